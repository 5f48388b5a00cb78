// @vitest-environment node
import { describe, expect, it } from "vitest";
import { en } from "./en";
import { fr } from "./fr";
import { fill } from "./index.svelte";
import { pt } from "./pt";

type Phrases = Record<string, string>;

const holes = (text: string) => [...new Set(text.match(/\{\d\}/g) ?? [])].sort().join();
const forms = (text: string) => text.split("|").length;

const files = import.meta.glob<Record<string, Phrases>>(["../games/*/*ords/*.ts", "../tableau/words/*.ts"], { eager: true });
const games = [...new Set(Object.keys(files).map((file) => file.slice("../".length, file.lastIndexOf("/"))))];
const ofGame = (game: string, language: string) => files[`../${game}/${language}.ts`]?.[language] ?? {};
const all: [string, Record<string, Phrases>][] = [
  ["the client", { en, fr, pt }],
  ...games.map((game): [string, Record<string, Phrases>] => [
    game,
    { en: ofGame(game, "en"), fr: ofGame(game, "fr"), pt: ofGame(game, "pt") },
  ]),
];

describe.each(all)("the phrases of %s", (_, phrases) => {
  it.each(["fr", "pt"])("are the same in %s, with the same places", (language) => {
    const english = phrases["en"]!;
    const other = phrases[language]!;
    expect(Object.keys(english).length).toBeGreaterThan(20);
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [name, text] of Object.entries(english)) {
      const said = other[name] ?? "";
      expect([name, said !== "", holes(said)]).toEqual([name, text !== "", holes(text)]);
      // What English counts, the others count too; they may have to count more.
      expect([name, forms(said)]).toEqual([name, Math.max(forms(said), forms(text))]);
      expect(forms(said)).toBeLessThan(3);
    }
  });
});

describe("words in a small place", () => {
  it.each([en, fr, pt])("of the row of buttons under a result fit a fifth of a phone", (phrases: Phrases) => {
    const row = ["after.rematch", "after.replay", "after.share", "after.record", "after.home"].map((name) => phrases[name]!);
    expect(row.flatMap((text) => text.split(" ")).filter((word) => word.length > 9)).toEqual([]);
  });
});

describe("money", () => {
  it.each(games)("has one sign in each language in %s", (game) => {
    const said = (language: string) => Object.values(ofGame(game, language)).join(" ");
    expect(said("pt")).not.toContain("M€");
    expect(said("en") + said("fr")).not.toContain("M$");
  });
});

describe("what a choice cost", () => {
  it.each([en, fr, pt])("stays on one line with its unit", (phrases: Phrases) => {
    const amounts = ["review.cost", "puzzles.by", "puzzles.second"].map((name) => phrases[name]!);
    for (const text of amounts) expect(text).toMatch(/\{1\}\u00a0\S/);
    expect(amounts.filter((text) => text.includes("{1} "))).toEqual([]);
  });
});

describe("a game's phrases", () => {
  it.each(games)("of %s hide none of the client's", (game) => {
    expect(Object.keys(ofGame(game, "en")).filter((phrase) => phrase in en)).toEqual([]);
  });
});

describe("a phrase", () => {
  it("counts as its language does", () => {
    expect(fill("{0} line|{0} lines", "en", [0])).toBe("0 lines");
    expect(fill("{0} ligne|{0} lignes", "fr", [0])).toBe("0 ligne");
    expect(fill("{0} linha|{0} linhas", "pt", [1])).toBe("1 linha");
    expect(fill("{0} of {1}", "en", [2, 5])).toBe("2 of 5");
  });
});
