import { describe, expect, test } from "vitest";
import { blocks, lines, produced, raisable, raises, topics } from "./figures";
import type { RoundEnd } from "./points";

const seat = (tr: number, mc: number) => ({ "resource mc": 9, "production mc": mc, "production heat": 0, tr });
const tally = (temperature: number, oceans: number) => ({ start: 20, temperature, oceans, other: 1 });
const end = (round: number | null, figures: Record<string, number>[], tallies: Record<string, number>[]): RoundEnd => ({ round, moment: 0, scores: [{ total: 1 }, { total: 2 }], figures, tallies });
const table = { temperature: -30 };
const mars = [
  end(null, [seat(20, 0), seat(20, 1), table], [tally(0, 0), tally(0, 0)]),
  end(1, [seat(22, 3), seat(21, -2), table], [tally(2, 0), tally(0, 1)]),
  end(2, [seat(22, 3), seat(24, 4), table], [tally(2, 0), tally(3, 1)]),
];
const plain = [end(null, [{}, {}, {}], [{}, {}]), end(1, [{}, {}, {}], [{}, {}])];

describe("what a finished game can show", () => {
  test("is what it tells: points always, the rest where it is", () => {
    expect(topics(mars)).toEqual(["points", "rating", "production", "raised"]);
    expect(topics(plain)).toEqual(["points"]);
    expect(topics([])).toEqual(["points"]);
    expect(topics([{ round: null, moment: 0, scores: [] }, { round: 1, moment: 1, scores: [] }])).toEqual(["points"]);
  });
  test("has the resources and parameters that the game names", () => {
    expect(produced(mars)).toEqual(["mc", "heat"]);
    expect(raisable(mars)).toEqual(["temperature", "oceans"]);
  });
  test("gives everybody a line", () => {
    expect(lines(mars, 2, "points", "total")).toEqual([[1, 1, 1], [2, 2, 2]]);
    expect(lines(mars, 2, "rating", "")).toEqual([[20, 22, 22], [20, 21, 24]]);
    expect(lines(mars, 2, "production", "mc")).toEqual([[0, 3, 3], [1, -2, 4]]);
  });
});

describe("who raised what", () => {
  test("is told by round", () => {
    expect(raises(mars, 2, "temperature")).toEqual([[2, 0], [0, 3]]);
    expect(raises(mars, 2, "oceans")).toEqual([[0, 0], [1, 0]]);
  });
  test("stands as blocks on each other, a seat's together", () => {
    expect(blocks([[2, 0], [1, 1]])).toEqual([
      { seat: 0, round: 0, on: 0 },
      { seat: 0, round: 0, on: 1 },
      { seat: 1, round: 0, on: 2 },
      { seat: 1, round: 1, on: 0 },
    ]);
  });
});
