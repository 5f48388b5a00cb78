/** What winning a chapter needs, and how far each part of it is. */

import type { Goal } from "../../parts";
import type { Scene } from "../../../table/scene";
import type { Seen } from "../facts";
import { t } from "../words";

export function goal(scene: Scene): Goal[] | null {
  const view = scene.view as Partial<Seen>;
  const { monolith, vandalism, infection, team, alien } = view;
  const part = (name: string, have: number, need: number, met = have >= need): Goal => ({
    seat: null,
    text: t("om.of-room", name, have, need),
    met,
  });
  if (monolith) {
    const met = monolith.standing.filter((one) => one.have >= one.need).length;
    return [part(t("om.ch.goals"), met, monolith.to_win)];
  }
  if (vandalism)
    return [
      part(t("om.ch.completions"), vandalism.completions, vandalism.quota),
      part(t("om.ch.blackouts"), vandalism.blackouts.length, vandalism.limit, vandalism.blackouts.length < vandalism.limit),
    ];
  if (infection)
    return [
      ...infection.missions.map((one) => part(scene.card(one.id)?.name ?? one.id, one.have, one.need)),
      part(t("om.ch.infected"), infection.infected, infection.limit, infection.infected < infection.limit),
    ];
  // Whoever is nearer when time is up has won, too.
  if (team && alien) {
    const reached = team.points >= team.to_win || alien.troops.length >= alien.to_win;
    const nearer = t(view.outcome === "won" ? "om.ch.nearer-humans" : "om.ch.nearer-alien", team.last_round);
    return [
      part(t("om.ch.team"), team.points, team.to_win, view.outcome === "won"),
      part(t("om.ch.troops"), alien.troops.length, alien.to_win, view.outcome === "lost"),
      ...(reached ? [] : [{ seat: null, text: nearer, met: true }]),
    ];
  }
  return null;
}
