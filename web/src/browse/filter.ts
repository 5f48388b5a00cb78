/** Finding cards: by words, and by what the game tells about them. The address holds it all. */

import type { CardTold } from "../table/protocol";

export const GROUPS = ["kind", "colour", "deck", "tag", "needs", "holds", "points", "status"] as const;
export type Group = (typeof GROUPS)[number];
export const SORTS = ["number", "name", "cost"] as const;
export type Sort = (typeof SORTS)[number];

export interface Wish {
  words: string;
  /** One card alone, by its id. */
  card: string;
  sort: Sort;
  chosen: Partial<Record<Group, string>>;
}

/** What a card has in a group: its tags, what it needs... */
export function valuesOf(card: CardTold, group: Group): string[] {
  const facts = card.facts ?? {};
  switch (group) {
    case "kind":
      return [card.kind];
    case "status":
      return [card.status];
    case "colour":
      return facts["colour"] && facts["colour"] !== card.kind ? [facts["colour"]] : [];
    case "deck":
      return facts["deck"] ? [facts["deck"]] : [];
    case "tag":
      return facts["tags"] ? (facts["tags"].length > 0 ? [...new Set<string>(facts["tags"])] : ["none"]) : [];
    case "needs":
      return [...new Set<string>((facts["requires"] ?? []).map((needed: { what: string }) => needed.what))];
    case "holds":
      return facts["holds"] ? [facts["holds"]] : [];
    case "points":
      return facts["points"] ? [facts["points"]["per"] ? "per" : facts["points"]["points"] < 0 ? "minus" : "flat"] : [];
  }
}

export interface Choice {
  value: string;
  count: number;
}

/** What can be chosen in a group, in the order in which the cards have it; nothing where all cards are alike. */
export function choices(cards: CardTold[], group: Group): Choice[] {
  const counts = new Map<string, number>();
  for (const card of cards) for (const value of valuesOf(card, group)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const found = [...counts].map(([value, count]) => ({ value, count }));
  const some = found.length === 1 && found[0]!.count < cards.length;
  return found.length > 1 || some ? found : [];
}

/** Without accents and capitals, so that "electro" finds "Électro". */
export function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
}

export function found(cards: CardTold[], wish: Wish): CardTold[] {
  if (wish.card) return cards.filter((card) => card.id === wish.card);
  const words = bare(wish.words).split(/\s+/).filter(Boolean);
  const fits = (card: CardTold) =>
    GROUPS.every((group) => !wish.chosen[group] || valuesOf(card, group).includes(wish.chosen[group])) &&
    words.every((word) => textOf(card).includes(word));
  return sorted(cards.filter(fits), wish.sort);
}

function textOf(card: CardTold): string {
  return bare(`${card.name} ${card.text} ${card.facts?.["number"] ?? ""}`);
}

function sorted(cards: CardTold[], sort: Sort): CardTold[] {
  if (sort === "name") return [...cards].sort((one, other) => one.name.localeCompare(other.name));
  if (sort === "cost") return [...cards].sort((one, other) => cost(one) - cost(other));
  return cards;
}
const cost = (card: CardTold) => Number(card.facts?.["cost"] ?? -1);

export function wishIn(parameters: URLSearchParams): Wish {
  const sort = parameters.get("sort") as Sort;
  const chosen: Wish["chosen"] = {};
  for (const group of GROUPS) {
    const value = parameters.get(group);
    if (value) chosen[group] = value;
  }
  return { words: parameters.get("q") ?? "", card: parameters.get("card") ?? "", sort: SORTS.includes(sort) ? sort : "number", chosen };
}

export function addressOf(game: string, wish: Wish): string {
  const parameters = new URLSearchParams({ game });
  if (wish.words.trim()) parameters.set("q", wish.words.trim());
  if (wish.card) parameters.set("card", wish.card);
  for (const group of GROUPS) if (wish.chosen[group]) parameters.set(group, wish.chosen[group]);
  if (wish.sort !== "number") parameters.set("sort", wish.sort);
  return `/cards?${parameters}`;
}
