import { describe, expect, test } from "vitest";
import { barred, choosers, planning, turnOf } from "./phases";

describe("a phase in its round", () => {
  const view = { phase: 2, phases: [1, 2, 4, 5], over: false };
  test.each([
    [1, "over"],
    [2, "now"],
    [3, "skipped"],
    [4, "next"],
    [5, "then"],
  ])("%i is %s", (phase, turn) => expect(turnOf(view, phase)).toBe(turn));
  test("is open until all have chosen", () => expect(turnOf({ phase: 0, phases: [], over: false }, 3)).toBe("open"));
  test.each([
    [1, "over"],
    [2, "over"],
    [3, "skipped"],
    [4, "open"],
  ])("%i is %s once the game is over", (phase, turn) => expect(turnOf({ ...view, over: true }, phase)).toBe(turn));
  test("comes next right after the reveal", () => expect(turnOf({ phase: 0, phases: [3, 4], over: false }, 3)).toBe("next"));
});

describe("who chose a phase", () => {
  test("is told by seat", () => expect(choosers([{ chosen: 3 }, { chosen: 1 }, { chosen: 3 }], 3)).toEqual([0, 2]));
  test("is nobody while it is hidden", () => expect(choosers([{ chosen: "hidden" }, { chosen: null }], 3)).toEqual([]));
  test("is barred from it in the next round", () => expect(barred([{ previous: 3 }, { previous: null }], 3)).toEqual([0]));
});

describe("planning", () => {
  const player = { corporation: "ecoline" } as never;
  test("is the time between rounds", () => expect(planning({ phase: 0, phases: [], players: [player], over: false })).toBe(true));
  test("is over with the reveal", () => expect(planning({ phase: 0, phases: [4], players: [player], over: false })).toBe(false));
  test("comes after the corporations", () =>
    expect(planning({ phase: 0, phases: [], players: [{ corporation: null } as never], over: false })).toBe(false));
  test("needs a table", () => expect(planning({})).toBe(false));
});
