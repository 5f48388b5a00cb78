"""Tables of Terraforming Mars for tests, in the words of its players.

    table = deal(hand="Comet", oceans=3, opponents=[player(plants=5)])
    table.play("Comet", "space E5", "seat 1", "amount 2")
    assert table.changes() == {"mc": -21, "temperature": 2, "oceans": 1, "tr": 2, ...}

Cards may be called by name or by id. Seat 0 is "I"; a corporation that is not named is one without effects.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

import areo
from areo.library import game_type
from areo.tableau.card import Card
from areo.terraforming_mars.deck import HOUSE_BOOK, PROJECTS
from areo.terraforming_mars.numbers import CUBES, TAGS
from tests import deal as any_game

RESOURCES = ["mc", "steel", "titanium", "plants", "energy", "heat"]
OCEAN_HEXES = ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5"]
ROWS = dict(zip("ABCDEFGHI", [5, 6, 7, 8, 9, 8, 7, 6, 5], strict=True))
HEXES = [f"{row}{number + 1}" for row, length in ROWS.items() for number in range(length)]
LAND_HEXES = [space for space in HEXES if space not in OCEAN_HEXES and space != "E3"]  # E3 is Noctis City's
RICH = 100
CARDS = {card.id for card in PROJECTS}  # the printed ones
WITH_HOUSE_CARDS = {card.id for card in HOUSE_BOOK.projects}


def id_of(name: str) -> str:
    """The id of a card, from its English name or the id itself."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub("['’]", "", name.lower())).strip("-")


def ids_of(names: str) -> list[str]:
    """The ids of cards whose names are separated by commas."""
    return [id_of(name) for name in names.split(",") if name.strip()]


class Mars(any_game.Seating):
    """A table of Terraforming Mars."""

    def __init__(self, game: areo.Game) -> None:
        super().__init__(game)
        self.before = figures(self.state)

    # What a player does. Payments are the first offered unless told; other questions are answered as scripted.

    def play(self, card: str, *answers: str | list[str], pay: str | None = None, seat: int | None = None) -> None:
        """Play a card, pay for it, and answer what it asks."""
        self.do(f"play {id_of(card)}", *answers, pay=pay, seat=seat)

    def act(self, card: str, *answers: str | list[str], pay: str | None = None, seat: int | None = None) -> None:
        """Use a card's action."""
        self.do(f"action {id_of(card)}", *answers, pay=pay, seat=seat)

    def project(self, name: str, *answers: str | list[str], pay: str | None = None, seat: int | None = None) -> None:
        """Carry out a standard project."""
        self.do(f"project {name}", *answers, pay=pay, seat=seat)

    def do(self, key: str, *answers: str | list[str], pay: str | None = None, seat: int | None = None) -> None:
        """Any entry of the menu; `changes` tells what came of it."""
        self.before = figures(self.state)
        self.choose(key, seat=seat)
        for answer in answers:
            pay = self.pay(pay)
            self.choose(answer)
        assert self.pay(pay) is None, f"{pay!r} is not asked"

    def choose(self, *answers: str | list[str], seat: int | None = None) -> None:
        """Answer one decision after the other. Cards may be named as "card Birds"."""
        super().choose(*[with_id(answer) for answer in answers], seat=seat)

    def pay(self, key: str | None = None) -> str | None:
        """Pay in this way, or in the way that is offered first, if there is a choice; the key if there is none."""
        if self.kind != "payment":
            return key
        super().choose(key or self.offers()[0])
        return None

    def end(self, seat: int | None = None) -> None:
        """End the turn: pass, if nothing was done."""
        self.choose("pass" if "pass" in self.offers(seat) else "end", seat=seat)

    def next_generation(self) -> None:
        """All pass and buy no cards; then it is my turn."""
        generation = self.generation
        while self.generation == generation or self.asked != [0] or self.kind != "menu":
            seat = self.asked[0]
            if self.decision(seat).kind == "menu":
                self.end(seat)
            else:
                super().choose([], seat=seat)
        self.before = figures(self.state)

    def finish(self) -> None:
        """All pass, buy nothing and place no more greeneries until the game is over."""
        while not self.over:
            seat = self.asked[0]
            kind = self.decision(seat).kind
            if kind == "menu":
                self.end(seat)
            else:
                super().choose("skip" if kind == "space" else [], seat=seat)

    # What may be done.

    @property
    def kind(self) -> str:
        """The kind of the open decision; "" if none is open, or several are."""
        return self.decision().kind if len(self.asked) == 1 else ""

    @property
    def idle(self) -> bool:
        """Whether all is answered: only a turn's menu is open."""
        return self.kind == "menu"

    def playable(self, card: str) -> bool:
        return f"play {id_of(card)}" in self.offers()

    def can_act(self, card: str) -> bool:
        return f"action {id_of(card)}" in self.offers()

    def why(self, key: str, seat: int | None = None) -> str:
        """Why a card cannot be played, or any other key chosen: "requires: 3"; "" if it can."""
        known = f"play {id_of(key)}" if id_of(key) in WITH_HOUSE_CARDS else key
        return super().why(known, seat)

    def shortfall(self, what: str) -> list[int]:
        """The figures in the first reason why a card cannot be played, or a key chosen: needed, there; no signs."""
        key = f"play {id_of(what)}" if id_of(what) in WITH_HOUSE_CARDS else what
        reason = self.game.why(self.decision().seat, key)[0]
        return [int(figure) for figure in re.findall(r"\d+", reason)]

    def spaces(self) -> list[str]:
        """The spaces offered for a tile."""
        assert self.kind == "space", self.kind
        return [key.removeprefix("space ") for key in self.offers() if key != "skip"]

    def payments(self, card: str) -> list[str]:
        """All ways to pay for a card: tried on a copy of the table."""
        table = Mars(self.game.copy())
        Mars.choose(table, f"play {id_of(card)}")
        return table.offers() if table.kind == "payment" else []

    # How things stand.

    def changes(self) -> dict[str, int | str]:
        """All that changed since the last play, action or deal; others' things under "seat 1 plants".

        "cards" are those in hand and on the table together; "asked" is the kind of a question that is still open.
        """
        now = figures(self.state)
        changed: dict[str, int | str] = {}
        for what in sorted({*now, *self.before}):
            new, old = now.get(what, 0), self.before.get(what, 0)
            if isinstance(new, int) and isinstance(old, int):
                if new != old:
                    changed[what] = new - old
            elif new != old:
                changed[what] = new
        if not self.idle and not self.over:
            changed["asked"] = self.kind
        return changed

    @property
    def generation(self) -> int:
        return cast(int, self.state["generation"])

    @property
    def temperature(self) -> int:
        return cast(int, self.state["temperature"])

    @property
    def oxygen(self) -> int:
        return cast(int, self.state["oxygen"])

    @property
    def oceans(self) -> int:
        return cast(int, self.state["oceans"])

    def player(self, seat: int = 0) -> dict[str, Any]:
        return cast(dict[str, Any], self.state["players"][seat])

    def resources(self, seat: int = 0) -> dict[str, int]:
        """The cubes in stock, without the zeros."""
        return {resource: n for resource, n in self.player(seat)["resources"].items() if n}

    def mc(self, seat: int = 0) -> int:
        return cast(int, self.player(seat)["resources"]["mc"])

    def production(self, seat: int = 0) -> dict[str, int]:
        """The production, without the zeros."""
        return {resource: n for resource, n in self.player(seat)["production"].items() if n}

    def tr(self, seat: int = 0) -> int:
        return cast(int, self.player(seat)["tr"])

    def hand(self, seat: int = 0) -> list[str]:
        return cast(list[str], self.player(seat)["hand"])

    def played(self, seat: int = 0) -> list[str]:
        return cast(list[str], self.player(seat)["played"])

    def cubes(self, card: str, seat: int = 0) -> int:
        return cast(int, self.player(seat)["on_cards"].get(id_of(card), 0))

    def price(self, card: str, seat: int = 0) -> int:
        """What a card in hand costs its owner now."""
        cards = self.view(seat)["players"][seat]["hand"]
        return cast(int, next(entry["price"] for entry in cards if entry["id"] == id_of(card)))

    def tiles(self) -> dict[str, str]:
        """By space: what lies there, and whose it is: "city 0", "ocean", "greenery neutral"."""
        return tiles_in(self.state)

    def deck(self) -> list[str]:
        """The deck, from the top."""
        return cast(list[str], self.state["deck"])

    def discard(self) -> list[str]:
        """The discard pile, from the top."""
        return cast(list[str], self.state["discard"])

    def points(self, card: str, seat: int = 0) -> int:
        """The points a card is worth now."""
        return cast(int, self.score(seat)["by_card"].get(id_of(card), 0))


def with_id(answer: str | list[str]) -> str | list[str]:
    """An answer in which a card may be called by its name."""
    if isinstance(answer, list):
        return [f"card {id_of(part.removeprefix('card '))}" for part in answer]
    return f"card {id_of(answer.removeprefix('card '))}" if answer.startswith("card ") else answer


def tiles_in(state: Mapping[str, Any]) -> dict[str, str]:
    return {tile["space"]: f"{tile['tile']} {tile.get('owner', '')}".strip() for tile in state["tiles"]}


def figures(state: Mapping[str, Any]) -> dict[str, int | str]:
    """Everything on the table that a deed can change, under short names."""
    told: dict[str, int | str] = {name: state[name] for name in ("temperature", "oxygen", "oceans", "generation")}
    told.update(tiles_in(state))
    told.update({claim["space"]: f"claim {claim['owner']}" for claim in state["claims"]})
    for seat, player in enumerate(state["players"]):
        whose = f"seat {seat} " if seat else ""
        told[f"{whose}tr"] = player["tr"]
        told[f"{whose}cards"] = len(player["hand"]) + len(player["played"])
        told.update({f"{whose}{name}": number for name, number in player["resources"].items()})
        told.update({f"{whose}{name} production": number for name, number in player["production"].items()})
        told.update({f"{whose}on {card}": number for card, number in player["on_cards"].items()})
    return told


def set_up(players: int = 2, seed: int = 0, **options: object) -> Mars:
    """A game dealt anew."""
    return any_game.deal(Mars, "terraforming-mars", players, seed=seed, options=options)


def deal(
    *,
    opponents: Sequence[Mapping[str, Any]] = (),
    players: int | None = None,
    tiles: Mapping[str, str] | None = None,
    oceans: int = 0,
    claims: Mapping[str, int] | None = None,
    deck: str = "",
    discard: str = "",
    actions: int = 2,
    active: int = 0,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    state: Mapping[str, object] | None = None,
    temperature: int = -30,
    oxygen: int = 0,
    generation: int = 5,
    mc: int = RICH,
    **mine: Any,
) -> Mars:
    """A table in the action phase, as a rule with me to move: seat 0, with 100 M€ unless told otherwise.

    hand, played...   mine, as for `player`
    opponents         players made by `player`; one without anything if left out (players=1: solo)
    tiles             {"C3": "city 0", "E5": "ocean", "D4": "greenery neutral"}
    oceans            so many more oceans, on the first free hexes for them in reading order
    claims            {"C4": 1}
    deck, discard     the tops of the piles
    actions           how many I have left this turn
    state             anything else, as in a position
    """
    seats = players if players is not None else max(2, 1 + len(opponents))
    entries = [player(mc=mc, **mine), *opponents]
    entries += [player() for _ in range(seats - len(entries))]
    corporations = [entry.get("corporation") or f"beginner-corporation-{n + 1}" for n, entry in enumerate(entries)]
    laid = dict(tiles or {})
    laid.update(dict.fromkeys([space for space in OCEAN_HEXES if space not in laid][:oceans], "ocean"))
    told: dict[str, object] = {
        "generation": generation,
        "temperature": temperature,
        "oxygen": oxygen,
        "active": active,
        "actions_left": actions,
        "tiles": [tile_entry(space, words) for space, words in laid.items()],
        "claims": [{"space": space, "owner": owner} for space, owner in (claims or {}).items()],
        "deck": ids_of(deck),
        "discard": ids_of(discard),
        "players": [{**entry, "corporation": corporations[n]} for n, entry in enumerate(entries)],
        **(state or {}),
    }
    return any_game.deal(Mars, "terraforming-mars", seats, seed=seed, options=options, state=told)


def player(
    *,
    hand: str = "",
    played: str = "",
    corporation: str = "",
    cubes: Mapping[str, int] | None = None,
    used: str = "",
    mc: int = 0,
    steel: int = 0,
    titanium: int = 0,
    plants: int = 0,
    energy: int = 0,
    heat: int = 0,
    production: Mapping[str, int] | None = None,
    **fields: object,
) -> dict[str, Any]:
    """What one player has: cards by name, cubes on cards, stock and production; `fields` as in a position (tr...)."""
    return {
        "hand": ids_of(hand),
        "played": ids_of(played),
        "corporation": id_of(corporation) or None,
        "on_cards": {id_of(card): number for card, number in (cubes or {}).items()},
        "used": ids_of(used),
        "resources": dict(zip(RESOURCES, [mc, steel, titanium, plants, energy, heat], strict=True)),
        "production": dict(production or {}),
        **fields,
    }


def built_up(*free: str, owner: int = 1) -> dict[str, str]:
    """Tiles on all land but these hexes: greeneries of one player."""
    return {space: f"greenery {owner}" for space in LAND_HEXES if space not in free}


def table_of(text: str) -> list[tuple[str, ...]]:
    """The cells of a table written as lines with | between the cells."""
    return [tuple(cell.strip() for cell in line.split("|")) for line in text.strip().splitlines()]


def definition(name: str) -> Card:
    """What is printed on a card."""
    return next(card for card in HOUSE_BOOK.projects if card.id == id_of(name))


def text_of(name: str) -> str:
    """What a card says, in English."""
    return next(card.text for card in game_type("terraforming-mars").cards("en", {}) if card.id == id_of(name))


def holds(name: str) -> str:
    """The kind of cubes a card holds."""
    return CUBES[definition(name).holds]


def cubes_named(name: str) -> set[str]:
    """The kinds of cubes a card speaks of."""
    words = {"animal": "animal", "microbe": "microbe", "science resource": "science", "fighter": "fighter"}
    return {kind for word, kind in words.items() if word in text_of(name).lower()}


def tags(name: str) -> str:
    """The tags printed on a card, in alphabetical order."""
    return " ".join(sorted(TAGS[tag] for tag in definition(name).tags))


def tile_entry(space: str, words: str) -> dict[str, object]:
    """A tile written as city 0, ocean, or greenery neutral."""
    kind, _, owner = words.partition(" ")
    entry: dict[str, object] = {"space": space, "tile": kind}
    if owner:
        entry["owner"] = owner if owner == "neutral" else int(owner)
    return entry
