/** What a game brings so that its cards and hands can be drawn here. */

import type { Component } from "svelte";
import type { Scene } from "../table/scene";
import type { Block, CardFacts, Requirement } from "./facts";
import type { Gain } from "./gains";
import type { Held } from "./hand";

/** A card in a row of them, one that is read, or one as wide as there is room. */
export type Size = "strip" | "reading" | "full";

export interface Kit {
  /** Its own drawings, and whether it has one of a name. */
  Glyph: Component<{ name: string; size?: number }>;
  draws: (name: string) => boolean;
  /** What its kinds of cards and its decks are called; "" for a deck that goes without saying. */
  kind: (facts: CardFacts) => string;
  deck: (facts: CardFacts) => string;
  /** The number in the foot of a card. */
  number: (facts: CardFacts) => string;
  /** A card's icons as this game draws them; as the server tells them if it says nothing. */
  icons?: (facts: CardFacts) => Block[];
  /** The zones of a track that meet a requirement. */
  Zones?: Component<{ one: Requirement }>;
  /** A requirement that counts tags says so in words of its own. */
  counted?: () => string;
}

/** How a game lays out a hand. */
export interface HandKit extends Kit {
  /** Under which name the browser keeps how a hand lies. */
  game: string;
  /** What I can pay with, in one line. */
  Purse: Component<{ scene: Scene; seat?: number | null }>;
  /** What a choice would bring. */
  gains: (scene: Scene, key: string, paid?: Record<string, number>) => Gain[];
  /** All its tags, in their order. */
  tags: () => string[];
  /** Seats in the order in which they play, and whose turn it is. */
  order: (scene: Scene) => number[];
  active: (scene: Scene) => number;
  /** What I have played, drawn otherwise than as a row of cards. */
  Played?: Component<{ scene: Scene; seat: number }>;
  /** What I have played is shown elsewhere, where there is room for it. */
  elsewhere?: boolean;
  /** Cards can be told apart by their colour, and what the colours are called. */
  colours?: boolean;
  colour?: (colour: string) => string;
  /** Nothing is done with the hand now: its titles are enough, where there is little room. */
  titled?: (scene: Scene) => boolean;
  /** How the price of a card comes about, under the card that is read. */
  Price?: Component<{ scene: Scene; card: Held }>;
  /** What else the card that is read can answer with, such as being sold. */
  others?: (scene: Scene, card: Held) => { key: string; label: string }[];
  /** What each card of my hand brings if it is sold, by the key "sell" and its id; null: none can be now. */
  sells?: (scene: Scene) => number | null;
  /** A remark in the foot of a card that answers with this key. */
  remark?: (scene: Scene, card: Held, key: string) => string;
  /** Why a card cannot be played, in fewer words than its reason; null: none. */
  brief?: (scene: Scene, card: Held) => string | null;
}
