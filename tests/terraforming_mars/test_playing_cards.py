"""Playing a card: requirements, what must be possible and what need not be, where the card goes, what its tags do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terraforming_mars.mars import OCEAN_HEXES, deal, player

ROWS = {"A": 5, "B": 6, "C": 7, "D": 8, "E": 9, "F": 8, "G": 7, "H": 6, "I": 5}
HEXES = [f"{row}{n}" for row, length in ROWS.items() for n in range(1, length + 1)]
LAND = [space for space in HEXES if space not in OCEAN_HEXES and space != "E3"]
FULL = dict.fromkeys(LAND, "greenery 1")  # no land is left


# 3.1 Requirements


@pytest.mark.parametrize(
    ("card", "figures"),
    [
        ("Colonizer Training Camp", [({"oxygen": 5}, True), ({"oxygen": 6}, False)]),
        ("Methane From Titan", [({"oxygen": 2}, True), ({"oxygen": 1}, False)]),
        ("Archaebacteria", [({"temperature": -18}, True), ({"temperature": -16}, False)]),
        ("Lichen", [({"temperature": -24}, True), ({"temperature": -26}, False)]),
        ("Kelp Farming", [({"oceans": 6}, True), ({"oceans": 5}, False)]),
        ("Dust Seals", [({"oceans": 3}, True), ({"oceans": 4}, False)]),
        ("Fusion Power", [({"played": "Power Plant, Solar Power"}, True), ({"played": "Power Plant"}, False)]),
        ("Great Escarpment Consortium", [({"production": {"steel": 1}}, True), ({}, False)]),
        ("Rad-Suits", [({"tiles": {"C3": "city 1", "C7": "city 0"}}, True), ({"tiles": {"C3": "city 1"}}, False)]),
        ("Ecological Zone", [({"tiles": {"C3": "greenery 0"}}, True), ({"tiles": {"C3": "greenery 1"}}, False)]),
    ],
)
def test_a_requirement_is_met_at_its_figure_and_not_a_step_off(
    card: str, figures: list[tuple[dict[str, Any], bool]]
) -> None:
    for figure, possible in figures:
        assert deal(hand=card, **figure).playable(card) is possible


def test_a_requirement_counts_only_when_the_card_is_played() -> None:
    table = deal(played="Search For Life", oxygen=14)  # it asks for at most 6 % to be played
    assert table.can_act("Search For Life")


@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("Beam From A Thorium Asteroid", ""),  # needs 1 Jovian tag and has one
        ("Quantum Extractor", "Physics Complex, Breathing Filters, Adaptation Technology"),  # 4 science
        ("Gene Repair", "Physics Complex, Breathing Filters"),  # 3 science
        ("Mass Converter", "Physics Complex, Breathing Filters, Research"),  # 5 science
        ("Fusion Power", "Power Plant"),  # 2 power
        ("Advanced Ecosystems", "Grass, Ants"),  # a plant, a microbe and an animal tag
        ("Anti-Gravity Technology", "Physics Complex, Breathing Filters, Research, Restricted Area, Medical Lab"),
        ("Power Supply Consortium", "Power Plant"),  # 2 power
        ("AI Central", "Physics Complex, Breathing Filters"),  # 3 science
    ],
)
def test_the_cards_own_tags_do_not_help_its_requirement(card: str, others: str) -> None:
    table = deal(hand=card, played=others, production={"energy": 3})
    assert not table.playable(card)
    assert "requires" in table.why(card)


def test_the_corporations_tag_counts_for_requirements() -> None:
    table = deal(corporation="saturn-systems", hand="Beam From A Thorium Asteroid")
    assert table.playable("Beam From A Thorium Asteroid")


# 3.2 Production is compulsory


def test_without_the_production_to_lower_the_card_cannot_be_played() -> None:
    table = deal(hand="Strip Mine", production={"energy": 1})  # two steps down
    assert not table.playable("Strip Mine")


@pytest.mark.parametrize(
    ("theirs", "mine", "targets"),
    [(2, 0, None), (2, 2, ["seat 0", "seat 1"]), (1, 2, None), (1, 1, []), (0, 0, []), (0, 2, None)],
)
def test_one_player_must_lose_the_whole_decrease(theirs: int, mine: int, targets: list[str] | None) -> None:
    """Birds lower one player's plant production two steps. None: only one can, so nobody is asked."""
    table = deal(
        hand="Birds", oxygen=13, production={"plants": mine}, opponents=[player(production={"plants": theirs})]
    )
    assert table.playable("Birds") is (targets != [])
    if targets == []:
        return
    table.choose("play birds")
    if targets is None:
        loser = "plants production" if mine == 2 else "seat 1 plants production"
        assert table.changes()[loser] == -2
    else:
        assert table.offers() == targets


