import { describe, expect, it } from "vitest";
import type { CardFacts } from "./facts";
import { brief, filtered, lacking, sorted, tagsOf, type Held } from "./hand";

function card(id: string, price: number, more: Partial<CardFacts> = {}, playable = true): Held {
  return { id, name: id, price, playable, facts: { number: 1, colour: "green", deck: "base", tags: [], icons: [], cost: price, ...more } };
}

const hand = [
  card("comet", 21, { tags: ["space", "event"], colour: "red" }),
  card("mine", 4, { tags: ["building"] }, false),
  card("birds", 10, { tags: ["animal"], points: { text: "", points: 1, per: "animal", every: 1 } }),
  card("research", 11, { tags: ["science", "science"], points: { text: "", points: 1 } }),
  card("capital", 26, { tags: ["city", "building"], points: { text: "", points: 2 } }),
];
const ids = (cards: Held[]) => cards.map((one) => one.id);

describe("a hand", () => {
  it("stays as it was drawn unless asked", () => expect(ids(sorted(hand, "dealt"))).toEqual(ids(hand)));
  it("is sorted by price", () => expect(ids(sorted(hand, "cost"))).toEqual(["mine", "birds", "research", "comet", "capital"]));
  it("is sorted by points, growing ones between one and two", () =>
    expect(ids(sorted(hand, "points")).slice(0, 3)).toEqual(["capital", "birds", "research"]));
  it("is sorted by first tag, those without one last", () =>
    expect(ids(sorted([card("sponge", 1), ...hand], "tag")).at(-1)).toBe("sponge"));
  it("is filtered by what can be played, a tag, points", () => {
    expect(ids(filtered(hand, { playable: true, tag: "building", points: false }))).toEqual(["capital"]);
    expect(ids(filtered(hand, { playable: false, tag: null, points: true }))).toEqual(["birds", "research", "capital"]);
  });
  it("lists only tags that are there, in the game's order", () =>
    expect(tagsOf(hand, ["building", "space", "power", "animal"])).toEqual(["building", "space", "animal"]));
});

describe("reasons in figures", () => {
  it("shows a parameter with its unit, a ceiling as one", () => {
    expect(lacking({ what: "oxygen", need: 13, have: 6, most: false })).toEqual({ icon: "oxygen", have: "6%", need: "13%" });
    expect(lacking({ what: "temperature", need: -14, have: -10, most: true })).toEqual({
      icon: "temperature",
      have: "−10°",
      need: "≤ −14°",
    });
    expect(lacking({ what: "oceans", need: 5, have: 2, most: false })?.icon).toBe("ocean");
  });
  it("shows tags, money and production by their icons", () => {
    expect(lacking({ what: "tag science", need: 2, have: 1, most: false })).toEqual({ icon: "t-science", have: "1", need: "2" });
    expect(lacking({ what: "resource mc", need: 21, have: 16, most: false })).toEqual({ icon: "mc", have: "16", need: "21" });
    expect(lacking({ what: "production energy", need: 1, have: 0, most: false })?.icon).toBe("energy");
    expect(lacking({ what: "city", need: 2, have: 0, most: false })?.icon).toBe("city");
  });
  it("shows nothing where there are no figures", () => {
    expect(lacking(null)).toBeNull();
  });
  it("says several reasons in few words", () => {
    expect(brief(["One.", "Two."])).toBe("One …");
    expect(brief([])).toBe("");
  });
  it("leaves out that it cannot be done, and says what", () => {
    expect(brief(["This cannot be done now: add 1 animal to another of your cards."])).toBe("Add 1 animal to another of your cards");
    expect(brief(["Cet effet est impossible maintenant : placez 1 tuile océan."])).toBe("Placez 1 tuile océan");
    expect(brief(["Needs 2 tags; now: none."])).toBe("Needs 2 tags; now: none");
  });
});
