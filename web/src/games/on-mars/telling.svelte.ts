/** What is told of just now, so that the map can point at it; and at which pace. */

const KEY = "areo.on-mars.pace";

/** How long each line is shown, in milliseconds; 0: all at once. */
export const PACES = [3000, 1500, 700, 0] as const;

function kept(): number {
  try {
    const pace = Number(localStorage.getItem(KEY) ?? 1500);
    return PACES.some((one) => one === pace) ? pace : 1500;
  } catch {
    return 1500;
  }
}

export const telling: { hexes: string[]; pace: number } = $state({ hexes: [], pace: kept() });

export function setPace(pace: number): void {
  telling.pace = pace;
  try {
    localStorage.setItem(KEY, String(pace));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
