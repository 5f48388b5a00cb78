/** What the client itself says. Everything about a game comes from the game. */

import { settings } from "../app/settings.svelte";
import { en } from "./en";
import { fr } from "./fr";
import { pt } from "./pt";

export type Phrase = keyof typeof en;

const phrases: Record<string, Record<Phrase, string>> = { en, fr, pt };

/** A phrase in the reader's language, with {0}, {1}... filled in. A "one|many" phrase is counted by its first value. */
export function t(phrase: Phrase, ...values: (string | number)[]): string {
  return fill(phrases[settings.language]?.[phrase] ?? en[phrase], settings.language, values);
}

export function fill(text: string, language: string, values: (string | number)[]): string {
  const forms = text.split("|");
  const count = Number(values[0]);
  const one = language === "en" ? count === 1 : Math.abs(count) < 2;
  const form = forms.length === 2 ? (one ? forms[0] : forms[1]) : text;
  return (form ?? text).replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ""));
}
