/** Names that come from elsewhere: of a bot, a part of a score, a round. What has no name of its own is said as it is written. */

import { knows, t } from "../words/index.svelte";
import type { Scene } from "../table/scene";

/** A phrase if there is one, else the fallback. */
export function say(phrase: string, fallback: string, ...values: (string | number)[]): string {
  return knows(phrase) ? t(phrase, ...values) : fallback;
}

/** "ice_majority" as a person would write it. */
export function plain(name: string): string {
  const words = name.replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Namer = Pick<Scene, "term">;

export const botName = (level: string) => say(`bot.${level}`, plain(level));
export const partName = (scene: Namer, part: string) => scene.term(`score.${part}`) || plain(part);
/** "Round 3", as the game calls it. */
export const roundName = (scene: Namer, round: number) => scene.term("round.name", round) || t("round", round);
