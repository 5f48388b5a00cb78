// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { LogLine } from "../../table/protocol";
import { pathOf } from "./trail";

const things = (log: LogLine[]) => pathOf(log).map((step) => step.thing);

const line = (what: string, thing: string | null = null, more: Partial<LogLine> = {}): LogLine => ({
  what,
  spans: [{ text: "" }, ...(thing ? [{ text: "", thing }] : [])],
  seat: 0,
  ...more,
});

describe("the path to a question", () => {
  it("begins with the action and follows what came of it", () => {
    const log = [
      line("turn"),
      line("main", "action control-center"),
      line("rover-moves", "hex 1,1"),
      line("takes-tile", "tile d_build_any"),
      line("uses-tech", "tech mine", {
        spans: [
          { text: "", seat: 0 },
          { text: "", thing: "tech mine" },
          { text: "", seat: 2 },
        ],
      }),
    ];
    expect(pathOf(log)).toEqual([
      { thing: "action control-center", seat: null },
      { thing: "tile d_build_any", seat: null },
      { thing: "tech mine", seat: 2 },
    ]);
  });

  it("begins anew with the next action, and with the next turn", () => {
    const log = [line("turn"), line("main", "action construct"), line("builds", "building mine"), line("executive", "executive bots")];
    expect(things(log)).toEqual(["executive bots"]);
    expect(things([...log, line("turn")])).toEqual([]);
  });

  it("leaves out what was taken back", () => {
    expect(things([line("turn"), line("main", "action construct", { struck: true }), line("main", "action upgrade")])).toEqual([
      "action upgrade",
    ]);
  });

  it("keeps its beginning and its end when it is long", () => {
    const log = [
      line("main", "action control-center"),
      line("takes-tile", "tile d_develop"),
      line("develops", "tech rover"),
      line("develops", "tech mine"),
      line("upgrades", "card blueprint-2"),
    ];
    expect(things(log)).toEqual(["action control-center", "tech mine", "card blueprint-2"]);
  });
});
