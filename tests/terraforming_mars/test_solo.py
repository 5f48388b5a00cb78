"""The solo game: neutral tiles, a neutral opponent, fourteen generations, won only if Mars is terraformed in time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terraforming_mars.mars import Mars, deal, set_up

DONE: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def alone(**more: Any) -> Mars:
    return deal(players=1, **more)


def tiles_for(*cards: str) -> dict[str, str]:
    """The neutral tiles that four revealed cards place."""
    table = set_up(1, deck=list(cards))
    assert sorted(table.discard()) == sorted(cards)
    return table.tiles()


# Set-up


def test_it_starts_with_rating_14_no_production_and_the_corporate_era_cards() -> None:
    table = set_up(1)
    assert (table.tr(), table.production(), table.generation) == (14, {}, 1)
    assert len(table.deck()) + len(table.discard()) + len(table.player()["dealt"]) == 208
    assert len(table.player()["dealt"]) == 10
    assert len(table.player()["dealt_corporations"]) == 2


def test_four_cards_are_revealed_and_discarded_before_the_ten_are_dealt() -> None:
    deck = ["comet", "birds", "ants", "fish", "grass", "trees"]
    table = set_up(1, deck=deck)
    assert sorted(table.discard()) == sorted(deck[:4])
    assert table.player()["dealt"][:2] == deck[4:]
    assert sum(event["what"] == "reveals" for event in table.game.events(0)) == 4


def test_two_neutral_cities_each_with_a_neutral_greenery_beside_it() -> None:
    for seed in range(10):
        tiles = set_up(1, seed=seed).tiles()
        assert sorted(tiles.values()) == ["city neutral"] * 2 + ["greenery neutral"] * 2


def test_the_costs_of_the_cards_say_where() -> None:
    """Costs 4, 3, 3 and 6.

    The 4th area from A1 (A2 is skipped) is B2, the 3rd back from I5 (itself skipped) is I2. Around B2 the 3rd is C3:
    A1, not A2, B3, C3; around I2 the 6th is H3, once round: H2, H3, I3, I1, H2, H3.
    """
    assert tiles_for("power-plant", "micro-mills", "search-for-life", "small-animals") == {
        "B2": "city neutral",
        "I2": "city neutral",
        "C3": "greenery neutral",
        "H3": "greenery neutral",
    }


def test_a_card_that_costs_nothing_counts_as_1() -> None:
    tiles = tiles_for("indentured-workers", "sabotage", "hired-raiders", "land-claim")  # 0, 1, 1, 1
    assert tiles == {
        "A1": "city neutral",
        "I4": "city neutral",
        "B2": "greenery neutral",  # A2 is for an ocean
        "H4": "greenery neutral",
    }


def test_areas_for_oceans_and_noctis_city_are_skipped() -> None:
    """Counting 24 from A1 passes two areas for oceans in the first row, one each in the next, and Noctis: E7."""
    tiles = tiles_for("domed-crater", "indentured-workers", "sabotage", "hired-raiders")
    assert tiles["E7"] == "city neutral"


def test_the_second_city_skips_the_neighbours_of_the_first() -> None:
    """Costs 41 and 13: H3; then, back from I5, I4, I1, H6, H5, H1, G7, G6, G5, G2, G1, F5, F4 and F3."""
    tiles = tiles_for("io-mining-industries", "livestock", "sabotage", "hired-raiders")
    cities = sorted(space for space, tile in tiles.items() if tile == "city neutral")
    assert cities == ["F3", "H3"]


def test_each_city_finds_room_for_its_greenery_even_in_a_corner() -> None:
    """E9 has only E8 beside it; the greenery of E7 must leave it free."""
    for third in ("search-for-life", "insulation", "land-claim", "power-plant", "heat-trappers"):
        tiles = tiles_for("domed-crater", "protected-valley", third, "sabotage")
        assert tiles["E7"] == tiles["E9"] == "city neutral"
        assert list(tiles.values()).count("greenery neutral") == 2
        assert tiles["E8"] == "greenery neutral"


def test_neutral_tiles_take_no_bonus_and_raise_nothing() -> None:
    table = set_up(1, deck=["comet", "birds", "ants", "fish"])
    assert (table.oxygen, table.tr(), table.resources()) == (0, 14, {})


def test_the_tharsis_republic_starts_with_production_for_both_neutral_cities() -> None:
    table = set_up(1, corporations=[["tharsis-republic"]])
    table.choose([])
    assert table.production() == {"mc": 2}
    assert table.mc() == 40  # no 3 M€: they are not its own


def test_the_choice_goes_as_ever() -> None:
    table = set_up(1, corporations=[["helion", "credicor"]])
    table.choose("corporation credicor")
    table.choose(table.offers()[:4])
    assert (table.mc(), len(table.hand()), table.kind) == (57 - 12, 4, "menu")


# Play


def test_there_is_neither_draft_nor_milestone_nor_award() -> None:
    table = alone(tr=50)
    assert not any(key.startswith(("milestone", "award")) for key in table.offers())


def test_after_passing_the_next_generation_begins() -> None:
    table = alone(generation=3)
    table.choose("pass")
    assert (table.generation, table.kind) == (4, "cards")
    table.choose([])
    assert table.kind == "menu"


# The neutral opponent


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("Asteroid Mining Consortium", {"mc": -13, "titanium production": 1}),
        ("Energy Tapping", {"mc": -3, "energy production": 1}),
        ("Heat Trappers", {"mc": -6, "energy production": 1}),
        ("Cloud Seeding", {"mc": -11, "mc production": -1, "plants production": 2}),
        ("Birds", {"mc": -10}),
    ],
)
def test_decreases_hit_the_neutral_opponent_and_never_me(card: str, gained: dict[str, int]) -> None:
    table = alone(hand=card, oxygen=13, oceans=3, production={"titanium": 1, "plants": 2, "heat": 2, "energy": 1})
    table.play(card)
    assert table.changes() == gained


def test_they_need_no_production_of_mine() -> None:
    table = alone(hand="Birds", oxygen=13)
    table.play("Birds")
    assert table.changes() == {"mc": -10}


@pytest.mark.parametrize(("branch", "gained"), [("do 1", {"steel": 2}), ("do 2", {"mc": -1 + 3})])
def test_hired_raiders_always_find_enough(branch: str, gained: dict[str, int]) -> None:
    table = alone(hand="Hired Raiders", mc=10)
    table.play("Hired Raiders", branch)
    assert table.changes() == {"mc": -1, **gained}


@pytest.mark.parametrize(("card", "oxygen"), [("Predators", 11), ("Ants", 4)])
def test_predators_and_ants_always_find_a_prey(card: str, oxygen: int) -> None:
    table = alone(played=card, oxygen=oxygen)
    table.act(card)
    assert table.changes() == {f"on {card.lower()}": 1}


def test_removals_ask_nothing_and_take_nothing_of_mine() -> None:
    table = alone(hand="Deimos Down, Virus, Sabotage", plants=8, actions=4)
    for card in ("Deimos Down", "Virus", "Sabotage"):
        table.play(card)
        assert "plants" not in table.changes()


def test_flooding_places_its_ocean_and_that_is_all() -> None:
    table = alone(hand="Flooding", tiles={"C4": "city neutral"})
    table.play("Flooding", "space A5")
    assert table.changes() == {"mc": -7, "A5": "ocean", "oceans": 1, "tr": 1}


def test_the_toll_station_counts_nothing() -> None:
    table = alone(hand="Toll Station", played="Comet, Vesta Shipyard")
    table.play("Toll Station")
    assert table.changes() == {"mc": -12}


def test_neutral_tiles_count_wherever_any_tile_does() -> None:
    tiles = {"C4": "city neutral", "C5": "greenery neutral", "G4": "city neutral"}
    table = alone(tiles=tiles, hand="Rad-Suits, Energy Saving, Zeppelins, Greenhouses", oxygen=6, actions=6)
    assert table.playable("Rad-Suits")
    table.play("Energy Saving")
    assert table.changes()["energy production"] == 2
    table.play("Zeppelins")
    assert table.changes()["mc production"] == 2
    table.play("Greenhouses")
    assert table.changes()["plants"] == 2
    table.choose("project city")
    assert not {"B3", "B4", "C3", "D4", "D5"} & set(table.spaces())
    table.choose("space B5")
    assert table.score(0)["city"] == 1  # the neutral greenery


def test_martian_rails_and_the_industrial_center_see_neutral_cities() -> None:
    table = alone(tiles={"C4": "city neutral"}, played="Martian Rails", hand="Industrial Center", energy=1, actions=3)
    table.act("Martian Rails")
    assert table.changes() == {"energy": -1, "mc": 1}
    table.choose("play industrial-center")
    assert table.spaces() == ["B3", "B4", "C3", "C5", "D4", "D5"]


def test_an_ecological_zone_may_lie_beside_a_neutral_greenery_but_needs_one_of_mine() -> None:
    assert not alone(hand="Ecological Zone", tiles={"C4": "greenery neutral"}).playable("Ecological Zone")
    table = alone(hand="Ecological Zone", tiles={"C4": "greenery neutral", "I3": "greenery 0"})
    table.choose("play ecological-zone")
    assert "B3" in table.spaces()


def test_neutral_tiles_are_not_mine() -> None:
    table = alone(plants=8, tiles={"C4": "city neutral"})
    table.choose("greenery")
    assert "I1" in table.spaces()


# The end


def finish(**more: Any) -> Mars:
    table = alone(**{"generation": 14, **more})
    table.choose("pass")
    return table


def test_it_goes_on_for_14_generations_even_if_the_goals_are_reached_earlier() -> None:
    table = alone(generation=10, **DONE)
    table.choose("pass")
    assert (table.over, table.generation) == (False, 11)


def test_it_is_won_if_mars_is_terraformed_by_the_end_of_generation_14() -> None:
    table = finish(**DONE)
    assert table.over
    assert table.game.won == [True]


@pytest.mark.parametrize("short", [{"temperature": 6}, {"oxygen": 13}, {"oceans": 8}])
def test_it_is_lost_otherwise_whatever_the_points(short: dict[str, int]) -> None:
    table = finish(**{**DONE, **short}, tr=90)
    assert table.over
    assert table.game.won == [False]
    assert table.total(0) == 90


def test_it_is_not_over_before_and_not_won_before() -> None:
    table = alone(generation=14, **DONE)
    assert table.game.won is None


def test_the_last_greeneries_are_granted_and_cannot_turn_a_loss() -> None:
    table = finish(**{**DONE, "oxygen": 13}, plants=8)
    assert table.kind == "space"
    table.choose("space C4")
    assert table.oxygen == 13
    assert table.game.won == [False]
    assert table.score(0)["greenery"] == 1


def test_the_last_greeneries_add_to_the_score_of_a_win() -> None:
    table = finish(**DONE, plants=8, tiles={"C5": "city 0"})
    table.choose("space C4")
    assert table.game.won == [True]
    assert table.total(0) == 14 + 1 + 1


def test_the_last_step_may_be_made_in_the_last_action() -> None:
    table = alone(generation=14, **{**DONE, "temperature": 6}, heat=8)
    table.do("heat")
    table.choose("end")
    table.choose("pass")
    assert table.game.won == [True]


def test_a_position_beyond_generation_14_ends_all_the_same() -> None:
    table = finish(**DONE, generation=15)
    assert table.over


def test_there_is_one_place_in_the_ranking() -> None:
    assert finish(**DONE).game.ranking() == [[0]]
