/** A table as somebody wishes it: made on the start page or read from an address. */

import type { Catalogue, Fill, GameTold, NewTable, OptionTold } from "../table/protocol";
import type { Language } from "../app/settings.svelte";
import { optionOnShelf, type OptionOnShelf } from "./games";

export type Who = "me" | "link" | "bot";
export type UndoRule = NonNullable<NewTable["undo"]>;
export type PointsRule = NonNullable<NewTable["points"]>;
export type TimesRule = NonNullable<NewTable["times"]>;
export type HintsRule = NonNullable<NewTable["hints"]>;

export interface SeatWish {
  who: Who;
  name: string;
  level: string;
  /** The options of the game that are ticked for this seat, such as "beginners". */
  ticked: string[];
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: Record<string, unknown>;
  undo: UndoRule;
  points: PointsRule;
  /** Seconds that bots wait while I can still take a turn back; null: as the server does. */
  pause: number | null;
  times: TimesRule;
  /** That each seat has; null: no limit. */
  minutes: number | null;
  hints: HintsRule;
  seed: string;
}

/** What is wrong with an address: a phrase of ours, with what it names. */
export class Wrong extends Error {
  constructor(
    readonly phrase:
      | "new.no-game"
      | "new.unknown-game"
      | "new.unknown-seat"
      | "new.seat-count"
      | "new.unknown-option"
      | "new.bad-undo"
      | "new.bad-points"
      | "new.bad-pause"
      | "new.bad-times"
      | "new.bad-minutes"
      | "new.bad-hints"
      | "new.bad-language",
    readonly values: (string | number)[],
  ) {
    super(`${phrase}: ${values.join(", ")}`);
  }
}

export const UNDO_RULES: UndoRule[] = ["none", "free", "consent"];
export const POINTS_RULES: PointsRule[] = ["hidden", "shown"];
export const TIMES_RULES: TimesRule[] = ["off", "shown", "bot"];
export const HINTS_RULES: HintsRule[] = ["off", "alone", "on"];
/** Seconds that are offered for thinking again; the table takes up to a minute. */
export const PAUSES = [0, 3, 10];
const LONGEST_PAUSE = 60;
/** Minutes that are offered for each seat. */
export const MINUTES = [10, 20, 30, 45, 60, 90, 120];
const USUAL_MINUTES = 30;
const LANGUAGES: Language[] = ["en", "fr", "pt"];
/** Parameters of the address that are no option of a game. */
const OURS = new Set(["game", "seats", "seed", "lang", "undo", "points", "pause", "times", "minutes", "hints", "name"]);

/** The seats a game is first offered with: me and bots, three if the game has room for it. */
export function firstSeats(game: GameTold, level: string): SeatWish[] {
  const [least = 1, most = 1] = game.seats;
  const count = Math.min(Math.max(3, least), most);
  return Array.from({ length: count }, (_, seat) => newSeat(seat === 0 ? "me" : "bot", level));
}

export function newSeat(who: Who, level: string): SeatWish {
  return { who, name: "", level, ticked: [] };
}

/** What the server is asked for. Options at their defaults are left out. */
export function requestFor(wish: TableWish, game: GameTold, myName: string): NewTable {
  const options: Record<string, unknown> = {};
  for (const option of game.options) {
    const seats = wish.seats.flatMap((seat, index) => (seat.ticked.includes(option.name) ? [index] : []));
    const value = seats.length > 0 ? seats : wish.options[option.name];
    if (value !== undefined && value !== null && value !== option.default) options[option.name] = value;
  }
  const request: NewTable = {
    game: wish.game,
    seats: wish.seats.map((seat) => fillOf(seat, myName)),
    options,
    undo: wish.undo,
    points: wish.points,
  };
  if (wish.pause !== null) request.pause = wish.pause;
  if (wish.times !== "off") {
    request.times = wish.times;
    if (wish.minutes !== null) request.minutes = wish.minutes;
  }
  if (wish.hints !== "alone") request.hints = wish.hints;
  if (wish.seed.trim()) request.seed = wish.seed.trim();
  return request;
}

function fillOf(seat: SeatWish, myName: string): Fill {
  const name = seat.name.trim() || (seat.who === "me" ? myName.trim() : "");
  const fill: Fill = { bot: seat.who === "bot" ? seat.level : null, name: name || null };
  return seat.who === "link" ? { ...fill, invite: true } : fill;
}

