"""Paying for cards: money, cards sold, heat, discounts of all kinds, extra payments, and the offer of a corporation."""

from __future__ import annotations

from typing import Any

import pytest

from areo.kernel.forecast import Foresight
from tests.ares_expedition.expedition import ACTION, CONSTRUCTION, DEVELOPMENT, Expedition, deal, player

# Money and cards sold


def test_a_card_costs_what_is_printed_on_it() -> None:
    table = deal(phase=CONSTRUCTION, hand="Lava Flows", mc=17)
    table.play("Lava Flows")
    assert table.changes()["mc"] == -17


def test_a_card_of_8_for_two_cards_and_2_mc() -> None:
    table = deal(hand="Geothermal Power, Lichen, Moss, Grass", mc=2)
    table.choose("play geothermal-power")
    assert table.kind == "payment"
    assert sorted(table.offers()) == ["sell grass", "sell lichen", "sell moss"]
    table.choose("sell lichen", "sell moss")
    assert (table.hand(), table.mc()) == (["grass"], 0)


def test_what_must_be_sold_first_is_foreseen_as_a_question_and_not_as_a_price() -> None:
    table = deal(hand="Geothermal Power, Lichen, Moss, Grass", mc=2)
    found = Foresight(table.game, 0).forecast(table.offers().index("play geothermal-power"))
    assert found is not None
    assert (found.pays, found.price, found.asks) == ("", {}, True)


def test_or_for_three_cards_with_1_mc_back() -> None:
    table = deal(hand="Geothermal Power, Lichen, Moss, Grass", mc=0)
    table.choose("play geothermal-power", "sell lichen", "sell moss")  # then there is only one left to sell
    assert (table.hand(), table.mc()) == ([], 1)
    assert table.played() == ["geothermal-power"]


def test_the_card_itself_cannot_be_sold_to_pay_for_it() -> None:
    table = deal(hand="Lichen, Moss", mc=1)
    assert not table.playable("Lichen")  # 1 MC and 3 for Moss
    assert table.why("Lichen") == "price: 5, 4"


def test_the_price_that_cannot_be_paid_even_with_all_cards_is_told() -> None:
    table = deal(hand="Soletta, Lichen, Moss", mc=20)
    assert table.shortfall("Soletta") == [30, 26]
    assert deal(hand="Soletta, Lichen, Moss", mc=24).playable("Soletta")


def test_composting_factory_makes_a_card_sold_worth_4_mc() -> None:
    table = deal(hand="Lichen, Moss, Grass", mc=0, played="Composting Factory")
    table.do("sell moss")
    assert table.changes() == {"mc": 4, "cards": -1}
    table.choose("play lichen")
    assert table.hand() == []  # the only card left is sold without a question
    assert table.mc() == 4 + 4 - 5


def test_cards_are_sold_at_any_time_in_the_own_menu() -> None:
    for phase in (DEVELOPMENT, CONSTRUCTION, ACTION):
        table = deal(phase=phase, hand="Lichen, Comet", mc=0)
        table.do("sell comet")
        assert table.changes() == {"mc": 3, "cards": -1}
        assert table.discard() == ["comet"]


def test_a_card_not_in_hand_cannot_be_sold() -> None:
    table = deal(hand="Lichen")
    assert table.refuses("sell comet") == "not-in-hand: Comet"


def test_no_card_is_sold_between_the_steps_of_an_effect() -> None:
    table = deal(hand="Microprocessors, Lichen", deck="Moss, Comet, Grass, Birds")
    table.choose("play microprocessors")
    assert table.asks().startswith("discard")
    assert not [key for key in table.offers() if key.startswith("sell ")]
    assert table.refuses("sell lichen") == "sell-now"


def test_paying_with_cards_is_the_same_as_selling_them_before() -> None:
    hand = "Geothermal Power, Lichen, Moss, Grass"
    while_paying, before = deal(hand=hand, mc=2), deal(hand=hand, mc=2)
    while_paying.choose("play geothermal-power", "sell lichen", "sell moss")
    before.choose("sell lichen", "sell moss", "play geothermal-power")
    assert while_paying.state == before.state


