/** Where the hexes lie: pointy tops, rows of 5 to 9 around the middle. Distances are those of the drawing. */

import { short } from "../../mars/chance";

export const SIDE = 33.5;
export const RADIUS = 291.5;
export const TRACK = RADIUS + 26;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a hex: row and column as they are read, `size` hexes in that row, `rows` rows in all. */
export function middle(row: number, column: number, size: number, rows: number): Point {
  return { x: short((column - (size - 1) / 2) * Math.sqrt(3) * SIDE), y: short((row - (rows - 1) / 2) * 1.5 * SIDE) };
}

/** The outline of a hex around a point. */
export function outline(side: number, x = 0, y = 0): string {
  const half = short((side * Math.sqrt(3)) / 2);
  const corners = [
    [0, -side],
    [half, -side / 2],
    [half, side / 2],
    [0, side],
    [-half, side / 2],
    [-half, -side / 2],
  ];
  return `M${corners.map(([dx, dy]) => `${short(x + dx!)} ${short(y + dy!)}`).join("L")}z`;
}

/** The nearest of some hexes in the direction of an arrow key; null if there is none that way. */
export function towards(from: Point, key: string, hexes: { id: string; at: Point }[]): string | null {
  const way: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const [dx, dy] = way[key] ?? [0, 0];
  let best: string | null = null;
  let least = Infinity;
  for (const { id, at } of hexes) {
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const far = along + 1.5 * aside;
    if (along > 1 && aside <= 3 * along && far < least) {
      least = far;
      best = id;
    }
  }
  return best;
}

/** The nearest hex to a point, if it is near enough. */
export function nearest(point: Point, hexes: { id: string; at: Point }[], within: number): string | null {
  let best: string | null = null;
  let least = within;
  for (const { id, at } of hexes) {
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    if (far <= least) {
      least = far;
      best = id;
    }
  }
  return best;
}

/** A point on one of the two arcs: 0 is its foot, 1 its top; side −1 is the left one. */
export function onArc(part: number, side: -1 | 1, radius = TRACK): Point {
  const degrees = 142 - part * 104; // from north
  const angle = (degrees * Math.PI) / 180;
  return { x: short(side * Math.sin(angle) * radius), y: short(-Math.cos(angle) * radius) };
}

/** The arc from its foot up to a part of it. */
export function arc(part: number, side: -1 | 1): string {
  const foot = onArc(0, side);
  const end = onArc(part, side);
  return `M${foot.x} ${foot.y}A${TRACK} ${TRACK} 0 0 ${side < 0 ? 1 : 0} ${end.x} ${end.y}`;
}
