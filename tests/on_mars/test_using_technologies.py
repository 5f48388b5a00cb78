"""Each technology in use: one's own, another's, and what its owner gets for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import LSS, Colony, deal, player

TYPES = ("mine", *LSS, "shelter")
KINDS = (*TYPES, "rover", "ship", "upgrade")
COSTS = {
    "mine": "",
    "generator": "1 mineral",
    "water_extractor": "1 battery",
    "greenhouse": "1 water",
    "oxygen_condenser": "1 plant",
    "shelter": "1 oxygen",
}
YIELDS = {
    "mine": "mineral",
    "generator": "battery",
    "water_extractor": "water",
    "greenhouse": "plant",
    "oxygen_condenser": "oxygen",
    "shelter": "pending",
}


def ready(tech: str, mine: str | None = None, theirs: str | None = None, buildings: int = 1) -> Colony:
    """A table at which the technology can be used; `mine` and `theirs` are the cells on which seats 0 and 1 have it.

    Buildings of its type stand in a row north of 0,1, and a bot beside that hex.
    """
    type = tech if tech in TYPES else "mine"
    there = "shelter of 0" if type == "shelter" else type
    mars = {"-5,3": "shelter of 1", "1,1": "bot of 0"}
    if type != "shelter":
        mars.update({"-4,-1": "shelter of 0", "-5,0": "shelter of 0"})
    mars.update({f"0,{-at}": there for at in range(buildings)})
    storage = COSTS.get(tech, {"ship": "2 plant 2 water", "upgrade": "3 mineral"}.get(tech, ""))
    if tech == "upgrade":
        mars.update({"2,0": "mine", "1,0": "generator", "0,1": "water_extractor"})
    return deal(
        bare=True,
        mars=mars,
        storage=storage,
        crystals=0,
        quarters=2,
        lab={mine: tech} if mine else {},
        others=[player(storage="", lab={theirs: tech} if theirs else {})],
        state={"lss": dict.fromkeys(LSS, 2), "level": 2 if tech == "ship" else 1},
        blueprints=[1, 4, 5] if tech == "upgrade" else [],
    )


def use(table: Colony, tech: str, whose: int) -> None:
    """Play the main action that the technology is for, with somebody's tile."""
    key = f"tech seat {whose}"
    if tech in TYPES:
        table.do("main construct")
        for answer in (f"build {tech}", "hex 0,1", key):
            if answer in table.offers():
                table.choose(answer)
    elif tech == "rover":
        table.do("main control-center", key, "rover S", "rover S", "rover S", "done")
    elif tech == "ship":
        table.do("main welcome-ship", "ship 1", key, "do 1", "done")
    else:
        table.do("main upgrade", "upgrade blueprint-1 2,0", key, "upgrade blueprint-4 1,0")
    while "end" not in table.offers():
        table.choose("done")


def gain(tech: str) -> dict[str, int]:
    """What a technology of level 1 is good for, beside a lone building."""
    if tech in TYPES:
        return {YIELDS[tech]: 2}
    return {"ship": {"quarters": 3}, "upgrade": {"mineral": -2}}.get(tech, {})


@pytest.mark.parametrize("tech", KINDS)
def test_ones_own_technology_is_used_for_nothing(tech: str) -> None:
    table = ready(tech, mine="L1.top")
    use(table, tech, 0)
    changes = table.changes()
    assert {what: changes[what] for what in gain(tech)} == gain(tech)
    if tech == "rover":
        assert table.hex("0,3") == "rover of 0"
    assert table.state["aside"] == []
    table.choose("end")
    assert table.player(0)["lab"] == {"L1.top": tech}
    assert table.player(1)["storage"]["oxygen"] == 0


@pytest.mark.parametrize("tech", KINDS)
def test_the_technology_of_another_does_the_same_and_its_owner_keeps_an_oxygen(tech: str) -> None:
    table = ready(tech, theirs="L1.top")
    use(table, tech, 1)
    changes = table.changes()
    assert {what: changes[what] for what in gain(tech)} == gain(tech)
    assert table.state["aside"] == [[1, tech]]
    assert table.player(1)["storage"]["oxygen"] == 0  # not before the end of the turn
    table.choose("end")
    assert (table.asked, table.offers()) == ([1], ["oxygen", "develop L2.top", "develop L2.mid"])
    table.choose("oxygen")
    assert table.player(1)["storage"]["oxygen"] == 1
    assert table.player(1)["lab"] == {"L1.top": tech}


