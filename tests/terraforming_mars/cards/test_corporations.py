"""The 17 corporations: what each starts with, what it does, and where its edge is."""

from __future__ import annotations

from typing import Any

import pytest

from areo.terraforming_mars.cards.corporations import CORPORATIONS
from areo.terraforming_mars.numbers import TAGS
from tests.tableau.cards import id_of
from tests.terraforming_mars.mars import RESOURCES, Mars, built_up, deal, player, set_up

Start = tuple[dict[str, int], dict[str, int], str, str]
STARTS: dict[str, Start] = {  # stock, production, tags, deck
    "CrediCor": ({"mc": 57}, {}, "", "base"),
    "Ecoline": ({"mc": 36, "plants": 3}, {"plants": 2}, "plant", "base"),
    "Helion": ({"mc": 42}, {"heat": 3}, "space", "base"),
    "Interplanetary Cinematics": ({"mc": 30, "steel": 20}, {}, "building", "base"),
    "Inventrix": ({"mc": 45}, {}, "science", "base"),
    "Mining Guild": ({"mc": 30, "steel": 5}, {"steel": 1}, "building building", "base"),
    "PhoboLog": ({"mc": 23, "titanium": 10}, {}, "space", "base"),
    "Tharsis Republic": ({"mc": 40}, {}, "building", "base"),
    "ThorGate": ({"mc": 48}, {"energy": 1}, "power", "base"),
    "United Nations Mars Initiative": ({"mc": 40}, {}, "earth", "base"),
    "Saturn Systems": ({"mc": 42}, {"titanium": 1, "mc": 1}, "jovian", "corporate-era"),
    "Teractor": ({"mc": 60}, {}, "earth", "corporate-era"),
}
ERA = ["saturn-systems", "teractor"]
BEGINNERS = [f"Beginner Corporation {number}" for number in range(1, 6)]


def found(corporation: str, opponent: str = "CrediCor", kept: int = 0, players: int = 2, **options: Any) -> Mars:
    """A game just begun: I lead this corporation and kept so many cards; seat 1 leads another, and kept none."""
    spare = [id for id in map(id_of, STARTS) if id not in (id_of(corporation), id_of(opponent), *ERA)]
    dealt = [[id_of(corporation), spare[0]], [id_of(opponent), spare[1]]][:players]
    table = set_up(players, corporations=dealt, first_player=0, **options)
    for seat in range(players):
        table.choose(f"corporation {dealt[seat][0]}", seat=seat)
        table.choose(table.offers(seat)[: kept if seat == 0 else 0], seat=seat)
    return Mars(table.game)


# Starts


@pytest.mark.parametrize("corporation", STARTS)
def test_a_corporation_starts_with_its_stock_and_production(corporation: str) -> None:
    table = found(corporation, opponent="Helion" if corporation != "Helion" else "CrediCor")
    stock, production, _, _ = STARTS[corporation]
    assert table.resources() == stock
    assert table.production() == production
    assert table.tr() == 20
    assert table.hand() == []


@pytest.mark.parametrize("corporation", STARTS)
def test_the_cards_kept_cost_three_mc_each(corporation: str) -> None:
    table = found(corporation, opponent="Helion" if corporation != "Helion" else "CrediCor", kept=4)
    assert table.mc() == STARTS[corporation][0]["mc"] - 12
    assert len(table.hand()) == 4


@pytest.mark.parametrize("corporation", [name for name in STARTS if STARTS[name][3] == "base"])
def test_in_the_standard_game_the_start_comes_on_top_of_production_one(corporation: str) -> None:
    opponent = "Helion" if corporation != "Helion" else "CrediCor"
    table = found(corporation, opponent=opponent, corporate_era=False)
    production = STARTS[corporation][1]
    assert table.production() == {resource: 1 + production.get(resource, 0) for resource in RESOURCES}


@pytest.mark.parametrize("corporation", STARTS)
def test_each_corporation_has_its_printed_tags_and_deck(corporation: str) -> None:
    card = next(card for card in CORPORATIONS if card.id == id_of(corporation))
    assert " ".join(TAGS[tag] for tag in card.tags) == STARTS[corporation][2]
    assert card.set == STARTS[corporation][3]


