/** A scene without a table: the cards of a game as they are printed, for the card browser. */

import type { Lexicon } from "../table/lexicon";
import type { Scene } from "../table/scene";

export function library(words: Lexicon): Scene {
  return {
    game: words.game,
    clock: "",
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
    option: () => undefined,
    label: () => "",
    answer: () => {},
    mean: () => {},
    name: (thing) => words.name(thing),
    called: (id) => words.called(id),
    term: (name, ...values) => words.term(name, ...values),
    card: (id) => words.card(id),
    why: async () => ({}),
  };
}
