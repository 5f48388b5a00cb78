// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Scene } from "../../table/scene";
import type { BoardFacts, PlayerSeen, Seen } from "./facts";
import { executiveRows, mainRows, useRows } from "./menu";

const BOARD = {
  actions: [
    { id: "resupply", side: "orbit" },
    { id: "construct", side: "colony" },
    { id: "upgrade", side: "colony" },
  ],
  executives: [
    { id: "rover", slot: 2, price: 4 },
    { id: "bots", slot: 6, price: 2 },
  ],
} as unknown as BoardFacts;
const PLAYER = {
  space: 6,
  ships: [2],
  blueprints: [
    { num: 3, built: true },
    { num: 4, built: false },
  ],
} as unknown as PlayerSeen;
const VIEW = { main_done: false, executive_done: false, players: [PLAYER] } as unknown as Seen;

const scene = (...keys: string[]): Scene =>
  ({
    seat: 0,
    view: VIEW,
    asked: { options: keys.map((key) => ({ key })) },
    offers: (key: string) => keys.includes(key),
  }) as unknown as Scene;

describe("the menu of a turn", () => {
  it("keeps every action of my side in its place, offered or not", () => {
    expect(mainRows(scene("main upgrade"), VIEW, BOARD)).toEqual([
      { key: "main construct", id: "construct", offered: false },
      { key: "main upgrade", id: "upgrade", offered: true },
    ]);
    expect(mainRows(scene(), { ...VIEW, main_done: true }, BOARD)).toEqual([]);
  });

  it("has the executive actions whose ship has left", () => {
    expect(executiveRows(scene("exec bots"), PLAYER, VIEW, BOARD)).toEqual([{ key: "exec bots", id: "bots", offered: true }]);
    expect(executiveRows(scene(), PLAYER, { ...VIEW, executive_done: true }, BOARD)).toEqual([]);
  });

  it("has my own buildings, and others' that a scientist opens", () => {
    const rows = useRows(scene("use blueprint-9"), PLAYER, VIEW);
    expect(rows.map(({ id, offered }) => [id, offered])).toEqual([
      ["blueprint-3", false],
      ["blueprint-9", true],
    ]);
  });
});
