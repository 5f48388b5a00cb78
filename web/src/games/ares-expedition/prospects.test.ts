import { describe, expect, test } from "vitest";
import { rowsOf } from "./prospects";

const figures = (prospect: Record<string, unknown>) => rowsOf({ bonus: {}, ...prospect }).map((row) => row.figure);

describe("what a phase would bring", () => {
  test("of cards: how many, from what to what", () =>
    expect(figures({ playable: 3, of: 5, cheapest: 0, dearest: 16 })).toEqual(["3/5", "0–16 M€"]));
  test("of one card: its price, once", () => expect(figures({ playable: 1, of: 5, cheapest: 7, dearest: 7 })).toEqual(["1/5", "7 M€"]));
  test("of none: no price", () => expect(figures({ playable: 0, of: 2 })).toEqual(["0/2"]));
  test("of actions: a dash where there is nothing", () =>
    expect(figures({ actions: 6, forests: 1, temperature: 0 })).toEqual(["6", "+1", "–"]));
  test("of production: all four", () => expect(figures({ mc: 23, heat: 3, plants: 0, cards: 1 })).toEqual(["+23", "+3", "–", "+1"]));
  test("of research: what is seen, kept and held", () =>
    expect(figures({ draw: 2, keep: 1, hand: 10, limit: 10 })).toEqual(["2", "1", "10/10"]));
});
