/** A scene without a table: the cards of a game as they are printed, for the card browser. */

import type { CardTold, Words } from "../table/protocol";
import type { Scene } from "../table/scene";

export function library(words: Words): Scene {
  const cards = new Map<string, CardTold>(words.cards.map((card) => [card.id, card]));
  return {
    game: words.game,
    view: {},
    seat: null,
    players: 0,
    seats: [],
    options: {},
    over: false,
    ending: null,
    scores: null,
    log: [],
    asked: null,
    waiting: [],
    picked: [],
    meant: null,
    offers: () => false,
    label: () => "",
    answer: () => {},
    mean: () => {},
    name: (thing) => words.things[thing] ?? thing.split(" ").slice(1).join(" "),
    card: (id) => cards.get(id),
    why: async () => ({}),
  };
}
