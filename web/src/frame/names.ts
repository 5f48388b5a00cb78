/** Names and times as people say them. */

import { botName } from "../start/say";
import type { SeatShown } from "../table/protocol";
import type { Scene } from "../table/scene";
import { t, type Phrase } from "../words/index.svelte";

/** Whoever sits there, within a sentence; "you" where it is me. */
export function nameOf(scene: Pick<Scene, "seat" | "seats">, seat: number): string {
  return seat === scene.seat ? t("table.you") : (scene.seats[seat]?.name ?? String(seat + 1));
}

/** Whoever sits there, by name; "Ada (you)" where it is me. */
export function whoOf(scene: Pick<Scene, "seat" | "seats">, seat: number): string {
  const name = scene.seats[seat]?.name ?? "";
  return seat === scene.seat ? `${name} (${t("table.you")})` : name;
}

/** On which level a bot plays that seat; "" where a person does. */
export function levelOf(shown: SeatShown | undefined): string {
  return shown?.bot ? botName(shown.bot) : "";
}

/** "Ines, Marek and Lou". */
export function listed(names: string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return t("table.and", names.slice(0, -1).join(", "), names[names.length - 1] ?? "");
}

/** For whom the table waits, as a sentence: people are waited for, bots think. */
export function waitingFor(scene: Pick<Scene, "seats">, seats: number[], one: Phrase, many: Phrase): string {
  const names = seats.map((seat) => scene.seats[seat]?.name ?? "");
  if (names.length === 0) return t("table.waiting-none");
  if (seats.every((seat) => scene.seats[seat]?.bot)) return t(names.length === 1 ? "table.thinks" : "table.think", listed(names));
  return t(names.length === 1 ? one : many, listed(names));
}

/** How long ago, coarsely; nothing for the first seconds. */
export function waited(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 5) return "";
  return seconds < 100 ? t("table.seconds", Math.floor(seconds / 5) * 5) : t("table.minutes", Math.floor(seconds / 60));
}

/** A number stays on the line of its unit, which has one letter or two. */
export function bound(text: string): string {
  return text.replace(/(\d) (?=\p{Lu}\S?(?!\S*\p{L})|°)/gu, "$1\u00a0");
}
