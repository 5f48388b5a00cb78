/** The surface of Mars, for a disc of radius 1 around (0, 0): dark patches and craters from a fixed seed. */

import { chance } from "./chance";

export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  deep: boolean;
}

export interface Crater {
  x: number;
  y: number;
  radius: number;
}

const SEED = 1877; // the year in which the canals were seen

function makePatches(random: () => number): Patch[] {
  return Array.from({ length: 9 }, () => {
    const angle = random() * 2 * Math.PI;
    const away = 0.2 + 0.7 * Math.sqrt(random());
    return {
      x: away * Math.cos(angle),
      y: away * Math.sin(angle),
      width: 0.16 + 0.17 * random(),
      height: 0.065 + 0.075 * random(),
      turn: (random() - 0.5) * 50,
      deep: random() < 0.5,
    };
  });
}

/** Craters keep to the rim and away from each other, so that they do not disturb what lies in the middle. */
function makeCraters(random: () => number): Crater[] {
  const found: Crater[] = [];
  for (let tries = 0; found.length < 16 && tries < 400; tries++) {
    const angle = random() * 2 * Math.PI;
    const away = 0.84 + 0.13 * random();
    const crater = { x: away * Math.cos(angle), y: away * Math.sin(angle), radius: 0.011 + 0.023 * random() };
    const far = found.every((other) => Math.hypot(other.x - crater.x, other.y - crater.y) > other.radius + crater.radius + 0.03);
    if (far && Math.abs(crater.y) < 0.93) found.push(crater);
  }
  return found;
}

const random = chance(SEED);
export const patches: Patch[] = makePatches(random);
export const craters: Crater[] = makeCraters(random);
