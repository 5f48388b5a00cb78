/** What the server tells of this game's board, and the shape of a view. No rules: only what is printed. */

import type { HandCard, Mark, Texts } from "../../tableau/facts";

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
