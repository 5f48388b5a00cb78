/** Putting names and sentences together in the reader's language. */

import { settings } from "../app/settings.svelte";

export { t } from "../words/index.svelte";

/** "Ines, Marek and Lou". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language === "pt" ? "pt-BR" : settings.language).format(names);
}
