"""Lacerda at set-up and in the shuttle phase: spaces, their benefits, exploration and arrival."""

from __future__ import annotations

from typing import Any, cast

import pytest

from areo.on_mars.game_type import GAME
from tests.on_mars.colony import TILES
from tests.on_mars.places import MAP, id_of, place_of, steps_between
from tests.on_mars.solo import BARE, COLONY, ORBIT, Alone, Hexes, alone, over_seeds, plans, scientists

GOES = 1  # a card on which he travels
STAYS = 3
GRID = {"bottom": ["mine", "generator"]}
FIVE: Hexes = {
    **BARE,
    "2,-2": {"building": "generator"},
    "2,0": {"building": "water_extractor"},
    "-2,0": {"building": "greenhouse"},
    "-2,2": {"building": "oxygen_condenser"},
}


def dealt(seed: int, **options: object) -> Alone:
    game = GAME.new(1, str(seed), {"players": 1, "seed": str(seed), **options})
    game.keep_first()
    return Alone(game)


def phase(mars: Hexes = BARE, *, space: int = ORBIT, card: int = GOES, stays: bool = True, **state: Any) -> Alone:
    """The shuttle phase, with him on a space. A ship lets me travel too, so that I am asked; if before him, I stay."""
    him = {"space": space, "last_card": card, **state.pop("him", {})}
    me = {"space": 8 if space < 5 else 1, "hangar": 1, "ships": [2, 3, 4, 5], **state.pop("me", {})}
    state.setdefault("shuttle", {"side": "orbit" if space < 5 else "colony", "space": 1})
    table = alone(mars, phase="shuttle", active=0, him=him, me=me, **state)
    if cast(int, me["space"]) < space and stays:
        table.choose("stay")
    return table


# Set-up


def test_a_first_colonist_tile_says_where_he_starts_and_the_shuttle_is_on_his_side() -> None:
    def start(seed: int) -> int:
        table = dealt(seed)
        shuttle = table.state["shuttle"]
        assert shuttle == {"side": "orbit" if table.him["space"] < 5 else "colony", "space": 1}
        return cast(int, table.him["space"])

    assert sorted(over_seeds(start, range(80))) == [2, 3, 4, 6, 7, 8]


def test_he_starts_with_no_goals_no_bot_on_mars_and_a_crystal() -> None:
    table = dealt(4)
    assert table.hexes(building="shelter", owner="lacerda") == ["-4,2"]
    assert table.hexes(bot="lacerda") == []
    assert table.him["lab"].get("L2.mid") == "shelter"
    assert table.him["crystals"] == 1
    assert "goals" not in table.him
    assert len(table.him["ships"]) == 5
    assert table.view(0)["lacerda"]["deck"] == 12


def test_then_the_player_takes_another_space_and_nobody_places_the_shuttle() -> None:
    table = dealt(4)
    taken = table.him["space"]
    assert table.offers() == [f"space {space}" for space in range(1, 9) if space != taken]
    before = table.state["shuttle"]
    table.choose("space 1" if taken != 1 else "space 5")
    assert table.state["phase"] == "colonization"
    assert table.state["shuttle"] == before


# Who travels


def test_he_stays_when_the_shuttle_leaves_the_other_side() -> None:
    assert phase(shuttle={"side": "colony", "space": 1}).him["space"] == ORBIT


def test_he_stays_when_the_shuttle_only_moves_up() -> None:
    assert phase(level=2, shuttle={"side": "orbit", "space": 2}).him["space"] == ORBIT


def test_he_spends_no_ship() -> None:
    table = phase(card=STAYS, him={"hangar": 2, "ships": [3, 4, 5]})
    assert (table.him["space"], table.him["hangar"]) == (ORBIT, 2)


def test_he_decides_in_turn_order() -> None:
    """I am before him in orbit, and have not decided yet."""
    table = phase(space=4, me={"space": 2}, stays=False)
    assert (table.asks(), table.him["space"]) == ("shuttle-to-colony", 4)
    table.choose("stay")
    assert table.him["space"] > 4


def test_to_orbit_he_takes_a_random_free_space_without_production_or_retrieval() -> None:
    mars: Hexes = {**BARE, "4,-4": {"building": "shelter", "owner": "lacerda", "advanced": "lacerda", "blueprint": 11}}
    slots = {"research_dev": ["lacerda"], "construct": ["lacerda"]}

    def look(seed: int) -> int:
        table = phase(mars, space=COLONY, seed=seed, slots=slots, me={"space": 1}, warehouse={"crystal": 0})
        assert table.slots("research_dev") == ["lacerda"]
        assert table.slots("construct") == ["lacerda"]
        assert table.him["pending"] == 0
        return cast(int, table.him["space"])

    assert sorted(over_seeds(look)) == [2, 3, 4]


def test_to_the_colony_he_takes_a_random_free_space() -> None:
    found = over_seeds(lambda seed: phase(seed=seed, me={"space": 6}).him["space"])
    assert sorted(found) == [5, 7, 8]


# Benefits, told by the space he came to


def at_space(space: int, **state: Any) -> Alone:
    """He has come to this space: the other free ones of its side are not tried."""
    start = ORBIT if space > 4 else COLONY
    for seed in range(60):
        table = phase(seed=seed, space=start, him={"crystals": 0, **state.get("him", {})}, **without(state, "him"))
        if table.him["space"] == space:
            return table
    raise AssertionError(f"he never comes to space {space}")


