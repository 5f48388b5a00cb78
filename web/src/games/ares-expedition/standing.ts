/** One word for how a seat stands while all act at the same time. */

import type { Scene } from "../../table/scene";
import type { Seen } from "./facts";
import { t } from "./words";

export const SOURCES = ["tr", "forests", "cards"];

/** Done with a phase that others are still in; null where the frame has its own word. */
export function standing(scene: Scene, seat: number): string | null {
  const view = scene.view as Partial<Seen>;
  if (scene.over || !view.phase || scene.players === 1) return null;
  return scene.waiting.includes(seat) ? null : t("ae.done");
}
