/** The boards as they are printed: told by the server before anything is drawn. */

import type { BoardFacts } from "./facts";

let board: BoardFacts | null = $state.raw(null);

export function theBoard(): BoardFacts | null {
  return board;
}

export function print(told: BoardFacts): void {
  board = told;
}
