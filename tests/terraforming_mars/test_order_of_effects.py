"""The order of effects: the active player's to choose, asked only where it can matter."""

from __future__ import annotations

from typing import Any

import pytest

from areo.tableau.effects.production import DecreaseAny, Produce
from areo.tableau.effects.stock import Gain
from areo.terraforming_mars.effects.mars import PlaceCity, RaiseTemperature, RaiseTR
from areo.terraforming_mars.effects.production import CopyProduction
from areo.terraforming_mars.numbers import BUILDING, ENERGY, HEAT
from tests.terraforming_mars.mars import Mars, deal, player


def orders(table: Mars) -> list[str]:
    """The order question that is open; nothing if another one is."""
    return table.offers() if table.kind == "order" else []


# Asked where it matters


def lava_flows() -> Mars:
    """Two steps reach 0 °C: an ocean and the lava tile are to be placed."""
    table = deal(hand="Lava Flows", temperature=-4, opponents=[player(played="Arctic Algae")])
    table.choose("play lava-flows")
    return table


def test_a_bonus_ocean_and_a_tile_may_be_placed_in_either_order() -> None:
    table = lava_flows()
    assert table.asked == [0]  # the active player is asked
    assert orders(table) == ["first lava-flows", "first lava-flows.2"]
    assert table.decision().label(0, "en") != table.decision().label(1, "en")


def test_first_the_ocean_then_the_lava_beside_it_earns_2_mc() -> None:
    table = lava_flows()
    table.choose("first lava-flows")  # the temperature rises: now the tile or the ocean
    assert orders(table) == ["first lava-flows", "first lava-flows.2"]
    table.choose("first lava-flows.2", "space A2", "space B2")
    assert table.changes() == {
        "mc": -18 + 2,
        "temperature": 4,
        "tr": 3,
        "oceans": 1,
        "A2": "ocean",
        "B2": "lava-flows 0",
        "steel": 3,
        "seat 1 plants": 2,
    }


def test_first_the_lava_then_the_ocean_earns_nothing() -> None:
    table = lava_flows()
    table.choose("first lava-flows.2", "space B2", "space A2")
    assert table.changes()["mc"] == -18


def test_a_step_short_of_0_degrees_nothing_is_asked() -> None:
    table = deal(hand="Lava Flows", temperature=-6)
    table.choose("play lava-flows")
    assert table.kind == "space"
    assert table.temperature == -2


def test_without_ocean_tiles_nothing_is_asked() -> None:
    table = deal(hand="Lava Flows", temperature=-4, oceans=9)
    table.choose("play lava-flows")
    assert table.kind == "space"


def university(card: str, **more: Any) -> Mars:
    """A science card is played beside Mars University."""
    figures = {"deck": "Comet, Birds, Ants, Fish", "played": "Mars University", **more}
    hand = f"{card}, {figures.pop('also', 'Trees')}".rstrip(", ")
    table = deal(hand=hand, **figures)
    table.choose(f"play {card.lower().replace(' ', '-')}")
    return table


def test_before_drawing_or_after_it_a_card_may_be_discarded() -> None:
    table = university("Lagrange Observatory")  # draws a card
    assert orders(table) == ["first lagrange-observatory", "first mars-university"]
    table.choose("first lagrange-observatory")
    assert table.offers() == ["card trees", "card comet", "skip"]
    table.choose("card Comet")
    assert table.hand() == ["trees", "birds"]
    table = university("Lagrange Observatory")
    table.choose("first mars-university")
    assert table.offers() == ["card trees", "skip"]
    table.choose("card Trees")
    assert table.hand() == ["comet", "birds"]


def test_the_unusual_order_can_be_the_better_one() -> None:
    """A discard before Invention Contest changes which three cards it looks at."""
    table = university("Invention Contest")
    assert orders(table) == ["first invention-contest", "first mars-university"]
    table.choose("first mars-university", "card Trees")
    assert table.hand() == ["comet"]
    assert table.offers() == ["card birds", "card ants", "card fish"]
    table.choose(["card Fish"])
    assert table.hand() == ["comet", "fish"]
    table = university("Invention Contest")
    table.choose("first invention-contest")
    assert table.offers() == ["card comet", "card birds", "card ants"]


def test_with_an_empty_hand_the_university_can_only_come_later() -> None:
    table = university("Lagrange Observatory", also="")
    assert table.kind == "card"
    assert table.offers() == ["card comet", "skip"]


def test_a_cube_of_olympus_conference_may_become_the_card_that_is_discarded() -> None:
    table = deal(
        hand="Breathing Filters, Trees",
        oxygen=7,
        played="Mars University, Olympus Conference",
        cubes={"Olympus Conference": 1},
        deck="Comet, Birds",
    )
    table.choose("play breathing-filters")
    assert set(orders(table)) == {"first mars-university", "first olympus-conference"}
    table.choose("first olympus-conference", "do 2", "card Comet")
    assert table.hand() == ["trees", "birds"]
    assert table.cubes("Olympus Conference") == 0


