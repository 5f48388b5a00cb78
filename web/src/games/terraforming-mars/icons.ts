/** How much room rows of icons take, in pixels before any zoom, so that a small card can show all of them. */

import type { Block, Mark } from "./facts";

const ICON = 22;
const GAP = 6;
const FIGURE = 11;

export interface Room {
  width: number;
  height: number;
}

function amount(mark: Mark): number {
  return typeof mark.n === "number" ? mark.n : 1;
}

/** Up to three of a thing are drawn one by one, more as a number. Money is written in its plate. */
export function copies(mark: Mark): number {
  const number = amount(mark);
  return mark.icon === "mc" || typeof mark.n === "string" || number < 0 || number > 3 || mark.any ? 1 : Math.max(1, number);
}

/** The number before an icon, if it needs one. */
export function figure(mark: Mark): string {
  if (typeof mark.n === "string") return mark.n.startsWith("-") ? "−X" : "X";
  const number = amount(mark);
  if (number === -1) return "−";
  if (number < 0) return `−${-number}`;
  return number > 3 || (mark.any && number > 1) ? String(number) : "";
}

/** What stands in a plate of money. */
export function coin(mark: Mark): string {
  if (typeof mark.n === "string") return "X";
  return amount(mark) < 0 ? `−${-amount(mark)}` : String(amount(mark));
}

export function roomOfRow(row: Mark[], gap = GAP): Room {
  let width = gap * Math.max(0, row.length - 1);
  let height = ICON;
  for (const mark of row) {
    if (mark.box) {
      const rows = mark.box.map((inside) => roomOfRow(inside, 2));
      width += 16 + Math.max(...rows.map((room) => room.width));
      height = Math.max(height, 12 + rows.reduce((sum, room) => sum + room.height + 3, -3));
    } else if (mark.sign) {
      width += mark.sign === "arrow" ? 29 : mark.sign === "or" ? 14 : 8;
    } else {
      width += copies(mark) * (ICON + 2) + figure(mark).length * (mark.icon === "mc" ? 0 : FIGURE) + (mark.any ? 8 : 0);
      if (mark.any) height = Math.max(height, 30);
    }
  }
  return { width, height };
}

export function roomOf(blocks: Block[]): Room {
  const rows = blocks.flatMap((block) => block.rows).map((row) => roomOfRow(row));
  return {
    width: Math.max(0, ...rows.map((room) => room.width)),
    height: rows.reduce((sum, room) => sum + room.height + 4, -4),
  };
}

/** By how much icons must shrink to fit; never more than `most`. */
export function fit(blocks: Block[], into: Room, most: number): number {
  const room = roomOf(blocks);
  return Math.round(100 * Math.min(most, into.width / Math.max(1, room.width), into.height / Math.max(1, room.height))) / 100;
}
