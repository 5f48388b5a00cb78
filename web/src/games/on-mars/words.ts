/** What this game's boards say by themselves, besides the words of the table. */
import { speaker } from "../../words/index.svelte";
import { en } from "./words/en";
import { fr } from "./words/fr";
import { pt } from "./words/pt";

export type Phrase = keyof typeof en;

export const t = speaker({ en, fr, pt });
