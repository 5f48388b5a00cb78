/** How long a chapter still lasts, and what threatens next, in a line each. */

import type { Scene } from "../../../table/scene";
import type { Seen } from "../facts";
import { t } from "../words";
import type { MonolithSeen } from "./seen";

/** Sabotage cards that strike at the next icon, oldest first. */
export function ripeOf(block: MonolithSeen): string[] {
  return block.in_play.filter((card) => card.cubes >= block.ripe).map((card) => card.id);
}

/** The next time at which sabotage strikes; null if there is none any more. */
export function nextIcon(block: MonolithSeen, time: number): number | null {
  return block.icons.find((icon) => icon > time) ?? null;
}

export function timeWords(view: Seen): string {
  const time = view.time ?? 0;
  if (view.monolith) return t("om.ch.time-of", time, view.monolith.last_time);
  if (view.team) return t("om.ch.round-of", view.round, view.team.last_round);
  return t("om.ch.rounds-left", time);
}

export function threatOf(scene: Scene): string {
  const view = scene.view as Seen;
  const { monolith, vandalism, infection, team, alien } = view;
  if (monolith) {
    const at = nextIcon(monolith, view.time ?? 0);
    const names = ripeOf(monolith).map((id) => scene.card(id)?.name ?? id);
    if (at === null) return t("om.ch.no-strike");
    return names.length ? t("om.ch.strikes", at, names.join(", ")) : t("om.ch.strikes-none", at);
  }
  if (vandalism) return t("om.ch.blackouts-of", vandalism.blackouts.length, vandalism.limit, vandalism.vandalised.length);
  if (infection) return t("om.ch.infected-of", infection.infected, infection.limit);
  return team && alien ? t("om.ch.race", team.points, team.to_win, alien.troops.length, alien.to_win) : "";
}
