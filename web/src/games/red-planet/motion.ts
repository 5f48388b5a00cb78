/** Movements of pieces; none of them for readers who want none. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";

export const FLY = 320;

export function fly(): number {
  return prefersReducedMotion.current ? 0 : FLY;
}

/** Comes from where it was: so many pixels (or units of a drawing) to the right and down. */
export function come(_: Element, { x = 0, y = 0 }: { x?: number; y?: number }) {
  return {
    duration: fly(),
    easing: cubicOut,
    css: (_now: number, left: number) => `transform: translate(${x * left}px, ${y * left}px); opacity: ${1 - left}`,
  };
}

/** Turns over, like a tile. */
export function turn(_: Element) {
  return {
    duration: fly(),
    easing: cubicOut,
    css: (now: number) => `transform: scaleX(${now}); opacity: ${Math.min(1, 2 * now)}`,
  };
}
