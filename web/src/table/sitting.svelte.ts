/** A seat at a live table: the scene as it is now, and everything a person can do there. */

import { api } from "./api";
import { Connection, type Line } from "./connection";
import { idOf, type Lexicon, lexiconOf } from "./lexicon";
import type {
  Asked,
  CardTold,
  Chat,
  ChatLine,
  Foreseen,
  FromTable,
  Gathering,
  Hints,
  LogLine,
  OptionShown,
  Refused,
  Rematch,
  Seats,
  Shortfall,
  State,
  Welcome,
} from "./protocol";
import { PassLater } from "./later.svelte";
import { hearPresses } from "./presses";
import type { Proposal, Scene } from "./scene";
import { Seen } from "./seen.svelte";
import { type Language, settings } from "../app/settings.svelte";

const presses = hearPresses(window);
/** Ways out of a question. */
const WAYS_OUT = new Set(["pass", "end", "skip"]);

/** After which line of the log I last did something, as far as the log tells. */
function lastOwn(log: LogLine[], seat: number | null): number {
  if (seat === null) return log.length;
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at]!;
    if ((line.by ?? line.seat) === seat && !line.notice) return at + 1;
  }
  return 0;
}

/** A function that remembers its latest result for the same object. */
function memo<From, To>(make: (from: From) => To): (from: From) => To {
  let last: { from: From; to: To } | null = null;
  return (from) => {
    if (last === null || last.from !== from) last = { from, to: make(from) };
    return last.to;
  };
}

export class Sitting implements Scene {
  /** Whether a game begins here, which hints may be offered for. */
  readonly teaches: boolean = true;
  line: Line = $state("connecting");
  /** Why the table will not have us, once the line is closed for good: the reason and the socket's code. */
  closed = $state("");
  code = $state(0);
  welcome: Welcome | null = $state.raw(null);
  /** Who has sat down so far, until the cards are dealt. */
  gathering: Gathering | null = $state.raw(null);
  present: Seats | null = $state.raw(null);
  state: State | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  rematch: Rematch | null = $state.raw(null);
  words: Lexicon | null = $state.raw(null);
  picked: string[] = $state([]);
  meant: string | null = $state(null);
  /** The decision that an answer is on its way to. */
  private answering: string | null = $state(null);
  /** The latest thing the table would not do. */
  refusal: Refused | null = $state.raw(null);
  /** How long the log was when I last chose, for the recap. */
  since = $state(0);
  /** When the seats now waited for were first asked, in milliseconds. */
  waitingSince = $state(Date.now());
  /** What the one button of a phone answers with, put forward by what is in front. */
  proposed: Proposal | null = $state.raw(null);
  /** The thing opened in reading size, such as "card comet". */
  reading: string | null = $state(null);

  /** What the options of a decision would change, by key. */
  private prospects: { decision: string; of: Record<string, Foreseen> } | null = $state.raw(null);
  /** What stands in the way of options asked about, in figures, by key. */
  private shortfalls: { version: number; of: Record<string, Shortfall> } = $state.raw({ version: -1, of: {} });
  /** When the latest state came, and until when bots wait for somebody, on this device's own clock. */
  heardAt = $state(0);
  pausedUntil = $state(0);
  private pausedAt = 0;
  private readonly seen = new Seen();
  private readonly later = new PassLater();
  /** The payment that the latest choice was made with, should it be asked for. */
  private pays = "";
  private readonly connection: Connection;
  // Made again when what it is made from is another object; a derived value would end with whoever sat us down.
  private readonly offered = memo((asked: Asked | null) => new Map((asked?.options ?? []).map((option) => [option.key, option])));

