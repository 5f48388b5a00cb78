"""The order of effects when a card is played: its owner's to choose, asked only where the result can differ."""

from __future__ import annotations

from typing import Any

from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.numbers import GREEN
from tests.ares_expedition.expedition import CONSTRUCTION, DEVELOPMENT, Expedition, deal, definition, player
from tests.tableau.cards import id_of, ids_of

DECK = (
    "Moss, Soletta, Grass, Mine, Trees, Worms, Bushes, Algae, Farming, Sponsors, Cartel, Insects"  # I draw every second
)


def played(card: str, also: str = "", **mine: Any) -> Expedition:
    """A table at which a card has just been played; `also` is in hand."""
    green = definition(card).colour == GREEN
    hand = f"{card}, {also}" if also else card
    table = deal(**{"phase": DEVELOPMENT if green else CONSTRUCTION, "hand": hand, "deck": DECK, **mine})
    table.choose(f"play {id_of(card)}")
    return table


def orders(table: Expedition) -> list[str]:
    """The order question that is open; nothing if another one is."""
    return table.offers() if table.kind == "order" else []


# Asked where it matters


def test_a_draw_may_come_before_or_after_a_discard() -> None:
    table = played("Microprocessors", "Comet", played="Energy Subsidies")
    assert orders(table) == ["first microprocessors", "first energy-subsidies"]
    assert table.decision().label(0, "en") != table.decision().label(1, "en")


def test_first_the_draw_then_any_of_the_cards_can_be_discarded() -> None:
    table = played("Microprocessors", "Comet", played="Energy Subsidies")
    table.choose("first energy-subsidies")
    assert table.offers() == ["card comet", "card moss", "card grass", "card trees"]
    table.choose("card Trees")
    assert table.hand() == ids_of("Comet, Moss, Grass")


def test_first_the_card_itself_then_the_draw_is_safe() -> None:
    table = played("Microprocessors", "Comet", played="Energy Subsidies")
    table.choose("first microprocessors")
    assert table.offers() == ["card comet", "card moss", "card grass"]
    table.choose("card Comet")
    assert table.hand() == ids_of("Moss, Grass, Trees")


def test_business_contacts_and_a_draw_for_their_earth_tag() -> None:
    table = played("Business Contacts", played="Interplanetary Conference")
    assert orders(table) == ["first business-contacts", "first interplanetary-conference"]
    table.choose("first interplanetary-conference")
    assert (table.decision().least, len(table.offers())) == (2, 5)


def test_viral_enhancers_may_bring_the_microbe_that_decomposers_take() -> None:
    table = played("Lichen", played="Viral Enhancers, Decomposers")
    assert orders(table) == ["first viral-enhancers", "first decomposers"]
    table.choose("first viral-enhancers", "do 3")  # a microbe on Decomposers
    assert table.cubes("Decomposers") == 1
    table.choose("do 2")  # which is taken for a card
    assert (table.cubes("Decomposers"), table.hand()) == (0, ["moss"])


def test_decomposers_first_can_only_gain_a_microbe() -> None:
    table = played("Lichen", played="Viral Enhancers, Decomposers")
    table.choose("first decomposers")
    assert table.cubes("Decomposers") == 1
    assert table.kind == "branch"  # now Viral Enhancers
    table.choose("do 1")
    assert (table.resources()["plants"], table.hand()) == (1, [])


def test_decomposers_just_played_may_be_served_by_viral_enhancers() -> None:
    table = played("Decomposers", played="Viral Enhancers", oxygen=3)
    assert orders(table) == ["first viral-enhancers", "first decomposers"]
    table.choose("first viral-enhancers", "do 3", "do 2")
    assert (table.cubes("Decomposers"), table.hand()) == (0, ["moss"])


def test_mars_university_before_or_after_the_cards_drawn() -> None:
    table = played("Research", "Comet", played="Mars University")
    assert orders(table) == ["first research", "first mars-university"]
    table.choose("first mars-university", "card Comet")
    assert table.hand() == ["moss"]
    assert orders(table) == ["first research", "first mars-university"]  # its second tag


def test_three_that_draw_and_discard() -> None:
    table = played("Research", "Comet", played="Olympus Conference, Mars University")
    assert orders(table) == ["first research", "first olympus-conference", "first mars-university"]


