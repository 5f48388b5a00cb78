/** What a finished game can show round by round, besides the points: their sources as they grew, and bots on Mars. */

import { lines, type Chart } from "../../after/charts";
import type { RoundEnd } from "../../after/points";
import type { Scene } from "../../table/scene";
import { SOURCES } from "./standing";
import { t } from "./words";

const GOODS = ["mineral", "battery", "water", "plant", "oxygen", "crystal", "colonist"];

export function charts(scene: Scene, ends: RoundEnd[]): Chart[] {
  const players = scene.seats.length;
  if (ends.length < 2 || !ends[0]?.figures?.length) return [];
  return [
    {
      id: "sources",
      name: t("om.chart.sources"),
      title: t("om.curve.sources"),
      form: "lines",
      choices: SOURCES.map((value) => ({ value, label: scene.term(`score.${value}`) })),
      values: (choice) => lines(ends, players, (end, seat) => end.figures?.[seat]?.[`points ${choice}`]),
    },
    {
      id: "goods",
      name: t("om.chart.goods"),
      title: t("om.curve.goods"),
      form: "lines",
      choices: GOODS.map((value) => ({ value, label: scene.name(`resource ${value}`) })),
      values: (choice) => lines(ends, players, (end, seat) => end.figures?.[seat]?.[`resource ${choice}`]),
    },
  ];
}
