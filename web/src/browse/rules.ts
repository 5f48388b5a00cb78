/** The rules of a game in our own words: short chapters, each with the rulings that belong to it. */

export interface Ruling {
  /** What it is about. */
  about: string;
  says: string;
}

export interface Chapter {
  /** For addresses: the same in all languages. */
  id: string;
  title: string;
  /** Paragraphs; one that begins with "– " belongs to a list. */
  text: string[];
  rulings?: Ruling[];
}

const files = import.meta.glob<{ chapters: Chapter[] }>(["./*.en.ts", "./*.fr.ts", "./*.pt.ts"]);


/** The chapters in a language, or in English where they are not written yet. */
export async function rulesOf(game: string, language: string): Promise<Chapter[]> {
  const load = files[`./${game}.${language}.ts`] ?? files[`./${game}.en.ts`];
  return load ? (await load()).chapters : [];
}
