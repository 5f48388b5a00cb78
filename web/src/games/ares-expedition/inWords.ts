/** What the server says in every language at once, in the reader's. */

import { settings } from "../../app/settings.svelte";
import type { Texts } from "./facts";

export function inWords(texts: Texts): string {
  return texts[settings.language] ?? texts["en"] ?? "";
}
