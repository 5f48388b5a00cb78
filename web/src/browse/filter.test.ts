import { describe, expect, test } from "vitest";
import type { CardTold } from "../table/protocol";
import { addressOf, choices, found, wishIn, type CardFilter, type Wish } from "./filter";

const card = (id: string, name: string, text: string, facts = {}): CardTold => ({
  kind: "card",
  id,
  name,
  text,
  status: "confirmed",
  copies: 1,
  facts,
});
const cards = [
  card("comet", "Comète", "Augmentez la température.", { number: 10, cost: 21, suits: ["space", "event"], deck: "base" }),
  card("birds", "Oiseaux", "Ajoutez un animal.", { number: 72, cost: 10, suits: ["animal"], deck: "base", holds: "animal" }),
  card("ants", "Fourmis", "Retirez un microbe.", { number: 35, cost: 9, suits: [], deck: "late" }),
];
const filter = (id: string, values: (facts: Record<string, any>) => string[]): CardFilter => ({
  id,
  name: () => id,
  values: (card) => values(card.facts),
  label: (value) => value,
});
const suit = filter("suit", (facts) => facts["suits"]);
const deck = filter("deck", (facts) => [facts["deck"]]);
const holds = filter("holds", (facts) => (facts["holds"] ? [facts["holds"]] : []));
const kind: CardFilter = { ...filter("kind", () => []), values: (card) => [card.kind] };
const filters = [suit, deck, holds];
const orders = [{ id: "cost", name: () => "Cost", by: (card: CardTold) => card.facts["cost"] }];
const wish = (change: Partial<Wish> = {}): Wish => ({ words: "", card: "", sort: "", chosen: {}, ...change });
const ids = (change: Partial<Wish>) => found(cards, wish(change), filters, orders).map((card) => card.id);

describe("finding cards", () => {
  test("by words, in the name or the text, without accents", () => {
    expect(ids({ words: "comete" })).toEqual(["comet"]);
    expect(ids({ words: "ajoutez ANIMAL" })).toEqual(["birds"]);
    expect(ids({ words: "nothing" })).toEqual([]);
    expect(ids({ words: "35" })).toEqual(["ants"]);
  });
  test("by several filters together", () => {
    expect(ids({ chosen: { suit: "space" } })).toEqual(["comet"]);
    expect(ids({ chosen: { deck: "base", holds: "animal" } })).toEqual(["birds"]);
    expect(ids({ chosen: { holds: "animal", deck: "late" } })).toEqual([]);
  });
  test("one alone", () => expect(ids({ card: "ants", words: "zzz" })).toEqual(["ants"]));
  test("sorted", () => {
    expect(ids({ sort: "cost" })).toEqual(["ants", "birds", "comet"]);
    expect(ids({ sort: "name" })).toEqual(["comet", "ants", "birds"]);
  });
});

describe("what can be chosen", () => {
  test("is what the cards have, with how many", () => {
    expect(choices(cards, deck)).toEqual([
      { value: "base", count: 2 },
      { value: "late", count: 1 },
    ]);
  });
  test("is nothing where all cards are alike", () => {
    expect(choices(cards, kind)).toEqual([]);
  });
  test("is one value where only some cards have it", () => expect(choices(cards, holds)).toEqual([{ value: "animal", count: 1 }]));
});

describe("the address", () => {
  test("holds everything and is read back", () => {
    const full = wish({ words: "comet rain", sort: "cost", chosen: { deck: "base", suit: "space" } });
    const address = addressOf("chess", full);
    expect(address).toBe("/cards?game=chess&q=comet+rain&deck=base&suit=space&sort=cost");
    expect(wishIn(new URLSearchParams(address.split("?")[1]))).toEqual(full);
  });
  test("leaves out what is as usual, and bears nonsense", () => {
    expect(addressOf("chess", wish())).toBe("/cards?game=chess");
    expect(ids(wishIn(new URLSearchParams("sort=smell&smell=sweet")))).toEqual(["comet", "birds", "ants"]);
  });
});
