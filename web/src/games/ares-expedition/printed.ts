/** What cards and menu need of a player as the view shows one. */

import type { Player } from "../../tableau/seen";

export interface Mine extends Player {
  /** What standard actions cost, and what a card sold brings. */
  costs: Record<string, number>;
  repeated: boolean;
}

export interface Seen {
  phase: number;
  players: Mine[];
}