def test_the_cube_of_a_first_science_tag_may_become_a_card_before_a_discard() -> None:
    """Olympus Conference is empty: only the second science tag of Research can turn a cube into a card."""
    table = university("Research", played="Mars University, Olympus Conference")
    assert orders(table) == ["first research", "first mars-university", "first olympus-conference"]
    table.choose("first olympus-conference", "first olympus-conference", "do 2")
    assert table.hand() == ["trees", "comet"]
    assert orders(table) == ["first research", "first mars-university"]


def test_an_empty_olympus_conference_is_not_put_in_order() -> None:
    table = deal(hand="Breathing Filters, Trees", oxygen=7, played="Mars University, Olympus Conference")
    table.choose("play breathing-filters")
    assert table.kind == "card"


def test_what_the_order_cannot_matter_to_is_not_listed() -> None:
    """Natural Preserve: its tile may draw a card, while its production is the same at any time."""
    table = university("Natural Preserve")
    assert orders(table) == ["first natural-preserve", "first mars-university"]
    assert "tile" in table.decision().label(0, "en")
    table.choose("first mars-university", "card Trees", "space C1")
    assert table.production() == {"mc": 1}
    assert table.hand() == ["comet", "birds"]


def test_a_tile_on_a_card_bonus_and_the_university() -> None:
    table = university("Research Outpost", also="")
    assert table.kind == "space"  # nothing to discard before
    table.choose("space C1")
    assert table.offers() == ["card comet", "skip"]
    table = university("Research Outpost")
    assert orders(table) == ["first research-outpost", "first mars-university"]


def test_where_no_card_bonus_is_open_the_tile_and_the_university_do_not_matter_to_each_other() -> None:
    table = university("Natural Preserve", tiles={"C1": "greenery 1", "H3": "greenery 1", "H4": "greenery 1"})
    assert table.kind != "order"


def test_two_triggers_of_one_kind_are_not_put_in_order() -> None:
    """Research has two science tags. Once its cards are drawn, both discards are the same."""
    table = university("Research")
    assert orders(table) == ["first research", "first mars-university"]
    table.choose("first research")
    assert table.kind == "card"
    table.choose("card Trees")
    assert table.kind == "card"
    table.choose("skip")
    assert table.idle


# Not asked where it cannot matter


@pytest.mark.parametrize(
    ("card", "figures", "answers"),
    [
        ("Comet", {"opponents": [player(plants=2, played="Arctic Algae")]}, ["space A5", "seat 1", "amount 3"]),
        ("Large Convoy", {"played": "Pets"}, ["space A5", "do 2"]),
        ("Domed Crater", {"production": {"energy": 1}, "corporation": "tharsis-republic"}, ["space C4"]),
        ("Towing A Comet", {"oxygen": 7, "temperature": -2}, ["space A5", "space I5"]),
        ("Giant Ice Asteroid", {"played": "Optimal Aerobraking"}, ["space A5", "space I5"]),
        ("Strip Mine", {"production": {"energy": 2}, "played": "Olympus Conference"}, []),
        ("Technology Demonstration", {"played": "Olympus Conference, Media Group"}, []),
    ],
)
def test_effects_that_only_add_up_are_done_without_a_question(
    card: str, figures: dict[str, Any], answers: list[str]
) -> None:
    table = deal(hand=card, **figures)
    table.play(card, *answers)
    assert table.idle


@pytest.mark.parametrize("card", ["Convoy From Europa", "Large Convoy"])
def test_a_convoy_draws_after_its_ocean_as_printed(card: str) -> None:
    """In either order the same can come of it: nothing is asked, and until a card is drawn all can be taken back."""
    table = deal(hand=card, played="Pets", deck="Comet, Birds, Fish")
    table.play(card)
    assert table.kind == "space"
    assert table.hand() == []
    assert table.game.undoable(0) == 1
    table.choose("space A4")  # a card bonus: drawn before the cards of the convoy
    assert table.hand()[0] == "comet"
    assert table.game.undoable(0) == 0


def test_one_effect_alone_is_never_put_in_order() -> None:
    table = deal(hand="Technology Demonstration")
    table.play("Technology Demonstration")
    assert table.idle


# Removal and decrease come last, where they find most


def test_what_an_opponent_gains_by_my_oceans_may_be_removed_at_once() -> None:
    """Giant Ice Asteroid and Arctic Algae: two oceans bring four plants, and up to six may go."""
    table = deal(hand="Giant Ice Asteroid", opponents=[player(played="Arctic Algae")])
    table.choose("play giant-ice-asteroid", "space A5", "space I5")
    assert table.offers() == ["seat 1", "skip"]
    table.choose("seat 1")
    assert table.offers() == ["amount 4", "amount 3", "amount 2", "amount 1"]
    table.choose("amount 4")
    assert table.resources(1) == {}


def test_fewer_may_be_removed_as_if_it_had_come_first() -> None:
    """Had it come first, one plant could have gone, and two would have come."""
    table = deal(hand="Comet", opponents=[player(plants=1, played="Arctic Algae")])
    table.play("Comet", "space A5", "seat 1", "amount 1")
    assert table.resources(1) == {"plants": 2}


