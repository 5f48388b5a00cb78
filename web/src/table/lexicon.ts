/** What a game calls things, in one language: told by the server, looked up here. */

import { api } from "./api";
import type { Asked, CardTold, Words } from "./protocol";
import { fill } from "../words/index.svelte";

export class Lexicon {
  readonly game: string;
  readonly cards: CardTold[];
  private readonly byId: Map<string, CardTold>;
  private readonly things: Record<string, string>;
  private readonly terms: Record<string, string>;
  private readonly hints: Record<string, string>;
  private readonly language: string;
  private ids: Map<string, string> | null = null;

  constructor(words: Words) {
    this.game = words.game;
    this.cards = words.cards;
    this.byId = new Map(words.cards.map((card) => [card.id, card]));
    this.things = words.things;
    this.terms = words.terms;
    this.hints = words.hints;
    this.language = words.language;
  }

  /** The name of a thing, such as "zone hellas". */
  name(thing: string): string {
    return this.things[thing] ?? idOf(thing);
  }

  /** What a game calls an id, whatever kind of thing it is of; an id it has no name for is said as it stands. */
  called(id: string): string {
    this.ids ??= new Map(Object.entries(this.things).map(([thing, name]) => [idOf(thing), name]));
    return this.ids.get(id) ?? id.replaceAll("_", " ");
  }

  /** The game's own word for a phase, a round or a part of a score, such as "score.cards"; "" if it has none. */
  term(name: string, ...values: (string | number)[]): string {
    const text = this.terms[name];
    return text === undefined ? "" : fill(text, this.language, values);
  }

  /** What a decision is for, for a first game: the hint's name and its text; null if the game has none for it. */
  hint(asked: Pick<Asked, "name" | "about">): { name: string; text: string } | null {
    const name = [`${asked.name} ${asked.about ?? ""}`, asked.name].find((one) => this.hints[one]);
    return name === undefined ? null : { name, text: this.hints[name]! };
  }

  card(id: string): CardTold | undefined {
    return this.byId.get(id);
  }
}

/** "hellas" of "zone hellas". */
export function idOf(thing: string): string {
  return thing.split(" ").slice(1).join(" ");
}

const kept = new Map<string, Promise<Words>>();

/** Everything a game names, in one language; asked for once. */
export function wordsOf(game: string, language: string): Promise<Words> {
  const key = `${game} ${language}`;
  let found = kept.get(key);
  if (!found) {
    found = api.words(game, language);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

export async function lexiconOf(game: string, language: string): Promise<Lexicon> {
  return new Lexicon(await wordsOf(game, language));
}
