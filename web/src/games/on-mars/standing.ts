/** One word for how a seat stands in a round, and the order of turns. */

import type { Scene } from "../../table/scene";
import type { Seen } from "./facts";
import { hasActed } from "./places";
import { t } from "./words";

/** The parts of a score, in the order in which they are shown. */
export const SOURCES = ["track", "progress", "ships", "quarters", "tech", "blueprints", "scientists", "contracts"];

/** "acted", or "next"; null where the frame has its own word. */
export function standing(scene: Scene, seat: number): string | null {
  const view = scene.view as Partial<Seen>;
  if (scene.over || view.phase !== "colonization" || !view.order || view.active === undefined) return null;
  if (scene.waiting.includes(seat)) return null;
  if (hasActed(view as Seen, seat)) return t("om.acted");
  return view.order[view.order.indexOf(view.active) + 1] === seat ? t("om.next") : null;
}

/** Seats in the order of the turn track; those without a space follow. */
export function order(scene: Scene): number[] {
  const view = scene.view as Partial<Seen>;
  const seats = scene.seats.map((one) => one.seat);
  const space = (seat: number) => view.players?.[seat]?.space ?? Infinity;
  const turns = (view.order ?? []).filter((person): person is number => typeof person === "number");
  // The alien has no space in the order: it comes after everybody.
  if (turns.length === view.players?.length && view.phase !== "set_up") return [...turns, ...seats.filter((seat) => !turns.includes(seat))];
  return [...seats].sort((one, other) => (space(one) === space(other) ? one - other : space(one) - space(other)));
}

/** Whose turn it is, where one can be asked in another's turn; null where all are asked for themselves. */
export function turnOf(scene: Scene): number | null {
  const view = scene.view as Partial<Seen>;
  if (view.alien?.turn) return view.alien.seat;
  return view.phase === "colonization" && typeof view.active === "number" ? view.active : null;
}
