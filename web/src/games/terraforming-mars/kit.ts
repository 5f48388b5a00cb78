/** How this game's cards and hands are drawn. */

import type { Scene } from "../../table/scene";
import type { HandKit } from "../../tableau/kit";
import { theBoard } from "./board.svelte";
import type { Seen } from "./facts";
import { gainsOf } from "./gains";
import Glyph from "./Glyph.svelte";
import "./look.css";
import Purse from "./Purse.svelte";
import { turnOrder } from "./turns";
import { t, type Phrase } from "./words";

const DRAWN = new Set(["fighter", "cube", "project", "guard", "slack", "look", "onto", "claim"]);
const TILES = /^(capital|.*-(district|zone|center|flows|area|rights|preserve))$/;
const KINDS = { green: "tm.automated", blue: "tm.active", red: "tm.event", corporation: "tm.corporation" } as const;
const DECKS: Record<string, Phrase> = { "corporate-era": "tm.corporate-era", beginner: "tm.beginner", house: "tm.deck.house" };

export const kit: HandKit = {
  game: "terraforming-mars",
  Glyph,
  draws: (name) => DRAWN.has(name) || TILES.test(name),
  kind: (facts) => t(KINDS[facts.colour]),
  deck: (facts) => (facts.deck in DECKS ? t(DECKS[facts.deck]!) : ""),
  number: (facts) => (facts.colour === "corporation" ? `R${facts.number}` : String(facts.number).padStart(3, "0")),
  Purse,
  gains: gainsOf,
  tags: () => theBoard()?.tags ?? [],
  order: turnOrder,
  active: (scene: Scene) => (scene.view as Partial<Seen>).active ?? 0,
};
