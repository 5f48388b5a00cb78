/** Sorting and filtering a hand. Everything here is a look at the same cards, never a rule. */

import { minus, type CardFacts, type PlayerSeen, type Seen } from "./facts";

export type Order = "dealt" | "cost" | "tag" | "points" | "name";
export const ORDERS: Order[] = ["dealt", "cost", "tag", "points", "name"];

export interface Held {
  id: string;
  name: string;
  facts: CardFacts;
  /** What I would pay. */
  price: number;
  playable: boolean;
}

export interface Filter {
  playable: boolean;
  tag: string | null;
  points: boolean;
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

/** What a card that cannot be played lacks, in figures: those of the first reason, which names what is needed and what is there.
 * `names` are the resources as the reader calls them. */
export function lacking(card: Held, view: Seen, me: PlayerSeen, reasons: string[], names: Record<string, string>): Lack | null {
  const reason = reasons[0] ?? "";
  const [need, have, more] = (reason.match(/[−-]?\d+/g) ?? []).map((figure) => Number(figure.replace("−", "-")));
  if (need === undefined || have === undefined || more !== undefined) return null;
  for (const one of card.facts.requires ?? []) {
    const [icon, now, sign] = reading(one, view, me);
    if (now === have && (one.least === undefined ? have > need : have < need)) {
      return { icon, have: `${minus(have)}${sign}`, need: `${one.least === undefined ? "≤ " : ""}${minus(need)}${sign}` };
    }
  }
  if (need === card.price) return { icon: "mc", have: String(have), need: String(need) };
  const said = Object.entries(names).find(([, name]) => reason.toLocaleLowerCase().includes(name.toLocaleLowerCase()));
  return said ? { icon: said[0], have: minus(have), need: minus(need) } : null;
}

function reading(one: NonNullable<CardFacts["requires"]>[number], view: Seen, me: PlayerSeen): [string, number, string] {
  if (one.what === "temperature") return ["temperature", view.temperature, "°"];
  if (one.what === "oxygen") return ["oxygen", view.oxygen, "%"];
  if (one.what === "oceans") return ["ocean", view.oceans, ""];
  if (one.what === "tag") return [`t-${one.tag}`, me.tags[one.tag ?? ""] ?? 0, ""];
  if (one.what === "production") return [one.resource ?? "mc", me.production[one.resource ?? "mc"] ?? 0, ""];
  const tiles = view.tiles.filter((tile) => (one.what === "city" ? tile.tile === "city" || tile.tile === "capital" : tile.tile === one.what));
  return [one.what, tiles.length, ""];
}