def test_it_may_have_to_be_ones_own_production() -> None:
    table = deal(hand="Asteroid Mining Consortium", production={"titanium": 1})
    table.play("Asteroid Mining Consortium")
    assert table.changes() == {"mc": -13}  # one step down, one step up


def test_money_production_may_be_lowered_to_minus_5_but_not_by_part() -> None:
    """Hackers take two steps of money production from somebody; whoever stands at -4 cannot lose two."""
    table = deal(
        hand="Hackers",
        production={"energy": 1, "mc": -5},
        opponents=[player(production={"mc": -3}), player(production={"mc": -4})],
    )
    table.choose("play hackers")
    assert table.offers() == ["seat 0", "seat 1"]  # mine was raised by two before
    table.choose("seat 1")
    assert table.production(1) == {"mc": -5}


# 3.3 What never stops a card


def test_parameters_at_their_goals_do_not_stop_a_card() -> None:
    table = deal(hand="Towing A Comet", temperature=8, oxygen=14, oceans=9)
    table.play("Towing A Comet")
    assert table.changes() == {"mc": -23, "plants": 2}


def test_cubes_without_a_card_to_hold_them_are_lost() -> None:
    table = deal(hand="Imported Nitrogen")
    table.play("Imported Nitrogen")  # microbes and animals for nobody
    assert table.changes() == {"mc": -23, "tr": 1, "plants": 4}


def test_nobody_is_asked_to_remove_what_nobody_has() -> None:
    table = deal(hand="Deimos Down")
    table.play("Deimos Down")
    assert table.changes() == {
        "mc": -31,
        "steel": 4,
        "temperature": 6,
        "tr": 3,
        "heat production": 1,  # the bonus at -24
    }


def test_removal_may_be_skipped_though_only_others_have_any() -> None:
    table = deal(hand="Deimos Down", opponents=[player(plants=8)])
    table.play("Deimos Down", "skip")
    assert table.resources(1) == {"plants": 8}


def test_a_removal_is_offered_from_the_largest_amount_down() -> None:
    table = deal(hand="Deimos Down", opponents=[player(plants=3)])
    table.choose("play deimos-down", "seat 1")
    assert table.kind == "amount"
    assert table.offers() == ["amount 3", "amount 2", "amount 1"]


def test_a_single_possible_amount_is_not_asked() -> None:
    table = deal(hand="Deimos Down", opponents=[player(plants=1)])
    table.play("Deimos Down", "seat 1")
    assert table.resources(1) == {}


def test_ones_own_plants_are_never_taken_unasked() -> None:
    table = deal(hand="Deimos Down", plants=8)
    table.choose("play deimos-down")
    assert table.offers() == ["seat 0", "skip"]


# 3.4 A tile that cannot be placed


@pytest.mark.parametrize(
    ("card", "tiles", "gained"),
    [
        ("Cupola City", FULL, {"mc": -16, "mc production": 3, "energy production": -1}),
        ("Urbanized Area", {"C3": "city 1"}, {"mc": -10, "mc production": 2, "energy production": -1}),
        ("Industrial Center", {}, {"mc": -4}),
        ("Natural Preserve", FULL, {"mc": -9, "mc production": 1}),
        ("Commercial District", FULL, {"mc": -16, "mc production": 4, "energy production": -1}),
        ("Restricted Area", FULL, {"mc": -11}),
        ("Nuclear Zone", FULL, {"mc": -10, "temperature": 4, "tr": 2}),
        ("Mining Area", {}, {"mc": -4}),
        (
            "Lava Flows",
            dict.fromkeys(["B2", "C1", "D1", "E1"], "greenery 1"),
            {"mc": -18, "temperature": 4, "tr": 2},
        ),
        ("Mohole Area", dict.fromkeys(OCEAN_HEXES, "greenery 1"), {"mc": -20, "heat production": 4}),
    ],
)
def test_a_tile_that_fits_nowhere_is_left_out_and_the_card_is_played_all_the_same(
    card: str, tiles: dict[str, str], gained: dict[str, int]
) -> None:
    table = deal(hand=card, tiles=tiles, production={"energy": 1})
    table.play(card)
    assert table.changes() == gained


