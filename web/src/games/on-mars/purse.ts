/** What somebody can pay with. */

import { idOf } from "../../table/lexicon";
import type { PlayerSeen } from "./facts";

/** How much of a thing such as "resource plant" a player has to spend; undefined where it is not counted. */
export function stockOf(player: PlayerSeen, thing: string): number | undefined {
  const good = idOf(thing);
  if (good === "crystal") return player.crystals;
  if (good === "colonist") return player.quarters;
  return player.storage[good];
}