def test_looking_at_three_cards_and_drawing_one() -> None:
    table = played("Invention Contest", played="Olympus Conference")
    assert orders(table) == ["first invention-contest", "first olympus-conference"]
    table.choose("first olympus-conference")
    assert table.hand() == ["moss"]
    assert table.offers() == ["card grass", "card trees", "card bushes"]


# Not asked where it does not


def test_gains_come_to_the_same_in_any_order() -> None:
    engines = "Arctic Algae, Fish, Herbivores, Optimal Aerobraking, Recycled Detritus, Anti-Gravity Technology"
    table = deal(phase=CONSTRUCTION, hand="Comet", deck=DECK, played=engines)
    table.play("Comet")
    assert table.changes() == {
        "mc": -25 + 4,
        "temperature": 2,
        "oceans": 1,
        "tr": 2,
        "heat": 2 + 2,
        "plants": 4 + 2 + 2,
        "cards": 2,
        "on fish": 1,
        "on herbivores": 2,
    }


def test_several_draws_are_not_ordered() -> None:
    table = played("Research", played="Olympus Conference")
    assert table.idle
    assert len(table.hand()) == 2 + 2


def test_with_a_microbe_there_decomposers_wait_for_nobody() -> None:
    table = played("Adapted Lichen", played="Decomposers, Viral Enhancers", cubes={"Decomposers": 1})
    assert table.kind == "branch"
    table.choose("do 2")  # the microbe is taken: now another one may come first
    assert orders(table) == ["first decomposers", "first viral-enhancers"]
    table = played("Adapted Lichen", played="Decomposers, Viral Enhancers", cubes={"Decomposers": 2})
    table.choose("do 2")
    assert table.kind == "branch"


def test_viral_enhancers_before_decomposers_with_a_microbe_take_nothing_from_anybody() -> None:
    table = played("Adapted Lichen", played="Viral Enhancers, Decomposers", cubes={"Decomposers": 1})
    table.choose("do 1", "do 3", "do 2", "do 2")  # a plant, a microbe, and both microbes are taken
    assert table.idle
    assert (table.resources()["plants"], table.cubes("Decomposers"), table.hand()) == (1, 0, ["moss", "grass"])


def test_an_animal_matters_to_no_decomposers() -> None:
    table = played("Eos Chasma National Park", played="Decomposers, Birds", temperature=-18)
    assert table.idle
    assert (table.cubes("Decomposers"), table.cubes("Birds")) == (1, 1)


def test_a_flip_may_draw_the_card_that_is_discarded() -> None:
    table = played("Technology Demonstration", "Comet", played="Mars University", oceans=8, tiles=[{"cards": 1}])
    flip, draw, university = orders(table)
    assert (flip, draw, university) == (
        "first technology-demonstration",
        "first technology-demonstration.2",
        "first mars-university",
    )
    table.choose(flip)
    table.choose(university)
    assert table.offers() == ["card comet", "card moss", "skip"]


def test_with_all_oceans_turned_over_a_flip_draws_no_card_to_wait_for() -> None:
    table = played("Technology Demonstration", "Comet", played="Mars University", oceans=9)
    assert orders(table) == ["first technology-demonstration", "first mars-university"]
    table.choose("first technology-demonstration")
    assert table.offers() == ["card comet", "card moss", "card grass", "skip"]


def test_two_triggers_of_one_card_are_alike() -> None:
    table = played("Ecological Zone", played="Decomposers")
    assert table.kind == "branch"  # the first tag could only bring a microbe
    assert table.offers() == ["do 1", "do 2"]
    table.choose("do 2")
    assert (table.cubes("Decomposers"), table.hand(), table.cubes("Ecological Zone")) == (0, ["moss"], 2)


def test_mars_university_with_no_card_to_discard_comes_after_the_draw() -> None:
    table = played("Research", played="Mars University")
    assert table.offers() == ["card moss", "card grass", "skip"]


def test_which_of_two_draws_brings_the_first_card_to_discard_is_not_asked() -> None:
    table = played("Lagrange Observatory", played="Mars University, Olympus Conference")
    assert orders(table) == ["first mars-university", "first olympus-conference"]
    assert table.hand() == ["moss"]


# The order without a question


def lines(table: Expedition, *parts: str) -> list[str]:
    """Which of these parts of a line the log tells, in its order."""
    return [part for line in table.log(0) for part in parts if part in line]


