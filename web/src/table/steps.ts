/** Moves that differ only by a number: one button with a number to set, where they are many. */

import type { Choosable } from "./choice.svelte";

const MANY = 2;

/** The moves as they are offered: alone, or all of one verb together, by their numbers. */
export function byNumber(moves: readonly Choosable[]): Choosable[][] {
  const verbs = new Map<string, Choosable[]>();
  for (const move of moves) {
    const key = move.kinds.length === 1 && move.kinds[0] === "number" ? move.verb : move.text;
    verbs.set(key, [...(verbs.get(key) ?? []), move]);
  }
  return [...verbs.values()].flatMap((found) =>
    found.length < MANY || found.some(({ verb }) => verb === "choose" || verb === "first")
      ? found.map((move) => [move])
      : [found.toSorted((one, other) => Number(one.args[0]) - Number(other.args[0]))],
  );
}
