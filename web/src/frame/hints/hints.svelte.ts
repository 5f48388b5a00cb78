/** Who wants hints, by game, and which of them were read. Kept in the browser alone. */

const KEY = "areo.hints";

interface Wish {
  on: boolean;
  seen: string[];
}

function kept(): Record<string, Wish> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Wish>) : {};
  } catch {
    return {};
  }
}

const wishes: Record<string, Wish> = $state(kept());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // Without storage they are offered again next time.
  }
}

export const hints = {
  /** Whether hints are wanted in a game; null if nobody has said so yet. */
  wanted(game: string): boolean | null {
    return wishes[game]?.on ?? null;
  },
  /** Switched on, they begin anew. */
  want(game: string, on: boolean): void {
    wishes[game] = { on, seen: [] };
    keep();
  },
  isNew(game: string, name: string): boolean {
    return !(wishes[game]?.seen ?? []).includes(name);
  },
  see(game: string, name: string): void {
    const wish = wishes[game];
    if (!wish || wish.seen.includes(name)) return;
    wish.seen = [...wish.seen, name];
    keep();
  },
};
