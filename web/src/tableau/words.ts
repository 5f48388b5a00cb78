/** What cards, hands and tableaus say, in every game that has them. */
import { speaker } from "../words/index.svelte";
import { en } from "./words/en";
import { fr } from "./words/fr";
import { pt } from "./words/pt";

export const words = { en, fr, pt };
export type Phrase = keyof typeof en;

export const t = speaker(words);
