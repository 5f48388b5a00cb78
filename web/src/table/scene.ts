/** What a game's board is given: the table as one seat sees it, and how to answer. Live or replayed, it looks the same. */

import type { Asked, CardTold, Ending, Foreseen, LogLine, OptionShown, SeatShown, Shortfall } from "./protocol";

/** A key put forward, and what the button says that answers with it. */
export interface Proposal {
  key: string;
  label: string;
}

export interface Scene {
  /** Such as "red-planet". */
  readonly game: string;
  /** How far the game is, in words. */
  readonly clock: string;
  /** What the game shows this seat; each game's client knows its shape. */
  readonly view: any;
  /** Whose eyes; null for a spectator. */
  readonly seat: number | null;
  readonly players: number;
  readonly seats: SeatShown[];
  readonly options: Record<string, any>;
  readonly over: boolean;
  readonly ending: Ending | null;
  /** Everybody's points so far, as far as these eyes can know them; null where the table hides them. */
  readonly scores: Record<string, any>[] | null;
  readonly log: LogLine[];
  /** The open decision, or null. */
  readonly asked: Asked | null;
  /** Seats that are asked something. */
  readonly waiting: number[];
  /** Keys picked so far, where several are to be picked. */
  readonly picked: string[];
  /** The key of the thing pointed at somewhere else, to be shown here. */
  readonly meant: string | null;
  /** Whether a key answers the open decision. */
  offers(key: string): boolean;
  /** The option of an offered key, with its price and its small print. */
  option(key: string): OptionShown | undefined;
  /** What a person reads for an offered key. */
  label(key: string): string;
  /** Answer with this key; where several are picked, take it up or put it back. */
  answer(key: string): void;
  /** Whether a key is only taken up by its press, and confirmed by another. */
  asksTwice?(key: string): boolean;
  /** Whether the table passes for me after my next action, and how to wish it. Only at a live table. */
  readonly passesLater?: boolean;
  passLater?(wanted: boolean): void;
  /** Point at a thing (null: no more). */
  mean(key: string | null): void;
  /** The name of a thing, such as "card 7", in the reader's language. */
  name(thing: string): string;
  /** What the game calls an id, whatever kind of thing it is of. */
  called(id: string): string;
  /** The game's own word, such as "score.cards", with its numbers filled in; "" if it has none. */
  term(name: string, ...values: (string | number)[]): string;
  /** A card of the game, written out. */
  card(id: string): CardTold | undefined;
  /** Why keys are not offered, in the reader's language. */
  why(keys: string[]): Promise<Record<string, string[]>>;
  /** The first reason in figures, once `why` was asked. */
  lack?(key: string): Shortfall | null;
  /** What picking a key would change at once, once that is known. Not there in every scene. */
  foreseen?(key: string): Foreseen | null;
  /** What each seat has done so far, counted. Only at a live table. */
  tally?(): Promise<Record<string, number>[]>;
  /** Open a thing in reading size, such as "card 7" (null: close it). Not there in every scene. */
  show?(thing: string | null): void;
  /** Put one key forward, such as the card that is read: where there is one button for everything, it answers with it. Not there in every scene. */
  propose?(proposal: Proposal | null): void;
  /** How long the log was when this seat last chose: what follows happened since. */
  readonly since?: number;
}
