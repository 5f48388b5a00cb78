/** Which zones of a track meet a requirement: from its own upwards, or, for a ceiling, downwards. */

import type { Requirement } from "../../tableau/facts";

export const ZONES = ["purple", "red", "yellow", "white"];

export function zonesFor(one: Requirement): string[] {
  const at = ZONES.indexOf(one.zone ?? "");
  if (at < 0) return [];
  return one.most === undefined ? ZONES.slice(at) : ZONES.slice(0, at + 1);
}
