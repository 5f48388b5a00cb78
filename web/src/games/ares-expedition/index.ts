/** Ares Expedition at the table. */
import { idOf } from "../../table/lexicon";
import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import { print, theBoard } from "./board.svelte";
import Card from "./Card.svelte";
import { charts } from "./charts";
import type { BoardFacts, Seen } from "./facts";
import { cardFilters, cardOrders } from "./filters";
import { goal } from "./goal";
import Hand from "./Hand.svelte";
import Left from "./Left.svelte";
import "./look.css";
import Menu from "./Menu.svelte";
import Payment from "./Payment.svelte";
import PhaseRows from "./PhaseRows.svelte";
import Purse from "./Purse.svelte";
import Raised from "./Raised.svelte";
import { stage } from "./stage";
import { SOURCES, standing } from "./standing";
import { t, type Phrase } from "./words";

/** By what is asked, or by its kind. */
const CHAPTERS: Record<string, string> = {
  corporation: "set-up",
  "choose-phase": "round",
  "choose-neutral": "solo",
  phase: "phases",
  keep: "phases",
  pay: "paying",
  limit: "round",
  cube: "together",
  swap: "together",
  gift: "together",
  help: "solo",
};

const GROUPS: Record<string, Phrase> = {
  play: "ae.group.play",
  action: "ae.group.action",
  project: "ae.group.project",
  sell: "ae.group.sell",
  card: "ae.group.card",
};

const parts: GameParts = {
  prepare: (board) => print(board as BoardFacts),
  Board,
  boardSize: { width: 620, height: 206 },
  Hand,
  Left,
  Purse,
  Card,
  kinds: { phase: PhaseRows, menu: Menu, payment: Payment },
  recaps: (scene) => scene.seat !== null && scene.players > 1 && scene.players < 4,
  standing,
  standings: [() => t("ae.done")],
  stage,
  foresees: true,
  chapter: (asked) => (asked === null ? "cards" : (CHAPTERS[asked.name] ?? CHAPTERS[asked.kind] ?? "cards")),
  group: (verb) => t(GROUPS[verb] ?? "ae.group.other"),
  money: "resource mc",
  stock: (scene, thing) => (scene.seat === null ? undefined : (scene.view as Seen).players[scene.seat]?.resources[idOf(thing)]),
  goal,
  full: (scene) => (scene.options["coop"] ? (theBoard()?.coop.points ?? null) : null),
  scoreParts: SOURCES,
  about: (scene, seat) => {
    const corporation = (scene.view as Partial<Seen>).players?.[seat]?.corporation;
    return corporation ? scene.name(`corporation ${corporation}`) : "";
  },
  pointsTitle: () => t("ae.curve.points"),
  charts,
  Ending: Raised,
  cardFilters,
  cardOrders,
};
export default parts;