@pytest.mark.parametrize(("project", "tiles"), [("greenery", FULL), ("city", FULL)])
def test_a_project_bought_only_for_its_tile_is_not_offered_without_a_place(project: str, tiles: dict[str, str]) -> None:
    table = deal(tiles=tiles)
    assert table.why(f"project {project}") == "no-space-left"


def test_plants_are_not_turned_into_a_greenery_without_a_place() -> None:
    assert deal(tiles=FULL, plants=8).why("greenery") == "no-space-left"


def test_an_aquifer_may_be_bought_to_no_effect_when_all_oceans_are_placed() -> None:
    """Raising a parameter that is at its goal is an action like any other, and oceans are one of the three."""
    table = deal(oceans=9)
    table.project("aquifer")
    assert table.changes() == {"mc": -18}
    assert table.idle


def test_heat_and_an_asteroid_may_be_spent_to_no_effect_at_the_highest_temperature() -> None:
    table = deal(temperature=8, heat=8)
    table.project("asteroid")
    assert table.changes() == {"mc": -14}
    table = deal(temperature=8, heat=8)
    table.do("heat")
    assert table.changes() == {"heat": -8}


# 3.6 Discounts


def test_discounts_add_up() -> None:
    table = deal(
        corporation="teractor",
        hand="Interstellar Colony Ship, Comet, Sponsors",
        played="Space Station, Earth Catapult, Research Outpost",
    )
    assert table.price("Comet") == 21 - 2 - 2 - 1
    assert table.price("Sponsors") == 6 - 3 - 2 - 1
    assert table.price("Interstellar Colony Ship") == 24 - 3 - 2 - 2 - 1


def test_a_price_never_goes_below_0() -> None:
    table = deal(corporation="thorgate", hand="Power Plant", played="Earth Catapult, Research Outpost", mc=0)
    assert table.price("Power Plant") == 0
    table.play("Power Plant")
    assert table.changes() == {"energy production": 1}


def test_a_discount_never_applies_to_the_card_that_gives_it() -> None:
    table = deal(hand="Space Station, Earth Catapult", mc=100)
    table.play("Space Station")
    assert table.changes() == {"mc": -10}
    table.play("Earth Catapult")
    assert table.changes() == {"mc": -23}


def test_two_tags_of_one_kind_give_one_discount() -> None:
    table = deal(corporation="thorgate", hand="Beam From A Thorium Asteroid, Research", played="Space Station")
    assert table.price("Beam From A Thorium Asteroid") == 32 - 3 - 2
    assert table.price("Research") == 11


# 3.7 Refunds


@pytest.mark.parametrize(
    ("corporation", "played", "card", "price", "back"),
    [
        ("credicor", "", "Comet", 21, {"mc": 4}),
        ("interplanetary-cinematics", "", "Comet", 21, {"mc": 2}),
        ("", "Media Group", "Comet", 21, {"mc": 3}),
        ("", "Optimal Aerobraking", "Comet", 21, {"mc": 3, "heat": 3}),
    ],
)
def test_refunds_come_after_paying_and_do_not_help_to_pay(
    corporation: str, played: str, card: str, price: int, back: dict[str, int]
) -> None:
    assert not deal(corporation=corporation, played=played, hand=card, mc=price - 1).playable(card)
    table = deal(corporation=corporation, played=played, hand=card, mc=price)
    table.play(card, "space A5")
    assert table.resources() == back


def test_credicor_looks_at_the_printed_cost() -> None:
    table = deal(corporation="credicor", hand="Comet, Birds", played="Space Station", mc=19, oxygen=0)
    table.play("Comet", "space A5")
    assert table.mc() == 4
    assert deal(corporation="credicor", mc=25).why("project city") == ""


