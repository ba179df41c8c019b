/** Ancient Knowledge in the browser. */

import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import { face, icon } from "./card";
import { mine, together, type AncientView } from "./facts";
import { forecast } from "./forecast";
import { guide } from "./guide";
import { elements, gathering, partAsked, phase, phases, remark } from "./moves";
import Scoring from "./Scoring.svelte";

const board: GameBoard<AncientView> = {
  name: "ancient_knowledge",
  Board,
  parts: ["timeline", "boards", "past", "others"].map((id) => ({ id, say: `board-part-${id}` })),
  face,
  summary(view, seat, t) {
    const area = view.areas[seat];
    const figures = [
      { icon: icon("past"), value: `${area.past.length}/14`, label: t.say("board-past") },
      { icon: icon("lost"), value: area.lost, label: t.say("board-lost") },
      { icon: icon("hand"), value: area.hand_size, label: t.say("board-word-hand") },
    ];
    if (!view.teams) return { score: area.score, figures };
    const team = Math.min(seat, area.partner ?? seat) / 2 + 1;
    return {
      score: area.score,
      figures,
      standing: together(view, seat),
      side: t.say("board-team", { number: team, points: together(view, seat) }),
    };
  },
  hand(view) {
    return mine(view)?.hand ?? null;
  },
  phases,
  phase,
  elements,
  gathering,
  remark,
  partAsked,
  forecast,
  guide,
  Scoring,
  cardOptions: [],
  seats: (options) => (options.teams === "yes" ? [4, 4] : null),
  texts: {
    en: () => import("./en.ftl?raw").then((found) => found.default),
    ru: () => import("./ru.ftl?raw").then((found) => found.default),
    uk: () => import("./uk.ftl?raw").then((found) => found.default),
  },
};

export default board;
