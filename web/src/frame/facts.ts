/** A game's view as plain text, for games without a picture: names where the game has words for them. */

import type { Scene } from "../table/scene";

export interface Fact {
  name: string;
  value: string;
}

const KINDS = ["card", "zone", "space", "shuttle", "resource", "character", "corporation", "milestone", "award", "tile", "project"];

/** What a game calls an id, if it calls it anything. */
export function called(id: string, scene: Pick<Scene, "name">): string {
  for (const kind of KINDS) {
    const name = scene.name(`${kind} ${id}`);
    if (name && name !== id) return name;
  }
  return id.replaceAll("_", " ");
}

export function told(value: unknown, scene: Pick<Scene, "name">, depth = 0): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "number") return String(value).replace("-", "−");
  if (typeof value === "string") return called(value, scene);
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map((one) => told(one, scene, depth + 1)).join(", ");
  const parts = Object.entries(value as Record<string, unknown>);
  if (typeof (value as { id?: unknown }).id === "string") return called(String((value as { id: string }).id), scene);
  if (depth > 2) return "…";
  return parts.map(([name, one]) => `${called(name, scene)} ${told(one, scene, depth + 1)}`).join(" · ") || "–";
}

export function facts(view: Record<string, unknown>, scene: Pick<Scene, "name">): Fact[] {
  return Object.entries(view)
    .filter(([name]) => name !== "players")
    .map(([name, value]) => ({ name: called(name, scene), value: told(value, scene) }))
    .filter((fact) => fact.value !== "–");
}
