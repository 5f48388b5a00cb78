import { beforeEach, expect, test, vi } from "vitest";

/** The other end of the line: it keeps what it is sent, and says what the test lets it say. */
class Table {
  static last: Table;
  sent: { type: string; picks?: string[]; ref?: number }[] = [];
  onopen = () => undefined;
  onmessage = (_: { data: string }) => undefined;

  constructor() {
    Table.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  ask(id: string, kind: string, ...keys: string[]): void {
    const options = keys.map((key) => ({ key, label: key, thing: null, price: {}, detail: "", shortcut: "" }));
    const asked = { id, kind, name: kind, prompt: "", source: null, about: null, least: 1, most: 1, options };
    this.say({ type: "state", version: 1, over: false, clock: "", view: {}, asked, waiting: [0], log: { start: 0, lines: [] } });
  }
  get picks(): string[][] {
    return this.sent.filter((message) => message.type === "choose").map((message) => message.picks ?? []);
  }
}

vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("location", { protocol: "http:", host: "areo", search: "" });
vi.stubGlobal("WebSocket", Table);
vi.stubGlobal("requestAnimationFrame", (paint: () => void) => paint());
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("fetch", () => new Promise(() => undefined));
const { Sitting } = await import("./sitting.svelte");

let sitting: InstanceType<typeof Sitting>;
let table: Table;

beforeEach(() => {
  sitting = new Sitting("token", "en", "");
  table = Table.last;
  table.say({ type: "welcome", id: "t", game: "g", seat: 0, players: 2, options: {}, undo: "free", points: "hidden" });
  table.say({ type: "seats", seats: [{ seat: 0, bot: null }], spectators: 0 });
  table.ask("1", "menu", "play comet", "pass");
});

async function foresee(pays: string): Promise<void> {
  const looked = sitting.lookAhead();
  const ref = table.sent.at(-1)?.ref;
  table.say({ type: "foresee", ref, version: 1, foreseen: { "play comet": { pays, price: {}, asks: false, changes: [] } } });
  await looked;
}

test("a button that names its payment pays with the same press", async () => {
  await foresee("pay 9 mc 4 titanium");
  sitting.take("play comet");
  table.ask("2", "payment", "pay 9 mc 4 titanium", "pay 21 mc");
  expect(table.picks).toEqual([["play comet"], ["pay 9 mc 4 titanium"]]);
});

test("a payment that is not offered after all is asked for", async () => {
  await foresee("pay 9 mc 4 titanium");
  sitting.take("play comet");
  table.ask("2", "payment", "pay 12 mc 3 titanium", "pay 21 mc");
  table.ask("3", "payment", "pay 9 mc 4 titanium", "pay 21 mc");
  expect(table.picks).toEqual([["play comet"]]);
});

test("a card pressed in hand asks how it is paid for", async () => {
  await foresee("pay 9 mc 4 titanium");
  sitting.answer("play comet");
  table.ask("2", "payment", "pay 9 mc 4 titanium", "pay 21 mc");
  expect(table.picks).toEqual([["play comet"]]);
});

test("while an answer is on its way nothing else is sent", () => {
  sitting.answer("play comet");
  sitting.answer("play comet");
  sitting.take("pass");
  expect(table.picks).toEqual([["play comet"]]);
});

test("passing is confirmed only while there is something else to do", () => {
  sitting.answer("pass");
  expect(table.picks).toEqual([]);
  table.ask("2", "menu", "pass");
  sitting.answer("pass");
  expect(table.picks).toEqual([["pass"]]);
});

test("a hint is asked for the open decision, where the table allows it", async () => {
  expect(sitting.mayAskHint).toBe(false);
  const rules = { type: "welcome", id: "t", game: "g", seat: 0, players: 2, options: {}, undo: "free", points: "hidden" };
  table.say({ ...rules, hints: "alone" });
  expect(sitting.mayAskHint).toBe(true);
  table.say({
    type: "seats",
    seats: [
      { seat: 0, bot: null },
      { seat: 1, bot: null },
    ],
    spectators: 0,
  });
  expect(sitting.mayAskHint).toBe(false);
  table.say({ ...rules, hints: "on" });
  expect(sitting.mayAskHint).toBe(true);
  const asked = sitting.hint();
  expect(table.sent.at(-1)).toMatchObject({ type: "hint", decision: "1" });
  const hints = [{ keys: ["play comet"], labels: ["Comet"], points: 2.5, why: "Brings 1 TR." }];
  table.say({ type: "hint", ref: table.sent.at(-1)?.ref, decision: "1", hints });
  expect(await asked).toMatchObject({ hints });
});
