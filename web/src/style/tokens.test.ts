/** The colours keep their contrast in both themes: 4.5:1 for words, 3:1 for signs and borders. */

import { expect, test } from "vitest";
import css from "./tokens.css?raw";

function colours(theme: 0 | 1): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
    const colour = pair ? pair[theme + 1] : /^#\w{6}$/.exec(value)?.[0];
    if (colour) found.set(name, colour);
  }
  return found;
}

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ["paper", "surface", "raised", "sunken"];
const types = [...css.matchAll(/--type-(\w+):/g)].map(([, type]) => type);
const seats = [0, 1, 2, 3, 4, 5];

const words: [string, string][] = [
  ...["ink", "ink-soft"].flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  ...["alive-ink", "picked-ink", "good", "bad"].flatMap((ink) =>
    grounds.slice(0, 3).map((ground): [string, string] => [ink, ground]),
  ),
  ...["alive", "picked"].flatMap((what): [string, string][] => [
    [`${what}-ink`, `${what}-soft`],
    [`on-${what}`, `${what}-fill`],
    ["ink", `${what}-soft`],
  ]),
  ["on-alive", "alive-fill-hover"],
  ["good", "good-soft"],
  ["bad", "bad-soft"],
  ["ink", "good-soft"],
  ["ink", "bad-soft"],
  ["on-bad", "bad"],
  ...types.flatMap((type): [string, string][] => [
    [`type-${type}-ink`, `type-${type}-soft`],
    [`type-${type}-ink`, "surface"],
    ["ink", `type-${type}-soft`],
    ["ink-soft", `type-${type}-soft`],
  ]),
  ...seats.map((seat): [string, string] => ["ink", `seat-${seat}-soft`]),
];

const signs: [string, string][] = [
  ...["alive", "picked", "focus", "line-strong"].flatMap((sign) =>
    grounds.map((ground): [string, string] => [sign, ground]),
  ),
  ...types.flatMap((type): [string, string][] => [
    [`type-${type}`, "surface"],
    [`type-${type}`, `type-${type}-soft`],
  ]),
  ...seats.flatMap((seat): [string, string][] => [
    [`seat-${seat}`, "paper"],
    [`seat-${seat}`, "surface"],
    [`seat-${seat}`, `seat-${seat}-soft`],
    // The initial in the mark is bold and large.
    ["on-seat", `seat-${seat}`],
  ]),
];

test.each([
  ["light", 0],
  ["dark", 1],
] as const)("contrast in %s", (_, theme) => {
  const all = colours(theme);
  const poor: string[] = [];
  const check = (pairs: [string, string][], least: number) => {
    for (const [one, other] of pairs) {
      const found = contrast(all.get(one)!, all.get(other)!);
      if (found < least) poor.push(`${one} on ${other}: ${found.toFixed(2)}, needs ${least}`);
    }
  };
  check(words, 4.5);
  check(signs, 3);
  expect(poor).toEqual([]);
});
