import { describe, expect, it } from "vitest";
import { SIDE, beside, bridges, cellAt, directionTo, distance, middle, nearest, outline, towards } from "./geometry";

describe("the map", () => {
  it("has the starting mine in the middle", () => {
    expect(middle("0,0")).toEqual({ x: 0, y: 0 });
  });

  it("has neighbours at one distance in all six directions", () => {
    for (const direction of ["N", "NE", "SE", "S", "SW", "NW"]) {
      const at = middle(beside("2,-1", direction));
      const from = middle("2,-1");
      expect(Math.hypot(at.x - from.x, at.y - from.y)).toBeCloseTo(Math.sqrt(3) * SIDE, 0);
      expect(distance("2,-1", beside("2,-1", direction))).toBe(1);
    }
  });

  it("knows in which direction a neighbour lies", () => {
    expect(directionTo("0,0", "1,-1")).toBe("NE");
    expect(directionTo("0,0", "2,-1")).toBeNull();
  });

  it("counts steps across whatever lies between", () => {
    expect(distance("-2,2", "2,-2")).toBe(4);
    expect(distance("0,-3", "1,2")).toBe(6);
  });

  it("joins each pair of neighbours once", () => {
    expect(bridges(["0,0", "0,1", "1,0", "5,5"])).toHaveLength(3);
  });

  it("finds the hex that an arrow key goes to", () => {
    const hexes = ["0,-1", "0,1", "1,0", "-1,0"];
    expect(towards("0,0", "ArrowUp", hexes)).toBe("0,-1");
    expect(towards("0,0", "ArrowRight", hexes)).toBe("1,0");
    expect(towards("0,0", "Tab", hexes)).toBeNull();
  });

  it("takes the nearest hex to a finger, if there is one", () => {
    expect(nearest({ x: 3, y: 4 }, ["0,0", "0,1"], 20)).toBe("0,0");
    expect(nearest({ x: 300, y: 4 }, ["0,0", "0,1"], 20)).toBeNull();
  });

  it("draws hexes with flat tops", () => {
    expect(outline(10)).toMatch(/^M10 0L/);
  });
});

describe("the laboratory", () => {
  it("has cells that touch where a technology can move", () => {
    const apart = (one: string, other: string) => {
      const a = cellAt(one, 10);
      const b = cellAt(other, 10);
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    const beside = Math.sqrt(3) * 10;
    expect(apart("L1.top", "L2.top")).toBeCloseTo(beside, 0);
    expect(apart("L1.top", "L2.mid")).toBeCloseTo(beside, 0);
    expect(apart("L4.mid", "L5.bottom")).toBeCloseTo(beside, 0);
    expect(apart("L5.top", "L6")).toBeCloseTo(beside, 0);
    expect(apart("L1.bottom", "L2.top")).toBeGreaterThan(2 * beside - 8);
  });
});
