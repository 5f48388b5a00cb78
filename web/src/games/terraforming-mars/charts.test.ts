import { describe, expect, test } from "vitest";
import type { RoundEnd } from "../../after/points";
import type { Scene } from "../../table/scene";
import { charts } from "./charts";

const seat = (tr: number, mc: number) => ({ "resource mc": 9, "production mc": mc, "production heat": 0, tr });
const tally = (temperature: number, oceans: number) => ({ start: 20, temperature, oxygen: 0, oceans, other: 1 });
const end = (round: number | null, figures: Record<string, number>[], tallies: Record<string, number>[]): RoundEnd => ({
  round,
  moment: 0,
  scores: [{ total: 1 }, { total: 2 }],
  figures,
  tallies,
});
const table = { temperature: -30 };
const ends = [
  end(null, [seat(20, 0), seat(20, 1), table], [tally(0, 0), tally(0, 0)]),
  end(1, [seat(22, 3), seat(21, -2), table], [tally(2, 0), tally(0, 1)]),
  end(2, [seat(22, 3), seat(24, 4), table], [tally(2, 0), tally(3, 1)]),
];
const scene = { seats: [{}, {}], name: (thing: string) => thing } as unknown as Scene;

describe("a finished game shows", () => {
  const [rating, production, raised] = charts(scene, ends);
  test("the rating by generation", () =>
    expect(rating?.values("tr")).toEqual([
      [20, 22, 22],
      [20, 21, 24],
    ]));
  test("every production by generation", () => {
    expect(production?.choices.map((choice) => choice.value)).toEqual(["mc", "heat"]);
    expect(production?.values("mc")).toEqual([
      [0, 3, 3],
      [1, -2, 4],
    ]);
  });
  test("who raised what in which generation", () => {
    expect(raised?.values("temperature")).toEqual([
      [2, 0],
      [0, 3],
    ]);
    expect(raised?.values("oceans")).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  test("nothing more where it did not last a generation", () => expect(charts(scene, ends.slice(0, 1))).toEqual([]));
});