def test_a_choice_between_removals_comes_last_too() -> None:
    """Virus takes animals or plants; Viral Enhancers bring me a plant first, which could be among them."""
    table = deal(hand="Virus", played="Viral Enhancers", opponents=[player(plants=1)])
    table.play("Virus")
    assert table.offers() == ["seat 0", "seat 1", "skip"]


def test_own_production_is_raised_before_somebodys_is_lowered() -> None:
    table = deal(hand="Energy Tapping")
    table.play("Energy Tapping")  # nobody else has any: mine goes up and down again
    assert table.changes() == {"mc": -3}


def test_with_another_target_one_may_still_choose_oneself() -> None:
    table = deal(hand="Energy Tapping", opponents=[player(production={"energy": 1})])
    table.choose("play energy-tapping")
    assert table.offers() == ["seat 0", "seat 1"]


# A card is legal if some order is


@pytest.mark.parametrize(
    ("card", "figures", "possible"),
    [
        ("Power Supply Consortium", {"played": "Power Plant, Solar Power"}, True),  # raise, then lower
        ("Energy Tapping", {}, True),
        ("Hackers", {"production": {"energy": 1, "mc": -5}}, True),  # up two, then down two
        ("Great Escarpment Consortium", {"production": {"steel": 1}}, True),
        ("Immigrant City", {"production": {"energy": 1, "mc": -3}}, True),
        ("Immigrant City", {"production": {"energy": 1, "mc": -4}}, True),  # its own city first: one step up
        ("Immigrant City", {"production": {"energy": 1, "mc": -5}}, False),
        (
            "Immigrant City",
            {"production": {"energy": 1, "mc": -5}, "corporation": "tharsis-republic"},
            True,  # the Tharsis Republic adds another step
        ),
        ("Moss", {"oceans": 3}, False),
        ("Moss", {"oceans": 3, "played": "Viral Enhancers"}, True),  # its plant tag brings the plant
        ("Nitrophilic Moss", {"oceans": 3, "played": "Viral Enhancers"}, False),
        ("Nitrophilic Moss", {"oceans": 3, "played": "Viral Enhancers", "plants": 1}, True),
    ],
)
def test_a_card_can_be_played_if_some_order_is_possible(card: str, figures: dict[str, Any], possible: bool) -> None:
    assert deal(hand=card, **figures).playable(card) is possible


def test_a_production_waits_only_for_what_can_raise_it() -> None:
    """What no other effect of a card can make possible is known at once: no order need be tried."""
    for falling in (Produce(ENERGY, -1), DecreaseAny(ENERGY, 1)):
        for helper in (Produce(ENERGY, 2), PlaceCity(), RaiseTemperature(1), CopyProduction(BUILDING)):
            assert falling.hopes_for(helper)
        for other in (Produce(HEAT, 2), Produce(ENERGY, -1), DecreaseAny(ENERGY, 1), Gain(ENERGY, 3), RaiseTR(1)):
            assert not falling.hopes_for(other)


def test_the_possible_order_is_taken_without_a_question() -> None:
    table = deal(hand="Immigrant City", production={"energy": 1, "mc": -4})
    table.play("Immigrant City", "space C4")
    assert table.production() == {"mc": -5}
    table = deal(hand="Moss", oceans=3, played="Viral Enhancers")
    table.play("Moss")
    assert table.resources() == {"mc": 96}
    assert table.production() == {"plants": 1}


# What is triggered


def test_what_others_have_is_set_off_by_my_deeds() -> None:
    table = deal(
        hand="Cupola City",
        production={"energy": 1},
        played="Rover Construction",
        opponents=[player(), player(played="Immigrant City, Pets")],
    )
    table.play("Cupola City", "space C4")
    assert table.changes() == {
        "C4": "city 0",
        "mc": -16 + 2,
        "mc production": 3,
        "energy production": -1,
        "seat 2 mc production": 1,
        "seat 2 on pets": 1,
    }


def test_a_tag_of_mine_does_not_set_off_what_speaks_of_its_owner() -> None:
    table = deal(hand="Research", opponents=[player(played="Olympus Conference, Mars University", hand="Comet")])
    table.play("Research")
    assert "seat 1 on olympus-conference" not in table.changes()
    assert table.idle


def test_saturn_systems_hears_the_jovian_tags_of_all() -> None:
    table = deal(hand="Asteroid Mining", opponents=[player(corporation="saturn-systems")])
    table.play("Asteroid Mining")
    assert table.changes()["seat 1 mc production"] == 1


def test_everything_set_off_is_done_before_the_next_action() -> None:
    table = deal(hand="Research", played="Olympus Conference", deck="Comet, Birds, Ants")
    table.choose("play research")
    assert table.kind == "branch"  # the second science tag: one more cube, or a card for the first
    assert table.offers() == ["do 1", "do 2"]
    table.choose("do 2")
    assert table.kind == "menu"
    assert len(table.hand()) == 3


def test_the_cost_is_paid_before_anything_else() -> None:
    table = deal(hand="Comet", titanium=2)
    table.choose("play comet")
    assert table.kind == "payment"
    assert (table.temperature, table.tr()) == (-30, 20)
