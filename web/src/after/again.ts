/** Playing again: the same people, another deal. */

import { keepTable, myTable } from "../app/mine";
import { api } from "../table/api";
import type { Rematch } from "../table/protocol";

/** Ask for a rematch for every seat this device holds (asked for twice, there is one), and say where to go. */
export async function rematch(id: string, token: string, game: string): Promise<string> {
  const held = myTable(id)?.seats ?? [];
  const mine = await api.rematch(id, token);
  const others = await Promise.all(
    held.filter((key) => key.token !== token).map(async ({ seat, token }) => ({ seat, token: (await api.rematch(id, token)).token })),
  );
  const seat = held.find((key) => key.token === token)?.seat;
  const seats = seat === undefined ? [] : [{ seat, token: mine.token }];
  return keepAnd(mine, game, [...seats, ...others]);
}

function keepAnd(found: Rematch, game: string, seats: { seat: number; token: string }[]): string {
  keepTable({ id: found.id, game, over: false, ...(seats.length > 0 ? { seats } : {}) });
  return `/t/${found.id}#${found.token}`;
}