def test_nobody_sees_which_cards_are_sold_but_all_see_how_many() -> None:
    table = deal(hand="Comet, Birds", opponents=[player(ended=False)])
    table.choose("sell comet", seat=0)
    assert "Comet" not in " ".join(table.log(1))
    assert "Comet" in " ".join(table.log(0))
    assert table.view(1)["players"][0]["hand"] == 1


# Steel and titanium


def test_each_steel_takes_2_off_a_card_with_a_building_tag_and_is_not_spent() -> None:
    table = deal(hand="Coal Imports", played="Mine")
    table.play("Coal Imports")
    assert table.changes() == {"mc": -(13 - 2 * 2), "heat production": 3}
    assert table.capability() == {"steel": 2}


def test_each_titanium_takes_3_off_a_card_with_a_space_tag_whatever_its_colour() -> None:
    assert deal(hand="Soletta", played="Ganymede Shipyard").price("Soletta") == 30 - 6
    assert deal(phase=CONSTRUCTION, hand="Comet", played="Ganymede Shipyard").price("Comet") == 25 - 6
    assert deal(phase=CONSTRUCTION, hand="Volcanic Pools", played="Ganymede Shipyard").price("Volcanic Pools") == 17 - 6


def test_a_card_with_both_tags_gets_both() -> None:
    table = deal(hand="Io Mining Industries", played="Mine, Ganymede Shipyard")
    assert table.price("Io Mining Industries") == 37 - 4 - 6
    assert table.off("Io Mining Industries") == {"resource steel": 4, "resource titanium": 6}


def test_metals_do_nothing_for_other_tags() -> None:
    table = deal(hand="Sponsors", played="Mine, Ganymede Shipyard")
    assert table.price("Sponsors") == 5
    assert table.off("Sponsors") == {}


def test_advanced_alloys_and_phobolog_make_metals_worth_more() -> None:
    figures: list[tuple[dict[str, Any], int, int]] = [
        ({"played": "Surface Mines"}, 13 - 2, 30 - 3),
        ({"played": "Surface Mines, Advanced Alloys"}, 13 - 3, 30 - 4),
        ({"played": "Surface Mines", "corporation": "PhoboLog"}, 13 - 2, 30 - 2 * 4),
        ({"played": "Surface Mines, Advanced Alloys", "corporation": "PhoboLog"}, 13 - 3, 30 - 2 * 5),
    ]
    for mine, building, space in figures:
        table = deal(hand="Coal Imports, Soletta", **mine)
        assert (table.price("Coal Imports"), table.price("Soletta")) == (building, space)


def test_a_cards_own_metal_or_discount_does_not_help_to_pay_for_itself() -> None:
    assert deal(hand="Mine").price("Mine") == 10
    assert deal(phase=CONSTRUCTION, hand="Earth Catapult").price("Earth Catapult") == 24
    assert deal(phase=CONSTRUCTION, hand="Research Outpost").price("Research Outpost") == 6
    assert deal(phase=CONSTRUCTION, hand="Interplanetary Conference").price("Interplanetary Conference") == 6


# Discounts


def test_all_discounts_add_up_and_are_told_one_by_one() -> None:
    table = deal(
        phase=CONSTRUCTION,
        hand="Work Crews, Imported Nitrogen",
        played="Earth Catapult, Research Outpost, Media Group, Interplanetary Conference, Ganymede Shipyard",
        corporation="CrediCor",
    )
    table.play("Work Crews")
    assert table.off("Imported Nitrogen") == {
        "resource titanium": 6,
        "corporation credicor": 4,
        "card earth-catapult": 2,
        "card research-outpost": 1,
        "card media-group": 5,
        "card interplanetary-conference": 3,
        "next": 11,
    }
    assert table.price("Imported Nitrogen") == 0  # 20 − 32


def test_what_is_left_over_of_discounts_is_lost() -> None:
    table = deal(phase=CONSTRUCTION, hand="Research", played="Earth Catapult, Media Group", mc=0)
    table.play("Research")  # 5 − 2 − 5
    assert table.changes()["cards"] == 2
    assert table.mc() == 0


