/** What a card requires, as an icon and a figure each. */

import { minus, type CardFacts, type Requirement } from "../facts";

export function needed(one: Requirement): { icon: string; figure: string } {
  const value = one.least ?? one.most ?? 0;
  if (one.what === "temperature") return { icon: "temperature", figure: `${minus(value)} °C` };
  if (one.what === "oxygen") return { icon: "oxygen", figure: `${value}%` };
  if (one.what === "oceans") return { icon: "ocean", figure: String(value) };
  if (one.what === "tag") return { icon: `t-${one.tag}`, figure: String(value) };
  if (one.what === "production") return { icon: one.resource ?? "mc", figure: String(value) };
  return { icon: one.what, figure: String(value) };
}

/** Whether Mars may not be further than that. */
export function ceiling(facts: CardFacts): boolean {
  return facts.requires?.some((one) => one.most !== undefined) ?? false;
}
