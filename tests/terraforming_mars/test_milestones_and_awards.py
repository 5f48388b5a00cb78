"""Milestones and awards: what they need, what they cost, how many there can be, who scores."""

from __future__ import annotations

from typing import Any

import pytest

from areo.terraforming_mars.deck import PROJECTS
from tests.terraforming_mars.mars import deal, player

EIGHT_BUILDINGS = (
    "Mine, Titanium Mine, Power Plant, Solar Power, Geothermal Power, Windmills, Noctis Farming, Space Elevator"
)
CITIES = {"C4": "city 0", "G4": "city 0"}
GREENERIES = {"C4": "greenery 0", "G4": "greenery 0"}


def cards(number: int) -> str:
    return ", ".join(card.name for card in PROJECTS[:number])


# Milestones


@pytest.mark.parametrize(
    ("milestone", "enough", "short", "figures"),
    [
        ("terraformer", {"tr": 35}, {"tr": 34}, "35, 34"),
        ("mayor", {"tiles": {**CITIES, "C7": "city 0"}}, {"tiles": CITIES}, "3, 2"),
        ("gardener", {"tiles": {**GREENERIES, "I3": "greenery 0"}}, {"tiles": GREENERIES}, "3, 2"),
        ("builder", {"played": EIGHT_BUILDINGS}, {"played": EIGHT_BUILDINGS.split(", ", 1)[1]}, "8, 7"),
        ("planner", {"hand": cards(16)}, {"hand": cards(15)}, "16, 15"),
    ],
)
def test_each_milestone_has_its_figure(
    milestone: str, enough: dict[str, Any], short: dict[str, Any], figures: str
) -> None:
    table = deal(mc=8, **enough)
    table.do(f"milestone {milestone}")
    assert table.changes() == {"mc": -8}
    assert table.state["milestones"] == {milestone: 0}
    assert table.score(0)["milestones"] == 5
    name = milestone.capitalize()
    assert deal(mc=8, **short).why(f"milestone {milestone}") == f"milestone: {name}, {figures}"


def test_a_milestone_costs_8_mc() -> None:
    assert deal(mc=7, tr=40, steel=9).why("milestone terraformer") == "price: 8, 7"


def test_cities_of_others_and_oceans_do_not_make_a_mayor() -> None:
    table = deal(tiles={**CITIES, "C7": "city 1", "E5": "ocean"})
    assert "milestone mayor" not in table.offers()


def test_capital_and_cities_off_the_map_make_a_mayor() -> None:
    table = deal(tiles={"C4": "capital 0", "ganymede-colony": "city 0", "phobos-space-haven": "city 0"})
    assert "milestone mayor" in table.offers()


def test_the_corporations_tags_count_for_the_builder_and_events_do_not() -> None:
    six = ", ".join(EIGHT_BUILDINGS.split(", ")[:6])
    assert "milestone builder" in deal(corporation="mining-guild", played=six).offers()  # it has two
    assert "milestone builder" not in deal(played=f"{six}, Comet, Virus").offers()


def test_the_cards_are_counted_when_the_planner_is_claimed() -> None:
    table = deal(hand=cards(16), mc=50)
    table.choose("project sell-patents", ["card Asteroid"])
    assert "milestone planner" not in table.offers()


def test_a_milestone_stays_though_the_figure_is_lost_later() -> None:
    table = deal(hand=cards(16), mc=8)
    table.do("milestone planner")
    table.choose("project sell-patents", [f"card {id}" for id in table.hand()])
    assert table.score(0)["milestones"] == 5


def test_each_milestone_is_claimed_once() -> None:
    table = deal(tr=35, mc=50, opponents=[player(tr=40, mc=50)])
    table.do("milestone terraformer")
    table.choose("end")
    assert table.why("milestone terraformer") == "claimed-already: Terraformer"


