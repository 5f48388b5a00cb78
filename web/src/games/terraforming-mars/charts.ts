/** What a finished game can show round by round, besides the points: the rating, production, and who raised what. */

import { lines, rises, type Chart } from "../../after/charts";
import type { RoundEnd } from "../../after/points";
import type { Scene } from "../../table/scene";
import { t, type Phrase } from "./words";

const PRODUCTION = "production ";
const PARAMETERS: { part: string; icon: string; phrase: Phrase }[] = [
  { part: "temperature", icon: "temperature", phrase: "tableau.temperature" },
  { part: "oxygen", icon: "oxygen", phrase: "tableau.oxygen" },
  { part: "oceans", icon: "ocean", phrase: "tableau.oceans" },
];

export function charts(scene: Scene, ends: RoundEnd[]): Chart[] {
  const players = scene.seats.length;
  const figures = Object.keys(ends[0]?.figures?.[0] ?? {});
  const resources = figures.filter((name) => name.startsWith(PRODUCTION)).map((name) => name.slice(PRODUCTION.length));
  if (ends.length < 2 || resources.length === 0) return [];
  return [
    {
      id: "rating",
      name: t("tableau.rating"),
      title: t("tm.curve.rating"),
      part: "tr",
      form: "lines",
      choices: [{ value: "tr", label: t("tableau.rating") }],
      values: (choice) => lines(ends, players, (end, seat) => end.figures?.[seat]?.[choice]),
    },
    {
      id: "production",
      name: t("tm.figures.production"),
      title: t("tm.curve.production"),
      form: "lines",
      choices: resources.map((value) => ({ value, icon: value, label: scene.name(`resource ${value}`) })),
      values: (choice) => lines(ends, players, (end, seat) => end.figures?.[seat]?.[PRODUCTION + choice]),
    },
    {
      id: "raised",
      name: t("tm.figures.raised"),
      title: t("tm.curve.raised"),
      form: "steps",
      choices: PARAMETERS.map(({ part, icon, phrase }) => ({ value: part, icon, label: t(phrase) })),
      values: (choice) => rises(ends, players, (end, seat) => end.tallies?.[seat]?.[choice]),
    },
  ];
}
