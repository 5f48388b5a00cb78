import { describe, expect, test } from "vitest";
import { rulesOf, type Chapter } from "./rules";

const shape = (chapters: Chapter[]) => chapters.map((chapter) => [chapter.id, chapter.text.length, chapter.text.filter((part) => part.startsWith("– ")).length, chapter.rulings?.length ?? 0]);

describe.each(["red-planet", "terraforming-mars"])("the rules of %s", (game) => {
  test("say the same in every language", async () => {
    const english = shape(await rulesOf(game, "en"));
    expect(english.length).toBeGreaterThan(8);
    expect(shape(await rulesOf(game, "fr"))).toEqual(english);
    expect(shape(await rulesOf(game, "pt"))).toEqual(english);
  });
  test("have an address for every chapter", async () => {
    const ids = (await rulesOf(game, "en")).map((chapter) => chapter.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test("are read in English where a language is not there", async () => expect(await rulesOf(game, "de")).toEqual(await rulesOf(game, "en")));
});

test("a game without rules has none", async () => expect(await rulesOf("chess", "en")).toEqual([]));