@pytest.mark.parametrize(
    ("project", "cost", "answers", "back"),
    [("greenery", 23, ["space C4"], 4), ("city", 25, ["space C4"], 4), ("aquifer", 18, ["space A5"], 0)],
)
def test_credicor_gets_4_back_for_the_dear_standard_projects(
    project: str, cost: int, answers: list[str], back: int
) -> None:
    table = deal(corporation="credicor", mc=cost)
    table.project(project, *answers)
    assert table.mc() == back


# 3.8 Events


def test_events_lie_face_down_and_their_tags_count_no_more() -> None:
    """Technology Demonstration is a science and space event."""
    table = deal(hand="Technology Demonstration, Satellites", deck="Comet, Birds", actions=3)
    table.play("Technology Demonstration")
    table.play("Satellites")  # 1 M€ production for each space tag, this one included
    assert table.changes()["mc production"] == 1


def test_event_tags_count_while_the_event_is_played() -> None:
    table = deal(
        corporation="teractor", hand="Invention Contest, Bribed Committee", played="Olympus Conference", actions=3
    )
    assert table.price("Bribed Committee") == 7 - 3
    table.play("Invention Contest", [table.deck()[0]])
    assert table.cubes("Olympus Conference") == 1


def test_titanium_pays_for_a_space_event() -> None:
    table = deal(hand="Comet", mc=0, titanium=7)
    table.play("Comet", "space A5")
    assert table.resources() == {}


def test_event_points_count_at_the_end_the_negative_ones_too() -> None:
    table = deal(played="Interstellar Colony Ship, Bribed Committee, Flooding")
    assert table.score(0)["by_card"] == {"interstellar-colony-ship": 4, "bribed-committee": -2, "flooding": -1}


def test_events_of_all_players_count_for_media_archives() -> None:
    table = deal(hand="Media Archives", played="Comet, Virus", opponents=[player(played="Asteroid, Flooding, Birds")])
    table.play("Media Archives")
    assert table.changes() == {"mc": -8 + 4}


def test_events_count_neither_for_builders_nor_for_scientists_nor_at_the_toll_station() -> None:
    table = deal(
        hand="Toll Station",
        opponents=[player(played="Comet, Asteroid, Space Station, Invention Contest", corporation="helion")],
        state={"awards": {"scientist": 0}},
    )
    table.play("Toll Station")
    assert table.changes()["mc production"] == 2  # Space Station and Helion's own tag
    assert [table.score(seat)["awards"] for seat in range(2)] == [5, 5]  # none has a science tag


# 3.9 Including this


def test_triggers_that_include_the_card_itself() -> None:
    table = deal(hand="Decomposers", oxygen=3)
    table.play("Decomposers")
    assert table.cubes("Decomposers") == 1
    table = deal(hand="Ecological Zone", tiles={"C4": "greenery 0"})
    table.play("Ecological Zone", "space C5")
    assert table.cubes("Ecological Zone") == 2  # an animal and a plant tag


def test_counts_that_include_the_card_itself() -> None:
    table = deal(hand="Cartel", corporation="teractor")
    table.play("Cartel")
    assert table.changes() == {"mc": -5, "mc production": 2}


# 3.10 Cubes go on one's own cards


def test_cubes_go_on_one_of_ones_own_cards_all_on_the_same() -> None:
    table = deal(
        hand="Aerobraked Ammonia Asteroid",
        played="Ants, Tardigrades, Birds",
        opponents=[player(played="Decomposers")],
    )
    table.choose("play aerobraked-ammonia-asteroid")
    assert table.offers() == ["card ants", "card tardigrades"]
    table.choose("card Ants")
    assert (table.cubes("Ants"), table.cubes("Tardigrades")) == (2, 0)


# 3.11 Drawing is free


def test_a_drawn_card_costs_nothing_and_a_looked_at_card_3_mc() -> None:
    table = deal(played="Development Center, Business Network", energy=1, mc=3, deck="Comet, Birds", actions=3)
    table.act("Development Center")
    assert table.changes() == {"energy": -1, "cards": 1}
    table.act("Business Network", "card Birds")
    assert table.changes() == {"mc": -3, "cards": 1}
    assert table.hand() == ["comet", "birds"]


