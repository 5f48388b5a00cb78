import { describe, expect, test } from "vitest";
import { along, hexagon, lean, nextZone, on, part, reach, slope, stepsOf, SUMMIT, zoneAt } from "./arcs";

const temperature = {
  from: -30,
  to: 8,
  step: 2,
  zones: [
    { zone: "purple", from: -30, to: -20 },
    { zone: "red", from: -18, to: 8 },
  ],
};

describe("a track", () => {
  test("has a step for every second degree", () => expect(stepsOf(temperature)).toHaveLength(20));
  test("runs from 0 to 1", () => expect([part(temperature, -30), part(temperature, -11), part(temperature, 8)]).toEqual([0, 0.5, 1]));
  test("has zones that meet between two steps", () => {
    const [purple, red] = temperature.zones.map((zone) => reach(temperature, zone));
    expect(purple!.to).toBeCloseTo(red!.from);
    expect(purple!.from).toBeLessThan(0);
  });
  test("tells the zone of a value, and the next", () => {
    expect(zoneAt(temperature, -20)).toBe("purple");
    expect(nextZone(temperature, -20)?.zone).toBe("red");
    expect(nextZone(temperature, 0)).toBeUndefined();
  });
});

describe("a slope", () => {
  const left = slope(700, -1);
  const right = slope(700, 1);
  test("climbs towards the summit", () => {
    expect(on(left, 1).y).toBeLessThan(on(left, 0).y);
    expect(on(left, 1).y).toBeGreaterThan(SUMMIT);
  });
  test("mirrors the other", () => {
    expect(on(left, 0.3).x + on(right, 0.3).x).toBeCloseTo(700);
    expect(lean(left, 0.3)).toBe(-lean(right, 0.3));
  });
  test("keeps inside its picture", () => expect(on(right, 0).x).toBeLessThan(700));
  test("is walked in its own direction", () => {
    expect(along(left, 0, 1)).toContain(" 0 0 1 ");
    expect(along(right, 0, 1)).toContain(" 0 0 0 ");
  });
});

test("a hexagon stands on a corner", () => expect(hexagon(10).split(" ")[0]).toBe("0,-10"));