@pytest.mark.parametrize("tech", KINDS)
def test_or_its_owner_develops_it_for_nothing(tech: str) -> None:
    table = ready(tech, theirs="L2.top")
    use(table, tech, 1)
    table.choose("end")
    assert table.offers() == ["oxygen", "develop L3.top"]
    table.choose("develop L3.top")
    assert table.player(1)["lab"] == {"L3.top": tech}
    assert table.storage(1) == "1 mineral"  # of the cell
    assert table.asked == [1]  # with the turn, nothing else is due


@pytest.mark.parametrize("tech", KINDS)
def test_with_ones_own_and_anothers_one_chooses(tech: str) -> None:
    table = ready(tech, mine="L1.top", theirs="L1.top")
    use(table, tech, 1)
    assert table.state["aside"] == [[1, tech]]


@pytest.mark.parametrize("tech", ["rover", "ship", "upgrade"])
def test_these_one_may_do_without(tech: str) -> None:
    table = ready(tech, mine="L1.top", theirs="L1.top")
    first = {
        "rover": ["main control-center"],
        "ship": ["main welcome-ship", "ship 1"],
        "upgrade": ["main upgrade", "upgrade blueprint-1 2,0"],
    }
    table.choose(*first[tech])
    assert table.offers() == ["tech seat 0", "tech seat 1", "no tech"]
    table.do("no tech")
    assert table.state["aside"] == []
    if tech == "rover":
        table.choose("rover S", "rover S")
        assert "rover S" not in table.offers()
    elif tech == "ship":
        table.choose("do 1")
        assert table.changes()["quarters"] == 2
    else:
        assert table.offers() == ["end"]


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize(("cell", "level"), [("L1.top", 1), ("L2.bottom", 2), ("L3.top", 3)])
def test_a_complex_grows_to_one_more_than_the_level(type: str, cell: str, level: int) -> None:
    fits = ready(type, theirs=cell, buildings=level)
    use(fits, type, 1)
    assert type in fits.hex("0,1")
    short = ready(type, theirs=cell, buildings=level + 1)
    if "main construct" in short.offers():  # there is somewhere else to build
        assert "0,1" not in short.sites(type)


@pytest.mark.parametrize(("cell", "level"), [("L1.top", 1), ("L2.top", 2), ("L4.top", 4), ("L6", 6)])
def test_each_level_of_a_ship_technology_is_a_colonist_more_with_each_ship(cell: str, level: int) -> None:
    beds = {f"{q},{r}": "shelter of 0" for q, r in ((4, -2), (4, -3), (4, -4), (4, -5))}
    given: dict[str, Any] = {"quarters": 1, "storage": "1 plant 1 water", "lab": {cell: "ship"}}
    table = deal(mars=beds, **given)
    table.do("main welcome-ship", "ship 1", "tech seat 0", "do 1")
    assert table.changes()["quarters"] == 2 + level
    table = deal(mars={**beds, "4,-2": "shelter of 0, bot of 0"}, **given)
    table.do("main welcome-ship", "ship 1", "tech seat 0", "do 2", "hex 4,-3")
    assert table.changes()["quarters"] == 1 + level


@pytest.mark.parametrize(("cell", "level"), [("L1.top", 1), ("L2.top", 2), ("L3.top", 3), ("L5.top", 5), ("L6", 6)])
def test_each_level_of_a_rover_technology_is_a_step_more(cell: str, level: int) -> None:
    table = deal(crystals=0, lab={cell: "rover"})
    table.choose("main control-center", "tech seat 0")
    steps = 0
    while table.offered("rover"):
        table.choose("rover S" if steps % 2 == 0 else "rover N")
        steps += 1
    assert steps == 2 + level


def test_at_the_top_the_owner_can_only_keep_the_oxygen_which_may_be_lost() -> None:
    full = [player(storage="2 oxygen", lab={"L6": "rover"})]
    table = deal(crystals=0, others=full)
    table.choose("main control-center", "tech seat 1", "done", "end")
    assert table.storage(1) == "2 oxygen"
    assert table.asked == [1]
    assert table.state["active"] == 1


def test_the_owners_oxygen_may_go_onto_a_contract_at_once() -> None:
    owner = [player(storage="1 oxygen", lab={"L6": "rover"}, contracts=[10])]
    table = deal(crystals=0, others=owner)
    table.choose("main control-center", "tech seat 1", "done", "end")
    assert (table.asked, table.offers()) == ([1], ["storage", "contract-10"])
    table.choose("contract-10")
    assert table.player(1)["contracts"] == [{"num": 10, "on": {"oxygen": 1}}]
