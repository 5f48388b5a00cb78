import { describe, expect, it } from "vitest";
import { chance, seedOf } from "./chance";
import { craters, patches } from "./ground";
import { land } from "./horizon";

describe("drawings from a seed", () => {
  it("are the same every time", () => {
    expect(land(7, 120, 56)).toEqual(land(7, 120, 56));
    expect(land(7, 120, 56)).not.toEqual(land(8, 120, 56));
    expect(seedOf("subsidy")).toBe(seedOf("subsidy"));
    expect(seedOf("subsidy")).not.toBe(seedOf("pioneers"));
  });

  it("use the whole range evenly", () => {
    const random = chance(1);
    const drawn = Array.from({ length: 4000 }, random);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, number) => sum + number, 0) / drawn.length).toBeCloseTo(0.5, 1);
  });

  it("stay on the planet", () => {
    expect(patches).toHaveLength(9);
    expect(craters).toHaveLength(16);
    for (const { x, y, radius } of craters) expect(Math.hypot(x, y) + radius).toBeLessThan(1.02);
  });
});
