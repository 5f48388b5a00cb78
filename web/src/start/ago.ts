/** How long ago something was, in the words of a language: "5 minutes ago", "yesterday"; a date when it is long past. */
export function ago(at: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  if (minutes < 60) return words.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return words.format(-hours, "hour");
  const days = Math.floor(hours / 24);
  if (days < 7) return words.format(-days, "day");
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(at);
}
