import { describe, expect, it } from "vitest";
import type { Scene } from "../../table/scene";
import type { Held } from "../../tableau/hand";
import { offsOf, shortBy } from "./offers";

const held = (price: number): Held => ({
  id: "comet",
  name: "Comet",
  price,
  playable: true,
  facts: { number: 1, colour: "red", deck: "base", tags: [], icons: [] },
});

describe("what comes off prices", () => {
  it("is listed once by where it comes from, the most first", () => {
    const hand = [
      { id: "a", price: 3, playable: true, off: [{ from: "card outpost", mc: 1 }] },
      {
        id: "b",
        price: 3,
        playable: true,
        off: [
          { from: "card outpost", mc: 1 },
          { from: "resource steel", mc: 6 },
        ],
      },
      { id: "c", price: 3, playable: false },
    ];
    expect(offsOf(hand)).toEqual([
      { from: "resource steel", mc: 6, cards: 1 },
      { from: "card outpost", mc: 1, cards: 2 },
    ]);
  });
  it("is nothing for a hand that is not seen", () => expect(offsOf(7)).toEqual([]));
});

describe("money that is short", () => {
  const scene = (mc: number, offered: boolean) =>
    ({ seat: 0, view: { players: [{ resources: { mc } }] }, offers: () => offered }) as unknown as Scene;
  it("is told of a card that can be played by selling others", () => expect(shortBy(scene(20, true), held(26))).toBe(6));
  it("is none where there is enough", () => expect(shortBy(scene(30, true), held(26))).toBe(0));
  it("is not told of a card that cannot be played", () => expect(shortBy(scene(20, false), held(26))).toBe(0));
});
