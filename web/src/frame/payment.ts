/** Ways to pay, from the keys that are offered: "pay 14 mc 2 steel". Never a mix that is not among them. */

import type { OptionShown } from "../table/protocol";

export interface Way {
  key: string;
  label: string;
  amounts: Record<string, number>;
}

/** Money makes up what the others leave open, so it has no slider of its own. */
const MONEY = "mc";

export function wayOf(option: OptionShown): Way | null {
  const [verb, ...words] = option.key.split(" ");
  if (verb !== "pay" || words.length === 0 || words.length % 2 === 1) return null;
  const amounts: Record<string, number> = {};
  for (let at = 0; at < words.length; at += 2) {
    const amount = Number(words[at]);
    const resource = words[at + 1];
    if (!Number.isInteger(amount) || !resource) return null;
    amounts[resource] = amount;
  }
  return { key: option.key, label: option.label, amounts };
}

/** All the ways; null if one of the options is something else, or there is nothing to choose. */
export function waysOf(options: OptionShown[]): Way[] | null {
  const ways = options.map(wayOf);
  return ways.length > 1 && ways.every((way) => way !== null) ? ways : null;
}

export interface Slider {
  resource: string;
  least: number;
  most: number;
}

/** One for each resource whose share can be chosen. */
export function slidersOf(ways: Way[]): Slider[] {
  const resources = [...new Set(ways.flatMap((way) => Object.keys(way.amounts)))];
  const sliders = resources.map((resource) => {
    const shares = ways.map((way) => way.amounts[resource] ?? 0);
    return { resource, least: Math.min(...shares), most: Math.max(...shares) };
  });
  const open = sliders.filter((slider) => slider.least < slider.most);
  const others = open.filter((slider) => slider.resource !== MONEY);
  return others.length > 0 && unambiguous(ways, others) ? others : open;
}

/** Whether the shares of these resources alone tell the ways apart. */
function unambiguous(ways: Way[], sliders: Slider[]): boolean {
  const seen = new Set(ways.map((way) => sliders.map((slider) => way.amounts[slider.resource] ?? 0).join()));
  return seen.size === ways.length;
}

/** The offered way nearest to this one in which a resource has the wanted share, or comes as near to it as can be. */
export function slide(ways: Way[], from: Way, resource: string, wanted: number): Way {
  const share = (way: Way, name: string) => way.amounts[name] ?? 0;
  const others = [...new Set(ways.flatMap((way) => Object.keys(way.amounts)))].filter((name) => name !== resource && name !== MONEY);
  let best = from;
  let least = Infinity;
  for (const way of ways) {
    const off = Math.abs(share(way, resource) - wanted) * 1000;
    const moved = others.reduce((sum, name) => sum + Math.abs(share(way, name) - share(from, name)), 0);
    if (off + moved < least) {
      least = off + moved;
      best = way;
    }
  }
  return best;
}
