/** The log as it is read: headings, deeds and what came of them, and what touched me. */

import type { LogLine } from "../table/protocol";
import { fits } from "./options";

const HEADINGS = new Set(["round", "generation", "scoring"]);
const LOSSES = new Set(["loses", "kills", "replaces", "removes", "steals", "destroys"]);
const GAINS = new Set(["gains", "scores", "points", "draws"]);

export type Touch = "good" | "bad" | "plain" | null;

export interface Told {
  /** Its number in the log. */
  at: number;
  line: LogLine;
  heading: boolean;
  /** It came of the deed above it. */
  consequence: boolean;
  /** How it touched me, if somebody else did it. */
  touch: Touch;
  /** How many lines in a row say the same. */
  times: number;
}

export function isHeading(line: LogLine): boolean {
  return HEADINGS.has(line.what) && (line.seat ?? null) === null && !line.notice;
}

export function told(log: LogLine[], me: number | null, from = 0): Told[] {
  let actor: number | null = null;
  const lines: Told[] = [];
  log.forEach((line, at) => {
    const heading = isHeading(line);
    const because = line.because ?? null;
    const consequence = !heading && because !== null && !line.spans.some((span) => span.thing === because);
    if (heading) actor = null;
    else if (!consequence) actor = line.seat ?? null;
    if (at >= from) lines.push({ at, line, heading, consequence, touch: touch(line, me, actor), times: 1 });
  });
  return lines;
}

function touch(line: LogLine, me: number | null, actor: number | null): Touch {
  if (me === null || line.notice || line.struck || actor === me || actor === null) return null;
  if (line.seat !== me && !line.spans.some((span) => span.seat === me)) return null;
  return LOSSES.has(line.what) ? "bad" : GAINS.has(line.what) ? "good" : "plain";
}

/** Lines in a row that say exactly the same become one. */
export function folded(lines: Told[]): Told[] {
  const kept: Told[] = [];
  for (const one of lines) {
    const last = kept[kept.length - 1];
    if (last && !one.heading && last.line.what === one.line.what && !last.line.struck === !one.line.struck && textOf(last.line) === textOf(one.line))
      kept[kept.length - 1] = { ...last, times: last.times + 1 };
    else kept.push(one);
  }
  return kept;
}

export function textOf(line: LogLine): string {
  return line.spans.map((span) => span.text).join("");
}

/** What is left when only what touched me, or what holds the words typed, is wanted. Headings stay where something follows. */
export function sifted(lines: Told[], touchedMe: boolean, typed: string): Told[] {
  if (!touchedMe && !typed.trim()) return lines;
  const kept: Told[] = [];
  let heading: Told | null = null;
  for (const one of lines) {
    if (one.heading) {
      heading = one;
    } else if ((!touchedMe || one.touch !== null) && (!typed.trim() || fits(textOf(one.line), typed))) {
      if (heading) kept.push(heading);
      heading = null;
      kept.push(one);
    }
  }
  return kept;
}

/** What others did since I last chose: their deeds, and whatever touched me. */
export function recap(log: LogLine[], me: number | null, since: number): Told[] {
  return folded(told(log, me, since)).filter(
    (one) => !one.heading && !one.line.struck && one.line.seat !== undefined && ((one.line.seat !== me && !one.consequence) || one.touch !== null),
  );
}
