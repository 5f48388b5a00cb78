/** What cards and menu need of a player as the view shows one. */

import type { Player } from "../../tableau/seen";

export interface Mine extends Player {
  /** What standard actions cost, and what a card sold brings. */
  costs: Record<string, number>;
  repeated: boolean;
  /** What lets me play a card in this phase, one for each. */
  plays: string[];
}

export interface Seen {
  phase: number;
  players: Mine[];
}
