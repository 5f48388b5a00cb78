/** What a view shows of a player in any game that is played with a tableau. */

import type { HandCard } from "./facts";

export interface Player {
  corporation: string | null;
  resources: Record<string, number>;
  hand: number | (string | HandCard)[];
  played: string[];
  on_cards: Record<string, number>;
  used: string[];
  next_card: { discount: number };
  dealt: number | string[];
  /** Where cards are drafted. */
  drafted?: number | string[];
  /** At set-up: which of those dealt are kept, hidden until all have chosen. */
  bought?: "hidden" | string[];
}
