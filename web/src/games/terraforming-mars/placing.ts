/** What lies around a space that could be chosen, read from the table: shown before the click, decided by the server. */

import type { Scene } from "../../table/scene";
import { t } from "../../words/index.svelte";
import type { BoardFacts, Seen, Space } from "./facts";

export interface Line {
  icon: string;
  words: string;
  gain: string;
}

/** Which tile the open decision is about: the last one its question names. */
export function tileAsked(scene: Scene, board: BoardFacts | null): string | null {
  const asked = scene.asked;
  if (!asked || !board || asked.kind !== "space") return null;
  const prompt = asked.prompt.toLocaleLowerCase();
  let found: string | null = null;
  let where = -1;
  let length = 0;
  for (const tile of board.tiles) {
    const name = scene.name(`tile ${tile}`).toLocaleLowerCase();
    const at = prompt.lastIndexOf(name);
    if (at >= 0 && (at > where || (at === where && name.length > length))) {
      found = tile;
      where = at;
      length = name.length;
    }
  }
  return found;
}

export function spaceOf(board: BoardFacts, id: string): Space | undefined {
  return board.rows.flat().find((space) => space.id === id);
}

function beside(view: Seen, space: Space, ...tiles: string[]): number {
  return view.tiles.filter((tile) => space.around.includes(tile.space) && tiles.includes(tile.tile)).length;
}

/** Money for the oceans next to a space. */
export function oceanMoney(view: Seen, board: BoardFacts, space: Space): number {
  return board.beside_ocean * beside(view, space, "ocean");
}

/** What a space would give, line by line. */
export function sum(scene: Scene, board: BoardFacts, id: string, tile: string | null): Line[] {
  const view: Seen = scene.view;
  const space = spaceOf(board, id);
  if (!space || tile === null) return [];
  const lines: Line[] = [];
  const kinds = [...new Set(space.bonus)];
  for (const kind of kinds) {
    const number = space.bonus.filter((other) => other === kind).length;
    const what = kind === "card" ? t("tm.cards", number) : `${number} ${scene.name(`resource ${kind}`)}`;
    lines.push({ icon: kind, words: t("tm.space-bonus"), gain: `+${what}` });
  }
  const money = oceanMoney(view, board, space);
  if (money) lines.push({ icon: "ocean", words: t("tm.beside-ocean", money / board.beside_ocean), gain: `+${money} ${scene.name("resource mc")}` });
  const greens = beside(view, space, "greenery");
  const cities = beside(view, space, "city", "capital");
  if (tile === "greenery") {
    lines.push({ icon: "greenery", words: t("tm.tile-itself"), gain: `+1 ${t("tm.vp")}` });
    if (cities) lines.push({ icon: "city", words: t("tm.beside-city", cities), gain: t("tm.to-cities", cities) });
  }
  if ((tile === "city" || tile === "capital") && greens) {
    lines.push({ icon: "greenery", words: t("tm.beside-greenery", greens), gain: `+${greens} ${t("tm.vp")}` });
  }
  return lines;
}
