/** A tableau by what its cards are for. Each card lies in one group: where it is asked for first. */

import type { Scene } from "../../table/scene";
import { factsOf, type CardFacts, type Mark } from "../../tableau/facts";
import { iconsOf } from "./icons";
import type { Mine } from "./printed";

export type Use = "corporation" | "actions" | "effects" | "events" | "production" | "others";
export const USES: Use[] = ["actions", "corporation", "effects", "events", "production", "others"];

export interface Laid {
  id: string;
  name: string;
  facts: CardFacts;
}

/** The cards in front of a player, the corporation first. */
export function laidBy(scene: Scene, player: Mine): Laid[] {
  return [...(player.corporation ? [player.corporation] : []), ...player.played].flatMap((id) => {
    const card = scene.card(id);
    const facts = factsOf(card);
    return card && facts ? [{ id, name: card.name, facts }] : [];
  });
}

export function useOf(facts: CardFacts): Use {
  if (facts.action) return "actions";
  if (facts.colour === "corporation") return "corporation";
  if (facts.effects) return "effects";
  if (facts.colour === "red") return "events";
  return facts.production || facts.icons.some((block) => block.rows.flat().some((mark) => mark.box)) ? "production" : "others";
}

export function byUse(cards: Laid[]): { use: Use; cards: Laid[] }[] {
  return USES.map((use) => ({ use, cards: cards.filter((card) => useOf(card.facts) === use) })).filter((group) => group.cards.length > 0);
}

/** Under each tag the cards that have it; those without any last, under "none". */
export function byTag(cards: Laid[], tags: string[]): { tag: string; cards: Laid[] }[] {
  const groups = tags.map((tag) => ({ tag, cards: cards.filter((card) => card.facts.tags.includes(tag)) }));
  const none = { tag: "none", cards: cards.filter((card) => card.facts.tags.length === 0) };
  return [...groups, none].filter((group) => group.cards.length > 0);
}

/** The row of icons by which a card is known in a list: what it goes on doing, else what it did. */
export function rowOf(facts: CardFacts): Mark[] {
  const blocks = iconsOf(facts).filter((block) => block.label !== "start" && block.label !== "pay");
  const lasting = blocks.find((block) => block.label === "action") ?? blocks.find((block) => block.label === "effect");
  return (lasting ?? blocks[0])?.rows.flat().map(plain) ?? [];
}

/** In a list under production the numeral of the phase says nothing new. */
function plain(mark: Mark): Mark {
  return mark.box ? { box: mark.box.map((row) => row.filter((one) => one.icon !== "phase-4")) } : mark;
}

/** The points printed on cards, as far as they do not grow. */
export function flatPoints(cards: Laid[]): number {
  return cards.reduce((sum, { facts }) => sum + (facts.points && !facts.points.per ? facts.points.points : 0), 0);
}
