// Made by `python -m areo.table.typescript` from the server's message types. Not to be edited.

/** What would be good answers to my open decision, the one with this id? */
export interface AskHint {
  type: "hint";
  decision: string;
  ref?: string | number | null;
}

/** A decision: pick between `least` and `most` different options. */
export interface Asked {
  id: string;
  kind: string;
  prompt: string;
  name: string;
  source: string | null;
  about: string | null;
  least: number;
  most: number;
  options: OptionShown[];
}

/** A card written out. */
export interface CardTold {
  kind: string;
  id: string;
  name: string;
  text: string;
  status: string;
  copies: number;
  facts: Record<string, any>;
}

/** What can be played here, and against whom. */
export interface Catalogue {
  protocol: number;
  version: string;
  games: GameTold[];
  bots: string[];
  levels: LevelTold[];
  level: string;
  pause: number;
  push: string | null;
}

/** A number that all may see goes up or down: whose (null: the table's), which, and by how much. */
export interface Change {
  seat: number | null;
  what: string;
  by: number;
}

/** What was said: on joining the latest lines, then each new one. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** One thing that was said. `seat` is null for a spectator. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

/** An answer to the decision with this id. Sent twice, it counts once. */
export interface Choose {
  type: "choose";
  decision: string;
  picks: (string | number)[];
  ref?: string | number | null;
}

/** My answer to somebody who would like to take a choice back. */
export interface Consent {
  type: "consent";
  request: string;
  agree: boolean;
  ref?: string | number | null;
}

/** A choice that cost points: the moment before it, whose it was, and the keys that were picked and were better. */
export interface CostlyChoice {
  moment: number;
  round: number;
  seat: number;
  cost: number;
  played: string[];
  better: string[];
  texts: CostlyTexts;
}

/** A costly choice in words: when, what was asked, what was picked, what was better, and how that goes on. */
export interface CostlyTexts {
  clock: string;
  prompt: string;
  played: string;
  better: string;
  line: string[];
}

/** How the points came about. */
export interface Curve {
  points: CurvePoint[];
}

/** Everybody's points when a round had ended, after so many choices. */
export interface CurvePoint {
  moment: number;
  round: number;
  scores: (Record<string, any>)[];
  figures: (Record<string, number>)[];
  tallies: (Record<string, number>)[];
}

/** Where the deal comes from: what whoever made the table has chosen of it (`seed`, `position`, `record`, `moment`,
    or the names of options), and the fingerprint of the secret that the seed is drawn from; null if it is not. */
export interface DealTold {
  chosen: string[];
  commitment: string | null;
}

/** What was asked for has been done, and is stored. */
export interface Done {
  type: "done";
  ref: string | number | null;
  version: number;
}

/** How it ended. */
export interface Ending {
  scores: (Record<string, any>)[];
  ranking: number[][];
  won: boolean[];
  rivals: (Record<string, any>)[];
}

/** Who is to sit on a seat: a person, or the bot named.

    `invite`: its link is an invitation, and whoever sits down by it gets a token that nobody else has. */
export interface Fill {
  bot?: string | null;
  name?: string | null;
  invite?: boolean;
}

/** What would change at once if I picked these keys, each by itself? */
export interface Foresee {
  type: "foresee";
  keys: string[];
  ref?: string | number | null;
}

/** What would change for certain, how it would be paid, whether I would be asked more, and what would be wasted. */
export interface Foreseen {
  changes: Change[];
  pays: string;
  price: Record<string, number>;
  asks: boolean;
  warnings: string[];
  answers: string[];
}

export type FromClient = Join | Choose | Undo | GoOn | Consent | Why | Foresee | AskHint | HandOver | TakeBack | SayChat | Rename | Speak | Ping;

export type FromTable = Welcome | Gathering | Seats | State | Chat | Rematch | Done | Reasons | Prospects | Hints | Refused | Pong;

/** A game that can be played here. */
export interface GameTold {
  id: string;
  names: Record<string, string>;
  seats: number[];
  options: OptionTold[];
  reconstructed: Record<string, string>;
}

