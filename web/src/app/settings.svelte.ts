/** What a reader has set for this device: language, theme, sound, confirmations. Kept in the browser alone. */

export type Language = "en" | "fr" | "pt";
export type Theme = "system" | "dark" | "light";

const KEY = "areo.settings";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  name: string;
}

function firstLanguage(): Language {
  for (const wish of globalThis.navigator?.languages ?? []) {
    const language = wish.slice(0, 2);
    if (language === "en" || language === "fr" || language === "pt") return language;
  }
  return "en";
}

function kept(): Kept {
  const defaults: Kept = { language: firstLanguage(), theme: "system", sound: true, confirm: false, name: "" };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return defaults;
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
