/** What a player has, in the six cells of a mat: three stocks with what they yield, two metals with what they take off, the hand. */

import type { Scene } from "../../table/scene";
import { count, minus, type Player } from "./facts";
import { t } from "./words";

export interface Cell {
  /** Its drawing, and the resource it is of; "card" is the hand. */
  icon: string;
  number: number;
  /** What a production phase adds, or what comes off a price. */
  beside: string;
  /** The tag whose cards it makes cheaper. */
  tag?: string;
}

export function cellsOf(player: Player): Cell[] {
  const stocks = Object.keys(player.resources).map((resource) => ({
    icon: resource,
    number: player.resources[resource] ?? 0,
    beside: `+${player.production[resource] ?? 0}`,
  }));
  const metals = Object.keys(player.capability).map((metal) => ({
    icon: metal,
    number: player.capability[metal] ?? 0,
    beside: player.discounts[metal] ? minus(-player.discounts[metal]) : "",
    tag: metal === "steel" ? "building" : "space",
  }));
  return [...stocks, ...metals, { icon: "card", number: count(player.hand), beside: `+${player.production["cards"] ?? 0}` }];
}

/** What lies in a cell, in words. */
export function heldIn(scene: Scene, cell: Cell): string {
  return cell.icon === "card" ? t("ae.cards-in-hand", cell.number) : `${scene.name(`resource ${cell.icon}`)}: ${cell.number}`;
}
