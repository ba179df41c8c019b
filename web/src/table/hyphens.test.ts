import { expect, test } from "vitest";
import { hyphenated } from "./hyphens";

test.each([
  ["Knights", "Knights"],
  ["Agriculture", "Agri-cul-ture"],
  ["Philosophy", "Phi-losophy"],
  ["Domestication", "Domes-tica-tion"],
  ["Large Hadron Collider", "Large Hadron Col-lider"],
  ["Сельское хозяйство", "Сельс-кое хозяй-ство"],
  ["Підкріплення", "Під-крі-плення"],
  ["Комп’ютер", "Комп’ю-тер"],
])("%s", (name, broken) => {
  expect(hyphenated(name).replaceAll("\u00AD", "-")).toBe(broken);
});
