/** What the server tells of this game's boards, and the shape of a view. No rules: only what is printed. */

import type { AlienPrinted, ChapterSeen, HealthSeen } from "./chapters/seen";

export type Texts = Record<string, string>;
/** What something costs, by what is paid: a good, or "any" for a resource of any kind. */
export type Cost = Record<string, number>;
export type Side = "orbit" | "colony";
/** A seat, or Lacerda. */
export type Person = number | "lacerda";

export interface HexPrinted {
  id: string;
  /** As players call it, such as "G5". */
  name: string;
  research?: string;
  /** A building stands there from the start. */
  site?: boolean;
}

export interface CellPrinted {
  id: string;
  level: number;
  to: string[];
  benefit: string | null;
}

export interface ActionPrinted {
  id: string;
  side: Side;
  /** Null without slots, 0 where each player has one. */
  slots: number | null;
}

export interface BoardFacts {
  hexes: HexPrinted[];
  directions: string[];
  goods: string[];
  resources: string[];
  /** The columns of the warehouse, left to right. */
  warehouse: string[];
  buildings: { id: string; gives: string; cost: Cost }[];
  techs: string[];
  life_support: { columns: string[]; rows: number };
  /** Points for each thing that a reward tile counts. */
  rewards: Record<string, number>;
  levels: { most: number; cubes_count: number[]; fewer_missions: number[]; cube_points: number[]; complex: number };
  spaces: { space: number; side: Side; benefit: string | null }[];
  shuttle: { berths: number; stops_at: number };
  actions: ActionPrinted[];
  executives: { id: string; slot: number; price: number }[];
  use_price: number;
  ship_cost: Cost;
  contract_cost: Cost;
  /** The living quarters: beds in a row, and the points of the rows from the bottom. */
  quarters: { in_row: number; points: number[] };
  columns: { level: number; cost: Cost; points: number }[];
  cells: CellPrinted[];
  /** The grid of technologies, from the bottom. */
  grid: { id: "bottom" | "middle" | "top"; spaces: number; cost: Cost }[];
  limits: { colonists: number; bots: number; ships: number; shelters: number; markers: number; depot: number };
  /** The alien's board of Invasion. */
  alien: AlienPrinted;
  /** Lacerda: what his cards' numbers mean on each side, and what each goal asks for. */
  solo: { orbit: string[]; colony: string[]; goals: Record<string, Texts[]> };
}

export interface HexSeen {
  hex: string;
  building?: string;
  /** Of a shelter. */
  owner?: Person;
  miner?: Person;
  /** Whose marker makes it an advanced building, and which blueprint it is. */
  advanced?: Person;
  blueprint?: number;
  bot?: Person | Person[];
  rover?: Person | Person[];
  crystal?: number;
  /** A discovery. */
  tile?: string;
  research?: string;
}

/** What Lacerda has as well as a player. */
export interface HolderSeen {
  /** On the turn order; null before one is chosen. */
  space: number | null;
  op: number;
  crystals: number;
  /** Crystals that come into the depot with the next turn. */
  pending: number;
  /** Depot slots that still hold a ship. */
  ships: number[];
  hangar: number;
  ships_removed: number;
  shelters_left: number;
  markers: number;
  lab: Record<string, string>;
  blueprints: { num: number; built: boolean }[];
  scientists: { id: string; at: number | null }[];
  contracts: { num: number; on: Record<string, number> }[];
  progress: string[];
  discoveries: string[];
  research: string[];
  rover_moved: boolean;
}

export interface PlayerSeen extends HolderSeen {
  storage: Record<string, number>;
  storage_limit: number;
  quarters: number;
  beds: number;
  working: number;
  /** Colonists in the supply. */
  supply: number;
  gained_colonists: number;
  bots_in_supply: number;
  /** In hand: how many, or which, if they are mine. */
  goals: number | number[];
  /** How far each private goal in hand is, for my own eyes. */
  /** Of mine how far each is, of the others’ how many there are. */
  goals_standing: { have: number; need: number }[] | number;
  /** Contracts that would count as completed now. */
  contracts_met: number[];
  goal_done: number[];
  bots: (string | null)[];
  first_card: string | null;
  tasks: number | string[];
  tasks_done: string[];
  /** In Outbreak: who is ill, and who cannot become so. */
  infected?: HealthSeen;
  vaccinated?: HealthSeen;
}

export interface LacerdaSeen extends HolderSeen {
  /** The type he builds next. */
  bot_icon: string;
  bots_on_board: number;
  pass: number;
  deck: number;
  discard: number[];
  last_card: number | null;
}

export interface Seen extends ChapterSeen {
  round: number;
  phase: "set_up" | "colonization" | "shuttle" | "count" | "finished";
  order: Person[];
  active: Person;
  main_done: boolean;
  executive_done: boolean;
  level: number;
  /** The rows of the life support system, from 1. */
  lss: Record<string, number>;
  rewards: Record<string, string>;
  missions: Record<string, { id: string; left: number } | null>;
  remaining_missions: number;
  end_triggered: boolean;
  last_round: boolean;
  shuttle: { side: Side; space: number };
  warehouse: Record<string, number>;
  tech_grid: Record<"top" | "middle" | "bottom", (string | null)[]>;
  tech_stock: number;
  blueprint_rows: Record<"top" | "bottom", (number | null)[]>;
  blueprint_deck: number;
  display: (string | null)[];
  contract_deck: number[];
  /** The discoveries that are turned up. */
  exploration: string[];
  discovery_stack: number;
  /** Building tiles left. */
  stacks: Record<string, number>;
  /** The arrows of each top tile, as places among the directions; null where none is left. */
  arrows: Record<string, number[] | null>;
  map: HexSeen[];
  slots: Record<string, Person[]>;
  radar: string | null;
  /** While somebody moves pieces: the steps left. */
  walk: { seat: number; bots: number; rover: number } | null;
  /** Alone: how much there is of what each item of the goal needs. */
  solo_goal: { id: string; needs: { have: number; need: number }[] } | null;
  players: PlayerSeen[];
  lacerda: LacerdaSeen | null;
}
