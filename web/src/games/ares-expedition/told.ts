/** What the phases are called and what they do, in the reader's language. */

import type { Scene } from "../../table/scene";
import { theBoard } from "./board.svelte";
import { printed } from "./phases";
import { t, type Phrase } from "./words";

export function phaseName(scene: Scene, phase: number): string {
  return scene.term(`phase.${printed(phase)?.name ?? ""}`);
}

/** "II Construction". */
export function phaseTitle(scene: Scene, phase: number): string {
  return `${printed(phase)?.roman ?? phase} ${phaseName(scene, phase)}`;
}

/** What everybody does in a phase. */
export function does(phase: number): string {
  const research = theBoard()?.research;
  return t(`ae.does.${phase}` as Phrase, research?.draw ?? 0, research?.keep ?? 0);
}

/** What it brings besides to whoever chose it; `research`: how many cards that player sees and keeps anyway. */
export function bonusOf(phase: number, research = theBoard()?.research): string {
  const bonus = printed(phase)?.bonus ?? {};
  if (bonus["draw"]) return t("ae.bonus.5", (research?.draw ?? 0) + bonus["draw"], (research?.keep ?? 0) + (bonus["keep"] ?? 0));
  return t(`ae.bonus.${phase}` as Phrase, Object.values(bonus)[0] ?? 0);
}
