/** Which drawings this game has of its own. */

export const NUMERALS: Record<string, string> = { "phase-1": "I", "phase-2": "II", "phase-3": "III", "phase-4": "IV", "phase-5": "V" };

const DRAWN = new Set(["cards", "look", "onto", "project", "blue-card", "play", "free-play", "action", "zone", "cube"]);

export function drawn(name: string): boolean {
  return DRAWN.has(name) || name in NUMERALS;
}
