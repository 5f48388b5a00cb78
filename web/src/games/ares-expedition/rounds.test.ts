import { expect, test } from "vitest";
import { neutralPass, roundsLeft } from "./rounds";

test("the last round is one that is left", () => {
  expect(roundsLeft({ round: 15, rounds: 15, over: false })).toBe(1);
  expect(roundsLeft({ round: 1, rounds: 15, over: false })).toBe(15);
});
test("a game without a last round counts none", () => expect(roundsLeft({ round: 4, rounds: null, over: false })).toBe(0));
test("a game that is over has none left", () => expect(roundsLeft({ round: 4, rounds: 25, over: true })).toBe(0));
test("the neutral deck is gone through every five rounds", () =>
  expect([1, 5, 6, 25].map((round) => neutralPass(round, 5))).toEqual([1, 1, 2, 5]));