@pytest.mark.parametrize("beginner", BEGINNERS)
def test_a_beginner_corporation_has_no_tag_and_no_effect(beginner: str) -> None:
    table = deal(corporation=beginner, opponents=[player(corporation="CrediCor")])
    assert [key for key in table.offers() if key.startswith(("action", "first"))] == []
    card = next(card for card in CORPORATIONS if card.id == id_of(beginner))
    assert card.tags == ()
    table.project("city", "space C4")
    assert table.changes() == {"mc": -25, "mc production": 1, "C4": "city 0"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_beginners_take_42_mc_and_ten_free_cards_without_a_choice(players: int) -> None:
    table = set_up(players, beginners=list(range(players)), first_player=0)
    assert table.asked == [0]
    assert table.kind == "menu"
    for seat in range(players):
        assert table.player(seat)["corporation"] == id_of(BEGINNERS[seat])
        assert table.resources(seat) == {"mc": 42}
        assert table.production(seat) == {}
        assert len(table.hand(seat)) == 10


def test_beginners_may_sit_with_others() -> None:
    table = set_up(2, beginners=[1], corporations=[["helion", "credicor"], []], first_player=0)
    assert table.asked == [0]
    table.choose("corporation helion", seat=0)
    table.choose([], seat=0)
    assert (table.resources(0), table.resources(1)) == ({"mc": 42}, {"mc": 42})
    assert len(table.hand(1)) == 10


# CrediCor


@pytest.mark.parametrize(
    ("card", "cost", "back"),
    [("Soletta", 35, 4), ("Magnetic Field Generators", 20, 4), ("Herbivores", 12, 0), ("Aquifer Pumping", 18, 0)],
)
def test_credicor_gets_four_back_for_a_card_of_twenty_or_more(card: str, cost: int, back: int) -> None:
    table = deal(hand=card, corporation="CrediCor", oxygen=8, production={"energy": 4, "plants": 1})
    table.play(card)
    assert table.changes()["mc"] == back - cost


def test_credicor_looks_at_the_printed_cost_whatever_the_discount_and_the_payment() -> None:
    table = deal(hand="Soletta", corporation="CrediCor", titanium=9, next_card={"discount": 8, "slack": 0})
    table.play("Soletta", pay="pay 9 titanium")
    assert table.changes() == {"titanium": -9, "mc": 4, "heat production": 7}


@pytest.mark.parametrize(
    ("project", "answers", "change"),
    [
        ("power-plant", [], -11),
        ("asteroid", [], -14),
        ("aquifer", ["space A5"], -18),
        ("greenery", ["space C4"], -23 + 4),
        ("city", ["space C4"], -25 + 4),
    ],
)
def test_credicor_gets_four_back_for_a_greenery_or_a_city_project(
    project: str, answers: list[str], change: int
) -> None:
    table = deal(corporation="CrediCor")
    table.project(project, *answers)
    assert table.changes()["mc"] == change


def test_what_credicor_gets_back_cannot_help_to_pay() -> None:
    assert (
        deal(hand="Magnetic Field Generators", corporation="CrediCor", mc=19)
        .why("Magnetic Field Generators")
        .startswith("price: 20, 19")
    )
    assert "project greenery" not in deal(corporation="CrediCor", mc=22).offers()
    assert "project greenery" in deal(corporation="CrediCor", mc=23).offers()


def test_credicor_gets_nothing_for_an_award_of_twenty_or_the_cards_of_others() -> None:
    table = deal(
        corporation="CrediCor",
        opponents=[player(hand="Soletta", mc=50)],
        state={"awards": {"banker": 1, "miner": 1}},
        actions=1,
    )
    table.do("award landlord")
    assert table.changes() == {"mc": -20}
    table.play("Soletta", seat=1)
    assert table.changes() == {"seat 1 mc": -35, "seat 1 heat production": 7}


# Ecoline


def test_ecoline_makes_a_greenery_of_seven_plants() -> None:
    table = deal(corporation="Ecoline", plants=7)
    table.do("greenery", "space C4")
    assert table.changes() == {"plants": -7, "C4": "greenery 0", "oxygen": 1, "tr": 1}
    assert "greenery" not in deal(corporation="Ecoline", plants=6).offers()
    assert "greenery" not in deal(corporation="CrediCor", plants=7).offers()


def test_ecoline_needs_seven_plants_in_the_final_conversion_too() -> None:
    table = deal(corporation="Ecoline", plants=14, temperature=8, oxygen=14, oceans=9, opponents=[player(plants=7)])
    table.end(0)
    table.end(1)
    table.choose("space C4", seat=0)
    table.choose("space C5", seat=0)
    assert table.over
    assert table.resources().get("plants", 0) == 0
    assert table.score(0)["greenery"] == 2
    assert table.score(1)["greenery"] == 0


# Helion


def test_helion_pays_for_a_card_with_heat_and_money_in_any_mix() -> None:
    table = deal(hand="Micro-Mills", corporation="Helion", heat=2, mc=10)
    assert sorted(table.payments("Micro-Mills")) == ["pay 1 mc 2 heat", "pay 2 mc 1 heat", "pay 3 mc"]
    table.play("Micro-Mills", pay="pay 1 mc 2 heat")
    assert table.changes() == {"mc": -1, "heat": -2, "heat production": 1}
    assert deal(hand="Micro-Mills", corporation="Helion", heat=3, mc=0).playable("Micro-Mills")
    assert not deal(hand="Micro-Mills", corporation="Helion", heat=2, mc=0).playable("Micro-Mills")
    assert not deal(hand="Micro-Mills", corporation="CrediCor", heat=9, mc=0).playable("Micro-Mills")


def test_helion_pays_with_heat_metal_and_money_together() -> None:
    table = deal(hand="Power Plant", corporation="Helion", heat=1, steel=1, mc=1)
    table.play("Power Plant")
    assert table.changes() == {"mc": -1, "steel": -1, "heat": -1, "energy production": 1}


@pytest.mark.parametrize(
    ("key", "answers", "price", "table"),
    [
        ("project power-plant", [], 11, {}),
        ("project aquifer", ["space A5"], 18, {}),
        ("award thermalist", [], 8, {}),
        ("milestone terraformer", [], 8, {"tr": 35}),
        ("action restricted-area", [], 2, {"played": "Restricted Area"}),
    ],
)
def test_helion_pays_anything_with_heat(key: str, answers: list[str], price: int, table: dict[str, Any]) -> None:
    rich = deal(corporation="Helion", heat=price, mc=0, **table)
    rich.do(key, *answers)
    assert rich.changes()["heat"] == -price
    assert "mc" not in rich.changes()
    assert key not in deal(corporation="Helion", heat=price - 1, mc=0, **table).offers()


def test_helion_buys_cards_with_heat() -> None:
    table = deal(corporation="Helion", mc=0, heat=0, tr=0, energy=6, opponents=[player()])
    table.end(0)
    table.end(1)
    assert table.decision(0).most == 2
    table.choose(table.offers(0)[:2], seat=0)
    assert table.resources() == {}
    assert len(table.hand()) == 2


def test_helion_looks_and_buys_with_heat() -> None:
    table = deal(corporation="Helion", played="Business Network", mc=0, heat=3, deck="Comet")
    table.act("Business Network", "card Comet")
    assert table.changes() == {"heat": -3, "cards": 1}


def test_money_of_helion_is_no_heat() -> None:
    table = deal(corporation="Helion", heat=7, played="Caretaker Contract")
    assert "heat" not in table.offers()
    assert not table.can_act("Caretaker Contract")


def test_heat_of_helion_cannot_be_taken_as_money() -> None:
    table = deal(hand="Sabotage, Hired Raiders", mc=2, opponents=[player(corporation="Helion", heat=20)])
    table.play("Sabotage", "skip")
    assert table.changes() == {"mc": -1}
    table.play("Hired Raiders")
    assert table.changes() == {"mc": -1}


# Interplanetary Cinematics


def test_interplanetary_cinematics_get_two_for_each_event_of_their_own() -> None:
    table = deal(
        hand="Bribed Committee, Mine",
        corporation="Interplanetary Cinematics",
        opponents=[player(hand="Investment Loan", mc=5)],
    )
    table.play("Bribed Committee")
    assert table.changes() == {"mc": -7 + 2, "tr": 2}
    table.play("Mine")
    assert table.changes() == {"mc": -4, "steel production": 1}
    table.play("Investment Loan", seat=1)
    assert table.changes() == {"seat 1 mc": 7, "seat 1 mc production": -1}


def test_interplanetary_cinematics_and_media_group_add_up_and_cannot_help_to_pay() -> None:
    table = deal(hand="Bribed Committee", corporation="Interplanetary Cinematics", played="Media Group", mc=7)
    table.play("Bribed Committee")
    assert table.changes() == {"mc": -7 + 2 + 3, "tr": 2}
    assert not deal(hand="Bribed Committee", corporation="Interplanetary Cinematics", mc=6).playable("Bribed Committee")


# Inventrix


def test_inventrix_draws_three_cards_as_its_first_action() -> None:
    table = found("Inventrix", kept=1)
    assert table.offers() == ["first-action", "pass"]
    assert table.why("project power-plant") == "first-action"
    table.do("first-action")
    assert table.changes() == {"cards": 3}
    assert table.asked == [0]
    assert "end" in table.offers()
    assert "first-action" not in table.offers()


def test_inventrix_may_pass_first_and_still_owes_its_first_action() -> None:
    table = found("Inventrix")
    table.end(0)
    while table.generation == 1 or table.kind != "menu":
        seat = table.asked[0]
        if table.decision(seat).kind == "menu":
            table.end(seat)
        else:
            table.choose([], seat=seat)
    table.end(1)
    assert table.offers(0) == ["first-action", "pass"]


@pytest.mark.parametrize(
    ("card", "parameter", "eased", "too_far"),
    [
        ("Breathing Filters", "oxygen", 5, 4),
        ("Colonizer Training Camp", "oxygen", 7, 8),
        ("Lichen", "temperature", -28, -30),
        ("Designed Microorganisms", "temperature", -10, -8),
        ("Great Dam", "oceans", 2, 1),
        ("Dust Seals", "oceans", 5, 6),
    ],
)
def test_inventrix_may_miss_global_requirements_by_two_steps(
    card: str, parameter: str, eased: int, too_far: int
) -> None:
    tables = [dict[str, Any]({parameter: value}) for value in (eased, too_far)]
    assert deal(hand=card, corporation="Inventrix", **tables[0]).playable(card)
    assert not deal(hand=card, corporation="CrediCor", **tables[0]).playable(card)
    assert not deal(hand=card, corporation="Inventrix", **tables[1]).playable(card)


# Mining Guild


@pytest.mark.parametrize(
    ("space", "metal"),
    [
        ("A1", {"steel": 2}),
        ("B2", {"steel": 1}),
        ("D1", {"titanium": 1, "plants": 1}),
        ("H6", {"titanium": 1}),
        ("C4", {}),
        ("D4", {"plants": 1}),
    ],
)
def test_mining_guild_gets_one_step_for_each_tile_on_metal(space: str, metal: dict[str, int]) -> None:
    table = deal(corporation="Mining Guild")
    table.project("city", f"space {space}")
    step = {"steel production": 1} if metal and metal != {"plants": 1} else {}
    assert table.changes() == {"mc": -25, "mc production": 1, space: "city 0", **metal, **step}


@pytest.mark.parametrize("space", ["A2", "I5"])
def test_mining_guild_gets_a_step_for_an_ocean_on_metal(space: str) -> None:
    table = deal(corporation="Mining Guild")
    table.project("aquifer", f"space {space}")
    assert table.changes()["steel production"] == 1


def test_mining_guild_gets_nothing_for_metal_of_others_or_without_a_tile() -> None:
    table = deal(corporation="Mining Guild", hand="Mineral Deposit", opponents=[player(mc=30)], actions=1)
    table.play("Mineral Deposit")
    assert table.changes() == {"mc": -5, "steel": 5}
    table.project("city", "space A1", seat=1)
    assert "steel production" not in table.changes()
    claims = deal(corporation="Mining Guild", hand="Land Claim")
    claims.play("Land Claim", "space A1")
    assert claims.changes() == {"mc": -1, "A1": "claim 0"}


def test_mining_guild_gets_its_step_for_a_mining_tile_as_well() -> None:
    table = deal(corporation="Mining Guild", hand="Mining Rights")
    table.play("Mining Rights", "space A1")
    assert table.changes() == {"mc": -9, "A1": "mining-rights 0", "steel": 2, "steel production": 2}


# PhoboLog


def test_titanium_of_phobolog_is_worth_four() -> None:
    table = deal(hand="Soletta", corporation="PhoboLog", titanium=8, mc=3)
    table.play("Soletta")
    assert table.changes() == {"titanium": -8, "mc": -3, "heat production": 7}
    assert not deal(hand="Soletta", corporation="PhoboLog", titanium=8, mc=2).playable("Soletta")
    assert not deal(hand="Soletta", corporation="Helion", titanium=8, mc=10).playable("Soletta")


def test_titanium_of_phobolog_is_worth_five_with_advanced_alloys() -> None:
    table = deal(hand="Soletta", corporation="PhoboLog", played="Advanced Alloys", titanium=7, mc=0)
    table.play("Soletta")
    assert table.changes() == {"titanium": -7, "heat production": 7}


def test_phobolog_pays_no_building_with_titanium_and_its_steel_is_worth_two() -> None:
    assert not deal(hand="Power Plant", corporation="PhoboLog", titanium=9, mc=3).playable("Power Plant")
    assert not deal(hand="Power Plant", corporation="PhoboLog", steel=1, mc=1).playable("Power Plant")


# Tharsis Republic


def test_tharsis_republic_places_a_city_as_its_first_action() -> None:
    table = found("Tharsis Republic")
    assert table.offers() == ["first-action", "pass"]
    table.do("first-action", "space C4")
    assert table.changes() == {"C4": "city 0", "mc": 3, "mc production": 1}
    assert "end" in table.offers()


@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("Ganymede Colony", {"mc": -20 + 3, "ganymede-colony": "city 0"}),
        ("Phobos Space Haven", {"mc": -25 + 3, "titanium production": 1, "phobos-space-haven": "city 0"}),
    ],
)
def test_tharsis_republic_gets_only_money_for_its_cities_off_the_map(card: str, changes: dict[str, int | str]) -> None:
    table = deal(hand=card, corporation="Tharsis Republic")
    table.play(card)
    assert table.changes() == changes


