/** The rules of a game in our own words: short chapters, each with the rulings that belong to it. Every figure in them is the rules' own. */

import type { CardTold, Words } from "../table/protocol";

export interface Ruling {
  /** What it is about. */
  about: string;
  says: string;
}

export interface Chapter {
  /** For addresses: the same in all languages. */
  id: string;
  title: string;
  /** Paragraphs; one that begins with "– " belongs to a list. {name} stands for a figure of the rules. */
  text: string[];
  /** The cards of this kind follow, each with its text. */
  cards?: string;
  rulings?: Ruling[];
}

const files = import.meta.glob<{ chapters: Chapter[] }>("../games/*/rules/*.ts");

/** The chapters as they are written in a language, or in English where they are not written yet. */
export async function chaptersOf(game: string, language: string): Promise<Chapter[]> {
  const load = files[`../games/${game}/rules/${language}.ts`] ?? files[`../games/${game}/rules/en.ts`];
  return load ? (await load()).chapters : [];
}

/** Games that have their rules written. */
export function gamesWithRules(): string[] {
  return [...new Set(Object.keys(files).map((file) => file.split("/")[2] ?? ""))];
}

/** The chapters as a person reads them. */
export function readable(chapters: Chapter[], words: Pick<Words, "figures" | "cards">): Chapter[] {
  const said = (text: string) => withFigures(text, words.figures);
  return chapters.map((chapter) => ({
    ...chapter,
    title: said(chapter.title),
    text: [...chapter.text.map(said), ...words.cards.filter((card) => card.kind === chapter.cards).map(inList)],
    ...(chapter.rulings ? { rulings: chapter.rulings.map(({ about, says }) => ({ about: said(about), says: said(says) })) } : {}),
  }));
}

function inList(card: CardTold, place: number): string {
  return `– ${place + 1} · ${card.name} — ${card.text}`;
}

/** Each {name} by its figure, with a true minus sign. */
export function withFigures(text: string, figures: Record<string, number>): string {
  return text.replace(/\{([a-z-]+)\}/g, (_, name: string) => String(figures[name] ?? "?").replace("-", "−"));
}
