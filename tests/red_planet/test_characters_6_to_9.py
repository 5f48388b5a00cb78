"""Femme Fatale, Travel Agent, Soldier, Pilot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_planet.table import INNER, OUTER, ZONES, Mars, deal, name

# Femme Fatale


def femme_fatale(**more: Any) -> Mars:
    """A femme fatale, alone to act."""
    table = deal(chosen="femme_fatale recruiter recruiter", **more)
    if table.asked == [1]:
        table.choose("skip", "skip")
    return table


@pytest.mark.parametrize("zone", ZONES)
def test_the_femme_fatale_replaces_an_opponent_in_a_zone_inner_ones_included(zone: str) -> None:
    table = femme_fatale(mars={zone: "1 2 0"})
    table.choose("skip", f"zone {zone}")
    assert table.astronauts(zone) == [2, 1, 0]
    assert [table.lost(seat) for seat in range(3)] == [0, 1, 0]
    assert [table.reserve(seat) for seat in range(3)] == [20, 20, 22]


def test_the_femme_fatale_chooses_among_several_opponents() -> None:
    table = femme_fatale(mars={"hellas": "1 1 1"})
    table.choose("skip", "zone hellas")
    assert table.offers() == ["seat 1", "seat 2"]
    assert table.refuses("seat 0") == "yourself"
    table.choose("seat 2")
    assert table.astronauts("hellas") == [2, 1, 0]


def test_the_femme_fatale_needs_an_astronaut_of_her_own_there() -> None:
    table = femme_fatale(mars={"hellas": "0 1 1", "ausonia": "1 1 0"})
    table.choose("skip")
    assert table.offers() == ["zone ausonia", "skip"]
    assert table.refuses("zone hellas") == "nobody-there: Hellas"


def test_the_femme_fatale_needs_an_opponent_there() -> None:
    table = femme_fatale(mars={"hellas": "2 0 0", "ausonia": "1 1 0"})
    table.choose("skip")
    assert table.refuses("zone hellas") == "no-opponent: Hellas"


def test_the_femme_fatale_replaces_an_opponent_on_a_docked_shuttle() -> None:
    table = femme_fatale(pad="S12:110 S09 S06")
    table.choose("skip", "shuttle S12")
    assert table.crew("S12") == [2, 0, 0]
    assert table.lost(1) == 1


def test_the_femme_fatale_replaces_an_opponent_in_flight() -> None:
    table = femme_fatale(pad="S09 S06", flight="S12:131")
    table.choose("skip", "shuttle S12", "seat 1")
    assert table.astronauts("hellas") == [2, 2, 1]
    assert table.lost(1) == 1


@pytest.mark.parametrize(("place", "seat"), [("zone hellas", 1), ("zone hellas", 2), ("shuttle S12", 2)])
def test_the_replacement_is_of_whoever_plays_the_femme_fatale(place: str, seat: int) -> None:
    chosen = ["recruiter"] * 3
    chosen[seat] = "femme_fatale"
    table = deal(chosen=" ".join(chosen), pad="S12:111 S09 S06", mars={"hellas": "1 1 1"})
    table.choose("skip", "skip", "skip", place, "seat 0")
    after = [0] + [1 + (other == seat) for other in (1, 2)]
    assert (table.astronauts("hellas") if place == "zone hellas" else table.crew("S12")) == after
    assert [table.lost(other) for other in range(3)] == [1, 0, 0]
    assert table.reserve(seat) == 19


def test_the_astronaut_just_boarded_counts_as_being_there() -> None:
    table = femme_fatale(pad="S12:010 S09 S06")
    table.choose("shuttle S12")
    assert table.offers() == ["shuttle S12", "skip"]
    table.choose("shuttle S12")
    assert table.crew("S12") == [2, 0, 0]
    assert table.reserve(0) == 20


def test_the_astronaut_just_boarded_counts_in_the_shuttle_it_made_take_off() -> None:
    table = femme_fatale(pad="S04:010 S09 S06")
    table.choose("shuttle S04")
    assert table.flight == ["S04"]
    table.choose("shuttle S04")
    assert table.astronauts("syrtis_major") == [2, 0, 0]


def test_a_swap_never_launches_a_shuttle() -> None:
    table = deal(pad="S05:110 S09 S06", chosen="femme_fatale soldier pilot")
    table.choose("skip", "shuttle S05")
    assert table.pad == ["S05", "S09", "S06"]
    assert table.crew("S05") == [2, 0, 0]


def test_with_an_empty_reserve_there_is_no_swap() -> None:
    table = deal(chosen="femme_fatale soldier pilot", mars={"hellas": "1 1 0"}, reserve={0: 0})
    assert table.asked == [1]
    assert table.acts()[0] == (0, "femme_fatale")


def test_boarding_the_last_of_the_reserve_leaves_none_for_a_swap() -> None:
    table = deal(chosen="femme_fatale soldier pilot", mars={"hellas": "1 1 0"}, reserve={0: 1})
    table.choose("shuttle S12")
    assert table.asked == [1]
    table = deal(chosen="femme_fatale soldier pilot", mars={"hellas": "1 1 0"}, reserve={0: 1})
    table.choose("skip", "zone hellas")
    assert table.astronauts("hellas") == [2, 0, 0]
    assert table.reserve(0) == 0


# Travel Agent


def travel_agent(pad: str, **more: Any) -> Mars:
    table = deal(pad=pad, chosen="travel_agent recruiter recruiter", **more)
    table.choose("skip", "skip")
    return table


def test_the_travel_agent_boards_three_on_one_shuttle() -> None:
    table = travel_agent("S12 S09 S06")
    assert table.offers() == ["shuttle S12", "shuttle S09", "shuttle S06"]
    table.choose("shuttle S09")
    assert table.crew("S09") == [3, 0, 0]
    assert table.reserve(0) == 19


def test_the_travel_agent_must_board_if_possible_but_chooses_the_shuttle() -> None:
    table = travel_agent("S12 S09 S04")
    assert table.offers() == ["shuttle S12", "shuttle S09"]
    assert table.refuses("skip") == "must"
    assert table.refuses("shuttle S04") == "room: S04, 3, 2"


def test_the_travel_agent_loses_the_turn_without_three_free_seats() -> None:
    table = travel_agent("S12:012 S04 S11:011")
    assert table.round == 2
    assert table.reserve(0) == 22
    assert [seat for seat, _ in table.happened("turn-lost")] == [0]


def test_three_free_seats_are_just_enough_for_the_travel_agent() -> None:
    table = travel_agent("S12:011 S04 S11:011")
    assert table.round == 2
    assert table.astronauts("hellas") == [3, 1, 1]
    assert not table.happened("turn-lost")


def test_free_seats_in_two_shuttles_do_not_add_up_for_the_travel_agent() -> None:
    table = travel_agent("S04 S07 S19")
    assert table.reserve(0) == 22


def test_the_travel_agent_loses_the_turn_with_fewer_than_three_in_reserve() -> None:
    table = travel_agent("S12 S09 S06", reserve={0: 2})
    assert table.round == 2
    assert table.reserve(0) == 2
    assert [seat for seat, _ in table.happened("turn-lost")] == [0]


def test_three_in_reserve_are_just_enough_for_the_travel_agent() -> None:
    table = travel_agent("S12 S09 S06", reserve={0: 3})
    table.choose("shuttle S12")
    assert table.reserve(0) == 0


# Soldier


# The rulebook’s note lets “the other characters” board fewer than they may. The Travel Agent and the Soldier are those
# it has named before, so the Soldier boards two where that is possible. Of the Soldier it speaks only of boarding: to
# remove an astronaut is a right like any other effect, and nobody has to shoot their own.

NO_ROOM = "S04:010 S07:001 S05:011"  # no two seats together


def soldier(**more: Any) -> Mars:
    """A soldier, alone to act."""
    table = deal(chosen="soldier recruiter recruiter", **more)
    table.choose("skip", "skip")
    return table


def test_the_soldier_boards_two_on_the_same_shuttle() -> None:
    table = soldier(pad="S12 S07 S06")
    assert table.offers() == ["shuttle S12", "shuttle S07", "shuttle S06"]
    table.choose("shuttle S07")
    assert table.reserve(0) == 20
    assert table.astronauts("ausonia") == [2, 0, 0]


def test_the_soldier_must_board_two_if_there_is_room() -> None:
    table = soldier(pad="S12 S07 S06", mars={"hellas": "0 1 0", "arabia": "0 1 0"})
    assert table.refuses("skip") == "must"


def test_the_soldier_without_two_free_seats_boards_nobody_but_keeps_the_kill() -> None:
    table = soldier(pad=NO_ROOM, mars={"hellas": "0 1 0", "arabia": "0 1 0"})
    assert table.asks() == "kill"
    table.choose("zone hellas")
    assert table.lost(1) == 1
    assert table.reserve(0) == 22


def test_the_soldier_with_one_in_reserve_boards_nobody_but_keeps_the_kill() -> None:
    table = soldier(mars={"hellas": "0 1 0", "arabia": "0 1 0"}, reserve={0: 1})
    assert table.offers() == ["zone hellas", "zone arabia", "skip"]
    table.choose("zone hellas")
    assert table.lost(1) == 1
    assert table.reserve(0) == 1


def test_a_shuttle_with_one_free_seat_is_refused_to_the_soldier() -> None:
    table = soldier(pad="S04:010 S12 S09")
    assert table.refuses("shuttle S04") == "room: S04, 2, 1"


@pytest.mark.parametrize("zone", OUTER)
def test_the_soldier_kills_in_any_outer_zone(zone: str) -> None:
    other = "hellas" if zone != "hellas" else "arabia"
    table = soldier(pad=NO_ROOM, mars={zone: "0 2 0", other: "0 1 0"})
    table.choose(f"zone {zone}")
    assert table.astronauts(zone) == [0, 1, 0]
    assert table.lost(1) == 1


@pytest.mark.parametrize("zone", INNER)
def test_inner_zones_are_immune_to_the_soldier(zone: str) -> None:
    table = soldier(pad=NO_ROOM, mars={zone: "0 2 0", "hellas": "1 0 0", "arabia": "1 0 0"})
    assert table.offers() == ["zone hellas", "zone arabia", "skip"]
    assert table.refuses(f"zone {zone}") == f"inner: {name(zone)}"


def test_without_a_target_the_soldier_is_not_asked() -> None:
    table = soldier(pad=NO_ROOM, mars={"mare_tyrrhenum": "1 2 1"})
    assert table.round == 2


def test_the_target_may_be_of_any_colour_the_soldiers_own_included() -> None:
    table = soldier(pad=NO_ROOM, mars={"hellas": "1 1 1"})
    table.choose("zone hellas")
    assert table.offers() == ["seat 0", "seat 1", "seat 2"]
    table.choose("seat 0")
    assert table.astronauts("hellas") == [0, 1, 1]
    assert [table.lost(seat) for seat in range(3)] == [1, 0, 0]
    assert table.reserve(0) == 21


def test_a_player_who_is_not_there_cannot_be_the_target() -> None:
    table = soldier(pad=NO_ROOM, mars={"hellas": "1 1 0"})
    table.choose("zone hellas")
    assert table.refuses("seat 2") == "not-present: Player 3, Hellas"
    assert table.refuses("seat 3") == "no-seat"


def test_the_soldier_need_not_remove_anybody() -> None:
    table = soldier(pad=NO_ROOM, mars={"hellas": "1 1 1"})
    table.choose("skip")
    assert table.astronauts("hellas") == [1, 1, 1]


# Pilot


def pilot(**more: Any) -> Mars:
    """A pilot who has boarded nobody and is about to redirect a shuttle."""
    table = deal(chosen="pilot recruiter recruiter", **more)
    table.choose("skip", "skip", "skip")
    return table


def test_the_pilot_boards_two_on_one_or_two_shuttles() -> None:
    for second, crews in (("S12", [2, 0]), ("S09", [1, 1])):
        table = deal(chosen="pilot recruiter recruiter")
        table.choose("skip", "skip", "shuttle S12", f"shuttle {second}", "skip")
        assert [table.crew("S12")[0], table.crew("S09")[0]] == crews
        assert table.reserve(0) == 20


def test_the_pilot_changes_the_destination_of_a_docked_shuttle() -> None:
    table = pilot(pad="S12:011 S09 S06")
    table.choose("shuttle S12")
    assert table.offers() == [f"zone {zone}" for zone in ZONES if zone != "hellas"]
    table.choose("zone arabia")
    assert table.destination("S12") == "arabia"
    assert table.tiles("arabia") == 1


def test_the_pilot_changes_the_destination_of_a_shuttle_in_flight() -> None:
    table = pilot(pad="S09 S06", flight="S12:122")
    table.choose("shuttle S12", "zone tritonis_sinus")
    assert table.astronauts("tritonis_sinus") == [1, 2, 2]
    assert table.resource("hellas") is None


def test_the_pilot_may_redirect_the_shuttle_just_filled() -> None:
    table = deal(pad="S04:010 S12 S09", chosen="pilot recruiter recruiter")
    table.choose("skip", "skip", "shuttle S04", "skip", "shuttle S04", "zone arabia")
    assert table.astronauts("arabia") == [1, 1, 0]


def test_a_tile_already_there_is_swapped_out() -> None:
    table = pilot(pad="S12:011>arabia S09 S06")
    assert table.tiles("arabia") == 1
    table.choose("shuttle S12", "zone ausonia")
    assert table.destination("S12") == "ausonia"
    assert table.tiles("arabia") == 2
    assert table.tiles("ausonia") == 1


def test_the_new_destination_differs_from_the_old_one() -> None:
    table = pilot(pad="S12:011 S09 S06")
    table.choose("shuttle S12")
    assert table.refuses("zone hellas") == "same-destination: Hellas"
    table = pilot(pad="S12:011>arabia S09 S06")
    table.choose("shuttle S12")
    assert table.refuses("zone arabia") == "same-destination: Arabia"


def test_a_redirected_shuttle_may_be_sent_back_to_where_it_was_bound() -> None:
    table = pilot(pad="S12:011>arabia S09 S06")
    table.choose("shuttle S12", "zone hellas")
    assert table.destination("S12") == "hellas"
    assert table.tiles("hellas") == 1


def test_the_pilot_needs_an_available_tile_of_two_for_each_zone() -> None:
    table = pilot(pad="S12 S09:010>arabia S06:001>arabia")
    table.choose("shuttle S12")
    assert "zone arabia" not in table.offers()
    assert table.refuses("zone arabia") == "no-tile: Arabia"
    table = pilot(pad="S12 S09:010>arabia S06:001")
    table.choose("shuttle S12", "zone arabia")
    assert table.tiles("arabia") == 0


def test_the_pilot_leaves_an_empty_manual_shuttle_to_whoever_boards_it_first() -> None:
    """Whoever boards first places the tile of their choice, without any exception; and the Pilot *changes* a
    destination, which such a shuttle does not have yet. Only a tile on the empty shuttle would set the two at odds.
    """
    table = pilot(pad="S34 S12 S09")
    assert table.offers() == ["shuttle S12", "shuttle S09", "skip"]
    assert table.refuses("shuttle S34") == "no-destination: S34"
    table.choose("skip")
    table.all_choose("explorer soldier soldier")
    table.choose("shuttle S34")
    assert table.offers() == [f"zone {zone}" for zone in ZONES]


def test_a_pilot_who_is_the_first_aboard_chooses_and_may_change_that() -> None:
    table = deal(pad="S34 S12 S09", chosen="pilot recruiter recruiter")
    table.choose("skip", "skip", "shuttle S34", "zone arabia", "skip", "shuttle S34", "zone hellas")
    assert table.destination("S34") == "hellas"
    assert (table.tiles("arabia"), table.tiles("hellas")) == (2, 1)


def test_a_manual_shuttle_with_a_destination_may_be_redirected() -> None:
    table = pilot(pad="S34:010>arabia S12 S09")
    table.choose("shuttle S34", "zone hellas")
    assert table.destination("S34") == "hellas"
    assert (table.tiles("arabia"), table.tiles("hellas")) == (2, 1)


def test_the_pilot_redirects_one_shuttle_only() -> None:
    table = pilot(pad="S12 S09 S06")
    table.choose("shuttle S12", "zone arabia")
    assert table.round == 2


def test_the_pilot_cannot_redirect_a_shuttle_that_is_not_in_play() -> None:
    table = pilot(pad="S12 S09 S06")
    assert table.refuses("shuttle S01") == "not-docked: S01"
    assert table.refuses("zone arabia") == "not-offered"
