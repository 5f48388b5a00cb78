// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Scene } from "../../table/scene";
import type { BoardFacts, PlayerSeen, Seen } from "./facts";
import { botsOf, buildingsOf, busyOf, cardsOf, depotRoom, doorsOf, goalsOf, lifeSupport, signed, techsOf } from "./holdings";

const BOARD = {
  life_support: { columns: ["generator", "greenhouse"], rows: 6 },
  levels: { most: 5 },
  limits: { depot: 8 },
  techs: ["mine", "generator", "rover"],
  cells: [
    { id: "L1.top", level: 1 },
    { id: "L2.mid", level: 2 },
    { id: "L4.mid", level: 4 },
  ],
  executives: [
    { id: "rover", slot: 2, price: 4 },
    { id: "bots", slot: 6, price: 2 },
  ],
} as unknown as BoardFacts;

const PLAYER = {
  ships: [1, 2],
  lab: { "L1.top": "rover", "L2.mid": "generator", "L4.mid": "mine" },
  blueprints: [
    { num: 1, built: true },
    { num: 15, built: false },
  ],
  scientists: [{ id: "geologist", at: null }],
  contracts: [{ num: 9, on: { water: 1 } }],
  contracts_met: [],
  goals: [7, 12],
  goals_standing: [
    { have: 3, need: 3 },
    { have: 1, need: 2 },
  ],
  goal_done: [],
  tasks: [],
  tasks_done: [],
} as unknown as PlayerSeen;

const VIEW = {
  level: 2,
  lss: { generator: 3, greenhouse: 1 },
  rewards: { generator: "rw_tech", greenhouse: "rw_bots" },
  slots: { construct: [0, 1], upgrade: [0] },
  map: [
    { hex: "0,0", building: "mine", miner: 0 },
    { hex: "0,1", building: "generator", advanced: 0, blueprint: 15 },
    { hex: "1,0", building: "generator", advanced: 1, blueprint: 4 },
    { hex: "2,0", building: "shelter", owner: 0, bot: 0 },
    { hex: "3,0", bot: [0, 1] },
  ],
} as unknown as Seen;

const FACTS: Record<string, Record<string, unknown>> = {
  "blueprint-1": { points: 3 },
  "blueprint-15": { points: 5 },
  geologist: { points: 3, scores: "generator" },
  "contract-9": { points: 9, penalty: -4, needs: { mineral: 2, water: 3 } },
};
const SCENE = { card: (id: string) => (FACTS[id] ? { id, facts: FACTS[id] } : undefined) } as unknown as Scene;

describe("what lies in front of a player", () => {
  it("has the highest technology first", () => {
    expect(techsOf(PLAYER, BOARD)).toEqual([
      { tech: "mine", level: 4 },
      { tech: "generator", level: 2 },
      { tech: "rover", level: 1 },
    ]);
  });

  it("counts colonists on slots apart from miners", () => {
    expect(busyOf(VIEW, 0)).toEqual({ slots: 2, miners: 1 });
    expect(busyOf(VIEW, 1)).toEqual({ slots: 1, miners: 0 });
  });

  it("counts as one's own what carries one's miner, marker or shape", () => {
    expect(buildingsOf(VIEW, 0)).toEqual([
      { type: "mine", count: 1, advanced: 0 },
      { type: "generator", count: 1, advanced: 1 },
      { type: "shelter", count: 1, advanced: 0 },
    ]);
    expect([botsOf(VIEW, 0), botsOf(VIEW, 1)]).toEqual([2, 1]);
  });

  it("is worth what the cards say as things are", () => {
    const points = Object.fromEntries(cardsOf(SCENE, PLAYER, VIEW).map((card) => [card.id, card.points]));
    expect(points).toEqual({ "blueprint-1": 3, "blueprint-15": -5, geologist: 6, "contract-9": -4 });
  });

  it("tells what a delivery still wants", () => {
    const contract = cardsOf(SCENE, PLAYER, VIEW).find((card) => card.kind === "contract");
    expect(contract?.goods).toEqual([
      { good: "mineral", have: 0, need: 2 },
      { good: "water", have: 1, need: 3 },
    ]);
    const met = { ...PLAYER, contracts_met: [9] };
    expect(cardsOf(SCENE, met, VIEW).find((card) => card.kind === "contract")).toMatchObject({ state: "met", points: 9 });
  });

  it("knows which goals are met, and nothing of others' goals", () => {
    expect(goalsOf(PLAYER).map(({ id, state }) => [id, state])).toEqual([
      ["goal-7", "met"],
      ["goal-12", "open"],
    ]);
    expect(goalsOf({ ...PLAYER, goals: 2, goals_standing: 2 })).toEqual([]);
  });

  it("has a door for each ship that has left", () => {
    expect(doorsOf(PLAYER, BOARD).map(({ id, closed }) => [id, closed])).toEqual([
      ["rover", true],
      ["bots", false],
    ]);
    expect(depotRoom(PLAYER, BOARD)).toBe(6);
  });
});

describe("the life support", () => {
  it("says which column holds the level back", () => {
    expect(lifeSupport(VIEW, BOARD).map(({ type, short }) => [type, short])).toEqual([
      ["generator", 0],
      ["greenhouse", 2],
    ]);
  });

  it("holds nothing back at the highest level", () => {
    expect(lifeSupport({ ...VIEW, level: 5 }, BOARD).every((column) => column.short === 0)).toBe(true);
  });
});

it("points carry their sign", () => {
  expect([signed(3), signed(-4), signed(0)]).toEqual(["+3", "−4", "+0"]);
});