  constructor(
    readonly token: string,
    private language: Language,
    name: string,
  ) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const join = { token, language, name: name || null };
    // The address names the table, so that a proxy in front of several servers knows the way.
    const table = token.split(".")[0] ?? "";
    this.connection = new Connection(`${scheme}//${location.host}/socket/${table}`, join, {
      heard: (message) => this.hear(message),
      line: (line, reason, code) => {
        this.line = line;
        this.closed = reason;
        this.code = code;
      },
    });
  }

  get game(): string {
    return this.welcome?.game ?? this.gathering?.game ?? "";
  }
  get clock(): string {
    return this.state?.clock ?? "";
  }
  get view(): any {
    return this.state?.view ?? {};
  }
  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }
  get players(): number {
    return this.welcome?.players ?? 0;
  }
  get seats() {
    return this.present?.seats ?? [];
  }
  get options() {
    return this.welcome?.options ?? {};
  }
  get over(): boolean {
    return this.state?.over ?? false;
  }
  get ending() {
    return this.state?.ending ?? null;
  }
  get scores() {
    return this.state?.scores ?? null;
  }
  get asked() {
    return this.botPlays ? null : (this.state?.asked ?? null);
  }
  /** The bot that plays this seat for its person, or null. */
  get botPlays(): string | null {
    return this.seat === null ? null : (this.seats[this.seat]?.bot ?? null);
  }
  get waiting(): number[] {
    return this.state?.waiting ?? [];
  }
  /** Whether everything is there to be drawn. */
  get ready(): boolean {
    return this.state !== null && this.present !== null && this.words !== null;
  }
  /** Whether several options can be picked before one confirms. */
  get several(): boolean {
    return this.asked !== null && (this.asked.most > 1 || this.asked.least === 0);
  }
  /** One key chosen that still waits to be confirmed. */
  get armed(): string | null {
    return this.several ? null : (this.picked[0] ?? null);
  }
  /** Whether a choice can be taken back at once, without asking other people. */
  get undoesAtOnce(): boolean {
    return this.welcome?.undo === "free" || this.seats.every((seat) => seat.bot !== null || seat.seat === this.seat);
  }
  /** My turn is over, and something of it can still be taken back. */
  get canRethink(): boolean {
    return this.state !== null && this.asked === null && this.botPlays === null && !this.over && this.state.undoable > 0;
  }
  /** Bots wait for me, so that I can. */
  get botsWait(): boolean {
    return this.canRethink && this.seat !== null && (this.state?.pause?.seats.includes(this.seat) ?? false);
  }
  /** My time is up, and a bot plays on for good. */
  get late(): boolean {
    const rules = this.welcome;
    const used = this.seat === null ? 0 : (this.state?.times?.[this.seat]?.seconds ?? 0);
    return this.botPlays !== null && rules?.times === "bot" && rules.minutes !== null && used >= 60 * rules.minutes;
  }
  get canConfirm(): boolean {
    const asked = this.asked;
    return asked !== null && this.picked.length >= asked.least && this.picked.length <= asked.most && !this.busy;
  }

  /** A choice is on its way. Over as soon as something else is asked, so that no press is lost between the two. */
  get busy(): boolean {
    return this.answering !== null && this.answering === this.asked?.id;
  }

  offers(key: string): boolean {
    return this.offered(this.asked).has(key);
  }

  option(key: string): OptionShown | undefined {
    return this.offered(this.asked).get(key);
  }

  label(key: string): string {
    return this.option(key)?.label ?? "";
  }

  name(thing: string): string {
    return this.words?.name(thing) ?? idOf(thing);
  }

  called(id: string): string {
    return this.words?.called(id) ?? id;
  }

  term(name: string, ...values: (string | number)[]): string {
    return this.words?.term(name, ...values) ?? "";
  }

  card(id: string): CardTold | undefined {
    return this.words?.card(id);
  }

  mean(key: string | null): void {
    this.meant = key;
  }

  /** The question has only just come, and no press is taken for an answer yet. */
  get fresh(): boolean {
    return this.seen.fresh;
  }

  /** The question comes before the eyes: it is another one, or what covered it is gone. */
  appear(): void {
    this.seen.begin();
  }

  /** Whether the press that this is about was made for the question that is open. */
  private get meantForThis(): boolean {
    return presses.counts(this.seen.at);
  }

  answer(key: string): void {
    const asked = this.asked;
    if (!asked || !this.offers(key) || this.busy || !this.meantForThis) return;
    if (!this.several) {
      if (this.asksTwice(key)) this.picked = [key];
      else void this.choose([key]);
    } else if (this.picked.includes(key)) this.picked = this.picked.filter((other) => other !== key);
    else if (asked.most === 1) this.picked = [key];
    else if (this.picked.length < asked.most) this.picked = [...this.picked, key];
  }

  confirm(): void {
    if (this.canConfirm && this.meantForThis) void this.choose(this.picked);
  }

  /** Answer with an offered key at once, and pay for it in the way that is foreseen. */
  take(key: string): void {
    if (!this.offers(key) || this.busy || !this.meantForThis) return;
    this.pays = this.foreseen(key)?.pays ?? "";
    void this.choose([key]);
  }

  /** Put back everything picked so far. */
  clear(): void {
    this.picked = [];
  }

  propose(proposal: Proposal | null): void {
    this.proposed = proposal;
  }

  show(thing: string | null): void {
    this.reading = thing;
  }

  /** Whether I have wished to pass after an action. */
  get passesLater(): boolean {
    return this.later.wanted;
  }

  passLater(wanted: boolean): void {
    if (wanted) this.later.wish(this.state);
    else this.later.forget();
  }

  /** Passing asks once more while there is anything else to do, a place on a touch screen too, and everything for those who want it so. */
  asksTwice(key: string): boolean {
    if (key === "pass" && this.asked?.options.some((option) => !WAYS_OUT.has(option.key))) return true;
    if (key === "yes" || key === "no") return false;
    const kind = this.asked?.kind ?? "";
    return (kind === "space" && matchMedia("(pointer: coarse)").matches) || (settings.confirm && kind !== "payment" && kind !== "amount");
  }

  /** Send an answer to the table. */
  protected async choose(keys: string[]): Promise<void> {
    const asked = this.asked;
    if (!asked || this.busy) return;
    this.answering = asked.id;
    this.refusal = null;
    this.since = this.log.length;
    try {
      this.note(await this.connection.ask({ type: "choose", decision: asked.id, picks: [...keys] }));
    } finally {
      if (this.answering === asked.id) this.answering = null;
    }
  }

  async why(keys: string[]): Promise<Record<string, string[]>> {
    if (keys.length === 0 || this.seat === null) return {};
    const answer = await this.connection.ask({ type: "why", keys: keys.slice(0, 100) });
    if (answer.type !== "why") return {};
    const before = this.shortfalls.version === answer.version ? this.shortfalls.of : {};
    this.shortfalls = { version: answer.version, of: { ...before, ...answer.lacks } };
    return answer.reasons;
  }

  lack(key: string): Shortfall | null {
    return this.shortfalls.version === this.state?.version ? (this.shortfalls.of[key] ?? null) : null;
  }

  foreseen(key: string): Foreseen | null {
    return this.prospects !== null && this.prospects.decision === this.asked?.id ? (this.prospects.of[key] ?? null) : null;
  }

  /** Have it worked out what each option of the open decision would change. */
  async lookAhead(): Promise<void> {
    const asked = this.asked;
    if (!asked || asked.least > 1) return;
    const answer = await this.connection.ask({ type: "foresee", keys: asked.options.slice(0, 100).map((option) => option.key) });
    if (answer.type === "foresee" && asked.id === this.asked?.id) this.prospects = { decision: asked.id, of: answer.foreseen };
  }

  /** Whether the table would tell me good moves. */
  get mayAskHint(): boolean {
    const rule = this.welcome?.hints ?? "off";
    return rule === "on" || (rule === "alone" && this.seats.every((seat) => seat.bot !== null || seat.seat === this.seat));
  }

  /** Good answers to the open decision, or why there are none. */
  async hint(): Promise<Hints | Refused | null> {
    const asked = this.asked;
    if (!asked) return null;
    const answer = await this.connection.ask({ type: "hint", decision: asked.id });
    return answer.type === "hint" || answer.type === "refused" ? answer : null;
  }

  async tally(): Promise<Record<string, number>[]> {
    return (await api.tally(this.welcome?.id ?? "", this.token)).seats;
  }

  async undo(): Promise<void> {
    this.later.forget();
    if (this.state && this.meantForThis) this.note(await this.connection.ask({ type: "undo", version: this.state.version }));
  }

  /** Bots need not wait for me. A second press of what ended the turn does not say so. */
  goOn(): void {
    if (this.botsWait && presses.counts(this.pausedAt)) void this.connection.ask({ type: "go_on" });
  }

  async consent(agree: boolean): Promise<void> {
    const request = this.state?.request;
    if (request && this.meantForThis) this.note(await this.connection.ask({ type: "consent", request: request.id, agree }));
  }

  async say(text: string): Promise<void> {
    this.note(await this.connection.ask({ type: "chat", text }));
  }

  async rename(name: string): Promise<void> {
    this.note(await this.connection.ask({ type: "name", name }));
  }

  async handOver(bot: string): Promise<void> {
    this.note(await this.connection.ask({ type: "hand_over", bot }));
  }

  async takeBack(): Promise<void> {
    this.note(await this.connection.ask({ type: "take_back" }));
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.connection.speak(language);
    this.fetchWords();
  }

  leave(): void {
    this.connection.close();
  }

  private note(answer: FromTable): void {
    this.refusal = answer.type === "refused" && answer.text ? answer : null;
  }

  private hear(message: FromTable): void {
    switch (message.type) {
      case "gathering":
        this.gathering = message;
        break;
      case "welcome":
        this.welcome = message;
        this.gathering = null;
        this.fetchWords();
        break;
      case "seats":
        this.present = message;
        break;
      case "state":
        this.follow(message);
        break;
      case "chat":
        this.hearChat(message);
        break;
      case "rematch":
        this.rematch = message;
        break;
    }
  }

  private follow(state: State): void {
    const taken = state.log.start < this.log.length;
    if (state.asked?.id !== this.state?.asked?.id) {
      this.picked = [];
      this.appear();
    } else if (state.request?.id !== this.state?.request?.id) this.appear(); // it moves what is below it
    if (String(state.waiting) !== String(this.state?.waiting)) this.waitingSince = Date.now();
    this.heardAt = performance.now();
    if (state.pause && !this.state?.pause) this.pausedAt = this.heardAt;
    this.pausedUntil = this.heardAt + 1000 * (state.pause?.seconds ?? 0);
    if (this.state === null) this.since = lastOwn(state.log.lines, this.seat);
    this.log = [...this.log.slice(0, state.log.start), ...state.log.lines];
    this.state = state;
    const key = this.later.answer(state, taken) ?? this.payment(state.asked);
    if (key !== null) void this.choose([key]);
  }

  /** How the choice just made is paid for, if that was settled with it. */
  private payment(asked: Asked | null): string | null {
    const pays = this.pays;
    if (asked?.id !== this.answering) this.pays = "";
    return pays && asked?.kind === "payment" && this.offers(pays) ? pays : null;
  }

  private hearChat(message: Chat): void {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.number))];
  }

  private fetchWords(): void {
    const game = this.game;
    const language = this.language;
    lexiconOf(game, language).then(
      (words) => {
        if (language === this.language) this.words = words;
      },
      () => setTimeout(() => this.fetchWords(), 2000),
    );
  }
}
