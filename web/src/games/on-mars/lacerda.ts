/** Lacerda: what his last turn was, and what his next card could do. */

import type { LogLine } from "../../table/protocol";
import type { LacerdaSeen } from "./facts";

const ENDS = new Set(["turn", "round", "shuttle-travels", "shuttle-moves", "shuttle-stands", "shuttle-gone"]);

export interface Turn {
  /** Where it begins in the log. */
  from: number;
  lines: LogLine[];
}

/** His last turn, from the card he turned up to whatever came next; null before his first. */
export function lastTurn(log: LogLine[]): Turn | null {
  const from = log.findLastIndex((line) => line.what === "solo-card" && !line.struck);
  if (from < 0) return null;
  const after = log.slice(from + 1);
  const end = after.findIndex((line) => ENDS.has(line.what));
  return { from, lines: log.slice(from, end < 0 ? undefined : from + 1 + end) };
}

/** The hexes that a line names. */
export function hexesOf(line: LogLine | undefined): string[] {
  return (line?.spans ?? []).flatMap((span) => (span.thing?.startsWith("hex ") ? [span.thing.slice(4)] : []));
}

export interface SoloFacts {
  number: number;
  mission: string;
  action: number;
  travel: boolean;
}

export interface Odds {
  action: number;
  /** How many of the cards that may come next have it. */
  cards: number;
  of: number;
}

/** The cards that may come next: those not laid aside; all of them once the deck is empty. */
export function toCome(him: LacerdaSeen, all: SoloFacts[]): SoloFacts[] {
  return him.deck === 0 ? all : all.filter((card) => !him.discard.includes(card.number));
}

export function odds(him: LacerdaSeen, all: SoloFacts[]): Odds[] {
  const left = toCome(him, all);
  return [1, 2, 3]
    .map((action) => ({ action, cards: left.filter((card) => card.action === action).length, of: left.length }))
    .filter((one) => one.cards > 0);
}
