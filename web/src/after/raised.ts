/** Who raised what in Terraforming Mars, read from the log: steps of temperature and oxygen, and oceans placed. */

import type { LogLine } from "../table/protocol";

export interface Raised {
  temperature: number[];
  oxygen: number[];
  oceans: number[];
}

const START = { temperature: -30, oxygen: 0 };
const STEP = { temperature: 2, oxygen: 1 };

export function raised(log: LogLine[], players: number): Raised {
  const found: Raised = { temperature: Array(players).fill(0), oxygen: Array(players).fill(0), oceans: Array(players).fill(0) };
  const now = { ...START };
  for (const line of log) {
    if (line.struck || typeof line.seat !== "number") continue;
    if (line.what === "temperature" || line.what === "oxygen") {
      const value = figure(line);
      if (value === null) continue;
      found[line.what][line.seat]! += Math.max(0, (value - now[line.what]) / STEP[line.what]);
      now[line.what] = value;
    } else if (line.what === "places" && line.spans.some((span) => span.thing === "tile ocean")) {
      found.oceans[line.seat]! += 1;
    }
  }
  return found;
}

/** The figure a line names. */
function figure(line: LogLine): number | null {
  for (const span of line.spans) {
    if (typeof span.seat === "number" || span.thing) continue;
    const number = /^[-−]?\d+$/.exec(span.text.trim());
    if (number) return Number(number[0].replace("−", "-"));
  }
  return null;
}
