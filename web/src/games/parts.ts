/** What a game brings to the table. Whatever it leaves out is drawn plainly, so that a new game can be played at once. */

import type { Component } from "svelte";
import { settings } from "../app/settings.svelte";
import type { Asked } from "../table/protocol";
import type { Scene } from "../table/scene";
import { wordsOf } from "../table/sitting.svelte";

export type Part = Component<{ scene: Scene }>;

export interface GameParts {
  /** Takes what is printed on the game's board, as the server tells it, before anything is drawn. */
  prepare?: (board: Record<string, any>) => void;
  /** The picture in the middle. */
  Board?: Part;
  /** What lies at the bottom: my hand. */
  Hand?: Part;
  /** The column at the left: players, goals, me. On a phone it is the Players pane. */
  Left?: Part;
  /** Under the decision panel at the right, above the log. */
  Aside?: Part;
  /** Decisions a game draws in its own way, by kind; each takes the place of the panel's list. */
  kinds?: Record<string, Part>;
  /** One line that says how far the game is, such as "Round 6 of 10". */
  clock?: (scene: Scene) => string;
  /** A card of this game, drawn; "reading" is 240 by 336, "full" as wide as a phone. */
  Card?: Component<{ scene: Scene; id: string; size?: "strip" | "reading" | "full" }>;
  /** What the lit button says for the keys picked so far, such as "Buy 2 for 6 M€"; null: say it plainly. */
  deed?: (scene: Scene, picked: string[]) => string | null;
  /** What passing means, for the question that is asked once more. */
  passing?: (scene: Scene) => string;
  /** The column at the left tells what the others did since my last turn; else the log does. */
  recaps?: (scene: Scene) => boolean;
  /** Seats in the order in which they play. */
  order?: (scene: Scene) => number[];
  /** One word for how a seat stands, such as "passed"; null: the frame finds its own. */
  standing?: (scene: Scene, seat: number) => string | null;
  /** The chapter of the rules that a question, or (null) a card, is about. */
  chapter?: (asked: Asked | null) => string;
  /** What stands at the end of an option's row in the panel, such as a card's tags and cost. */
  Beside?: Component<{ scene: Scene; option: string }>;
  /** The game can tell what a choice would change. */
  foresees?: boolean;
  /** The parts of a score, in the order in which they are shown. */
  scoreParts?: string[];
}

const PARTS: Record<string, () => Promise<{ default: GameParts }>> = {
  "red-planet": () => import("./red-planet"),
  "terraforming-mars": () => import("./terraforming-mars"),
};

export async function partsOf(game: string): Promise<GameParts> {
  const load = PARTS[game];
  if (!load) return {};
  const parts = (await load()).default;
  parts.prepare?.((await wordsOf(game, settings.language)).board);
  return parts;
}
