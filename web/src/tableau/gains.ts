/** What a choice would bring, as the server foresees it: told line by line, before anything is chosen. */

import { idOf } from "../table/lexicon";
import type { Change } from "../table/protocol";
import type { Scene } from "../table/scene";
import { t, type Phrase } from "./words";
import { factsOf, signed } from "./facts";

export interface Gain {
  /** Whose, if it is not mine nor the planet's. */
  seat: number | null;
  icon: string;
  /** In a production box. */
  box: boolean;
  words: string;
  gain: string;
  good: boolean;
}

const PARAMETERS: Record<string, { icon: string; words: Phrase }> = {
  temperature: { icon: "temperature", words: "tableau.temperature" },
  oxygen: { icon: "oxygen", words: "tableau.oxygen" },
  oceans: { icon: "ocean", words: "tableau.oceans" },
};

/** What is paid for a key: as its payment says, else the price alone. */
export function paidFor(scene: Scene, key: string, price: number): Record<string, number> {
  const foreseen = scene.foreseen?.(key);
  if (!foreseen?.pays) return { mc: price };
  return Object.fromEntries(Object.entries(foreseen.price).map(([thing, amount]) => [idOf(thing), amount]));
}

/** How far a step goes on each track. */
export type Tracks = Record<string, { step: number }>;

/** Everything that would change, what was paid left out. */
export function gainsOf(scene: Scene, key: string, paid: Record<string, number> = {}, tracks: Tracks = {}): Gain[] {
  const changes = scene.foreseen?.(key)?.changes ?? [];
  return changes.map((change) => gainOf(scene, key, change, paid, tracks)).filter((gain) => gain !== null);
}

/** As it stands at the beginning of a line. */
function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

function gainOf(scene: Scene, key: string, change: Change, paid: Record<string, number>, tracks: Tracks): Gain | null {
  const mine = change.seat === scene.seat;
  const space = change.what.indexOf(" ");
  const kind = space < 0 ? change.what : change.what.slice(0, space);
  const id = change.what.slice(space + 1);
  let by = change.by / (tracks[change.what]?.step ?? 1); // in steps, as the track has them
  if (mine && kind === "resource") by += paid[id] ?? 0;
  if (mine && kind === "hand" && key.startsWith("play ")) by += 1; // the card itself
  if (by === 0) return null;
  const told = { seat: mine || change.seat === null ? null : change.seat, box: kind === "production", gain: signed(by), good: by > 0 };
  switch (kind) {
    case "resource":
    case "production":
      return {
        ...told,
        icon: id,
        words: kind === "resource" ? capital(scene.name(`resource ${id}`)) : t("tableau.production-of", scene.name(`resource ${id}`)),
      };
    case "hand":
      return { ...told, icon: "card", words: t("tableau.cards-drawn") };
    case "tr":
      return { ...told, icon: "tr", words: t("tableau.rating") };
    case "points":
      return { ...told, icon: "vp", words: scene.term(`score.${id}`) };
    case "card":
      return { ...told, icon: factsOf(scene.card(id))?.holds ?? "card", words: scene.card(id)?.name ?? id };
    default: {
      const parameter = PARAMETERS[change.what];
      return parameter ? { ...told, icon: parameter.icon, words: t(parameter.words) } : null;
    }
  }
}

/** The money that picking a key would bring me at once. */
export function moneyFor(scene: Scene, key: string): number {
  const change = scene.foreseen?.(key)?.changes.find((one) => one.seat === scene.seat && one.what === "resource mc");
  return change?.by ?? 0;
}

/** A gain in words, for those who listen. */
export function spokenGain(scene: Scene, gain: Gain): string {
  const whose = gain.seat === null ? "" : `${scene.seats[gain.seat]?.name ?? ""}, `;
  return `${whose}${gain.words} ${gain.gain}`;
}
