/** The shape of what the server tells of this game: what is printed on its board, and what a seat sees. */

import type { Mark, Texts } from "../../tableau/facts";

export type Bonus = Partial<Record<"mc" | "plants" | "cards", number>>;

export interface Zone {
  zone: string;
  from: number;
  to: number;
}

export interface Track {
  from: number;
  to: number;
  step: number;
  zones: Zone[];
}

export interface PhaseFacts {
  id: string;
  roman: string;
  name: string;
  bonus: Record<string, number>;
  /** The colours of the cards that are played in it. */
  plays: string[];
  /** Whether actions are used in it. */
  acts: boolean;
}

/** A standard action. */
export interface Project {
  id: string;
  /** What it is called beside its price. */
  brief: Texts;
  /** By what it is paid with: what it costs before any card changes that. */
  cost: Record<string, number>;
  icons: Mark[][];
  texts: Texts;
}

export interface BoardFacts {
  tracks: Record<"temperature" | "oxygen" | "oceans", Track>;
  phases: PhaseFacts[];
  projects: Project[];
  tags: string[];
  research: { draw: number; keep: number };
  solo: { rounds: number; pass: number; help: Record<string, number>; texts: Texts };
  coop: { rounds: number; points: number; cubes: { copper: number; colour: number }; copper_mc: number; texts: Texts };
  hand_limit: number;
}

/** What a phase would bring me now; which figures there are depends on the phase. */
export interface Prospect extends Record<string, any> {
  bonus: Record<string, number>;
}

export interface Player {
  corporation: string | null;
  tr: number;
  forests: number;
  resources: Record<string, number>;
  production: Record<string, number>;
  capability: Record<string, number>;
  discounts: Record<string, number>;
  income: number;
  /** Of those that two players together need; else null. */
  points: number | null;
  hand: unknown[] | number;
  played: string[];
  tags: Record<string, number>;
  prospects: Prospect[] | "hidden";
  /** The phase of this round; "hidden" until all are shown. */
  chosen: number | "hidden" | null;
  previous: number | null;
  plays: string[];
  repeated: boolean;
  bonus_used: boolean;
  ended: boolean;
}

export interface Seen {
  round: number;
  rounds: number | null;
  phase: number;
  phases: number[];
  over: boolean;
  temperature: number;
  oxygen: number;
  oceans: number;
  /** What the tracks showed when the phase was opened. */
  opening: Record<"temperature" | "oxygen" | "oceans", number>;
  /** A bit for each parameter whose goal was reached in this phase. */
  called: number;
  turned: Bonus[];
  deck: number;
  discard: number;
  neutral: number[];
  neutral_card: number;
  cubes: { copper: number; colour: number };
  players: Player[];
}

export function minus(number: number): string {
  return String(number).replace("-", "−");
}

export function signed(number: number): string {
  return number < 0 ? minus(number) : `+${number}`;
}

/** How many cards a hand holds, whether or not they are seen. */
export function count(hand: unknown[] | number): number {
  return typeof hand === "number" ? hand : hand.length;
}
