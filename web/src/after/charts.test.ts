import { describe, expect, test } from "vitest";
import { blocks, lines, rises } from "./charts";
import type { RoundEnd } from "./points";

const end = (round: number | null, totals: number[], steps: number[]): RoundEnd => ({
  round,
  moment: 0,
  scores: totals.map((total) => ({ total })),
  tallies: steps.map((step) => ({ step })),
});
const ends = [end(null, [0, 1], [0, 0]), end(1, [3, 1], [2, 0]), end(2, [4, 9], [2, 3])];

describe("charts", () => {
  test("give everybody a line", () => {
    expect(lines(ends, 2, (one, seat) => one.scores[seat]?.["total"])).toEqual([
      [0, 3, 4],
      [1, 1, 9],
    ]);
    expect(lines(ends, 2, () => undefined)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
  test("tell by round how a count rose", () => {
    expect(rises(ends, 2, (one, seat) => one.tallies?.[seat]?.["step"])).toEqual([
      [2, 0],
      [0, 3],
    ]);
  });
  test("stand steps on each other, a seat's together", () => {
    expect(
      blocks([
        [2, 0],
        [1, 1],
      ]),
    ).toEqual([
      { seat: 0, round: 0, on: 0 },
      { seat: 0, round: 0, on: 1 },
      { seat: 1, round: 0, on: 2 },
      { seat: 1, round: 1, on: 0 },
    ]);
  });
});
