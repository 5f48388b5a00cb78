"""The worked examples of both rulebooks, figure by figure. Kim is Tarsila, Stanley is Ícaro, Robinson is Artur."""

from __future__ import annotations

import pytest

from tests.terraforming_mars.mars import Mars, deal, player, set_up

KIM, STANLEY, ROBINSON = 0, 1, 2
ONES = dict.fromkeys(["mc", "steel", "titanium", "plants", "energy", "heat"], 1)


def standard_game() -> Mars:
    """Kim, Stanley and Robinson with the corporations of the example, before they choose."""
    dealt = [["phobolog", "credicor"], ["thorgate", "ecoline"], ["tharsis-republic", "helion"]]
    return set_up(3, corporate_era=False, corporations=dealt, first_player=KIM)


def choose(table: Mars, seat: int, corporation: str, cards: int) -> None:
    table.choose(f"corporation {corporation}", seat=seat)
    table.choose(table.offers(seat)[:cards], seat=seat)


def set_up_as_told() -> Mars:
    table = standard_game()
    choose(table, KIM, "phobolog", 5)
    choose(table, STANLEY, "thorgate", 10)
    choose(table, ROBINSON, "tharsis-republic", 4)
    return table


def test_a_city_beside_two_oceans_earns_4_mc() -> None:
    table = deal(tiles={"E5": "ocean", "E6": "ocean"})
    table.project("city", "space D5")  # its bonus: 2 plants
    assert table.changes() == {"D5": "city 0", "mc": -25 + 4, "plants": 2, "mc production": 1}


def test_heat_production_goes_from_19_to_22() -> None:
    table = deal(hand="Carbonate Processing", production={"heat": 19, "energy": 1})
    table.play("Carbonate Processing")
    assert table.production() == {"heat": 22}


# Set-up


def test_all_three_look_at_ten_cards_and_two_corporations_with_every_production_at_1() -> None:
    table = standard_game()
    assert table.asked == [KIM, STANLEY, ROBINSON]
    for seat in table.asked:
        assert len(table.player(seat)["dealt"]) == 10
        assert len(table.offers(seat)) == 2
        assert table.production(seat) == ONES


def test_kim_leads_phobolog_with_10_titanium_and_pays_15_of_23_mc_for_five_cards() -> None:
    table = set_up_as_told()
    assert table.resources(KIM) == {"mc": 23 - 15, "titanium": 10}
    assert len(table.hand(KIM)) == 5
    assert len(table.discard()) == 5 + 0 + 6


def test_stanley_leads_thorgate_and_keeps_all_ten_cards_for_30_of_48_mc() -> None:
    table = set_up_as_told()
    assert table.resources(STANLEY) == {"mc": 48 - 30}
    assert table.production(STANLEY) == {**ONES, "energy": 2}
    assert len(table.hand(STANLEY)) == 10


def test_robinson_leads_the_tharsis_republic_and_has_28_mc_left() -> None:
    table = set_up_as_told()
    assert table.resources(ROBINSON) == {"mc": 40 - 12}
    assert len(table.hand(ROBINSON)) == 4


def test_the_first_generation_begins_with_kim_in_the_action_phase() -> None:
    table = set_up_as_told()
    assert (table.generation, table.state["phase"], table.asked, table.kind) == (1, "action", [KIM], "menu")


def test_robinson_first_places_a_city_and_earns_by_it() -> None:
    table = set_up_as_told()
    table.end(KIM)
    table.end(STANLEY)
    assert table.offers(ROBINSON) == ["first-action", "pass"]
    table.do("first-action", "space D5")
    assert table.changes() == {"D5": "city 2", "seat 2 mc": 3, "seat 2 mc production": 1, "seat 2 plants": 2}


# Generation 2


def test_stanley_buys_three_of_four_research_cards_for_9_mc() -> None:
    table = set_up_as_told()
    for _ in range(3):
        table.end()
    assert table.asked == [KIM, STANLEY, ROBINSON]
    before, hand = table.mc(STANLEY), len(table.hand(STANLEY))
    offered = table.offers(STANLEY)
    assert len(offered) == 4
    table.choose(offered[:3], seat=STANLEY)
    assert table.mc(STANLEY) == before - 9
    assert len(table.hand(STANLEY)) == hand + 3
    assert table.discard()[0] == offered[3].removeprefix("card ")


def test_the_marker_moves_on_to_stanley_for_the_second_generation() -> None:
    table = set_up_as_told()
    for _ in range(3):
        table.end()
    for seat in range(3):
        table.choose([], seat=seat)
    assert (table.generation, table.state["first_player"], table.asked) == (2, STANLEY, [STANLEY])


