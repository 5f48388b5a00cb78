import { describe, expect, it } from "vitest";
import type { LogLine } from "../../table/protocol";
import type { LacerdaSeen } from "./facts";
import { hexesOf, lastTurn, odds, toCome, type SoloFacts } from "./lacerda";

const line = (what: string, ...things: string[]): LogLine => ({ what, spans: things.map((thing) => ({ text: thing, thing })) });
const all: SoloFacts[] = [1, 2, 3, 4].map((number) => ({ number, mission: "A", action: number === 4 ? 1 : number, travel: true }));
const him = (deck: number, discard: number[]) => ({ deck, discard }) as unknown as LacerdaSeen;

describe("Lacerda's last turn", () => {
  it("goes from his card to the next turn", () => {
    const log = [line("turn"), line("solo-card"), line("builds", "hex 1,1"), line("turn"), line("main")];
    expect(lastTurn(log)).toEqual({ from: 1, lines: log.slice(1, 3) });
  });

  it("may still be going on", () => {
    expect(lastTurn([line("solo-card"), line("builds")])?.lines).toHaveLength(2);
    expect(lastTurn([line("turn")])).toBeNull();
  });

  it("names the hexes to point at", () => {
    expect(hexesOf(line("rover-moves", "hex 1,1", "card 3", "hex 2,1"))).toEqual(["1,1", "2,1"]);
  });
});

describe("his next card", () => {
  it("is one of those not laid aside", () => {
    expect(toCome(him(2, [1, 2]), all).map((card) => card.number)).toEqual([3, 4]);
    expect(odds(him(2, [2, 3]), all)).toEqual([{ action: 1, cards: 2, of: 2 }]);
  });

  it("may be any once all are laid aside", () => {
    expect(toCome(him(0, [1, 2, 3, 4]), all)).toHaveLength(4);
  });
});
