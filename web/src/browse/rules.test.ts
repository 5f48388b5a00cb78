import { describe, expect, test } from "vitest";
import type { CardTold } from "../table/protocol";
import { chaptersOf, gamesWithRules, readable, withFigures, type Chapter } from "./rules";

const shape = (chapters: Chapter[]) =>
  chapters.map((chapter) => [
    chapter.id,
    chapter.text.length,
    chapter.text.filter((part) => part.startsWith("– ")).length,
    chapter.cards,
    chapter.rulings?.length ?? 0,
  ]);
const textsOf = (chapters: Chapter[]) =>
  chapters.flatMap((chapter) => [chapter.title, ...chapter.text, ...(chapter.rulings ?? []).flatMap(({ about, says }) => [about, says])]);
const figuresIn = (chapters: Chapter[]) => new Set(textsOf(chapters).flatMap((text) => text.match(/\{[a-z-]+\}/g) ?? []));

describe.each(gamesWithRules())("the rules of %s", (game) => {
  test("say the same in every language", async () => {
    const english = await chaptersOf(game, "en");
    expect(english.length).toBeGreaterThan(8);
    for (const language of ["fr", "pt"]) {
      const other = await chaptersOf(game, language);
      expect(shape(other)).toEqual(shape(english));
      expect(figuresIn(other)).toEqual(figuresIn(english));
    }
  });
  test("have no figure typed into them", async () => {
    for (const language of ["en", "fr", "pt"]) {
      expect(textsOf(await chaptersOf(game, language)).filter((text) => /\d/.test(text))).toEqual([]);
    }
  });
  test("have an address for every chapter", async () => {
    const ids = (await chaptersOf(game, "en")).map((chapter) => chapter.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test("are read in English where a language is not there", async () =>
    expect(await chaptersOf(game, "de")).toEqual(await chaptersOf(game, "en")));
});

describe("a chapter as it is read", () => {
  const card = (kind: string, id: string): CardTold => ({
    kind,
    id,
    name: id,
    text: `It is ${id}.`,
    status: "confirmed",
    copies: 1,
    facts: {},
  });
  const chapter: Chapter = {
    id: "a",
    title: "The {number} kings",
    text: ["Pay {price}."],
    cards: "king",
    rulings: [{ about: "Debt", says: "Down to {floor}." }],
  };
  test("has the rules' figures, and the cards it is about", () => {
    const words = { figures: { number: 2, price: 3, floor: -5 }, cards: [card("king", "red"), card("pawn", "grey"), card("king", "blue")] };
    expect(readable([chapter], words)).toEqual([
      {
        ...chapter,
        title: "The 2 kings",
        text: ["Pay 3.", "– 1 · red — It is red.", "– 2 · blue — It is blue."],
        rulings: [{ about: "Debt", says: "Down to −5." }],
      },
    ]);
  });
  test("shows where a figure is missing", () => expect(withFigures("{a-b} of {c}", { c: 0 })).toBe("? of 0"));
});

test("a game without rules has none", async () => expect(await chaptersOf("chess", "en")).toEqual([]));