@pytest.mark.parametrize(
    ("corporation", "card", "price"),
    [
        ("CrediCor", "Tropical Resort", 19),
        ("CrediCor", "Tectonic Stress Power", 20 - 4),
        ("Interplanetary Cinematics", "Coal Imports", 13 - 2),  # its steel
        ("Teractor", "Sponsors", 5 - 3),
        ("ThorGate", "Power Plant", 0),
        ("ThorGate", "Sponsors", 5),
    ],
)
def test_corporations_take_something_off(corporation: str, card: str, price: int) -> None:
    assert deal(hand=card, corporation=corporation).price(card) == price


def test_interplanetary_cinematics_takes_2_off_events() -> None:
    table = deal(phase=CONSTRUCTION, hand="Comet, Ironworks", corporation="Interplanetary Cinematics")
    assert (table.price("Comet"), table.price("Ironworks")) == (25 - 2, 12 - 2)


def test_credicor_looks_at_the_printed_cost() -> None:
    table = deal(hand="Smelting", corporation="CrediCor", played="Mine, Surface Mines", chosen=DEVELOPMENT)
    assert table.price("Smelting") == 28 - 6 - 4 - 3


def test_a_discount_for_each_of_two_tags_counts_twice() -> None:
    table = deal(hand="Miranda Resort", played="Interplanetary Conference", deck="Lichen, Moss, Grass, Trees")
    assert table.price("Miranda Resort") == 15 - 6
    table.play("Miranda Resort")
    assert table.changes()["cards"] == 2


def test_the_bonus_of_phase_i_is_told_among_the_discounts() -> None:
    table = deal(hand="Coal Imports", played="Mine", chosen=DEVELOPMENT)
    assert table.off("Coal Imports") == {"resource steel": 4, "phase 1": 3}


def test_the_price_never_falls_below_0() -> None:
    table = deal(hand="Power Plant", played="Mine, Surface Mines", chosen=DEVELOPMENT, mc=0)  # 3 − 6 − 3
    table.play("Power Plant")
    assert table.changes() == {"heat production": 1}


# Heat as money


def helion(**mine: Any) -> Expedition:
    return deal(corporation="Helion", **mine)


def test_helion_pays_with_heat_as_it_likes() -> None:
    table = helion(hand="Economic Growth", mc=10, heat=4)
    table.choose("play economic-growth")
    ways = ["pay 10 mc", "pay 9 mc 1 heat", "pay 8 mc 2 heat", "pay 7 mc 3 heat", "pay 6 mc 4 heat"]
    assert table.offers() == ways
    table.pay("pay 6 mc 4 heat")
    assert table.resources() == {"mc": 4}


def test_helion_with_too_little_money_must_use_heat() -> None:
    table = helion(hand="Economic Growth", mc=7, heat=4)
    table.choose("play economic-growth")
    assert table.offers() == ["pay 7 mc 3 heat", "pay 6 mc 4 heat"]


def test_helions_heat_pays_for_standard_actions_and_card_actions_too() -> None:
    table = helion(phase=ACTION, mc=0, heat=20, played="Matter Manufacturing")
    table.project("temperature-from-mc")
    assert table.changes() == {"heat": -14, "temperature": 2, "tr": 1}
    table.act("Matter Manufacturing")
    assert table.changes() == {"heat": -1, "cards": 1}


def test_money_is_never_heat() -> None:
    table = helion(phase=ACTION, mc=50, heat=7)
    assert table.why("project temperature-from-heat") == "heat: 8, 7"


def test_heat_that_a_card_asks_for_must_be_left_after_paying() -> None:
    table = helion(hand="Fuel Factory", mc=5, heat=6)
    assert not table.playable("Fuel Factory")  # 9 MC and 3 heat: 11 in all
    table = helion(hand="Fuel Factory", mc=5, heat=7)
    table.play("Fuel Factory")
    assert table.resources() == {}
    table = helion(hand="Fuel Factory", mc=9, heat=5)
    table.choose("play fuel-factory")
    assert table.offers() == ["pay 9 mc", "pay 8 mc 1 heat", "pay 7 mc 2 heat"]


def test_others_do_not_pay_with_heat() -> None:
    table = deal(hand="Economic Growth", mc=7, heat=40)
    assert not table.playable("Economic Growth")


