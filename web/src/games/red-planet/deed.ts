/** What the lit button says: named for what it does, not "choose". */

import type { Scene } from "../../table/scene";
import { t, type Phrase } from "./words";

/** By what is asked; whatever is missing here is said plainly. */
const DOES: Record<string, Phrase> = {
  character: "rp.do-play",
  keep: "rp.do-keep",
  board: "rp.do-board",
  "board-together": "rp.do-board",
  destination: "rp.do-land",
  launch: "rp.do-launch",
  destroy: "rp.do-destroy",
  redirect: "rp.do-redirect",
  move: "rp.do-move",
  replace: "rp.do-replace",
  kill: "rp.do-remove",
};

export function deed(scene: Scene, picked: string[]): string | null {
  const [key] = picked;
  const does = DOES[scene.asked?.name ?? ""];
  if (!does || key === undefined || key === "skip" || picked.length > 1) return null;
  return t(does, scene.label(key));
}
