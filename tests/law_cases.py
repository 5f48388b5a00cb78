"""The games that the laws are tried on: which deals, what is hidden in each, its pieces and its moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import areo
from areo import Game
from areo.library import add_game
from areo.terraforming_mars.deck import BOOK
from tests.kernel.colony import COLONY

add_game(COLONY)

Json: TypeAlias = dict[str, Any]


def table(game: Game) -> Json:
    """The whole table: a position's state without chance and what is pending."""
    state: Any = game.position()["state"]
    whole = {key: value for key, value in state.items() if key not in ("rng", "reveals", "pending")}
    if game.rulebook.game == "terraforming-mars":  # saved as places in the discard pile, shown as cards in their order
        number = game.rulebook.things.numbers
        known = [[whole["discard"][place] for place in places] for places in whole["known"]]
        whole["known"] = [sorted(cards, key=lambda card: number[f"card {card}"]) for cards in known]
    return whole


@dataclass(frozen=True)
class Case:
    """A game to try the laws on: which, for how many, with what options, and from which state if not dealt."""

    game: str
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    state: Mapping[str, object] | None = None
    name: str = ""
    thin: int = 1  # how many times fewer games and moments than the smallest games get

    def new(self, seed: int | str) -> Game:
        if self.state is None:
            return areo.new(self.game, players=self.players, seed=seed, **self.options)
        options = {**self.options, "players": self.players, "seed": seed}
        return areo.from_position({"game": self.game, "options": options, "state": self.state})

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *([self.name] if self.name else [])])


OUTER = ("vastitas_borealis", "syrtis_major", "ausonia", "hellas", "mare_serpentis", "sinus_sabaeus", "arabia")
FOUND = ("rich_vein", "hidden_lake", "radiation", "upheaval", "spent_vein", "barren_ground", "barren_ground.2")

# A table where the rare things happen: every outer zone has its discovery, so that one more is discarded and others
# are looked at, and the shuttles on the pad are empty and manual, some of them filled by a single character.
CROWDED: Json = {
    "round": 6,
    "pad": [{"shuttle": "S31"}, {"shuttle": "S32"}, {"shuttle": "S33"}],
    "zones": [{"zone": OUTER[n], "discovery": FOUND[n], "known_by": [[], [0], [0, 2]][n % 3]} for n in range(7)],
    "event_discard": [{"card": "lichens", "known_by": [1]}, {"card": "ancient_ruins", "known_by": []}],
    "event_deck": ["hostile_natives", "barren_ground.3"],
    "players": [{"bonus": ["subsidy"]}, {"bonus": ["metropolis"]}, {"bonus": ["pioneers", "block_of_ice"]}],
}
NAMED: Json = {"names": ["Ada", "Grace", "Émilie", "Hypatia"], "fist": [2, 0, 3, 1], "shuttles": ["S31", "S05", "S34"]}

CASES = [
    Case("red-planet", 3),
    Case("red-planet", 4, NAMED, name="named"),
    Case("red-planet", 5),
    Case("red-planet", 3, {}, CROWDED, "crowded"),
    Case("colony", 3),
    # Every number of players, with and without each of the draft, the Corporate Era and beginners.
    Case("terraforming-mars", 1, thin=8),
    Case("terraforming-mars", 2, {"draft": True}, name="draft", thin=10),
    Case("terraforming-mars", 3, {"corporate_era": False, "beginners": [1]}, name="standard", thin=12),
    Case("terraforming-mars", 4, {"draft": True, "corporate_era": False, "beginners": [0, 2]}, name="mixed", thin=20),
    Case("terraforming-mars", 5, thin=20),
]

# By game: the fields that somebody cannot see; each must be seen hidden, and move when it is dealt anew.
HIDDEN: dict[str, tuple[str, ...]] = {
    "red-planet": (
        "event_deck",
        "event_discard[].card",
        "players[].bonus",
        "players[].chosen",
        "players[].dealt",
        "players[].drawn",
        "players[].progress",
        "players[].returned",
        "resource_deck",
        "shuttle_deck",
        "zones[].discovery",
    ),
    "colony": ("deck", "players[].drawn", "players[].hand"),
    "terraforming-mars": (
        "deck",
        "discard",
        "known[]",
        "players[].dealt",
        "players[].dealt_corporations",
        "players[].drafted",
        "players[].bought",
        "players[].hand",
    ),
}