def test_stanley_sells_one_patent_and_waits_what_the_others_do() -> None:
    table = deal(hand="Comet, Birds", mc=4)
    table.do("project sell-patents", ["card Comet"])
    assert table.changes() == {"mc": 1, "cards": -1}
    assert table.hand() == ["birds"]
    table.choose("end")
    assert table.asked == [1]
    table.end(1)  # passing
    assert table.asked == [0]  # Stanley has not passed: he goes on


def test_robinsons_city_costs_25_and_gives_two_production_steps_and_3_mc_back() -> None:
    table = deal(corporation="tharsis-republic", mc=30)
    table.project("city", "space D5")
    assert table.changes() == {"D5": "city 0", "mc": -25 + 3, "mc production": 2, "plants": 2}
    table.choose("end")
    assert table.asked == [1]


def kims_turn() -> Mars:
    return deal(
        corporation="phobolog", hand="Asteroid Mining, Asteroid, Vesta Shipyard", mc=2, titanium=12, production=ONES
    )


def test_kim_may_pay_30_mc_with_eight_titanium_worth_4_or_with_seven_and_2_mc() -> None:
    assert kims_turn().payments("Asteroid Mining") == ["pay 2 mc 7 titanium", "pay 8 titanium"]


def test_kim_pays_eight_titanium_and_loses_the_2_mc_too_many() -> None:
    table = kims_turn()
    table.play("Asteroid Mining", pay="pay 8 titanium")
    assert table.changes() == {"titanium": -8, "titanium production": 2}
    assert table.played() == ["asteroid-mining"]
    table.play("Vesta Shipyard")  # another space card as her second action: 15 M€, with four titanium worth 16
    assert table.changes() == {"titanium": -4, "titanium production": 1}
    assert table.asked == [1]


def test_stanley_pays_8_instead_of_11_for_geothermal_power() -> None:
    table = deal(corporation="thorgate", hand="Geothermal Power", mc=8)
    assert table.price("Geothermal Power") == 8
    table.play("Geothermal Power")
    assert table.changes() == {"mc": -8, "energy production": 2}


def test_kim_earns_21_mc_and_three_titanium_and_one_of_all_else() -> None:
    table = deal(corporation="phobolog", mc=0, production={**ONES, "titanium": 3}, options={"corporate_era": False})
    table.next_generation()
    assert table.resources() == {"mc": 21, "steel": 1, "titanium": 3, "plants": 1, "energy": 1, "heat": 1}


# Playing cards: A is Asteroid Mining Consortium, B Cupola City, C Asteroid, D Livestock, E Shuttles


def test_kim_may_play_asteroid_at_8_degrees_without_raising_her_rating() -> None:
    table = deal(hand="Asteroid", temperature=8)
    table.play("Asteroid")
    assert table.changes() == {"mc": -14, "titanium": 2}


def asteroid_against_plants() -> Mars:
    return deal(hand="Asteroid", plants=4, opponents=[player(plants=2), player(plants=5)])


@pytest.mark.parametrize(
    ("answers", "lost"),
    [
        (["skip"], {}),
        (["seat 1", "amount 2"], {"seat 1 plants": -2}),
        (["seat 1", "amount 1"], {"seat 1 plants": -1}),
        (["seat 2", "amount 3"], {"seat 2 plants": -3}),
        (["seat 0", "amount 1"], {"plants": -1}),
    ],
)
def test_kim_removes_plants_from_one_player_or_fewer_or_none(answers: list[str], lost: dict[str, int]) -> None:
    table = asteroid_against_plants()
    table.play("Asteroid", *answers)
    assert table.changes() == {"mc": -14, "titanium": 2, "temperature": 2, "tr": 1, **lost}


def test_card_a_needs_titanium_production_and_takes_a_step_from_an_opponent() -> None:
    table = deal(hand="Asteroid Mining Consortium", opponents=[player(production={"titanium": 1})])
    assert not table.playable("Asteroid Mining Consortium")
    table = deal(
        hand="Asteroid Mining Consortium",
        production={"titanium": 1},
        opponents=[player(production={"titanium": 1})],
    )
    table.play("Asteroid Mining Consortium", "seat 1")
    assert table.changes() == {"mc": -13, "titanium production": 1, "seat 1 titanium production": -1}


@pytest.mark.parametrize(("oxygen", "energy", "possible"), [(9, 1, True), (10, 1, False), (9, 0, False)])
def test_card_b_needs_at_most_9_percent_oxygen_and_energy_production(oxygen: int, energy: int, possible: bool) -> None:
    table = deal(hand="Cupola City", oxygen=oxygen, production={"energy": energy})
    assert table.playable("Cupola City") is possible
    if possible:
        table.play("Cupola City", "space C4")
        assert table.changes() == {"mc": -16, "energy production": -1, "mc production": 3, "C4": "city 0"}


