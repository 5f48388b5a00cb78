/** What people and things on the boards are called. */

import type { Scene } from "../../table/scene";
import type { Person } from "./facts";

export function nameOf(scene: Scene, person: Person): string {
  return person === "lacerda" ? "Lacerda" : (scene.seats[person]?.name ?? "");
}

/** As it stands at the beginning of a line. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** A tile's card, without the number that tells copies apart. */
export function kindOf(tile: string): string {
  return tile.split(".")[0]!;
}

export function levelOf(blueprint: number, scene: Scene): string {
  return scene.card(`blueprint-${blueprint}`)?.facts.level === 3 ? "III" : "I";
}
