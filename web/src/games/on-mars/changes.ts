/** What a choice would change at once, as the server foresees it: item by item, mine first. */

import { idOf } from "../../table/lexicon";
import type { Scene } from "../../table/scene";
import { signed } from "./holdings";
import { capital } from "./names";
import { t } from "./words";

export interface Item {
  /** A symbol; "vp" for points, "level" for the colony. */
  symbol: string;
  words: string;
  figure: string;
  good: boolean;
  /** Whose it is, if it is not mine nor the colony's. */
  seat: number | null;
}

/** Parts of a score that come and go with who is at home and what is in store: a step says little of how they end. */
const LATER = new Set(["quarters", "contracts"]);
// Nor is it told that a blueprint, when it is taken, would cost points if it were never built.

export function itemsFor(scene: Scene, key: string): Item[] {
  const changes = scene.foreseen?.(key)?.changes ?? [];
  const found: Item[] = [];
  for (const { seat, what, by } of changes) {
    const id = idOf(what);
    const told = { figure: signed(by), good: by > 0, seat: seat === scene.seat ? null : seat };
    if (what.startsWith("resource ")) found.push({ ...told, symbol: id, words: capital(scene.name(what)) });
    else if (what.startsWith("points ") && !LATER.has(id) && !(id === "blueprints" && by < 0))
      found.push({ ...told, symbol: "vp", words: scene.term(`score.${id}`), figure: `${signed(by)} ${t("om.op")}` });
    else if (what === "bots") found.push({ ...told, symbol: "bots", words: t("om.end.bots") });
    else if (what.startsWith("life ")) found.push({ ...told, symbol: id, words: t("om.life-support") });
    else if (what === "level") found.push({ ...told, symbol: "goal", words: t("om.colony-level") });
    else if (what.startsWith("mission ")) found.push({ ...told, symbol: "goal", words: t("om.mission", id), good: by < 0 });
  }
  return found;
}
