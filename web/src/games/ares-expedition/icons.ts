/** A card's icons as this game draws them: metals and discounts as dark badges, since they are never spent. */

import type { Block, CardFacts, Mark } from "../../tableau/facts";

const METALS = new Set(["steel", "titanium"]);

export function iconsOf(facts: CardFacts): Block[] {
  return facts.icons.map((block) => ({ ...block, rows: block.rows.map((row) => discounted(row).flatMap(metal)) }));
}

/** "A card: so much less" is one badge. */
function discounted(row: Mark[]): Mark[] {
  const [what, colon, less] = row;
  if (row.length !== 3 || colon?.sign !== "colon" || less?.icon !== "mc" || typeof less.n !== "number" || less.n >= 0) return row;
  return [{ badge: [what!], less: -less.n }];
}

/** A box that holds nothing but metal yields nothing in production. */
function metal(mark: Mark): Mark[] {
  const inside = mark.box?.flat() ?? [];
  return inside.length > 0 && inside.every((one) => METALS.has(one.icon ?? "")) ? [{ badge: inside }] : [mark];
}
