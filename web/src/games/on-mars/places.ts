/** Where on the boards an option is shown, by its key. */

import { beside } from "./geometry";
import type { Person, Seen, Side } from "./facts";

const HEX = /^-?\d+,-?\d+$/;

/** Pieces that take steps from the hex where they stand, as in "bot 3,-2 N". */
const WALKERS = new Set(["bot", "troop"]);

/** The hex that a key is about, such as "hex 3,-2" or "upgrade blueprint-4 3,-2"; null if none. A step is about where it leads. */
export function hexOf(key: string, rover: string | null = null): string | null {
  const parts = key.split(" ");
  if (WALKERS.has(parts[0]!) && parts.length === 3) return beside(parts[1]!, parts[2]!);
  if (parts[0] === "rover" && parts.length === 2 && rover !== null) return beside(rover, parts[1]!);
  const last = parts.at(-1)!;
  return HEX.test(last) ? last : null;
}

/** Keys by the hex that they are about. */
export function byHex(keys: string[], rover: string | null = null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const hex = hexOf(key, rover);
    if (hex !== null) found.set(hex, [...(found.get(hex) ?? []), key]);
  }
  return found;
}

/** A piece that can take a step: "rover", "bot 3,-2" or "troop 3,-2". */
export function moverOf(key: string): string | null {
  const parts = key.split(" ");
  if (WALKERS.has(parts[0]!) && parts.length === 3) return `${parts[0]} ${parts[1]}`;
  return parts[0] === "rover" && parts.length === 2 ? "rover" : null;
}

export function movers(keys: string[]): string[] {
  return [...new Set(keys.map(moverOf).filter((mover) => mover !== null))];
}

export function isOneOf(there: Person | Person[] | undefined, person: Person): boolean {
  return Array.isArray(there) ? there.includes(person) : there === person;
}

/** Where somebody's rover stands; before its first move that is the starting mine. */
export function roverAt(view: Seen, person: Person): string {
  return view.map.find((seen) => isOneOf(seen.rover, person))?.hex ?? "0,0";
}

/** On which side somebody's marker is; null before it is placed. */
export function sideOf(view: Seen, person: Person | null): Side | null {
  if (person === null) return null;
  const space = (person === "lacerda" ? view.lacerda : view.players[person])?.space ?? null;
  if (space === null) return null;
  return space <= 4 ? "orbit" : "colony";
}

/** Where each verb is answered; what is not here is answered in the panel or on my own board. */
const SIDES: Record<string, Side> = {
  take: "orbit",
  learn: "orbit",
  develop: "orbit",
  hex: "colony",
  bot: "colony",
  troop: "colony",
  rover: "colony",
  upgrade: "colony",
  building: "colony",
  build: "colony",
  tile: "colony",
};

/** The side on which the open question is answered; null if it is neither. */
export function answeredOn(keys: string[]): Side | null {
  const found = new Set<Side>();
  for (const key of keys) {
    const verb = key.split(" ")[0]!;
    const side = verb === "card" ? (key.startsWith("card blueprint") ? "orbit" : "colony") : SIDES[verb];
    if (side) found.add(side);
  }
  return found.size === 1 ? [...found][0]! : null;
}

/** Seats whose marker has acted in this phase. */
export function hasActed(view: Seen, person: Person): boolean {
  if (view.phase !== "colonization") return false;
  const at = view.order.indexOf(person);
  return at >= 0 && at < view.order.indexOf(view.active);
}

/** The place of somebody among the shapes: Lacerda has the second, as in the log. */
export function shapeOf(person: Person): number {
  return person === "lacerda" ? 1 : person;
}

/** After how many rounds the shuttle leaves, counting this one: null if it does not. */
export function leavesIn(view: Seen, stops: number, last: number): number | null {
  if (view.shuttle.space === 0 || view.level === stops) return null;
  return view.level === last ? 1 : view.shuttle.space;
}