def test_the_steps_of_a_card_come_in_the_order_in_which_it_lists_them() -> None:
    table = deal(phase=CONSTRUCTION, hand="Phobos Falls", deck=DECK)
    table.play("Phobos Falls")
    steps = ["raises the temperature", "flips an ocean", "draws", "draws"]
    assert lines(table, *dict.fromkeys(steps)) == steps


def test_then_triggers_oldest_card_first() -> None:
    for first, second, order in (
        ("Optimal Aerobraking", "Recycled Detritus", ["heat +2", "Moss", "Grass"]),
        ("Recycled Detritus", "Optimal Aerobraking", ["Moss", "Grass", "heat +2"]),
    ):
        table = played("Lava Flows", played=f"{first}, {second}")
        assert lines(table, "heat +2", "Moss", "Grass") == order


def test_the_oldest_card_comes_first_whatever_the_order_of_the_tags_it_waits_for() -> None:
    mine = {"played": "Viral Enhancers, Mars University, Tardigrades", "oxygen": 3}
    table = played("GHG Producing Bacteria", "Comet", **mine)  # a science tag, then a microbe tag
    assert table.offers() == ["do 1", "do 3"]
    table.choose("do 1")
    assert table.offers() == ["card comet", "skip"]


def test_triggers_that_ask_come_last() -> None:
    table = played(
        "New Portfolios", played="Viral Enhancers, Tardigrades, Energy Subsidies, Anaerobic Microorganisms"
    )  # Viral Enhancers are the oldest
    assert table.kind == "branch"
    assert table.hand() == ["moss"]
    assert table.cubes("Anaerobic Microorganisms") == 1


def test_the_card_is_in_play_before_its_steps() -> None:
    table = deal(phase=CONSTRUCTION, hand="Terraforming Ganymede", played="Ganymede Shipyard")
    table.play("Terraforming Ganymede")
    assert table.changes() == {"mc": -(28 - 6), "tr": 2}  # its own Jovian tag counts


def test_a_permission_won_can_be_used_when_all_is_done() -> None:
    table = played("Special Design", "Lava Flows", played="Recycled Detritus")
    assert table.idle
    assert table.playable("Lava Flows")


# Choices inside effects


def test_only_alternatives_that_can_do_something_are_offered() -> None:
    table = played("Imported Hydrogen", played="Tardigrades")
    assert table.offers() == ["do 1", "do 2"]  # no card for animals
    table = played("Imported Hydrogen", played="Tardigrades, Fish")
    assert table.offers() == ["do 1", "do 2", "do 3"]


def test_with_one_alternative_left_nothing_is_asked() -> None:
    table = deal(phase=CONSTRUCTION, hand="Imported Hydrogen")
    table.play("Imported Hydrogen")
    assert table.changes() == {"mc": -17 + 4, "oceans": 1, "tr": 1, "plants": 3}


def test_if_none_can_do_anything_the_gain_is_lost_without_a_question() -> None:
    table = deal(phase=CONSTRUCTION, hand="Local Heat Trapping", heat=3)
    table.play("Local Heat Trapping")
    assert table.changes() == {"heat": -3, "plants": 4}


def test_one_of_several_cards_receives_the_cubes() -> None:
    table = played("Imported Nitrogen", played="Tardigrades, Fish, Birds, Regolith Eaters")
    assert table.offers() == ["card fish", "card birds"]
    table.choose("card Birds")
    assert table.offers() == ["card tardigrades", "card regolith-eaters"]
    table.choose("card Tardigrades")
    assert (table.cubes("Birds"), table.cubes("Tardigrades"), table.tr()) == (2, 3, 6)


def test_the_card_just_played_may_receive_a_cube() -> None:
    table = played("Tardigrades", played="Viral Enhancers, Regolith Eaters")
    table.choose("do 3")
    assert "card tardigrades" in table.offers()


def test_a_discard_that_an_effect_asks_for_brings_no_mc() -> None:
    table = played("Business Contacts", "Comet", mc=5)
    table.choose(["card Comet", "card Moss"])
    assert table.mc() == 0


def test_where_there_are_fewer_cards_than_to_discard_all_go() -> None:
    others = [card.id for card in BOOK.projects if card.id not in ("business-contacts", "comet")]
    table = played("Business Contacts", "Comet", deck="", opponents=[player(played=", ".join(others))], mc=5)
    assert table.idle  # four to draw, none there; two to discard, one there
    assert table.hand() == []
    assert table.discard() == ["comet"]
