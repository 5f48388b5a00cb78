import { expect, test } from "vitest";
import type { Ending } from "../table/protocol";
import { resultOf } from "./result";

const ending = (totals: number[], ranking: number[][], won: boolean[], rivals: any[] = []): Ending => ({
  scores: totals.map((total) => ({ total })),
  ranking,
  won,
  rivals,
});

test("a win by points", () =>
  expect(resultOf(ending([79, 76], [[0], [1]], [true, false]))).toEqual({ kind: "wins", seats: [0], ahead: 3 }));
test("a win on the tie-break", () =>
  expect(resultOf(ending([70, 70], [[1], [0]], [false, true]))).toEqual({ kind: "tiebreak", seats: [1] }));
test("a shared win", () =>
  expect(resultOf(ending([70, 70, 1], [[0, 1], [2]], [true, true, false]))).toEqual({ kind: "shared", seats: [0, 1] }));
test("alone, won and lost", () => {
  expect(resultOf(ending([70], [[0]], [true]))).toEqual({ kind: "solo", won: true, points: 70 });
  expect(resultOf(ending([70], [[0]], [false]))).toEqual({ kind: "solo", won: false, points: 70 });
});
test("alone against a rival", () =>
  expect(resultOf(ending([70], [[0]], [true], [{ total: 60 }]))).toEqual({ kind: "rival", won: true, points: 70, rival: 60 }));
test("nobody wins together", () => expect(resultOf(ending([70, 60], [[0], [1]], [false, false]))).toEqual({ kind: "none" }));
