/** What figures of this game are the sum of. */

import { t, type Phrase } from "./words";
import type { Row } from "../../mars/Sum.svelte";

/** Sources of points, in the order in which they are shown. */
export const SOURCES = ["tr", "greenery", "city", "cards", "milestones", "awards"];

const PARTS: { part: string; icon: string; phrase: Phrase }[] = [
  { part: "start", icon: "tr", phrase: "tm.tr-start" },
  { part: "temperature", icon: "temperature", phrase: "tableau.temperature" },
  { part: "oxygen", icon: "oxygen", phrase: "tableau.oxygen" },
  { part: "oceans", icon: "ocean", phrase: "tableau.oceans" },
  { part: "other", icon: "card", phrase: "tm.tr-other" },
];

/** What a rating is made of, as the server has counted it. */
export function ratingRows(tally: Record<string, number>): Row[] {
  return PARTS.map(({ part, icon, phrase }) => ({ label: t(phrase), icon, figure: tally[part] ?? 0 }));
}
