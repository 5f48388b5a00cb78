/** What the start page knows of the games by itself: a picture, and how long they take. All else the server tells. */

const pictures = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

export function pictureOf(game: string): string | undefined {
  return pictures[`./art/${game}.svg`];
}

/** Minutes for a whole game. */
export const MINUTES: Record<string, number> = { "terraforming-mars": 120, "ares-expedition": 60, "red-planet": 45, "on-mars": 150 };

/** In which order they are shown; others follow. */
const ORDER = ["terraforming-mars", "ares-expedition", "red-planet", "on-mars"];

export function inShelfOrder<T extends { id: string }>(games: T[]): T[] {
  const place = (game: T) => (ORDER.indexOf(game.id) + ORDER.length + 1) % (ORDER.length + 1);
  return [...games].sort((one, other) => place(one) - place(other));
}
