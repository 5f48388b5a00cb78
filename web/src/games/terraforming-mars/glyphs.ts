/** Drawings on special tiles, around (0, 0) for a hex of side 33.5: dark lines and fills on sand. */

export interface Glyph {
  line?: string;
  fill?: string;
  /** A second, lighter fill. */
  glow?: string;
}

const PICK: Glyph = { line: "M-9 3 6-12M-3-16C3-17 9-12 11-5" };

export const GLYPHS: Record<string, Glyph> = {
  "mining-area": PICK,
  "mining-rights": { line: "M-11 3 2-10M-6-14C-1-15 4-11 6-5M11 3-2-10M6-14C1-15-4-11-6-5" },
  "lava-flows": { fill: "M-15 4-5-12h10L15 4z", glow: "M-5-12h10L3-5 5 0 1-2-2 3-3-4z" },
  "mohole-area": { line: "M-13-6C-8-1 8-1 13-6M-10 0C-6 4 6 4 10 0M-6 5C-3 7 3 7 6 5M-13-6C-8-12 8-12 13-6" },
  "nuclear-zone": {
    fill: "M0-4.500 6-15A12 12 0 0 1 12-4.500zM0-4.500-6-15A12 12 0 0 0-12-4.500zM0-4.500-6 6A12 12 0 0 0 6 6z",
  },
  "restricted-area": { line: "M-10-4a10 10 0 1 0 20 0a10 10 0 1 0-20 0M-7 3 7-11" },
  "natural-preserve": { line: "M-13 4H13M-9 4V-8M0 4V-13M9 4V-8M-13-3H13" },
  "industrial-center": { fill: "M-13 5V-5l7 4v-4l7 4v-13h5V5z" },
  "commercial-district": { fill: "M-12 5V-6h7V-14h8V-2h9V5zM-9-2h2v2h-2zM-1-10h2v2h-2zM-1-5h2v2h-2z" },
  "ecological-zone": {
    fill: "M-10 0a3 3.600 0 1 1 .1 0zM-4-7a3 3.800 0 1 1 .1 0zM5-7a3 3.800 0 1 1 .1 0zM11 0a3 3.600 0 1 1 .1 0zM0-5c4 0 8 5 8 8 0 2.600-2.200 3.200-4 3.200-1.400 0-2.400-.6-4-.6s-2.600.6-4 .6c-1.800 0-4-.6-4-3.200 0-3 4-8 8-8z",
  },
};

/** Which family of tiles one belongs to, by which it is coloured. */
export function family(tile: string): "ocean" | "green" | "city" | "special" {
  if (tile === "ocean") return "ocean";
  if (tile === "greenery") return "green";
  return tile === "city" || tile === "capital" ? "city" : "special";
}
