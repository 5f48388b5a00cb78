/** The menu of a turn, sorted: what stands in it by the rules, whether it is offered now or not. */

import type { Scene } from "../../table/scene";
import type { BoardFacts, PlayerSeen, Seen } from "./facts";
import { sideOf } from "./places";

export interface Row {
  key: string;
  /** The action, or the executive action, or the card. */
  id: string;
  offered: boolean;
}

/** The main actions of the side where I am; none once one is done. */
export function mainRows(scene: Scene, view: Seen, board: BoardFacts): Row[] {
  if (view.main_done) return [];
  const side = sideOf(view, scene.seat);
  return board.actions.filter((action) => action.side === side).map(({ id }) => row(scene, `main ${id}`, id));
}

/** The executive actions whose ship has left the depot; none once one is done. */
export function executiveRows(scene: Scene, player: PlayerSeen, view: Seen, board: BoardFacts): Row[] {
  if (view.executive_done) return [];
  return board.executives.filter(({ slot }) => !player.ships.includes(slot)).map(({ id }) => row(scene, `exec ${id}`, id));
}

/** Advanced buildings of mine, and others' that a scientist of mine opens. */
export function useRows(scene: Scene, player: PlayerSeen, view: Seen): Row[] {
  if (view.executive_done) return [];
  const mine = player.blueprints.filter((one) => one.built).map((one) => `blueprint-${one.num}`);
  const offered = keysOf(scene, "use").map((key) => key.slice("use ".length));
  return [...new Set([...mine, ...offered])].map((id) => row(scene, `use ${id}`, id));
}

/** Keys that begin with a verb. */
export function keysOf(scene: Scene, verb: string): string[] {
  return (scene.asked?.options ?? []).map((option) => option.key).filter((key) => key.startsWith(`${verb} `));
}

function row(scene: Scene, key: string, id: string): Row {
  return { key, id, offered: scene.offers(key) };
}
