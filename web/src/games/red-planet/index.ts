/** Mission: Red Planet at the table. */

import { t } from "../../words/index.svelte";
import type { GameParts } from "../parts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { deed } from "./deed";
import Hand from "./Hand.svelte";
import Left from "./Left.svelte";
import { print, ROUNDS, seen, type Printed } from "./seen";

const parts: GameParts = {
  chapter: (asked) => (asked === null ? "events" : /^(board|board-together|destination|launch|destroy|redirect)$/.test(asked.name) ? "shuttles" : asked.name === "keep" ? "set-up" : "characters"),
  prepare: (board) => print(board as Printed),
  Board,
  Hand,
  Left,
  Aside,
  Card,
  clock: (scene) => t("rp.clock", seen(scene).round, ROUNDS),
  // Clockwise from the medal.
  order: (scene) => Array.from({ length: scene.players }, (_, turn) => ((seen(scene).medal ?? 0) + turn) % scene.players),
  standing: (scene, seat) => {
    const { phase, players } = seen(scene);
    return phase === "choose_characters" && players[seat]?.chosen && !scene.waiting.includes(seat) ? t("rp.ready") : null;
  },
  deed,
  scoreParts: ["tokens", "ice_majority", "discoveries", "bonus"],
};

export default parts;
