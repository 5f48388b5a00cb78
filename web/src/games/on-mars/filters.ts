/** By what this game's cards and tiles can be told apart in the card browser. */

import type { CardFilter, CardOrder } from "../../browse/filter";
import type { CardTold } from "../../table/protocol";
import { t, type Phrase } from "./words";

const one = (value: unknown) => (value === undefined ? [] : [String(value)]);
const typeName = (value: string) => t(`om.type.${value}` as Phrase);

export const cardFilters: CardFilter[] = [
  {
    id: "building",
    name: () => t("om.filter.building"),
    values: (card) => [
      ...new Set([
        ...one(card.facts?.["building"]),
        ...[card.facts?.["works_in"] ?? []].flat().map(String),
        ...((card.facts?.["buildings"] as string[] | undefined) ?? []),
      ]),
    ],
    label: typeName,
  },
  {
    id: "level",
    name: () => t("om.filter.level"),
    values: (card) => (card.kind === "blueprint" ? one(card.facts?.["level"]) : []),
    label: (value) => (value === "3" ? "III" : "I"),
  },
  {
    id: "length",
    name: () => t("om.filter.length"),
    values: (card) => one(card.facts?.["length"]),
    label: (value) => t(`om.length.${value}` as Phrase),
  },
];

const pointsOf = (card: CardTold) => Number(card.facts?.["points"] ?? -1);

export const cardOrders: CardOrder[] = [{ id: "points", name: () => t("om.filter.points"), by: (card) => -pointsOf(card) }];
