/** By what this game's cards can be told apart in the card browser. */

import type { CardFilter, CardOrder } from "../../browse/filter";
import type { CardTold } from "../../table/protocol";
import type { CardFacts } from "../../tableau/facts";
import { t, type CardPhrase } from "./cardWords";

const factsOf = (card: CardTold) => (card.facts ?? {}) as Partial<CardFacts>;
const one = (value: string | undefined) => (value ? [value] : []);
const named = (start: string) => (value: string) => t(`${start}.${value}` as CardPhrase);
const NEEDS: Record<string, { icon: string; name: CardPhrase }> = {
  temperature: { icon: "temperature", name: "tableau.temperature" },
  oxygen: { icon: "oxygen", name: "tableau.oxygen" },
  oceans: { icon: "ocean", name: "tableau.oceans" },
  tag: { icon: "", name: "aec.needs.tag" },
  tr: { icon: "tr", name: "aec.needs.tr" },
};

export const cardFilters: CardFilter[] = [
  {
    id: "colour",
    name: () => t("aec.colour"),
    values: (card) => (factsOf(card).colour === card.kind ? [] : one(factsOf(card).colour)),
    label: named("aec.colour"),
  },
  { id: "deck", name: () => t("aec.by-deck"), values: (card) => one(factsOf(card).deck), label: named("aec.deck") },
  {
    id: "tag",
    name: () => t("tableau.tag"),
    values: (card) => {
      const tags = factsOf(card).tags;
      return tags?.length === 0 ? ["none"] : [...new Set(tags ?? [])];
    },
    label: named("tableau.tag"),
    icon: (value) => (value === "none" ? "" : `t-${value}`),
  },
  {
    id: "needs",
    name: () => t("aec.needs"),
    values: (card) => [...new Set((factsOf(card).requires ?? []).map((needed) => needed.what))],
    label: (value) => (value in NEEDS ? t(NEEDS[value]!.name) : value),
    icon: (value) => NEEDS[value]?.icon ?? "",
  },
  {
    id: "holds",
    name: () => t("aec.holds"),
    values: (card) => one(factsOf(card).holds),
    label: named("aec.holds"),
    icon: (value) => value,
  },
  {
    id: "points",
    name: () => t("tableau.points"),
    values: (card) => {
      const points = factsOf(card).points;
      return points ? [points.per ? "per" : "flat"] : [];
    },
    label: named("aec.worth"),
  },
];

export const cardOrders: CardOrder[] = [{ id: "cost", name: () => t("aec.by-cost"), by: (card) => factsOf(card).cost ?? -1 }];
