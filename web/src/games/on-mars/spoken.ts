/** What a hex of the colony is, for those who listen. */

import type { Scene } from "../../table/scene";
import type { Mark } from "./chapters/marks";
import type { HexSeen, Person } from "./facts";
import { gained } from "./gains";
import { kindOf, levelOf, nameOf } from "./names";
import { t } from "./words";

export function spoken(scene: Scene, name: string, seen: HexSeen | undefined, keys: string[], marks: Mark[] = []): string {
  const laid = marks.map((mark) => t(`om.ch.mark-${mark.kind}`));
  const said = [name, ...(seen ? contents(scene, seen) : laid.length ? [] : [t("om.board.empty")]), ...laid];
  if (keys.length === 1) {
    said.push(scene.label(keys[0]!));
    for (const { good, amount } of gained(scene, keys[0]!)) said.push(`+${amount} ${scene.name(`resource ${good}`)}`);
  }
  return said.join(", ");
}

function contents(scene: Scene, seen: HexSeen): string[] {
  const said: string[] = [];
  const of = (what: string, person: Person) => t("om.board.of", what, nameOf(scene, person));
  if (seen.building) {
    const building = scene.name(`building ${seen.building}`);
    const owner = seen.owner ?? seen.miner ?? seen.advanced;
    if (seen.advanced !== undefined)
      said.push(of(`${scene.name(`card blueprint-${seen.blueprint}`)} ${levelOf(seen.blueprint ?? 0, scene)}`, seen.advanced));
    else said.push(owner === undefined ? building : of(building, owner));
  }
  for (const [piece, word] of [
    [seen.bot, "om.board.bot"],
    [seen.rover, "om.board.rover"],
  ] as const) {
    for (const person of piece === undefined ? [] : [piece].flat()) said.push(of(t(word), person));
  }
  if (seen.crystal) said.push(scene.name("resource crystal"));
  if (seen.tile) said.push(scene.card(kindOf(seen.tile))?.name ?? "");
  if (seen.research) said.push(scene.card(`research-${seen.research}`)?.name ?? "");
  return said;
}
