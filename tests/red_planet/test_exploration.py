"""Resource tiles: when a zone is explored, and that it stays so."""

from __future__ import annotations

from tests.red_planet.table import ZONES, deal


def test_the_first_landing_draws_a_resource_tile() -> None:
    table = deal(flight="S12:212", chosen="recruiter recruiter recruiter", resources="celerium ice")
    assert table.resource("hellas") is None
    table.finish_round()
    assert table.resource("hellas") == "celerium"
    assert table.view()["zones"][3]["resource"] == "celerium"


def test_a_crew_landing_together_draws_one_tile() -> None:
    table = deal(flight="S12:212", chosen="recruiter recruiter recruiter")
    table.finish_round()
    assert len(table.state["resource_deck"]) == 13


def test_two_shuttles_landing_in_one_zone_draw_one_tile() -> None:
    table = deal(pad="S09", flight="S12:212 S10:111", chosen="recruiter recruiter recruiter")
    table.finish_round()
    assert table.astronauts("hellas") == [3, 2, 3]
    assert len(table.state["resource_deck"]) == 13


def test_an_empty_shuttle_draws_no_tile() -> None:
    table = deal(flight="S12", chosen="recruiter recruiter recruiter")
    table.finish_round()
    assert table.discarded == ["S12"]
    assert table.resource("hellas") is None
    assert len(table.state["resource_deck"]) == 14


def test_the_first_to_walk_into_a_zone_draws_a_tile() -> None:
    table = deal(chosen="explorer pilot pilot", mars={"hellas": "1 0 0"}, resources="sylvanite")
    table.choose("skip", "move hellas valles_marineris")
    assert table.resource("valles_marineris") == "sylvanite"


def test_an_explored_zone_draws_no_second_tile() -> None:
    mars = {"hellas": "1 0 0 celerium", "ausonia": "0 1 0 sylvanite"}
    table = deal(chosen="explorer pilot pilot", mars=mars, flight="S12:122")
    table.choose("skip", "move hellas ausonia", "skip")
    table.finish_round()
    assert table.resource("hellas") == "celerium"
    assert table.resource("ausonia") == "sylvanite"
    assert len(table.state["resource_deck"]) == 12


def test_a_zone_stays_explored_when_everyone_has_left() -> None:
    mars = {"hellas": "1 0 0 celerium", "ausonia": "ice"}
    table = deal(chosen="explorer pilot pilot", mars=mars)
    table.choose("skip", "move hellas ausonia", "skip")
    assert table.astronauts("hellas") == [0, 0, 0]
    assert table.resource("hellas") == "celerium"
    table.finish_round()
    assert table.resource("hellas") == "celerium"


def test_a_zone_stays_explored_when_everyone_there_has_died() -> None:
    table = deal(chosen="soldier recruiter recruiter", mars={"hellas": "0 1 0 celerium"})
    table.choose("skip", "skip", "shuttle S12", "zone hellas")
    assert table.astronauts("hellas") == [0, 0, 0]
    assert table.resource("hellas") == "celerium"


def test_fourteen_tiles_for_ten_zones_leave_four_unknown() -> None:
    mars = {zone: f"1 0 0 {resource}" for zone, resource in zip(ZONES, ["ice"] * 6 + ["sylvanite"] * 4, strict=True)}
    del mars["valles_marineris"]
    table = deal(chosen="explorer pilot pilot", mars=mars)
    table.choose("skip", "move hellas valles_marineris", "skip")
    assert all(table.resource(zone) for zone in ZONES)
    assert table.view(0)["resource_deck"] == 4
