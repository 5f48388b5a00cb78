/** What a game brings to the table. Whatever it leaves out is drawn plainly, so that a new game can be played at once. */

import type { Component } from "svelte";
import type { Chart } from "../after/charts";
import type { RoundEnd } from "../after/points";
import { settings } from "../app/settings.svelte";
import type { CardFilter, CardOrder } from "../browse/filter";
import { wordsOf } from "../table/lexicon";
import type { Asked } from "../table/protocol";
import type { Scene } from "../table/scene";

export type Part = Component<{ scene: Scene }>;

/** What goes on, how far it is, and what else my seat should know of it; each "" if there is nothing to say. */
export interface Stage {
  name: string;
  far: string;
  note: string;
  /** How long my choice can be taken back, where others choosing does not end it. */
  back: string;
}

/** A part of what winning needs, such as "Oceans: 9 of 9"; of one seat, or of all. */
export interface Goal {
  seat: number | null;
  text: string;
  met: boolean;
}

/** Somebody who plays without a seat: the shape that stands for them, and one word for how they stand. */
export interface Rival {
  shape: number;
  name: string;
  standing: string;
  /** They come before the seats in the order of play. */
  first: boolean;
}

export interface GameParts {
  /** Takes what is printed on the game's board, as the server tells it, before anything is drawn. */
  prepare?: (board: Record<string, any>) => void;

  // At the table.

  /** The picture in the middle. */
  Board?: Part;
  /** The size at which that picture is drawn whole, before it is made smaller for the end of the game. */
  boardSize?: { width: number; height: number };
  /** What lies at the bottom: my hand. */
  Hand?: Part;
  /** What that is called on a phone's tab, where it is no hand. */
  handName?: () => string;
  /** The column at the left: players, goals, me. On a phone it is the Players pane. */
  Left?: Part;
  /** What my seat can pay with, in one line: on a phone it stands over the choices. */
  Purse?: Part;
  /** Under the decision panel at the right, above the log. */
  Aside?: Part;
  /** Decisions a game draws in its own way, by kind; each takes the place of the panel's list. */
  kinds?: Record<string, Part>;
  /** A card of this game, drawn; "reading" is 240 by 336, "full" as wide as a phone. */
  Card?: Component<{ scene: Scene; id: string; size?: "strip" | "reading" | "full" }>;
  /** What stands at the end of an option's row in the panel, such as a card's tags and cost. */
  Beside?: Component<{ scene: Scene; option: string }>;
  /** What the lit button says for the keys picked so far, such as "Buy 2 for 6 M€"; null: say it plainly. */
  deed?: (scene: Scene, picked: string[]) => string | null;
  /** What passing means, for the question that is asked once more. */
  passing?: (scene: Scene) => string;
  /** The heading over options whose keys begin with this word, where a long list has several such groups. */
  group?: (verb: string) => string;
  /** The key of what is paid most often: a price in it is a coin, and in a mix it makes up what the others leave open. */
  money?: string;
  /** How much of something my seat has to pay with; undefined where that is not counted. */
  stock?: (scene: Scene, thing: string) => number | undefined;
  /** The column at the left tells what the others did since my last turn; else the log does. */
  recaps?: (scene: Scene) => boolean;
  /** Seats in the order in which they play. */
  order?: (scene: Scene) => number[];
  /** One word for how a seat stands, such as "passed"; null: the frame finds its own. */
  standing?: (scene: Scene, seat: number) => string | null;
  /** The words that `standing` may give: their room is kept, so that nothing moves when one comes. */
  standings?: (() => string)[];
  /** Who plays without a seat at the table, such as an automatic rival. */
  rival?: (scene: Scene) => Rival | null;
  /** The name of whoever's turn it is, where my seat is asked in another's; null in my own, or where nobody's is. */
  othersTurn?: (scene: Scene) => string | null;
  /** What led to the open question, step by step: it stands over the choices as a path. */
  trail?: (scene: Scene) => string[];
  /** What goes on where several are asked at once; null: the frame says it plainly. */
  stage?: (scene: Scene) => Stage | null;
  /** Why my seat is asked in another's turn, and what the plain answer means; null in my own. */
  because?: (scene: Scene) => string | null;
  /** The chapter of the rules that a question, or (null) a card, is about. */
  chapter?: (asked: Asked | null) => string;
  /** The board can write on its spaces what they are called. */
  coordinates?: boolean;
  /** The game can tell what a choice would change. */
  foresees?: boolean;

  // When it is over.

  /** What winning needs, part by part, where all win or lose as one; null where points decide. */
  goal?: (scene: Scene) => Goal[] | null;
  /** The points at which a seat has won, where seats play for different things: they fill its bar; null where all compare. */
  full?: (scene: Scene, seat: number) => number | null;
  /** The parts of a score, in the order in which they are shown. */
  scoreParts?: string[];
  /** What stands under a player's name in the ranking; "" if nothing. */
  about?: (scene: Scene, seat: number) => string;
  /** What the chart of the points is called, such as "Points by generation". */
  pointsTitle?: () => string;
  /** Charts besides that of the points. */
  charts?: (scene: Scene, ends: RoundEnd[]) => Chart[];
  /** One more panel beside the ranking; `tallies` is what each seat had done, as the server counts it. */
  Ending?: Component<{ scene: Scene; tallies: Record<string, number>[] }>;

  // Among the cards.

  /** By what its cards can be told apart, besides their kind and where we know them from. */
  cardFilters?: CardFilter[];
  /** In which orders they can stand, besides that of the box and by name. */
  cardOrders?: CardOrder[];
}

const found = import.meta.glob<{ default: GameParts }>("./*/index.ts");

export async function partsOf(game: string): Promise<GameParts> {
  const load = found[`./${game}/index.ts`];
  if (!load) return {};
  const parts = (await load()).default;
  parts.prepare?.((await wordsOf(game, settings.language)).board);
  return parts;
}
