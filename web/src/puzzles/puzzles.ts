/** Puzzles: fetched, tables made from them, and which of them this device has solved. */

import { playOn } from "../start/playOn";
import { seatAddress } from "../start/launch";
import { api } from "../table/api";
import type { Made, Puzzles, PuzzleTold } from "../table/protocol";

const KEY = "areo.puzzles";

/** Where puzzles come from: those that a game comes with, or those of a table whose game was reviewed. */
export type Source = { game: string } | { table: string; token: string };

/** Where they are listed, or one of them is. */
export function addressOf(from: Source, number?: number): string {
  const one = number === undefined ? "" : `&number=${number}`;
  return "game" in from ? `/puzzles?game=${from.game}${one}` : `/puzzles?table=${from.table}${one}#${from.token}`;
}

export async function puzzlesOf(from: Source, language: string): Promise<Puzzles> {
  return "game" in from ? api.puzzles(from.game, language) : api.tablesPuzzles(from.table, from.token, language);
}

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
