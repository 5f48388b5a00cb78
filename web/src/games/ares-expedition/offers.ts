/** What comes off prices, and what is short for one: as the view tells it. */

import { idOf } from "../../table/lexicon";
import type { Scene } from "../../table/scene";
import { factsOf, list, type HandCard } from "../../tableau/facts";
import type { Held } from "../../tableau/hand";
import type { Seen } from "./printed";
import type { Laid } from "./uses";

export interface Off {
  /** The thing it comes from; "next" for a card played just before. */
  from: string;
  mc: number;
  /** How many cards of the hand it makes cheaper. */
  cards: number;
}

/** Everything that makes some card of a hand cheaper, the most first. */
export function offsOf(hand: number | (string | HandCard)[]): Off[] {
  const found = new Map<string, Off>();
  for (const card of list<string | HandCard>(hand)) {
    if (typeof card === "string") continue;
    for (const { from, mc } of card.off ?? []) {
      const known = found.get(from);
      found.set(from, { from, mc: Math.max(mc, known?.mc ?? 0), cards: (known?.cards ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.mc - a.mc);
}

/** The money that my seat lacks for a card that it can play all the same, by selling others. */
export function shortBy(scene: Scene, card: Held): number {
  const mine = scene.seat === null ? undefined : (scene.view as Seen).players[scene.seat];
  return scene.offers(`play ${card.id}`) ? Math.max(0, card.price - (mine?.resources["mc"] ?? 0)) : 0;
}

/** What a card that my seat sells brings. */
export function worthOf(scene: Scene): number {
  return scene.seat === null ? 0 : ((scene.view as Seen).players[scene.seat]?.costs["sell"] ?? 0);
}

/** My cards whose lasting effects some of these keys would set off. */
export function answersTo(scene: Scene, keys: string[]): Laid[] {
  const things = new Set(keys.flatMap((key) => scene.foreseen?.(key)?.answers ?? []));
  return [...things].flatMap((thing) => {
    const card = scene.card(idOf(thing));
    const facts = factsOf(card);
    return card && facts ? [{ id: card.id, name: card.name, facts }] : [];
  });
}

/** A name as it stands at the beginning of a line. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
