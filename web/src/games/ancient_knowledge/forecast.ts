/** What would come of a move, in the game's own terms: knowledge, points, what the next decline would cost. */

import type { Foreseen, Frame } from "../../api/wire";
import type { Texts } from "../../texts/fluent";
import { loss, mine, type AncientView } from "./facts";

export function forecast(foreseen: Foreseen<AncientView>, frame: Frame<AncientView>, t: Texts): string[] {
  const told: string[] = [];
  const before = frame.view && mine(frame.view);
  const after = foreseen.view && mine(foreseen.view);
  if (!before || !after) return told;
  const gain = after.score - before.score;
  if (gain) told.push(t.say("board-would-score", { number: Math.abs(gain), gain: gain > 0 ? "yes" : "no" }));
  const lost = after.lost - before.lost;
  if (lost) told.push(t.say("board-would-lose", { number: Math.abs(lost), more: lost > 0 ? "yes" : "no" }));
  if (before.phase === "actions" && after.phase === "actions") {
    const [now, then] = [loss(before, 1), loss(after, 1)];
    if (now !== then) told.push(t.say("board-would-decline", { before: now, after: then }));
  }
  return told;
}
