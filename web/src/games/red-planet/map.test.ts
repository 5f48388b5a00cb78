import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { arrow, drawnZone, RADIUS, shared, ZONES, type Point } from "./map";

const toml = readFileSync(new URL("../../../../areo/red_planet/components.toml", import.meta.url), "utf8");
const pair = (one: string, other: string) => [one, other].sort().join(" ");
const edges = new Set(
  [...(/edges = \[([\s\S]*?)\n\]/.exec(toml)?.[1] ?? "").matchAll(/\["(\w+)", "(\w+)"\]/g)].map(([, one, other]) => pair(one!, other!)),
);
const rings = new Map([...toml.matchAll(/\[\[zone\]\]\s+id = "(\w+)"[\s\S]*?ring = "(\w+)"/g)].map(([, id, ring]) => [id!, ring!]));

function inside([x, y]: Point, outline: Point[]): boolean {
  let within = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

describe("the drawn map", () => {
  it("has the zones of the data, on their ring", () => {
    expect(ZONES.map((zone) => zone.id).sort()).toEqual([...rings.keys()].sort());
    for (const zone of ZONES) expect(zone.inner).toBe(rings.get(zone.id) === "inner");
  });

  it("has exactly the borders of the data", () => {
    const drawn = new Set<string>();
    for (const one of ZONES) {
      for (const other of ZONES) if (one !== other && shared(one, other).length > 1) drawn.add(pair(one.id, other.id));
    }
    expect(edges.size).toBe(20);
    expect([...drawn].sort()).toEqual([...edges].sort());
  });

  it("draws each border as one piece, the same from both sides", () => {
    for (const edge of edges) {
      const [one, other] = edge.split(" ").map((id) => drawnZone(id)!);
      const [here, there] = [shared(one!, other!), shared(other!, one!)];
      expect(there).toEqual([...here].reverse());
      for (let index = 1; index < here.length; index++) {
        const [a, b] = [here[index - 1]!, here[index]!];
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(45);
      }
    }
  });

  it("covers the disc, without gaps and without overlaps", () => {
    let counted = 0;
    for (let x = -295; x <= 295; x += 7.3) {
      for (let y = -295; y <= 295; y += 7.1) {
        if (Math.hypot(x, y) > RADIUS - 4) continue;
        counted += 1;
        expect(ZONES.filter((zone) => inside([x, y], zone.outline)).length, `${x} ${y}`).toBe(1);
      }
    }
    expect(counted).toBeGreaterThan(4000);
  });

  it("writes each name inside its zone", () => {
    for (const zone of ZONES) expect(inside(zone.label, zone.outline), zone.id).toBe(true);
  });

  it("points every arrow into its target, apart from the way back", () => {
    for (const edge of edges) {
      const [one, other] = edge.split(" ").map((id) => drawnZone(id)!);
      for (const [from, to] of [
        [one!, other!],
        [other!, one!],
      ] as const) {
        const { x, y, turn } = arrow(from, to);
        const radians = (turn * Math.PI) / 180;
        const ahead: Point = [x + 26 * Math.cos(radians), y + 26 * Math.sin(radians)];
        expect(inside(ahead, to.outline), `${from.id} ${to.id}`).toBe(true);
      }
      const [there, back] = [arrow(one!, other!), arrow(other!, one!)];
      expect(Math.hypot(there.x - back.x, there.y - back.y)).toBeGreaterThan(26);
    }
  });
});
