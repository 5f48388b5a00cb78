/** What cards and menu need of the board as it is printed, and of a player as the view shows one. */

import type { Mark, Texts } from "../../tableau/facts";
import type { Player } from "../../tableau/seen";
import { theBoard } from "./board.svelte";

export interface Project {
  id: string;
  icons: Mark[][];
  texts: Texts;
}

interface Printed {
  tracks: Record<string, { step: number }>;
  tags: string[];
  projects: Project[];
}

export function printed(): Printed | null {
  return theBoard() as unknown as Printed | null;
}

export interface Mine extends Player {
  /** What standard actions cost, and what a card sold brings. */
  costs: Record<string, number>;
  repeated: boolean;
}

export interface Seen {
  phase: number;
  players: Mine[];
}
