/** How a zone's name, resource and pieces are set, in units of the drawing, from the top of the stack downwards. */

export const NAME = 17;
export const PILL = 23;
export const CHIP = 28;
const GAP = 3;

export interface Chip {
  x: number;
  y: number;
  width: number;
}

export interface Label {
  lines: string[];
  /** The middle of each line of the name, of the pill and of each chip, counted from the middle of the stack. */
  nameY: number[];
  pillY: number;
  chips: Chip[];
}

/** A name in one line, or in two if the zone is narrow and there is a space to break at. */
export function nameLines(name: string, narrow: boolean): string[] {
  const space = name.indexOf(" ");
  return narrow && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** `wedge`: the zone narrows downwards, so the upper row takes what it can. */
export function layOut(lines: string[], pieces: number, inRow: number, wedge = false): Label {
  const rows: number[] = [];
  for (let left = pieces; left > 0; left -= inRow) rows.push(Math.min(left, inRow));
  // Two rows look better evenly filled: 3 and 2, not 4 and 1.
  if (rows.length === 2 && !wedge) rows.splice(0, 2, Math.ceil(pieces / 2), Math.floor(pieces / 2));
  const height = lines.length * NAME + GAP + PILL + rows.length * (GAP + CHIP);
  let y = -height / 2;
  const nameY = lines.map((_, index) => y + (index + 0.5) * NAME);
  y += lines.length * NAME + GAP;
  const pillY = y + PILL / 2;
  y += PILL + GAP;
  const chips: Chip[] = [];
  for (const count of rows) {
    const width = count > 2 || (inRow < 3 && pieces > 2) ? 35 : 41;
    const start = -(count * width + (count - 1) * GAP) / 2;
    for (let index = 0; index < count; index++) chips.push({ x: start + index * (width + GAP), y, width });
    y += CHIP + GAP;
  }
  return { lines, nameY, pillY, chips };
}
