/** What the server tells of a card in any game that is played with a tableau: only what is printed. */

import type { CardTold } from "../table/protocol";

export interface Mark {
  icon?: string;
  n?: number | string;
  /** Of any one player. */
  any?: boolean;
  /** Placed by a rule of its own. */
  special?: boolean;
  or?: boolean;
  box?: Mark[][];
  /** Metal, or what a price is lowered for; `less`: by how much. */
  badge?: Mark[];
  less?: number;
  sign?: "or" | "arrow" | "each" | "colon" | "plus" | "more";
}

export interface Block {
  label: "" | "start" | "first" | "pay" | "action" | "effect";
  rows: Mark[][];
}

export interface Requirement {
  text: string;
  what: string;
  tag?: string;
  resource?: string;
  least?: number;
  most?: number;
  /** The part of a track in which its value lies, where the track has such parts. */
  zone?: string;
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
  /** What is paid besides the cost. */
  pay?: string[];
  play?: string[];
  first?: string;
  action?: string;
  effects?: string[];
  start?: Record<string, number>;
  production?: Record<string, number>;
  icons: Block[];
}

/** A sentence in each language. */
export type Texts = Record<string, string>;

export interface HandCard {
  id: string;
  price: number;
  playable: boolean;
  /** What comes off its cost: from which thing ("next": a card played just before), and how much. */
  off?: { from: string; mc: number }[];
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
