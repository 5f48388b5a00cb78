/** The points of a game that is over, as figures: parts, cards, rounds. No words here. */

import type { CurvePoint } from "../table/protocol";

export type Score = Record<string, any>;

/** The parts of the scores, which need not be the same for all: those the game names, then any other number there is. */
export function partsIn(scores: Score[], named: string[] = []): string[] {
  const all = scores.flatMap((score) => Object.keys(score).filter((part) => part !== "total" && typeof score[part] === "number"));
  const found = [...new Set(all)];
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

/** A card that counts for one seat, or for several alike. */
export interface SharedWorth extends Omit<CardWorth, "seat"> {
  seats: number[];
}

/** The cards that brought the most, each once. */
export function sharedCards(scores: Score[], most = 5): SharedWorth[] {
  const found: SharedWorth[] = [];
  for (const { card, seat, points } of bestCards(scores, Infinity)) {
    const same = found.find((one) => one.card === card && one.points === points);
    if (same) same.seats.push(seat);
    else found.push({ card, points, seats: [seat] });
  }
  return found.slice(0, most);
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
