"""Temperature, oxygen and oceans: steps really made, the rating, the bonus steps and how they cascade."""

from __future__ import annotations

import pytest

from tests.terraforming_mars.mars import deal, player

# Steps and rating


@pytest.mark.parametrize(
    ("temperature", "steps"),
    [(-30, 3), (2, 3), (4, 2), (6, 1), (8, 0)],
)
def test_the_rating_rises_only_for_temperature_steps_really_made(temperature: int, steps: int) -> None:
    table = deal(hand="Deimos Down", temperature=temperature)  # three steps
    table.play("Deimos Down")
    assert table.temperature == temperature + 2 * steps
    assert table.tr() == 20 + steps


@pytest.mark.parametrize(("oxygen", "steps"), [(0, 2), (12, 2), (13, 1), (14, 0)])
def test_the_rating_rises_only_for_oxygen_steps_really_made(oxygen: int, steps: int) -> None:
    table = deal(hand="Strip Mine", oxygen=oxygen, production={"energy": 2})  # two steps
    table.play("Strip Mine")
    assert table.oxygen == oxygen + steps
    assert table.tr() == 20 + steps


@pytest.mark.parametrize(("oceans", "steps"), [(0, 2), (7, 2), (8, 1), (9, 0)])
def test_the_rating_rises_only_for_oceans_really_placed(oceans: int, steps: int) -> None:
    table = deal(hand="Ice Asteroid", oceans=oceans)  # two oceans
    free = [f"space {space}" for space in ("I5", "F8")][:steps]
    table.play("Ice Asteroid", *free)
    assert table.oceans == oceans + steps
    assert table.tr() == 20 + steps


def test_the_rating_may_rise_without_a_parameter_and_without_a_limit() -> None:
    table = deal(hand="Release of Inert Gases", tr=120, temperature=8, oxygen=14, oceans=9)
    table.play("Release of Inert Gases")
    assert table.tr() == 122


# Bonus steps


@pytest.mark.parametrize(
    ("temperature", "card", "bonus"),
    [
        (-28, "Asteroid", 0),
        (-26, "Asteroid", 1),  # reaches -24
        (-24, "Asteroid", 0),
        (-22, "Asteroid", 1),  # reaches -20
        (-20, "Asteroid", 0),
        (-26, "Big Asteroid", 1),  # passes -24
        (-28, "Deimos Down", 1),
        (-26, "Deimos Down", 2),  # -24 and -20
        (-24, "Big Asteroid", 1),
    ],
)
def test_heat_production_rises_at_minus_24_and_at_minus_20(temperature: int, card: str, bonus: int) -> None:
    table = deal(hand=card, temperature=temperature)
    table.play(card)
    assert table.production().get("heat", 0) == bonus


@pytest.mark.parametrize(("temperature", "card"), [(-2, "Asteroid"), (-2, "Deimos Down"), (-4, "Big Asteroid")])
def test_reaching_or_passing_0_degrees_gives_an_ocean(temperature: int, card: str) -> None:
    table = deal(hand=card, temperature=temperature)
    table.choose(f"play {card.lower().replace(' ', '-')}")
    assert table.kind == "space"
    table.choose("space A5")
    assert table.tiles() == {"A5": "ocean"}
    steps = (table.temperature - temperature) // 2
    assert table.tr() == 20 + steps + 1


def test_the_bonus_ocean_takes_its_hex_bonus_and_adjacency_money() -> None:
    table = deal(heat=8, temperature=-2, tiles={"E5": "ocean"})
    table.do("heat", "space E4")
    assert table.changes() == {
        "heat": -8,
        "temperature": 2,
        "oceans": 1,
        "E4": "ocean",
        "tr": 2,
        "plants": 2,
        "mc": 2,
    }


def test_the_bonus_ocean_is_lost_without_ocean_tiles() -> None:
    table = deal(heat=8, temperature=-2, oceans=9)
    table.do("heat")
    assert table.changes() == {"heat": -8, "temperature": 2, "tr": 1}


def test_leaving_0_degrees_gives_no_second_ocean() -> None:
    table = deal(heat=8, temperature=0)
    table.do("heat")
    assert table.changes() == {"heat": -8, "temperature": 2, "tr": 1}


@pytest.mark.parametrize(("oxygen", "steps"), [(6, 0), (7, 1), (8, 0)])
def test_reaching_8_percent_oxygen_raises_the_temperature(oxygen: int, steps: int) -> None:
    table = deal(plants=8, oxygen=oxygen)
    table.do("greenery", "space C4")
    assert table.changes().get("temperature", 0) == 2 * steps
    assert table.tr() == 21 + steps


