import { describe, expect, it } from "vitest";
import type { LogLine } from "../table/protocol";
import { bare, befallen, doings, folded, lastHeading, recap, recapFrom, sifted, textOf, told } from "./story";

const TONES: Record<string, NonNullable<LogLine["tone"]>> = {
  round: "heading",
  loses: "loss",
  gains: "gain",
  kills: "harm",
  looks: "quiet",
};
const line = (what: string, seat: number | null, text: string, more: Partial<LogLine> = {}): LogLine => ({
  what,
  tone: TONES[what] ?? "plain",
  spans: [{ text }],
  ...(seat === null ? {} : { seat }),
  ...more,
});
const log: LogLine[] = [
  line("round", null, "Round 1"),
  line("plays", 1, "Marek plays Comet", {
    spans: [{ text: "Marek", seat: 1 }, { text: " plays " }, { text: "Comet", thing: "card comet" }],
  }),
  line("loses", 0, "Ines loses 3 plants", { because: "card comet", by: 1, befalls: [0] }),
  line("round", null, "Round 2"),
  line("plays", 0, "Ines plays Birds"),
  line("gains", 0, "Ines gains 2", { because: "card birds" }),
  line("plays", 2, "Lou passes", { struck: true }),
];

describe("the log", () => {
  it("has headings, deeds and consequences", () => {
    const lines = told(log, 0);
    expect(lines.map((one) => one.heading)).toEqual([true, false, false, true, false, false, false]);
    expect(lines.map((one) => one.consequence)).toEqual([false, false, true, false, false, true, false]);
  });

  it("says what touched me, not what I did myself", () => {
    expect(told(log, 0).map((one) => one.touch)).toEqual([null, null, "bad", null, null, null, null]);
    expect(told(log, null).every((one) => one.touch === null)).toBe(true);
  });

  it("does not take what I pay for a loss, even if the deed is told after it", () => {
    const paid = [
      line("passes", 2, "Lou passes"),
      line("loses", 0, "Ines: M€ −25", { because: "project city" }),
      line("project", 0, "Ines builds", { because: "project city", spans: [{ text: "City", thing: "project city" }] }),
    ];
    expect(told(paid, 0).map((one) => one.touch)).toEqual([null, null, null]);
  });

  it("knows my own deed although somebody else plays the same card", () => {
    const soldier = { because: "character soldier" };
    const plays = (seat: number) =>
      line("plays", seat, "", {
        spans: [{ text: `P${seat}`, seat }, { text: " plays the " }, { text: "Soldier", thing: "character soldier" }],
      });
    const kills = (seat: number, whom: number) =>
      line("kills", seat, "", {
        ...soldier,
        spans: [{ text: `P${seat}`, seat }, { text: " removes one of " }, { text: `P${whom}`, seat: whom }],
      });
    const both = [
      plays(0),
      plays(1),
      line("boards", 0, "", soldier),
      kills(0, 0),
      line("loses", 0, "", soldier),
      line("boards", 1, "", soldier),
      { ...kills(1, 0), befalls: [0] },
      line("loses", 0, "", { ...soldier, by: 1, befalls: [0] }),
    ];
    const lines = told(both, 0);
    expect(lines.map((one) => one.actor)).toEqual([0, 1, 0, 0, 0, 1, 1, 1]);
    expect(lines.map((one) => one.touch)).toEqual([null, null, null, null, null, null, "bad", "bad"]);
  });

  it("is sifted with its headings", () => {
    expect(sifted(told(log, 0), true, "").map((one) => one.at)).toEqual([0, 2]);
    expect(sifted(told(log, 0), false, "birds").map((one) => one.at)).toEqual([3, 4]);
  });

  it("folds what is said again and again", () => {
    const same = [
      line("looks", 1, "Marek looks at a card."),
      line("looks", 1, "Marek looks at a card."),
      line("looks", 2, "Lou looks at a card."),
    ];
    expect(folded(told(same, 0)).map((one) => one.times)).toEqual([2, 1]);
  });

  it("tells what others did since", () => {
    expect(recap(log, 0, 0).map((one) => one.at)).toEqual([1, 2]);
    expect(recap(log, 0, 4)).toEqual([]);
  });
});

