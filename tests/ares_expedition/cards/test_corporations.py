"""The 12 corporations: what each starts with, what it does, and where its edge is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import (
    CONSTRUCTION,
    DEVELOPMENT,
    Expedition,
    act,
    construct,
    deal,
    definition,
    player,
    produce,
    research,
    set_up,
    tags,
)
from tests.tableau.cards import id_of

Given = dict[str, Any]
Changes = dict[str, int | str]

Start = tuple[int, dict[str, int], dict[str, int], str, str]
STARTS: dict[str, Start] = {  # money, production, metals, tags, set
    "CrediCor": (48, {}, {}, "", "base"),
    "Ecoline": (27, {"plants": 1}, {}, "plant", "beginner"),
    "Helion": (28, {"heat": 3}, {}, "space", "beginner"),
    "Interplanetary Cinematics": (46, {}, {"steel": 1}, "building", "beginner"),
    "Inventrix": (33, {}, {}, "science", "base"),
    "Mining Guild": (27, {}, {"steel": 1}, "building building", "base"),
    "PhoboLog": (20, {}, {"titanium": 1}, "space", "base"),
    "Saturn Systems": (24, {}, {"titanium": 1}, "jovian", "base"),
    "Teractor": (51, {}, {}, "earth", "beginner"),
    "Tharsis Republic": (40, {}, {}, "", "base"),
    "ThorGate": (45, {"heat": 1}, {}, "power", "base"),
    "United Nations Mars Initiative": (35, {}, {}, "", "base"),
}
UNMI = "United Nations Mars Initiative"


def found(corporation: str) -> Expedition:
    """A game just begun: I lead this corporation, seat 1 another."""
    spare = [id for id in map(id_of, STARTS) if id != id_of(corporation)]
    dealt = [[id_of(corporation), spare[0]], [spare[1], spare[2]]]
    table = set_up(2, corporations=dealt)
    for seat in (0, 1):
        table.choose(f"corporation {dealt[seat][0]}", seat=seat)
    return table


# Starts


@pytest.mark.parametrize("corporation", STARTS)
def test_a_corporation_starts_with_its_money_production_and_metals(corporation: str) -> None:
    table = found(corporation)
    money, production, metals, _, _ = STARTS[corporation]
    assert table.resources() == {"mc": money}
    assert (table.production(), table.capability()) == (production, metals)
    assert (table.tr(), table.played()) == (5, [])
    assert len(table.hand()) == (11 if corporation == "Inventrix" else 8)


@pytest.mark.parametrize("corporation", STARTS)
def test_each_corporation_has_its_printed_tags_and_set(corporation: str) -> None:
    assert tags(corporation) == STARTS[corporation][3]
    assert definition(corporation).set == STARTS[corporation][4]


@pytest.mark.parametrize("corporation", STARTS)
def test_a_production_phase_pays_what_the_corporation_produces(corporation: str) -> None:
    assert produce(corporation=corporation) == STARTS[corporation][1]


def test_in_a_first_game_each_has_one_of_the_four_corporations_for_beginners() -> None:
    table = set_up(4, first_game=True)
    assert {table.player(seat)["corporation"] for seat in range(4)} == {
        id_of(name) for name, (*_, printed_set) in STARTS.items() if printed_set == "beginner"
    }


@pytest.mark.parametrize("corporation", STARTS)
def test_no_corporation_has_an_action(corporation: str) -> None:
    table = act(corporation=corporation)
    assert not table.can_act(corporation)


# CrediCor


@pytest.mark.parametrize(
    ("card", "price"),
    [("Comet", 21), ("Community Gardens", 16), ("Interstellar Colony Ship", 16), ("Arctic Algae", 19)],
)
def test_credicor_takes_four_off_a_card_of_twenty_or_more(card: str, price: int) -> None:
    assert construct(hand=card, corporation="CrediCor").price(card) == price


def test_credicor_looks_at_the_printed_cost_whatever_the_discount() -> None:
    table = construct(hand="Comet", corporation="CrediCor", played="Asteroid Mining, Earth Catapult")
    assert table.off("Comet") == {"resource titanium": 6, "card earth-catapult": 2, "corporation credicor": 4}
    table.play("Comet")
    assert table.changes() == {"mc": -13 + 4, "temperature": 2, "oceans": 1, "tr": 2}


def test_credicor_pays_full_price_for_a_forest() -> None:
    table = act(corporation="CrediCor")
    table.project("forest-from-mc")
    assert table.changes() == {"mc": -20, "forests": 1, "oxygen": 1, "tr": 1}


# Ecoline


def test_ecoline_grows_a_forest_for_seven_plants() -> None:
    assert "project forest-from-plants" not in act(corporation="Ecoline", plants=6).offers()
    table = act(corporation="Ecoline", plants=7)
    table.project("forest-from-plants")
    assert table.changes() == {"plants": -7, "forests": 1, "oxygen": 1, "tr": 1}


def test_the_forest_for_money_costs_ecoline_twenty() -> None:
    table = act(corporation="Ecoline")
    table.project("forest-from-mc")
    assert table.changes() == {"mc": -20, "forests": 1, "oxygen": 1, "tr": 1}


@pytest.mark.parametrize(
    ("given", "may_end"),
    [({"plants": 6}, True), ({"plants": 7}, False), ({"plants": 7, "oxygen": 14}, True)],
)
def test_ecoline_must_plant_with_seven_plants_before_the_action_phase_ends(given: Given, may_end: bool) -> None:
    assert ("end" in act(corporation="Ecoline", **given).offers()) == may_end


def test_seven_plants_are_no_duty_for_others() -> None:
    assert "end" in act(corporation="CrediCor", plants=7).offers()


# Helion


def test_helion_pays_for_a_card_with_any_mix_of_money_and_heat() -> None:
    table = construct(hand="Release of Inert Gases", corporation="Helion", mc=14, heat=4)
    table.choose("play release-of-inert-gases")
    assert table.offers() == ["pay 14 mc 2 heat", "pay 13 mc 3 heat", "pay 12 mc 4 heat"]
    table.choose("pay 12 mc 4 heat")
    assert table.changes() == {"mc": -12, "heat": -4, "tr": 2}


def test_helion_pays_for_standard_actions_with_heat() -> None:
    table = act(corporation="Helion", mc=0, heat=14)
    table.project("temperature-from-mc")
    assert table.changes() == {"heat": -14, "temperature": 2, "tr": 1}


def test_helion_pays_for_the_action_of_a_card_with_heat() -> None:
    table = act(corporation="Helion", played="Aquifer Pumping", mc=6, heat=5)
    table.act("Aquifer Pumping", pay="pay 5 mc 5 heat")
    assert table.changes() == {"mc": -5 + 4, "heat": -5, "oceans": 1, "tr": 1}


def test_helion_never_pays_heat_with_money() -> None:
    table = act(corporation="Helion", played="Caretaker Contract, Development Center", mc=50, heat=1)
    assert "project temperature-from-heat" not in table.offers()
    assert not table.can_act("Caretaker Contract")
    assert not table.can_act("Development Center")


def test_the_heat_of_others_is_no_money() -> None:
    assert not construct(hand="Lava Flows", corporation="CrediCor", mc=10, heat=20).playable("Lava Flows")


def test_heat_that_a_card_asks_for_must_be_left_after_helion_has_paid() -> None:
    table = construct(hand="Local Heat Trapping, Lava Flows", corporation="Helion", mc=0, heat=20, chosen=CONSTRUCTION)
    table.play("Lava Flows")
    table.play("Local Heat Trapping")
    assert table.changes() == {"heat": -3, "plants": 4}
    assert table.resources() == {"plants": 4}
    short = construct(hand="Local Heat Trapping", corporation="Helion", mc=50, heat=2)
    assert not short.playable("Local Heat Trapping")


def test_helion_may_sell_a_card_to_keep_its_heat() -> None:
    table = construct(hand="Research, Moss", corporation="Helion", mc=2, heat=9)
    table.play("Research", "sell moss", pay="pay 5 mc")
    assert table.changes() == {"mc": -2, "cards": -1 + 2}


# Interplanetary Cinematics


def test_interplanetary_cinematics_takes_two_off_events() -> None:
    table = construct(hand="Comet, Interns", corporation="Interplanetary Cinematics")
    assert table.off("Comet") == {"corporation interplanetary-cinematics": 2}
    assert table.off("Interns") == {}


def test_interplanetary_cinematics_takes_two_off_an_event_besides_its_steel() -> None:
    table = construct(hand="Colonizer Training Camp", corporation="Interplanetary Cinematics", played="Media Group")
    assert table.price("Colonizer Training Camp") == 10 - 2 - 2 - 5


# Inventrix


@pytest.mark.parametrize(
    ("card", "what", "level", "playable"),
    [
        ("Birds", "oxygen", 7, True),
        ("Birds", "oxygen", 6, False),
        ("Colonizer Training Camp", "oxygen", 11, True),
        ("Colonizer Training Camp", "oxygen", 12, False),
        ("Caretaker Contract", "temperature", -18, True),
        ("Caretaker Contract", "temperature", -20, False),
        ("Herbivores", "oceans", 4, False),
    ],
)
def test_inventrix_may_be_one_zone_off_in_oxygen_and_temperature(
    card: str, what: str, level: int, playable: bool
) -> None:
    given: Given = {what: level}
    assert construct(hand=card, corporation="Inventrix", **given).playable(card) == playable


# Mining Guild


@pytest.mark.parametrize(
    ("card", "given", "changes"),
    [
        ("Mine", {}, {"mc": -8, "steel capability": 2, "tr": 2}),
        ("Building Industries", {"heat": 4}, {"mc": -4, "heat": -4, "steel capability": 2, "tr": 2}),
        ("Strip Mine", {}, {"mc": -10, "steel capability": 2, "titanium capability": 1, "tr": -1 + 2}),
        ("Surface Mines", {}, {"mc": -11, "steel capability": 1, "titanium capability": 1, "tr": 1}),
        ("Great Escarpment Consortium", {}, {"mc": -3, "steel capability": 1, "tr": 1}),
        ("Titanium Mine", {}, {"mc": -5, "titanium capability": 1}),
        ("Coal Imports", {}, {"mc": -11, "heat production": 3}),
    ],
)
def test_mining_guild_gains_a_step_of_rating_for_each_steel_on_a_card(
    card: str, given: Given, changes: Changes
) -> None:
    table = deal(hand=card, corporation="Mining Guild", **given)
    table.play(card)
    assert table.changes() == changes


def test_mining_guild_gains_nothing_from_the_steel_of_others() -> None:
    table = deal(hand="Mine", corporation="Mining Guild", opponents=[player(hand="Surface Mines", mc=13, ended=False)])
    table.play("Surface Mines", seat=1)
    assert (table.tr(), table.tr(1)) == (5, 5)


def test_mining_guild_with_two_building_tags_gets_its_steel_once_for_a_building() -> None:
    assert deal(hand="Mine", corporation="Mining Guild").off("Mine") == {"resource steel": 2}


# PhoboLog


@pytest.mark.parametrize(("played", "off"), [("", 4), ("Advanced Alloys", 5), ("Asteroid Mining", 12)])
def test_titanium_is_worth_four_to_phobolog_and_five_with_advanced_alloys(played: str, off: int) -> None:
    assert construct(hand="Comet", corporation="PhoboLog", played=played).off("Comet") == {"resource titanium": off}


def test_the_titanium_of_phobolog_makes_an_action_no_cheaper_than_that_of_others() -> None:
    table = act(corporation="PhoboLog", played="Solarpunk")
    table.act("Solarpunk")
    assert table.changes() == {"mc": -13, "forests": 1, "oxygen": 1, "tr": 1}


# Saturn Systems


@pytest.mark.parametrize(
    ("card", "phase", "changes"),
    [
        ("Ganymede Shipyard", DEVELOPMENT, {"mc": -14, "titanium capability": 2, "tr": 1}),
        ("Colonizer Training Camp", CONSTRUCTION, {"mc": -10, "tr": 1}),
        ("Water Import from Europa", CONSTRUCTION, {"mc": -19, "tr": 1}),
        ("Mine", DEVELOPMENT, {"mc": -10, "steel capability": 2}),
    ],
)
def test_saturn_systems_gains_a_step_of_rating_for_each_jovian_tag(card: str, phase: int, changes: Changes) -> None:
    table = deal(phase=phase, hand=card, corporation="Saturn Systems")
    table.play(card)
    assert table.changes() == changes


# Teractor and ThorGate


@pytest.mark.parametrize(
    ("corporation", "card", "price"),
    [
        ("Teractor", "Sponsors", 2),
        ("Teractor", "Miranda Resort", 12),
        ("Teractor", "Mine", 10),
        ("ThorGate", "Geothermal Power", 5),
        ("ThorGate", "Power Plant", 0),
        ("ThorGate", "Lunar Beam", 6),
        ("ThorGate", "Mine", 10),
    ],
)
def test_teractor_takes_three_off_earth_cards_and_thorgate_off_power_cards(
    corporation: str, card: str, price: int
) -> None:
    table = deal(hand=card, corporation=corporation)
    table.play(card)
    assert table.changes().get("mc", 0) == -price


def test_thorgate_and_energy_subsidies_add_up() -> None:
    table = deal(hand="Geothermal Power", corporation="ThorGate", played="Energy Subsidies")
    assert table.price("Geothermal Power") == 8 - 3 - 4


# Tharsis Republic


@pytest.mark.parametrize(("given", "drawn_and_kept"), [({}, (3, 2)), ({"chosen": 5}, (6, 3))])
def test_tharsis_republic_draws_and_keeps_one_card_more_in_research(
    given: Given, drawn_and_kept: tuple[int, int]
) -> None:
    assert research(corporation="Tharsis Republic", **given) == drawn_and_kept


def test_tharsis_republic_draws_no_card_more_elsewhere() -> None:
    table = construct(hand="Invention Contest, Research", corporation="Tharsis Republic", chosen=CONSTRUCTION)
    table.play("Research")
    assert table.changes() == {"mc": -5, "cards": 2}
    table.play("Invention Contest")
    assert (len(table.offers()), table.decision().most) == (3, 1)


# United Nations Mars Initiative


@pytest.mark.parametrize(("answer", "changes"), [("yes", {"mc": -11, "tr": 3}), ("no", {"mc": -5, "tr": 2})])
def test_unmi_may_buy_a_step_at_its_first_gain_of_rating_in_a_phase(answer: str, changes: Changes) -> None:
    table = construct(hand="Bribed Committee", corporation=UNMI)
    table.play("Bribed Committee", answer)
    assert table.changes() == changes


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_unmi_is_asked_once_in_a_phase_whatever_it_answers(answer: str) -> None:
    table = act(corporation=UNMI, heat=16)
    table.project("temperature-from-heat", answer)
    table.project("temperature-from-heat")
    assert table.changes() == {"heat": -8, "temperature": 2, "tr": 1}


def test_unmi_is_not_asked_again_in_the_last_call_of_the_phase() -> None:
    table = act(corporation=UNMI, heat=8, temperature=6)
    table.project("temperature-from-heat", "no")
    table.end()
    assert table.asked == [0]  # the temperature is full, and still pays
    table.project("temperature-from-mc")
    assert table.changes() == {"mc": -14, "tr": 1}


def test_unmi_is_asked_again_in_the_next_phase() -> None:
    table = deal(
        hand="Deep Well Heating, Bribed Committee",
        corporation=UNMI,
        chosen=DEVELOPMENT,
        opponents=[player(chosen=CONSTRUCTION)],
    )
    table.play("Deep Well Heating", "no")
    table.end()
    table.choose("play bribed-committee", seat=0)
    assert table.offers(0) == ["yes", "no"]


def test_unmi_is_asked_after_all_that_the_card_does() -> None:
    table = construct(hand="Comet", corporation=UNMI, mc=27)  # the tile's 4 MC make up the price
    table.play("Comet", "yes")
    assert table.changes() == {"mc": -25 + 4 - 6, "temperature": 2, "oceans": 1, "tr": 3}


def test_unmi_may_sell_cards_for_it() -> None:
    table = construct(hand="Bribed Committee, Moss, Trees", corporation=UNMI, mc=6)
    table.play("Bribed Committee", "yes", "sell moss")
    assert table.changes() == {"mc": -5 + 6 - 6, "tr": 3, "cards": -2}


def test_unmi_that_cannot_pay_is_not_asked_and_not_later_in_the_phase_either() -> None:
    table = act(corporation=UNMI, played="Power Infrastructure", mc=0, heat=24)
    table.project("temperature-from-heat")
    assert table.changes() == {"heat": -8, "temperature": 2, "tr": 1}
    table.act("Power Infrastructure", "amount 8")
    table.project("temperature-from-heat")
    assert table.changes() == {"heat": -8, "temperature": 2, "tr": 1}


@pytest.mark.parametrize(
    "key",
    ["project ocean-from-mc", "project forest-from-mc", "action caretaker-contract", "action ironworks"],
)
def test_unmi_is_asked_whatever_the_cause_of_the_gain(key: str) -> None:
    table = act(corporation=UNMI, played="Caretaker Contract, Ironworks", heat=8)
    table.choose(key)
    assert table.offers() == ["yes", "no"]


def test_unmi_is_not_asked_for_a_step_that_does_not_count_or_a_rating_given_up() -> None:
    table = construct(hand="Lava Flows", corporation=UNMI, temperature=8)
    table.play("Lava Flows")
    assert table.changes() == {"mc": -17}
    table = deal(hand="Monocultures", corporation=UNMI)
    table.play("Monocultures")
    assert table.changes() == {"mc": -6, "tr": -1, "plants production": 2}
