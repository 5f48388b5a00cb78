/** By what this game's cards can be told apart in the card browser. */

import type { CardFilter, CardOrder } from "../../browse/filter";
import type { CardTold } from "../../table/protocol";
import type { CardFacts } from "../../tableau/facts";
import { t, type Phrase } from "./words";

const factsOf = (card: CardTold) => (card.facts ?? {}) as Partial<CardFacts>;
const one = (value: string | undefined) => (value ? [value] : []);
/** The phrases of a filter's values all begin alike. */
const named = (start: string) => (value: string) => t(`${start}.${value}` as Phrase);

const PARAMETERS: Record<string, string> = {
  temperature: "temperature",
  oxygen: "oxygen",
  oceans: "ocean",
  city: "city",
  greenery: "greenery",
};

export const cardFilters: CardFilter[] = [
  {
    id: "colour",
    name: () => t("tm.by-colour"),
    values: (card) => (factsOf(card).colour === card.kind ? [] : one(factsOf(card).colour)),
    label: named("tm.colour"),
  },
  { id: "deck", name: () => t("tm.by-deck"), values: (card) => one(factsOf(card).deck), label: named("tm.deck") },
  {
    id: "tag",
    name: () => t("tm.by-tag"),
    values: (card) => {
      const tags = factsOf(card).tags;
      return tags?.length === 0 ? ["none"] : [...new Set(tags ?? [])];
    },
    label: named("tableau.tag"),
    icon: (value) => (value === "none" ? "" : `t-${value}`),
  },
  {
    id: "needs",
    name: () => t("tm.by-need"),
    values: (card) => [...new Set((factsOf(card).requires ?? []).map((needed) => needed.what))],
    label: named("tm.needs"),
    icon: (value) => PARAMETERS[value] ?? "",
  },
  {
    id: "holds",
    name: () => t("tm.by-cubes"),
    values: (card) => one(factsOf(card).holds),
    label: named("tm.holds"),
    icon: (value) => (value === "fighter" ? "" : value),
  },
  {
    id: "points",
    name: () => t("tm.by-points"),
    values: (card) => {
      const points = factsOf(card).points;
      return points ? [points.per ? "per" : points.points < 0 ? "minus" : "flat"] : [];
    },
    label: named("tm.points"),
  },
];

export const cardOrders: CardOrder[] = [{ id: "cost", name: () => t("tm.by-cost"), by: (card) => factsOf(card).cost ?? -1 }];
