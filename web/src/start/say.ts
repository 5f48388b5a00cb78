/** Phrases whose name comes from a game: a score's part, an option, a bot. What we have no phrase for is said by its own name. */

import { pages } from "../words/en/pages";
import { t, type Phrase } from "../words/index.svelte";

export function knows(phrase: string): phrase is Phrase {
  return phrase in pages;
}

/** A phrase if there is one, else the fallback. */
export function say(phrase: string, fallback: string, ...values: (string | number)[]): string {
  return knows(phrase) ? t(phrase, ...values) : fallback;
}

/** "ice_majority" as a person would write it. */
export function plain(name: string): string {
  const words = name.replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const botName = (level: string) => say(`bot.${level}`, plain(level));
export const partName = (game: string, part: string) => say(`score.${game}.${part}`, plain(part));
export const roundName = (game: string, round: number) => say(`round.${game}`, t("round", round), round);
