/** The tables this device has been at, with the links it holds. Kept in the browser alone. */

export interface MyTable {
  id: string;
  game: string;
  /** Seats held here. */
  seats: HeldSeat[];
  /** Invitations for others, if the table was made here. */
  links: { seat: number; token: string }[];
  spectator: string | null;
  host: string | null;
  at: number;
  over: boolean;
  /** Whoever sits here would rather not be asked for a name. */
  nameless?: boolean;
  /** The fingerprint that the table showed when it was first seen here. */
  promise?: string;
  /** By which this device asks for a seat, so that asking twice counts once. */
  key?: string;
}

export interface HeldSeat {
  seat: number;
  token: string;
  /** The invitation by which it was taken: followed once more, it leads to the seat. */
  invitation?: string;
  /** What was added to the deal here. */
  number?: string;
}

const KEY = "areo.tables";
const MOST = 60;

export function myTables(): MyTable[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function myTable(id: string): MyTable | undefined {
  return myTables().find((table) => table.id === id);
}

/** The token that a link to a table carries; without one, what this device holds of it. */
export function tokenFor(id: string, hash: string): string {
  const mine = myTable(id);
  return hash.replace(/^#/, "") || (mine?.seats[0]?.token ?? mine?.spectator ?? "");
}

/** Remember a table, or what has changed about it. */
export function keepTable(table: Partial<MyTable> & { id: string }): MyTable {
  const others = myTables().filter((other) => other.id !== table.id);
  const before = myTable(table.id);
  const now: MyTable = {
    game: "",
    seats: [],
    links: [],
    spectator: null,
    host: null,
    over: false,
    ...before,
    ...table,
    at: Date.now(),
  };
  write([now, ...others].slice(0, MOST));
  return now;
}

/** The seats of a table that are held here, with one more; what is known of it already stays. */
export function withSeat(id: string, held: HeldSeat): HeldSeat[] {
  const before = myTable(id)?.seats ?? [];
  const now = { ...before.find((seat) => seat.seat === held.seat), ...held };
  return [...before.filter((seat) => seat.seat !== held.seat), now].sort((a, b) => a.seat - b.seat);
}

/** Note what a table promises before the deal. What it says later does not replace it. */
export function notePromise(id: string, game: string, commitment: string | null): void {
  if (commitment && !myTable(id)?.promise) keepTable({ id, game, promise: commitment });
}

/** The text by which this device asks for seats of a table. */
export function keyFor(id: string): string {
  const kept = myTable(id)?.key;
  if (kept) return kept;
  const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keepTable({ id, key });
  return key;
}

export function forgetTable(id: string): void {
  write(myTables().filter((table) => table.id !== id));
}

function write(tables: MyTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage the links themselves still work.
  }
}
