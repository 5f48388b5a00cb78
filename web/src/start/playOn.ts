/** A file of a game that was still running: what one seat saw of it, and a position to play on from. */

import type { MyTable } from "../app/mine";
import { api } from "../table/api";
import { keep } from "./launch";
import type { Who } from "./wish";

export interface Unfinished {
  game: string;
  seat: number;
  position: { options: { players: number } };
}

/** Whether a file is one: spectators' files hold no position, for nobody could play on from what all can see. */
export function goesOn(file: object): file is Unfinished {
  const { game, seat, position } = file as Partial<Unfinished>;
  return typeof game === "string" && typeof seat === "number" && typeof position?.options?.players === "number";
}

/** A new table: I sit where I sat, bots play for the others, and what I could not see is dealt anew. */
export async function playOn({ game, seat, position }: Unfinished): Promise<MyTable> {
  const { level } = await api.catalogue();
  const whos: Who[] = Array.from({ length: position.options.players }, (_, index) => (index === seat ? "me" : "bot"));
  const made = await api.make({ game, seats: whos.map((who) => ({ bot: who === "bot" ? level : null })), position });
  return keep(made, whos);
}
