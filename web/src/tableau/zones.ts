/** Which zones of a track meet a requirement: from its own upwards, or, for a ceiling, downwards. */

import type { Requirement } from "./facts";

export function zonesFor(zones: string[], one: Requirement): string[] {
  const at = zones.indexOf(one.zone ?? "");
  if (at < 0) return [];
  return one.most === undefined ? zones.slice(at) : zones.slice(0, at + 1);
}
