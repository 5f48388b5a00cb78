/** The five phases of a round: which are played, who chose them, and how far the round is. */

import { theBoard } from "./board.svelte";
import type { PhaseFacts, Player, Seen } from "./facts";

export function phases(): number[] {
  return theBoard()?.phases.map((phase) => Number(phase.id)) ?? [];
}

/** A phase as it is printed; none for the planning before them. */
export function printed(phase: number): PhaseFacts | undefined {
  return theBoard()?.phases[phase - 1];
}

/** The phase in which cards of a colour are played. */
export function phaseFor(colour: string): PhaseFacts | undefined {
  return theBoard()?.phases.find((phase) => phase.plays.includes(colour));
}

/** Before all have chosen, and if the game ends before it, a phase is open; else over, now, the next, still to come, or skipped. */
export type Turn = "open" | "over" | "now" | "next" | "then" | "skipped";

export function turnOf(view: Pick<Seen, "phase" | "phases" | "over">, phase: number): Turn {
  if (view.phases.length === 0) return "open";
  if (!view.phases.includes(phase)) return "skipped";
  if (view.over) return phase > view.phase ? "open" : "over";
  if (phase === view.phase) return "now";
  if (phase < view.phase) return "over";
  const left = view.phases.filter((other) => other > view.phase);
  return left[0] === phase ? "next" : "then";
}

/** Who shows this phase in this round. */
export function choosers(players: Pick<Player, "chosen">[], phase: number): number[] {
  return players.flatMap((player, seat) => (player.chosen === phase ? [seat] : []));
}

/** Who showed it in the round before, and so cannot now. */
export function barred(players: Pick<Player, "previous">[], phase: number): number[] {
  return players.flatMap((player, seat) => (player.previous === phase ? [seat] : []));
}

/** Whether phases are being chosen, by anybody. */
export function planning(view: Partial<Seen>): boolean {
  const players = view.players ?? [];
  return !view.over && view.phase === 0 && view.phases?.length === 0 && players.length > 0 && players.every((player) => player.corporation);
}
