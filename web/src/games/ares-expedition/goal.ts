/** What winning alone or together needs, and how far each part of it is. */

import type { Goal } from "../parts";
import { whoOf } from "../../frame/names";
import type { Scene } from "../../table/scene";
import { theBoard } from "./board.svelte";
import type { Seen } from "./facts";
import { metersOf } from "./meters";
import { t } from "./words";

export function goal(scene: Scene): Goal[] | null {
  const coop = scene.options["coop"] === true ? theBoard()?.coop : undefined;
  if (scene.players > 1 && !coop) return null;
  const view = scene.view as Seen;
  const mars = metersOf(view).map(({ name, done, all }) => ({
    seat: null,
    text: t("ae.steps-of", t(`ae.${name}`), done, all),
    met: done >= all,
  }));
  const points = view.players.flatMap((player, seat) =>
    coop && player.points !== null
      ? [{ seat, text: t("ae.points-of-seat", whoOf(scene, seat), player.points, coop.points), met: player.points >= coop.points }]
      : [],
  );
  return [...points, ...mars];
}
