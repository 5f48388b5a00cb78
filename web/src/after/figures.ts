/** The figures of a finished game by round, as charts want them: which there are, and everybody's values. No words here. */

import type { RoundEnd } from "./points";

export type Topic = "points" | "rating" | "production" | "raised";

const PRODUCTION = "production ";
/** Parts of a tally that are no parameter. */
const NO_PARAMETER = new Set(["start", "other"]);

/** What can be shown: points always, the rest where the game tells it. */
export function topics(ends: RoundEnd[]): Topic[] {
  const found: Topic[] = ["points"];
  if (ends.length > 1 && "tr" in (ends[0]!.figures?.[0] ?? {})) found.push("rating");
  if (ends.length > 1 && produced(ends).length > 0) found.push("production");
  if (ends.length > 1 && raisable(ends).length > 0) found.push("raised");
  return found;
}

/** The resources that are produced, such as "mc". */
export function produced(ends: RoundEnd[]): string[] {
  const names = Object.keys(ends[0]?.figures?.[0] ?? {});
  return names.filter((name) => name.startsWith(PRODUCTION)).map((name) => name.slice(PRODUCTION.length));
}

/** The parameters that are raised, such as "temperature". */
export function raisable(ends: RoundEnd[]): string[] {
  return Object.keys(ends[ends.length - 1]?.tallies?.[0] ?? {}).filter((name) => !NO_PARAMETER.has(name));
}

/** A line for each seat: a score's part, a figure, or a production, at the start and at the end of every round. */
export function lines(ends: RoundEnd[], players: number, topic: "points" | "rating" | "production", what: string): number[][] {
  const value = (end: RoundEnd, seat: number) =>
    topic === "points" ? end.scores[seat]?.[what] : end.figures?.[seat]?.[topic === "rating" ? "tr" : PRODUCTION + what];
  return Array.from({ length: players }, (_, seat) => ends.map((end) => Number(value(end, seat) ?? 0)));
}

/** How far each seat raised a parameter in each round, the start left out. */
export function raises(ends: RoundEnd[], players: number, what: string): number[][] {
  const total = (end: RoundEnd, seat: number) => Number(end.tallies?.[seat]?.[what] ?? 0);
  return Array.from({ length: players }, (_, seat) => ends.slice(1).map((end, index) => Math.max(0, total(end, seat) - total(ends[index]!, seat))));
}

export interface Block {
  seat: number;
  round: number;
  /** How many blocks of the same round are below it. */
  on: number;
}

/** A block for each step, standing on each other in the order of the seats. */
export function blocks(steps: number[][]): Block[] {
  const found: Block[] = [];
  const heights: number[] = [];
  steps.forEach((rounds, seat) =>
    rounds.forEach((count, round) => {
      for (let step = 0; step < count; step++) {
        const on = heights[round] ?? 0;
        found.push({ seat, round, on });
        heights[round] = on + 1;
      }
    }),
  );
  return found;
}
