/** What decided a game that is over, as figures: who won and by what, who led until when, and what was not enough. No words here. */

import type { Ending } from "../table/protocol";
import { resultOf, total } from "../start/result";
import { bestCards, type RoundEnd } from "./points";

export type Reason =
  | { kind: "wins"; seat: number; ahead: number }
  | { kind: "wins-by"; seat: number; ahead: number; part: string; gap: number; other: number }
  | { kind: "tiebreak"; seat: number; other: number; points: number }
  | { kind: "shared"; seat: number; seats: number[]; points: number }
  | { kind: "nobody"; seat: number; points: number }
  | { kind: "solo"; seat: number; won: boolean; points: number }
  | { kind: "rival"; seat: number; won: boolean; ahead: number }
  | { kind: "most"; seat: number; part: string; points: number; of: number }
  | { kind: "always"; seat: number }
  | { kind: "led-from"; seat: number; round: number }
  | { kind: "led-until"; seat: number; round: number; ahead: number }
  | { kind: "despite"; seat: number; part: string; gap: number }
  | { kind: "card"; seat: number; card: string; points: number };

/** Up to three sentences' worth, the most telling first. */
export function decided(ending: Ending, parts: string[], ends: RoundEnd[]): Reason[] {
  const result = resultOf(ending);
  const winner = ending.ranking[0]?.[0];
  if (winner === undefined) return [];
  const points = total(ending.scores[winner]);
  switch (result.kind) {
    case "solo":
      return [{ kind: "solo", seat: winner, won: result.won, points }, ...alone(ending, parts)];
    case "rival":
      return [{ kind: "rival", seat: winner, won: result.won, ahead: result.points - result.rival }, ...alone(ending, parts)];
    case "shared":
      return [{ kind: "shared", seat: result.seats[0]!, seats: result.seats, points }, ...best(ending)];
    case "outright":
      return best(ending);
    case "none":
      return [{ kind: "nobody", seat: winner, points }, ...best(ending)];
  }
  const seat = result.seats[0]!;
  const other = ending.ranking[0]!.find((one) => one !== seat) ?? ending.ranking[1]?.[0];
  if (other === undefined) return [];
  const gap = (part: string) => Number(ending.scores[seat]?.[part] ?? 0) - Number(ending.scores[other]?.[part] ?? 0);
  const byGap = [...parts].sort((one, another) => gap(another) - gap(one));
  const [most] = byGap;
  const least = byGap[byGap.length - 1];
  const found: Reason[] = [];
  if (result.kind === "tiebreak") found.push({ kind: "tiebreak", seat, other, points });
  else if (most !== undefined && gap(most) > 0)
    found.push({ kind: "wins-by", seat, ahead: result.ahead, part: most, gap: gap(most), other });
  else found.push({ kind: "wins", seat, ahead: result.ahead });
  const lead = turning(ends, seat);
  if (lead) found.push(lead);
  if (least !== undefined && gap(least) < 0) found.push({ kind: "despite", seat: other, part: least, gap: -gap(least) });
  else found.push(...best(ending));
  return found;
}

function best(ending: Ending): Reason[] {
  return bestCards(ending.scores, 1).map((card) => ({ kind: "card", ...card }));
}

function alone(ending: Ending, parts: string[]): Reason[] {
  const score = ending.scores[0] ?? {};
  const [most] = [...parts].sort((one, other) => Number(score[other]) - Number(score[one]));
  const found: Reason[] = [];
  if (most !== undefined && Number(score[most]) > 0 && Number(score[most]) <= total(score))
    found.push({ kind: "most", seat: 0, part: most, points: Number(score[most]), of: total(score) });
  return [...found, ...best(ending)];
}

/** Since when the winner was ahead of everybody, or who was ahead before that. */
function turning(ends: RoundEnd[], winner: number): Reason | null {
  const last = ends.length - 1;
  const leads = (index: number) => leader(ends[index]!)?.seat === winner;
  if (last < 2 || !leads(last)) return null;
  let since = last;
  while (since > 1 && leads(since - 1)) since -= 1;
  if (since <= 1) return { kind: "always", seat: winner };
  const before = leader(ends[since - 1]!);
  // Who led for most of the game is worth a word, whoever it was.
  if (before && since > last / 2) return { kind: "led-until", seat: before.seat, round: ends[since - 1]!.round ?? 0, ahead: before.ahead };
  return { kind: "led-from", seat: winner, round: ends[since]!.round ?? 0 };
}

/** Who alone had the most points at the end of a round, and by how many; null on a tie. */
function leader(end: RoundEnd): { seat: number; ahead: number } | null {
  const order = end.scores.map((score, seat) => ({ seat, points: total(score) })).sort((one, other) => other.points - one.points);
  const [first, second] = order;
  return first && second && first.points > second.points ? { seat: first.seat, ahead: first.points - second.points } : null;
}
