/** Who plays when. */

import { roundName } from "../../start/say";
import type { Scene } from "../../table/scene";
import { t } from "./words";
import { theBoard } from "./board.svelte";
import type { Seen } from "./facts";

/** Seats from the first player on; before the game has one, as they sit. */
export function turnOrder(scene: Scene): number[] {
  return (scene.view as Partial<Seen>).order ?? Array.from({ length: scene.players }, (_, seat) => seat);
}

/** The generation as the board shows it; of a solo game, with how many there are. */
export function generation(scene: Scene): string {
  const now = (scene.view as Partial<Seen>).generation;
  if (!now) return "";
  const last = lastGeneration(scene);
  return last === null ? roundName(scene, now) : t("tm.of", roundName(scene, now), last);
}

/** The generation after which a solo game ends; null where it ends otherwise. */
export function lastGeneration(scene: Scene): number | null {
  return scene.players === 1 ? (theBoard()?.solo?.generations ?? null) : null;
}

/** One word for how a seat stands. */
export function standing(scene: Scene, seat: number): string | null {
  const view = scene.view as Partial<Seen>;
  if (scene.over) return null;
  return view.phase === "action" && view.passed?.[seat] ? t("tm.passed") : null;
}

/** The next seat to have a turn. */
export function nextSeat(scene: Scene): number | null {
  return (scene.view as Partial<Seen>).next ?? null;
}
