/** Dunes under a low sun, seeded by a card: every card has its own, and always the same one. */

import { chance, short } from "./chance";

export interface Land {
  sun: { x: number; y: number; radius: number };
  /** Outlines of three dunes, from far to near. */
  dunes: string[];
}

const STEPS = 5;

export function land(seed: number, width: number, height: number): Land {
  const random = chance(seed);
  const sun = {
    x: short(width * (0.42 + 0.12 * random())),
    y: short(height * (0.3 + 0.15 * random())),
    radius: short(height * 0.075),
  };
  const dunes = [0.45, 0.62, 0.8].map((level, row) => dune(random, width, height, level, [0.26, 0.22, 0.18][row]!));
  return { sun, dunes };
}

/** One dune: soft steps whose heights follow a wave of their own. */
function dune(random: () => number, width: number, height: number, level: number, swing: number): string {
  const phase = random() * 2 * Math.PI;
  const pace = 0.8 + 0.7 * random();
  const y = (step: number) => height * (level + (swing / 2) * (0.85 * Math.sin(phase + step * pace) + 0.3 * (random() - 0.5)));
  const stride = width / STEPS;
  let last = short(y(0));
  let path = `M0 ${height}L0 ${last}`;
  for (let step = 1; step <= STEPS; step++) {
    const next = short(y(step));
    const half = short((step - 0.5) * stride);
    path += `C${half} ${last} ${half} ${next} ${short(step * stride)} ${next}`;
    last = next;
  }
  return `${path}L${width} ${height}z`;
}
