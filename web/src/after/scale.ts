/** Scales for charts. */

/** Round figures for an axis that holds these values, about `count` of them. */
export function ticks(least: number, most: number, count = 4): number[] {
  const span = Math.max(most - least, 1);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough);
  const found: number[] = [];
  for (let tick = Math.floor(least / step) * step; tick < most + step; tick += step) found.push(tick);
  return found;
}

/** A straight scale from one range to another. */
export function linear(from: [number, number], to: [number, number]): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** Places for labels that would lie on each other: moved apart as little as possible, in their order, within the bounds. */
export function spread(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let floor = least;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, floor);
    floor = placed[index]! + gap;
  }
  let ceiling = most;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, ceiling);
    ceiling = placed[index]! - gap;
  }
  return placed;
}

/** Every so many of `count` labels, so that at most `most` are shown; the last one is always among them. */
export function shownLabels(count: number, most: number): Set<number> {
  const step = Math.max(1, Math.ceil(count / most));
  const shown = new Set<number>();
  for (let index = count - 1; index >= 0; index -= step) shown.add(index);
  return shown;
}
