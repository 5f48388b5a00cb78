/** The cards that lie in a hand, side by side in groups: those to choose from, those dealt and kept, those held, those played. */

import type { Scene } from "../table/scene";
import { factsOf, list, type HandCard } from "./facts";
import type { Held } from "./hand";
import type { Player } from "./seen";
import { t } from "./words";

export interface Group {
  title: string;
  cards: Held[];
  /** How a card of this group is answered with. */
  key: (id: string) => string;
}

const KINDS = ["blue", "green", "red"] as const;

export function held(scene: Scene, id: string, playable: boolean, price: number | null = null, off?: HandCard["off"]): Held {
  const told = scene.card(id);
  const facts = factsOf(told) ?? { number: 0, colour: "green" as const, deck: "", tags: [], icons: [] };
  return { id, name: told?.name ?? id, facts, price: price ?? facts.cost ?? 0, playable, ...(off ? { off } : {}) };
}

/** What a player holds, with the prices that are told. */
export function handOf(scene: Scene, player: Player | undefined): Held[] {
  return list<HandCard | string>(player?.hand ?? []).map((card) => {
    const id = typeof card === "string" ? card : card.id;
    const playable = scene.offers(`play ${id}`);
    return typeof card === "string" ? held(scene, id, playable) : held(scene, id, playable, card.price, card.off);
  });
}

/** The keys by which the open decision names cards, by the cards' ids. */
export function namedCards(scene: Scene): Map<string, string> {
  const keys = (scene.asked?.options ?? []).map((option) => option.key);
  const found = keys.map((key) => [key.slice(key.indexOf(" ") + 1), key] as const);
  return new Map(found.filter(([id, key]) => /^(card|corporation|first) /.test(key) && scene.card(id)));
}

/** What lies beside a hand until it is chosen: `named` are the cards that the open decision names. */
export function besideHand(scene: Scene, player: Player | undefined, hand: Held[], named: Map<string, string>): Omit<Group, "key">[] {
  const own = new Set(hand.map((card) => card.id));
  const bought = Array.isArray(player?.bought) ? player.bought : [];
  const choose = [...named.keys()].filter((id) => !own.has(id));
  const dealt = list<string>(player?.dealt ?? []).filter((id) => !named.has(id) && !bought.includes(id));
  const kept = [...list<string>(player?.drafted ?? []), ...bought].filter((id) => !named.has(id));
  return [
    { title: t("tableau.to-choose"), cards: choose.map((id) => held(scene, id, true)) },
    { title: t("tableau.dealt"), cards: dealt.map((id) => held(scene, id, false)) },
    { title: t("tableau.kept"), cards: kept.map((id) => held(scene, id, false)) },
  ].filter((group) => group.cards.length > 0);
}

/** What a player has played, the corporation first, then colour by colour. */
export function playedBy(scene: Scene, player: Player | undefined, named: Map<string, string>): Group[] {
  const key = (id: string) => named.get(id) ?? `action ${id}`;
  const ready = (id: string) => held(scene, id, scene.offers(`action ${id}`));
  const cards = (player?.played ?? []).map(ready);
  const kinds = KINDS.map((kind) => ({ title: "", cards: cards.filter((card) => card.facts.colour === kind), key }));
  const corporation = player?.corporation ? [ready(player.corporation)] : [];
  return [{ title: "", cards: corporation, key }, ...kinds].filter((group) => group.cards.length > 0);
}
