import { describe, expect, test } from "vitest";
import type { CardTold } from "../table/protocol";
import { addressOf, choices, found, wishIn, type Wish } from "./filter";

const card = (id: string, name: string, text: string, facts = {}): CardTold => ({ kind: "project", id, name, text, status: "confirmed", copies: 1, facts });
const cards = [
  card("comet", "Comète", "Augmentez la température.", { number: 10, cost: 21, tags: ["space", "event"], deck: "base" }),
  card("birds", "Oiseaux", "Ajoutez un animal.", { number: 72, cost: 10, tags: ["animal"], deck: "base", holds: "animal", requires: [{ what: "oxygen", least: 13, text: "" }] }),
  card("ants", "Fourmis", "Retirez un microbe.", { number: 35, cost: 9, tags: [], deck: "corporate-era", points: { points: 1, per: "microbe", every: 2, text: "" } }),
];
const wish = (change: Partial<Wish> = {}): Wish => ({ words: "", card: "", sort: "number", chosen: {}, ...change });
const ids = (change: Partial<Wish>) => found(cards, wish(change)).map((card) => card.id);

describe("finding cards", () => {
  test("by words, in the name or the text, without accents", () => {
    expect(ids({ words: "comete" })).toEqual(["comet"]);
    expect(ids({ words: "ajoutez ANIMAL" })).toEqual(["birds"]);
    expect(ids({ words: "nothing" })).toEqual([]);
    expect(ids({ words: "35" })).toEqual(["ants"]);
  });
  test("by tag, need and resource together", () => {
    expect(ids({ chosen: { tag: "space" } })).toEqual(["comet"]);
    expect(ids({ chosen: { tag: "none" } })).toEqual(["ants"]);
    expect(ids({ chosen: { needs: "oxygen", holds: "animal" } })).toEqual(["birds"]);
    expect(ids({ chosen: { points: "per" } })).toEqual(["ants"]);
    expect(ids({ chosen: { needs: "oxygen", deck: "corporate-era" } })).toEqual([]);
  });
  test("one alone", () => expect(ids({ card: "ants", words: "zzz" })).toEqual(["ants"]));
  test("sorted", () => {
    expect(ids({ sort: "cost" })).toEqual(["ants", "birds", "comet"]);
    expect(ids({ sort: "name" })).toEqual(["comet", "ants", "birds"]);
  });
});

describe("what can be chosen", () => {
  test("is what the cards have, with how many", () => {
    expect(choices(cards, "deck")).toEqual([
      { value: "base", count: 2 },
      { value: "corporate-era", count: 1 },
    ]);
  });
  test("is nothing where all cards are alike", () => {
    expect(choices(cards, "kind")).toEqual([]);
    expect(choices(cards, "colour")).toEqual([]);
  });
  test("is one value where only some cards have it", () => expect(choices(cards, "holds")).toEqual([{ value: "animal", count: 1 }]));
});

describe("the address", () => {
  test("holds everything and is read back", () => {
    const full = wish({ words: "comet rain", sort: "cost", chosen: { tag: "space", deck: "base" } });
    const address = addressOf("terraforming-mars", full);
    expect(address).toBe("/cards?game=terraforming-mars&q=comet+rain&deck=base&tag=space&sort=cost");
    expect(wishIn(new URLSearchParams(address.split("?")[1]))).toEqual(full);
  });
  test("leaves out what is as usual, and bears nonsense", () => {
    expect(addressOf("red-planet", wish())).toBe("/cards?game=red-planet");
    expect(wishIn(new URLSearchParams("sort=colour")).sort).toBe("number");
  });
});
