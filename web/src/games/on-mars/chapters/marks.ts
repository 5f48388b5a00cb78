/** What a chapter lays on the hexes of the map. */

import type { Seen } from "../facts";

export interface Mark {
  kind: "nest" | "troop" | "security" | "corrupted" | "vandalised" | "blackout" | "infected" | "vaccinated";
  /** Whose colonist it is. */
  seat?: number;
  /** An evolved nest. */
  evolved?: boolean;
}

export function marksOf(view: Seen): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  const lay = (hex: string, mark: Mark) => found.set(hex, [...(found.get(hex) ?? []), mark]);
  const { alien, vandalism } = view;
  for (const hex of vandalism?.vandalised ?? []) lay(hex, { kind: "vandalised" });
  for (const { hex, seat } of vandalism?.blackouts ?? []) lay(hex, { kind: "blackout", seat });
  if (alien) {
    const evolved = new Set(Object.values(alien.blueprints).map((one) => one.nest));
    for (const hex of alien.corrupted) lay(hex, { kind: "corrupted" });
    for (const hex of alien.nests) lay(hex, { kind: "nest", evolved: evolved.has(hex) });
    for (const hex of alien.troops) lay(hex, { kind: "troop" });
    lay(alien.security, { kind: "security" });
  }
  for (const player of view.players) {
    for (const hex of player.infected?.mines ?? []) lay(hex, { kind: "infected" });
    for (const hex of player.vaccinated?.mines ?? []) lay(hex, { kind: "vaccinated" });
  }
  return found;
}
