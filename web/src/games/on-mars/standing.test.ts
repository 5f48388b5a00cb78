// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Scene } from "../../table/scene";
import { order, othersTurn, rival, standing } from "./standing";

const scene = (view: Record<string, unknown>, waiting: number[] = []): Scene =>
  ({ view, waiting, over: false, seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] }) as unknown as Scene;
const asked = (seat: number, view: Record<string, unknown>): Scene =>
  ({ seat, view, seats: [{ name: "Ines" }, { name: "Marek" }, { name: "Alien" }] }) as unknown as Scene;
const TURN = { phase: "colonization", order: [1, 0, 2], active: 0, players: [{ space: 5 }, { space: 2 }, { space: 7 }] };

describe("how a seat stands", () => {
  it("has acted, is at it, or comes next", () => {
    const table = scene(TURN, [0]);
    expect([standing(table, 1), standing(table, 0), standing(table, 2)]).toEqual(["acted", null, "next"]);
  });

  it("is not said outside the colonization phase", () => {
    expect(standing(scene({ ...TURN, phase: "shuttle" }), 1)).toBeNull();
  });
});

describe("the order of seats", () => {
  it("is that of the turn, and before it that of the spaces", () => {
    expect(order(scene(TURN))).toEqual([1, 0, 2]);
    expect(order(scene({ ...TURN, phase: "set_up", order: [0, 1, 2], players: [{ space: null }, { space: 6 }, { space: 2 }] }))).toEqual([
      2, 1, 0,
    ]);
  });

  it("has Lacerda before or after me", () => {
    const table = { ...TURN, order: ["lacerda", 0], lacerda: { space: 2 } };
    expect(rival(scene(table))).toMatchObject({ name: "Lacerda", standing: "acted", first: true });
    expect(rival(scene({ ...table, order: [0, "lacerda"] }))).toMatchObject({ standing: "next", first: false });
    expect(rival(scene(TURN))).toBeNull();
  });
});

describe("the turn of another", () => {
  it("is named to whoever is asked in it, and so is Lacerda's", () => {
    expect(othersTurn(asked(1, TURN))).toBe("Ines");
    expect(othersTurn(asked(0, TURN))).toBeNull();
    expect(othersTurn(asked(0, { ...TURN, active: "lacerda" }))).toBe("Lacerda");
    expect(othersTurn(asked(0, { ...TURN, active: 0, alien: { seat: 2, turn: true } }))).toBe("Alien");
    expect(othersTurn(asked(1, { ...TURN, phase: "shuttle" }))).toBeNull();
  });
});
