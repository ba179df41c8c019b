/** The others as they follow around the table, beginning with who comes after a seat; all of them after none. */
export function othersAfter<A extends { seat: number }>(seat: number | null, areas: readonly A[]): A[] {
  const first = seat === null ? 0 : seat + 1;
  return areas.map((_, place) => areas[(first + place) % areas.length]).filter((area) => area.seat !== seat);
}
