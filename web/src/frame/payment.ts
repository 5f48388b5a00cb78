/** Ways to pay, as the options tell them. Never a mix that is not among them. */

import type { OptionShown } from "../table/protocol";
import { isQuiet } from "./options";

export interface Way {
  key: string;
  label: string;
  /** How much of what is paid, by the key of the thing, such as "resource steel". */
  amounts: Record<string, number>;
}

/** All the ways; null if one of the options is something else, or there is nothing to choose. */
export function waysOf(options: OptionShown[]): Way[] | null {
  if (options.length < 2 || options.some((option) => isQuiet(option.key))) return null;
  return options.map(({ key, label, price }) => ({ key, label, amounts: price }));
}

export interface Slider {
  /** The key of the thing whose share it sets. */
  thing: string;
  least: number;
  most: number;
}

/** One for each thing whose share can be chosen. `rest`: what makes up for the others needs no slider of its own. */
export function slidersOf(ways: Way[], rest = ""): Slider[] {
  const open = thingsIn(ways)
    .map((thing) => {
      const shares = ways.map((way) => way.amounts[thing] ?? 0);
      return { thing, least: Math.min(...shares), most: Math.max(...shares) };
    })
    .filter((slider) => slider.least < slider.most);
  const others = open.filter((slider) => slider.thing !== rest);
  return others.length > 0 && unambiguous(ways, others) ? others : open;
}

function thingsIn(ways: Way[]): string[] {
  return [...new Set(ways.flatMap((way) => Object.keys(way.amounts)))];
}

/** Whether the shares of these things alone tell the ways apart. */
function unambiguous(ways: Way[], sliders: Slider[]): boolean {
  const seen = new Set(ways.map((way) => sliders.map((slider) => way.amounts[slider.thing] ?? 0).join()));
  return seen.size === ways.length;
}

/** The offered way nearest to this one in which a thing has the wanted share, or comes as near to it as can be. */
export function slide(ways: Way[], from: Way, thing: string, wanted: number, rest = ""): Way {
  const share = (way: Way, name: string) => way.amounts[name] ?? 0;
  const others = thingsIn(ways).filter((name) => name !== thing && name !== rest);
  let best = from;
  let least = Infinity;
  for (const way of ways) {
    const off = Math.abs(share(way, thing) - wanted) * 1000;
    const moved = others.reduce((sum, name) => sum + Math.abs(share(way, name) - share(from, name)), 0);
    if (off + moved < least) {
      least = off + moved;
      best = way;
    }
  }
  return best;
}