# Optional discounts


def test_two_microbes_of_anaerobic_microorganisms_take_10_off() -> None:
    table = deal(hand="Coal Imports", played="Anaerobic Microorganisms", cubes={"Anaerobic Microorganisms": 3}, mc=13)
    table.choose("play coal-imports")
    assert table.offers() == ["pay 13 mc", "pay 3 mc 2 microbe"]
    table.pay("pay 3 mc 2 microbe")
    assert (table.mc(), table.cubes("Anaerobic Microorganisms")) == (10, 1)


def test_one_microbe_is_not_enough() -> None:
    table = deal(hand="Coal Imports", played="Anaerobic Microorganisms", cubes={"Anaerobic Microorganisms": 1})
    table.play("Coal Imports")
    assert table.changes()["mc"] == -13


def test_microbes_of_other_cards_take_nothing_off() -> None:
    table = deal(hand="Coal Imports", played="Anaerobic Microorganisms, Tardigrades", cubes={"Tardigrades": 5})
    table.play("Coal Imports")
    assert table.changes()["mc"] == -13


def test_the_discount_with_microbes_is_had_once_for_each_card() -> None:
    table = deal(hand="Mohole Area", played="Anaerobic Microorganisms", cubes={"Anaerobic Microorganisms": 4})
    table.choose("play mohole-area")
    assert table.offers() == ["pay 18 mc", "pay 8 mc 2 microbe"]


def test_microbes_earned_by_the_card_being_paid_for_come_too_late() -> None:
    table = deal(hand="Adapted Lichen", played="Anaerobic Microorganisms", mc=6)
    table.play("Adapted Lichen")
    assert table.changes() == {"mc": -6, "on anaerobic-microorganisms": 2, "plants production": 1}


def test_a_plant_with_restructured_resources_takes_5_off_once() -> None:
    table = deal(hand="Coal Imports", played="Restructured Resources", plants=4, mc=13)
    table.choose("play coal-imports")
    assert table.offers() == ["pay 13 mc", "pay 8 mc 1 plants"]
    table.pay("pay 8 mc 1 plants")
    assert table.resources() == {"mc": 5, "plants": 3}


def test_both_optional_discounts_together() -> None:
    table = deal(
        hand="Mohole Area",
        played="Anaerobic Microorganisms, Restructured Resources",
        cubes={"Anaerobic Microorganisms": 2},
        plants=1,
    )
    table.choose("play mohole-area")
    assert table.offers() == ["pay 18 mc", "pay 8 mc 2 microbe", "pay 13 mc 1 plants", "pay 3 mc 1 plants 2 microbe"]


def test_an_optional_discount_can_make_a_card_affordable() -> None:
    table = deal(hand="Coal Imports", played="Restructured Resources", plants=1, mc=8)
    table.play("Coal Imports")
    assert table.resources() == {}
    assert not deal(hand="Coal Imports", played="Restructured Resources", plants=1, mc=7).playable("Coal Imports")


def test_plants_that_a_card_asks_for_cannot_also_make_it_cheaper() -> None:
    table = deal(hand="Food Factory", played="Restructured Resources", plants=2, mc=9)
    table.play("Food Factory")
    assert table.changes() == {"mc": -9, "plants": -2, "mc production": 4}
    table = deal(hand="Food Factory", played="Restructured Resources", plants=3, mc=9)
    table.play("Food Factory", pay="pay 4 mc 1 plants")
    assert table.changes() == {"mc": -4, "plants": -3, "mc production": 4}
    assert not deal(hand="Food Factory", played="Restructured Resources", plants=2, mc=4).playable("Food Factory")


def test_a_card_that_costs_nothing_asks_for_no_discount() -> None:
    table = deal(hand="Power Plant", played="Restructured Resources, Mine", plants=1)
    table.play("Power Plant")
    assert table.changes() == {"heat production": 1}


def test_a_card_that_a_discount_pays_alone() -> None:
    table = deal(hand="Lichen", played="Restructured Resources", plants=1, mc=0)
    table.play("Lichen")
    assert table.changes() == {"plants": -1, "plants production": 1}