/** The table that an address such as `/new?game=red-planet&seats=me,greedy,greedy` asks for. */
export function wishOf(parameters: URLSearchParams, catalogue: Catalogue): TableWish & { name: string; language: Language | null } {
  const id = parameters.get("game") ?? "";
  const known = catalogue.games.map((game) => game.id).join(", ");
  if (!id) throw new Wrong("new.no-game", [known]);
  const game = catalogue.games.find((game) => game.id === id);
  if (!game) throw new Wrong("new.unknown-game", [id, known]);
  const language = parameters.get("lang");
  if (language !== null && !LANGUAGES.includes(language as Language)) throw new Wrong("new.bad-language", [language, LANGUAGES.join(", ")]);
  const undo = parameters.get("undo") ?? "free";
  if (!UNDO_RULES.includes(undo as UndoRule)) throw new Wrong("new.bad-undo", [undo, UNDO_RULES.join(", ")]);
  const points = parameters.get("points") ?? "hidden";
  if (!POINTS_RULES.includes(points as PointsRule)) throw new Wrong("new.bad-points", [points, POINTS_RULES.join(", ")]);
  const times = parameters.get("times") ?? "off";
  if (!TIMES_RULES.includes(times as TimesRule)) throw new Wrong("new.bad-times", [times, TIMES_RULES.join(", ")]);
  const hints = parameters.get("hints") ?? "alone";
  if (!HINTS_RULES.includes(hints as HintsRule)) throw new Wrong("new.bad-hints", [hints, HINTS_RULES.join(", ")]);
  return {
    game: id,
    seats: seatsOf(parameters.get("seats"), game, catalogue),
    options: optionsOf(parameters, game),
    undo: undo as UndoRule,
    points: points as PointsRule,
    pause: numberOf(parameters, "pause", 0, LONGEST_PAUSE),
    times: times as TimesRule,
    minutes: numberOf(parameters, "minutes", 0.01, 10_000) ?? (times === "bot" ? USUAL_MINUTES : null),
    hints: hints as HintsRule,
    seed: parameters.get("seed") ?? "",
    name: parameters.get("name") ?? "",
    language: language as Language | null,
  };
}

function numberOf(parameters: URLSearchParams, name: "pause" | "minutes", least: number, most: number): number | null {
  const text = parameters.get(name);
  if (text === null) return null;
  const value = Number(text);
  if (!text.trim() || !(value >= least && value <= most)) throw new Wrong(`new.bad-${name}`, [text, most]);
  return value;
}

function seatsOf(text: string | null, game: GameTold, catalogue: Catalogue): SeatWish[] {
  if (text === null) return firstSeats(game, catalogue.level);
  const seats = text.split(",").map((word) => seatOf(word.trim(), catalogue));
  const [least = 1, most = 1] = game.seats;
  if (seats.length < least || seats.length > most) throw new Wrong("new.seat-count", [seats.length, least, most]);
  return seats;
}

function seatOf(word: string, { bots, level: usual }: Catalogue): SeatWish {
  if (word === "me" || word === "link") return newSeat(word, usual);
  const level = word === "bot" ? usual : word;
  if (!bots.includes(level)) throw new Wrong("new.unknown-seat", [word || "–", ["me", "link", ...bots].join(", ")]);
  return { who: "bot", name: "", level, ticked: [] };
}

function optionsOf(parameters: URLSearchParams, game: GameTold): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, text] of parameters) {
    if (OURS.has(name)) continue;
    const option = game.options.find((option) => option.name === name);
    if (!option) throw new Wrong("new.unknown-option", [name, game.options.map((option) => option.name).join(", ")]);
    options[name] = valueOf(text, option, kindOf(game, option));
  }
  return options;
}

type Kind = OptionOnShelf["kind"];

/** What an option's value is, as far as the game's folder tells. */
export function kindOf(game: GameTold, option: OptionTold): Kind {
  return optionOnShelf(game.id, option.name)?.kind;
}

/** Whether so many seats are within the least and the most; with neither, any number is. */
export function within(limits: number[] | null | undefined, seats: number): boolean {
  const [least = 0, most = Infinity] = limits ?? [];
  return least <= seats && seats <= most;
}

/** Whether an option means something for so many seats, beside what is chosen of the others: all that is not their default. */
export function fits(option: OptionTold, seats: number, chosen: Record<string, unknown>): boolean {
  const only = option.only;
  return (
    within(option.seats, seats) &&
    !option.unless.some((other) => other in chosen) &&
    (only === null || only.values.includes(String(chosen[only.option])))
  );
}

/** Whether so many can play with this value of an option. */
export function isFor(option: OptionTold, value: string, seats: number): boolean {
  return within(option.choices?.[value], seats);
}

/** The value a person has written for an option: yes or no, a number, JSON, or a list with commas. */
export function valueOf(text: string, option: OptionTold, kind?: Kind): unknown {
  const word = text.trim();
  if (typeof option.default === "boolean") {
    if (["true", "1", "yes", "on", ""].includes(word)) return true;
    if (["false", "0", "no", "off"].includes(word)) return false;
    return word;
  }
  /** A list, even when one thing is named. */
  const many = kind !== undefined && kind !== "seat";
  let value: unknown;
  try {
    value = JSON.parse(word);
  } catch {
    if (word.includes(";")) value = word.split(";").map((part) => listOf(part));
    else value = word.includes(",") || many ? listOf(word) : word;
  }
  return many && typeof value !== "object" ? [value] : value;
}

function listOf(text: string): (string | number)[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
