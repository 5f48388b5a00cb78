/** The board as it is printed: told by the server, together with the words. */

import { settings } from "../../app/settings.svelte";
import { wordsOf } from "../../table/sitting.svelte";
import type { BoardFacts } from "./facts";

export const GAME = "terraforming-mars";

let board: BoardFacts | null = $state.raw(null);

/** The board, once it has been told; the same in every language, so that whichever was asked for will do. */
export function theBoard(): BoardFacts | null {
  return board;
}

/** Ask for the board. It comes with the words, which the table has asked for already. */
export function loadBoard(): void {
  if (!board) void wordsOf(GAME, settings.language).then((words) => (board = words.board as BoardFacts), () => {});
}
