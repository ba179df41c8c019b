/** The games that have a board here: each folder beside this file is one. */

import type { GameBoard } from "./types";

const BOARDS = import.meta.glob<{ default: GameBoard }>("./*/index.ts");

export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = BOARDS[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** Whether a game can be played in the browser; others are played in the terminal and by programs. */
export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in BOARDS;
}
