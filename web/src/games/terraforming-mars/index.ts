/** Terraforming Mars at the table. */
import { idOf } from "../../table/lexicon";
import { SOURCES } from "./sums";
import { t, type Phrase } from "./words";
import type { GameParts } from "../parts";
import type { Scene } from "../../table/scene";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { charts } from "./charts";
import { print, theBoard } from "./board.svelte";
import { type BoardFacts, type Seen } from "./facts";
import { cardFilters, cardOrders } from "./filters";
import "./look.css";
import Hand from "./Hand.svelte";
import Left from "./Left.svelte";
import Menu from "./Menu.svelte";
import Place from "./Place.svelte";
import Purse from "./Purse.svelte";
import Raised from "./Raised.svelte";
import { standing, turnOrder } from "./turns";

/** What the lit button says: named for the deed, with its price. */
function deed(scene: Scene, picked: string[]): string | null {
  const asked = scene.asked;
  if (!asked) return null;
  if (asked.kind === "space" && picked[0]) return t("tm.place-on", scene.name(picked[0]));
  if (asked.name === "sell") return picked.length ? t("tm.sell", picked.length, picked.length) : t("tm.sell-some");
  if (asked.name === "buy-cards") {
    const price = theBoard()?.card_price ?? 0;
    return picked.length ? t("tm.buy", picked.length, picked.length * price) : t("tm.buy-none");
  }
  return null;
}

/** What passing means, and what could still be done. */
function passing(scene: Scene): string {
  const offered = (scene.asked?.options ?? []).map((option) => option.key);
  const number = (verb: string) => offered.filter((key) => key.startsWith(`${verb} `)).length;
  const could = [
    number("milestone") ? t("tm.could-milestone") : "",
    offered.includes("greenery") ? t("tm.could-greenery") : "",
    offered.includes("heat") ? t("tm.could-heat") : "",
    number("play") ? t("tm.could-play", number("play")) : "",
    number("action") ? t("tm.could-action", number("action")) : "",
  ].filter(Boolean);
  return could.length ? `${t("tm.passing")} ${t("tm.unused", could.join(", "))}` : t("tm.passing");
}

/** By what is asked, or by its kind. */
const CHAPTERS: Record<string, string> = {
  turn: "actions",
  pay: "paying",
  space: "tiles",
  corporation: "set-up",
  "buy-cards": "generation",
  draft: "draft",
  "last-greenery": "end",
};

const GROUPS: Record<string, Phrase> = {
  play: "tm.group.play",
  action: "tm.group.action",
  project: "tm.group.project",
  milestone: "tm.group.milestone",
  award: "tm.group.award",
  card: "tm.group.card",
  space: "tm.group.space",
};

const parts: GameParts = {
  prepare: (board) => print(board as BoardFacts),
  Board,
  Hand,
  Left,
  Purse,
  Card,
  Beside,
  kinds: { menu: Menu, space: Place },
  deed,
  passing,
  recaps: (scene) => scene.seat !== null && scene.players > 1,
  order: turnOrder,
  standing,
  foresees: true,
  coordinates: true,
  chapter: (asked) => (asked === null ? "cards" : (CHAPTERS[asked.name] ?? CHAPTERS[asked.kind] ?? "cards")),
  standings: [() => t("tm.passed")],
  group: (verb) => t(verb in GROUPS ? GROUPS[verb]! : "tm.group.other"),
  money: "resource mc",
  stock: (scene, thing) => (scene.seat === null ? undefined : (scene.view as Seen).players[scene.seat]?.resources[idOf(thing)]),
  scoreParts: SOURCES,
  about: (scene, seat) => {
    const corporation = (scene.view as Partial<Seen>).players?.[seat]?.corporation;
    return corporation ? scene.name(`corporation ${corporation}`) : "";
  },
  pointsTitle: () => t("tm.curve.points"),
  charts,
  Ending: Raised,
  cardFilters,
  cardOrders,
};
export default parts;
