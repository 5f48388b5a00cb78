/** A review as figures and texts for the page. */

import type { ReviewPoint } from "../table/protocol";

/** The start, then the end of every round; of several points in one round the last counts, and set-up is no round. */
export function standings(curve: ReviewPoint[]): ReviewPoint[] {
  const found: ReviewPoint[] = curve.slice(0, 1);
  for (const point of curve.slice(1)) {
    if (point.round === 0) continue;
    if (found.length > 1 && found[found.length - 1]!.round === point.round) found.pop();
    found.push(point);
  }
  return found;
}

/** A line for each seat, in whole points. */
export function seriesOf(points: ReviewPoint[]): number[][] {
  return (points[0]?.values ?? []).map((_, seat) => points.map((point) => Math.round(point.values[seat] ?? 0)));
}

/** Points with one decimal, as the language writes them. */
export function figure(points: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);
}
