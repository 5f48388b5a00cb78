// @vitest-environment node
import { describe, expect, it } from "vitest";
import { frame as en } from "./en/frame";
import { frame as fr } from "./fr/frame";
import { frame as pt } from "./pt/frame";
import { fill } from "./index.svelte";

const holes = (text: string) => [...new Set(text.match(/\{\d\}/g) ?? [])].sort().join();
const forms = (text: string) => text.split("|").length;

describe("the frame's phrases", () => {
  for (const [language, phrases] of Object.entries({ fr, pt })) {
    it(`are the same in ${language}`, () => {
      expect(Object.keys(phrases)).toEqual(Object.keys(en));
      for (const [name, text] of Object.entries(en)) {
        const other = (phrases as Record<string, string>)[name] ?? "";
        expect([name, holes(other), forms(other)]).toEqual([name, holes(text), forms(text)]);
      }
    });
  }
  it("count as each language does", () => {
    expect(fill("{0} line|{0} lines", "en", [0])).toBe("0 lines");
    expect(fill("{0} ligne|{0} lignes", "fr", [0])).toBe("0 ligne");
    expect(fill("{0} linha|{0} linhas", "pt", [1])).toBe("1 linha");
    expect(fill("{0} of {1}", "en", [2, 5])).toBe("2 of 5");
  });
});
