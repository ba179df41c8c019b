/** Guns & Steel in the browser. */

import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import { face, icon } from "./card";
import { mine, type GunsView } from "./facts";
import { forecast } from "./forecast";
import { guide } from "./guide";
import { elements, partAsked, phase, phases, remark } from "./moves";

const board: GameBoard<GunsView> = {
  name: "guns_and_steel",
  Board,
  parts: ["pyramid", "mine", "others"].map((id) => ({ id, say: `board-part-${id}` })),
  face,
  summary(view, seat, t) {
    const area = view.areas[seat];
    const figures = [
      { icon: icon("power"), value: area.power, label: t.say("board-word-power") },
      { icon: icon("hand"), value: area.hand_size, label: t.say("board-word-hand") },
    ];
    if (area.wonders.length) {
      figures.push({ icon: icon("wonder"), value: area.wonders.length, label: t.say("board-wonders") });
    }
    return { score: area.score, figures };
  },
  hand(view) {
    return mine(view)?.hand?.toSorted() ?? null;
  },
  phases,
  phase,
  elements,
  remark,
  partAsked,
  forecast,
  guide,
  texts: {
    en: () => import("./en.ftl?raw").then((found) => found.default),
    ru: () => import("./ru.ftl?raw").then((found) => found.default),
    uk: () => import("./uk.ftl?raw").then((found) => found.default),
  },
};

export default board;
