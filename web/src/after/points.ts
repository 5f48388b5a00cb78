/** The points of a game that is over, as figures: parts, cards, rounds, and what decided it. No words here. */

import type { CurvePoint, Ending } from "../table/protocol";
import { total } from "../start/result";

export type Score = Record<string, any>;

/** The parts of a score: those the game names, then any other number it has. */
export function partsIn(scores: Score[], named: string[] = []): string[] {
  const found = Object.keys(scores[0] ?? {}).filter((part) => part !== "total" && typeof scores[0]?.[part] === "number");
  return [...named.filter((part) => found.includes(part)), ...found.filter((part) => !named.includes(part))];
}

export interface CardWorth {
  card: string;
  seat: number;
  points: number;
}

/** The cards that brought the most. */
export function bestCards(scores: Score[], most = 5): CardWorth[] {
  const found = scores.flatMap((score, seat) =>
    Object.entries((score["by_card"] ?? {}) as Record<string, number>).map(([card, points]) => ({ card, seat, points })),
  );
  return found
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, most);
}

/** What a score is the sum of: its parts, and of the cards' points those that brought most; `others` is the rest of the cards. */
export interface ScoreSum {
  parts: { part: string; points: number }[];
  cards: CardWorth[];
  others: number;
}

export function sumOf(score: Score, named: string[] = [], most = 4): ScoreSum {
  const cards = bestCards([score], most);
  const all = Object.values((score["by_card"] ?? {}) as Record<string, number>);
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  return {
    parts: partsIn([score], named).map((part) => ({ part, points: Number(score[part]) })),
    cards,
    others: sum(all) - sum(cards.map(({ points }) => points)),
  };
}

export interface RoundEnd {
  /** Null: before the first round. */
  round: number | null;
  moment: number;
  scores: Score[];
  /** Numbers that all may see, each seat's and then the table's; and what each seat had done. Not every game has them. */
  figures?: Record<string, number>[];
  tallies?: Record<string, number>[];
}

/** The start, then the end of every round; of several points in one round the last counts, and set-up is no round. */
export function rounds(points: CurvePoint[]): RoundEnd[] {
  const [start, ...later] = points;
  if (!start) return [];
  const found: RoundEnd[] = [{ ...start, round: null }];
  for (const point of later) {
    if (point.round === 0) continue;
    if (found[found.length - 1]!.round === point.round) found.pop();
    found.push({ ...point });
  }
  return found;
}

export type Reason =
  | { kind: "part"; seat: number; other: number; part: string; mine: number; theirs: number }
  | { kind: "lead"; seat: number; round: number }
  | { kind: "always"; seat: number }
  | { kind: "late"; seat: number; round: number; leader: number; behind: number }
  | { kind: "despite"; seat: number; part: string; mine: number; theirs: number }
  | { kind: "card"; seat: number; card: string; points: number }
  | { kind: "most"; seat: number; part: string; points: number; of: number };

/** Up to three reasons, told from the figures alone. */
export function decided(ending: Ending, parts: string[], ends: RoundEnd[]): Reason[] {
  const winner = ending.ranking[0]?.[0];
  if (winner === undefined) return [];
  const second = ending.ranking[0]!.length > 1 ? ending.ranking[0]![1] : ending.ranking[1]?.[0];
  if (second === undefined) return alone(ending, parts);
  const found: Reason[] = [];
  const gap = (part: string) => Number(ending.scores[winner]?.[part] ?? 0) - Number(ending.scores[second]?.[part] ?? 0);
  const figures = (part: string) => ({
    part,
    mine: Number(ending.scores[winner]?.[part] ?? 0),
    theirs: Number(ending.scores[second]?.[part] ?? 0),
  });
  const byGap = [...parts].sort((one, other) => gap(other) - gap(one));
  const best = byGap[0];
  if (best !== undefined && gap(best) > 0) found.push({ kind: "part", seat: winner, other: second, ...figures(best) });
  const lead = turning(ends, winner);
  if (lead) found.push(lead);
  const worst = byGap[byGap.length - 1];
  if (worst !== undefined && gap(worst) < 0) {
    const { part, mine, theirs } = figures(worst);
    found.push({ kind: "despite", seat: second, part, mine: theirs, theirs: mine });
  } else {
    const card = bestCards(ending.scores, 1)[0];
    if (card) found.push({ kind: "card", ...card });
  }
  return found.slice(0, 3);
}

function alone(ending: Ending, parts: string[]): Reason[] {
  const score = ending.scores[0] ?? {};
  const best = [...parts].sort((one, other) => Number(score[other]) - Number(score[one]))[0];
  const found: Reason[] = [];
  if (best !== undefined && Number(score[best]) > 0)
    found.push({ kind: "most", seat: 0, part: best, points: Number(score[best]), of: total(score) });
  const card = bestCards(ending.scores, 1)[0];
  if (card) found.push({ kind: "card", ...card });
  return found;
}

/** Since when the winner was ahead of everybody; or from how far behind the last round was won. */
function turning(ends: RoundEnd[], winner: number): Reason | null {
  const last = ends.length - 1;
  const leads = (index: number) => {
    const scores = ends[index]!.scores;
    return scores.every((score, seat) => seat === winner || total(score) < total(scores[winner]));
  };
  if (last < 2 || !leads(last)) return null;
  let since = last;
  while (since > 1 && leads(since - 1)) since -= 1;
  if (since === last) {
    const before = ends[last - 1]!.scores;
    const leader = before.reduce((best, score, seat) => (total(score) > total(before[best]) ? seat : best), 0);
    if (leader === winner) return null;
    return { kind: "late", seat: winner, round: ends[last]!.round ?? 0, leader, behind: total(before[leader]) - total(before[winner]) };
  }
  if (since <= 1) return { kind: "always", seat: winner };
  return { kind: "lead", seat: winner, round: ends[since]!.round ?? 0 };
}