# By game: the hidden piles of which a seat may know some cards, such as those it discarded itself.
PARTLY_KNOWN: dict[str, tuple[str, ...]] = {"terraforming-mars": ("discard", "known[]")}


def red_planet_pieces(state: Json) -> Iterator[str]:
    """Everything in the box, once for each place it is in."""
    for shuttle in [*state["pad"], *state["flight"]]:
        yield f"shuttle {shuttle['shuttle']}"
        if shuttle["tile"]:
            yield "destination " + shuttle["destination"]
        for seat, crew in enumerate(shuttle["crew"]):
            yield from [f"astronaut {seat}"] * crew
    for id in [*state["shuttle_deck"], *state["shuttle_discard"]]:
        yield f"shuttle {id}"
    for zone, number in state["destination_tiles"].items():
        yield from [f"destination {zone}"] * number
    for id in state["event_deck"]:
        yield f"event {id}"
    for card in state["event_discard"]:
        yield f"event {card['card']}"
    for id in state["resource_deck"]:
        yield f"resource {id}"
    for zone in state["zones"]:
        if zone["resource"] is not None:
            yield f"resource {zone['resource']}"
        if zone["discovery"] is not None:
            yield f"event {zone['discovery']}"
        for seat, here in enumerate(zone["astronauts"]):
            yield from [f"astronaut {seat}"] * here
    for seat, player in enumerate(state["players"]):
        yield from [f"astronaut {seat}"] * (player["reserve"] + player["lost"])
        for id in [*player["bonus"], *player["dealt"], *player["returned"]]:
            yield f"event {id}"
        if player["drawn"] is not None:
            yield f"event {player['drawn']}"


def colony_pieces(state: Json) -> Iterator[str]:
    piles = [state["deck"]]
    for player in state["players"]:
        piles += [player["hand"], player["drawn"], player["played"]]
    yield from (f"card {id}" for pile in piles for id in pile)


def terraforming_mars_pieces(state: Json) -> Iterator[str]:
    """Every project card once, and the nine oceans on the map or beside it."""
    piles = [state["deck"], state["discard"]]
    for player in state["players"]:
        piles += [player["hand"], player["played"], player["dealt"], player["drafted"]]
    cards = [id for pile in piles for id in pile]
    assert len(set(cards)) == len(cards), "a card is in two places"
    assert len(cards) in (len(BOOK.projects), sum(card.set == "base" for card in BOOK.projects)), f"{len(cards)} cards"
    oceans = sum(tile["tile"] == "ocean" for tile in state["tiles"])
    assert oceans == state["oceans"]
    yield from ("ocean tile" for _ in range(max(oceans, 9)))


# By game: its pieces; for each kind, how many there are (0: as many for each seat) and how many of a single one.
PIECES: dict[str, tuple[Callable[[Json], Iterable[str]], dict[str, tuple[int, set[int]]]]] = {
    "red-planet": (
        red_planet_pieces,
        {
            "shuttle": (34, {1}),
            "destination": (20, {2}),
            "event": (24, {1}),
            "resource": (14, {4, 6}),
            "astronaut": (0, {22}),
        },
    ),
    "colony": (colony_pieces, {"card": (36, {1})}),
    "terraforming-mars": (terraforming_mars_pieces, {"ocean": (9, {9})}),
}


def red_planet_moves(game: Game) -> Iterator[str]:
    zones = [zone["zone"] for zone in table(game)["zones"]]
    yield from (f"move {start} {end}" for start in zones for end in zones)


def terraforming_mars_moves(game: Game) -> Iterator[str]:
    keys = list(game.rulebook.things.numbers)
    yield from ("play " + key.split(" ")[1] for key in keys if key.startswith("card "))
    yield from ("action " + key.split(" ")[1] for key in keys if key.split(" ")[0] in ("card", "corporation"))
    yield from ("greenery", "heat", "first-action", "pass", "end", "pay 3 mc", "amount 2")


# By game: keys of its grammar beyond those of its things and those that all games share.
MOVES: dict[str, Callable[[Game], Iterable[str]]] = {
    "red-planet": red_planet_moves,
    "terraforming-mars": terraforming_mars_moves,
}
