/** What a phase would bring me now, as rows of figures. */

import type { Prospect } from "./facts";
import { t, type Phrase } from "./words";

export interface Row {
  icon?: string;
  label: string;
  figure: string;
  /** It brings nothing. */
  none: boolean;
}

/** The rows of one phase, by which figures the server tells of it. */
export function rowsOf(prospect: Prospect): Row[] {
  if ("playable" in prospect) return playable(prospect);
  if ("actions" in prospect)
    return [
      row("repeat", t("ae.card-actions"), prospect["actions"]),
      row("forest", t("ae.forests-now"), prospect["forests"], "+"),
      row("temperature", t("ae.warmer-now"), prospect["temperature"], "+"),
    ];
  if ("keep" in prospect)
    return [
      row("card", t("ae.you-see"), prospect["draw"]),
      row("handi", t("ae.you-keep"), prospect["keep"]),
      { label: t("ae.in-hand"), figure: `${prospect["hand"]}/${prospect["limit"]}`, none: false },
    ];
  return ["mc", "heat", "plants", "cards"].map((what) =>
    row(what === "cards" ? "card" : what, t(`ae.yield.${what}` as Phrase), prospect[what] ?? 0, "+"),
  );
}

function playable(prospect: Prospect): Row[] {
  const number = Number(prospect["playable"]);
  const rows: Row[] = [{ icon: "card", label: t("ae.playable"), figure: `${number}/${prospect["of"]}`, none: number === 0 }];
  const prices = [...new Set([prospect["cheapest"], prospect["dearest"]])].join("–");
  if (number > 0) rows.push({ label: t("ae.price"), figure: t("ae.money", prices), none: false });
  return rows;
}

function row(icon: string, label: string, figure: number, sign = ""): Row {
  return { icon, label, figure: figure === 0 ? "–" : `${sign}${figure}`, none: figure === 0 };
}
