/** The guided first game: what is said when a question is asked for the first time, and at what it points. */

import type { GuideStep } from "../types";

const HAND = '[data-guide="hand"]';
const ROAD = '[data-guide="road"]';
const PAST = '[data-guide="past"]';
const BOARDS = '[data-guide="boards"]';
const LOOSE = '[data-guide="loose"]';
const DECISION = '[data-testid="decision"]';

export const guide: GuideStep[] = [
  { ask: "start", at: ROAD, say: "board-guide-start" },
  { ask: "select", at: HAND, say: "board-guide-select" },
  { ask: "action", at: DECISION, say: "board-guide-action" },
  { ask: "pay", at: HAND, say: "board-guide-pay" },
  { ask: "archive", at: HAND, say: "board-guide-archive" },
  { ask: "return", at: ROAD, say: "board-guide-return" },
  { ask: "learn", at: BOARDS, say: "board-guide-learn" },
  { ask: "keep", at: LOOSE, say: "board-guide-keep" },
  { ask: "draft", at: LOOSE, say: "board-guide-draft" },
  { ask: "resolve", at: ROAD, say: "board-guide-resolve" },
  { ask: "decline", at: ROAD, say: "board-guide-decline" },
  { ask: "flip", at: BOARDS, say: "board-guide-flip" },
  { ask: "exchange", at: HAND, say: "board-guide-exchange" },
  { ask: "over", at: PAST, say: "board-guide-over" },
];
