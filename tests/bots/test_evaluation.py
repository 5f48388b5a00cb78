"""The rule of thumb for Mission: Red Planet: it knows no secrets, and prefers what a player would."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import areo
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.red_planet.table import RedPlanetTable


def table(state: dict[str, object]) -> areo.Game:
    """A table of three, where the state leaves out what does not matter."""
    return areo.from_position({"game": "red-planet", "state": {"players": [{}, {}, {}], **state}})


def zone(id: str, astronauts: list[int], resource: str = "celerium") -> dict[str, object]:
    return {"zone": id, "resource": resource, "astronauts": astronauts}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_looks_at_nothing_the_seat_cannot_see(players: int) -> None:
    compared = 0
    for choices in range(0, 150, 7):
        game = areo.new("red-planet", players, choices)
        play_out(game, Dice(choices), choices)
        if not game.over:
            for seat in range(players):
                other = game.determinize(seat, Random(choices))
                assert other.evaluate(seat) == game.evaluate(seat)
                compared += 1
    assert compared > 30


def test_at_the_end_it_is_the_margin() -> None:
    game = cast(RedPlanetTable, areo.new("red-planet", 3, 4))
    play_out(game, Dice(4))
    order = sorted(range(3), key=game.evaluate, reverse=True)
    assert order[0] in game.ranking()[0]


def test_a_lead_in_a_zone_is_worth_more_than_a_tie_and_a_tie_more_than_nothing() -> None:
    values = [table({"round": 8, "zones": [zone("hellas", [mine, 2, 0])]}).evaluate(0) for mine in range(5)]
    assert values == sorted(values)
    assert len(set(values)) == 5


def test_celerium_is_worth_more_than_ice() -> None:
    rich = table({"round": 10, "zones": [zone("hellas", [2, 1, 0])]})
    poor = table({"round": 10, "zones": [zone("hellas", [2, 1, 0], "ice")]})
    nobody = table({"round": 10, "zones": [zone("hellas", [0, 0, 0])]})
    assert rich.evaluate(0) > poor.evaluate(0) > nobody.evaluate(0)
    assert rich.evaluate(1) < nobody.evaluate(1)


def test_a_discovery_counts_only_for_who_knows_it() -> None:
    def with_radiation(known_by: list[int]) -> areo.Game:
        found = {**zone("hellas", [1, 2, 0]), "discovery": "radiation", "known_by": known_by}
        return table({"round": 10, "zones": [found]})

    unknown = with_radiation([])
    known = with_radiation([0])
    assert known.evaluate(0) != unknown.evaluate(0)
    assert known.evaluate(1) == unknown.evaluate(1)


@pytest.mark.parametrize(
    ("card", "better", "worse"),
    [
        ("pioneers", [zone(id, [1, 1, 0]) for id in ("hellas", "arabia", "ausonia")], [zone("hellas", [3, 3, 0])]),
        ("metropolis", [zone("hellas", [3, 3, 0])], [zone(id, [1, 1, 0]) for id in ("hellas", "arabia", "ausonia")]),
        ("strategic_zones", [zone("valles_marineris", [2, 2, 0])], [zone("hellas", [2, 2, 0])]),
        ("secret_mission_a", [zone("hellas", [1, 1, 0])], [zone("valles_marineris", [1, 1, 0])]),
    ],
)
def test_a_bonus_card_pulls_its_owner(card: str, better: list[object], worse: list[object]) -> None:
    """Both tables are alike for all others; the card's owner prefers the one its card asks for."""

    def value(zones: list[object], cards: list[str]) -> float:
        players: list[object] = [{"bonus": cards}, {}, {}]
        return table({"round": 9, "zones": zones, "players": players}).evaluate(0)

    gain = value(better, [card]) - value(better, [])
    assert gain > value(worse, [card]) - value(worse, [])
    assert gain > 0


def test_a_hand_that_can_recruit_is_better_than_one_that_cannot() -> None:
    def value(hand: list[str]) -> float:
        return table({"round": 6, "players": [{"hand": hand}, {}, {}]}).evaluate(0)

    assert value(["recruiter", "pilot"]) > value(["saboteur", "pilot"])
    assert value(["travel_agent", "explorer"]) > value(["saboteur", "explorer"])
