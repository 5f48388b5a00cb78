/** Putting names and sentences together in the reader's language. */

import { settings } from "../app/settings.svelte";

export { t } from "../words/index.svelte";

/** "Ines, Marek and Lou". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language === "pt" ? "pt-BR" : settings.language).format(names);
}

/** A day, said near to now: "yesterday", "3 June". */
export function day(seconds: number): string {
  const locale = settings.language === "pt" ? "pt-BR" : settings.language;
  const date = new Date(seconds * 1000);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days < 7) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" }).format(date);
}