def test_only_three_milestones_can_be_claimed() -> None:
    table = deal(
        tr=35,
        mc=50,
        tiles={**CITIES, "C7": "city 0", "A1": "greenery 0", "A3": "greenery 0", "I3": "greenery 0"},
        state={"milestones": {"builder": 1, "planner": 1}},
    )
    table.do("milestone mayor")
    assert table.why("milestone terraformer") == "all-claimed"
    assert table.why("milestone gardener") == "all-claimed"


def test_one_player_may_claim_all_three() -> None:
    table = deal(
        tr=35,
        hand=cards(16),
        played=", ".join(f"{card.name}" for card in PROJECTS if card.id in BUILDERS),
        actions=3,
        mc=24,
    )
    for milestone in ("terraformer", "planner", "builder"):
        table.do(f"milestone {milestone}")
    assert table.score(0)["milestones"] == 15
    assert table.mc() == 0


BUILDERS = {
    "mine",
    "titanium-mine",
    "power-plant",
    "solar-power",
    "geothermal-power",
    "windmills",
    "noctis-farming",
    "medical-lab",
}


# Awards


def test_awards_need_nothing_but_money() -> None:
    table = deal(mc=8)
    assert [key for key in table.offers() if key.startswith("award")] == [
        f"award {id}" for id in ("landlord", "banker", "scientist", "thermalist", "miner")
    ]
    assert deal(mc=7).why("award banker") == "price: 8, 7"


@pytest.mark.parametrize(("funded", "cost"), [({}, 8), ({"banker": 1}, 14), ({"banker": 1, "miner": 0}, 20)])
def test_they_cost_8_14_and_20(funded: dict[str, int], cost: int) -> None:
    table = deal(mc=cost, state={"awards": funded})
    table.do("award landlord")
    assert table.mc() == 0
    assert deal(mc=cost - 1, state={"awards": funded}).why("award landlord") == f"price: {cost}, {cost - 1}"


def test_each_award_is_funded_once_and_three_in_all() -> None:
    table = deal(state={"awards": {"banker": 1, "miner": 1}})
    assert table.why("award banker") == "funded-already: Banker"
    table.do("award landlord")
    for award in ("scientist", "thermalist"):
        assert table.why(f"award {award}") == "all-funded"


def test_one_player_may_fund_several() -> None:
    table = deal(mc=42, actions=3)
    for award in ("banker", "miner", "landlord"):
        table.do(f"award {award}")
    assert (table.mc(), table.state["awards"]) == (0, {"landlord": 0, "banker": 0, "miner": 0})


def points(award: str, *seats: dict[str, Any], tiles: dict[str, str] | None = None, funder: int = 0) -> list[int]:
    """What an award is worth to each player with these things."""
    table = deal(
        opponents=[player(**seat) for seat in seats[1:]],
        players=len(seats),
        tiles=tiles,
        state={"awards": {award: funder}},
        **{"mc": 0, **seats[0]},
    )
    return [table.score(seat)["awards"] for seat in range(len(seats))]


@pytest.mark.parametrize(
    ("heat", "expected"),
    [
        ([12, 12, 5], [5, 5, 0]),  # a tie for the first place: no second
        ([12, 7, 5], [5, 2, 0]),
        ([12, 5, 5], [5, 2, 2]),  # a tie for the second place
        ([5, 12, 7, 7, 1], [0, 5, 2, 2, 0]),
        ([3, 3, 3], [5, 5, 5]),
        ([0, 0, 0], [5, 5, 5]),  # also at nothing
        ([0, 1, 0], [2, 5, 2]),
        ([9, 4], [5, 0]),  # two players: no second place
        ([4, 4], [5, 5]),
        ([1, 2, 3, 4, 5], [0, 0, 0, 2, 5]),
    ],
)
def test_five_for_the_most_two_for_the_second(heat: list[int], expected: list[int]) -> None:
    assert points("thermalist", *[{"heat": number} for number in heat]) == expected


def test_whoever_funded_it_gets_nothing_for_that() -> None:
    assert points("miner", {"steel": 1}, {"steel": 9}, {"steel": 4}, funder=0) == [0, 5, 2]


