import { expect, test } from "vitest";
import type { Player } from "./facts";
import { cellsOf } from "./stock";

const player = {
  resources: { mc: 24, heat: 9, plants: 6 },
  production: { mc: 7, heat: 3, plants: 0, cards: 1 },
  capability: { steel: 3, titanium: 0 },
  discounts: { steel: 6, titanium: 0 },
  hand: 8,
} as unknown as Player;

test("a mat has stocks with what they yield, metals with what they take off, and the hand", () =>
  expect(cellsOf(player).map(({ icon, number, beside }) => `${icon} ${number} ${beside}`)).toEqual([
    "mc 24 +7",
    "heat 9 +3",
    "plants 6 +0",
    "steel 3 −6",
    "titanium 0 ",
    "card 8 +1",
  ]));
test("a hand that is seen is counted", () => expect(cellsOf({ ...player, hand: ["mine", "trees"] }).at(-1)?.number).toBe(2));
