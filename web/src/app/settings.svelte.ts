/** What a reader has set for this device: language, theme, sound, confirmations, coordinates. Kept in the browser alone. */

export type Language = "en" | "fr" | "pt";
export type Theme = "system" | "dark" | "light";

const KEY = "areo.settings";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  /** Every space of the board says what it is called. */
  coordinates: boolean;
  /** What a newcomer should know is shown unasked. No page switches it off: it is for whoever takes pictures of a table. */
  explain: boolean;
  name: string;
}

function known(language: string | null): language is Language {
  return language === "en" || language === "fr" || language === "pt";
}

function firstLanguage(): Language {
  return (globalThis.navigator?.languages ?? []).map((wish) => wish.slice(0, 2)).find(known) ?? "en";
}

/** The language that the address asks for, such as /?lang=fr. */
function askedLanguage(): { language?: Language } {
  const asked = new URLSearchParams(globalThis.location?.search ?? "").get("lang");
  return known(asked) ? { language: asked } : {};
}

function kept(): Kept {
  const defaults: Kept = {
    language: firstLanguage(),
    theme: "system",
    sound: true,
    confirm: false,
    coordinates: false,
    explain: true,
    name: "",
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}"), ...askedLanguage() };
  } catch {
    return { ...defaults, ...askedLanguage() };
  }
}

export const settings: Kept = $state(kept());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  document.documentElement.lang = settings.language === "pt" ? "pt-BR" : settings.language;
  document.documentElement.dataset.theme = settings.theme;
}
