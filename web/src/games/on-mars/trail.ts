/** How it came to the open question: the steps of this turn that led to it, as the log tells them. */

import type { LogLine } from "../../table/protocol";
import type { Scene } from "../../table/scene";
import type { Seen } from "./facts";
import { hexesOf } from "./lacerda";
import { othersTurn } from "./standing";
import { t } from "./words";

/** Lines that begin something, by what they name; each starts a path anew. */
const ROOTS = new Set(["main", "executive", "takes-space", "solo-card"]);
/** Lines that lead on from there. */
const STEPS = new Set(["builds", "upgrades", "takes-tile", "uses-tech", "goal", "learns", "develops", "scientist-works", "welcomes"]);
/** Where a path ends. */
const ENDS = new Set(["turn", "round", "level", "shuttle-travels", "shuttle-moves", "shuttle-stands", "shuttle-gone"]);
const LONGEST = 3;
/** What the round asks by itself: nobody's deed has led to it. */
const BY_ITSELF = new Set(["travel", "fill-display", "last-chance", "last-deliveries", "shuttle-side"]);

export interface Step {
  thing: string;
  /** Whose it is, if it is somebody else's. */
  seat: number | null;
}

/** The path to the end of a log, the first step first: what each step is about. */
export function pathOf(log: LogLine[]): Step[] {
  let path: Step[] = [];
  for (const line of log.slice(startOf(log))) {
    const thing = line.spans.find((span) => span.thing && !span.thing.startsWith("hex "))?.thing;
    if (line.struck || line.notice || !thing) continue;
    const seat = line.spans.find((span) => typeof span.seat === "number" && span.seat !== line.seat)?.seat ?? null;
    if (ROOTS.has(line.what)) path = [{ thing, seat: null }];
    else if (STEPS.has(line.what) && path.at(-1)?.thing !== thing) path.push({ thing, seat });
  }
  return path.length > LONGEST ? [path[0]!, ...path.slice(1 - LONGEST)] : path;
}

/** The way that pieces have gone since the movement began, from hex to hex. */
export function stepsOf(log: LogLine[]): [string, string][] {
  const began = log.findLastIndex((line) => ROOTS.has(line.what) || STEPS.has(line.what) || ENDS.has(line.what));
  return log
    .slice(began + 1)
    .filter((line) => !line.struck && /^(bot|rover)-moves$/.test(line.what))
    .map((line) => hexesOf(line).slice(0, 2) as [string, string]);
}

function startOf(log: LogLine[]): number {
  for (let at = log.length - 1; at >= 0; at--) if (ENDS.has(log[at]!.what)) return at;
  return 0;
}

/** The path in words; nothing in the menu, which is where paths begin. */
export function trail(scene: Scene): string[] {
  const { asked } = scene;
  const view = scene.view as Partial<Seen>;
  if (!asked || asked.kind === "menu" || BY_ITSELF.has(asked.name)) return [];
  // Outside of turns, a space is taken because it is time to.
  if (asked.name === "space" && view.phase !== "colonization") return [];
  return pathOf(scene.log).map(({ thing, seat }) =>
    seat === null ? scene.name(thing) : t("om.of", scene.name(thing), scene.seats[seat]?.name ?? ""),
  );
}

const CAUSES = new Set(["owner", "displace", "receive"]);

/** Why I am asked in another's turn, and what the plain answer means; null in my own. */
export function because(scene: Scene): string | null {
  const { asked } = scene;
  const name = othersTurn(scene);
  if (!asked || name === null) return null;
  return CAUSES.has(asked.name) ? t(`om.because.${asked.name as "owner"}`, name) : t("om.because", name);
}
