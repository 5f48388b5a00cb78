import { describe, expect, it } from "vitest";
import { coin, copies, figure, fit, roomOf, roomOfRow } from "./icons";

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
    const long = [{ label: "" as const, rows: [[{ box: [[{ icon: "energy", n: -1 }], [{ icon: "mc", n: 5 }], [{ icon: "heat", n: 3 }]] }]] }];
    expect(fit(short, { width: 88, height: 47 }, 0.74)).toBe(0.74);
    expect(fit(long, { width: 88, height: 47 }, 0.74)).toBeLessThan(0.6);
    expect(roomOf(long).height).toBe(roomOfRow(long[0]!.rows[0]!).height);
  });
});
