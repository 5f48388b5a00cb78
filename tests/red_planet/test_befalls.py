"""What others, or the rules, do to somebody: the log says whom it befell, whose doing it was, and by what."""

from __future__ import annotations

from tests.red_planet.table import OUTER, Mars, deal

DISCOVERIES = ["rich_vein", "hidden_lake", "lichens", "ancient_ruins", "spent_vein", "radiation", "hostile_natives"]


def befell(table: Mars, seat: int) -> list[tuple[str, int | None, str | None]]:
    """What befell a seat, whose doing it was, and by which character."""
    return [
        (str(event["what"]), event["actor"], event["because"])  # type: ignore[misc]  # events are plain data
        for event in table.game.events(None)
        if seat in event["befalls"]  # type: ignore[operator]
    ]


def after_the_others(table: Mars, seat: int = 0) -> Mars:
    """Whoever is called before this seat does nothing."""
    while table.asked != [seat]:
        table.choose("skip")
    return table


def test_an_astronaut_that_the_soldier_removes() -> None:
    table = after_the_others(deal(mars={"hellas": "0 1 1"}, chosen="soldier recruiter recruiter"))
    table.choose("shuttle S12", "zone hellas", "seat 1")
    assert befell(table, 1) == [("kills", 0, "character soldier"), ("loses", 0, "character soldier")]
    assert befell(table, 0) == befell(table, 2) == []


def test_ones_own_astronaut_removed_by_oneself_befalls_nobody() -> None:
    table = after_the_others(deal(mars={"hellas": "1 1 0"}, chosen="soldier recruiter recruiter"))
    table.choose("shuttle S12", "zone hellas", "seat 0")
    assert [befell(table, seat) for seat in range(3)] == [[], [], []]


def test_an_astronaut_whose_place_is_taken() -> None:
    table = after_the_others(deal(mars={"hellas": "1 1 0"}, chosen="femme_fatale recruiter recruiter"))
    table.choose("skip", "zone hellas")
    assert [what for what, _, _ in befell(table, 1)] == ["replaces", "loses"]
    assert befell(table, 0) == []


def test_a_crew_that_is_blown_up() -> None:
    table = after_the_others(deal(pad="S12:112 S09 S06", chosen="saboteur recruiter recruiter"))
    table.choose("skip", "shuttle S12")
    assert befell(table, 1) == [("destroys", 0, "character saboteur"), ("loses", 0, "character saboteur")]
    assert befell(table, 2) == befell(table, 1)
    assert befell(table, 0) == []


def test_a_shuttle_that_is_sent_elsewhere() -> None:
    table = after_the_others(deal(flight="S12:010", chosen="pilot recruiter recruiter"))
    table.choose("skip", "shuttle S12", "zone arabia")
    assert befell(table, 1) == [("destination", 0, "character pilot")]
    assert befell(table, 0) == befell(table, 2) == []


def test_a_turn_that_is_lost() -> None:
    table = deal(reserve={0: 2}, chosen="travel_agent recruiter recruiter")
    table.finish_round()
    assert befell(table, 0) == [("turn-lost", 0, "character travel_agent")]


def test_a_discovery_that_finds_no_zone() -> None:
    table = deal(
        chosen="scientist recruiter recruiter",
        discoveries=dict(zip(OUTER, DISCOVERIES, strict=True)),
        events="upheaval",
    )
    after_the_others(table).choose("skip", "do 1")
    assert befell(table, 0) == [("discards", 0, "character scientist")]
