/** What Mission: Red Planet shows a seat, and how we read it. Nothing here knows a rule: it counts and sorts what is shown. */

import type { CardTold } from "../../table/protocol";
import type { Scene } from "../../table/scene";

export interface ShuttleSeen {
  shuttle: string;
  seats: number;
  destination: string | null;
  /** A destination tile lies on it. */
  tile: boolean;
  /** Astronauts of each seat. */
  crew: number[];
}

export interface ZoneSeen {
  zone: string;
  resource: string | null;
  tokens: number;
  astronauts: number[];
  /** A card's id, "hidden", or none. */
  discovery: string | null;
  known_by: number[];
}

export interface PlayerSeen {
  reserve: number;
  lost: number;
  hand: (string | { id: string; playable: boolean })[];
  chosen: string | null;
  /** By round: the character shown then. */
  played: (string | null)[];
  tokens: Record<string, number>;
  /** What the tokens are worth. */
  token_points: number;
  bonus: string[] | number;
  /** For each bonus card: how things stand with what it counts. */
  progress: (Progress | null)[] | number;
  dealt: string[] | number;
  returned: string[] | number;
  drawn: string | null;
}

export interface View {
  round: number;
  phase: string;
  call: string | null;
  medal: number;
  pad: ShuttleSeen[];
  flight: ShuttleSeen[];
  zones: ZoneSeen[];
  players: PlayerSeen[];
  revealed: boolean;
}

export function seen(scene: Scene): View {
  return scene.view as View;
}

/** What is printed on the box's own parts, as the server tells it. */
export let ROUNDS = 0;
export let SCORINGS: Record<string, number> = {};
export let RESOURCES: string[] = [];
export let VALUES: Record<string, number> = {};
export let ASTRONAUTS = 0;
export let CHARACTERS: string[] = [];
/** How many astronauts a character boards. */
export let PAWNS: Record<string, number> = {};
/** Which zones border on a zone. */
export let NEIGHBOURS: Record<string, string[]> = {};

export interface Printed {
  rounds: number;
  scorings: Record<string, number>;
  astronauts: number;
  resources: { id: string; value: number }[];
  zones: { id: string; outer: boolean; neighbours: string[] }[];
  characters: { id: string; boards: number }[];
}

/** Take what is printed from the server; nothing is drawn before. */
export function print(box: Printed): void {
  ROUNDS = box.rounds;
  SCORINGS = box.scorings;
  ASTRONAUTS = box.astronauts;
  RESOURCES = box.resources.map((resource) => resource.id);
  VALUES = Object.fromEntries(box.resources.map((resource) => [resource.id, resource.value]));
  CHARACTERS = box.characters.map((character) => character.id);
  PAWNS = Object.fromEntries(box.characters.map((character) => [character.id, character.boards]));
  NEIGHBOURS = Object.fromEntries(box.zones.map((zone) => [zone.id, zone.neighbours]));
}

export interface Standing {
  seat: number;
  count: number;
  /** Has the most here: alone, or with others. */
  leads: "alone" | "tied" | null;
}

/** Who has how many, most first. */
export function standings(astronauts: number[]): Standing[] {
  const most = Math.max(0, ...astronauts);
  const leaders = astronauts.filter((count) => count === most).length;
  return astronauts
    .map((count, seat): Standing => ({ seat, count, leads: count < most ? null : leaders === 1 ? "alone" : "tied" }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.seat - other.seat);
}

export function held(player: PlayerSeen): string[] {
  return player.hand.map((card) => (typeof card === "string" ? card : card.id));
}

/** The latest round in which a character was played, or null. */
export function playedIn(player: PlayerSeen, character: string): number | null {
  const round = player.played.lastIndexOf(character);
  return round < 0 ? null : round + 1;
}

/** Whose astronaut sits on each seat of a shuttle; null: nobody's. */
export function windows(shuttle: ShuttleSeen): (number | null)[] {
  const aboard = shuttle.crew.flatMap((count, seat) => Array<number>(count).fill(seat));
  return [...aboard, ...Array<null>(Math.max(0, shuttle.seats - aboard.length)).fill(null)];
}

/** A card, written out; a second copy reads like the first. */
export function cardOf(scene: Scene, id: string): CardTold | undefined {
  return scene.card(id) ?? scene.card(id.split(".")[0]!);
}

export function ids(cards: string[] | number): string[] {
  return typeof cards === "number" ? [] : cards;
}

/** The zone or shuttle that the open question is about, as a key. */
export function placeAskedAbout(scene: Scene): string | null {
  return scene.asked?.about ?? null;
}

/** Something countable that a card speaks of. */
export type Progress =
  /** In each zone that it names: how many of mine. */
  | { of: "zones"; zones: { zone: string; mine: number }[] }
  /** Of everybody: how many of what it names, or how many astronauts where it names. */
  | { of: "seats"; counts: number[]; resource?: string }
  /** Of mine alone. */
  | { of: "lost" | "spread"; count: number };

/** How things stand with what a bonus card of mine counts; null if it counts nothing. */
export function progress(player: PlayerSeen, id: string): Progress | null {
  const place = ids(player.bonus).indexOf(id);
  return typeof player.progress === "number" ? null : (player.progress[place] ?? null);
}
