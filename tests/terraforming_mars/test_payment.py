"""Paying: every split is offered in which no unit could be left out, the sensible one first; no change is given."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.terraforming_mars.mars import Mars, deal, player, set_up

CURRENCIES = ("mc", "steel", "titanium", "heat")


def every_split(price: int, stock: dict[str, Any], values: dict[str, int]) -> set[str]:
    """By trying all: the mixes that pay the price and would not if any one unit were left out."""
    found: set[str] = set()
    ranges = [range(min(stock.get(name, 0), price) + 1) if name in values else range(1) for name in CURRENCIES]
    for mix in product(*ranges):
        worth = sum(number * values.get(name, 0) for name, number in zip(CURRENCIES, mix, strict=True))
        spare = any(
            number and worth - values.get(name, 0) >= price for name, number in zip(CURRENCIES, mix, strict=True)
        )
        if worth >= price and not spare:
            parts = [f"{number} {name}" for name, number in zip(CURRENCIES, mix, strict=True) if number]
            found.add(" ".join(["pay", *parts]))
    return found


# What may be used for what


@pytest.mark.parametrize(
    ("card", "currencies"),
    [
        ("Carbonate Processing", {"steel": 2}),  # building
        ("Vesta Shipyard", {"titanium": 3}),  # space
        ("Space Elevator", {"steel": 2, "titanium": 3}),  # both
        ("Sponsors", {}),  # neither
        ("Release of Inert Gases", {}),
    ],
)
@pytest.mark.parametrize("helion", [False, True])
def test_every_split_is_offered_and_none_in_which_a_unit_could_be_left_out(
    card: str, currencies: dict[str, int], helion: bool
) -> None:
    stock: dict[str, Any] = {"mc": 17, "steel": 9, "titanium": 7, "heat": 6}
    table = deal(
        hand=card,
        corporation="helion" if helion else "",
        production={"energy": 1},
        **stock,
    )
    values = {"mc": 1, **currencies, **({"heat": 1} if helion else {})}
    expected = every_split(table.price(card), stock, values)
    offered = table.payments(card)
    if len(expected) == 1:
        assert offered == []  # only one way: not asked
    else:
        assert sorted(offered) == sorted(expected)
        assert len(set(offered)) == len(offered)


@pytest.mark.parametrize(
    ("stock", "steel", "titanium"), [({"mc": 10, "steel": 12}, 3, 4), ({"mc": 3, "titanium": 9, "steel": 5}, 3, 4)]
)
def test_the_splits_go_by_the_value_of_the_metal(stock: dict[str, Any], steel: int, titanium: int) -> None:
    table = deal(hand="Space Elevator", played="Advanced Alloys", **stock)
    expected = every_split(27, stock, {"mc": 1, "steel": steel, "titanium": titanium})
    assert sorted(table.payments("Space Elevator")) == sorted(expected)


def test_the_parts_of_a_payment_come_in_the_order_mc_steel_titanium_heat() -> None:
    table = deal(corporation="helion", hand="Space Elevator", mc=20, steel=5, titanium=5, heat=5)
    order = {name: number for number, name in enumerate(CURRENCIES)}
    offered = table.payments("Space Elevator")
    assert "pay 14 mc 1 steel 3 titanium 2 heat" in offered
    for key in offered:
        names = key.split(" ")[2::2]
        assert names == sorted(names, key=lambda name: order[name])
        assert "0" not in key.split(" ")


# The sensible one first


@pytest.mark.parametrize(
    ("card", "stock", "first"),
    [
        ("Space Station", {"mc": 20, "titanium": 3}, "pay 1 mc 3 titanium"),  # 10: metal as far as it goes
        ("Space Station", {"mc": 20, "titanium": 9}, "pay 1 mc 3 titanium"),  # rather 1 M€ than two wasted
        ("Mine", {"mc": 20, "steel": 9}, "pay 2 steel"),  # 4: no money needed
        ("Titanium Mine", {"mc": 20, "steel": 9}, "pay 1 mc 3 steel"),  # 7
        ("Titanium Mine", {"mc": 0, "steel": 9}, None),  # only one way
    ],
)
def test_the_first_split_wastes_nothing_and_spares_money(card: str, stock: dict[str, Any], first: str | None) -> None:
    offered = deal(hand=card, **stock).payments(card)
    assert (offered[0] if offered else None) == first


def test_helion_is_first_offered_to_keep_the_heat() -> None:
    offered = deal(corporation="helion", hand="Sponsors", mc=20, heat=6).payments("Sponsors")
    assert offered[0] == "pay 6 mc"
    assert sorted(offered) == sorted(every_split(6, {"mc": 20, "heat": 6}, {"mc": 1, "heat": 1}))


def test_an_unusual_split_may_be_the_right_one() -> None:
    """Kim keeps her last money for an award: eight titanium, two M€ too many."""
    table = deal(corporation="phobolog", hand="Asteroid Mining", mc=9, titanium=8)
    table.play("Asteroid Mining", pay="pay 8 titanium")
    table.do("award miner")
    assert table.mc() == 1


# No change


def test_no_change_is_given_on_steel_and_titanium() -> None:
    table = deal(hand="Titanium Mine", mc=0, steel=4)  # costs 7
    table.play("Titanium Mine")
    assert table.resources() == {}
    table = deal(hand="Space Station", mc=0, titanium=4)  # costs 10
    table.play("Space Station")
    assert table.resources() == {}


def test_no_unit_more_than_needed_can_be_overpaid() -> None:
    table = deal(hand="Titanium Mine", mc=20, steel=9)
    table.choose("play titanium-mine")
    assert "pay 4 steel" in table.offers()  # 8 for 7: no steel could be left out
    for key in ("pay 5 steel", "pay 1 mc 4 steel", "pay 8 mc", "pay 2 steel"):
        assert table.refuses(key) == "payment: 20, 7"


# Where metal is worth nothing


def test_metal_pays_neither_projects_nor_milestones_nor_awards_nor_cards_bought() -> None:
    table = deal(mc=7, steel=50, titanium=50, tr=35)
    assert "milestone terraformer" not in table.offers()
    assert "award miner" not in table.offers()
    assert not any(key.startswith("project") for key in table.offers())
    table = deal(mc=0, tr=0, steel=50, titanium=50)
    table.end()
    table.end(1)
    assert 0 not in table.asked  # no money: no card can be bought


@pytest.mark.parametrize(
    ("card", "metal", "price", "answers"),
    [
        ("Water Import From Europa", "titanium", 12, ["space A5"]),
        ("Aquifer Pumping", "steel", 8, ["space A5"]),
    ],
)
def test_two_actions_take_metal(card: str, metal: str, price: int, answers: list[str]) -> None:
    mine: dict[str, Any] = {metal: 4}
    table = deal(played=card, mc=0, **mine)
    table.act(card, *answers)
    assert table.resources() == {}
    assert table.tr() == 21
    other: dict[str, Any] = {"titanium": 9} if metal == "steel" else {"steel": 9}
    assert not deal(played=card, mc=price - 1, **other).can_act(card)


def test_no_other_action_takes_metal() -> None:
    table = deal(played="Space Mirrors, Underground Detonations", mc=6, steel=20, titanium=20)
    assert not table.can_act("Space Mirrors")
    assert not table.can_act("Underground Detonations")


def test_the_price_of_an_action_may_be_split() -> None:
    table = deal(played="Water Import From Europa", mc=12, titanium=4)
    table.choose("action water-import-from-europa")
    assert table.offers()[0] == "pay 4 titanium"
    assert sorted(table.offers()) == sorted(every_split(12, {"mc": 12, "titanium": 4}, {"mc": 1, "titanium": 3}))


# Helion


def rich_in_heat(**more: Any) -> Mars:
    return deal(corporation="helion", mc=0, heat=40, **more)


@pytest.mark.parametrize(
    ("key", "answers", "spent"),
    [
        ("play sponsors", [], 6),
        ("project power-plant", [], 11),
        ("project asteroid", [], 14),
        ("project aquifer", ["space A5"], 18),
        ("project greenery", ["space C4"], 23),
        ("project city", ["space C4"], 25),
        ("milestone terraformer", [], 8),
        ("award banker", [], 8),
        ("action space-mirrors", [], 7),
    ],
)
def test_helion_pays_with_heat_wherever_money_is_paid(key: str, answers: list[str], spent: int) -> None:
    table = rich_in_heat(hand="Sponsors", played="Space Mirrors", tr=35)
    table.do(key, *answers)
    assert table.changes()["heat"] == -spent


def test_helion_may_split_a_milestone_too() -> None:
    table = deal(corporation="helion", mc=5, heat=5, tr=35)
    table.choose("milestone terraformer")
    assert table.offers() == ["pay 5 mc 3 heat", "pay 3 mc 5 heat", "pay 4 mc 4 heat"]


def test_helion_pays_for_a_looked_at_card_with_heat() -> None:
    table = rich_in_heat(played="Business Network", deck="Comet")
    table.act("Business Network", "card Comet")
    assert table.changes() == {"heat": -3, "cards": 1}


def test_money_is_no_heat_for_helion() -> None:
    table = deal(corporation="helion", mc=50, heat=7)
    assert table.why("heat") == "heat: 8, 7"


def test_helion_may_spend_its_heat_down_to_nothing_and_others_not_at_all() -> None:
    assert deal(corporation="helion", mc=1, heat=10, hand="Mine").playable("Mine")
    assert not deal(mc=1, heat=10, hand="Mine").playable("Mine")


def test_helion_keeps_five_heat_for_local_heat_trapping() -> None:
    assert not deal(corporation="helion", mc=0, heat=5, hand="Local Heat Trapping").playable("Local Heat Trapping")
    table = deal(corporation="helion", mc=0, heat=6, hand="Local Heat Trapping")
    table.play("Local Heat Trapping")
    assert table.resources() == {"plants": 4}


@pytest.mark.parametrize(("heat", "ways"), [(5, []), (6, ["pay 1 mc", "pay 1 heat"])])
def test_no_payment_is_offered_that_would_eat_up_those_five(heat: int, ways: list[str]) -> None:
    table = deal(corporation="helion", mc=1, heat=heat, hand="Local Heat Trapping")
    assert table.payments("Local Heat Trapping") == ways


def test_helion_starts_with_money_only_so_cards_at_set_up_are_paid_in_money() -> None:
    table = set_up(2, corporations=[["helion"], ["credicor"]])
    table.choose(table.offers(0)[:10], seat=0)
    table.choose([], seat=1)
    assert table.resources(0) == {"mc": 12}


# Prices


def test_awards_cost_8_then_14_then_20_whoever_pays() -> None:
    table = deal(mc=30, opponents=[player(mc=30)])
    table.do("award miner")
    assert table.changes() == {"mc": -8}
    table.choose("end")
    table.do("award banker", seat=1)
    assert table.changes() == {"seat 1 mc": -14}
    table.choose("end", seat=1)
    table.do("award landlord")
    assert table.changes() == {"mc": -20}


def test_thorgate_pays_8_for_a_power_plant_project() -> None:
    table = deal(corporation="thorgate", mc=8)
    table.project("power-plant")
    assert table.changes() == {"mc": -8, "energy production": 1}


def test_standard_technology_gives_3_back_after_paying() -> None:
    table = deal(corporation="thorgate", played="Standard Technology", mc=8)
    table.project("power-plant")
    assert table.mc() == 3
    assert deal(played="Standard Technology", mc=10).why("project power-plant") == "price: 11, 10"


def test_what_costs_nothing_is_not_asked() -> None:
    table = deal(hand="Indentured Workers", mc=5, steel=5)
    table.play("Indentured Workers")
    assert table.changes() == {}


def test_the_payment_is_asked_after_the_move_and_can_be_taken_back_with_it() -> None:
    table = deal(hand="Mine", mc=10, steel=2)
    before = table.state["players"]
    table.choose("play mine")
    assert table.kind == "payment"
    assert "Mine" in table.decision().prompt("en")
    assert "4" in table.decision().prompt("fr")
    table.undo(0)
    assert table.state["players"] == before
