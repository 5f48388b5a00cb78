/** What a finished game can show round by round, besides the points: the rating, production, who raised what, phases chosen. */

import { lines, rises, type Chart } from "../../after/charts";
import type { RoundEnd } from "../../after/points";
import type { Scene } from "../../table/scene";
import { phases } from "./phases";
import { phaseTitle } from "./told";
import { t } from "./words";

const PRODUCTION = "production ";

export function charts(scene: Scene, ends: RoundEnd[]): Chart[] {
  const players = scene.seats.length;
  const figures = Object.keys(ends[0]?.figures?.[0] ?? {});
  const resources = figures.filter((name) => name.startsWith(PRODUCTION)).map((name) => name.slice(PRODUCTION.length));
  if (ends.length < 2 || resources.length === 0) return [];
  const counted = (choice: string) => rises(ends, players, (end, seat) => end.tallies?.[seat]?.[choice]);
  return [
    {
      id: "rating",
      name: t("ae.rating"),
      title: t("ae.curve.rating"),
      part: "tr",
      form: "lines",
      choices: [{ value: "tr", label: t("ae.rating") }],
      values: (choice) => lines(ends, players, (end, seat) => end.figures?.[seat]?.[choice]),
    },
    {
      id: "production",
      name: t("ae.figures.production"),
      title: t("ae.curve.production"),
      form: "lines",
      choices: resources.map((value) => ({ value, icon: value === "cards" ? "card" : value, label: scene.name(`resource ${value}`) })),
      values: (choice) => lines(ends, players, (end, seat) => end.figures?.[seat]?.[PRODUCTION + choice]),
    },
    {
      id: "raised",
      name: t("ae.figures.raised"),
      title: t("ae.curve.raised"),
      form: "steps",
      choices: (["temperature", "oxygen", "oceans"] as const).map((value) => ({
        value,
        icon: value === "oceans" ? "ocean" : value,
        label: t(`ae.${value}`),
      })),
      values: counted,
    },
    {
      id: "phases",
      name: t("ae.figures.phases"),
      title: t("ae.curve.phases"),
      form: "steps",
      choices: phases().map((phase) => ({ value: `phase ${phase}`, icon: `phase${phase}`, label: phaseTitle(scene, phase) })),
      values: counted,
    },
  ];
}
