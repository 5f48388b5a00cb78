/** Who has won, as figures; the words are made of it elsewhere. */

import type { Ending } from "../table/protocol";

export type Result =
  | { kind: "wins"; seats: number[]; ahead: number }
  | { kind: "tiebreak"; seats: number[] }
  | { kind: "outright"; seats: number[] }
  | { kind: "shared"; seats: number[] }
  | { kind: "solo"; won: boolean; points: number }
  | { kind: "rival"; won: boolean; points: number; rival: number }
  | { kind: "none" };

export function total(score: Record<string, any> | undefined): number {
  return Number(score?.["total"] ?? 0);
}

/** How a game ended: by how much, by a tie-break, shared, or alone. */
export function resultOf(ending: Ending): Result {
  const players = ending.scores.length;
  const first = ending.ranking[0] ?? [];
  const best = total(ending.scores[first[0] ?? 0]);
  if (players === 1) {
    const won = ending.won[0] ?? false;
    const rival = ending.rivals[0];
    return rival ? { kind: "rival", won, points: best, rival: total(rival) } : { kind: "solo", won, points: best };
  }
  const winners = ending.won.flatMap((won, seat) => (won ? [seat] : []));
  if (winners.length === 0) return { kind: "none" };
  if (winners.length > 1) return { kind: "shared", seats: winners };
  const second = ending.ranking[1]?.[0];
  const ahead = second === undefined ? 0 : best - total(ending.scores[second]);
  // Whoever plays against all others may have fewer points than they, and win all the same.
  if (ahead < 0) return { kind: "outright", seats: winners };
  return ahead > 0 ? { kind: "wins", seats: winners, ahead } : { kind: "tiebreak", seats: winners };
}