@pytest.mark.parametrize(("oxygen", "plants", "possible"), [(9, 1, True), (8, 1, False), (9, 0, False)])
def test_card_d_needs_9_percent_oxygen_and_plant_production(oxygen: int, plants: int, possible: bool) -> None:
    table = deal(hand="Livestock", oxygen=oxygen, production={"plants": plants})
    assert table.playable("Livestock") is possible
    if possible:
        table.play("Livestock")
        assert table.changes() == {"mc": -13, "plants production": -1, "mc production": 2}


@pytest.mark.parametrize(("oxygen", "energy", "possible"), [(5, 1, True), (4, 1, False), (5, 0, False)])
def test_card_e_needs_5_percent_oxygen_and_energy_production(oxygen: int, energy: int, possible: bool) -> None:
    table = deal(hand="Shuttles", oxygen=oxygen, production={"energy": energy})
    assert table.playable("Shuttles") is possible


def test_card_e_makes_the_space_event_c_cheaper() -> None:
    table = deal(hand="Asteroid", played="Shuttles")
    assert table.price("Asteroid") == 12


# Other actions


def test_robinsons_third_city_then_the_mayor() -> None:
    table = deal(
        corporation="tharsis-republic", mc=30, tiles={"C2": "city 0", "G2": "city 0"}, opponents=[player(mc=50)]
    )
    assert "milestone mayor" not in table.offers()
    table.project("city", "space G5")
    assert table.changes() == {"G5": "city 0", "mc": -25 + 3, "mc production": 2}
    table.do("milestone mayor")
    assert table.mc() == 0
    assert table.state["milestones"] == {"mayor": 0}
    assert table.score(0)["milestones"] == 5
    assert "claimed" in table.game.why(1, "milestone mayor")[0]


def test_stanley_and_kim_tie_as_thermalists_and_robinson_gets_nothing() -> None:
    """Stanley paid 8 M€; at the end Kim and he have 12 heat, Robinson 5."""
    table = deal(
        mc=8,
        heat=12,
        oceans=9,
        temperature=8,
        oxygen=14,
        opponents=[player(heat=12), player(heat=5)],
    )
    table.do("award thermalist")
    assert table.mc() == 0
    table.finish()
    assert [table.score(seat)["awards"] for seat in range(3)] == [5, 5, 0]


def test_stanleys_livestock_gains_an_animal_once_a_generation() -> None:
    table = deal(played="Livestock")
    table.act("Livestock")
    assert table.changes() == {"on livestock": 1}
    assert table.player()["used"] == ["livestock"]
    assert not table.can_act("Livestock")
    table.next_generation()
    assert table.can_act("Livestock")


def test_shuttles_help_twice_in_one_turn() -> None:
    table = deal(played="Shuttles", hand="Asteroid, Vesta Shipyard", mc=50, actions=2)
    table.play("Asteroid")
    assert table.changes()["mc"] == -12
    table.play("Vesta Shipyard", pay="pay 13 mc")
    assert table.changes()["mc"] == -13


def test_robinson_places_a_greenery_between_two_of_his_cities() -> None:
    table = deal(plants=8, tiles={"D4": "city 0", "C5": "city 0"})
    table.do("greenery", "space D5")
    assert table.changes() == {"D5": "greenery 0", "plants": -8 + 2, "oxygen": 1, "tr": 1}
    assert (table.score(0)["greenery"], table.score(0)["city"]) == (1, 2)


def test_eight_heat_raise_the_temperature_and_the_rating() -> None:
    table = deal(heat=9)
    table.do("heat")
    assert table.changes() == {"heat": -8, "temperature": 2, "tr": 1}


# The end


def test_stanley_has_64_points() -> None:
    """38 rating, thermalist 5, planner 5, 3 greeneries, 5 around his city, 3 animals, 6 on cards, -1 on an event."""
    table = deal(
        mc=0,
        tr=38,
        heat=3,
        played="Livestock, Asteroid Mining, Shuttles, Solar Power, Farming, Flooding",
        cubes={"Livestock": 3},
        oceans=9,
        temperature=8,
        oxygen=14,
        tiles={
            "C4": "city 0",
            "B3": "greenery 0",
            "B4": "greenery 0",
            "C5": "greenery 0",
            "D5": "greenery 1",
            "D4": "greenery 1",
        },
        state={"milestones": {"planner": 0}, "awards": {"thermalist": 0}},
        opponents=[player(), player()],
    )
    table.finish()
    assert table.score(0) == {
        "total": 64,
        "tr": 38,
        "awards": 5,
        "milestones": 5,
        "greenery": 3,
        "city": 5,
        "cards": 3 + 6 - 1,
        "by_card": {
            "livestock": 3,
            "asteroid-mining": 2,
            "shuttles": 1,
            "solar-power": 1,
            "farming": 2,
            "flooding": -1,
        },
    }
    assert table.total(0) - 8 == 56  # before the cards
