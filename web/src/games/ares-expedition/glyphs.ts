/** Which drawings this game has of its own. */

import { printed } from "./phases";

/** The numeral of a phase, for an icon such as "phase-3". */
export function numeral(name: string): string | undefined {
  const [, phase] = /^phase-(\d)$/.exec(name) ?? [];
  return phase ? printed(Number(phase))?.roman : undefined;
}

const DRAWN = new Set(["cards", "look", "onto", "project", "blue-card", "play", "free-play", "action", "zone", "cube"]);

export function drawn(name: string): boolean {
  return DRAWN.has(name) || /^phase-\d$/.test(name);
}
