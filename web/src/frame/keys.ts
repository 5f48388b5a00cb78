/** What a key on the keyboard means at the table. */

export type Command =
  | { do: "pick"; shortcut: string }
  | { do: "confirm" | "back" | "filter" | "undo" | "help" | "hint" | "coordinates" }
  | { do: "go"; area: "board" | "players" | "hand" | "question" | "log" };

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const AREAS: Record<string, "board" | "players" | "hand" | "question" | "log"> = {
  a: "board",
  s: "players",
  d: "hand",
  f: "question",
  l: "log",
};

/** Letters that mean something in every question. */
export const RESERVED = new Set([...Object.keys(AREAS), "u", "c", "h"]);

/** `typing`: the focus is in a field, where letters are letters. `onControl`: it is on something that Enter presses. */
export function commandOf(event: Pressed, typing: boolean, onControl: boolean): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Escape") return { do: "back" };
  if (typing) return null;
  if (event.key === "Enter") return onControl ? null : { do: "confirm" };
  if (event.key === "/") return { do: "filter" };
  if (event.key === "?") return { do: "help" };
  const letter = event.key.toLowerCase();
  if (letter === "u") return { do: "undo" };
  if (letter === "h") return { do: "hint" };
  if (letter === "c") return { do: "coordinates" };
  const area = AREAS[letter];
  if (area) return { do: "go", area };
  return /^[1-9a-z]$/.test(letter) ? { do: "pick", shortcut: letter } : null;
}
