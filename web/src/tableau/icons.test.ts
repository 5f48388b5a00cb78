import { describe, expect, it } from "vitest";
import type { Block, Mark } from "./facts";
import { coin, copies, figure, fit, LEAST, roomOf, roomOfRow, telling } from "./icons";

describe("icon rows", () => {
  it("repeats an icon up to three times, then writes a number", () => {
    expect(copies({ icon: "plants", n: 3 })).toBe(3);
    expect(figure({ icon: "plants", n: 3 })).toBe("");
    expect(copies({ icon: "plants", n: 4 })).toBe(1);
    expect(figure({ icon: "plants", n: 4 })).toBe("4");
  });
  it("makes the minus part of the number", () => {
    expect(figure({ icon: "energy", n: -1 })).toBe("−");
    expect(figure({ icon: "energy", n: -2 })).toBe("−2");
    expect(figure({ icon: "heat", n: "-x" })).toBe("−X");
  });
  it("writes money into its plate", () => {
    expect(copies({ icon: "mc", n: 3 })).toBe(1);
    expect(coin({ icon: "mc", n: 7 })).toBe("7");
    expect(coin({ icon: "mc", n: -2 })).toBe("−2");
    expect(coin({ icon: "mc", n: "x" })).toBe("X");
  });
  it("shrinks what would not fit", () => {
    const short = [{ label: "" as const, rows: [[{ icon: "plants", n: 1 }]] }];
    const long = [
      { label: "" as const, rows: [[{ box: [[{ icon: "energy", n: -1 }], [{ icon: "mc", n: 5 }], [{ icon: "heat", n: 3 }]] }]] },
    ];
    expect(fit(short, { width: 88, height: 47 }, 0.74)).toBe(0.74);
    expect(fit(long, { width: 88, height: 47 }, 0.74)).toBeLessThan(0.6);
    expect(roomOf(long).height).toBe(roomOfRow(long[0]!.rows[0]!).height);
  });
});

describe("what a small card shows", () => {
  const into = { width: 88, height: 43 };
  const card = (...rows: Mark[][]): Block[] => [{ label: "", rows }];
  const icons = (blocks: Block[]): Mark[] => blocks.flatMap((block) => block.rows.flat());

  it("is everything, while it can be read", () => {
    const short = card([{ icon: "plants", n: 2 }], [{ icon: "mc", n: 4 }]);
    expect(telling(short, into, 0.74)).toEqual({ blocks: short, zoom: 0.74 });
  });
  it("breaks a long row before a sign", () => {
    const long = card([{ icon: "plants", n: 3 }, { sign: "or" }, { icon: "microbe", n: 3 }, { sign: "or" }, { icon: "animal", n: 2 }]);
    const shown = telling(long, into, 0.74);
    expect(shown.blocks[0]!.rows).toHaveLength(2);
    expect(shown.zoom).toBeGreaterThan(fit(long, into, 0.74));
    expect(icons(shown.blocks)).toEqual(icons(long));
  });
  it("keeps the first things and puts dots for the rest", () => {
    const row: Mark[] = [
      { icon: "plants", n: 3 },
      { icon: "heat", n: 3 },
      { icon: "steel", n: 3 },
      { icon: "energy", n: 3 },
    ];
    const shown = telling(card(row), into, 0.74);
    expect(icons(shown.blocks).map((mark) => mark.icon ?? mark.sign)).toEqual(["plants", "heat", "more"]);
    const many = card(
      [{ icon: "plants", n: 1 }],
      [{ icon: "heat", n: 1 }],
      [{ icon: "steel", n: 1 }],
      [{ icon: "energy", n: 1 }],
      [{ icon: "card", n: 1 }],
    );
    const kept = telling(many, into, 0.74);
    expect(kept.blocks[0]!.rows.length).toBeLessThan(5);
    expect(icons(kept.blocks).at(-1)).toEqual({ sign: "more" });
  });
  it("never draws an icon smaller than eleven pixels, nor beyond its room", () => {
    const tall = card(
      [{ box: Array.from({ length: 3 }, () => [{ icon: "heat", n: 3 }]) }, { icon: "tr", n: 1 }],
      [{ icon: "plants", n: -3, any: true }],
      [{ icon: "card", n: 2 }],
    );
    const wide = card([
      { icon: "mc", n: 12 },
      { icon: "titanium", n: 0 },
      { sign: "arrow" },
      { icon: "ocean", n: 1 },
      { icon: "plants", n: 3 },
      { icon: "heat", n: 3 },
    ]);
    for (const blocks of [tall, wide]) {
      const shown = telling(blocks, into, 0.74);
      const room = roomOf(shown.blocks);
      expect(shown.zoom).toBeGreaterThanOrEqual(LEAST);
      expect(room.width * shown.zoom).toBeLessThanOrEqual(into.width);
      expect(room.height * shown.zoom).toBeLessThanOrEqual(into.height + 0.5);
    }
  });
});
