/** The five phases of a round: which are played, who chose them, and how far the round is. */

import type { Player, Seen } from "./facts";

export const PHASES = [1, 2, 3, 4, 5];

/** Before all have chosen nothing is known of a phase; then it is over, now, the next, still to come, or nobody chose it. */
export type Turn = "open" | "over" | "now" | "next" | "then" | "skipped";

export function turnOf(view: Pick<Seen, "phase" | "phases">, phase: number): Turn {
  if (view.phases.length === 0) return "open";
  if (!view.phases.includes(phase)) return "skipped";
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
