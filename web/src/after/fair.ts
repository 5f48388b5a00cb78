/** Whether a deal was drawn as promised, as far as this device can tell. */

import type { MyTable } from "../app/mine";
import { sha256 } from "../app/sha256";
import type { DealTold, Revealed } from "../table/protocol";

/** What is found: the phrase that says it, and whether all is well; null where nothing was promised. */
export interface Finding {
  phrase: "deal.fair" | "deal.none" | "deal.other-promise" | "deal.other-secret" | "deal.other-number" | "deal.other-seed";
  fair: boolean | null;
}

export function findingOf(deal: DealTold, revealed: Revealed | null, mine: MyTable | undefined): Finding {
  const noted = mine?.promise;
  if (!revealed) return noted ? { phrase: "deal.other-promise", fair: false } : { phrase: "deal.none", fair: null };
  const { commitment, secret, numbers, seed } = revealed;
  if ((noted && noted !== commitment) || deal.commitment !== commitment) return { phrase: "deal.other-promise", fair: false };
  if (sha256(secret) !== commitment) return { phrase: "deal.other-secret", fair: false };
  const given = (mine?.seats ?? []).filter((seat) => seat.number !== undefined);
  if (given.some((seat) => numbers[seat.seat] !== seat.number)) return { phrase: "deal.other-number", fair: false };
  if (sha256([secret, ...numbers].join("\n")) !== seed) return { phrase: "deal.other-seed", fair: false };
  return { phrase: "deal.fair", fair: true };
}
