/** Sorting and filtering a hand. Everything here is a look at the same cards, never a rule. */

import type { Shortfall } from "../table/protocol";
import { minus, type CardFacts, type HandCard } from "./facts";

export type Order = "dealt" | "cost" | "tag" | "points" | "name";
export const ORDERS: Order[] = ["dealt", "cost", "tag", "points", "name"];

export interface Held {
  id: string;
  name: string;
  facts: CardFacts;
  /** What I would pay. */
  price: number;
  playable: boolean;
  off?: HandCard["off"];
}

/** How a hand lies, as its player likes it; the browser keeps it. */
export interface Lies {
  order: Order;
  playable: boolean;
  points: boolean;
  tag: string | null;
  spread: boolean;
  colour: string | null;
}
export const LIES: Lies = { order: "dealt", playable: false, points: false, tag: null, spread: false, colour: null };

export interface Filter {
  playable: boolean;
  tag: string | null;
  points: boolean;
  colour?: string | null;
}

/** What counts first is compared first; equal cards stay as they were dealt. */
export function sorted(cards: Held[], order: Order): Held[] {
  const by: Record<Order, (a: Held, b: Held) => number> = {
    dealt: () => 0,
    cost: (a, b) => a.price - b.price,
    tag: (a, b) => (a.facts.tags[0] ?? "zz").localeCompare(b.facts.tags[0] ?? "zz") || a.price - b.price,
    points: (a, b) => worth(b) - worth(a),
    name: (a, b) => a.name.localeCompare(b.name),
  };
  return [...cards].sort(by[order]);
}

/** Points as printed; those that grow come before one flat point and after two. */
function worth(card: Held): number {
  const points = card.facts.points;
  if (!points) return 0;
  return points.per && !points.once ? 1.5 : points.points;
}

export function filtered(cards: Held[], filter: Filter): Held[] {
  return cards.filter(
    (card) =>
      (!filter.playable || card.playable) &&
      (!filter.colour || card.facts.colour === filter.colour) &&
      (filter.tag === null || card.facts.tags.includes(filter.tag)) &&
      (!filter.points || card.facts.points !== undefined),
  );
}

/** The tags that some of the cards have, in the order of the game. */
export function tagsOf(cards: Held[], tags: string[]): string[] {
  return tags.filter((tag) => cards.some((card) => card.facts.tags.includes(tag)));
}

/** A reason in few words, for the foot of a card: its first sentence without the lead before a colon and without a closing dot. */
export function brief(reasons: string[]): string {
  const first = (reasons[0] ?? "").replace(/\.$/, "");
  const [, rest] = /^[^:;\d]+?\s*:\s+(.+)$/.exec(first) ?? [];
  const said = rest ? rest[0]!.toLocaleUpperCase() + rest.slice(1) : first;
  return reasons.length > 1 ? `${said} …` : said;
}

export interface Lack {
  icon: string;
  have: string;
  need: string;
}

const ICONS: Record<string, string> = { oceans: "ocean" };
const SIGNS: Record<string, string> = { temperature: "°", oxygen: "%" };

/** What a card that cannot be played lacks, in figures, as the server tells. */
export function lacking(lacks: Shortfall | null | undefined): Lack | null {
  if (!lacks) return null;
  const [kind = "", id] = lacks.what.split(" ");
  const icon = kind === "tag" ? `t-${id}` : (id ?? ICONS[kind] ?? kind);
  const figure = (number: number) => `${minus(number)}${SIGNS[kind] ?? ""}`;
  return { icon, have: figure(lacks.have), need: `${lacks.most ? "≤ " : ""}${figure(lacks.need)}` };
}