/** People are still sitting down, and then the cards are dealt: sent before the welcome, and whenever one does. */
export interface Gathering {
  type: "gathering";
  protocol: number;
  id: string;
  game: string;
  seat: number | null;
  players: number;
  options: Record<string, any>;
  deal: DealTold;
  invitation: Invitation | null;
  seats: SeatShown[];
}

/** I shall not take back what I have just done: the bots need not wait any longer. */
export interface GoOn {
  type: "go_on";
  ref?: string | number | null;
}

/** Let a bot play my seat from now on. */
export interface HandOver {
  type: "hand_over";
  bot: string;
  ref?: string | number | null;
}

/** A good answer: its keys and what they are called, how many points more (or less) I may then expect to be ahead at
    the end than as things stand, by a bot's estimate, and one sentence why. */
export interface HintShown {
  keys: string[];
  labels: string[];
  points: number;
  why: string;
}

/** The best answers to a decision of mine, the best first; none where there is nothing to choose. */
export interface Hints {
  type: "hint";
  ref: string | number | null;
  decision: string;
  hints: HintShown[];
}

/** This link is an invitation to a seat, and whether it still opens it. */
export interface Invitation {
  seat: number;
  open: boolean;
}

/** The first message: the token of a seat, or of the spectators. */
export interface Join {
  type: "join";
  token: string;
  language?: "en" | "fr" | "pt";
  name?: string | null;
}

/** How strong an opponent is: what it is called, how it plays, and what was measured of it. */
export interface LevelTold {
  name: string;
  names: Record<string, string>;
  plays: Record<string, string>;
  strengths: StrengthTold[];
}

/** A line of the log. `notice`: from the table, not from the game. `struck`: it was taken back.
    `private`: it names something that not everybody at the table may know.
    `by`: whose doing it was, if it is another seat than the one it tells of.
    `befalls`: the seats to which it happened without their choosing it. */
export interface LogLine {
  what: string;
  spans: Span[];
  seat?: number | null;
  by?: number | null;
  befalls?: number[];
  because?: string | null;
  tone?: "gain" | "harm" | "heading" | "loss" | "plain" | "points" | "quiet";
  notice?: boolean;
  struck?: boolean;
  private?: boolean;
}

/** Lines of the log from number `start` on; whatever the client had from there on is replaced. */
export interface LogPart {
  start: number;
  lines: LogLine[];
}

/** A new table: its seats, the spectators' token, and the token of whoever made it. */
export interface Made {
  id: string;
  game: string;
  seats: SeatKey[];
  spectator: SpectatorKey;
  host: string;
  deal: DealTold;
}

/** The table after so many choices, as one seat saw it. */
export interface Moment {
  number: number;
  of: number;
  seat: number | null;
  chose: number | null;
  picks: string[] | null;
  round: number;
  clock: string;
  waiting: number[];
  view: Record<string, any>;
  log: LogPart;
  scores: (Record<string, any>)[] | null;
}

/** A table to be made: which game, who sits where, the game's options, and how choices are taken back. */
export interface NewTable {
  game: string;
  seats: Fill[];
  seed?: string | number | null;
  options?: Record<string, any>;
  undo?: "consent" | "free" | "none";
  points?: "hidden" | "shown";
  pause?: number | null;
  times?: "bot" | "off" | "shown";
  minutes?: number | null;
  hints?: "alone" | "off" | "on";
  position?: Record<string, any> | null;
}

/** Another option, and those of its values, that an option needs. */
export interface OnlyWith {
  option: string;
  values: string[];
}

/** One option of a decision: its key, and what a person reads, with price and small print apart. */
export interface OptionShown {
  key: string;
  label: string;
  thing: string | null;
  price: Record<string, number>;
  detail: string;
  shortcut: string;
}

/** An option of a game: its default, and a sentence in each language. */
export interface OptionTold {
  name: string;
  default: any;
  texts: Record<string, string>;
  control: boolean;
  seats: number[] | null;
  unless: string[];
  choices: Record<string, number[]> | null;
  only: OnlyWith | null;
}