def test_no_way_to_pay_wastes_an_optional_discount() -> None:
    table = deal(
        hand="Sponsors",
        played="Anaerobic Microorganisms, Restructured Resources",
        cubes={"Anaerobic Microorganisms": 2},
        plants=1,
    )
    table.choose("play sponsors")
    assert table.offers() == ["pay 5 mc", "pay 2 microbe", "pay 1 plants"]


def test_two_microbes_that_pay_a_card_to_the_last_mc_need_no_plant() -> None:
    table = deal(
        hand="Economic Growth",  # it costs 10
        played="Anaerobic Microorganisms, Restructured Resources",
        cubes={"Anaerobic Microorganisms": 2},
        plants=1,
    )
    table.choose("play economic-growth")
    assert table.offers() == ["pay 10 mc", "pay 2 microbe", "pay 5 mc 1 plants"]


def test_cards_may_be_sold_while_a_discount_is_considered() -> None:
    table = deal(hand="Coal Imports, Lichen, Moss", played="Restructured Resources", plants=1, mc=8)
    table.choose("play coal-imports")
    assert table.offers() == ["pay 8 mc 1 plants", "sell lichen", "sell moss"]
    table.choose("sell lichen", "sell moss")
    assert table.offers() == ["pay 13 mc", "pay 8 mc 1 plants"]
    table.pay("pay 13 mc")
    assert table.resources() == {"mc": 1, "plants": 1}


# Extra payments


@pytest.mark.parametrize(
    ("card", "mine", "changes"),
    [
        ("Fuel Factory", {"heat": 3}, {"heat": -3, "mc": -9, "mc production": 1, "titanium capability": 1}),
        ("Food Factory", {"plants": 2}, {"plants": -2, "mc": -9, "mc production": 4}),
        ("Monocultures", {"tr": 1}, {"tr": -1, "mc": -6, "plants production": 2}),
    ],
)
def test_an_extra_payment_is_part_of_playing_the_card(card: str, mine: dict[str, Any], changes: dict[str, int]) -> None:
    table = deal(hand=card, **mine)
    table.play(card)
    assert table.changes() == changes


@pytest.mark.parametrize(
    ("card", "mine"),
    [("Fuel Factory", {"heat": 2}), ("Food Factory", {"plants": 1}), ("Monocultures", {"tr": 0})],
)
def test_an_extra_payment_must_be_affordable(card: str, mine: dict[str, Any]) -> None:
    assert not deal(hand=card, **mine).playable(card)


def test_an_extra_payment_is_not_reduced_by_discounts() -> None:
    table = deal(hand="Fuel Factory", played="Mine, Surface Mines", heat=3, mc=3)
    table.play("Fuel Factory")  # 9 − 6
    assert table.changes() == {"heat": -3, "mc": -3, "mc production": 1, "titanium capability": 1}


def test_tr_paid_for_a_card_counts_as_no_gain() -> None:
    table = deal(hand="Monocultures", corporation="United Nations Mars Initiative")
    table.play("Monocultures")
    assert table.changes() == {"tr": -1, "mc": -6, "plants production": 2}


# The offer of the United Nations Mars Initiative


def unmi(**mine: Any) -> Expedition:
    return deal(**{"phase": CONSTRUCTION, "corporation": "United Nations Mars Initiative", **mine})


def test_at_the_first_gain_of_a_phase_unmi_may_buy_a_step_for_6_mc() -> None:
    table = unmi(hand="Lava Flows")
    table.choose("play lava-flows")
    assert (table.asks(), table.offers()) == ("offer: 6", ["yes", "no"])
    table.choose("yes")
    assert table.changes() == {"mc": -17 - 6, "temperature": 4, "tr": 2 + 1}


def test_unmi_may_refuse_and_is_not_asked_again_in_this_phase() -> None:
    table = unmi(phase=ACTION)
    table.project("temperature-from-mc", "no")
    assert table.changes() == {"mc": -14, "temperature": 2, "tr": 1}
    table.project("temperature-from-mc")
    assert table.idle


