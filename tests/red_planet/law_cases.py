"""Mission: Red Planet under the laws."""

from __future__ import annotations

from collections.abc import Iterator

from areo import Game
from tests.case import Case, GameCases, Json, whole_table

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


def pieces(state: Json) -> Iterator[str]:
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


def moves(game: Game) -> Iterator[str]:
    zones = [zone["zone"] for zone in whole_table(game)["zones"]]
    yield from (f"move {start} {end}" for start in zones for end in zones)


BRINGS = GameCases(
    cases=[
        Case("red-planet", 3),
        Case("red-planet", 4, NAMED, name="named"),
        Case("red-planet", 5),
        Case("red-planet", 3, {}, CROWDED, "crowded"),
    ],
    hidden=(
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
    cards=("event",),
    pieces=pieces,
    totals={
        "shuttle": (34, {1}),
        "destination": (20, {2}),
        "event": (24, {1}),
        "resource": (14, {4, 6}),
        "astronaut": (0, {22}),
    },
    moves=moves,
)