/** Bots wait a moment, in which these seats can still take back what they have just done. */
export interface Pause {
  seats: number[];
  seconds: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  ref?: string | number | null;
}

/** A new table from a moment of a finished game: after so many choices. */
export interface PlayOn {
  moment: number;
  seats?: Fill[] | null;
  undo?: "consent" | "free" | "none" | null;
}

/** I am. */
export interface Pong {
  type: "pong";
  ref: string | number | null;
  version: number;
}

/** Why a request was not carried out. */
export interface Problem {
  error: string;
}

/** For each key that is offered to me: what would change. */
export interface Prospects {
  type: "foresee";
  ref: string | number | null;
  version: number;
  foreseen: Record<string, Foreseen>;
}

/** A puzzle in words: when, what is asked, the best move, and how it goes on. */
export interface PuzzleTexts {
  clock: string;
  prompt: string;
  best: string;
  line: string[];
}

/** A position where one move is clearly best: whose, which, and how many points each other key gives away. */
export interface PuzzleTold {
  seat: number;
  position: Record<string, any>;
  best: string;
  gap: number;
  costs: Record<string, number>;
  texts: PuzzleTexts;
}

/** The puzzles that come with a game, or those of one that was reviewed. */
export interface Puzzles {
  game: string;
  puzzles: PuzzleTold[];
}

/** For each key that was asked about: why not; none if it is offered. In figures too, where the first has any. */
export interface Reasons {
  type: "why";
  ref: string | number | null;
  version: number;
  reasons: Record<string, string[]>;
  lacks: Record<string, Shortfall>;
}

/** What the one who made the table may change: a bot for a seat, or a person again. */
export interface Refill {
  bot?: string | null;
}

/** What was asked for was not done, and why. Nothing was changed. */
export interface Refused {
  type: "refused";
  ref: string | number | null;
  code: "illegal" | "malformed" | "not_allowed" | "not_stored" | "stale" | "too_fast";
  text: string;
}

/** The same people play again: the new table, and this client's token there. */
export interface Rematch {
  type: "rematch";
  id: string;
  token: string;
}

/** What my seat is called from now on. */
export interface Rename {
  type: "name";
  name: string;
  ref?: string | number | null;
}

/** What the seed was drawn from, told when the game is over: SHA-256 of the secret is the commitment, SHA-256 of the
    secret and each seat's number, a line each, is the seed. */
export interface Revealed {
  commitment: string;
  secret: string;
  numbers: string[];
  seed: string;
}

/** What every seat could expect when a round had ended, after so many choices. */
export interface ReviewPoint {
  moment: number;
  round: number;
  values: number[];
}

/** How far a review is, in steps; and the review, once it is finished. */
export interface ReviewTold {
  begun: boolean;
  done: number;
  of: number;
  review: Reviewed | null;
}

/** A finished game as a bot sees it: how all stood, and the choices that cost most, the costliest first. */
export interface Reviewed {
  thinker: string;
  weighed: number;
  left_out: number;
  competitive: boolean;
  curve: ReviewPoint[];
  costly: CostlyChoice[];
  puzzles: number;
}

/** Tell all at the table something. */
export interface SayChat {
  type: "chat";
  text: string;
  ref?: string | number | null;
}

/** A seat of a table, with a token and the path of its link: they open it, or they are an invitation to it. */
export interface SeatKey {
  seat: number;
  bot: string | null;
  token: string;
  link: string;
  invitation: boolean;
}

/** Who sits where. `bot` is its level, or null for a person. */
export interface SeatShown {
  seat: number;
  name: string;
  named: boolean;
  bot: string | null;
  connected: boolean;
  taken: boolean;
  invited: boolean;
}

/** Who sits here, whenever that changes. */
export interface Seats {
  type: "seats";
  seats: SeatShown[];
  spectators: number;
}

/** A running game as one seat has seen it so far. */
export interface Seen {
  game: string;
  seat: number | null;
  moments: SeenMoment[];
  log: LogLine[];
  position: Record<string, any> | null;
}

