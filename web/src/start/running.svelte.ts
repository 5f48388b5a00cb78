/** The tables of this device as they stand now: asked of the server, one by one. */

import { forgetTable, keepTable, myTables, type MyTable } from "../app/mine";
import { api, Problem } from "../table/api";
import type { TableTold } from "../table/protocol";

export interface Entry {
  table: MyTable;
  told: TableTold | null;
  /** "asking" until the server has answered; "gone" if it knows no such table; "away" if it does not answer. */
  state: "asking" | "there" | "gone" | "away";
}

/** Whether somebody on this device is asked something there. */
export function myTurn(entry: Entry): boolean {
  const told = entry.told;
  return told !== null && !told.over && entry.table.seats.some(({ seat }) => told.waiting.includes(seat) && told.seats[seat]?.bot === null);
}

/** First where I am asked, then what goes on, then the rest; the latest first in each. */
export function inOrder(entries: Entry[]): Entry[] {
  const rank = (entry: Entry) => (myTurn(entry) ? 0 : entry.state === "gone" ? 3 : (entry.told?.over ?? entry.table.over) ? 2 : 1);
  return [...entries].sort((one, other) => rank(one) - rank(other) || other.table.at - one.table.at);
}

export class Running {
  entries: Entry[] = $state.raw([]);
  readonly sorted = $derived(inOrder(this.entries));
  private closed = false;

  constructor(private readonly language: () => string) {}

  /** Look at all of them; a few at a time, to be gentle. */
  async look(most = 30): Promise<void> {
    const before = new Map(this.entries.map((entry) => [entry.table.id, entry]));
    this.entries = myTables()
      .slice(0, most)
      .map((table) => ({ table, told: before.get(table.id)?.told ?? null, state: before.get(table.id)?.state ?? "asking" }));
    const waiting = this.entries.filter((entry) => !(entry.told?.over && entry.state === "there"));
    const next = async (): Promise<void> => {
      for (let entry = waiting.shift(); entry && !this.closed; entry = waiting.shift()) await this.ask(entry.table);
    };
    await Promise.all([next(), next(), next()]);
  }

  forget(id: string): void {
    forgetTable(id);
    this.entries = this.entries.filter((entry) => entry.table.id !== id);
  }

  close(): void {
    this.closed = true;
  }

  private async ask(table: MyTable): Promise<void> {
    const token = table.seats[0]?.token ?? table.spectator ?? table.host ?? "";
    try {
      const told = await api.table(table.id, token, this.language());
      const kept = told.over && !table.over ? keepTable({ id: table.id, over: true }) : table;
      this.set(table.id, { table: kept, told, state: "there" });
    } catch (error) {
      const gone = error instanceof Problem && (error.status === 404 || error.status === 401);
      this.set(table.id, { table, told: null, state: gone ? "gone" : "away" });
    }
  }

  private set(id: string, entry: Entry): void {
    this.entries = this.entries.map((other) => (other.table.id === id ? entry : other));
  }
}
