/** The guided first game: what is said when a question is asked for the first time, and at what it points. */

import type { GuideStep } from "../types";

const HAND = '[data-guide="hand"]';
const PYRAMID = '[data-guide="pyramid"]';
const WONDER = '[data-guide="wonder"], [data-guide="pyramid"]';
const MINE = '[data-guide="mine"]';
const BATTLE = '[data-guide="battle"]';
const DECISION = '[data-testid="decision"]';

export const guide: GuideStep[] = [
  { ask: "start", at: WONDER, say: "board-guide-start" },
  { ask: "head-start", at: HAND, say: "board-guide-head-start" },
  { ask: "resource", at: HAND, say: "board-guide-resource" },
  { ask: "technology", at: HAND, say: "board-guide-technology" },
  { ask: "activation", at: DECISION, say: "board-guide-activation" },
  { ask: "purchase", at: PYRAMID, say: "board-guide-purchase" },
  { ask: "payment", at: MINE, say: "board-guide-payment" },
  { ask: "take-back", at: MINE, say: "board-guide-take-back" },
  { ask: "wonder", at: WONDER, say: "board-guide-wonder" },
  { ask: "fame", at: WONDER, say: "board-guide-fame" },
  { ask: "response", at: BATTLE, say: "board-guide-response" },
  { ask: "lose", at: MINE, say: "board-guide-lose" },
  { ask: "over", at: MINE, say: "board-guide-over" },
];
