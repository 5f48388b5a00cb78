/** The puzzles of a game: fetched, tables made from them, and which of them this device has solved. */

import { playOn } from "../start/playOn";
import { seatAddress } from "../start/launch";
import { api } from "../table/api";
import type { Made, PuzzleTold } from "../table/protocol";

const KEY = "areo.puzzles";

/** A position's table with nobody but me: the others do nothing while I think. */
export async function tableOf(game: string, puzzle: PuzzleTold): Promise<Made> {
  const seats = Array.from({ length: puzzle.position.options.players }, () => ({ bot: null }));
  return api.make({ game, seats, position: puzzle.position });
}

/** Play on from a puzzle against bots: where to go. */
export async function playedOn(game: string, puzzle: PuzzleTold): Promise<string> {
  return seatAddress(await playOn({ game, seat: puzzle.seat, position: puzzle.position as { options: { players: number } } }));
}

/** A puzzle is known by its seed, which no other deal has. */
export const nameOf = (game: string, puzzle: PuzzleTold) => `${game} ${puzzle.position.options.seed}`;

export function solved(): Set<string> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept : []);
  } catch {
    return new Set();
  }
}

export function noteSolved(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().add(name)].slice(-500)));
  } catch {
    // A browser that keeps nothing.
  }
}
