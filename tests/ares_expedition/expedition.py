"""Tables of Ares Expedition for tests, in the words of its players.

    table = deal(phase=CONSTRUCTION, hand="Comet", opponents=[player(plants=5)])
    table.play("Comet")
    assert table.changes() == {"mc": -25, "temperature": 2, "tr": 1, ...}

Cards may be called by name or by id. Seat 0 is "I"; the others are done with the phase, unless told otherwise, and
nobody has a corporation that is not named.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.numbers import CUBES, TAGS
from areo.library import game_type
from areo.tableau.card import Card
from tests import deal as any_game
from tests.tableau.cards import CardTable, id_of, ids_of

PLANNING, DEVELOPMENT, CONSTRUCTION, ACTION, PRODUCTION, RESEARCH = range(6)
RICH = 100
PLAIN_TILE = {"mc": 4}  # an ocean tile to turn over where nothing depends on it


class Expedition(CardTable):
    """A table of Ares Expedition."""

    known: ClassVar[set[str]] = {card.id for card in BOOK.projects}

    def figures(self, state: Mapping[str, Any]) -> dict[str, int | str]:
        told: dict[str, int | str] = {name: state[name] for name in ("temperature", "oxygen", "oceans", "round")}
        for seat, player in enumerate(state["players"]):
            whose = f"seat {seat} " if seat else ""
            told[f"{whose}tr"] = player["tr"]
            told[f"{whose}forests"] = player["forests"]
            told[f"{whose}cards"] = len(player["hand"]) + len(player["played"])
            told.update({f"{whose}{name}": number for name, number in player["resources"].items()})
            for kind in ("production", "capability"):
                told.update({f"{whose}{name} {kind}": number for name, number in player[kind].items()})
            told.update({f"{whose}on {card}": number for card, number in player["on_cards"].items()})
        return told

    # What a player does.

    def plan(self, *phases: int) -> None:
        """All choose their phases, in seat order."""
        for seat, phase in enumerate(phases):
            self.choose(f"phase {phase}", seat=seat)
        self.before = self.figures(self.state)

    def end(self, seat: int = 0) -> None:
        """Be done with the phase; `changes` tells what follows."""
        self.before = self.figures(self.state)
        self.choose("end", seat=seat)

    # How things stand.

    @property
    def phase(self) -> int:
        return cast(int, self.state["phase"])

    @property
    def round(self) -> int:
        return cast(int, self.state["round"])

    def forests(self, seat: int = 0) -> int:
        return cast(int, self.player(seat)["forests"])

    def capability(self, seat: int = 0) -> dict[str, int]:
        """Steel and titanium, without the zeros."""
        return {metal: n for metal, n in self.player(seat)["capability"].items() if n}

    def plays(self, seat: int = 0) -> list[str]:
        """What may still be played in this phase."""
        return cast(list[str], self.player(seat)["plays"])

    def off(self, card: str, seat: int = 0) -> dict[str, int]:
        """What comes off the price of a card in hand, by where it comes from."""
        cards = self.view(seat)["players"][seat]["hand"]
        entry = next(entry for entry in cards if entry["id"] == id_of(card))
        return {part["from"]: part["mc"] for part in entry.get("off", [])}


def set_up(players: int = 2, seed: int = 0, **options: object) -> Expedition:
    """A game dealt anew."""
    return any_game.deal(Expedition, "ares-expedition", players, seed=seed, options=options)


def deal(
    *,
    phase: int = DEVELOPMENT,
    opponents: Sequence[Mapping[str, Any]] = (),
    players: int | None = None,
    deck: str = "",
    discard: str = "",
    tiles: Sequence[Mapping[str, int]] = (PLAIN_TILE,),
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    state: Mapping[str, object] | None = None,
    temperature: int = -30,
    oxygen: int = 0,
    oceans: int = 0,
    round: int = 5,
    mc: int = RICH,
    **mine: Any,
) -> Expedition:
    """A table in a phase that nobody has the bonus of, with me to move: seat 0, with 100 MC unless told otherwise.

    hand, played...   mine, as for `player`
    opponents         players made by `player`; one who has nothing and is done, if left out (players=1: solo)
    deck, discard     the tops of the piles
    tiles             the next ocean tiles, by what they show
    state             anything else, as in a position
    """
    seats = players if players is not None else max(2, 1 + len(opponents))
    entries: list[Mapping[str, Any]] = [player(**{"mc": mc, "ended": False, **mine}), *opponents]
    entries += [player() for _ in range(seats - len(entries))]
    told: dict[str, object] = {
        "round": round,
        "phase": phase,
        "temperature": temperature,
        "oxygen": oxygen,
        "oceans": oceans,
        "deck": ids_of(deck),
        "discard": ids_of(discard),
        "players": [{**entry, "ended": entry["ended"] and 0 < phase <= ACTION} for entry in entries],
        **({"ocean_tiles": [dict(tile) for tile in tiles]} if oceans < 9 else {}),
        **(state or {}),
    }
    return any_game.deal(Expedition, "ares-expedition", seats, seed=seed, options=options, state=told)


def player(
    *,
    hand: str = "",
    played: str = "",
    corporation: str = "",
    cubes: Mapping[str, int] | None = None,
    used: str = "",
    mc: int = 0,
    heat: int = 0,
    plants: int = 0,
    ended: bool = True,
    **fields: object,
) -> dict[str, Any]:
    """What one player has: cards by name, cubes on cards, stock; `fields` as in a position (tr, chosen, forests...)."""
    return {
        "hand": ids_of(hand),
        "played": ids_of(played),
        "corporation": id_of(corporation) or None,
        "on_cards": {id_of(card): number for card, number in (cubes or {}).items()},
        "used": ids_of(used),
        "resources": {"mc": mc, "heat": heat, "plants": plants},
        "ended": ended,
        **fields,
    }


def construct(**given: Any) -> Expedition:
    """A table in the construction phase, where blue and red cards are played."""
    return deal(phase=CONSTRUCTION, **given)


def act(**given: Any) -> Expedition:
    """A table in the action phase."""
    return deal(phase=ACTION, **given)


def produce(**mine: Any) -> dict[str, int]:
    """What a production phase brings me, without what my rating does: resources and cards, without the zeros."""
    table = deal(phase=PRODUCTION, **{"mc": 0, "tr": 0, **mine})
    brought = {**table.resources(), "cards": len(table.hand())}
    return {what: number for what, number in brought.items() if number}


def research(**mine: Any) -> tuple[int, int]:
    """How many cards I draw in a research phase, and how many of them I keep."""
    table = deal(phase=RESEARCH, **mine)
    kept = len(table.hand())
    if 0 not in table.asked or table.kind_for(0) != "cards":  # all that were drawn are kept
        return kept, kept
    decision = table.decision(0)
    assert decision.least == decision.most
    return len(decision.keys), decision.least


def definition(name: str) -> Card:
    """What is printed on a card."""
    return next(card for card in (*BOOK.projects, *BOOK.corporations) if card.id == id_of(name))


def tags(name: str) -> str:
    """The printed tags of a card, in the printed order."""
    return " ".join(TAGS[tag] for tag in definition(name).tags)


def holds(name: str) -> str:
    """The kind of cubes a card holds; "" if it holds none."""
    return CUBES.get(definition(name).holds, "")


def cubes_named(name: str) -> set[str]:
    """The kinds of cubes that a card says it gains, gives or counts on itself."""
    text = next(card.text for card in game_type("ares-expedition").cards("en", {}) if card.id == id_of(name))
    return {kind.removesuffix("s") for kind in re.findall(r"(\w+)(?: resources?)? (?:to|from|on) this card", text)}
