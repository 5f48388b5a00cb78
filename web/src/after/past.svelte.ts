/** A moment of a table as a scene: drawn by the game's own parts, with nothing to answer. */

import type { Language } from "../app/settings.svelte";
import { api } from "../table/api";
import type { CardTold, LogLine, Moment, SeatShown, TableTold } from "../table/protocol";
import type { Scene } from "../table/scene";
import { idOf, type Lexicon, lexiconOf } from "../table/lexicon";

/** How many moments ahead are fetched before they are asked for, and one behind. */
const AHEAD = 4;

export class Past implements Scene {
  number = $state(0);
  eyes: number | null = $state(null);
  moment: Moment | null = $state.raw(null);
  words: Lexicon | null = $state.raw(null);
  story: LogLine[] = $state.raw([]);
  problem: unknown = $state.raw(null);
  meant: string | null = $state(null);
  /** Who sits where, in the reader's language. */
  people: SeatShown[] = $state.raw([]);
  readonly picked: string[] = [];
  readonly asked = null;

  private readonly kept = new Map<string, Promise<Moment>>();
  private readonly lines = $derived(this.told());

  constructor(
    readonly table: TableTold,
    private readonly token: string,
    private language: Language,
    number: number,
    eyes: number | null,
  ) {
    this.people = table.seats;
    this.number = this.within(number);
    this.eyes = this.allowed(eyes);
  }

  get game(): string {
    return this.table.game;
  }
  get clock(): string {
    return this.moment?.clock ?? "";
  }
  get view(): any {
    return this.moment?.view ?? {};
  }
  get seat(): number | null {
    return this.moment?.seat ?? null;
  }
  get players(): number {
    return this.table.players;
  }
  get seats() {
    return this.people;
  }
  get options() {
    return this.table.options;
  }
  get over(): boolean {
    return this.table.over && this.moment?.number === this.table.moments;
  }
  get ending() {
    return this.over ? this.table.ending : null;
  }
  /** Told once the game is over. */
  get scores() {
    return this.moment?.scores ?? null;
  }
  get waiting(): number[] {
    return this.moment?.waiting ?? [];
  }
  /** The log up to this moment. */
  get log(): LogLine[] {
    return this.lines;
  }
  get ready(): boolean {
    return this.moment !== null && this.words !== null;
  }
  /** Whether what is shown is what was asked for. */
  get settled(): boolean {
    return this.moment?.number === this.number && this.moment.seat === this.eyes;
  }

  offers(): boolean {
    return false;
  }
  option(): undefined {
    return undefined;
  }
  label(): string {
    return "";
  }
  answer(): void {}
  mean(key: string | null): void {
    this.meant = key;
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
  async why(): Promise<Record<string, string[]>> {
    return {};
  }

  /** Show another moment, or the same with other eyes. */
  async go(number: number, eyes: number | null = this.eyes): Promise<void> {
    this.number = this.within(number);
    const other = this.allowed(eyes);
    if (other !== this.eyes) {
      this.eyes = other;
      void this.fetchStory();
    }
    await this.draw();
  }

  async begin(): Promise<void> {
    await this.speak(this.language);
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    this.kept.clear();
    await Promise.all([
      lexiconOf(this.game, language).then((words) => {
        if (language === this.language) this.words = words;
      }),
      api.table(this.table.id, this.token, language).then((told) => {
        if (language === this.language) this.people = told.seats;
      }),
      this.fetchStory(),
      this.draw(),
    ]).catch((error: unknown) => {
      this.problem = error;
    });
  }

  /** While the game goes on one sees with one's own eyes. */
  allowed(eyes: number | null): number | null {
    if (!this.table.over) return this.table.seat;
    return eyes === null || (eyes >= 0 && eyes < this.table.players) ? eyes : this.table.seat;
  }

  private within(number: number): number {
    return Math.min(Math.max(0, Number.isFinite(number) ? Math.round(number) : 0), this.table.moments);
  }

  private async draw(): Promise<void> {
    const { number, eyes } = this;
    try {
      const moment = await this.fetch(number, eyes);
      if (number !== this.number || eyes !== this.eyes) return;
      this.moment = moment;
      this.problem = null;
      for (let step = 1; step <= AHEAD; step++)
        if (number + step <= this.table.moments) void this.fetch(number + step, eyes).catch(() => {});
      if (number > 0) void this.fetch(number - 1, eyes).catch(() => {});
    } catch (error) {
      if (number === this.number) this.problem = error;
    }
  }

  private fetch(number: number, eyes: number | null): Promise<Moment> {
    const key = `${number} ${eyes} ${this.language}`;
    let found = this.kept.get(key);
    if (!found) {
      found = api.moment(this.table.id, this.token, number, eyes, this.language);
      found.catch(() => this.kept.delete(key));
      this.kept.set(key, found);
      if (this.kept.size > 400) this.kept.delete(this.kept.keys().next().value!);
    }
    return found;
  }

  private async fetchStory(): Promise<void> {
    const { eyes, language } = this;
    const part = await api.log(this.table.id, this.token, eyes, language);
    if (eyes === this.eyes && language === this.language) this.story = part.lines;
  }

  private told(): LogLine[] {
    const part = this.moment?.log;
    if (!part) return [];
    return [...this.story.slice(0, part.start), ...part.lines];
  }
}
