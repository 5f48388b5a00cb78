/** What each game's folder tells the start page before the game itself is fetched: a picture, a line, its options' names. */

import type { Language } from "../app/settings.svelte";
import { settings } from "../app/settings.svelte";

export type Texts = Record<Language, string>;

export interface ChoiceOnShelf {
  value: string;
  name: Texts;
}

export interface OptionOnShelf {
  name: Texts;
  /** What it means, where the server's words are made for those who type its values. */
  says?: Texts;
  /** What its value is, where its default does not tell: a seat, several seats, a list of ids, or one such list for each seat. */
  kind?: "seat" | "seats" | "list" | "lists";
  /** For several seats: what each of them is then called, and what that means. */
  mark?: Texts;
  note?: Texts;
  /** With so many seats the rules leave no choice, and say so. */
  fixed?: { seats: number; note: Texts };
  /** The values it can have, the usual one first. */
  choices?: ChoiceOnShelf[];
  /** How a value can look. */
  example?: string;
}

export interface OnShelf {
  /** Where it stands on the shelf; games that do not say so follow. */
  place: number;
  /** For a whole game. */
  minutes: number;
  /** The game in a line. */
  says: Texts;
  options?: Record<string, OptionOnShelf>;
}

const pictures = import.meta.glob<string>("../games/*/art.svg", { eager: true, query: "?url", import: "default" });
const shelf = import.meta.glob<OnShelf>("../games/*/shelf.ts", { eager: true, import: "default" });

export function pictureOf(game: string): string | undefined {
  return pictures[`../games/${game}/art.svg`];
}

export function onShelf(game: string): OnShelf | undefined {
  return shelf[`../games/${game}/shelf.ts`];
}

export function optionOnShelf(game: string, option: string): OptionOnShelf | undefined {
  return onShelf(game)?.options?.[option];
}

/** A text of the shelf in the reader's language. */
export function inWords(texts: Texts | undefined): string {
  return texts?.[settings.language] ?? "";
}

export function inShelfOrder<T extends { id: string }>(games: T[]): T[] {
  const place = (game: T) => onShelf(game.id)?.place ?? Infinity;
  return [...games].sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}
