/** Charts over the rounds of a finished game: what each shows, and everybody's values. No words here. */

import type { RoundEnd } from "./points";

export interface Chart {
  id: string;
  /** On the button that opens it. */
  name: string;
  title: string;
  /** The part of a score that it shows, which the chart of the points then leaves out. */
  part?: string;
  /** Lines run from round to round; steps stand on each other in the round in which they were made. */
  form: "lines" | "steps";
  /** What can be looked at, one at a time; one alone needs no choosing. */
  choices: { value: string; label: string; icon?: string }[];
  /** A list of values for each seat: at the start and at the end of every round; of steps, those of every round. */
  values: (choice: string) => number[][];
}

/** A line for each seat. */
export function lines(ends: RoundEnd[], players: number, value: (end: RoundEnd, seat: number) => number | undefined): number[][] {
  return Array.from({ length: players }, (_, seat) => ends.map((end) => Number(value(end, seat) ?? 0)));
}

/** How much each seat's count rose in each round, the start left out. */
export function rises(ends: RoundEnd[], players: number, count: (end: RoundEnd, seat: number) => number | undefined): number[][] {
  const total = (end: RoundEnd, seat: number) => Number(count(end, seat) ?? 0);
  return Array.from({ length: players }, (_, seat) =>
    ends.slice(1).map((end, index) => Math.max(0, total(end, seat) - total(ends[index]!, seat))),
  );
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