def test_tharsis_republic_gets_only_production_for_the_cities_of_others_on_mars() -> None:
    table = deal(
        opponents=[player(corporation="Tharsis Republic")],
        hand="Ganymede Colony, Noctis City",
        production={"energy": 1},
    )
    table.play("Ganymede Colony")
    assert table.changes() == {"mc": -20, "ganymede-colony": "city 0"}
    table.play("Noctis City")
    assert table.changes() == {
        "mc": -18,
        "energy production": -1,
        "mc production": 3,
        "E3": "city 0",
        "plants": 2,
        "seat 1 mc production": 1,
    }


def test_tharsis_republic_gets_both_for_its_own_city_project() -> None:
    table = deal(corporation="Tharsis Republic")
    table.project("city", "space C4")
    assert table.changes() == {"mc": -25 + 3, "mc production": 2, "C4": "city 0"}


def test_tharsis_republic_alone_starts_with_two_steps_for_the_neutral_cities() -> None:
    table = found("Tharsis Republic", players=1)
    assert table.production() == {"mc": 2}
    assert table.resources() == {"mc": 40}


def test_tharsis_republic_counts_no_city_that_could_not_be_placed() -> None:
    table = deal(
        hand="Corporate Stronghold", corporation="Tharsis Republic", production={"energy": 1}, tiles=built_up()
    )
    table.play("Corporate Stronghold")
    assert table.changes() == {"mc": -11, "energy production": -1, "mc production": 3}


