/** Finding cards: by words, and by what the game tells about them. The address holds it all. */

import type { CardTold } from "../table/protocol";

/** One thing by which cards can be told apart. */
export interface CardFilter {
  /** In the address. */
  id: string;
  name: () => string;
  /** What a card has of it: its tags, what it needs... */
  values: (card: CardTold) => string[];
  label: (value: string) => string;
  icon?: (value: string) => string;
}

/** An order in which cards can stand. */
export interface CardOrder {
  /** In the address. */
  id: string;
  name: () => string;
  by: (card: CardTold) => number;
}

export interface Wish {
  words: string;
  /** One card alone, by its id. */
  card: string;
  /** The id of an order; "" as in the box. */
  sort: string;
  /** Values by the id of their filter. */
  chosen: Record<string, string>;
}

export const BY_NAME = "name";

export interface Choice {
  value: string;
  count: number;
}

/** What can be chosen of a filter, in the order in which the cards have it; nothing where all cards are alike. */
export function choices(cards: CardTold[], filter: CardFilter): Choice[] {
  const counts = new Map<string, number>();
  for (const card of cards) for (const value of filter.values(card)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const found = [...counts].map(([value, count]) => ({ value, count }));
  const some = found.length === 1 && found[0]!.count < cards.length;
  return found.length > 1 || some ? found : [];
}

/** Without accents and capitals, so that "electro" finds "Électro". */
export function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

export function found(cards: CardTold[], wish: Wish, filters: CardFilter[], orders: CardOrder[]): CardTold[] {
  if (wish.card) return cards.filter((card) => card.id === wish.card);
  const words = bare(wish.words).split(/\s+/).filter(Boolean);
  const fits = (card: CardTold) =>
    filters.every((filter) => !wish.chosen[filter.id] || filter.values(card).includes(wish.chosen[filter.id]!)) &&
    words.every((word) => textOf(card).includes(word));
  return sorted(cards.filter(fits), wish.sort, orders);
}

function textOf(card: CardTold): string {
  return bare(`${card.name} ${card.text} ${card.facts?.["number"] ?? ""}`);
}

function sorted(cards: CardTold[], sort: string, orders: CardOrder[]): CardTold[] {
  if (sort === BY_NAME) return [...cards].sort((one, other) => one.name.localeCompare(other.name));
  const order = orders.find((one) => one.id === sort);
  return order ? [...cards].sort((one, other) => order.by(one) - order.by(other)) : cards;
}

/** Parameters of the address that are no filter. */
const OURS = new Set(["game", "q", "card", "sort", "lang"]);

export function wishIn(parameters: URLSearchParams): Wish {
  const chosen = Object.fromEntries([...parameters].filter(([name, value]) => !OURS.has(name) && value !== ""));
  return { words: parameters.get("q") ?? "", card: parameters.get("card") ?? "", sort: parameters.get("sort") ?? "", chosen };
}

export function addressOf(game: string, wish: Wish): string {
  const parameters = new URLSearchParams({ game });
  if (wish.words.trim()) parameters.set("q", wish.words.trim());
  if (wish.card) parameters.set("card", wish.card);
  for (const [filter, value] of Object.entries(wish.chosen)) parameters.set(filter, value);
  if (wish.sort) parameters.set("sort", wish.sort);
  return `/cards?${parameters}`;
}
