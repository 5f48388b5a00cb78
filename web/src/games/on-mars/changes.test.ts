// @vitest-environment node
import { expect, it } from "vitest";
import type { Change } from "../../table/protocol";
import type { Scene } from "../../table/scene";
import { itemsFor } from "./changes";

const scene = (...changes: Change[]): Scene =>
  ({
    seat: 0,
    foreseen: () => ({ changes, warnings: [], pays: "", price: {}, asks: false }),
    name: (thing: string) => thing.split(" ")[1],
    term: (name: string) => name,
  }) as unknown as Scene;

it("what a choice changes is told item by item, others' with their seat", () => {
  const items = itemsFor(
    scene(
      { seat: 0, what: "resource plant", by: 3 },
      { seat: 0, what: "resource water", by: -1 },
      { seat: 0, what: "points track", by: 6 },
      { seat: 2, what: "resource oxygen", by: 1 },
      { seat: null, what: "life greenhouse", by: 1 },
      { seat: null, what: "mission A", by: -1 },
    ),
    "hex 0,1",
  );
  expect(items.map(({ symbol, figure, good, seat }) => [symbol, figure, good, seat])).toEqual([
    ["plant", "+3", true, null],
    ["water", "−1", false, null],
    ["vp", "+6 OP", true, null],
    ["oxygen", "+1", true, 2],
    ["greenhouse", "+1", true, null],
    ["goal", "−1", true, null],
  ]);
});