# ThorGate


def test_thorgate_pays_three_less_for_power_cards_and_the_power_plant_project() -> None:
    table = deal(hand="Power Plant, Energy Tapping, Fueled Generators, Mine", corporation="ThorGate")
    prices = [table.price(card) for card in ("Power Plant", "Energy Tapping", "Fueled Generators", "Mine")]
    assert prices == [1, 0, 0, 4]
    table.project("power-plant")
    assert table.changes() == {"mc": -8, "energy production": 1}
    assert "project power-plant" in deal(corporation="ThorGate", mc=8).offers()
    assert "project power-plant" not in deal(corporation="ThorGate", mc=7).offers()


def test_thorgate_gets_three_back_with_standard_technology_after_paying_eight() -> None:
    table = deal(corporation="ThorGate", played="Standard Technology", mc=8)
    table.project("power-plant")
    assert table.changes() == {"mc": -8 + 3, "energy production": 1}
    assert "project power-plant" not in deal(corporation="ThorGate", played="Standard Technology", mc=7).offers()


def test_thorgate_pays_the_full_price_for_other_projects() -> None:
    table = deal(corporation="ThorGate")
    table.project("asteroid")
    assert table.changes() == {"mc": -14, "temperature": 2, "tr": 1}


# United Nations Mars Initiative


