"""Why something cannot be done now: the reason, with its figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.on_mars.colony import Colony, deal, player, use

SHUTTLE = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}, "exploration": ["d_hire", "d_tech"]}
THREE_MORE = {"0,2": "bot of 0", "0,3": "bot of 0", "0,4": "bot of 0"}
PROGRESS = ["mine", "generator", "greenhouse"]
WORKSHOP = {"2,-1": "bot of 0"}
DEAR = {"tech_grid": {"top": ["mine", None, None], "middle": [None] * 3, "bottom": [None] * 2}}

CHEAP_OR_DEAR = {"tech_grid": {"top": ["mine", None, None], "middle": [None] * 3, "bottom": ["rover", None]}}

CHEAP_AND_MIDDLE = {"tech_grid": {"top": [None] * 3, "middle": ["mine", None, None], "bottom": ["rover", None]}}


def out(**slots: list[int]) -> dict[str, Any]:
    return {"slots": slots}


def produce_for_contracts(*contracts: int) -> Colony:
    """The shuttle leaves the colony, where the other player has a mine, a full storage and these contracts."""
    phase = {"phase": "shuttle", "order": [1, 0], "active": 1, "shuttle": {"side": "colony", "space": 1}}
    other = player(contracts=list(contracts), storage="2 mineral", space=6)
    return deal(side="orbit", storage="", mars={"0,0": "mine, miner of 1"}, others=[other], state=phase)


Figures = tuple[str, int, int, bool]
LACKS: list[tuple[Callable[[], Colony], list[str], str, Figures]] = [
    (
        lambda: deal(goals=[15], progress=PROGRESS, quarters=1, state=out(construct=[0], upgrade=[0])),
        ["goal 15", "do 2"],
        "recall working-area",
        ("resource colonist", 1, 0, False),
    ),
    (
        lambda: deal(crystals=0),
        ["main control-center", "bot 4,-2 N", "bot 4,-3 S"],
        "bot 4,-2 N",
        ("step", 1, 0, False),
    ),
    (lambda: deal(crystals=0), ["main control-center", "rover S", "rover S"], "rover S", ("step", 1, 0, False)),
    (lambda: deal(crystals=0), ["main control-center"], "mp rover", ("resource crystal", 1, 0, False)),
    (lambda: deal(crystals=0), ["main control-center"], "mp bots", ("resource crystal", 1, 0, False)),
    (lambda: deal(goals=[8, 7], state={"level": 3}), ["goal 8", "skip"], "goal 7", ("goal", 0, 1, True)),
    (
        lambda: deal(storage="", blueprints=[3], mars={"3,-2": "bot of 0"}),
        [],
        "main upgrade",
        ("resource mineral", 1, 0, False),
    ),
    (lambda: deal(side="orbit", markers=0), [], "main obtain-blueprint", ("marker", 1, 0, False)),
    (lambda: deal(side="orbit", storage="", state=DEAR), [], "main learn-tech", ("resource battery", 1, 0, False)),
    (lambda: deal(side="orbit", storage=""), [], "main research-dev", ("resource oxygen", 1, 0, False)),
    (
        lambda: deal(storage="1 plant", quarters=1, crystals=0),
        [],
        "main hire-or-contract",
        ("resource plant", 2, 1, False),
    ),
    (lambda: use(24), [], "use blueprint-24", ("level", 1, 0, False)),
    (lambda: use(18, quarters=1), [], "use blueprint-18", ("resource colonist", 1, 0, False)),
    (lambda: use(20), [], "use blueprint-20", ("resource any", 1, 0, False)),
    (
        lambda: deal(crystals=3, ships=[1, 2, 3, 4], hangar=1, storage="2 mineral"),
        [],
        "exec mineral",
        ("resource mineral", 1, 2, True),
    ),
    (
        lambda: deal(crystals=3, ships=[1, 2, 3, 4], hangar=1, storage="4 mineral"),
        [],
        "exec mineral",
        ("resource mineral", 1, 4, True),
    ),
    (
        lambda: deal(side="orbit", state={"warehouse": {"water": 0}}),
        ["main resupply"],
        "take water",
        ("resource water", 1, 0, False),
    ),
    (
        lambda: deal(storage="1 plant 1 water", hangar=1, ships=[1, 2, 3, 4]),
        [],
        "main welcome-ship",
        ("ship", 0, 1, True),
    ),
    (
        lambda: deal(storage="1 plant 1 water", hangar=3, ships=[1, 2], state={"level": 3}),
        [],
        "main welcome-ship",
        ("ship", 2, 3, True),
    ),
    (
        lambda: deal(storage="1 plant 1 water", ships=[], state={"level": 5}),
        [],
        "main welcome-ship",
        ("ship", 1, 0, False),
    ),
    (lambda: deal(storage="1 plant"), [], "main welcome-ship", ("resource water", 1, 0, False)),
    (lambda: deal(storage="1 water"), [], "main welcome-ship", ("resource plant", 1, 0, False)),
    (lambda: deal(goals=[5]), [], "goal 5", ("goal", 4, 0, False)),
    (lambda: deal(goals=[6], storage=""), [], "goal 6", ("goal", 4, 0, False)),
    (lambda: deal(goals=[16]), [], "goal 16", ("goal", 2, 0, False)),
    (
        lambda: deal(
            storage="1 mineral 1 battery", mars={"0,-3": "bot of 0", **WORKSHOP}, state={"stacks": {"mine": []}}
        ),
        ["main construct"],
        "build mine",
        ("building", 1, 0, False),
    ),
    (lambda: deal(crystals=1), [], "exec bots", ("resource crystal", 2, 1, False)),
    (lambda: deal(crystals=1), [], "exec warehouse", ("resource crystal", 2, 1, False)),
    (lambda: deal(crystals=1), [], "exec develop-free", ("resource crystal", 4, 1, False)),
    (lambda: deal(crystals=2), [], "exec rover", ("resource crystal", 4, 2, False)),
    (lambda: deal(crystals=2), [], "exec blueprint", ("resource crystal", 3, 2, False)),
    (lambda: deal(crystals=0), [], "exec upgrade", ("resource crystal", 3, 0, False)),
    (lambda: use(13, crystals=1), [], "use blueprint-13", ("resource crystal", 2, 1, False)),
    (lambda: deal(quarters=0), [], "main construct", ("resource colonist", 1, 0, False)),
    (
        lambda: deal(quarters=1, crystals=0, state=out(construct=[1, 1])),
        [],
        "main construct",
        ("resource crystal", 2, 0, False),
    ),
    (
        lambda: deal(quarters=1, crystals=1, state=out(construct=[1, 1])),
        [],
        "main construct",
        ("resource crystal", 2, 1, False),
    ),
    (
        lambda: deal(
            quarters=2, crystals=0, storage="1 battery", mars={"3,-1": "bot of 0"}, state=out(construct=[1, 1])
        ),
        [],
        "main construct",
        ("resource crystal", 2, 0, False),
    ),
    (lambda: deal(quarters=1), ["main hire-or-contract"], "card geologist", ("resource colonist", 2, 0, False)),
    (
        lambda: deal(storage="1 water 2 plant", quarters=3),
        ["main hire-or-contract"],
        "card biochemist",
        ("resource water", 2, 1, False),
    ),
    (
        lambda: deal(storage="1 mineral", mars={"0,-3": "bot of 0", **WORKSHOP}),
        ["main construct", "build generator"],
        "hex 1,-1",
        ("level", 1, 0, False),
    ),
    (
        lambda: deal(storage="1 mineral", mars=WORKSHOP, blueprints=[4, 5, 16]),
        ["main upgrade"],
        "upgrade blueprint-16 2,-2",
        ("building", 3, 1, False),
    ),
    (
        lambda: deal(side="orbit", storage="2 battery 1 plant", state=DEAR, quarters=0),
        ["main learn-tech", "learn mine L1.bottom"],
        "pay 2 plant",
        ("resource plant", 2, 1, False),
    ),
    (
        lambda: deal(side="orbit", storage="1 battery", state=CHEAP_OR_DEAR),
        ["main learn-tech"],
        "learn mine L1.top",
        ("resource any", 2, 1, False),
    ),
    (
        lambda: deal(
            side="orbit", storage="1 oxygen", crystals=0, lab={"L5.top": "mine", "L1.top": "rover", "L1.bottom": "ship"}
        ),
        ["main research-dev"],
        "develop mine L6",
        ("resource crystal", 1, 0, False),
    ),
    (
        lambda: deal(
            crystals=0, quarters=3, state={"display": ["contract-1", "geologist", "hydrologist"]}, storage="2 battery"
        ),
        ["main hire-or-contract"],
        "card contract-1",
        ("resource crystal", 1, 0, False),
    ),
    (lambda: produce_for_contracts(7, 8), ["shuttle"], "storage", ("resource mineral", 1, 2, True)),
    (lambda: deal(side="orbit", state=SHUTTLE), [], "ship", ("ship", 1, 0, False)),
    (
        lambda: deal(side="orbit", storage="1 plant", crystals=1, lab={"L5.top": "mine", "L1.top": "rover"}),
        ["main research-dev"],
        "develop mine L6",
        ("resource oxygen", 1, 0, False),
    ),
]


@pytest.mark.parametrize(("table", "keys", "key", "figures"), LACKS, ids=[f"{key} {told}" for _, _, key, told in LACKS])
def test_what_is_lacking_is_told_with_figures(
    table: Callable[[], Colony], keys: list[str], key: str, figures: Figures
) -> None:
    laid = table()
    laid.choose(*keys)
    assert laid.refuses(key)
    lack = laid.game.lack(laid.decision().seat, key)
    assert lack is not None
    assert (lack.what, lack.need, lack.have, lack.most) == figures


LAB: dict[str, Any] = {
    "side": "orbit",
    "storage": "1 plant 1 oxygen",
    "lab": {"L1.top": "mine", "L1.bottom": "rover", "L2.mid": "ship"},
}
MASTER: dict[str, Any] = {
    "goals": [2],
    "storage": "",
    "mars": {
        "0,0": "mine, blueprint 1 of 0",
        "2,-2": "generator, blueprint 3 of 0",
        "2,0": "water_extractor, blueprint 5 of 0",
    },
}
BARS: list[tuple[Callable[[], Colony], list[str], str, str]] = [
    (lambda: use(19, quarters=1), [], "use blueprint-19", "nobody-out"),
    (lambda: use(19, quarters=4, state=out(construct=[0])), [], "use blueprint-19", "no-bed"),
    (lambda: use(18, quarters=4, working=1), [], "use blueprint-18", "no-bed"),
    (lambda: deal(side="orbit", storage="2 plant"), ["main resupply"], "take plant", "no-room"),
    (lambda: deal(mars={"4,-2": "shelter of 0"}, crystals=2), [], "exec bots", "no-bots"),
    (lambda: deal(), ["main control-center"], "stop rover", "rover-still"),
    (lambda: deal(mars={"4,-5": "bot of 0"}), ["main control-center"], "bot 4,-5 N", "edge"),
    (lambda: deal(mars={"0,-4": "rover of 0"}), ["main control-center"], "rover N", "edge"),
    (lambda: deal(), ["main control-center"], "bot 0,-4 N", "no-bot: G1"),
    (lambda: deal(**MASTER), ["goal 2", "do 2"], "gain mineral", "not-to-gain"),
    (lambda: deal(side="orbit"), ["main landing-pod"], "space 1", "other-side"),
    (
        lambda: use(15, state={"exploration": ["d_crystals", "d_res_water"]}),
        ["use blueprint-15"],
        "tile d_hire",
        "not-on-offer: Message from Earth",
    ),
    (lambda: deal(), ["main control-center", "rover S"], "stop rover", "nothing-there"),
    (
        lambda: deal(mars={"0,1": "d_crystals"}),
        ["main control-center", "rover S", "stop rover"],
        "stop rover",
        "rover-stopped",
    ),
    (
        lambda: deal(mars={"0,1": "d_crystals"}),
        ["main control-center", "rover S", "stop rover"],
        "rover S",
        "rover-stopped",
    ),
    (
        lambda: deal(mars={"0,1": "d_crystals"}),
        ["main control-center", "rover S", "stop rover"],
        "mp rover",
        "rover-stopped",
    ),
    (lambda: deal(**LAB), ["main research-dev"], "develop upgrade L2.top", "tech-unknown: upgrade technology"),
    (lambda: deal(**LAB), ["main research-dev"], "develop mine L3.top", "not-ahead: mine technology"),
    (lambda: deal(**LAB), ["main research-dev"], "develop mine L2.mid", "cell-taken"),
    (lambda: deal(lab={"L1.top": "rover"}), ["main control-center"], "tech seat 1", "no-such-tech: rover technology"),
    (lambda: deal(side="orbit", state=SHUTTLE), ["shuttle"], "tile d_upgrade", "not-on-offer: Salvaged Parts"),
    (lambda: deal(side="orbit", state=SHUTTLE), ["shuttle", "tile d_tech"], "hex 0,0", "not-explorable: G5"),
    (
        lambda: deal(side="orbit", state={"blueprint_rows": {"bottom": [1, 2]}}),
        ["main obtain-blueprint"],
        "card blueprint-5",
        "not-on-offer: Private Ship",
    ),
    (
        lambda: deal(side="orbit", storage="2 battery 1 plant", state=DEAR, quarters=0),
        ["main learn-tech", "learn mine L1.bottom"],
        "pay 1 plant",
        "not-the-price",
    ),
    (
        lambda: deal(storage="1 mineral", mars=WORKSHOP, blueprints=[4, 5], others=[player(blueprints=[3])]),
        ["main upgrade"],
        "upgrade blueprint-3 2,-2",
        "not-your-card: Automated Production",
    ),
    (
        lambda: deal(storage="1 mineral", mars=WORKSHOP, blueprints=[4, 5]),
        ["main upgrade"],
        "upgrade blueprint-4 2,0",
        "other-building: I6, generator",
    ),
    (
        lambda: deal(storage="1 mineral", mars=WORKSHOP, blueprints=[4, 5, 9]),
        ["main upgrade"],
        "upgrade blueprint-9 -2,2",
        "out-of-zone: E6",
    ),
    (
        lambda: deal(
            storage="1 mineral", mars={**WORKSHOP, "2,-2": "generator, blueprint 3 of 1"}, blueprints=[4, 5, 6]
        ),
        ["main upgrade"],
        "upgrade blueprint-4 2,-2",
        "already-advanced: I4",
    ),
    (
        lambda: deal(storage="1 mineral", mars={**WORKSHOP, "2,-2": "generator, blueprint 3 of 0"}, blueprints=[5, 6]),
        ["main upgrade"],
        "upgrade blueprint-3 2,-2",
        "already-built: Automated Production; already-advanced: I4",
    ),
    (
        lambda: deal(storage="1 mineral", mars={"0,-3": "bot of 0", **WORKSHOP}),
        ["main construct", "build generator"],
        "hex 0,-4",
        "too-far: G1",
    ),
    (
        lambda: deal(storage="1 mineral", mars={"0,-3": "bot of 0", **WORKSHOP}),
        ["main construct", "build generator"],
        "hex 0,0",
        "built-on: G5",
    ),
    (
        lambda: deal(storage="1 mineral", mars={"0,-3": "bot of 0", **WORKSHOP}),
        ["main construct", "build generator"],
        "hex 2,-4",
        "out-of-zone: I2",
    ),
    (lambda: use(20, crystals=1), [], "use blueprint-20", "crystals: 2, 1; any-stock: 1, 0"),
    (lambda: use(4, crystals=1), [], "use blueprint-4", "crystals: 2, 1; stock-mineral: 1, 0"),
    (lambda: use(2, crystals=0, quarters=0), [], "use blueprint-2", "crystals: 2, 0; colonists: 1, 0; no-site"),
    (
        lambda: deal(storage="1 mineral 1 battery", mars={"0,-3": "bot of 0", **WORKSHOP}),
        ["main construct"],
        "build oxygen_condenser",
        "no-site",
    ),
    (
        lambda: deal(goals=[7], working=11, quarters=1, mars={"5,-3": "shelter of 0", "4,-1": "shelter of 0"}),
        ["goal 7"],
        "do 2",
        "no-colonist-left",
    ),
    (
        lambda: deal(side="orbit", crystals=1, quarters=3, state=out(obtain_blueprint=[1, 1])),
        ["main obtain-blueprint"],
        "pay nothing",
        "not-the-price",
    ),
    (
        lambda: deal(side="orbit", storage="1 battery", state=CHEAP_OR_DEAR),
        ["main learn-tech"],
        "learn mine L2.top",
        "not-entry-cell",
    ),
    (lambda: produce_for_contracts(7, 8), ["shuttle"], "contract-9", "contract-needs-none: Water Delivery"),
    (lambda: produce_for_contracts(7, 8), ["shuttle"], "geologist", "unknown"),
    (lambda: deal(side="orbit", state=SHUTTLE), [], "ship", "shuttle-is-free; no-ship-in-hangar"),
    (
        lambda: deal(state={"display": ["geologist", None, "hydrologist"], "contract_deck": [9, 8]}),
        ["main control-center", "done", "end"],
        "card contract-3",
        "not-in-deck: Farm District",
    ),
    (
        lambda: deal(side="orbit", lab={"L1.top": "ship"}, storage="1 battery", state=CHEAP_AND_MIDDLE),
        ["main learn-tech"],
        "learn mine L1.top",
        "cell-taken",
    ),
    (
        lambda: deal(storage="1 mineral", mars=WORKSHOP, blueprints=[1, 4, 5]),
        ["main upgrade"],
        "upgrade blueprint-1 2,0",
        "other-building: I6, mine",
    ),
    (
        lambda: deal(mars={"4,-4": "bot of 0"}, crystals=0),
        ["main control-center", "bot 4,-2 N"],
        "bot 4,-3 N",
        "no-end",
    ),
    (lambda: deal(storage="1 plant 1 water", ships=[1, 2, 4]), ["main welcome-ship"], "ship 3", "no-ship"),
    (
        lambda: deal(others=[player(lab={"L1.top": "rover", "L2.top": "ship"})]),
        ["main control-center", "tech seat 1", "done", "end"],
        "develop L3.top",
        "not-ahead: rover technology",
    ),
]


@pytest.mark.parametrize(("table", "keys", "key", "said"), BARS, ids=[f"{key} {said}" for _, _, key, said in BARS])
def test_what_is_in_the_way_is_named(table: Callable[[], Colony], keys: list[str], key: str, said: str) -> None:
    laid = table()
    laid.choose(*keys)
    assert laid.refuses(key) == said


def test_a_building_tells_both_what_it_lacks_and_that_it_has_no_hex() -> None:
    table = deal(storage="1 battery 1 oxygen", mars={"0,-3": "bot of 0", **WORKSHOP})
    table.choose("main construct")
    lack = table.game.lack(0, "build oxygen_condenser")
    assert lack is not None
    assert (lack.what, lack.need, lack.have) == ("resource plant", 1, 0)
    assert table.why("build oxygen_condenser").endswith("; no-site")


# What a question still needs


def test_a_good_that_the_open_question_needs_cannot_be_delivered() -> None:
    table = deal(storage="1 mineral 1 battery", contracts=[7], mars={"0,-3": "bot of 0", **WORKSHOP}, crystals=0)
    table.choose("main construct", "build generator")
    assert table.refuses("deliver contract-7 mineral") == "needed-here"
    plenty = deal(storage="2 mineral", contracts=[7], mars={"0,-3": "bot of 0", **WORKSHOP}, crystals=0)
    plenty.choose("main construct", "build generator", "deliver contract-7 mineral")
    assert plenty.storage() == "1 mineral"
    assert plenty.hexes()


def test_a_good_that_every_open_payment_takes_cannot_be_delivered() -> None:
    table = deal(side="orbit", storage="1 battery 1 water 1 plant", contracts=[8, 9], state=DEAR)
    table.choose("main learn-tech", "learn mine L1.top")
    assert table.offers() == ["pay 1 battery 1 water", "pay 1 battery 1 plant", "deliver contract-9 water"]
    assert table.refuses("deliver contract-8 battery") == "needed-here"
    table.do("deliver contract-9 water")
    assert table.changes()["plant"] == -1  # the only way to pay that is left


def test_a_good_may_be_delivered_while_one_step_is_left_to_take() -> None:
    table = deal(side="orbit", storage="1 battery", contracts=[8], lab={"L1.top": "ship"}, state=CHEAP_AND_MIDDLE)
    table.choose("main learn-tech")
    assert table.offers() == ["learn rover L1.bottom", "learn mine L1.bottom", "deliver contract-8 battery"]


def test_of_two_minerals_one_may_be_delivered_before_the_upgrade() -> None:
    table = deal(storage="2 mineral", mars=WORKSHOP, blueprints=[4, 5], contracts=[7])
    table.choose("main upgrade", "deliver contract-7 mineral")
    assert table.offers() == ["upgrade blueprint-4 2,-2", "upgrade blueprint-5 2,0"]
    assert table.refuses("deliver contract-7 mineral") == "needed-here"


def test_a_crystal_may_be_delivered_where_a_goal_card_can_pay_for_a_building() -> None:
    table = use(13, goals=[7], contracts=[12])
    table.choose("use blueprint-13")
    assert table.offers() == ["pay 2 crystal", "pay 1 crystal goal-7", "deliver contract-12 crystal"]
    table.do("deliver contract-12 crystal")
    assert table.changes() == {"crystals": -2, "goals": "", "op": 2, "contract 12": "1 crystal"}


def test_a_goal_card_that_the_open_question_needs_as_a_crystal_cannot_be_completed() -> None:
    state = {"level": 3, "display": ["contract-1", "contract-2"]}
    table = deal(goals=[8], crystals=0, quarters=1, state=state)
    table.choose("main hire-or-contract")
    assert table.refuses("goal 8").startswith("needed-here")
    for goals, crystals in (([8, 12], 0), ([8], 1)):
        rich = deal(goals=goals, crystals=crystals, quarters=1, state=state)
        rich.choose("main hire-or-contract", "goal 8", "skip", "card contract-2")
        assert [card["num"] for card in rich.player()["contracts"]] == [2]


def test_a_pending_crystal_may_be_delivered_where_one_of_the_depot_is_needed() -> None:
    table = deal(contracts=[12], crystals=2, pending=1, goals=[], state={"display": ["contract-1", "geologist"]})
    assert "deliver contract-12 crystal" in table.offers()
    table.do("deliver contract-12 crystal")
    assert table.changes() == {"pending": -1, "contract 12": "1 crystal"}
