/** How this game's cards and hands are drawn. */

import type { HandKit } from "../../tableau/kit";
import { gainsOf } from "../../tableau/gains";
import { theBoard } from "./board.svelte";
import { t, type CardPhrase } from "./cardWords";
import type { Seen } from "./printed";
import Glyph from "./Glyph.svelte";
import { drawn } from "./glyphs";
import { iconsOf } from "./icons";
import { answersTo, shortBy, worthOf } from "./offers";
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
    return scene.offers(key) ? [{ key, label: t("aec.sell-for", worthOf(scene)) }] : [];
  },
  sells: (scene) => (scene.asked?.options.some((option) => option.key.startsWith("sell ")) ? worthOf(scene) : null),
  brief: (scene, card) => {
    const { colour } = card.facts;
    const phase = phaseFor(colour);
    if (colour === "corporation" || !phase || phase.id === String((scene.view as Seen).phase)) return null;
    return t(`aec.only.${colour}`, phase.roman);
  },
  remark: (scene, card, key) => {
    if (key.startsWith("sell ")) return t("aec.sell-for", worthOf(scene));
    const short = shortBy(scene, card);
    if (short > 0) return t("aec.short", short);
    const answers = answersTo(scene, [key]);
    return answers.length > 1 ? t("aec.effects-answer", answers.length) : answers.length ? `↳ ${answers[0]!.name}` : "";
  },
};
