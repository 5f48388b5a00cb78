/** One word for how a seat stands in a round, and the order of turns. */

import type { Scene } from "../../table/scene";
import type { Rival } from "../parts";
import type { Person, Seen } from "./facts";
import { nameOf } from "./names";
import { hasActed, shapeOf } from "./places";
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

/** Whose turn it is; null where all are asked for themselves. */
export function turnOf(scene: Scene): Person | null {
  const view = scene.view as Partial<Seen>;
  if (view.alien?.turn) return view.alien.seat;
  return view.phase === "colonization" ? (view.active ?? null) : null;
}

/** The name of whoever's turn it is, if it is not mine. */
export function othersTurn(scene: Scene): string | null {
  const whose = turnOf(scene);
  return whose === null || whose === scene.seat ? null : nameOf(scene, whose);
}

/** Lacerda in the order of play. */
export function rival(scene: Scene): Rival | null {
  const view = scene.view as Partial<Seen>;
  if (!view.lacerda) return null;
  const acted = hasActed(view as Seen, "lacerda");
  const next = !acted && view.phase === "colonization" && view.active !== "lacerda";
  return {
    shape: shapeOf("lacerda"),
    name: nameOf(scene, "lacerda"),
    standing: scene.over ? "" : acted ? t("om.acted") : next ? t("om.next") : "",
    first: view.order?.[0] === "lacerda",
  };
}
