/** The map: seven zones round the rim, three inside, as outlines on a disc around (0, 0). Angles run clockwise from north. */

import { chance, short } from "../../mars/chance";

export type Point = readonly [number, number];

export interface Drawn {
  id: string;
  inner: boolean;
  /** From which angle to which, in degrees. */
  from: number;
  to: number;
  outline: Point[];
  /** Where its name and pieces stand. */
  label: Point;
}

export const RADIUS = 300;
const RING = 0.47 * RADIUS;
const SECTOR = 360 / 7;
const STEP = SECTOR / 6; // every border of the map begins or ends on such a step of the ring
const WAVER = 4.5;
const INNER_WAVER = 2.2;
const SEED = 2005;
const ASIDE = 15; // how far an arrow stands from the middle of its border, so that the way back has room

const OUTER = ["vastitas_borealis", "syrtis_major", "ausonia", "hellas", "mare_serpentis", "sinus_sabaeus", "arabia"];
const INNER: [string, number, number, Point][] = [
  ["tritonis_sinus", -SECTOR, SECTOR, [0, -86]],
  ["mare_tyrrhenum", SECTOR, 3 * SECTOR, [80, 20]],
  ["valles_marineris", 3 * SECTOR, 6 * SECTOR, [-66, 48]],
];

export function polar(angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [short(distance * Math.sin(radians)), short(-distance * Math.cos(radians))];
}

/** The ring between inner and outer zones, one point for each step; it wanders a little towards and away from the middle. */
function makeRing(): Point[] {
  const random = chance(SEED);
  const waves = [2, 3, 5].map((pace) => ({ pace, shift: random() * 2 * Math.PI, high: 0.5 + random() }));
  return Array.from({ length: 42 }, (_, step) => {
    const angle = step * STEP;
    let away = 0;
    for (const { pace, shift, high } of waves) away += high * Math.sin((pace * angle * Math.PI) / 180 + shift);
    return polar(angle, RING * (1 + 0.026 * away));
  });
}

const ring = makeRing();
const onRing = (angle: number): Point => ring[(Math.round(angle / STEP) + 42) % 42]!;

/** A border from the inside out, wandering to both sides; its ends stay where they are. */
function makeBorder(angle: number, start: Point, end: Point, waver: number): Point[] {
  const random = chance(SEED + Math.round(angle * 100 + waver));
  const points: Point[] = [start];
  const [near, far] = [Math.hypot(...start), Math.hypot(...end)];
  let swing = 0;
  for (let part = 1; part < 10; part++) {
    swing = 0.45 * swing + (random() - 0.5) * 2 * waver * 0.75;
    swing = Math.max(-waver, Math.min(waver, swing));
    points.push(polar(angle + swing * Math.min(1, (10 - part) / 2), near + ((far - near) * part) / 10));
  }
  points.push(end);
  return points;
}

const outerBorders = new Map<number, Point[]>();
for (let sector = 0; sector < 7; sector++) {
  const angle = (sector - 0.5) * SECTOR;
  outerBorders.set(sector, makeBorder(angle, onRing(angle), polar(angle, RADIUS), WAVER));
}
const innerBorders = new Map<number, Point[]>();
for (const [, from] of INNER) {
  const sector = (Math.round(from / SECTOR) + 7) % 7;
  innerBorders.set(sector, makeBorder(sector * SECTOR, [0, 0], onRing(sector * SECTOR), INNER_WAVER * 2));
}

/** The ring's points from one angle to another, both included, clockwise. */
function along(from: number, to: number): Point[] {
  const points: Point[] = [];
  for (let step = Math.round(from / STEP); step <= Math.round(to / STEP); step++) points.push(ring[(step + 42) % 42]!);
  return points;
}

function limb(from: number, to: number): Point[] {
  return Array.from({ length: 25 }, (_, step) => polar(from + ((to - from) * step) / 24, RADIUS));
}

function outerZone(id: string, sector: number): Drawn {
  const [from, to] = [(sector - 0.5) * SECTOR, (sector + 0.5) * SECTOR];
  const there = outerBorders.get(sector)!;
  const back = [...outerBorders.get((sector + 1) % 7)!].reverse();
  const outline = [...there, ...limb(from, to).slice(1, -1), ...back, ...along(from, to).reverse().slice(1, -1)];
  return { id, inner: false, from, to, outline, label: polar(sector * SECTOR, 0.715 * RADIUS) };
}

function innerZone([id, from, to, label]: (typeof INNER)[number]): Drawn {
  const sectorOf = (angle: number) => (Math.round(angle / SECTOR) + 7) % 7;
  const there = innerBorders.get(sectorOf(from))!;
  const back = [...innerBorders.get(sectorOf(to))!].reverse();
  return { id, inner: true, from, to, outline: [...there, ...along(from, to).slice(1, -1), ...back.slice(0, -1)], label };
}

export const ZONES: Drawn[] = [...OUTER.map(outerZone), ...INNER.map(innerZone)];
const byId = new Map(ZONES.map((zone) => [zone.id, zone]));

export function drawnZone(id: string): Drawn | undefined {
  return byId.get(id);
}

export function path(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;
}

/** The points two zones have in common, in the order of the first one's outline; two or more of them are a border. */
export function shared(one: Drawn, other: Drawn): Point[] {
  const theirs = new Set(other.outline.map(String));
  const found = one.outline.map((point) => theirs.has(String(point)));
  // An outline has no beginning: start after a point that is not shared, so that the border comes in one piece.
  const start = found.indexOf(false) + 1;
  const turned = one.outline.map((_, index) => (index + start) % one.outline.length);
  return turned.filter((index) => found[index]).map((index) => one.outline[index]!);
}

export interface Arrow {
  x: number;
  y: number;
  /** In degrees, clockwise; 0 points to the right. */
  turn: number;
}

/** Where the arrow of a step from one zone to another stands: on their border, keeping to its right-hand side. */
export function arrow(from: Drawn, to: Drawn): Arrow {
  const border = shared(from, to);
  const [first, last] = [border[0] ?? from.label, border.at(-1) ?? to.label];
  const [one, other] = [border[Math.floor((border.length - 1) / 2)] ?? first, border[Math.ceil((border.length - 1) / 2)] ?? last];
  const along = Math.atan2(last[1] - first[1], last[0] - first[0]);
  // An outline runs clockwise, so its neighbour lies on the left of it.
  const across = along - Math.PI / 2;
  return {
    x: short((one[0] + other[0]) / 2 - ASIDE * Math.cos(along)),
    y: short((one[1] + other[1]) / 2 - ASIDE * Math.sin(along)),
    turn: short((across * 180) / Math.PI),
  };
}
