/** Which zones of a track meet a requirement: from its own upwards, or, for a ceiling, downwards. */

import type { Requirement } from "../../tableau/facts";
import { theBoard } from "./board.svelte";

/** All zones, in the order in which a track goes through them. */
export function zones(): string[] {
  return theBoard()?.tracks.temperature.zones.map((one) => one.zone) ?? [];
}

export function zonesFor(one: Requirement): string[] {
  const at = zones().indexOf(one.zone ?? "");
  if (at < 0) return [];
  return one.most === undefined ? zones().slice(at) : zones().slice(0, at + 1);
}
