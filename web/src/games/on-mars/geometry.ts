/** Where the hexes of the colony and the cells of the laboratory lie. Distances are those of the drawing. */

import { short } from "../../mars/chance";

export interface Point {
  x: number;
  y: number;
}

/** The side of a hex of the map. Hexes have flat tops. */
export const SIDE = 28;

const DOWN = Math.sqrt(3);

/** The six directions, clockwise from the top, as steps of column and row. */
export const STEPS: Record<string, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

export function columnAndRow(hex: string): readonly [number, number] {
  const [q = 0, r = 0] = hex.split(",").map(Number);
  return [q, r];
}

/** The middle of a hex, from its id such as "3,-2"; the starting mine is in the middle. */
export function middle(hex: string, side = SIDE): Point {
  const [q, r] = columnAndRow(hex);
  return { x: short(1.5 * side * q), y: short(DOWN * side * (r + q / 2)) };
}

/** The hex beside one, on the map or not. */
export function beside(hex: string, direction: string): string {
  const [q, r] = columnAndRow(hex);
  const [dq, dr] = STEPS[direction] ?? [0, 0];
  return `${q + dq},${r + dr}`;
}

export function distance(one: string, other: string): number {
  const [q, r] = columnAndRow(one);
  const [to, row] = columnAndRow(other);
  return Math.max(Math.abs(q - to), Math.abs(r - row), Math.abs(q - to + r - row));
}

/** The outline of a hex with a flat top. */
export function outline(side: number, x = 0, y = 0): string {
  const high = (side * DOWN) / 2;
  const corners: [number, number][] = [
    [side, 0],
    [side / 2, high],
    [-side / 2, high],
    [-side, 0],
    [-side / 2, -high],
    [side / 2, -high],
  ];
  return `M${corners.map(([dx, dy]) => `${short(x + dx)} ${short(y + dy)}`).join("L")}z`;
}

/** The direction in which a hex lies that is beside another; null if it is not. */
export function directionTo(from: string, to: string): string | null {
  return Object.keys(STEPS).find((direction) => beside(from, direction) === to) ?? null;
}

/** Pairs of hexes beside each other, each once, among those given. */
export function bridges(hexes: string[]): [string, string][] {
  const all = new Set(hexes);
  return hexes.flatMap((hex) =>
    ["NE", "SE", "S"]
      .map((direction) => beside(hex, direction))
      .filter((other) => all.has(other))
      .map((other): [string, string] => [hex, other]),
  );
}

/** The nearest of some hexes in the direction of an arrow key; null if there is none that way. */
export function towards(from: string, key: string, hexes: string[]): string | null {
  const way: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const [dx, dy] = way[key] ?? [0, 0];
  const here = middle(from);
  let best: string | null = null;
  let least = Infinity;
  for (const hex of hexes) {
    const at = middle(hex);
    const along = (at.x - here.x) * dx + (at.y - here.y) * dy;
    const aside = Math.abs((at.x - here.x) * dy) + Math.abs((at.y - here.y) * dx);
    const far = along + 1.5 * aside;
    if (along > 1 && aside <= 3 * along && far < least) {
      least = far;
      best = hex;
    }
  }
  return best;
}

/** The nearest hex to a point, if it is near enough. */
export function nearest(point: Point, hexes: string[], within: number): string | null {
  let best: string | null = null;
  let least = within;
  for (const hex of hexes) {
    const at = middle(hex);
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    if (far <= least) {
      least = far;
      best = hex;
    }
  }
  return best;
}

/** The middle of a cell of the laboratory, from its id such as "L2.mid": columns of two and three cells by turns, then one. */
export function cellAt(cell: string, side: number): Point {
  const [column = "L1", place = "mid"] = cell.split(".");
  const up = { top: -1, mid: 0, bottom: 1 }[place] ?? 0;
  const level = Number(column.slice(1));
  const wide = level % 2 === 0 && level < 6; // three cells, the outer ones a whole hex away
  return { x: short(1.5 * side * (level - 1)), y: short(DOWN * side * up * (wide ? 1 : 0.5)) };
}
