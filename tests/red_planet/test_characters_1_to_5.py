"""Recruiter, Explorer, Scientist, Secret Agent, Saboteur."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_planet.table import CHARACTERS, INNER, OUTER, Mars, deal, name

BORDERS = {
    "vastitas_borealis": "syrtis_major arabia tritonis_sinus",
    "syrtis_major": "vastitas_borealis ausonia tritonis_sinus mare_tyrrhenum",
    "ausonia": "syrtis_major hellas mare_tyrrhenum",
    "hellas": "ausonia mare_serpentis mare_tyrrhenum valles_marineris",
    "mare_serpentis": "hellas sinus_sabaeus valles_marineris",
    "sinus_sabaeus": "mare_serpentis arabia valles_marineris",
    "arabia": "sinus_sabaeus vastitas_borealis tritonis_sinus valles_marineris",
    "tritonis_sinus": "mare_tyrrhenum valles_marineris arabia vastitas_borealis syrtis_major",
    "mare_tyrrhenum": "tritonis_sinus valles_marineris syrtis_major ausonia hellas",
    "valles_marineris": "mare_tyrrhenum tritonis_sinus hellas mare_serpentis sinus_sabaeus arabia",
}

SEVEN = {
    "vastitas_borealis": "rich_vein",
    "syrtis_major": "hidden_lake",
    "ausonia": "lichens",
    "hellas": "ancient_ruins",
    "mare_serpentis": "spent_vein",
    "sinus_sabaeus": "radiation",
    "arabia": "hostile_natives",
}
LAST_FOUR = "upheaval barren_ground barren_ground.2 barren_ground.3"
ALL_BONUS = (
    "secret_mission_a secret_mission_b secret_mission_c secret_mission_d strategic_zones block_of_ice block_of_ice.2 "
    "subsidy celerium_baron sylvanite_baron fallen_heroes pioneers metropolis"
)


# Recruiter


def test_the_recruiter_takes_back_all_characters_itself_included() -> None:
    table = deal(hand={0: "recruiter pilot"}, chosen="recruiter explorer explorer")
    table.choose("shuttle S12")
    assert table.hand(0) == CHARACTERS
    assert table.crew("S12") == [1, 0, 0]
    table.finish_round()
    assert "character recruiter" in table.offers(0)


def test_the_recruiter_can_be_played_in_two_rounds_running() -> None:
    table = deal(chosen="recruiter explorer explorer")
    table.finish_round()
    table.all_choose("recruiter pilot pilot")
    table.finish_round()
    assert table.hand(0) == CHARACTERS
    assert table.player(0)["played"] == ["recruiter", "recruiter", None]


def test_the_recruiter_takes_back_only_its_own_cards() -> None:
    table = deal(hand={1: "pilot soldier"}, chosen="recruiter pilot explorer")
    table.choose("skip")
    assert table.hand(1) == ["soldier", "pilot"]


# Explorer


def explorer(mars: dict[str, str], resources: str = "") -> Mars:
    """An explorer who has boarded nobody and is about to move."""
    table = deal(chosen="explorer pilot pilot", mars=mars, resources=resources)
    table.choose("skip")
    return table


def test_the_explorer_may_walk_three_steps_with_one_astronaut() -> None:
    table = explorer({"hellas": "2 0 0", "ausonia": "ice", "syrtis_major": "ice", "vastitas_borealis": "ice"})
    assert table.asks() == "move: 1, 3"
    table.choose("move hellas ausonia", "move ausonia syrtis_major", "move syrtis_major vastitas_borealis")
    assert table.asked == [1]
    assert table.astronauts("hellas") == [1, 0, 0]
    assert table.astronauts("vastitas_borealis") == [1, 0, 0]


def test_the_explorer_may_spread_the_steps_over_several_astronauts() -> None:
    table = explorer({"hellas": "2 0 0", "arabia": "1 0 0", "ausonia": "ice", "tritonis_sinus": "ice"})
    table.choose("move hellas ausonia", "move arabia tritonis_sinus", "move hellas ausonia")
    assert table.astronauts("hellas") == [0, 0, 0]
    assert table.astronauts("ausonia") == [2, 0, 0]
    assert table.astronauts("tritonis_sinus") == [1, 0, 0]


@pytest.mark.parametrize("seat", [1, 2])
def test_the_explorer_moves_the_astronauts_of_whoever_plays_it(seat: int) -> None:
    chosen = ["recruiter"] * 3
    chosen[seat] = "explorer"
    table = deal(chosen=" ".join(chosen), mars={"hellas": "1 1 1", "ausonia": "2 2 2"})
    table.choose("skip", "skip", "shuttle S09", "move hellas ausonia", "skip")
    assert table.astronauts("hellas") == [int(other != seat) for other in range(3)]
    assert table.astronauts("ausonia") == [2 + (other == seat) for other in range(3)]
    assert table.crew("S09") == [int(other == seat) for other in range(3)]


def test_the_explorer_may_walk_back() -> None:
    table = explorer({"hellas": "1 0 0", "ausonia": "ice"})
    table.choose("move hellas ausonia", "move ausonia hellas", "skip")
    assert table.astronauts("hellas") == [1, 0, 0]


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_the_explorer_may_stop_after_fewer_steps(steps: int) -> None:
    table = explorer({"hellas": "3 0 0", "ausonia": "ice"})
    table.choose(*["move hellas ausonia"] * steps, "skip")
    assert table.asked == [1]
    assert table.astronauts("ausonia") == [steps, 0, 0]


@pytest.mark.parametrize("zone", BORDERS)
def test_the_explorer_walks_to_neighbouring_zones_only(zone: str) -> None:
    table = explorer({zone: "1 0 0"})
    neighbours = BORDERS[zone].split()
    assert sorted(table.offers()) == sorted([*(f"move {zone} {other}" for other in neighbours), "skip"])
    for other in [*OUTER, *INNER]:
        if other != zone and other not in neighbours:
            assert table.refuses(f"move {zone} {other}") == f"not-neighbours: {name(zone)}, {name(other)}"


def test_zones_have_twenty_common_borders() -> None:
    assert sum(len(others.split()) for others in BORDERS.values()) == 40
    assert all(zone in BORDERS[other].split() for zone in BORDERS for other in BORDERS[zone].split())


def test_the_explorer_moves_only_own_astronauts() -> None:
    """The card says “a pawn”. Where the rulebook lets one touch the astronauts of others it says how they suffer, and
    whose they are; a report on the first edition and the authors’ second one both say that the pawns are one’s own.
    """
    table = explorer({"hellas": "0 1 0", "arabia": "1 0 1", "ausonia": "ice"})
    assert all(offer == "skip" or offer.startswith("move arabia ") for offer in table.offers())
    assert table.refuses("move hellas ausonia") == "nobody-there: Hellas"


def test_entering_an_unexplored_zone_draws_its_resource_before_the_next_step() -> None:
    table = explorer({"hellas": "1 0 0"}, resources="celerium sylvanite")
    table.choose("move hellas ausonia")
    assert table.asked == [0]
    assert table.resource("ausonia") == "celerium"
    table.choose("move ausonia syrtis_major")
    assert table.resource("syrtis_major") == "sylvanite"
    assert table.astronauts("ausonia") == [0, 0, 0]


# Scientist


def scientist(**more: Any) -> Mars:
    """A scientist who has boarded nobody and is about to draw or look."""
    table = deal(chosen="scientist pilot pilot", **more)
    table.choose("skip")
    return table


def test_the_scientist_boards_two_on_one_or_two_shuttles() -> None:
    table = deal(chosen="scientist pilot pilot")
    table.choose("shuttle S12", "shuttle S12")
    assert table.crew("S12") == [2, 0, 0]
    assert table.offers() == ["do 1", "skip"]
    table = deal(chosen="scientist pilot pilot")
    table.choose("shuttle S12", "shuttle S09")
    assert (table.crew("S12"), table.crew("S09")) == ([1, 0, 0], [1, 0, 0])
    assert table.reserve(0) == 20


def test_the_scientist_draws_a_card_or_looks_at_one_but_not_both() -> None:
    table = scientist(discoveries={"hellas": "upheaval"}, events="subsidy")
    assert table.offers() == ["do 1", "do 2", "skip"]
    table.choose("do 1")
    assert table.asked == [1]
    assert table.bonus(0) == ["subsidy"]


def test_a_bonus_card_drawn_is_kept_in_secret() -> None:
    table = scientist(events="subsidy", bonus={0: "pioneers"})
    table.choose("do 1")
    assert sorted(table.view(0)["players"][0]["bonus"]) == ["pioneers", "subsidy"]
    assert table.view(1)["players"][0]["bonus"] == 2
    assert table.secrets("draws", 0) == ["card subsidy"]
    assert table.secrets("draws", 1) == table.secrets("draws", None) == [None]


def test_there_is_no_limit_to_the_bonus_cards_in_hand() -> None:
    table = scientist(bonus={0: ALL_BONUS.replace("subsidy ", "")}, events="subsidy")
    table.choose("do 1")
    assert len(table.bonus(0)) == 13


def test_a_discovery_drawn_is_laid_face_down_at_an_outer_zone() -> None:
    table = scientist(events="upheaval")
    table.choose("do 1")
    assert table.asked == [0]
    assert table.offers() == [f"zone {zone}" for zone in OUTER]
    assert table.view(0)["players"][0]["drawn"] == "upheaval"
    assert table.view(1)["players"][0]["drawn"] == "hidden"
    table.choose("zone hellas")
    assert table.discovery("hellas") == "upheaval"
    assert table.view(1)["zones"][3]["discovery"] == "hidden"
    assert table.player(0)["drawn"] is None


def test_laying_a_discovery_is_not_optional() -> None:
    table = scientist(events="upheaval")
    table.choose("do 1")
    assert table.refuses("skip") == "must"


@pytest.mark.parametrize("zone", INNER)
def test_no_discovery_is_laid_at_an_inner_zone(zone: str) -> None:
    table = scientist(events="upheaval")
    table.choose("do 1")
    assert table.refuses(f"zone {zone}") == f"inner: {name(zone)}"


def test_a_zone_holds_only_one_discovery() -> None:
    table = scientist(events="upheaval", discoveries={"hellas": "lichens"})
    table.choose("do 1")
    assert "zone hellas" not in table.offers()
    assert table.refuses("zone hellas") == "discovery-there: Hellas"


def test_a_discovery_may_be_laid_at_an_explored_or_an_unexplored_zone() -> None:
    for zone in ("hellas", "arabia"):
        table = scientist(events="upheaval", mars={"hellas": "1 0 0"})
        table.choose("do 1", f"zone {zone}")
        assert table.discovery(zone) == "upheaval"
        assert table.resource("arabia") is None


def test_the_last_free_outer_zone_takes_the_discovery_without_a_question() -> None:
    six = {zone: card for zone, card in SEVEN.items() if zone != "arabia"}
    table = scientist(discoveries=six, events="upheaval")
    table.choose("do 1")
    assert table.discovery("arabia") == "upheaval"
    assert table.asked == [1]


def test_with_all_outer_zones_taken_a_drawn_discovery_is_discarded_and_one_may_be_looked_at() -> None:
    table = scientist(discoveries=SEVEN, events="upheaval")
    table.choose("do 1")
    assert [entry["card"] for entry in table.state["event_discard"]] == ["upheaval"]
    assert table.asked == [0]
    assert table.offers() == [*(f"zone {zone}" for zone in OUTER), "skip"]
    table.choose("zone ausonia")
    assert table.zone("ausonia")["known_by"] == [0]
    assert {zone: table.discovery(zone) for zone in OUTER} == SEVEN


def test_the_look_after_a_discarded_discovery_may_be_declined() -> None:
    table = scientist(discoveries=SEVEN, events="upheaval")
    table.choose("do 1", "skip")
    assert table.asked == [1]
    assert all(table.zone(zone)["known_by"] == [] for zone in OUTER)


def test_with_all_outer_zones_taken_a_bonus_card_is_kept_and_nothing_looked_at() -> None:
    table = scientist(discoveries=SEVEN, events="subsidy")
    table.choose("do 1")
    assert table.bonus(0) == ["subsidy"]
    assert table.asked == [1]


def test_the_scientist_may_look_at_one_discovery_in_play() -> None:
    table = scientist(discoveries={"hellas": "upheaval", "arabia": "lichens"}, known={"hellas": [2]})
    table.choose("do 2")
    assert table.offers() == ["zone hellas", "zone arabia", "skip"]
    assert table.refuses("zone ausonia") == "no-discovery: Ausonia"
    table.choose("zone hellas")
    assert table.zone("hellas")["known_by"] == [0, 2]
    assert table.view(0)["zones"][3]["discovery"] == "upheaval"
    assert table.view(0)["zones"][6]["discovery"] == "hidden"
    assert table.view(1)["zones"][3]["discovery"] == "hidden"
    assert table.secrets("looks", 0) == ["card upheaval"]
    assert table.secrets("looks", 1) == [None]


def test_without_a_discovery_in_play_there_is_only_drawing() -> None:
    table = scientist()
    assert table.offers() == ["do 1", "skip"]
    assert table.refuses("do 2") == "effect"


def test_an_empty_event_pile_is_made_anew_of_the_discarded_discoveries() -> None:
    six = {zone: card for zone, card in SEVEN.items() if zone != "arabia"}
    drawn = set()
    for seed in range(20):
        table = deal(
            chosen="scientist pilot pilot",
            bonus={1: ALL_BONUS},
            discoveries=six,
            events_discarded=f"hostile_natives {LAST_FOUR}",
            seed=seed,
        )
        assert table.state["event_deck"] == []
        table.choose("skip", "do 1")
        assert len(table.happened("events-shuffled")) == 1
        assert len(table.state["event_deck"]) == 4
        assert table.state["event_discard"] == []
        drawn.add(table.discovery("arabia"))
    assert len(drawn) > 2


def test_the_last_event_card_can_be_drawn() -> None:
    rest = " ".join(LAST_FOUR.split()[1:])
    table = scientist(bonus={1: ALL_BONUS}, discoveries=SEVEN, returned={2: rest}, events="upheaval")
    table.choose("do 1", "skip")
    assert [entry["card"] for entry in table.state["event_discard"]] == ["upheaval"]


def test_with_neither_pile_nor_discard_only_looking_is_possible() -> None:
    table = scientist(bonus={1: ALL_BONUS}, discoveries=SEVEN, returned={2: LAST_FOUR})
    assert table.state["event_deck"] == []
    assert table.offers() == ["do 2", "skip"]
    assert table.refuses("do 1") == "effect"


# Secret Agent


def secret_agent(pad: str) -> Mars:
    """A secret agent, alone to act."""
    table = deal(pad=pad, chosen="secret_agent recruiter recruiter")
    table.choose("skip", "skip")
    return table


def test_the_secret_agent_boards_two_different_shuttles() -> None:
    table = secret_agent("S12 S09 S06")
    table.choose("shuttle S12")
    assert table.offers() == ["shuttle S09", "shuttle S06", "skip"]
    assert table.refuses("shuttle S12") == "different: S12"
    table.choose("shuttle S06", "skip")
    assert (table.crew("S12"), table.crew("S06")) == ([1, 0, 0], [1, 0, 0])


def test_the_secret_agent_boards_just_one_when_only_one_shuttle_is_there() -> None:
    table = secret_agent("S12")
    table.choose("shuttle S12")
    assert table.asks() == "launch"
    assert table.reserve(0) == 21


def test_the_secret_agent_launches_a_docked_shuttle_with_free_seats() -> None:
    table = secret_agent("S12:010 S09 S06")
    table.choose("shuttle S12", "skip", "shuttle S12")
    assert table.astronauts("hellas") == [1, 1, 0]
    assert table.discarded == ["S12"]


def test_the_secret_agent_may_launch_a_shuttle_without_own_astronauts() -> None:
    table = secret_agent("S12:012 S09 S06")
    table.choose("skip", "shuttle S12")
    assert table.astronauts("hellas") == [0, 1, 2]


def test_an_empty_shuttle_may_be_launched_nobody_lands_and_nothing_is_explored() -> None:
    table = secret_agent("S12 S09 S06")
    table.choose("skip", "shuttle S12")
    assert table.round == 2
    assert table.astronauts("hellas") == [0, 0, 0]
    assert table.resource("hellas") is None
    assert table.discarded == ["S12"]


def test_a_manual_shuttle_without_destination_cannot_be_launched() -> None:
    table = secret_agent("S34 S12 S09")
    table.choose("skip")
    assert table.offers() == ["shuttle S12", "shuttle S09", "skip"]
    assert table.refuses("shuttle S34") == "no-destination: S34"


def test_a_manual_shuttle_just_boarded_can_be_launched() -> None:
    table = secret_agent("S34 S12 S09")
    table.choose("shuttle S34", "zone arabia", "skip", "shuttle S34")
    assert table.astronauts("arabia") == [1, 0, 0]


def test_the_shuttle_that_boarding_filled_is_gone_and_another_one_is_launched() -> None:
    table = secret_agent("S04:010 S12:001 S09")
    table.choose("shuttle S04", "skip")
    assert table.refuses("shuttle S04") == "in-flight: S04"
    table.choose("shuttle S12")
    assert table.astronauts("syrtis_major") == [1, 1, 0]
    assert table.astronauts("hellas") == [0, 0, 1]


def test_with_no_shuttle_left_to_launch_the_secret_agent_is_not_asked() -> None:
    table = secret_agent("S04:010")
    table.choose("shuttle S04")
    assert table.round == 2


# Saboteur


def saboteur(pad: str, flight: str = "") -> Mars:
    table = deal(pad=pad, flight=flight, chosen="saboteur recruiter recruiter")
    table.choose("skip", "skip")
    return table


def test_the_saboteur_destroys_a_docked_shuttle_with_all_aboard() -> None:
    table = saboteur("S12:012 S09 S06")
    table.choose("skip", "shuttle S12")
    assert table.happened("loses") == [(1, [1, 0, 0]), (2, [2, 0, 0])]
    assert [table.lost(seat) for seat in range(3)] == [0, 1, 2]
    assert [table.reserve(seat) for seat in range(3)] == [22, 21, 20]
    assert table.discarded == ["S12"]
    assert table.astronauts("hellas") == [0, 0, 0]


def test_the_saboteur_may_destroy_an_empty_shuttle() -> None:
    table = saboteur("S12:012 S09 S06")
    table.choose("skip", "shuttle S09")
    assert table.discarded == ["S09"]
    assert [table.lost(seat) for seat in range(3)] == [0, 0, 0]


def test_the_saboteurs_own_astronauts_die_too() -> None:
    table = saboteur("S12:110 S09 S06")
    table.choose("shuttle S12", "shuttle S12")
    assert [table.lost(seat) for seat in range(3)] == [2, 1, 0]
    assert table.reserve(0) == 20


def test_a_manual_shuttle_without_destination_can_be_destroyed() -> None:
    table = saboteur("S34 S12 S09")
    table.choose("skip", "shuttle S34")
    assert table.discarded == ["S34"]


def test_shuttles_in_flight_are_safe_from_the_saboteur() -> None:
    table = saboteur("S12 S09", flight="S10:012")
    table.choose("skip")
    assert table.offers() == ["shuttle S12", "shuttle S09", "skip"]
    assert table.refuses("shuttle S10") == "in-flight: S10"


def test_a_destroyed_shuttle_does_not_come_back_empty_in_the_same_round() -> None:
    table = deal(pad="S12:012 S09 S06", chosen="saboteur soldier soldier")
    table.choose("skip", "shuttle S12")
    assert table.pad == ["S09", "S06"]
    assert table.refuses("shuttle S12") == "not-docked: S12"
