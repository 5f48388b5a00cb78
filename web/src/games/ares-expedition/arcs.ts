/** Mars as a horizon: where a step of a track lies on its slope, for a picture of any width. */

import type { Track, Zone } from "./facts";

export interface Point {
  x: number;
  y: number;
}

/** How far the limb falls from the summit to the edges of the picture, and where the summit is. */
const FALL = 80;
export const SUMMIT = 30;
/** The part of half the width that a track takes, from the foot of its slope to the summit. */
const FOOT = 0.925;
const HEAD = 0.28;

export interface Slope {
  width: number;
  radius: number;
  /** −1: the left slope, which climbs to the right; 1: the right one. */
  side: -1 | 1;
}

export function slope(width: number, side: -1 | 1): Slope {
  const half = width / 2;
  return { width, radius: (half * half + FALL * FALL) / (2 * FALL), side };
}

/** A point of the slope, 0 at its foot and 1 at its head; `out` pixels above the ground. */
export function on(slope: Slope, part: number, out = 0): Point {
  const angle = angleOf(slope, part);
  const radius = slope.radius + out;
  return {
    x: short(slope.width / 2 + slope.side * radius * Math.sin(angle)),
    y: short(SUMMIT + slope.radius - radius * Math.cos(angle)),
  };
}

/** By how many degrees something that stands on the slope leans. */
export function lean(slope: Slope, part: number): number {
  return short((slope.side * angleOf(slope, part) * 180) / Math.PI);
}

function angleOf(slope: Slope, part: number): number {
  const half = slope.width / 2;
  const foot = Math.asin((FOOT * half) / slope.radius);
  const head = Math.asin((HEAD * half) / slope.radius);
  return foot + (head - foot) * part;
}

/** The path along the slope between two parts of it. */
export function along(slope: Slope, from: number, to: number): string {
  const start = on(slope, from);
  const end = on(slope, to);
  const radius = short(slope.radius);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 ${slope.side === -1 ? 1 : 0} ${end.x} ${end.y}`;
}

/** The steps of a track, from its start to its goal. */
export function stepsOf(track: Track): number[] {
  return Array.from({ length: (track.to - track.from) / track.step + 1 }, (_, step) => track.from + step * track.step);
}

/** Where a value lies on its track, 0 to 1. */
export function part(track: Track, value: number): number {
  return (value - track.from) / (track.to - track.from);
}

/** From where to where a zone reaches, half a step over its first and last. */
export function reach(track: Track, zone: Zone): { from: number; to: number } {
  return { from: part(track, zone.from - track.step / 2), to: part(track, zone.to + track.step / 2) };
}

export function zoneAt(track: Track, value: number): string {
  return track.zones.find((zone) => value >= zone.from && value <= zone.to)?.zone ?? "";
}

/** The zone after the one that a value is in, if there is one. */
export function nextZone(track: Track, value: number): Zone | undefined {
  return track.zones.find((zone) => zone.from > value);
}

/** The corners of a hexagon that stands on a corner. */
export function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${short(radius * Math.cos(angle))},${short(radius * Math.sin(angle))}`;
  }).join(" ");
}

function short(number: number): number {
  return Math.round(number * 10) / 10;
}
