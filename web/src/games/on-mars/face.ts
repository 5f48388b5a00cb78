/** What is drawn on a card or tile, by its kind: from the facts that the server tells of it. */

import type { CardTold } from "../../table/protocol";
import { MISSIONS, NEEDS, REWARDS } from "./symbols";

export type Sky = "rust" | "dim" | "green" | "blue" | "red" | "brown";

/** A row of symbols; "→" and "/" stand for themselves, numbers too. */
export interface Row {
  label?: "executive" | "works" | "scores" | "each" | "wants" | "reward";
  marks: string[];
}

export interface Face {
  sky: Sky;
  /** The colour of the title: a token of the game's, or of the table's. */
  title: string;
  /** In the sky, at the left and at the right. */
  corner: string[];
  figure: string | null;
  rows: Row[];
}

/** What each blueprint's executive action is about, by number. */
const DEEDS: Record<number, string[]> = {
  1: ["mineral", "→", "upgrade"],
  2: ["colonist", "→", "mine"],
  3: ["→", "mineral", "battery", "water"],
  4: ["mineral", "→", "generator"],
  5: ["→", "ship", "colonist"],
  6: ["battery", "→", "water_extractor"],
  7: ["→", "warehouse"],
  8: ["water", "→", "greenhouse"],
  9: ["→", "tech"],
  10: ["plant", "→", "oxygen_condenser"],
  11: ["→", "crystal", "crystal"],
  12: ["oxygen", "→", "shelter"],
  13: ["→", "vp"],
  14: ["crystal", "→", "contract"],
  15: ["→", "moves", "any"],
  16: ["mineral", "→", "upgrade"],
  17: ["→", "research"],
  18: ["colonist", "colonist", "→", "shelter"],
  19: ["colonist", "colonist", "→", "shelter"],
  20: ["any", "→", "any", "any"],
  21: ["→", "bots", "crystal"],
  22: ["→", "shuttle"],
  23: ["→", "blueprint"],
  24: ["rover", "→", "moves"],
};

const SKIES: Record<string, Sky> = {
  mine: "rust",
  generator: "brown",
  water_extractor: "blue",
  greenhouse: "green",
  oxygen_condenser: "blue",
  shelter: "brown",
};

/** What a discovery's rule is known by. */
const FOUND: Record<string, string> = {
  develop: "research",
  blueprints: "blueprint",
  learn: "tech",
  upgrade: "upgrade",
  hire: "scientist",
  warehouse: "warehouse",
};

/** A symbol so many times; a number instead where there are too many. */
export function times(symbol: string, amount: number): string[] {
  return amount > 4 ? [String(amount), symbol] : Array<string>(Math.max(0, amount)).fill(symbol);
}

export function faceOf(card: CardTold): Face {
  const facts = card.facts as Record<string, any>;
  const plain: Face = { sky: "rust", title: "corporation", corner: [], figure: null, rows: [] };
  switch (card.kind) {
    case "blueprint":
      return {
        sky: SKIES[facts["building"]] ?? "rust",
        title: `om-${facts["building"]}`,
        corner: [facts["gives"]],
        figure: facts["building"],
        rows: [{ label: "executive", marks: DEEDS[facts["number"]] ?? [] }],
      };
    case "scientist":
      return {
        ...plain,
        sky: "brown",
        corner: Object.entries(facts["cost"] as Record<string, number>).flatMap(([good, amount]) => [String(amount), good]),
        figure: "scientist",
        rows: [
          { label: "works", marks: [facts["works_in"]].flat() },
          ...(facts["scores"] ? [{ label: "scores" as const, marks: [String(facts["points"]), "vp", "/", facts["scores"]] }] : []),
        ],
      };
    case "contract": {
      const wanted = facts["building"]
        ? times(facts["building"], facts["complex"])
        : Object.entries(facts["needs"] as Record<string, number>).flatMap(([good, amount]) => times(good, amount));
      return { ...plain, sky: "blue", title: "active", corner: ["crystal"], figure: "contract", rows: [{ label: "wants", marks: wanted }] };
    }
    case "goal": {
      const need = NEEDS[facts["need"]] ?? "goal";
      const amount = Number(facts["count"] ?? facts["size"] ?? facts["level"] ?? 1);
      return {
        ...plain,
        sky: "red",
        title: "om-goal",
        figure: "goal",
        rows: [
          { label: "wants", marks: times(need, amount) },
          { label: "reward", marks: ["research", "research"] },
        ],
      };
    }
    case "mission":
      return {
        ...plain,
        figure: MISSIONS[card.id] ?? "goal",
        rows: [{ label: "each", marks: [MISSIONS[card.id] ?? "goal", "→", ...times("crystal", facts["crystals"])] }],
      };
    case "reward":
      return { ...plain, figure: "vp", rows: [{ marks: [String(facts["each"]), "vp", "/", REWARDS[card.id] ?? "any"] }] };
    case "discovery": {
      const of = facts["building"] === "any" ? "any" : (facts["building"] ?? facts["good"] ?? FOUND[facts["rule"]] ?? "moves");
      return { ...plain, sky: "brown", title: "om-tile-lo", figure: "moves", rows: [{ marks: times(of, Number(facts["amount"] ?? 1)) }] };
    }
    case "research":
      return {
        ...plain,
        sky: "blue",
        title: "active",
        corner: [String(facts["letter"])],
        figure: "research",
        rows: [{ marks: times("tech", 2) }],
      };
    case "solo":
      return {
        ...plain,
        sky: "dim",
        title: "om-goal",
        corner: [String(facts["mission"])],
        figure: facts["travel"] ? "shuttle" : null,
        rows: [{ marks: [String(facts["action"])] }],
      };
    case "first-colonist":
      return {
        ...plain,
        sky: "green",
        title: "automated",
        figure: "colonist",
        rows: facts["buildings"]
          ? [{ label: "wants", marks: facts["buildings"] }]
          : [{ label: "reward", marks: times(facts["good"], facts["amount"]) }],
      };
    case "sabotage":
      return { ...plain, sky: "dim", title: "om-goal", corner: [String(facts["letter"])], figure: "troop" };
    case "vandalism":
      return { ...plain, sky: "dim", title: "om-goal", figure: "bolt" };
    case "infection":
      return { ...plain, sky: "green", title: "om-goal", figure: "virus" };
    case "alien_tech":
    case "alien_blueprint":
      return { ...plain, sky: "green", title: "om-alien-lo", figure: card.kind === "alien_tech" ? "troop" : "nest" };
    default:
      return { ...plain, sky: "dim", title: "om-goal", figure: "goal" };
  }
}
