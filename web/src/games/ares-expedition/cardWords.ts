/** What this game's cards, hand, tableau and menu say by themselves, besides the words of all cards. */
import { words } from "../../tableau/words";
import { speaker } from "../../words/index.svelte";
import { en } from "./cardWords/en";
import { fr } from "./cardWords/fr";
import { pt } from "./cardWords/pt";

export type CardPhrase = keyof typeof en | keyof typeof words.en;

export const t = speaker({ en: { ...words.en, ...en }, fr: { ...words.fr, ...fr }, pt: { ...words.pt, ...pt } });
