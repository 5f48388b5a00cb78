/** Where the rounds of a game begin and end, for the slider and for leaps. */

import type { CurvePoint } from "../table/protocol";

export interface Stretch {
  round: number;
  /** The moments after which it began and ended. */
  from: number;
  to: number;
}

/** The rounds as stretches of moments; set-up belongs to the first, and a round that goes on ends now. */
export function stretches(points: CurvePoint[], moments: number): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const point of points.slice(1)) {
    if (point.round === 0) continue;
    const last = found[found.length - 1];
    if (last?.round === point.round) last.to = point.moment;
    else found.push({ round: point.round, from, to: point.moment });
    from = point.moment;
  }
  if (from < moments) {
    const last = found[found.length - 1];
    found.push({ round: last ? last.round + 1 : Math.max(1, points[0]?.round ?? 1), from, to: moments });
  }
  return found;
}

/** The moment a round further on, or back: first to the beginning of the round one is in. */
export function leap(found: Stretch[], moment: number, forth: boolean, moments: number): number {
  const edges = [...new Set([0, ...found.map((stretch) => stretch.from), ...found.map((stretch) => stretch.to), moments])].sort(
    (one, other) => one - other,
  );
  if (forth) return edges.find((edge) => edge > moment) ?? moments;
  return [...edges].reverse().find((edge) => edge < moment) ?? 0;
}