def test_the_landlord_counts_all_tiles_off_the_map_too_without_oceans_and_claims() -> None:
    tiles = {
        "C4": "city 0",
        "ganymede-colony": "city 0",
        "G4": "mohole-area 1",
        "I1": "greenery 1",
        "I2": "mining-rights 1",
        "E5": "ocean",
        "E6": "ocean",
    }
    assert points("landlord", {}, {}, {}, tiles=tiles) == [2, 5, 0]
    table = deal(tiles={"C4": "city 0"}, claims={"G4": 1, "G5": 1}, state={"awards": {"landlord": 0}})
    assert table.score(0)["awards"] == 5
    assert table.score(1)["awards"] == 0


def test_the_banker_counts_money_production_without_the_rating_and_it_may_be_negative() -> None:
    assert points(
        "banker", {"production": {"mc": -2}, "tr": 60}, {"production": {"mc": -1}}, {"production": {"mc": -5}}
    ) == [
        2,
        5,
        0,
    ]


def test_the_scientist_counts_science_tags_with_the_corporations_and_without_events() -> None:
    assert points(
        "scientist",
        {"played": "Research"},  # two tags
        {"corporation": "inventrix", "played": "Special Design, Invention Contest"},
        {"played": "Physics Complex, Restricted Area, Gene Repair"},
    ) == [2, 0, 5]


def test_the_miner_counts_steel_and_titanium_together() -> None:
    assert points("miner", {"steel": 5}, {"titanium": 6}, {"steel": 3, "titanium": 4}) == [0, 2, 5]


def test_the_last_production_counts_for_the_thermalist_and_the_miner() -> None:
    table = deal(
        temperature=8,
        oxygen=14,
        oceans=9,
        energy=3,
        heat=1,
        state={"awards": {"thermalist": 0, "miner": 0}},
        opponents=[player(heat=3, production={"titanium": 1})],
    )
    table.finish()
    assert table.resources(0)["heat"] == 4
    assert [table.score(seat)["awards"] for seat in range(2)] == [5, 5]


def test_metal_from_the_last_greeneries_counts_for_the_miner() -> None:
    table = deal(
        temperature=8,
        oxygen=14,
        oceans=9,
        plants=8,
        steel=0,
        state={"awards": {"miner": 1}},
        opponents=[player(steel=1)],
    )
    table.end()
    table.end(1)
    table.choose("space H1")  # two steel
    assert table.over
    assert [table.score(seat)["awards"] for seat in range(2)] == [5, 0]


# Alone


def test_there_are_none_in_a_solo_game() -> None:
    table = deal(players=1, tr=40)
    assert not any(key.startswith(("milestone", "award")) for key in table.offers())
    assert table.why("milestone terraformer") == "solo"
    assert table.why("award banker") == "solo"


# What is shown


def test_a_view_tells_what_the_next_milestone_and_award_cost() -> None:
    table = deal(tr=35, opponents=[player()])
    assert table.view(0)["costs"] == {"milestone": 8, "award": 8}
    table.do("award banker")
    assert table.view(1)["costs"] == {"milestone": 8, "award": 14}
    claimed = {"milestones": {"mayor": 0, "gardener": 1, "builder": 1}, "awards": {"banker": 0, "miner": 0}}
    assert deal(state=claimed).view(None)["costs"] == {"milestone": None, "award": 20}
    assert deal(players=1).view(0)["costs"] == {"milestone": None, "award": None}


def test_a_view_tells_what_greeneries_heat_and_projects_cost_each_player() -> None:
    table = deal(corporation="Ecoline", opponents=[player(corporation="ThorGate")])
    mine, theirs = (entry["costs"] for entry in table.view(0)["players"])
    assert (mine["greenery"], theirs["greenery"]) == (7, 8)
    assert (mine["heat"], theirs["heat"]) == (8, 8)
    assert (mine["projects"]["power-plant"], theirs["projects"]["power-plant"]) == (11, 8)
    assert mine["projects"] == {**theirs["projects"], "power-plant": 11}
