/** A space of the board in words, for those who listen: what it gives, what it is kept for, what lies on it and beside it. */

import { nameOf } from "../../frame/names";
import type { Scene } from "../../table/scene";
import { t } from "./words";
import type { Seen, Space, TileSeen } from "./facts";
import { gainsOf } from "./gains";
import { spokenGain } from "../../tableau/gains";

/** What is printed on it. */
export function printed(scene: Scene, space: Space): string[] {
  const bonus = [...new Set(space.bonus)].map((what) => {
    const number = space.bonus.filter((one) => one === what).length;
    return what === "card" ? t("tm.draws", number) : `${number} ${scene.name(`resource ${what}`)}`;
  });
  return [
    ...bonus,
    space.reserved ? t("tm.for-ocean") : "",
    space.volcanic ? t("tm.volcanic") : "",
    space.city && space.name ? t("tm.kept-for", space.name) : "",
  ].filter(Boolean);
}

/** A tile, and whose it is. */
function laid(scene: Scene, tile: TileSeen): string {
  const owner = typeof tile.owner === "number" ? nameOf(scene, tile.owner) : undefined;
  return [scene.name(`tile ${tile.tile}`), owner].filter(Boolean).join(", ");
}

/** All of it, its name first. A space off the planet has nothing printed on it and none beside it. */
export function spoken(scene: Scene, id: string, space?: Space): string {
  const view = scene.view as Seen;
  const key = `space ${id}`;
  const option = scene.option(key);
  const on = view.tiles.find((tile) => tile.space === id);
  const claim = view.claims?.find((one) => one.space === id);
  const beside = space?.around ?? [];
  const near = view.tiles
    .filter((tile) => beside.includes(tile.space))
    .map((tile) => `${scene.name(`space ${tile.space}`)} ${laid(scene, tile)}`);
  const name = option?.label ?? scene.name(key);
  const around = beside.length === 0 ? "" : near.length ? t("tm.beside", near.join("; ")) : t("tm.beside-none");
  const parts = [
    option?.detail ?? "",
    ...(on || !space ? [] : printed(scene, space)),
    claim && !on ? t("tm.claimed-by", nameOf(scene, claim.owner)) : "",
    around,
    ...gainsOf(scene, key).map((gain) => spokenGain(scene, gain)),
  ].filter(Boolean);
  return [on ? `${name}: ${laid(scene, on)}` : name, ...parts].join(". ");
}
