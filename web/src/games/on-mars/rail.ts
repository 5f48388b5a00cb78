/** What stands beside the turn order, in words. */

import type { Seen } from "./facts";
import { t, type Phrase } from "./words";

/** What a space of the turn order or a cell of the laboratory gives. */
export function benefitWords(benefit: string): string {
  return t(`om.board.benefit-${benefit}` as Phrase);
}

/** When the shuttle leaves, and where to. */
export function shuttleWords(view: Seen, leaves: number | null): string {
  if (view.phase === "set_up") return "";
  if (leaves === null) return t(view.shuttle.space === 0 ? "om.board.shuttle-gone" : "om.board.shuttle-stands");
  const away = view.shuttle.side === "orbit" ? "colony" : "orbit";
  return leaves === 1 ? t(`om.board.leaves-now-${away}`) : t(`om.board.leaves-${away}`, leaves);
}

/** How far the end is. */
export function endWords(view: Seen): string {
  if (view.last_round) return t("om.board.last-round");
  if (view.end_triggered) return t("om.board.one-round-more");
  return t("om.board.to-the-end", view.remaining_missions);
}
