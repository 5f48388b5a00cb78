import { describe, expect, it } from "vitest";
import { answeredOn, byHex, hasActed, hexOf, leavesIn, movers, roverAt, sideOf } from "./places";
import type { Seen } from "./facts";

function seen(told: object): Seen {
  return { phase: "colonization", map: [], players: [], lacerda: null, order: [0, 1], active: 1, ...told } as unknown as Seen;
}

describe("a key on the map", () => {
  it("is about its hex", () => {
    expect(hexOf("hex 3,-2")).toBe("3,-2");
    expect(hexOf("upgrade blueprint-4 -1,2")).toBe("-1,2");
    expect(hexOf("done")).toBeNull();
  });

  it("is about where a step leads", () => {
    expect(hexOf("bot 3,-2 NE")).toBe("4,-3");
    expect(hexOf("rover S", "0,0")).toBe("0,1");
  });

  it("shares a hex with others", () => {
    expect(byHex(["upgrade blueprint-1 0,1", "upgrade blueprint-2 0,1", "done"]).get("0,1")).toHaveLength(2);
  });

  it("belongs to the piece that moves", () => {
    expect(movers(["bot 3,-2 N", "bot 3,-2 S", "rover N", "stop rover", "mp rover", "done"])).toEqual(["bot 3,-2", "rover"]);
  });
});

describe("the sides", () => {
  it("are where a question is answered", () => {
    expect(answeredOn(["card blueprint-3", "card blueprint-4"])).toBe("orbit");
    expect(answeredOn(["card geologist", "card contract-9"])).toBe("colony");
    expect(answeredOn(["storage", "contract-8"])).toBeNull();
  });

  it("are those of the marker", () => {
    const view = seen({ players: [{ space: 4 }, { space: 5 }, { space: null }] });
    expect(sideOf(view, 0)).toBe("orbit");
    expect(sideOf(view, 1)).toBe("colony");
    expect(sideOf(view, 2)).toBeNull();
  });
});

describe("the table", () => {
  it("has the rover on the starting mine before it moves", () => {
    expect(roverAt(seen({ map: [{ hex: "2,0", rover: [1, 0] }] }), 0)).toBe("2,0");
    expect(roverAt(seen({}), 0)).toBe("0,0");
  });

  it("knows who has acted", () => {
    expect(hasActed(seen({}), 0)).toBe(true);
    expect(hasActed(seen({}), 1)).toBe(false);
    expect(hasActed(seen({ phase: "shuttle" }), 0)).toBe(false);
  });

  it("knows when the shuttle leaves", () => {
    expect(leavesIn(seen({ level: 2, shuttle: { side: "orbit", space: 2 } }), 4, 5)).toBe(2);
    expect(leavesIn(seen({ level: 4, shuttle: { side: "orbit", space: 2 } }), 4, 5)).toBeNull();
    expect(leavesIn(seen({ level: 5, shuttle: { side: "orbit", space: 3 } }), 4, 5)).toBe(1);
    expect(leavesIn(seen({ level: 5, shuttle: { side: "orbit", space: 0 } }), 4, 5)).toBeNull();
  });
});
