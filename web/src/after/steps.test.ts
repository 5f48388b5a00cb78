import { describe, expect, test } from "vitest";
import { leap, stretches } from "./steps";

const point = (moment: number, round: number) => ({ moment, round, scores: [], figures: [], tallies: [] });

describe("the rounds on the slider", () => {
  const over = stretches([point(0, 0), point(2, 0), point(13, 1), point(24, 2)], 24);
  test("hold every move; set-up belongs to the first", () => {
    expect(over).toEqual([
      { round: 1, from: 0, to: 13 },
      { round: 2, from: 13, to: 24 },
    ]);
  });
  test("have the one that still goes on", () => {
    expect(stretches([point(0, 1), point(10, 1)], 15)).toEqual([
      { round: 1, from: 0, to: 10 },
      { round: 2, from: 10, to: 15 },
    ]);
    expect(stretches([point(0, 1)], 3)).toEqual([{ round: 1, from: 0, to: 3 }]);
  });
  test("are leapt over to their edges", () => {
    expect(leap(over, 5, true, 24)).toBe(13);
    expect(leap(over, 13, true, 24)).toBe(24);
    expect(leap(over, 24, true, 24)).toBe(24);
    expect(leap(over, 20, false, 24)).toBe(13);
    expect(leap(over, 13, false, 24)).toBe(0);
    expect(leap(over, 0, false, 24)).toBe(0);
  });
});
