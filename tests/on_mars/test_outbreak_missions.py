"""Outbreak: the six mission cards, and goods laid on one of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, player
from tests.on_mars.outbreak import block, outbreak

QUIET = ["no_colonist"]
TARGETS = {
    "o_antivirals": (4, 5, 5),
    "o_sterile": (5, 6, 7),
    "o_hospitals": (3, 3, 4),
    "o_genebank": (4, 4, 5),
    "o_domes": (6, 8, 10),
    "o_program": (5, 6, 7),
}


def card(table: Colony, id: str) -> dict[str, Any]:
    return next(card for card in block(table)["missions"] if card["id"] == id)


@pytest.mark.parametrize("id", TARGETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_each_asks_for(id: str, players: int) -> None:
    other = "o_domes" if id != "o_domes" else "o_program"
    table = outbreak(missions=[id, other], players=players)
    each = TARGETS[id][players - 2]
    assert card(table, id)["need"] == (2 * each if id == "o_antivirals" else each)
    assert card(table, id)["have"] == (players if id == "o_domes" else 0)


def test_sterile_facilities_count_the_progress_cubes_of_all() -> None:
    table = outbreak(
        missions=["o_sterile", "o_domes"], progress=["mine", "generator"], others=[player(progress=["mine"])]
    )
    assert card(table, "o_sterile")["have"] == 3


def test_hospitals_are_advanced_greenhouses_and_condensers_of_all() -> None:
    mars = {
        "-5,3": "greenhouse, blueprint 8 of 0",
        "-5,1": "oxygen_condenser, blueprint 9 of 1",
        "-4,5": "water_extractor, blueprint 5 of 1",
        "3,1": "greenhouse",
    }
    assert card(outbreak(missions=["o_hospitals", "o_domes"], mars=mars), "o_hospitals")["have"] == 2


def test_the_gene_bank_counts_the_research_tiles_of_all() -> None:
    table = outbreak(missions=["o_genebank", "o_domes"], research=["A", "B"], others=[player(research=["A"])])
    assert card(table, "o_genebank")["have"] == 3


def test_domes_are_the_shelters_of_all() -> None:
    table = outbreak(missions=["o_domes", "o_program"], mars={"5,0": "shelter of 0", "-5,1": "shelter of 1"})
    assert card(table, "o_domes")["have"] == 4


def test_the_program_counts_the_vaccinated_of_all_wherever_they_are() -> None:
    table = outbreak(
        missions=["o_program", "o_domes"],
        mars={"0,0": "mine, miner of 0"},
        working=1,
        vaccinated={"quarters": 1, "working": 1, "mines": ["0,0"], "slots": {"construct": 1}},
        state={"slots": {"construct": [0]}},
        others=[player(vaccinated={"quarters": 2})],
    )
    assert card(table, "o_program")["have"] == 6


# Laying goods


def antivirals(**given: Any) -> Colony:
    return outbreak(missions=["o_antivirals", "o_domes"], **given)


def test_plants_and_water_are_laid_one_by_one_at_any_time_of_ones_turn() -> None:
    table = antivirals(storage="2 plant 1 water 3 mineral")
    table.choose("lay plant", "lay water", "lay plant")
    assert block(table)["laid"] == {"plant": 2, "water": 1}
    assert card(table, "o_antivirals") == {"id": "o_antivirals", "have": 3, "need": 8, "each": 4}
    assert table.storage() == "3 mineral"
    assert not table.state["main_done"]


def test_minerals_do_not_stand_for_them() -> None:
    table = antivirals(storage="3 mineral")
    assert not table.offered("lay")
    assert table.game.why(0, "lay water", "en") == ["You need 1 water and have 0."]
    assert table.why("lay mineral") == "not-laid"


def test_no_more_is_laid_than_the_card_asks_for() -> None:
    table = antivirals(storage="1 plant 1 water", block={"laid": {"plant": 4, "water": 3}})
    assert table.refuses("lay plant").startswith("laid-enough")
    lack = table.game.lack(0, "lay plant")
    assert lack is not None
    assert (lack.need, lack.have, lack.most) == (3, 4, True)
    table.choose("lay water")
    assert card(table, "o_antivirals")["have"] == 8


def test_goods_are_laid_only_if_the_card_is_in_play() -> None:
    assert outbreak(storage="1 plant").refuses("lay plant").startswith("not-in-play")


def test_laid_goods_stay_when_the_turn_is_over_and_others_add_to_them() -> None:
    table = antivirals(top=QUIET, storage="1 plant", others=[player(storage="1 plant")])
    table.choose("lay plant")
    table.pass_turn()
    table.choose("lay plant")
    assert block(table)["laid"] == {"plant": 2, "water": 0}


# The team wins as soon as both cards are fulfilled, in the middle of a turn

SIX_DOMES = dict.fromkeys(("5,-1", "5,-3", "3,-4", "2,-4"), "shelter of 0")  # with the first two
ALL_LAID = {"laid": {"plant": 4, "water": 4}}


def test_the_last_water_wins_at_once() -> None:
    table = antivirals(mars=SIX_DOMES, storage="1 water", block={"laid": {"plant": 4, "water": 3}})
    table.choose("lay water")
    assert (table.over, table.state["outcome"], table.game.won) == (True, "won", [True, True])


def test_the_last_shelter_wins_at_once() -> None:
    domes = dict.fromkeys(("5,-1", "5,-3", "3,-4"), "shelter of 0")
    table = antivirals(mars={**domes, "0,-3": "bot of 0"}, storage="1 oxygen", quarters=1, block=ALL_LAID)
    table.choose("main construct")
    table.choose(f"hex {table.hexes()[0]}")
    assert (table.over, table.state["outcome"]) == (True, "won")


def test_the_last_vaccination_wins_at_once() -> None:
    table = outbreak(
        missions=["o_program", "o_domes"],
        mars=SIX_DOMES,
        storage="1 water 1 plant",
        vaccinated={"quarters": 2},
        others=[player(vaccinated={"quarters": 2})],
    )
    table.choose("vaccinate", "quarters 0")
    assert (table.over, table.state["outcome"]) == (True, "won")


def test_the_last_research_tile_wins_at_once() -> None:
    table = outbreak(
        missions=["o_genebank", "o_domes"],
        mars={**SIX_DOMES, "0,-1": "research D"},
        research=["A", "B"],
        others=[player(research=["C"])],
    )
    table.choose("main control-center", "rover N", "stop rover")
    assert (table.over, table.state["outcome"]) == (True, "won")


def test_the_last_hospital_wins_at_once() -> None:
    hospitals = {"-3,0": "greenhouse, blueprint 7 of 0", "-3,2": "oxygen_condenser, blueprint 9 of 1"}
    table = outbreak(
        missions=["o_hospitals", "o_domes"],
        mars={**SIX_DOMES, **hospitals, "-1,0": "bot of 0"},
        storage="1 mineral",
        quarters=1,
        blueprints=[8],
    )
    table.choose("main upgrade")
    if not table.over:
        table.choose("upgrade blueprint-8 -2,0")
    assert (table.over, table.state["outcome"]) == (True, "won")


def test_the_last_progress_cube_wins_at_once() -> None:
    table = outbreak(
        missions=["o_sterile", "o_domes"],
        mars={**SIX_DOMES, "1,-3": "bot of 0"},
        storage="1 mineral",
        quarters=1,
        lab={"L1.top": "generator"},
        progress=["mine", "greenhouse"],
        others=[player(progress=["mine", "greenhouse"])],
    )
    table.choose("main construct")
    for key in ("build generator", "hex 1,-2"):
        if key in table.offers():
            table.choose(key)
    assert (table.over, table.state["outcome"]) == (True, "won")


def test_too_many_infected_lose_only_at_the_end_of_a_turn_so_the_last_good_still_wins() -> None:
    """All six colonists of two players are infected, which would lose the game with the turn."""
    table = antivirals(
        mars=SIX_DOMES,
        storage="1 water",
        block={"laid": {"plant": 4, "water": 3}},
        infected={"quarters": 3},
        others=[player(infected={"quarters": 3})],
    )
    table.choose("lay water")
    assert table.state["outcome"] == "won"
