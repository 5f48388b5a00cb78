/** What the client itself says. Everything about a game comes from the game: from its folder, or from the server. */

import { type Language, settings } from "../app/settings.svelte";
import { en } from "./en";
import { fr } from "./fr";
import { pt } from "./pt";

export type Phrase = keyof typeof en;
type Value = string | number;

const phrases: Record<Language, Record<Phrase, string>> = { en, fr, pt };

/** A phrase in the reader's language, with {0}, {1}... filled in. A "one|many" phrase is counted by its first value. */
export function t(phrase: Phrase, ...values: Value[]): string {
  return fill(phrases[settings.language][phrase], settings.language, values);
}

/** The same for a game: its own phrases, and all of the client's. */
export function speaker<Own extends string>(
  own: Record<Language, Record<Own, string>>,
): (phrase: Own | Phrase, ...values: Value[]) => string {
  return (phrase, ...values) => {
    const said: Record<string, string> = own[settings.language];
    return fill(said[phrase] ?? phrases[settings.language][phrase as Phrase], settings.language, values);
  };
}

export function fill(text: string, language: string, values: Value[]): string {
  const forms = text.split("|");
  const count = Number(values[0]);
  const one = language === "en" ? count === 1 : Math.abs(count) < 2;
  const form = forms.length === 2 ? (one ? forms[0] : forms[1]) : text;
  return (form ?? text).replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ""));
}
