/** Mission: Red Planet at the table. */

import { t, type Phrase } from "./words";
import type { GameParts } from "../parts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { deed } from "./deed";
import Hand from "./Hand.svelte";
import Left from "./Left.svelte";
import "./look.css";
import { print, seen, type Printed } from "./seen";

const GROUPS: Record<string, Phrase> = { zone: "rp.group.zone", shuttle: "rp.group.shuttle", move: "rp.group.move" };

const parts: GameParts = {
  foresees: true,
  chapter: (asked) =>
    asked === null
      ? "events"
      : /^(board|board-together|destination|launch|destroy|redirect)$/.test(asked.name)
        ? "shuttles"
        : asked.name === "keep"
          ? "set-up"
          : "characters",
  prepare: (board) => print(board as Printed),
  Board,
  boardSize: { width: 620, height: 680 },
  Hand,
  Left,
  Aside,
  Card,
  // Clockwise from the medal.
  order: (scene) => Array.from({ length: scene.players }, (_, turn) => ((seen(scene).medal ?? 0) + turn) % scene.players),
  standing: (scene, seat) => {
    const { phase, players } = seen(scene);
    return phase === "choose_characters" && players[seat]?.chosen && !scene.waiting.includes(seat) ? t("rp.ready") : null;
  },
  deed,
  standings: [() => t("rp.ready")],
  group: (verb) => t(verb in GROUPS ? GROUPS[verb]! : "rp.group.other"),
  scoreParts: ["tokens", "ice_majority", "discoveries", "bonus"],
};

export default parts;
