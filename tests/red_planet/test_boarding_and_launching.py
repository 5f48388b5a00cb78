"""Phases 3 and 4: seats, take-off, manual shuttles, destination tiles, landing."""

from __future__ import annotations

import pytest

from tests.red_planet.table import CHARACTERS, ZONES, deal


def test_a_shuttle_leaves_the_instant_it_is_full_in_the_middle_of_a_turn() -> None:
    table = deal(pad="S04:010 S12 S09", chosen="scientist pilot pilot")
    table.choose("shuttle S04")
    assert table.flight == ["S04"]
    assert table.pad == ["S12", "S09"]
    assert table.asked == [0]
    assert table.offers() == ["shuttle S12", "shuttle S09", "skip"]


def test_a_shuttle_with_one_seat_free_waits() -> None:
    table = deal(pad="S05:010 S12 S09", chosen="scientist pilot pilot")
    table.choose("shuttle S05")
    assert table.pad == ["S05", "S12", "S09"]
    table.choose("shuttle S05")
    assert table.flight == ["S05"]


def test_nobody_boards_a_shuttle_that_has_taken_off() -> None:
    table = deal(pad="S04:010 S12 S09", chosen="scientist pilot pilot")
    table.choose("shuttle S04")
    assert table.refuses("shuttle S04") == "in-flight: S04"
    table.choose("skip", "skip")
    assert table.asked == [1]
    assert table.refuses("shuttle S04") == "in-flight: S04"


def test_every_shuttle_has_the_seats_printed_on_it() -> None:
    seats = {}
    for number in range(1, 35):
        table = deal(pad=f"S{number:02}", chosen="recruiter recruiter recruiter")
        seats[f"S{number:02}"] = table.shuttle(f"S{number:02}")["seats"]
    two = ["S01", "S04", "S07", "S13", "S16", "S19", "S31"]
    three = ["S02", "S05", "S10", "S14", "S17", "S22", "S25", "S28", "S32"]
    four = ["S03", "S08", "S11", "S15", "S20", "S23", "S26", "S29", "S33"]
    for number, ids in ((2, two), (3, three), (4, four)):
        assert [id for id in seats if seats[id] == number] == ids
    assert list(seats.values()).count(5) == 9


def test_astronauts_in_flight_are_not_on_mars() -> None:
    table = deal(
        pad="S04:001 S07:001",
        flight="S10:120",
        chosen="explorer soldier recruiter",
        mars={"ausonia": "0 0 1", "arabia": "0 0 1"},
    )
    assert table.astronauts("hellas") == [0, 0, 0]
    table.choose("skip", "skip")
    assert table.asked == [1], "the explorer has nobody to move"
    assert table.offers() == ["zone ausonia", "zone arabia", "skip"]
    assert table.refuses("zone hellas") == "empty-zone: Hellas"


def test_shuttles_land_only_when_all_have_acted() -> None:
    table = deal(pad="S04:010 S12 S09", chosen="explorer soldier recruiter")
    table.choose("skip", "shuttle S04")
    assert table.asked == [1]
    assert table.astronauts("syrtis_major") == [0, 0, 0]
    table.finish_round()
    assert table.astronauts("syrtis_major") == [1, 1, 0]
    assert table.flight == []


def test_the_whole_crew_lands_on_the_printed_destination() -> None:
    table = deal(flight="S12:212", chosen="recruiter recruiter recruiter", mars={"hellas": "1 0 0"})
    table.finish_round()
    assert table.astronauts("hellas") == [3, 1, 2]
    assert table.discarded == ["S12"]


def test_a_destination_tile_overrides_what_is_printed() -> None:
    table = deal(flight="S12:212>arabia", chosen="recruiter recruiter recruiter")
    assert table.tiles("arabia") == 1
    table.finish_round()
    assert table.astronauts("arabia") == [2, 1, 2]
    assert table.astronauts("hellas") == [0, 0, 0]


def test_after_landing_tiles_return_to_the_supply() -> None:
    table = deal(flight="S12:212>arabia S31:110>hellas", pad="S09", chosen="recruiter recruiter recruiter")
    assert (table.tiles("arabia"), table.tiles("hellas")) == (1, 1)
    table.finish_round()
    assert [table.tiles(zone) for zone in ZONES] == [2] * 10


def test_a_landing_without_a_tile_brings_no_tile() -> None:
    table = deal(flight="S12:212", chosen="recruiter recruiter recruiter")
    table.finish_round()
    assert [table.tiles(zone) for zone in ZONES] == [2] * 10


def test_the_tile_of_a_destroyed_shuttle_returns_to_the_supply() -> None:
    table = deal(pad="S33:011>hellas S12 S09", chosen="saboteur pilot recruiter")
    assert table.tiles("hellas") == 1
    table.choose("skip", "skip", "shuttle S33")
    assert table.tiles("hellas") == 2


def test_shuttles_land_in_the_order_in_which_they_took_off() -> None:
    table = deal(pad="S04:010 S07:010 S12", chosen="scientist soldier pilot", resources="celerium sylvanite")
    table.choose("shuttle S07", "shuttle S04", "skip")
    assert table.flight == ["S07", "S04"]
    table.finish_round()
    assert table.resource("ausonia") == "celerium"
    assert table.resource("syrtis_major") == "sylvanite"


