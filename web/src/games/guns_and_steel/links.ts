/** Which cards of the pyramid are linked: each rests on two of the row below, shifted by half a card. */

import type { AgeView } from "./facts";

export interface Place {
  age: number;
  place: number;
}

/** The two places below a place that a card rests on. */
export function feet({ age, place }: Place): Place[] {
  if (age === 0) return [];
  return [
    { age: age - 1, place },
    { age: age - 1, place: place + 1 },
  ];
}

export interface Link {
  above: Place;
  below: Place;
}

/** The links between cards that are both still there. */
export function links(ages: AgeView[]): Link[] {
  const found: Link[] = [];
  ages.forEach(({ row }, age) =>
    row.forEach((offer, place) => {
      if (!offer) return;
      const above = { age, place };
      for (const below of feet(above)) if (ages[below.age].row[below.place]) found.push({ above, below });
    }),
  );
  return found;
}

/** The cards linked below a card, through all rows: each makes it dearer. Itself is not among them. */
export function linkedBelow(ages: AgeView[], card: string): Set<string> {
  const found = new Set<string>();
  const follow = (from: Place) => {
    for (const place of feet(from)) {
      const offer = ages[place.age].row[place.place];
      if (!offer || found.has(offer.card)) continue;
      found.add(offer.card);
      follow(place);
    }
  };
  ages.forEach(({ row }, age) =>
    row.forEach((offer, place) => offer?.card === card && follow({ age, place })),
  );
  return found;
}
