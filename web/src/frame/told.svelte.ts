/** How far each seat held by this device has been told what befell it. Kept in the browser, so that a reload loses nothing. */

import { SvelteMap } from "svelte/reactivity";

const KEY = "areo.told";
const MOST = 60;

function kept(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => Array.isArray(one) && typeof one[1] === "number") : [];
  } catch {
    return [];
  }
}

const lines = new SvelteMap<string, number>(kept());
const keyOf = (table: string, seat: number) => `${table} ${seat}`;

/** Up to which line of the log a seat has seen what befell it; undefined if it has not sat here before. */
export function toldUpTo(table: string, seat: number): number | undefined {
  return lines.get(keyOf(table, seat));
}

export function tellUpTo(table: string, seat: number, line: number): void {
  lines.delete(keyOf(table, seat));
  lines.set(keyOf(table, seat), line);
  for (const oldest of [...lines.keys()].slice(0, Math.max(0, lines.size - MOST))) lines.delete(oldest);
  try {
    localStorage.setItem(KEY, JSON.stringify([...lines]));
  } catch {
    // Without storage it is told again after a reload.
  }
}
