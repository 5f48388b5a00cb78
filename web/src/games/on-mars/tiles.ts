/** What a discovery gives, as it is drawn: a number and a symbol. */

import type { Scene } from "../../table/scene";
import { kindOf } from "./names";

const RULES: Record<string, string> = {
  develop: "research",
  blueprints: "blueprint",
  learn: "tech",
  upgrade: "upgrade",
  hire: "scientist",
  warehouse: "warehouse",
};

export interface Drawn {
  /** 0: none is written. */
  amount: number;
  glyph: string;
}

export function drawnTile(scene: Scene, tile: string): Drawn {
  const facts: Record<string, unknown> = scene.card(kindOf(tile))?.facts ?? {};
  const amount = typeof facts.amount === "number" ? facts.amount : 0;
  if (facts.rule === "construct") return { amount, glyph: facts.building === "any" ? "moves" : String(facts.building) };
  if (facts.rule === "gain") return { amount, glyph: String(facts.good) };
  return { amount, glyph: RULES[String(facts.rule)] ?? "any" };
}
