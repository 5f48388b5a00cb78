/** How a game ended, in words. */

import type { SeatShown, TableTold } from "../table/protocol";
import { resultOf, total, type Result } from "./result";
import { listed, t } from "./words";

/** "Ines wins by 3"; "You win by 3" to whoever sits there. */
export function headline(result: Result, seats: SeatShown[], me: number | null = null): string {
  const names = (of: number[]) => listed(of.map((seat) => seats[seat]?.name ?? ""));
  switch (result.kind) {
    case "wins":
      return result.seats[0] === me ? t("end.you-win-by", result.ahead) : t("end.wins-by", result.ahead, names(result.seats));
    case "tiebreak":
      return result.seats[0] === me ? t("end.you-tiebreak") : t("end.tiebreak", names(result.seats));
    case "outright":
      return result.seats[0] === me ? t("end.you-win") : t("end.wins", names(result.seats));
    case "shared":
      return t("end.shared", names(result.seats));
    case "solo":
      return t(result.won ? "end.solo-won" : "end.solo-lost");
    case "rival":
      return t(result.won ? "end.rival-won" : "end.rival-lost", result.points, result.rival);
    case "none":
      return t("end.nobody");
  }
}

/** For lists: "You won, 3 points ahead of Lou". */
export function resultLine(told: TableTold, mine: number[]): string {
  const ending = told.ending;
  if (!ending) return "";
  const result = resultOf(ending);
  const winner = result.kind === "wins" || result.kind === "tiebreak" ? result.seats[0]! : -1;
  const second = ending.ranking[1]?.[0];
  if (mine.length !== 1 || result.kind === "solo" || result.kind === "rival" || result.kind === "none" || result.kind === "shared")
    return headline(result, told.seats);
  if (result.kind === "outright") return headline(result, told.seats, mine[0]);
  if (mine[0] === winner && second !== undefined && result.kind === "wins")
    return t("go.won", result.ahead, told.seats[second]?.name ?? "");
  const behind = total(ending.scores[winner]) - total(ending.scores[mine[0]!]);
  return mine[0] === winner || behind === 0 ? headline(result, told.seats, mine[0]) : t("go.lost", behind, told.seats[winner]?.name ?? "");
}
