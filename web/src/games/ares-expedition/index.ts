/** Ares Expedition at the table: its cards, hand, tableau and menu. */
import { idOf } from "../../table/lexicon";
import type { GameParts } from "../parts";
import { print } from "./board.svelte";
import Card from "./Card.svelte";
import { cardFilters, cardOrders } from "./filters";
import Hand from "./Hand.svelte";
import Menu from "./Menu.svelte";
import Payment from "./Payment.svelte";
import type { Seen } from "./printed";
import Purse from "./Purse.svelte";
import Tableau from "./Tableau.svelte";

const parts: GameParts = {
  prepare: (board) => print(board as never),
  Board: Tableau,
  Hand,
  Purse,
  Card,
  kinds: { menu: Menu, payment: Payment },
  foresees: true,
  money: "resource mc",
  stock: (scene, thing) => (scene.seat === null ? undefined : (scene.view as Seen).players[scene.seat]?.resources[idOf(thing)]),
  cardFilters,
  cardOrders,
};
export default parts;