def test_the_united_nations_may_buy_a_rating_step_after_their_rating_rose() -> None:
    table = deal(corporation="United Nations Mars Initiative", actions=3)
    assert not table.can_act("United Nations Mars Initiative")
    table.project("asteroid")
    table.act("United Nations Mars Initiative")
    assert table.changes() == {"mc": -3, "tr": 1}
    assert not table.can_act("United Nations Mars Initiative")


def test_the_united_nations_need_a_new_rise_each_generation() -> None:
    table = deal(corporation="United Nations Mars Initiative", tr_raised=True)
    assert table.can_act("United Nations Mars Initiative")
    table.next_generation()
    assert not table.can_act("United Nations Mars Initiative")
    table.project("asteroid")
    assert table.can_act("United Nations Mars Initiative")


def test_a_rise_without_a_parameter_is_enough_for_the_united_nations() -> None:
    table = deal(corporation="United Nations Mars Initiative", hand="Bribed Committee", mc=10)
    table.play("Bribed Committee")
    table.act("United Nations Mars Initiative")
    assert table.resources() == {}
    assert table.tr() == 23


def test_the_united_nations_need_three_mc_and_a_rise_of_their_own() -> None:
    assert not deal(corporation="United Nations Mars Initiative", tr_raised=True, mc=2).can_act(
        "United Nations Mars Initiative"
    )
    table = deal(
        corporation="CrediCor", opponents=[player(corporation="United Nations Mars Initiative", mc=50)], actions=1
    )
    table.project("asteroid")
    assert "action united-nations-mars-initiative" not in table.offers(1)


