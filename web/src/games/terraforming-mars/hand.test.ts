import { describe, expect, it } from "vitest";
import type { CardFacts, PlayerSeen, Seen } from "./facts";
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
  it("is sorted by first tag, those without one last", () => expect(ids(sorted([card("sponge", 1), ...hand], "tag")).at(-1)).toBe("sponge"));
  it("is filtered by what can be played, a tag, points", () => {
    expect(ids(filtered(hand, { playable: true, tag: "building", points: false }))).toEqual(["capital"]);
    expect(ids(filtered(hand, { playable: false, tag: null, points: true }))).toEqual(["birds", "research", "capital"]);
  });
  it("lists only tags that are there, in the game's order", () =>
    expect(tagsOf(hand, ["building", "space", "power", "animal"])).toEqual(["building", "space", "animal"]));
});

describe("reasons in figures", () => {
  const view = { temperature: -10, oxygen: 6, oceans: 5, tiles: [] } as unknown as Seen;
  const me = { tags: { science: 1 }, production: {}, resources: {} } as unknown as PlayerSeen;
  const names = { mc: "M€", energy: "energy" };

  it("names oxygen", () => {
    const birds = card("birds", 10, { requires: [{ text: "", what: "oxygen", least: 13 }] }, false);
    expect(lacking(birds, view, me, ["Needs at least 13% oxygen; now: 6%."], names)).toEqual({ icon: "oxygen", have: "6%", need: "13%" });
  });
  it("names a ceiling below zero, eased or not", () => {
    const moss = card("moss", 4, { requires: [{ text: "", what: "temperature", most: -18 }] }, false);
    expect(lacking(moss, view, me, ["Needs at most −14 °C; now: −10."], names)).toEqual({ icon: "temperature", have: "−10°", need: "≤ −14°" });
  });
  it("names the price", () => {
    expect(lacking(card("comet", 21), view, me, ["It costs 21 M€; you can pay 16 M€."], names)).toEqual({ icon: "mc", have: "16", need: "21" });
  });
  it("names a production", () => {
    expect(lacking(card("city", 18), view, me, ["Needs your energy production at 1 or more; now: 0."], names)?.icon).toBe("energy");
  });
  it("says nothing where there are no two figures", () => {
    expect(lacking(card("x", 1), view, me, ["You have acted already."], names)).toBeNull();
    expect(brief(["One.", "Two."])).toBe("One …");
    expect(brief([])).toBe("");
  });
  it("leaves out that it cannot be done, and says what", () => {
    expect(brief(["This cannot be done now: add 1 animal to another of your cards."])).toBe("Add 1 animal to another of your cards");
    expect(brief(["Cet effet est impossible maintenant : placez 1 tuile océan."])).toBe("Placez 1 tuile océan");
    expect(brief(["Needs 2 tags; now: none."])).toBe("Needs 2 tags; now: none");
  });
});
