import { describe, expect, test } from "vitest";
import { linear, shownLabels, spread, ticks } from "./scale";

describe("an axis", () => {
  test("has round figures that hold all values", () => {
    expect(ticks(20, 79)).toEqual([20, 40, 60, 80]);
    expect(ticks(0, 49)).toEqual([0, 20, 40, 60]);
    expect(ticks(-3, 12)).toEqual([-5, 0, 5, 10, 15]);
  });
  test("has whole steps even for small scores", () => {
    expect(ticks(0, 1)).toEqual([0, 1]);
    expect(ticks(0, 0)).toEqual([0]);
  });
  test("maps a range to another, even an empty one", () => {
    expect(linear([0, 10], [100, 0])(5)).toBe(50);
    expect(linear([3, 3], [0, 10])(3)).toBe(0);
  });
  test("labels the last step and not too many", () => {
    expect([...shownLabels(13, 7)].sort((a, b) => a - b)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(shownLabels(4, 7).size).toBe(4);
  });
});

describe("labels that would lie on each other", () => {
  test("are moved apart and keep their order", () => {
    const placed = spread([50, 52, 51], 10, 0, 100);
    expect(placed[0]!).toBeLessThan(placed[2]!);
    expect(placed[2]!).toBeLessThan(placed[1]!);
    const sorted = [...placed].sort((a, b) => a - b);
    expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(10);
  });
  test("stay within the bounds", () => {
    expect(spread([99, 98], 10, 0, 100)).toEqual([100, 90]);
  });
});
