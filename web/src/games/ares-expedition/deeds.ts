/** The actions of the cards in front of me: which can be used now, once or again, and which have to wait. */

import type { Scene } from "../../table/scene";
import { factsOf, type CardFacts, type Mark } from "../../tableau/facts";
import { iconsOf } from "./icons";
import type { Mine } from "./printed";

/** One way to use a card; some have two. */
export interface Way {
  row: Mark[];
  /** What answers with it, if it is offered. */
  key: string | null;
}

export interface Deed {
  id: string;
  name: string;
  facts: CardFacts;
  used: boolean;
  ways: Way[];
}

export function deedsOf(scene: Scene, player: Mine): Deed[] {
  return [player.corporation ?? "", ...player.played].flatMap((id) => {
    const card = scene.card(id);
    const facts = factsOf(card);
    return card && facts?.action ? [{ id, name: card.name, facts, used: player.used.includes(id), ways: waysOf(scene, id, facts) }] : [];
  });
}

/** The keys that are offered for the action of a card, in the order of its alternatives. */
export function keysOf(scene: Scene, id: string): string[] {
  return (scene.asked?.options ?? []).map((option) => option.key).filter((key) => `${key} `.startsWith(`action ${id} `));
}

function waysOf(scene: Scene, id: string, facts: CardFacts): Way[] {
  const keys = keysOf(scene, id);
  const rows = iconsOf(facts).find((block) => block.label === "action")?.rows ?? [];
  return rows.map((row, place) => {
    const key = keys.find((one) => (one === `action ${id}`) === (place === 0)) ?? null;
    return { row: atPrice(place === 0 ? row : row.filter((mark) => mark.sign !== "or"), key === null ? 0 : priceOf(scene, key)), key };
  });
}

/** The money that using an action takes now; 0 if none. */
export function priceOf(scene: Scene, key: string): number {
  return Object.values(scene.option(key)?.price ?? {})[0] ?? 0;
}

/** A row of icons with the price that holds for me in place of the printed one. */
export function atPrice(row: Mark[], price: number): Mark[] {
  const arrow = row.findIndex((mark) => mark.sign === "arrow");
  return price === 0 ? row : row.map((mark, place) => (mark.icon === "mc" && place < arrow ? { ...mark, n: price } : mark));
}
