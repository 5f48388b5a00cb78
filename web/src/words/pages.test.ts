import { describe, expect, test } from "vitest";
import { frame } from "./en/frame";
import { pages as en } from "./en/pages";
import { pages as fr } from "./fr/pages";
import { pages as pt } from "./pt/pages";

const places = (text: string) => [...new Set(text.match(/\{\d\}/g) ?? [])].sort();

describe.each([
  ["fr", fr],
  ["pt", pt],
])("the pages in %s", (_, words: Record<string, string>) => {
  test("have the same phrases with the same places", () => {
    for (const [phrase, text] of Object.entries(en)) {
      expect(words[phrase], phrase).toBeTruthy();
      expect(places(words[phrase]!), phrase).toEqual(places(text));
      expect(words[phrase]!.split("|").length, phrase).toBe(text.split("|").length);
    }
    expect(Object.keys(words).length).toBe(Object.keys(en).length);
  });
});

test("no phrase of the pages hides one of the frame", () => {
  expect(Object.keys(en).filter((phrase) => phrase in frame)).toEqual([]);
});
