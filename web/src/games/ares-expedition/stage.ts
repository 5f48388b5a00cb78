/** What goes on at the table while all choose or act at the same time, for the head of the question. */

import type { Stage } from "../parts";
import type { Scene } from "../../table/scene";
import type { Player, Seen } from "./facts";
import { planning, printed } from "./phases";
import { bonusOf } from "./told";
import { t } from "./words";

/** The phase, how many are done with it, and what my seat may do in it besides; null where nothing goes on at once. */
export function stage(scene: Scene): Stage | null {
  const view = scene.view as Partial<Seen>;
  const phase = printed(view.phase ?? 0);
  const ready = scene.players - scene.waiting.length;
  if (planning(view) && scene.players > 1 && scene.waiting.length > 0)
    return { name: t("ae.everyone"), far: t("ae.have-chosen", ready, scene.players), note: "", back: t("ae.may-change") };
  const me = scene.seat === null ? undefined : view.players?.[scene.seat];
  if (!phase || !(phase.acts || phase.plays.length > 0) || view.over) return null;
  return {
    name: t("ae.phase", phase.roman),
    far: scene.players > 1 ? t("ae.are-done", ready, scene.players) : scene.clock,
    back: t("ae.back-in-phase"),
    note: me && scene.asked?.kind === "menu" ? noteOf(me, view.phase!) : "",
  };
}

/** Whether my seat has the bonus of the phase, and whether it is still to be had. */
function noteOf(me: Player, phase: number): string {
  if (me.chosen !== phase) return t("ae.no-bonus");
  return t(me.bonus_used ? "ae.bonus-used" : "ae.have-bonus", bonusOf(phase));
}
