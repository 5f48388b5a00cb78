/** What bots are called, unless whoever sets up the table calls them otherwise: after people who looked at Mars. */

import type { Fill } from "../table/protocol";

const NAMES = ["Tycho", "Camille", "Percival", "Asaph", "Giovanni", "Caroline", "Christiaan", "Wilhelm"];

/** The seats as they are, but that every bot has a name which nobody else there has. */
export function withBotsNamed(seats: Fill[]): Fill[] {
  const taken = new Set(seats.map((seat) => (seat.name ?? "").toLocaleLowerCase()));
  const free = NAMES.filter((name) => !taken.has(name.toLocaleLowerCase()));
  return seats.map((seat) => (seat.bot && !seat.name ? { ...seat, name: free.shift() ?? null } : seat));
}
