/** What the client itself says. Everything about a game comes from the game: from its folder, or from the server. */

import { patiently } from "../app/patiently";
import { type Language, settings } from "../app/settings.svelte";
import type { en } from "./en";

export type Phrase = keyof typeof en;
type Phrases = Record<Phrase, string>;
type Value = string | number;

/** One language is enough for most readers, so each is fetched by itself. */
const books: Record<Language, () => Promise<Phrases>> = {
  en: async () => (await import("./en")).en,
  fr: async () => (await import("./fr")).fr,
  pt: async () => (await import("./pt")).pt,
};
let learnt = $state.raw<Partial<Record<Language, Phrases>>>({});
let latest: Language = settings.language;

/** Fetch what is said in a language, unless it is here. */
export async function learn(language: Language): Promise<void> {
  if (learnt[language]) return;
  const phrases = await patiently(books[language]);
  learnt = { ...learnt, [language]: phrases };
}

/** The reader's language; while its words are on their way, the one before. */
function spoken(): Language {
  if (learnt[settings.language]) latest = settings.language;
  return latest;
}

/** A phrase in the reader's language, with {0}, {1}... filled in. A "one|many" phrase is counted by its first value. */
export function t(phrase: Phrase, ...values: Value[]): string {
  return say(spoken(), phrase, values);
}

/** The same for a game: its own phrases, and all of the client's. */
export function speaker<Own extends string>(
  own: Record<Language, Record<Own, string>>,
): (phrase: Own | Phrase, ...values: Value[]) => string {
  return (phrase, ...values) => {
    const language = spoken();
    const said: Record<string, string> = own[language];
    const text = said[phrase];
    return text === undefined ? say(language, phrase as Phrase, values) : fill(text, language, values);
  };
}

/** Whether there is such a phrase, for names that come from elsewhere. */
export function knows(phrase: string): phrase is Phrase {
  return phrase in (learnt[spoken()] ?? {});
}

/** Before the first words are here nothing is said. */
function say(language: Language, phrase: Phrase, values: Value[]): string {
  return fill(learnt[language]?.[phrase] ?? "", language, values);
}

export function fill(text: string, language: string, values: Value[]): string {
  const forms = text.split("|");
  const count = Number(values[0]);
  const one = language === "en" ? count === 1 : Math.abs(count) < 2;
  const form = forms.length === 2 ? (one ? forms[0] : forms[1]) : text;
  const filled = (value: Value | undefined) => (typeof value === "number" ? String(value).replace("-", "−") : (value ?? ""));
  return (form ?? text).replace(/\{(\d)\}/g, (_, index) => filled(values[Number(index)]));
}