def test_whoever_boards_a_manual_shuttle_first_picks_its_destination() -> None:
    table = deal(pad="S34 S12 S09", chosen="recruiter explorer explorer")
    table.choose("shuttle S34")
    assert table.asked == [0]
    assert table.offers() == [f"zone {zone}" for zone in ZONES]
    table.choose("zone mare_tyrrhenum")
    assert table.destination("S34") == "mare_tyrrhenum"
    assert table.tiles("mare_tyrrhenum") == 1
    table.choose("shuttle S34")
    assert table.destination("S34") == "mare_tyrrhenum"
    assert table.asked == [2], "the second to board has no say"


def test_a_manual_shuttle_asks_for_its_destination_before_the_next_astronaut() -> None:
    table = deal(pad="S34 S12 S09", chosen="scientist soldier soldier")
    table.choose("shuttle S34")
    assert table.offers()[0].startswith("zone ")
    table.choose("zone hellas")
    assert table.offers() == ["shuttle S34", "shuttle S12", "shuttle S09", "skip"]


def test_a_manual_shuttle_filled_at_one_stroke_leaves_once_it_has_a_destination() -> None:
    table = deal(pad="S32 S12 S09", chosen="travel_agent recruiter recruiter")
    table.choose("skip", "skip", "shuttle S32")
    assert table.pad == ["S32", "S12", "S09"]
    table.choose("zone arabia")
    assert table.astronauts("arabia") == [3, 0, 0]


def test_only_an_available_tile_may_be_picked_and_there_are_two_for_each_zone() -> None:
    table = deal(pad="S34 S12:001>arabia", flight="S31:110>arabia", chosen="recruiter pilot pilot")
    assert table.tiles("arabia") == 0
    table.choose("shuttle S34")
    assert table.offers() == [f"zone {zone}" for zone in ZONES if zone != "arabia"]
    assert table.refuses("zone arabia") == "no-tile: Arabia"
    assert table.refuses("skip") == "must"


def test_one_tile_left_may_be_picked() -> None:
    table = deal(pad="S34 S12:001>arabia S09", chosen="recruiter pilot pilot")
    table.choose("shuttle S34", "zone arabia")
    assert table.tiles("arabia") == 0


EFFECTS = {
    "recruiter": [],
    "explorer": ["move hellas ausonia", "move hellas mare_serpentis", "move hellas mare_tyrrhenum"],
    "scientist": ["do 1", "do 2", "skip"],
    "secret_agent": ["shuttle S12", "shuttle S09", "shuttle S06", "skip"],
    "saboteur": ["shuttle S12", "shuttle S09", "shuttle S06", "skip"],
    "femme_fatale": ["zone hellas", "skip"],
    "pilot": ["shuttle S12", "shuttle S09", "shuttle S06", "skip"],
}


@pytest.mark.parametrize("character", EFFECTS)
def test_all_but_two_may_board_nobody_and_keep_their_effect(character: str) -> None:
    table = deal(
        chosen=f"{character} soldier soldier" if character != "pilot" else "pilot recruiter recruiter",
        mars={"hellas": "1 1 0"},
        discoveries={"arabia": "upheaval"},
    )
    if character == "pilot":
        table.choose("skip", "skip")
    assert table.asked == [0]
    assert table.offers() == ["shuttle S12", "shuttle S09", "shuttle S06", "skip"]
    table.choose("skip")
    if character == "recruiter":
        assert table.hand(0) == CHARACTERS
    else:
        assert table.asked == [0]
        assert table.offers()[: len(EFFECTS[character])] == EFFECTS[character]
    assert table.reserve(0) == 21


@pytest.mark.parametrize("character", ["explorer", "scientist", "secret_agent", "saboteur", "femme_fatale", "pilot"])
def test_all_but_two_may_forgo_their_effect(character: str) -> None:
    table = deal(chosen=f"{character} recruiter recruiter", mars={"hellas": "1 1 0"})
    table.choose("skip", "skip", "skip")
    mars, pad = table.state["zones"], table.state["pad"]
    table.choose("skip")
    assert table.round == 2
    assert (table.state["zones"], table.state["pad"]) == (mars, pad)


@pytest.mark.parametrize("character", ["scientist", "secret_agent", "pilot"])
def test_those_who_board_two_may_board_one(character: str) -> None:
    table = deal(chosen=f"{character} recruiter recruiter")
    table.choose("skip", "skip", "shuttle S09")
    assert table.asks() == "board: 2, 2"
    table.choose("skip")
    assert table.crew("S09") == [1, 0, 0]
    assert table.reserve(0) == 21


@pytest.mark.parametrize("character", ["recruiter", "explorer", "saboteur", "femme_fatale"])
def test_those_who_board_one_are_not_asked_for_a_second(character: str) -> None:
    table = deal(chosen=f"{character} pilot pilot")
    table.choose("shuttle S09")
    assert table.crew("S09") == [1, 0, 0]
    assert table.asked == ([0] if character == "saboteur" else [1])


def test_boarding_comes_before_the_effect() -> None:
    table = deal(chosen="saboteur pilot pilot")
    assert table.asks() == "board: 1, 1"
    table.choose("shuttle S12")
    assert table.asks() == "destroy"


@pytest.mark.parametrize("character", ["secret_agent", "saboteur"])
def test_a_shuttle_filled_by_boarding_has_left_when_the_effect_is_chosen(character: str) -> None:
    table = deal(pad="S04:010 S12 S09", chosen=f"{character} recruiter recruiter")
    table.choose("skip", "skip", "shuttle S04")
    if character == "secret_agent":
        table.choose("skip")
    assert table.offers() == ["shuttle S12", "shuttle S09", "skip"]
    assert table.refuses("shuttle S04") == "in-flight: S04"
