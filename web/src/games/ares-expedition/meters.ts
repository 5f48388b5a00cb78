/** How far the three parameters are, as steps of all there are. */

import { theBoard } from "./board.svelte";
import type { Seen } from "./facts";

export interface Meter {
  name: "temperature" | "oxygen" | "oceans";
  done: number;
  all: number;
}

export function metersOf(view: Pick<Seen, Meter["name"]>): Meter[] {
  return (["temperature", "oxygen", "oceans"] as const).map((name) => {
    const track = theBoard()?.tracks[name] ?? { from: 0, to: 1, step: 1 };
    return { name, done: (view[name] - track.from) / track.step, all: (track.to - track.from) / track.step };
  });
}
