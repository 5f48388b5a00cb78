/** The life support system in words. */

import type { Scene } from "../../table/scene";
import type { BoardFacts, Seen } from "./facts";
import { lifeSupport, type Column } from "./holdings";
import { capital } from "./names";
import { t } from "./words";

/** A column: how high it is, whether it holds the next level back, and what it gives. */
export function columnWords(scene: Scene, column: Column, rows: number): string {
  return [
    t("om.column", capital(scene.name(`building ${column.type}`)), column.row, rows),
    ...(column.short > 0 ? [t("om.holds-back", column.short)] : []),
    scene.card(column.reward)?.text ?? "",
  ].join(", ");
}

/** What the next level needs. */
export function neededWords(scene: Scene, board: BoardFacts): string {
  const view = scene.view as Seen;
  if (view.level >= board.levels.most) return t("om.level-top");
  const missing = lifeSupport(view, board).filter((column) => column.short > 0);
  const [only] = missing;
  if (only && missing.length === 1) return t("om.level-needs-one", view.level + 1, scene.name(`building ${only.type}`), only.short);
  return t(
    "om.level-needs",
    view.level + 1,
    missing.reduce((sum, column) => sum + column.short, 0),
  );
}
