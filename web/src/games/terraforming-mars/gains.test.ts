import { describe, expect, it } from "vitest";
import type { Change, Foreseen } from "../../table/protocol";
import type { Scene } from "../../table/scene";
import { print } from "./board.svelte";
import type { BoardFacts } from "./facts";
import { gainsOf } from "./gains";
import { moneyFor, paidFor, spokenGain } from "../../tableau/gains";

function scene(changes: Change[], price: Record<string, number> = {}): Scene {
  const foreseen: Foreseen = { changes, pays: Object.keys(price).length > 0 ? "pay" : "", price, asks: false, warnings: [], answers: [] };
  return {
    seat: 0,
    seats: [{ name: "Ada" }, { name: "Grace" }],
    name: (thing: string) => thing.split(" ")[1],
    card: () => undefined,
    foreseen: () => foreseen,
  } as unknown as Scene;
}

print({ tracks: { temperature: { step: 2 } } } as unknown as BoardFacts);

describe("what a choice brings", () => {
  it("leaves out what is paid and the card itself", () => {
    const played = scene(
      [
        { seat: 0, what: "resource mc", by: -10 },
        { seat: 0, what: "resource titanium", by: -1 },
        { seat: 0, what: "hand", by: -1 },
        { seat: 0, what: "production energy", by: 2 },
      ],
      { "resource mc": 10, "resource titanium": 3 },
    );
    const paid = paidFor(played, "play asteroid", 19);
    expect(paid).toEqual({ mc: 10, titanium: 3 });
    expect(gainsOf(played, "play asteroid", paid).map((gain) => [gain.icon, gain.box, gain.gain])).toEqual([
      ["titanium", false, "+2"],
      ["energy", true, "+2"],
    ]);
  });
  it("takes the price where there is nothing to choose in paying", () => expect(paidFor(scene([]), "play mine", 4)).toEqual({ mc: 4 }));
  it("tells a temperature in steps, and of whom another's loss is", () => {
    const gains = gainsOf(
      scene([
        { seat: 1, what: "resource plants", by: -3 },
        { seat: null, what: "temperature", by: 2 },
      ]),
      "space A5",
    );
    expect(gains.map((gain) => [gain.seat, gain.icon, gain.gain, gain.good])).toEqual([
      [1, "plants", "−3", false],
      [null, "temperature", "+1", true],
    ]);
    expect(spokenGain(scene([]), gains[0]!)).toBe("Grace, Plants −3");
  });
  it("knows my money, and nothing before it is told", () => {
    expect(moneyFor(scene([{ seat: 0, what: "resource mc", by: 4 }]), "space A5")).toBe(4);
    expect(moneyFor(scene([{ seat: 1, what: "resource mc", by: 4 }]), "space A5")).toBe(0);
    expect(gainsOf({ ...scene([]), foreseen: () => null }, "space A5")).toEqual([]);
  });
});
