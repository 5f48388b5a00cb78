/** How a decision is laid out, by its kind and by what its options carry. Nothing here knows a game. */

import type { Asked, OptionShown } from "../table/protocol";
import { RESERVED } from "./keys";

export type Layout = "rows" | "many" | "ticks" | "yes" | "amount" | "payment";

/** Ways out of a question. They stand apart, last, and are never lit. */
const QUIET = new Set(["pass", "end", "skip"]);
/** From here on a list can be filtered. */
export const FEW = 8;

export function isQuiet(key: string): boolean {
  return QUIET.has(key);
}

export function isSeveral(asked: Asked): boolean {
  return asked.most > 1 || asked.least === 0;
}

export function layoutOf(asked: Asked): Layout {
  const loud = asked.options.filter((option) => !isQuiet(option.key));
  if (isSeveral(asked)) return "ticks";
  if (asked.kind === "payment" && loud.length > 1 && loud.length === asked.options.length && loud.every(isWay)) return "payment";
  if (asked.kind === "amount" && loud.length > 4 && loud.every((option) => amountOf(option.key) !== null)) return "amount";
  if (asked.kind === "yes" && asked.options.length === 2) return "yes";
  return loud.length > FEW ? "many" : "rows";
}

/** Among the ways to pay there may be other deeds that bring money first. */
function isWay(option: OptionShown): boolean {
  return option.key.startsWith("pay ");
}

/** 3 for "amount 3". */
export function amountOf(key: string): number | null {
  const found = /^amount (\d+)$/.exec(key);
  return found ? Number(found[1]) : null;
}

/** 1 for "seat 1". */
export function seatOf(key: string): number | null {
  const found = /^seat (\d+)$/.exec(key);
  return found ? Number(found[1]) : null;
}

/** Letters alone, without accents and case, so that "geree" finds "Générée". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();
}

/** Every word typed must begin or be inside some word of the text. */
export function fits(text: string, typed: string): boolean {
  const within = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

export interface Group {
  /** The first word of its keys. */
  verb: string;
  options: OptionShown[];
}

/** Options by the first word of their key, in the order in which those first come. */
export function grouped(options: OptionShown[]): Group[] {
  const groups = new Map<string, OptionShown[]>();
  for (const option of options) {
    const verb = option.key.split(" ")[0] ?? "";
    const group = groups.get(verb);
    if (group) group.push(option);
    else groups.set(verb, [option]);
  }
  return [...groups].map(([verb, members]) => ({ verb, options: members }));
}

/** The key on the keyboard that answers with each option: its own digit where all have one, its own letter, or the digit of its place. */
export function shortcutsOf(options: OptionShown[]): Map<string, string> {
  const all = options.map((option) => option.shortcut);
  const usable = (key: string) => key.length === 1 && !RESERVED.has(key.toLowerCase()) && all.filter((other) => other === key).length === 1;
  const counted = !all.every(usable);
  const keyOf = (option: OptionShown, place: number) =>
    usable(option.shortcut) && !(counted && isDigit(option.shortcut)) ? option.shortcut : String(place + 1);
  return new Map(
    options.map((option, place): [string, string] => [option.key, keyOf(option, place)]).filter(([, key]) => key.length === 1),
  );
}

const isDigit = (key: string) => /^\d$/.test(key);

/** What an option costs, as a person would read it; "" if nothing. */
export function priceOf(option: OptionShown, name: (thing: string) => string): string {
  return Object.entries(option.price)
    .map(([what, amount]) => `${amount} ${name(what)}`)
    .join(", ");
}
