/** What a choice would bring, in steps of this game's tracks. */

import type { Scene } from "../../table/scene";
import * as told from "../../tableau/gains";
import { theBoard } from "./board.svelte";

export function gainsOf(scene: Scene, key: string, paid: Record<string, number> = {}): told.Gain[] {
  return told.gainsOf(scene, key, paid, theBoard()?.tracks);
}
