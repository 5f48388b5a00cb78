/** A card's icons as this game draws them: metals and discounts as dark badges, since they are never spent. */

import type { Block, CardFacts, Mark } from "../../tableau/facts";

const PRODUCTION: Mark = { icon: "phase-4", n: 1 };
const METALS = new Set(["steel", "titanium"]);

export function iconsOf(facts: CardFacts): Block[] {
  return facts.icons.map((block) => ({ ...block, rows: block.rows.map((row) => discounted(row).map(boxed)) }));
}

/** "A card: so much less" is one badge. */
function discounted(row: Mark[]): Mark[] {
  const [what, colon, less] = row;
  if (row.length !== 3 || colon?.sign !== "colon" || less?.icon !== "mc" || typeof less.n !== "number" || less.n >= 0) return row;
  return [{ badge: [what!], less: -less.n }];
}

/** A box says in which phase it yields; one that holds nothing but metal yields nothing. */
function boxed(mark: Mark): Mark {
  if (!mark.box) return mark;
  const inside = mark.box.flat();
  if (inside.every((one) => METALS.has(one.icon ?? ""))) return { badge: inside };
  return { box: [[PRODUCTION, ...(mark.box[0] ?? [])], ...mark.box.slice(1)] };
}