def test_a_parameter_at_its_goal_is_no_rise_for_the_united_nations() -> None:
    table = deal(corporation="United Nations Mars Initiative", temperature=8, heat=8)
    table.do("heat")
    assert table.changes() == {"heat": -8}
    assert not table.can_act("United Nations Mars Initiative")


# Saturn Systems


def test_saturn_systems_get_a_step_for_each_jovian_tag_of_anyone() -> None:
    table = deal(
        corporation="Saturn Systems",
        hand="Callisto Penal Mines, Mine",
        opponents=[player(hand="Vesta Shipyard", mc=20)],
    )
    table.play("Callisto Penal Mines")
    assert table.changes() == {"mc": -24, "mc production": 3 + 1}
    table.play("Mine")
    assert "mc production" not in table.changes()
    table.play("Vesta Shipyard", seat=1)
    assert table.changes() == {"mc production": 1, "seat 1 mc": -15, "seat 1 titanium production": 1}


# Teractor


def test_teractor_pays_three_less_for_earth_cards() -> None:
    table = deal(hand="Sponsors, Investment Loan, Immigration Shuttles, Mine", corporation="Teractor")
    prices = [table.price(card) for card in ("Sponsors", "Investment Loan", "Immigration Shuttles", "Mine")]
    assert prices == [3, 0, 28, 4]
    table.play("Sponsors")
    assert table.changes() == {"mc": -3, "mc production": 2}
