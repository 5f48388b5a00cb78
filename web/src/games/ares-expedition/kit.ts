/** How this game's cards and hands are drawn. */

import type { HandKit } from "../../tableau/kit";
import { gainsOf } from "../../tableau/gains";
import { theBoard } from "./board.svelte";
import { t, type CardPhrase } from "./cardWords";
import type { Seen } from "./printed";
import Glyph from "./Glyph.svelte";
import { drawn } from "./glyphs";
import { iconsOf } from "./icons";
import { shortBy } from "./offers";
import { phaseFor, printed } from "./phases";
import Price from "./Price.svelte";
import Purse from "./Purse.svelte";
import Tableau from "./Tableau.svelte";
import Zones from "./Zones.svelte";

const DECKS: Record<string, CardPhrase> = { starter: "aec.deck.starter", beginner: "aec.deck.beginner" };

export const kit: HandKit = {
  game: "ares-expedition",
  Glyph,
  draws: drawn,
  kind: (facts) => t(`aec.kind.${facts.colour}`, phaseFor(facts.colour)?.roman ?? ""),
  deck: (facts) => (facts.deck in DECKS ? t(DECKS[facts.deck]!) : ""),
  number: (facts) => String(facts.number).padStart(3, "0"),
  icons: iconsOf,
  Zones,
  counted: () => t("aec.tags-in-play"),
  Purse,
  gains: (scene, key, paid) => gainsOf(scene, key, paid, theBoard()?.tracks),
  tags: () => theBoard()?.tags ?? [],
  order: (scene) => scene.seats.map((one) => one.seat),
  active: () => 0,
  Played: Tableau,
  elsewhere: true,
  titled: (scene) => printed((scene.view as Seen).phase)?.plays.length === 0 && !scene.over,
  colours: true,
  colour: (colour) => t(`aec.colour.${colour}` as "aec.colour.red"),
  Price,
  others: (scene, card) => {
    const key = `sell ${card.id}`;
    const value = (scene.view as Seen).players[scene.seat ?? 0]?.costs["sell"] ?? 0;
    return scene.offers(key) ? [{ key, label: t("aec.sell-for", value) }] : [];
  },
  brief: (scene, card) => {
    const { colour } = card.facts;
    const phase = phaseFor(colour);
    if (colour === "corporation" || !phase || phase.id === String((scene.view as Seen).phase)) return null;
    return t(`aec.only.${colour}`, phase.roman);
  },
  remark: (scene, card) => {
    const short = shortBy(scene, card);
    return short > 0 ? t("aec.short", short) : "";
  },
};
