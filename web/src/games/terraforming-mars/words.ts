/** What this game's board says by itself, besides the words of the table and of cards. */
import { words } from "../../tableau/words";
import { speaker } from "../../words/index.svelte";
import { en } from "./words/en";
import { fr } from "./words/fr";
import { pt } from "./words/pt";

export type Phrase = keyof typeof en | keyof typeof words.en;

export const t = speaker({ en: { ...words.en, ...en }, fr: { ...words.fr, ...fr }, pt: { ...words.pt, ...pt } });