def test_passing_8_percent_raises_the_temperature_too() -> None:
    table = deal(hand="Strip Mine", oxygen=7, production={"energy": 2})
    table.play("Strip Mine")
    assert (table.oxygen, table.temperature, table.tr()) == (9, -28, 23)


def test_the_temperature_step_at_8_percent_is_lost_at_the_goal() -> None:
    table = deal(plants=8, oxygen=7, temperature=8)
    table.do("greenery", "space C4")
    assert table.changes() == {"plants": -8, "C4": "greenery 0", "oxygen": 1, "tr": 1}


def test_a_greenery_may_bring_three_rating_steps() -> None:
    """Oxygen 8, temperature 0, an ocean."""
    table = deal(plants=8, oxygen=7, temperature=-2)
    table.do("greenery", "space C4", "space A5")
    assert table.changes() == {
        "plants": -8,
        "C4": "greenery 0",
        "oxygen": 1,
        "temperature": 2,
        "oceans": 1,
        "A5": "ocean",
        "tr": 3,
    }


def test_the_step_at_8_percent_may_bring_heat_production() -> None:
    table = deal(plants=8, oxygen=7, temperature=-26)
    table.do("greenery", "space C4")
    assert table.production() == {"heat": 1}
    assert table.tr() == 22


def test_bonuses_go_to_whoever_makes_the_step() -> None:
    table = deal(active=1, temperature=-26, opponents=[player(heat=8)])
    table.do("heat")
    assert table.production(1) == {"heat": 1}
    assert table.production(0) == {}
    assert (table.tr(0), table.tr(1)) == (20, 21)


def test_both_the_bonus_ocean_and_the_cards_own_are_placed() -> None:
    table = deal(hand="Comet", temperature=-2)
    table.play("Comet", "space A5", "space I5")
    assert table.oceans == 2
    assert table.tr() == 23
    assert table.changes()["titanium"] == 2


def test_with_one_ocean_tile_left_only_one_of_them_is_placed() -> None:
    table = deal(hand="Comet", temperature=-2, oceans=8)
    table.play("Comet", "space I5")
    assert (table.oceans, table.tr()) == (9, 22)


# At the goal


def test_greeneries_are_placed_at_14_percent_without_rating() -> None:
    for key, price in (("greenery", {"plants": -8}), ("project greenery", {"mc": -23})):
        table = deal(plants=8, oxygen=14)
        table.do(key, "space C4")
        assert table.changes() == {**price, "C4": "greenery 0"}


def test_an_asteroid_may_be_bought_at_the_goal_to_no_effect() -> None:
    table = deal(temperature=8)
    table.project("asteroid")
    assert table.changes() == {"mc": -14}


def test_an_action_that_raises_a_parameter_at_its_goal_does_nothing_but_cost() -> None:
    table = deal(played="Water Splitting Plant", energy=3, oxygen=14)
    table.act("Water Splitting Plant")
    assert table.changes() == {"energy": -3}


# United Nations Mars Initiative


@pytest.mark.parametrize(
    ("key", "answers"),
    [("heat", []), ("play release-of-inert-gases", []), ("project aquifer", ["space A5"]), ("greenery", ["space C4"])],
)
def test_any_raise_of_ones_own_rating_will_do_for_the_united_nations(key: str, answers: list[str]) -> None:
    table = deal(
        corporation="united-nations-mars-initiative", heat=8, plants=8, hand="Release of Inert Gases", actions=3
    )
    assert not table.can_act("united-nations-mars-initiative")
    table.do(key, *answers)
    rating = table.tr()
    table.act("united-nations-mars-initiative")
    assert table.tr() == rating + 1
    assert not table.can_act("united-nations-mars-initiative")  # once a generation


def test_a_raise_of_the_last_generation_or_of_an_opponent_will_not_do() -> None:
    table = deal(corporation="united-nations-mars-initiative", heat=8, opponents=[player(heat=8)])
    table.do("heat")
    table.next_generation()
    assert not table.can_act("united-nations-mars-initiative")
    table = deal(corporation="united-nations-mars-initiative", active=1, opponents=[player(heat=8)])
    table.do("heat")
    table.end(1)
    assert table.asked == [0]
    assert not table.can_act("united-nations-mars-initiative")
