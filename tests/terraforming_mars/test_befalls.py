"""What others do to somebody: the log says whom it befell, whose doing it was, and with which card."""

from __future__ import annotations

from tests.deal import Seating
from tests.terraforming_mars.mars import deal, player


def befell(table: Seating, seat: int) -> list[tuple[str, int | None, str | None]]:
    """What befell a seat, whose doing it was, and by which card."""
    return [
        (str(event["what"]), event["actor"], event["because"])  # type: ignore[misc]  # events are plain data
        for event in table.game.events(None)
        if seat in event["befalls"]  # type: ignore[operator]
    ]


def test_plants_that_an_asteroid_burns() -> None:
    table = deal(hand="Asteroid", opponents=[player(plants=5)])
    table.play("Asteroid", "seat 1", "amount 3")
    assert befell(table, 1) == [("loses", 0, "card asteroid")]
    assert befell(table, 0) == []


def test_what_one_pays_befalls_nobody() -> None:
    table = deal(hand="Mine")
    table.play("Mine")
    assert befell(table, 0) == befell(table, 1) == []


def test_ones_own_plants_removed_by_oneself_befall_nobody() -> None:
    table = deal(hand="Asteroid", plants=4, opponents=[player(plants=5)])
    table.play("Asteroid", "seat 0", "amount 3")
    assert befell(table, 0) == befell(table, 1) == []


def test_production_that_falls() -> None:
    rich = {"mc": 3}
    table = deal(hand="Hackers", production={"energy": 1}, opponents=[player(production=rich), player(production=rich)])
    table.play("Hackers", "seat 2")
    assert befell(table, 2) == [("produces-less", 0, "card hackers")]
    assert befell(table, 1) == befell(table, 0) == []


def test_what_is_stolen() -> None:
    table = deal(hand="Hired Raiders", opponents=[player(steel=2), player()])
    table.play("Hired Raiders", "seat 1", "amount 2")
    assert befell(table, 1) == [("loses", 0, "card hired-raiders")]
    assert befell(table, 0) == befell(table, 2) == []


def test_animals_that_are_eaten() -> None:
    table = deal(played="Predators", opponents=[player(played="Birds", cubes={"Birds": 2})])
    table.act("Predators")
    assert befell(table, 1) == [("removes", 0, "card predators")]


def test_money_that_a_flood_washes_away() -> None:
    table = deal(hand="Flooding", opponents=[player(mc=9)], tiles={"D3": "city 1"})
    table.play("Flooding", "space E4", "seat 1", "amount 4")
    assert befell(table, 1) == [("loses", 0, "card flooding")]