# 3.12 The very next card


def test_indentured_workers_make_the_next_card_8_cheaper_and_only_that() -> None:
    table = deal(hand="Indentured Workers, Comet, Asteroid", actions=4, mc=60)
    table.play("Indentured Workers")
    assert (table.price("Comet"), table.price("Asteroid")) == (13, 6)
    table.project("power-plant")  # does not matter
    table.play("Comet", "space A5")
    assert table.changes()["mc"] == -13
    assert table.price("Asteroid") == 14


def test_special_design_is_used_up_by_the_next_card_whatever_it_is() -> None:
    table = deal(hand="Special Design, Power Plant, Dust Seals", oceans=5, actions=4)
    assert not table.playable("Dust Seals")
    table.play("Special Design")
    assert table.playable("Dust Seals")
    table.play("Power Plant")
    assert not table.playable("Dust Seals")


def test_played_one_after_the_other_the_first_is_used_up_by_the_second() -> None:
    table = deal(hand="Indentured Workers, Special Design, Dust Seals, Comet", oceans=5, actions=5)
    table.play("Indentured Workers")
    assert table.price("Special Design") == 0
    table.play("Special Design")
    assert table.price("Comet") == 21
    assert table.playable("Dust Seals")


def test_they_do_not_outlast_the_generation() -> None:
    table = deal(hand="Indentured Workers, Special Design, Comet, Dust Seals", oceans=5)
    table.play("Indentured Workers")
    table.next_generation()
    assert table.price("Comet") == 21
    table.play("Special Design")
    table.next_generation()
    assert not table.playable("Dust Seals")


# 3.13 Slack


@pytest.mark.parametrize(
    ("helpers", "steps"),
    [
        ({}, 0),
        ({"corporation": "inventrix"}, 2),
        ({"played": "Adaptation Technology"}, 2),
        ({"corporation": "inventrix", "played": "Adaptation Technology"}, 4),
        ({"corporation": "inventrix", "played": "Adaptation Technology", "next_card": {"slack": 2}}, 6),
    ],
)
def test_slack_adds_up_in_both_directions(helpers: dict[str, Any], steps: int) -> None:
    def playable(card: str, **figures: Any) -> bool:
        return deal(hand=card, **figures, **helpers).playable(card)

    assert playable("Grass", temperature=-16 - 2 * steps if steps < 6 else -28)
    assert steps == 6 or not playable("Grass", temperature=-16 - 2 * steps - 2)
    assert playable("Colonizer Training Camp", oxygen=5 + steps)
    assert not playable("Colonizer Training Camp", oxygen=6 + steps)
    assert playable("Kelp Farming", oceans=6 - steps)
    assert steps == 6 or not playable("Kelp Farming", oceans=5 - steps)


def test_slack_touches_neither_tags_nor_production_nor_tiles() -> None:
    table = deal(
        corporation="inventrix",
        played="Adaptation Technology",
        hand="Interstellar Colony Ship, Great Escarpment Consortium, Rad-Suits, Ecological Zone",
        next_card={"slack": 2},
    )
    for card in ("Interstellar Colony Ship", "Great Escarpment Consortium", "Rad-Suits", "Ecological Zone"):
        assert not table.playable(card)


# Where cards go


def test_green_and_blue_cards_lie_face_up_and_their_tags_count_on() -> None:
    table = deal(hand="Power Plant, Energy Saving, Power Grid", tiles={"C4": "city 0"}, actions=4)
    table.play("Power Plant")
    table.play("Energy Saving")
    assert table.changes() == {"mc": -15, "energy production": 1}
    table.play("Power Grid")  # energy production for each power tag
    assert table.changes() == {"mc": -18, "energy production": 3}


def test_a_card_leaves_the_hand_before_it_is_paid() -> None:
    """So it cannot be discarded for something it sets off itself."""
    table = deal(hand="Research, Comet", played="Mars University", deck="Birds, Ants, Fish")
    table.choose("play research")
    assert table.hand() == ["comet"]


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    assert deal(hand="").why("Comet") == "not-in-hand: Comet"
