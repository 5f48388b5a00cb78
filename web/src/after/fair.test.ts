import { expect, test } from "vitest";
import type { MyTable } from "../app/mine";
import { sha256 } from "../app/sha256";
import type { Revealed } from "../table/protocol";
import { findingOf } from "./fair";

const secret = "c0ffee";
const numbers = ["17", "", "blue"];
const commitment = sha256(secret);
const revealed: Revealed = { commitment, secret, numbers, seed: sha256("c0ffee\n17\n\nblue") };
const deal = { chosen: [], commitment };

function mine(more: Partial<MyTable>): MyTable {
  return { id: "t", game: "g", seats: [], links: [], spectator: null, host: null, at: 0, over: true, ...more };
}

test("a deal that was drawn as promised", () => {
  const table = mine({ promise: commitment, seats: [{ seat: 2, token: "x", number: "blue" }] });
  expect(findingOf(deal, revealed, table)).toEqual({ phrase: "deal.fair", fair: true });
  expect(findingOf(deal, revealed, undefined).fair).toBe(true);
});

test.each([
  ["another promise than this device was shown", revealed, mine({ promise: sha256("other") }), "deal.other-promise"],
  ["no secret where one was promised", null, mine({ promise: commitment }), "deal.other-promise"],
  ["another secret", { ...revealed, secret: "decaf" }, undefined, "deal.other-secret"],
  ["another number than mine", revealed, mine({ seats: [{ seat: 0, token: "x", number: "18" }] }), "deal.other-number"],
  ["another seed", { ...revealed, seed: "7" }, undefined, "deal.other-seed"],
])("%s", (_, told, table, phrase) => {
  expect(findingOf(deal, told, table)).toEqual({ phrase, fair: false });
});

test("a table that promised nothing", () => {
  expect(findingOf({ chosen: [], commitment: null }, null, undefined)).toEqual({ phrase: "deal.none", fair: null });
});
