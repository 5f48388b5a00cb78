/** What lies in front of somebody, counted and sorted for the eye. Figures are the view's and the board's own. */

import type { Scene } from "../../table/scene";
import type { BoardFacts, HolderSeen, Person, PlayerSeen, Seen } from "./facts";
import { isOneOf } from "./places";

export function mineOf(scene: Scene): PlayerSeen | null {
  return scene.seat === null ? null : ((scene.view as Seen).players[scene.seat] ?? null);
}

/** Everybody who takes turns, by seat; Lacerda last. */
export function peopleOf(view: Seen): Person[] {
  return [...view.players.map((_, seat) => seat), ...(view.lacerda ? (["lacerda"] as const) : [])];
}

export function holderOf(view: Seen, person: Person): HolderSeen | null {
  return person === "lacerda" ? view.lacerda : (view.players[person] ?? null);
}

export interface Tech {
  tech: string;
  level: number;
}

/** Technologies in a laboratory, the highest first; of equal ones, in the order of the box. */
export function techsOf(holder: HolderSeen, board: BoardFacts): Tech[] {
  const level = new Map(board.cells.map((cell) => [cell.id, cell.level]));
  return Object.entries(holder.lab)
    .map(([cell, tech]) => ({ tech, level: level.get(cell) ?? 0 }))
    .sort((one, other) => other.level - one.level || board.techs.indexOf(one.tech) - board.techs.indexOf(other.tech));
}

/** How many colonists are busy: on slots, and as miners. */
export function busyOf(view: Seen, person: Person): { slots: number; miners: number } {
  return {
    slots: Object.values(view.slots)
      .flat()
      .filter((one) => one === person).length,
    miners: view.map.filter((hex) => hex.miner === person).length,
  };
}

/** Buildings of a type in somebody's hands: shelters, mines with their miner, and advanced ones. */
export function buildingsOf(view: Seen, person: Person): { type: string; count: number; advanced: number }[] {
  const found = new Map<string, { type: string; count: number; advanced: number }>();
  for (const hex of view.map) {
    if (!hex.building || !(hex.owner === person || hex.miner === person || hex.advanced === person)) continue;
    const one = found.get(hex.building) ?? { type: hex.building, count: 0, advanced: 0 };
    one.count += 1;
    if (hex.advanced === person) one.advanced += 1;
    found.set(hex.building, one);
  }
  return [...found.values()];
}

export function botsOf(view: Seen, person: Person): number {
  if (person === "lacerda") return view.lacerda?.bots_on_board ?? 0;
  return view.map.flatMap((hex) => (hex.bot === undefined ? [] : [hex.bot].flat())).filter((one) => one === person).length;
}

export function hasRover(view: Seen, person: Person): boolean {
  return view.map.some((hex) => isOneOf(hex.rover, person));
}

export interface Column {
  type: string;
  row: number;
  reward: string;
  /** Rows that it is short of the next level; 0 if it holds nothing back. */
  short: number;
}

/** The life support system, with what holds the next level back. */
export function lifeSupport(view: Seen, board: BoardFacts): Column[] {
  const needed = view.level >= board.levels.most ? 0 : view.level + 1;
  return board.life_support.columns.map((type) => {
    const row = view.lss[type] ?? 1;
    return { type, row, reward: view.rewards[type] ?? "", short: Math.max(0, needed - row) };
  });
}

export type CardState = "built" | "unbuilt" | "works" | "idle" | "met" | "open" | "held";

export interface Held {
  /** As the card is called: "blueprint-7", "geologist", "contract-9", "goal-3". */
  id: string;
  kind: "blueprint" | "scientist" | "contract" | "goal" | "task";
  state: CardState;
  /** What it would count at the end as things are; null if that depends on the others' buildings. */
  points: number | null;
  /** How far it is, where that can be counted. */
  have?: number;
  need?: number;
  /** Where a scientist works: the number of a blueprint. */
  at?: number | null;
  /** What lies on a contract, and what it still wants. */
  goods?: { good: string; have: number; need: number }[];
}

/** Everything that a player has taken, blueprints first. */
export function cardsOf(scene: Scene, player: PlayerSeen, view: Seen): Held[] {
  const facts = (id: string) => scene.card(id)?.facts ?? {};
  const built = (type: string) =>
    view.map.filter((hex) => hex.building === type && hex.advanced !== undefined && hex.advanced !== null).length;
  const found: Held[] = player.blueprints.map(({ num, built }) => {
    const id = `blueprint-${num}`;
    const points = Number(facts(id)["points"] ?? 0);
    return { id, kind: "blueprint", state: built ? "built" : "unbuilt", points: built ? points : -points };
  });
  for (const { id, at } of player.scientists) {
    const { points, scores } = facts(id);
    found.push({ id, kind: "scientist", state: at === null ? "idle" : "works", points: Number(points ?? 0) * built(String(scores)), at });
  }
  for (const { num, on } of player.contracts) {
    const id = `contract-${num}`;
    const met = player.contracts_met.includes(num);
    const { points, penalty, needs } = facts(id);
    const goods = Object.entries((needs ?? {}) as Record<string, number>).map(([good, need]) => ({ good, have: on[good] ?? 0, need }));
    found.push({ id, kind: "contract", state: met ? "met" : "open", points: Number((met ? points : penalty) ?? 0), goods });
  }
  return found;
}

/** Private goals and tasks in hand, with how far they are, and those that are done. */
export function goalsOf(player: PlayerSeen): Held[] {
  const hand = Array.isArray(player.goals) ? player.goals : [];
  const standings = Array.isArray(player.goals_standing) ? player.goals_standing : [];
  const tasks = Array.isArray(player.tasks) ? player.tasks : [];
  return [
    ...hand.map((number, at): Held => {
      const standing = standings[at];
      const met = standing !== undefined && standing.have >= standing.need;
      return { id: `goal-${number}`, kind: "goal", state: met ? "met" : "open", points: null, ...standing };
    }),
    ...player.goal_done.map((number): Held => ({ id: `goal-${number}`, kind: "goal", state: "built", points: null })),
    ...tasks.map((id): Held => ({ id, kind: "task", state: "held", points: null })),
    ...player.tasks_done.map((id): Held => ({ id, kind: "task", state: "built", points: null })),
  ];
}

export interface Door {
  id: string;
  slot: number;
  price: number;
  /** A ship still stands in it. */
  closed: boolean;
  key: string;
}

/** The depot: its doors, each of which hides an executive action while a ship stands in it. */
export function doorsOf(player: PlayerSeen, board: BoardFacts): Door[] {
  return board.executives.map(({ id, slot, price }) => ({ id, slot, price, closed: player.ships.includes(slot), key: `exec ${id}` }));
}

/** Places for crystals in the depot. */
export function depotRoom(player: HolderSeen, board: BoardFacts): number {
  return board.limits.depot - player.ships.length;
}

/** "+3" or "−3". */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
