/** On Mars at the table. */
import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import { print, theBoard } from "./board.svelte";
import Built from "./Built.svelte";
import Card from "./Card.svelte";
import { goal } from "./chapters/goal";
import { charts } from "./charts";
import type { BoardFacts, Seen } from "./facts";
import { cardFilters, cardOrders } from "./filters";
import Hand from "./Hand.svelte";
import { buildingsOf, mineOf } from "./holdings";
import Left from "./Left.svelte";
import "./look.css";
import Menu from "./Menu.svelte";
import Payment from "./Payment.svelte";
import { hexOf } from "./places";
import { stockOf } from "./purse";
import Purse from "./Purse.svelte";
import Space from "./Space.svelte";
import { order, othersTurn, rival, SOURCES, standing } from "./standing";
import { because, trail } from "./trail";
import { t, type Phrase } from "./words";

/** By what is asked. */
const CHAPTERS: Record<string, string> = {
  space: "travel",
  "shuttle-side": "set-up",
  travel: "travel",
  explore: "travel",
  "explore-hex": "travel",
  pay: "goods",
  receive: "goods",
  gain: "goods",
  blueprint: "orbit",
  learn: "technology",
  develop: "technology",
  tech: "technology",
  owner: "technology",
  warehouse: "orbit",
  build: "build",
  "build-hex": "build",
  displace: "build",
  "lss-bonus": "life-support",
  upgrade: "colony",
  walk: "colony",
  ship: "colony",
  bring: "colony",
  "land-bot": "colony",
  hire: "colony",
  "fill-display": "colony",
  use: "executive",
  radar: "executive",
  yield: "executive",
  reward: "missions",
  "last-chance": "missions",
  "last-deliveries": "end",
  task: "first-colonists",
};

const GROUPS: Record<string, Phrase> = {
  main: "om.group.main",
  exec: "om.group.exec",
  use: "om.group.use",
  goal: "om.group.goal",
  deliver: "om.group.deliver",
  bot: "om.group.bot",
  rover: "om.group.rover",
  hex: "om.group.hex",
  learn: "om.group.learn",
  develop: "om.group.learn",
  card: "om.group.card",
};

const parts: GameParts = {
  prepare: (board) => print(board as BoardFacts),
  Board,
  Hand,
  Left,
  Purse,
  Card,
  kinds: { menu: Menu, payment: Payment, space: Space, branch: Space, card: Space, seat: Space },
  handName: () => t("om.my-board"),
  foresees: true,
  coordinates: true,
  order,
  standing,
  standings: [() => t("om.acted"), () => t("om.next")],
  rival,
  othersTurn,
  trail,
  because,
  chapter: (asked) => (asked === null ? "colony" : (CHAPTERS[asked.name] ?? "turn")),
  deed: (scene, picked) => {
    const hex = hexOf(picked[0] ?? "");
    const name = theBoard()?.hexes.find((one) => one.id === hex)?.name;
    if (picked.length !== 1 || name === undefined || scene.asked?.kind !== "space") return null;
    return t(scene.asked.name === "build-hex" ? "om.build-on" : "om.choose-hex", name);
  },
  group: (verb) => t(GROUPS[verb] ?? "om.group.other"),
  stock: (scene, thing) => {
    const player = mineOf(scene);
    return player ? stockOf(player, thing) : undefined;
  },
  full: (scene, seat) => {
    const { team, alien } = scene.view as Partial<Seen>;
    return (seat === alien?.seat ? alien.to_win : team?.to_win) ?? null;
  },
  scoreParts: SOURCES,
  goal,
  about: (scene, seat) => {
    const view = scene.view as Partial<Seen>;
    if (view.alien?.seat === seat) return t("om.ch.about-alien", view.alien.troops.length);
    return view.map
      ? t(
          "om.end.about",
          buildingsOf(view as Seen, seat).reduce((sum, one) => sum + one.advanced, 0),
        )
      : "";
  },
  pointsTitle: () => t("om.curve.points"),
  charts,
  Ending: Built,
  cardFilters,
  cardOrders,
};
export default parts;
