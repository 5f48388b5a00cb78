/** The tables this device has been at, with the links it holds. Kept in the browser alone. */

export interface MyTable {
  id: string;
  game: string;
  /** Seats held here, with their tokens. */
  seats: { seat: number; token: string }[];
  /** Links for others, if the table was made here. */
  links: { seat: number; token: string }[];
  spectator: string | null;
  host: string | null;
  at: number;
  over: boolean;
  /** Whoever sits here would rather not be asked for a name. */
  nameless?: boolean;
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