describe("the recap", () => {
  const did = (seat: number, text: string): LogLine => ({ what: "plays", seat, spans: [{ text: `P${seat}`, seat }, { text }] }) as LogLine;
  const turns = [did(0, " plays A."), did(1, " plays B."), did(1, " passes."), did(2, " passes."), did(0, " plays C.")];

  it("keeps what the others did in sight through all of my turn", () => {
    expect(recapFrom(turns.slice(0, 4), 0, 1)).toBe(1);
    expect(recapFrom(turns, 0, 5)).toBe(1);
    expect(recapFrom(turns, null, 5)).toBe(5);
  });
  it("has one entry for everybody, without names and full stops", () => {
    const found = doings(recap(turns, 0, 1));
    expect(found.map((one) => one.seat)).toEqual([1, 2]);
    expect(found[0]?.deeds.map((one) => textOf(bare(one.line)))).toEqual(["plays B", "passes"]);
  });
});

describe("lines that belong together", () => {
  const secret = (thing: string): LogLine => ({
    what: "looks",
    seat: 0,
    private: true,
    spans: [{ text: "Ada", seat: 0 }, { text: " looks at a card: " }, { text: thing, thing: `card ${thing}` }, { text: "." }],
  });
  it("lists the cards that only I am told of", () => {
    const [line, ...others] = folded(told([secret("Comet"), secret("Ants"), secret("Birds")], 0));
    expect(others).toEqual([]);
    expect(textOf(line!.line)).toBe("Ada looks at a card: Comet, Ants, Birds.");
  });
  it("names a cause that does not stand above it", () => {
    const project: LogLine = { what: "project", seat: 0, spans: [{ text: "Ada: " }, { text: "City", thing: "project city" }] };
    const price: LogLine = { what: "loses", seat: 0, because: "project city", spans: [{ text: "−25" }] };
    const refund: LogLine = { what: "gains", seat: 0, because: "corporation credicor", spans: [{ text: "+4" }] };
    expect(told([project, price, refund], 0).map((one) => one.by)).toEqual([null, null, "corporation credicor"]);
  });
  it("tells the deeds of others, not what they looked at", () => {
    const looks: LogLine = { what: "looks", tone: "quiet", seat: 1, spans: [{ text: "Grace looks at a card." }] };
    const plays: LogLine = { what: "plays", seat: 1, spans: [{ text: "Grace plays " }, { text: "Comet", thing: "card comet" }] };
    expect(recap([looks, looks, plays], 0, 0).map((one) => one.line.what)).toEqual(["plays"]);
  });
});

describe("what befell me", () => {
  const kills = line("kills", 1, "", {
    because: "character soldier",
    befalls: [0],
    spans: [{ text: "Lou", seat: 1 }, { text: " removes one of " }, { text: "Ada", seat: 0 }, { text: "’s astronauts." }],
  });
  const dies = line("loses", 0, "Ada loses 1 astronaut.", { because: "character soldier", by: 1, befalls: [0] });
  const destroys = line("kills", 1, "Lou destroys shuttle S05.", { because: "character saboteur", befalls: [0, 2] });
  const falls = line("loses", 0, "Ada loses 2 astronauts.", { because: "character saboteur", by: 1, befalls: [0] });
  const lost = line("turn-lost", 0, "Ada cannot board and loses the turn.", { because: "character agent", befalls: [0] });
  const at = (lines: LogLine[], me = 0, from = 0) => befallen(lines, me, from).map((one) => one.at);

  it("is told once where the deed already says whom it hit", () => {
    expect(at([kills, dies])).toEqual([0]);
    expect(at([destroys, falls])).toEqual([0, 1]);
  });
  it("is what the rules did to me, too, in my own turn", () => {
    expect(at([lost])).toEqual([0]);
    expect(told([lost], 0)[0]?.touch).toBe("bad");
  });
  it("is nobody else's, nothing taken back, and nothing seen before", () => {
    expect(at([kills, dies, destroys, falls], 2)).toEqual([2]);
    expect(
      at([
        { ...kills, struck: true },
        { ...dies, struck: true },
      ]),
    ).toEqual([]);
    expect(at([kills, dies, lost], 0, 2)).toEqual([2]);
  });
  it("is told from the last heading on to who sits down anew", () => {
    expect(lastHeading([line("round", null, "Round 1"), kills, line("round", null, "Round 2"), dies])).toBe(2);
    expect(lastHeading([kills, dies])).toBe(0);
  });
});
