import { expect, test } from "vitest";
import { stale } from "./draw.mjs";

test("the pictures hold the icons that their lists name: after a change, `npm run icons`", () => {
  expect(stale()).toEqual([]);
});
