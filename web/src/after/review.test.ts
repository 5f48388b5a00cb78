import { describe, expect, test } from "vitest";
import { figure, seriesOf, standings } from "./review";

const point = (moment: number, round: number, ...values: number[]) => ({ moment, round, values });

describe("the curve of a review", () => {
  const points = standings([point(0, 0, 1, 2), point(4, 0, 3, 3), point(9, 1, 5.6, 2), point(12, 2, 6, 1), point(13, 2, 7.2, -0.6)]);
  test("has the start and the end of every round, and not the set-up", () => {
    expect(points.map(({ moment }) => moment)).toEqual([0, 9, 13]);
  });
  test("has a line for each seat in whole points", () => {
    expect(seriesOf(points)).toEqual([
      [1, 6, 7],
      [2, 2, -1],
    ]);
  });
  test("of a game that begins in its first round keeps start and end apart", () => {
    expect(standings([point(0, 1, 0), point(8, 1, 4)])).toHaveLength(2);
  });
});

test("points are written as the language does", () => {
  expect([figure(6.95, "en"), figure(7, "fr"), figure(0.5, "pt")]).toEqual(["7.0", "7,0", "0,5"]);
});
