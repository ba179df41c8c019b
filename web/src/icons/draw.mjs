/**
 * Draws the few icons that are used into one picture for each board: `icons.svg` from `icons.json` beside it,
 * which says for each concept which icon of the game-icons set stands for it, or which drawing of our own.
 *
 * Run by `npm run icons` after a change; a test says if it was forgotten.
 */

import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CREDIT =
  "Icons from game-icons.net, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), by Lorc, Delapouite " +
  "and its other contributors; some are drawn for Ziggurat.";

const SET = new URL("../../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const GAMES = fileURLToPath(new URL("../games/", import.meta.url));

/** The picture with all icons that a folder's list names, each as a symbol. */
function draw(folder, icons) {
  const list = JSON.parse(readFileSync(join(folder, "icons.json"), "utf8"));
  const symbols = Object.entries(list).map(([concept, icon]) => {
    const body = icon.endsWith(".svg") ? drawing(join(folder, icon)) : icons[icon]?.body;
    if (!body) throw new Error(`there is no icon ${icon}, which is to stand for ${concept}`);
    return `<symbol id="${concept}" viewBox="0 0 512 512">${body.replaceAll(' fill="currentColor"', "")}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<metadata>${CREDIT}</metadata>\n${symbols.join("\n")}\n</svg>\n`;
}

function drawing(file) {
  return /<svg[^>]*>([^]*)<\/svg>/.exec(readFileSync(file, "utf8"))[1].trim();
}

/** Every picture as it should be: `[file, text]`. */
function pictures() {
  const { icons } = JSON.parse(readFileSync(SET, "utf8"));
  return readdirSync(GAMES)
    .map((game) => join(GAMES, game))
    .filter((folder) => existsSync(join(folder, "icons.json")))
    .map((folder) => [join(folder, "icons.svg"), draw(folder, icons)]);
}

/** The pictures that are not as their lists say. */
export function stale() {
  return pictures()
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text)
    .map(([file]) => file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of pictures()) writeFileSync(file, text);
}