def without(state: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key != name}


def test_on_space_2_he_takes_from_the_warehouse() -> None:
    table = at_space(2, me={"space": 1})
    assert table.state["warehouse"]["crystal"] == 1
    assert table.him["pending"] == 1


def test_on_space_3_he_learns_a_technology() -> None:
    assert at_space(3, tech_grid=GRID, me={"space": 1}).him["lab"]["L1.top"] == "mine"


def test_on_space_4_his_rover_moves() -> None:
    table = at_space(4, mars={**BARE, "0,1": {"tile": "d_crystals"}}, me={"space": 1})
    assert table.him["discoveries"] == ["d_crystals"]


def test_on_space_7_his_bot_goes_to_the_next_icon_before_he_builds() -> None:
    table = at_space(7, mars=FIVE, him={"bot_icon": "water_extractor"})
    assert len(table.hexes(building="greenhouse")) == 2
    assert table.him["bot_icon"] == "oxygen_condenser"


def test_on_space_8_he_takes_a_blueprint() -> None:
    table = at_space(8, me={"space": 5}, blueprint_rows={"bottom": [7, 8]})
    assert table.him["blueprints"] == [{"num": 7, "built": False}]


def test_an_impossible_benefit_is_lost_and_no_rover_moves() -> None:
    table = at_space(3, mars={**BARE, "0,1": {"tile": "d_crystals"}}, me={"space": 1}, tech_grid=no_tech())
    assert table.went() == []


def no_tech() -> dict[str, list[None]]:
    return {"bottom": [None] * 2, "middle": [None] * 3, "top": [None] * 3}


# Exploration and arrival


def test_the_leftmost_discovery_goes_three_steps_from_his_rover_as_far_from_mine_as_possible() -> None:
    mars: Hexes = {**BARE, "1,-1": {"rover": "lacerda"}, "2,1": {"rover": 0}}
    near = [hex for hex in all_hexes() if steps_between((1, -1), place_of(hex)) == 3 and hex not in mars]
    far = max(steps_between((2, 1), place_of(hex)) for hex in near)
    may = sorted(hex for hex in near if steps_between((2, 1), place_of(hex)) == far)

    def look(seed: int) -> str:
        table = phase(mars, seed=seed, exploration=["d_hire", "d_tech"], discovery_stack=["d_develop"])
        assert table.state["exploration"] == ["d_develop", "d_tech"]
        return table.game.rulebook.things.id(table.told("explores")[0]["figures"][1])

    assert sorted(over_seeds(look)) == may


def all_hexes() -> list[str]:
    return [id_of(place) for place in MAP]


def test_without_a_discovery_there_is_nothing_to_place() -> None:
    table = phase(exploration=[], discovery_stack=[], him={"discoveries": list(TILES)})
    assert table.told("explores") == []
    assert table.him["space"] > 4


def test_on_arrival_he_constructs_with_a_colonist_and_the_extra_cost() -> None:
    table = phase(FIVE, him={"crystals": 2, "bot_icon": "mine"}, slots={"construct": [0, 0]}, me={"space": 7})
    assert table.slots("construct") == [0, 0, "lacerda"]
    assert table.him["crystals"] == 0
    assert len(table.told("builds")) == 1


def test_an_arrival_construction_he_cannot_pay_becomes_a_move_of_his_rover() -> None:
    mars = {**FIVE, "0,1": {"tile": "d_crystals"}}
    table = phase(mars, him={"crystals": 0}, slots={"construct": [0]})
    assert table.slots("construct") == [0]
    assert (table.told("builds"), table.him["discoveries"]) == ([], ["d_crystals"])


def test_the_players_technology_used_on_arrival_is_settled_at_once() -> None:
    table = phase(FIVE, him={"bot_icon": "mine"}, me={"space": 7, "lab": {"L2.mid": "mine"}})
    assert table.asks() == "owner"
    table.choose("develop L3.bottom")
    assert table.me["lab"] == {"L3.bottom": "mine"}


@pytest.mark.parametrize("held", [[], ["geologist"]])
def test_his_blueprint_on_arrival_follows_his_scientists(held: list[str]) -> None:
    table = at_space(8, me={"space": 5}, blueprint_rows={"bottom": [7, 3]}, him=scientists(*held))
    assert table.him["blueprints"] == [{"num": 3 if held else 7, "built": False}]


def test_eight_blueprints_leave_him_no_marker_for_another() -> None:
    table = at_space(8, me={"space": 5}, him=plans(1, 2, 3, 4, 5, 6, 7, 8))
    assert len(table.him["blueprints"]) == 8


def test_the_space_of_his_first_colonist_tile_gives_him_its_benefit() -> None:
    def after(seed: int) -> tuple[int, str]:
        table = dealt(seed)
        him = table.him
        taken = 10 - sum(table.state["warehouse"].values())
        gained = {"blueprint": len(him["blueprints"]), "tech": len(him["lab"]) - 1, "warehouse": taken}
        gained["bots"] = him["bot_icon"] != "mine"
        return him["space"], " ".join(name for name, number in gained.items() if number)

    found = dict(over_seeds(after))
    assert found == {2: "warehouse", 3: "tech warehouse", 4: "", 6: "warehouse", 7: "bots", 8: "blueprint"}