def test_the_step_bought_makes_no_new_offer() -> None:
    table = unmi(phase=ACTION)
    table.project("temperature-from-mc", "yes")
    assert table.idle
    table.project("temperature-from-mc")
    assert table.changes() == {"mc": -14, "temperature": 2, "tr": 1}


def test_unmi_is_asked_anew_in_the_next_phase() -> None:
    table = unmi(hand="Lava Flows", opponents=[player(chosen=ACTION)])
    table.play("Lava Flows", "no")
    table.end()
    table.project("temperature-from-mc", "yes", seat=0)
    assert table.changes()["tr"] == 2


def test_unmi_is_asked_after_the_batch_that_gave_the_step() -> None:
    table = unmi(hand="Deimos Down", mc=30 - 1, played="Surface Mines")  # 30 − 3; it brings 7 MC
    table.choose("play deimos-down")
    assert (table.asks(), table.mc()) == ("offer: 6", 29 - 27 + 7)


def test_unmi_may_sell_cards_for_its_offer() -> None:
    table = unmi(hand="Lava Flows, Lichen, Moss", mc=17)
    table.choose("play lava-flows", "yes")
    assert table.offers() == ["sell lichen", "sell moss"]
    table.choose("sell lichen")
    assert table.hand() == []  # the last card has to go as well
    assert (table.mc(), table.tr()) == (0, 8)


def test_unmi_is_not_asked_when_it_cannot_pay() -> None:
    table = unmi(hand="Lava Flows, Lichen", mc=17)
    table.play("Lava Flows")
    assert table.idle
    assert table.changes()["tr"] == 2


def test_an_offer_that_could_not_be_paid_is_gone_for_this_phase() -> None:
    table = unmi(phase=ACTION, mc=14, heat=8, played="Power Infrastructure")
    table.project("temperature-from-mc")
    assert table.idle
    table.act("Power Infrastructure", "amount 8")
    assert table.mc() == 8
    table.choose("end")
    assert table.tr() == 6


def test_any_gain_of_rating_makes_the_offer() -> None:
    table = unmi(hand="Release of Inert Gases")
    table.play("Release of Inert Gases", "yes")
    assert table.changes() == {"mc": -16 - 6, "tr": 3}


def test_helions_very_last_heat_is_money_too() -> None:
    assert helion(phase=CONSTRUCTION, hand="Invention Contest", mc=0, heat=1).playable("Invention Contest")
    assert not helion(phase=CONSTRUCTION, hand="Invention Contest", mc=0, heat=0).playable("Invention Contest")


def test_a_plant_pays_for_the_last_mc_of_a_card() -> None:
    table = deal(phase=CONSTRUCTION, hand="Invention Contest", played="Restructured Resources", plants=1, mc=0)
    assert table.playable("Invention Contest")
    poor = deal(phase=CONSTRUCTION, hand="Invention Contest", played="Restructured Resources", plants=0, mc=0)
    assert not poor.playable("Invention Contest")


def test_each_way_to_pay_tells_its_price_in_figures_and_in_words() -> None:
    played = "Anaerobic Microorganisms, Restructured Resources"
    table = deal(hand="Mohole Area", played=played, cubes={"Anaerobic Microorganisms": 2}, plants=1)
    table.choose("play mohole-area")
    decision = table.decision()
    assert [(decision.price(at), decision.label(at, "en")) for at in range(len(decision.keys))] == [
        ({"resource mc": 18}, "18 M€"),
        ({"resource mc": 8, "cube microbe": 2}, "8 M€ and 2 microbes"),
        ({"resource mc": 13, "resource plants": 1}, "13 M€ and 1 plant"),
        ({"resource mc": 3, "resource plants": 1, "cube microbe": 2}, "3 M€, 1 plant and 2 microbes"),
    ]
    table = helion(hand="Economic Growth", mc=10, heat=2)
    table.choose("play economic-growth")
    decision = table.decision()
    assert [(decision.price(at), decision.label(at, "en")) for at in range(len(decision.keys))] == [
        ({"resource mc": 10}, "10 M€"),
        ({"resource mc": 9, "resource heat": 1}, "9 M€ and 1 heat"),
        ({"resource mc": 8, "resource heat": 2}, "8 M€ and 2 heat"),
    ]
