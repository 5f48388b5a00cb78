/** What pressing a card does and costs, in words and figures: as the open decision and its forecasts tell it. */

import type { Scene } from "../table/scene";
import type { Mark } from "./facts";
import { paidFor, type Gain } from "./gains";
import type { Held } from "./hand";
import type { HandKit } from "./kit";
import type { Player } from "./seen";
import { t } from "./words";

/** Whether the open decision takes several cards, or none. */
export function takesSeveral(scene: Scene): boolean {
  return scene.asked !== null && (scene.asked.most > 1 || scene.asked.least === 0);
}

/** What would be paid, if it is not money alone. */
export function mix(scene: Scene, card: Held, key: string): Record<string, number> | null {
  if (!key.startsWith("play ") || !scene.offers(key)) return null;
  const paid = paidFor(scene, key, card.price);
  return Object.keys(paid).some((resource) => resource !== "mc") ? paid : null;
}

/** What an amount that depends on the table comes to now. */
export function counted(kit: HandKit, scene: Scene, me: Player, card: Held, key: string): Gain[] {
  if (!key.startsWith("play ") || !scene.offers(key) || !card.facts.icons.some((block) => block.rows.flat().some(varies))) return [];
  return kit.gains(scene, key, paidFor(scene, key, card.price)).filter((gain) => gain.seat === null && gain.icon in me.resources);
}

function varies(mark: Mark): boolean {
  return typeof mark.n === "string" || mark.sign === "each" || (mark.box ?? []).some((row) => row.some(varies));
}

/** A payment in words. */
export function inMoney(scene: Scene, paid: Record<string, number>): string {
  return Object.entries(paid)
    .map(([resource, number]) => `${number} ${scene.name(`resource ${resource}`)}`)
    .join(" + ");
}

/** What the button says that answers with a card. */
export function deed(kit: HandKit, scene: Scene, card: Held, key: string): string {
  if (takesSeveral(scene)) {
    if (scene.picked.includes(key)) return t("tableau.put-back");
    return scene.asked?.name === "sell" ? t("tableau.choose") : t("tableau.take");
  }
  if (key.startsWith("play ")) {
    const paid = mix(scene, card, key);
    return paid ? t("tableau.play-mix", inMoney(scene, paid)) : t("tableau.play-for", card.price);
  }
  if (key.startsWith("action ")) return t("tableau.use-action");
  return kit.others?.(scene, card).find((other) => other.key === key)?.label ?? t("table.choose-this", card.name);
}
