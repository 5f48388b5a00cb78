import { describe, expect, test } from "vitest";
import { bestCards, partsIn, rounds, sharedCards, sumOf } from "./points";

const score = (tokens: number, bonus: number, by_card = {}) => ({ total: tokens + bonus, tokens, bonus, by_card });

describe("the parts of a score", () => {
  test("come in the game's order, others after them", () => {
    expect(partsIn([{ total: 3, b: 1, a: 2, by_card: {} }], ["a"])).toEqual(["a", "b"]);
  });
  test("the best cards are those that brought most, none without points", () => {
    const scores = [score(0, 3, { x: 3, y: 0 }), score(0, 5, { z: 5 })];
    expect(bestCards(scores)).toEqual([
      { card: "z", seat: 1, points: 5 },
      { card: "x", seat: 0, points: 3 },
    ]);
  });
  test("are those of all, where somebody plays for other points than the rest", () => {
    expect(
      partsIn(
        [
          { total: 3, track: 3 },
          { total: 2, deployed: 2 },
        ],
        ["track"],
      ),
    ).toEqual(["track", "deployed"]);
  });
  test("a card that counts for several is told once", () => {
    expect(sharedCards([score(0, 3, { x: 3 }), score(0, 3, { x: 3 }), score(0, 2, { y: 2 })])).toEqual([
      { card: "x", seats: [0, 1], points: 3 },
      { card: "y", seats: [2], points: 2 },
    ]);
  });
  test("add up, the cards' points too", () => {
    const found = sumOf({ total: 30, tr: 20, cards: 10, by_card: { a: 1, b: 5, c: 3, d: 2, e: 1, f: -2 } }, ["tr"], 3);
    expect(found.parts).toEqual([
      { part: "tr", points: 20 },
      { part: "cards", points: 10 },
    ]);
    expect(found.cards.map(({ card }) => card)).toEqual(["b", "c", "d"]);
    expect(found.others).toBe(0);
    expect(sumOf({ total: 3, tokens: 3 }).others).toBe(0);
  });
});

describe("the curve", () => {
  test("has the start, then one point a round; set-up is none", () => {
    const point = (moment: number, round: number) => ({ moment, round, scores: [], figures: [], tallies: [] });
    const ends = rounds([point(0, 0), point(2, 0), point(13, 1), point(24, 2), point(26, 2)]);
    expect(ends.map((end) => [end.round, end.moment])).toEqual([
      [null, 0],
      [1, 13],
      [2, 26],
    ]);
    expect(rounds([])).toEqual([]);
  });
});
