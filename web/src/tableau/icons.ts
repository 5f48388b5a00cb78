/** How much room rows of icons take, in pixels before any zoom, and which of them a small card shows. */

import type { Block, Mark } from "./facts";

const ICON = 22;
const GAP = 6;
const FIGURE = 11;
const DOTS = 12;
/** Icons smaller than half their size, 11 pixels, say nothing. */
export const LEAST = 0.5;

export interface Room {
  width: number;
  height: number;
}

export interface Shown {
  blocks: Block[];
  zoom: number;
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
    } else if (mark.badge) {
      width += 12 + roomOfRow(mark.badge, 3).width + (mark.less ? FIGURE * 2 : 0);
      height = Math.max(height, 28);
    } else if (mark.sign) {
      width += mark.sign === "arrow" ? 29 : mark.sign === "or" ? 14 : mark.sign === "more" ? DOTS : 8;
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
  return Math.floor(100 * Math.min(most, into.width / Math.max(1, room.width), into.height / Math.max(1, room.height))) / 100;
}

/** What a small card shows: everything where that stays legible; long rows broken where that helps; else the first
 * things it does, and dots for the rest. */
export function telling(blocks: Block[], into: Room, most: number): Shown {
  const zoom = fit(blocks, into, most);
  const broken = blocks.map((block) => ({ ...block, rows: block.rows.flatMap((row) => breaks(row, blocks, into)) }));
  const after = fit(broken, into, most);
  if (zoom >= LEAST && zoom >= after) return { blocks, zoom };
  if (after >= LEAST) return { blocks: broken, zoom: after };
  const cut = first(blocks, { width: into.width / LEAST, height: into.height / LEAST });
  return { blocks: cut, zoom: Math.max(LEAST, fit(cut, into, most)) };
}

/** A row in two, before the sign that divides it best; as it is if it is not the one that is too long. */
function breaks(row: Mark[], blocks: Block[], into: Room): Mark[][] {
  if (roomOfRow(row).width < roomOf(blocks).width || roomOfRow(row).width < into.width) return [row];
  let best: Mark[][] = [row];
  let least = roomOfRow(row).width;
  for (let at = 1; at < row.length; at++) {
    const sign = row[at]!.sign;
    if (sign !== "or" && sign !== "arrow" && !row[at]!.box) continue;
    const parts = [row.slice(0, at), row.slice(at)];
    const width = Math.max(...parts.map((part) => roomOfRow(part).width));
    if (width < least) {
      least = width;
      best = parts;
    }
  }
  return best;
}

/** As many rows as fit, from the top, and as much of each as fits. */
function first(blocks: Block[], into: Room): Block[] {
  const kept: Block[] = [];
  let left = into.height;
  let whole = true;
  for (const block of blocks) {
    const rows: Mark[][] = [];
    for (const row of block.rows) {
      const { height } = roomOfRow(row);
      if (height > left && (kept.length > 0 || rows.length > 0)) {
        whole = false;
        continue;
      }
      left -= height + 4;
      rows.push(shortened(row, into.width));
    }
    if (rows.length) kept.push({ ...block, rows });
  }
  const last = kept.at(-1)?.rows.at(-1);
  if (!whole && last && last.at(-1)?.sign !== "more") {
    kept.at(-1)!.rows[kept.at(-1)!.rows.length - 1] = shortened([...last, { sign: "more" }], into.width);
  }
  return kept;
}

/** A row with dots for what is beyond the width. */
function shortened(row: Mark[], width: number): Mark[] {
  if (roomOfRow(row).width <= width) return row;
  const kept = row.filter((mark) => mark.sign !== "more");
  while (kept.length > 1 && roomOfRow([...kept, { sign: "more" }]).width > width) kept.pop();
  while (kept.length > 1 && kept.at(-1)!.sign) kept.pop();
  return [...kept, { sign: "more" }];
}
