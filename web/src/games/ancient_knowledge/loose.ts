/** Cards that lie nowhere on the board and yet are seen: set aside, revealed, looked at in a hand or a deck. */

import type { Frame } from "../../api/wire";
import type { AncientView } from "./facts";

export function loose(
  frame: Frame<AncientView> & { view: AncientView },
  moves: readonly { elements: string[] }[],
): string[] {
  const { view, question } = frame;
  const lying = new Set([
    ...view.boards.flatMap((board) => board.cards),
    ...view.areas.flatMap((area) => [
      ...(area.hand ?? []),
      ...area.timeline.map(({ card }) => card),
      ...area.past,
      ...area.artifacts,
      ...area.collection,
    ]),
  ]);
  const chosen = moves.flatMap(({ elements }) =>
    elements.filter((one) => one.startsWith("card:")).map((one) => one.slice("card:".length)),
  );
  const told = Array.isArray(question?.args.cards) ? (question.args.cards as string[]) : [];
  const aside = view.areas.flatMap((area) => area.aside ?? []);
  return [...new Set([...aside, ...told, ...chosen])].filter((card) => !lying.has(card));
}