/** One moment of a running game: my own choice that led to it, and what I saw then. */
export interface SeenMoment {
  number: number;
  picks: string[] | null;
  view: Record<string, any>;
}

/** The first reason in figures: of what, how much is needed (or, `most`: allowed), and how much there is. */
export interface Shortfall {
  what: string;
  need: number;
  have: number;
  most: boolean;
}

/** Somebody sits down: what they are called, and a number or text of their own that goes into the deal.

    `key` is a random text which they keep: asked again with the same one, they get the same seat. */
export interface SitDown {
  key: string;
  name?: string | null;
  number?: string | number | null;
}

/** A piece of a line of the log, with the key of the thing or the seat it names. */
export interface Span {
  text: string;
  thing?: string | null;
  seat?: number | null;
}

/** Go on in another language. */
export interface Speak {
  type: "language";
  language: "en" | "fr" | "pt";
  ref?: string | number | null;
}

/** The spectators' token and link. */
export interface SpectatorKey {
  token: string;
  link: string;
}

/** All that this seat may see now. A later version replaces an earlier one; some may be left out. */
export interface State {
  type: "state";
  version: number;
  over: boolean;
  clock: string;
  view: Record<string, any>;
  asked: Asked | null;
  waiting: number[];
  undoable: number;
  log: LogPart;
  request: UndoRequest | null;
  pause: Pause | null;
  times: TimeUsed[] | null;
  scores: (Record<string, any>)[] | null;
  ending: Ending | null;
  revealed: Revealed | null;
}

/** What a level won of a match: one of it against `against` on all other seats. */
export interface StrengthTold {
  game: string;
  against: string;
  players: number;
  games: number;
  won: number;
}

/** Where a browser takes notifications for a seat, as its own push service gave it out. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "en" | "fr" | "pt";
}

/** A table as its token holders may know it. */
export interface TableTold {
  id: string;
  game: string;
  players: number;
  options: Record<string, any>;
  undo: "consent" | "free" | "none";
  points: "hidden" | "shown";
  pause: number;
  times: "bot" | "off" | "shown";
  minutes: number | null;
  hints: "alone" | "off" | "on";
  seats: SeatShown[];
  seat: number | null;
  moments: number;
  round: number;
  clock: string;
  waiting: number[];
  over: boolean;
  ending: Ending | null;
  created: number;
  spectator: string;
  dealt: boolean;
  deal: DealTold;
  revealed: Revealed | null;
  invitation: Invitation | null;
}

/** I play my seat myself again. */
export interface TakeBack {
  type: "take_back";
  ref?: string | number | null;
}

/** What each seat has done so far, counted. */
export interface Tally {
  seats: (Record<string, number>)[];
}

/** How long a seat has thought so far, and whether its time runs now. */
export interface TimeUsed {
  seconds: number;
  runs: boolean;
}

/** Take back my latest choice; `version` is that of the state it was seen in. */
export interface Undo {
  type: "undo";
  version: number;
  ref?: string | number | null;
}

/** A seat would like to take a choice back; the other people at the table are asked. */
export interface UndoRequest {
  id: string;
  seat: number;
  waiting: number[];
  seconds: number;
}

/** No more notifications there. */
export interface Unsubscribe {
  endpoint: string;
}

/** The first message to a client that has joined. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  id: string;
  game: string;
  seat: number | null;
  players: number;
  options: Record<string, any>;
  undo: "consent" | "free" | "none";
  points: "hidden" | "shown";
  times: "bot" | "off" | "shown";
  minutes: number | null;
  hints: "alone" | "off" | "on";
  data: string;
  deal: DealTold;
  invitation: Invitation | null;
}

/** Why are these keys not offered to me now? */
export interface Why {
  type: "why";
  keys: string[];
  ref?: string | number | null;
}

/** Everything a game names, in one language. */
export interface Words {
  game: string;
  language: string;
  things: Record<string, string>;
  terms: Record<string, string>;
  cards: CardTold[];
  figures: Record<string, number>;
  board: Record<string, any>;
  hints: Record<string, string>;
}
