import { expect, test } from "vitest";
import { othersAfter } from "./others";

const areas = [0, 1, 2, 3].map((seat) => ({ seat }));
const seats = (seat: number | null) => othersAfter(seat, areas).map((area) => area.seat);

test("the others follow around the table, beginning with who comes after me", () => {
  expect(seats(0)).toEqual([1, 2, 3]);
  expect(seats(2)).toEqual([3, 0, 1]);
  expect(seats(3)).toEqual([0, 1, 2]);
});

test("who only looks on sees all of them in their order", () => {
  expect(seats(null)).toEqual([0, 1, 2, 3]);
});
