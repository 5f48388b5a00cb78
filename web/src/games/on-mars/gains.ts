/** What a choice would bring me at once, as the server foresees it. */

import { idOf } from "../../table/lexicon";
import type { Scene } from "../../table/scene";

export interface Gained {
  good: string;
  amount: number;
}

/** The goods that I would gain. */
export function gained(scene: Scene, key: string): Gained[] {
  const changes = scene.foreseen?.(key)?.changes ?? [];
  return changes
    .filter((change) => change.seat === scene.seat && change.what.startsWith("resource ") && change.by > 0)
    .map((change) => ({ good: idOf(change.what), amount: change.by }));
}

/** The points that would come of it. */
export function pointsFor(scene: Scene, key: string): number {
  const changes = scene.foreseen?.(key)?.changes ?? [];
  return changes
    .filter((change) => change.seat === scene.seat && change.what.startsWith("points "))
    .reduce((sum, change) => sum + change.by, 0);
}
