/** Making a table, and remembering the links that come with it. */

import { keepTable, type MyTable } from "../app/mine";
import { api } from "../table/api";
import type { GameTold, Made } from "../table/protocol";
import { requestFor, type TableWish, type Who } from "./wish";

/** Make the table; this device keeps its own seats, and the links for others. */
export async function launch(wish: TableWish, game: GameTold, myName: string): Promise<MyTable> {
  const made = await api.make(requestFor(wish, game, myName));
  return keep(
    made,
    wish.seats.map((seat) => seat.who),
  );
}

export function keep(made: Made, whos: Who[]): MyTable {
  const held = (who: Who) => made.seats.filter((key) => whos[key.seat] === who).map(({ seat, token }) => ({ seat, token }));
  return keepTable({
    id: made.id,
    game: made.game,
    seats: held("me"),
    links: held("link"),
    spectator: made.spectator.token,
    host: made.host,
  });
}

/** Where this device sits at a table; without a seat it looks on. */
export function seatAddress(table: MyTable): string {
  const token = table.seats[0]?.token ?? table.spectator ?? "";
  return `/t/${table.id}#${token}`;
}

/** Opened by a name that means this machine on every machine: links made from it lead nowhere elsewhere. */
export const onlyHere = ["localhost", "127.0.0.1", "[::1]"].includes(globalThis.location?.hostname);

/** A link that can be sent to somebody. */
export function fullLink(id: string, token: string): string {
  return `${location.origin}/t/${id}#${token}`;
}
