/** The action spaces of the alien's board in words. */

import type { Scene } from "../../../table/scene";
import type { Seen } from "../facts";
import { capital } from "../names";
import { t } from "../words";
import type { AlienPrinted, Lying } from "./seen";

type Printed = AlienPrinted["spaces"][number];

export function spaceName(scene: Scene, space: Printed): string {
  return capital(scene.name(`alien-space ${space.id}`));
}

/** What stands for each of its actions. */
const GLYPHS: Record<string, string> = {
  build: "nest",
  deploy: "troop",
  steal: "crystal",
  learn: "tech",
  develop: "research",
  plan: "blueprint",
  move: "moves",
  evolve: "upgrade",
};
export const spaceGlyph = (space: Printed): string => GLYPHS[space.id] ?? "any";

export function lyingOn(scene: Scene, space: Printed): Lying {
  return (scene.view as Seen).alien?.spaces[space.id] ?? "free";
}

export function isLocked(scene: Scene, space: Printed): boolean {
  return (scene.view as Seen).alien?.locked.includes(space.id) ?? false;
}

/** Its name, and what lies there or from when on it is open. */
export function spaceSaid(scene: Scene, space: Printed): string {
  const state = isLocked(scene, space) ? t("om.ch.locked", space.level) : t(`om.ch.lies-${lyingOn(scene, space)}`);
  return t("om.ch.says", spaceName(scene, space), state);
}
