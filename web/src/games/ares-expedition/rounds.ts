/** How far a game against the clock is. */

/** Rounds still to be played, this one included. */
export function roundsLeft(view: { round: number; rounds: number | null; over: boolean }): number {
  return view.rounds === null || view.over ? 0 : Math.max(0, view.rounds - view.round + 1);
}

/** Which pass through the neutral deck a round belongs to; `pass` rounds are one. */
export function neutralPass(round: number, pass: number): number {
  return Math.ceil(round / pass);
}
