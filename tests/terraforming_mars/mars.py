"""Tables of Terraforming Mars for tests, in the words of its players.

    table = deal(hand="Comet", oceans=3, opponents=[player(plants=5)])
    table.play("Comet", "space E5", "seat 1", "amount 2")
    assert table.changes() == {"mc": -21, "temperature": 2, "oceans": 1, "tr": 2, ...}

Cards may be called by name or by id. Seat 0 is "I"; a corporation that is not named is one without effects.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from areo.library import game_type
from areo.tableau.card import Card
from areo.terraforming_mars.deck import HOUSE_BOOK, PROJECTS
from areo.terraforming_mars.numbers import CUBES, TAGS
from tests import deal as any_game
from tests.tableau.cards import CardTable, id_of, ids_of

RESOURCES = ["mc", "steel", "titanium", "plants", "energy", "heat"]
OCEAN_HEXES = ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5"]
ROWS = dict(zip("ABCDEFGHI", [5, 6, 7, 8, 9, 8, 7, 6, 5], strict=True))
HEXES = [f"{row}{number + 1}" for row, length in ROWS.items() for number in range(length)]
LAND_HEXES = [space for space in HEXES if space not in OCEAN_HEXES and space != "E3"]  # E3 is Noctis City's
RICH = 100
CARDS = {card.id for card in PROJECTS}  # the printed ones


class Mars(CardTable):
    """A table of Terraforming Mars."""

    known: ClassVar[set[str]] = {card.id for card in HOUSE_BOOK.projects}

    def figures(self, state: Mapping[str, Any]) -> dict[str, int | str]:
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
        self.before = self.figures(self.state)

    def finish(self) -> None:
        """All pass, buy nothing and place no more greeneries until the game is over."""
        while not self.over:
            seat = self.asked[0]
            kind = self.decision(seat).kind
            if kind == "menu":
                self.end(seat)
            else:
                super().choose("skip" if kind == "space" else [], seat=seat)

    def spaces(self) -> list[str]:
        """The spaces offered for a tile."""
        assert self.kind == "space", self.kind
        return [key.removeprefix("space ") for key in self.offers() if key != "skip"]

    def payments(self, card: str) -> list[str]:
        """All ways to pay for a card: tried on a copy of the table."""
        table = Mars(self.game.copy())
        Mars.choose(table, f"play {id_of(card)}")
        return table.offers() if table.kind == "payment" else []

    @property
    def generation(self) -> int:
        return cast(int, self.state["generation"])

    def tiles(self) -> dict[str, str]:
        """By space: what lies there, and whose it is: "city 0", "ocean", "greenery neutral"."""
        return tiles_in(self.state)


def tiles_in(state: Mapping[str, Any]) -> dict[str, str]:
    return {tile["space"]: f"{tile['tile']} {tile.get('owner', '')}".strip() for tile in state["tiles"]}


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
