import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../app/settings.svelte";
import type { Ending } from "../table/protocol";
import type { Scene } from "../table/scene";
import { decided } from "./verdict";
import { told } from "./verdictWords";

const score = (tokens: number, bonus: number, by_card = {}) => ({ total: tokens + bonus, tokens, bonus, by_card });
const ending = (scores: any[], ranking: number[][], won: boolean[], rivals: any[] = []): Ending => ({ scores, ranking, won, rivals });
const ends = (...totals: number[][]) =>
  totals.map((of, index) => ({ round: index === 0 ? null : index, moment: index, scores: of.map((total) => ({ total })) }));
const PARTS = ["tokens", "bonus"];

describe("what decided it", () => {
  test("is by how much and with what, who led until when, and what was not enough", () => {
    const reasons = decided(
      ending([score(20, 9), score(10, 12)], [[0], [1]], [true, false]),
      PARTS,
      ends([0, 0], [1, 3], [4, 9], [29, 22]),
    );
    expect(reasons).toEqual([
      { kind: "wins-by", seat: 0, ahead: 7, part: "tokens", gap: 10, other: 1 },
      { kind: "led-until", seat: 1, round: 2, ahead: 5 },
      { kind: "despite", seat: 1, part: "bonus", gap: 3 },
    ]);
  });
  test("is a lead from the start", () => {
    const reasons = decided(ending([score(20, 0), score(10, 0)], [[0], [1]], [true, false]), PARTS, ends([0, 0], [4, 3], [9, 4], [20, 10]));
    expect(reasons[1]).toEqual({ kind: "always", seat: 0 });
  });
  test("is a lead since some round, if that was most of the game", () => {
    const reasons = decided(
      ending([score(20, 0), score(10, 0)], [[0], [1]], [true, false]),
      PARTS,
      ends([0, 0], [3, 4], [9, 4], [12, 6], [14, 8], [20, 10]),
    );
    expect(reasons[1]).toEqual({ kind: "led-from", seat: 0, round: 2 });
  });
  test("is a lead since some round, if nobody led before", () => {
    const reasons = decided(ending([score(20, 0), score(10, 0)], [[0], [1]], [true, false]), PARTS, ends([0, 0], [4, 4], [9, 4], [20, 10]));
    expect(reasons[1]).toEqual({ kind: "led-from", seat: 0, round: 2 });
  });
  test("is the tie-break where the points are the same, without a word about a lead", () => {
    const reasons = decided(ending([score(10, 0), score(10, 0)], [[1], [0]], [false, true]), PARTS, ends([0, 0], [4, 3], [10, 10]));
    expect(reasons).toEqual([{ kind: "tiebreak", seat: 1, other: 0, points: 10 }]);
  });
  test("is a win that is shared", () => {
    const reasons = decided(ending([score(10, 0), score(10, 0), score(3, 0)], [[0, 1], [2]], [true, true, false]), PARTS, []);
    expect(reasons).toEqual([{ kind: "shared", seat: 0, seats: [0, 1], points: 10 }]);
  });
  test.each([true, false])("alone, is whether it was in time (%s), and what brought most", (won) => {
    const reasons = decided(ending([score(20, 3, { x: 3 })], [[0]], [won]), PARTS, []);
    expect(reasons).toEqual([
      { kind: "solo", seat: 0, won, points: 23 },
      { kind: "most", seat: 0, part: "tokens", points: 20, of: 23 },
      { kind: "card", card: "x", seat: 0, points: 3 },
    ]);
  });
  test("against a rival of the rules, is by how much", () => {
    const [first] = decided(ending([score(20, 3)], [[0]], [false], [{ total: 30 }]), PARTS, []);
    expect(first).toEqual({ kind: "rival", seat: 0, won: false, ahead: -7 });
    const [other] = decided(ending([score(20, 13)], [[0]], [false], [{ total: 30 }]), PARTS, []);
    expect(other).toEqual({ kind: "rival", seat: 0, won: false, ahead: 3 });
  });
});

describe("in words", () => {
  const names = (language: "en" | "fr" | "pt"): Record<string, string> => ({
    "through.tokens": { en: "through cities", fr: "grâce aux cités", pt: "com as cidades" }[language],
    "round.until": { en: "until round 9", fr: "jusqu’à la manche 9", pt: "até a rodada 9" }[language],
  });
  const scene = (language: "en" | "fr" | "pt") =>
    ({
      seats: [{ name: "Ada" }, { name: "Lou" }],
      term: (name: string) => names(language)[name] ?? "",
      card: () => undefined,
      name: (thing: string) => thing,
    }) as unknown as Scene;
  beforeEach(() => {
    settings.language = "en";
  });

  test.each([
    ["en", "Ada won by 7 points, above all through cities (+12 over Lou).", "Lou led until round 9, last by 1 point."],
    [
      "fr",
      "Ada l’emporte de 7 points, surtout grâce aux cités (+12 sur Lou).",
      "Lou a mené jusqu’à la manche 9, avec 1 point d’avance à ce moment.",
    ],
    [
      "pt",
      "Ada venceu por 7 pontos, principalmente com as cidades (+12 sobre Lou).",
      "Lou liderou até a rodada 9, com 1 ponto à frente naquele momento.",
    ],
  ] as const)("reads like a sentence of somebody who watched (%s)", (language, first, second) => {
    settings.language = language;
    expect(told(scene(language), { kind: "wins-by", seat: 0, ahead: 7, part: "tokens", gap: 12, other: 1 })).toBe(first);
    expect(told(scene(language), { kind: "led-until", seat: 1, round: 9, ahead: 1 })).toBe(second);
  });
  test("I am told so where it is about me", () => {
    settings.language = "en";
    expect(told({ ...scene("en"), seat: 0 }, { kind: "led-from", seat: 0, round: 4 })).toBe("Ada (you) led from round 4 on.");
  });
  test("a game without such words is told with its plain names", () => {
    expect(told(scene("en"), { kind: "despite", seat: 1, part: "ice_caps", gap: 3 })).toBe(
      "Lou got more through ice caps (+3); it was not enough.",
    );
    expect(told(scene("en"), { kind: "led-from", seat: 0, round: 4 })).toBe("Ada led from round 4 on.");
  });
});
