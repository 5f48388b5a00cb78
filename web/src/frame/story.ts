/** The log as it is read: headings, deeds and what came of them, and what touched me. */

import type { LogLine } from "../table/protocol";
import { fits } from "./options";

/** Lines of these tones tell what somebody did; of the others the seat is whoever it happened to. */
const isDeed = (line: LogLine) => ["plain", "harm", "points"].includes(toneOf(line));

export type Touch = "good" | "bad" | "plain" | null;

export interface Told {
  /** Its number in the log. */
  at: number;
  line: LogLine;
  heading: boolean;
  /** It came of the deed above it. */
  consequence: boolean;
  /** Whose doing it was. */
  actor: number | null;
  /** How it touched me, if somebody else did it. */
  touch: Touch;
  /** What it came of, where that is not what stands above it. */
  by: string | null;
  /** How many lines in a row say the same. */
  times: number;
}

export function isHeading(line: LogLine): boolean {
  return toneOf(line) === "heading";
}

/** Whose doing a line tells of. */
export function doerOf(line: LogLine): number | null {
  return line.by ?? line.seat ?? null;
}

function toneOf(line: LogLine): NonNullable<LogLine["tone"]> {
  return line.tone ?? "plain";
}

export function told(log: LogLine[], me: number | null, from = 0): Told[] {
  const lines: Told[] = [];
  let named = new Set<string>();
  for (let at = from; at < log.length; at++) {
    const line = log[at]!;
    const heading = isHeading(line);
    const consequence = isConsequence(line);
    const actor = doerOf(line);
    if (!consequence) named = new Set(line.spans.map((span) => span.thing ?? ""));
    const by = consequence && !named.has(line.because!) ? line.because! : null;
    lines.push({ at, line, heading, consequence, actor, touch: touch(line, me, actor), by, times: 1 });
  }
  return lines;
}

/** It came of something named elsewhere. */
function isConsequence(line: LogLine): boolean {
  const because = line.because ?? null;
  return because !== null && !isHeading(line) && !line.spans.some((span) => span.thing === because);
}

function touch(line: LogLine, me: number | null, actor: number | null): Touch {
  if (me === null || line.notice || line.struck) return null;
  if (line.befalls?.includes(me)) return "bad";
  if (actor === me || actor === null) return null;
  if (line.seat !== me && !line.spans.some((span) => span.seat === me)) return null;
  const tone = toneOf(line);
  return tone === "loss" || tone === "harm" ? "bad" : tone === "gain" || tone === "points" ? "good" : "plain";
}

/** Lines in a row that say exactly the same become one; so do those that tell me one card after another. */
export function folded(lines: Told[]): Told[] {
  const kept: Told[] = [];
  for (const one of lines) {
    const last = kept[kept.length - 1];
    if (
      last &&
      !one.heading &&
      last.line.what === one.line.what &&
      !last.line.struck === !one.line.struck &&
      textOf(last.line) === textOf(one.line)
    )
      kept[kept.length - 1] = { ...last, times: last.times + 1 };
    else if (last && goesOn(last.line, one.line)) kept[kept.length - 1] = { ...last, line: joined(last.line, one.line) };
    else kept.push(one);
  }
  return kept;
}

/** Whether two lines tell me the same of two cards that only I know. */
function goesOn(line: LogLine, next: LogLine): boolean {
  const alike = line.what === next.what && line.seat === next.seat && line.because === next.because && !line.struck === !next.struck;
  return alike && line.private === true && next.private === true && line.spans.length >= 3 && next.spans.length >= 2;
}

/** The first line, with what the second one names added to its list. */
function joined(line: LogLine, next: LogLine): LogLine {
  const more = next.spans.filter((span) => span.thing);
  const end = line.spans[line.spans.length - 1]!;
  const listed = line.spans.slice(0, -1).concat(more.flatMap((span) => [{ text: ", " }, span]));
  return { ...line, spans: [...listed, end] };
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

/** What happened to me without my choosing it, in the lines from number `from` on. What a line above says already is left out. */
export function befallen(log: LogLine[], me: number, from: number): Told[] {
  const found: Told[] = [];
  for (const one of told(log, me, from)) {
    if (one.line.struck || !one.line.befalls?.includes(me)) continue;
    const last = found[found.length - 1];
    const said = last?.at === one.at - 1 && last.line.because === one.line.because && toneOf(last.line) === "harm" && names(last.line, me);
    if (!said || toneOf(one.line) !== "loss") found.push(one);
  }
  return found;
}

function names(line: LogLine, seat: number): boolean {
  return line.spans.some((span) => span.seat === seat);
}

/** Where the latest part of the log begins: at its last heading. */
export function lastHeading(log: LogLine[]): number {
  for (let at = log.length - 1; at >= 0; at--) if (isHeading(log[at]!)) return at;
  return 0;
}

/** What others did since I last chose: their deeds, and whatever touched me. */
export function recap(log: LogLine[], me: number | null, since: number): Told[] {
  return folded(told(log, me, since)).filter(
    (one) =>
      !one.heading &&
      !one.line.struck &&
      one.line.seat !== undefined &&
      ((one.line.seat !== me && !one.consequence && isDeed(one.line)) || one.touch !== null),
  );
}

/** Where the recap begins: at my latest choice; in the middle of my turn, where the others' deeds before it begin. */
export function recapFrom(log: LogLine[], me: number | null, since: number): number {
  if (me === null) return log.length;
  const mine = (line: LogLine) => line.seat === me && !line.notice && !isConsequence(line);
  const theirs = (line: LogLine) => typeof line.seat === "number" && line.seat !== me && !line.notice && !isConsequence(line);
  if (log.slice(since).some(theirs)) return since;
  let at = Math.min(since, log.length) - 1;
  while (at >= 0 && !theirs(log[at]!)) at--;
  while (at >= 0 && !mine(log[at]!)) at--;
  return at + 1;
}

export interface Doings {
  seat: number;
  deeds: Told[];
}

/** A recap by who did it, in the order in which they began; what touched me stands with whoever it is told of. */
export function doings(lines: Told[]): Doings[] {
  const found = new Map<number, Told[]>();
  for (const one of lines) {
    const seat = one.line.seat;
    if (typeof seat !== "number") continue;
    const deeds = found.get(seat);
    if (deeds) deeds.push(one);
    else found.set(seat, [one]);
  }
  return [...found].map(([seat, deeds]) => ({ seat, deeds }));
}

/** A line without its subject and its full stop, to stand behind the shape of who did it. */
export function bare(line: LogLine): LogLine {
  const spans = line.spans.map((span) => ({ ...span }));
  if (spans[0]?.seat !== undefined && spans[0].seat !== null && spans[0].seat === line.seat) spans.shift();
  const [first] = spans;
  if (first) first.text = first.text.replace(/^[\s\u00a0\u202f]*:?[\s\u00a0\u202f]*/u, "");
  const last = spans[spans.length - 1];
  if (last) last.text = last.text.replace(/\.$/, "");
  return { ...line, spans: spans.filter((span) => span.text !== "") };
}
