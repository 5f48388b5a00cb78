/** A chapter in half a page: the aim, what is different, how it is lost. Figures are the view's own. */

import type { Scene } from "../../../table/scene";
import type { Seen } from "../facts";
import { t } from "../words";

export interface Told {
  title: string;
  text: string;
}

export function tellingOf(scene: Scene): Told[] {
  const view = scene.view as Seen;
  const { monolith, vandalism, infection, team, alien } = view;
  const told = (aim: string, differs: string, lost: string): Told[] => [
    { title: t("om.ch.note-aim"), text: aim },
    { title: t("om.ch.note-differs"), text: differs },
    { title: t("om.ch.note-lost"), text: lost },
  ];
  if (monolith)
    return told(
      t("om.ch.monolith-aim", monolith.to_win, monolith.standing.length, monolith.last_time),
      t("om.ch.monolith-differs", monolith.ripe),
      t("om.ch.monolith-lost", monolith.last_time, monolith.to_win),
    );
  if (vandalism)
    return told(
      t("om.ch.blackout-aim", vandalism.quota, view.time ?? 0),
      t("om.ch.blackout-differs", vandalism.repairs),
      t("om.ch.blackout-lost", vandalism.limit, vandalism.quota),
    );
  if (infection)
    return told(
      t("om.ch.outbreak-aim", infection.missions.length, view.time ?? 0),
      t("om.ch.outbreak-differs", infection.reshuffle),
      t("om.ch.outbreak-lost", infection.limit),
    );
  if (!team || !alien) return [];
  return scene.seat === alien.seat
    ? told(
        t("om.ch.alien-aim", alien.to_win),
        t("om.ch.alien-differs", alien.capacity),
        t("om.ch.alien-lost", team.to_win, team.last_round),
      )
    : told(
        t("om.ch.invasion-aim", team.to_win, alien.to_win, scene.seats[alien.seat]?.name ?? ""),
        t("om.ch.invasion-differs"),
        t("om.ch.invasion-lost", alien.to_win, team.last_round),
      );
}
