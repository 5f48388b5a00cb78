import { describe, expect, test } from "vitest";
import type { Ending } from "../table/protocol";
import { bestCards, decided, partsIn, rounds, sumOf } from "./points";

const score = (tokens: number, bonus: number, by_card = {}) => ({ total: tokens + bonus, tokens, bonus, by_card });
const ending = (scores: any[], ranking: number[][], won: boolean[]): Ending => ({ scores, ranking, won, rivals: [] });

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

describe("what decided it", () => {
  const ends = (...totals: number[][]) =>
    totals.map((of, index) => ({ round: index === 0 ? null : index, moment: index, scores: of.map((total) => ({ total })) }));

  test("names the part with the greatest gap, since when the winner led, and where the second was better", () => {
    const reasons = decided(
      ending([score(20, 9), score(10, 12)], [[0], [1]], [true, false]),
      ["tokens", "bonus"],
      ends([0, 0], [1, 3], [9, 4], [29, 22]),
    );
    expect(reasons).toEqual([
      { kind: "part", seat: 0, other: 1, part: "tokens", mine: 20, theirs: 10 },
      { kind: "lead", seat: 0, round: 2 },
      { kind: "despite", seat: 1, part: "bonus", mine: 12, theirs: 9 },
    ]);
  });
  test("tells of a win in the last round", () => {
    const reasons = decided(
      ending([score(20, 0), score(10, 0)], [[0], [1]], [true, false]),
      ["tokens"],
      ends([0, 0], [1, 3], [4, 9], [20, 10]),
    );
    expect(reasons[1]).toEqual({ kind: "late", seat: 0, round: 3, leader: 1, behind: 5 });
  });
  test("tells of a lead from the start", () => {
    const reasons = decided(
      ending([score(20, 0), score(10, 0)], [[0], [1]], [true, false]),
      ["tokens"],
      ends([0, 0], [4, 3], [9, 4], [20, 10]),
    );
    expect(reasons[1]).toEqual({ kind: "always", seat: 0 });
  });
  test("is silent about a lead after a tie", () => {
    const reasons = decided(ending([score(10, 0), score(10, 0)], [[0], [1]], [true, false]), ["tokens"], ends([0, 0], [4, 3], [10, 10]));
    expect(reasons).toEqual([]);
  });
  test("alone, it names what brought most", () => {
    const reasons = decided(ending([score(20, 3, { x: 3 })], [[0]], [true]), ["tokens", "bonus"], []);
    expect(reasons).toEqual([
      { kind: "most", seat: 0, part: "tokens", points: 20, of: 23 },
      { kind: "card", card: "x", seat: 0, points: 3 },
    ]);
  });
});
