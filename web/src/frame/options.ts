/** How a decision is laid out: nothing here knows a game, only the forms that keys and labels take. */

import type { Asked, OptionShown } from "../table/protocol";
import { waysOf } from "./payment";

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
  if (asked.kind === "payment" && waysOf(asked.options) !== null) return "payment";
  if (asked.kind === "amount" && loud.length > 4 && loud.every((option) => amountOf(option.key) !== null)) return "amount";
  if (asked.kind === "yes" && asked.options.length === 2) return "yes";
  return loud.length > FEW ? "many" : "rows";
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

/** The thing a key is about, as the log and the words call it: "play comet" is about "card comet". */
export function thingOf(key: string): string | null {
  const [verb, ...rest] = key.split(" ");
  const id = rest.join(" ");
  if (!id || verb === "pay" || verb === "amount" || verb === "do" || verb === "seat") return null;
  return verb === "play" || verb === "action" || verb === "first" ? `card ${id}` : key;
}

export interface Spoken {
  main: string;
  /** What comes of it, in small. */
  small: string;
  /** A price in money, if that is all the bracket held. */
  price: string;
}

/** A label in its parts: "Play Mine (4 M€)" is a deed and a price, "Pioneers: 8 points if…" or "Olympus Conference — draw…" a name and what it does. */
export function spoken(label: string): Spoken {
  const bracket = /^(.+?) \(([^()]+)\)$/.exec(label);
  if (bracket) {
    const [, main = "", inside = ""] = bracket;
    const money = /^(\d+)[\s\u00a0\u202f]*M[€$]$/.exec(inside);
    return money ? { main, small: "", price: money[1] ?? "" } : { main, small: inside, price: "" };
  }
  const dash = /^(.{2,40}?) — (.{12,})$/.exec(label);
  if (dash) return { main: dash[1] ?? label, small: dash[2] ?? "", price: "" };
  const colon = /^(.{2,34}?)[\s\u00a0\u202f]?: (.{24,})$/.exec(label);
  if (colon) return { main: colon[1] ?? label, small: colon[2] ?? "", price: "" };
  return { main: label, small: "", price: "" };
}

/** Letters alone, without accents and case, so that "geree" finds "Générée". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLocaleLowerCase();
}

/** Every word typed must begin or be inside some word of the text. */
export function fits(text: string, typed: string): boolean {
  const within = plain(text);
  return plain(typed).split(/\s+/).every((word) => within.includes(word));
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

/** The question without the name of what asks it, which stands on a line of its own. */
export function question(prompt: string, source: string): string {
  if (!source) return prompt;
  const rest = prompt.startsWith(source) ? prompt.slice(source.length).replace(/^[\s\u00a0\u202f]*[:—–][\s\u00a0\u202f]*/u, "") : prompt;
  return rest && rest !== prompt ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : prompt;
}

/** The digit that answers with each option: its own number where all have one ("4 · Secret Agent"), else its place. */
export function digitsOf(options: OptionShown[]): Map<string, number> {
  const own = options.map((option) => amountOf(option.key) ?? Number(/^([1-9]) · /.exec(option.label)?.[1] ?? 0));
  const numbered = options.length > 0 && own.every((number) => number > 0) && new Set(own).size === own.length;
  const digits = options.map((option, place): [string, number] => [option.key, numbered ? (own[place] ?? 0) : place + 1]);
  return new Map(digits.filter(([, digit]) => digit <= 9));
}
