/** A game's view as plain text, for games without a picture: names where the game has words for them. */

import type { Scene } from "../table/scene";

export interface Fact {
  name: string;
  value: string;
}

type Namer = Pick<Scene, "called">;

export function told(value: unknown, scene: Namer, depth = 0): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "number") return String(value).replace("-", "−");
  if (typeof value === "string") return scene.called(value);
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map((one) => told(one, scene, depth + 1)).join(", ");
  const parts = Object.entries(value as Record<string, unknown>);
  if (typeof (value as { id?: unknown }).id === "string") return scene.called(String((value as { id: string }).id));
  if (depth > 2) return "…";
  return parts.map(([name, one]) => `${scene.called(name)} ${told(one, scene, depth + 1)}`).join(" · ") || "–";
}

export function facts(view: Record<string, unknown>, scene: Namer): Fact[] {
  return Object.entries(view)
    .filter(([name]) => name !== "players")
    .map(([name, value]) => ({ name: scene.called(name), value: told(value, scene) }))
    .filter((fact) => fact.value !== "–");
}
