/** What the server tells of this game's cards and board, and the shape of a view. No rules: only what is printed. */

import type { CardTold } from "../../table/protocol";

export interface Mark {
  icon?: string;
  n?: number | string;
  /** Of any one player. */
  any?: boolean;
  /** Placed by a rule of its own. */
  special?: boolean;
  or?: boolean;
  box?: Mark[][];
  sign?: "or" | "arrow" | "each" | "colon" | "plus" | "more";
}

export interface Block {
  label: "" | "start" | "first" | "action" | "effect";
  rows: Mark[][];
}

export interface Requirement {
  text: string;
  what: string;
  tag?: string;
  resource?: string;
  least?: number;
  most?: number;
}

export interface Worth {
  text: string;
  points: number;
  per?: string;
  every?: number;
  once?: boolean;
}

export interface CardFacts {
  number: number;
  colour: "green" | "blue" | "red" | "corporation";
  deck: string;
  tags: string[];
  cost?: number;
  requires?: Requirement[];
  holds?: string;
  points?: Worth;
  play?: string[];
  first?: string;
  action?: string;
  effects?: string[];
  start?: Record<string, number>;
  production?: Record<string, number>;
  icons: Block[];
}

export interface Space {
  id: string;
  bonus: string[];
  /** The ids of the spaces beside it. */
  around: string[];
  reserved?: boolean;
  volcanic?: boolean;
  city?: boolean;
  name?: string;
}

export interface Track {
  from: number;
  to: number;
  step: number;
  bonus: { at: number; icon: string }[];
}

/** A sentence in each language. */
export type Texts = Record<string, string>;

export interface BoardFacts {
  rows: Space[][];
  off: string[];
  tracks: { temperature: Track; oxygen: Track; oceans: Track };
  milestones: { id: string; needs: number; texts?: Texts }[];
  /** What any milestone is worth, and any award. */
  milestone_texts?: Texts;
  awards: { id: string; texts?: Texts }[];
  award_texts?: Texts;
  most: number;
  projects: { id: string; cost: number; icons: Mark[][]; texts?: Texts }[];
  /** The solo game: how long it lasts, and what winning means. */
  solo?: { generations: number; texts: Texts };
  card_price: number;
  tags: string[];
  resources: string[];
}

export interface TileSeen {
  space: string;
  tile: string;
  owner?: number | "neutral";
}

export interface PlayerSeen {
  corporation: string | null;
  tr: number;
  resources: Record<string, number>;
  production: Record<string, number>;
  hand: number | (string | HandCard)[];
  played: string[];
  tags: Record<string, number>;
  on_cards: Record<string, number>;
  used: string[];
  first_action: boolean;
  next_card: { discount: number; slack: number };
  /** Money at the next production. */
  income: number;
  /** What this player would pay now. */
  costs: { greenery: number; heat: number; projects: Record<string, number> };
  dealt: number | string[];
  dealt_corporations: number | string[];
  drafted: number | string[];
  /** At set-up: which of those dealt are kept, hidden until all have chosen. */
  bought: "hidden" | string[];
}

export interface HandCard {
  id: string;
  price: number;
  playable: boolean;
}

export interface Seen {
  generation: number;
  phase: string;
  temperature: number;
  oxygen: number;
  oceans: number;
  first_player: number;
  /** Seats in turn order. */
  order: number[];
  active: number | null;
  /** Who has a turn after the active player; null if nobody else. */
  next: number | null;
  actions_left: number;
  passed: boolean[];
  tiles: TileSeen[];
  claims: { space: string; owner: number }[];
  milestones: Record<string, number>;
  awards: Record<string, number>;
  /** What the next one costs; null if there is none to be had. */
  costs: { milestone: number | null; award: number | null };
  progress: { milestones: Record<string, number[]>; awards: Record<string, number[]> };
  players: PlayerSeen[];
}

export function factsOf(card: CardTold | undefined): CardFacts | null {
  return card && card.facts.icons ? (card.facts as CardFacts) : null;
}

/** How many of something a list, or a number that stands for one, has. */
export function count(cards: number | unknown[]): number {
  return typeof cards === "number" ? cards : cards.length;
}

/** A hidden list has nothing to show. */
export function list<T>(cards: number | T[]): T[] {
  return typeof cards === "number" ? [] : cards;
}

/** Minus is −, and zero has no sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0";
}

export function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
