import { describe, expect, it } from "vitest";
import { SIDE, arc, middle, nearest, onArc, outline, towards, TRACK } from "./hexes";

const ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5];
const hexes = ROWS.flatMap((size, row) =>
  Array.from({ length: size }, (_, column) => ({ id: `${"ABCDEFGHI"[row]}${column + 1}`, at: middle(row, column, size, ROWS.length) })),
);
const at = (id: string) => hexes.find((hex) => hex.id === id)!.at;

describe("hexes", () => {
  it("has its centre on E5", () => {
    expect(at("E5")).toEqual({ x: 0, y: 0 });
    expect(hexes).toHaveLength(61);
  });

  it("keeps neighbours one width apart and everything else farther", () => {
    const apart = (a: string, b: string) => Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y);
    for (const other of ["E4", "E6", "D4", "D5", "F4", "F5"]) expect(apart("E5", other)).toBeCloseTo(Math.sqrt(3) * SIDE, 0);
    expect(apart("E5", "D3")).toBeGreaterThan(2 * SIDE);
  });

  it("draws six corners", () => {
    expect(outline(10).match(/L/g)).toHaveLength(5);
    expect(outline(10)).toMatch(/^M0 -10L/);
  });

  it("goes from hex to hex by arrow keys", () => {
    expect(towards(at("E5"), "ArrowRight", hexes)).toBe("E6");
    expect(towards(at("E5"), "ArrowLeft", hexes)).toBe("E4");
    expect(["D4", "D5"]).toContain(towards(at("E5"), "ArrowUp", hexes));
    expect(["F4", "F5"]).toContain(towards(at("E5"), "ArrowDown", hexes));
    expect(towards(at("A1"), "ArrowUp", hexes)).toBeNull();
    expect(towards(at("E5"), "Tab", hexes)).toBeNull();
  });

  it("reaches every legal hex by arrow keys, however far apart they lie", () => {
    const legal = hexes.filter((hex) => ["A2", "A4", "B6", "D8", "E4", "F7", "I5"].includes(hex.id));
    const reached = new Set(["A2"]);
    const queue = ["A2"];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = towards(at(id), key, legal);
        if (next && !reached.has(next)) {
          reached.add(next);
          queue.push(next);
        }
      }
    }
    expect(reached.size).toBe(legal.length);
  });

  it("finds the nearest hex, if it is near enough", () => {
    expect(nearest({ x: 3, y: -4 }, hexes, 30)).toBe("E5");
    expect(nearest({ x: 900, y: 0 }, hexes, 30)).toBeNull();
  });
});

describe("tracks", () => {
  it("run from foot to top, mirrored", () => {
    const foot = onArc(0, -1);
    const top = onArc(1, -1);
    expect(foot.y).toBeGreaterThan(0);
    expect(top.y).toBeLessThan(0);
    expect(onArc(0, 1).x).toBe(-foot.x);
    expect(Math.hypot(foot.x, foot.y)).toBeCloseTo(TRACK, 0);
    expect(arc(0.5, 1)).toContain("A");
  });
});
