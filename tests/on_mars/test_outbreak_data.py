"""Outbreak: its figures as the facts have them, and faults in a components file."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from areo.kernel.datafile import BadData
from areo.on_mars.data import load
from areo.on_mars.numbers import GREENHOUSE, OXYGEN, OXYGEN_CONDENSER, PLANT, WATER
from tests.datafiles import passage_changed, written

PACKAGED = resources.files("areo.on_mars").joinpath("components.toml").read_text(encoding="utf-8")
WORKS = 'works_in = ["greenhouse", "oxygen_condenser"]'
CURE = "cure = { oxygen = 1, plant = 1 }"
NOBODY = 'id = "no_colonist"\ncopies = 3'


def test_the_figures_of_the_facts() -> None:
    parts = load().outbreak
    assert (parts.missions, parts.infected, parts.reshuffle, parts.tokens) == (2, [14, 12], 2, 12)
    assert [cost.kinds[OXYGEN] for cost in parts.treatments] == [1, 0]
    assert [cost.kinds[WATER] for cost in parts.treatments] == [0, 1]
    assert [cost.kinds[PLANT] for cost in parts.treatments] == [1, 1]
    assert [sum(cost.kinds) for cost in parts.treatments] == [2, 2]
    card = parts.microbiologist[0]
    assert (card.id, card.works_in) == ("microbiologist", (GREENHOUSE, OXYGEN_CONDENSER))
    assert (card.cost.kinds[PLANT], card.cost.kinds[WATER], sum(card.cost.kinds)) == (1, 1, 2)
    assert sum(parts.copies) == 18


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("infected = [14, 12]", "infected = [14]", "[outbreak]: infected must hold 2 numbers, found 1"),
        ("infected = [14, 12]", "infected = [14, 0]", "[outbreak]: infected must hold whole numbers between 1 and 48"),
        ("hard_time = [8, 7, 6]", "hard_time = [8, 7]", "[outbreak]: hard_time must hold 3 numbers, found 2"),
        ("hard_time = [8, 7, 6]", "hard_time = [8, 7, 0]", "[outbreak]: hard_time must hold whole numbers"),
        ("reshuffle = 2", "reshuffle = 4", 'there must be at least 4 infection cards "no_colonist"'),
        ("tokens = 12", 'tokens = "many"', "[outbreak]: tokens must be a whole number"),
        ("missions = 2", "missions = 7", "[outbreak]: missions must be between 1 and 6, found 7"),
        (CURE, "cure = { crystal = 1 }", '[outbreak]: cure: unknown key "crystal"'),
        (CURE, "cure = { plant = 4 }", "[outbreak]: cure: plant must be between 1 and 3, found 4"),
        (CURE, "cure = 1", "cure must be a table"),
        (WORKS, "works_in = []", "[microbiologist]: works_in must not be empty"),
        (WORKS, 'works_in = ["hospital"]', 'there is no building "hospital"'),
        (WORKS, 'works_in = ["mine", "mine"]', 'the building "mine" is listed twice'),
        (NOBODY, 'id = "nobody"\ncopies = 3', 'infection_card "nobody": id must be one of'),
        (NOBODY, 'id = "any_mine"\ncopies = 3', "this id is taken already"),
        (NOBODY, 'id = "no_colonist"\ncopies = 0', "copies must be between 1 and 12, found 0"),
        (NOBODY, 'id = "no_colonist"\ncopies = 1', 'there must be at least 2 infection cards "no_colonist"'),
        ('id = "o_domes"', 'id = "o_tents"', 'outbreak_mission "o_tents": id must be one of'),
        ('id = "o_domes"', 'id = "o_program"', "this id is taken already"),
    ],
)
def test_faults_are_refused_with_what_is_wrong(tmp_path: Path, old: str, new: str, fault: str) -> None:
    path = written(tmp_path, passage_changed(PACKAGED, old, new))
    with pytest.raises(BadData) as caught:
        load(path)
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("id", "impossible", "most"),
    [
        ("o_domes", [11, 12, 12], 10),
        ("o_sterile", [11, 12, 12], 10),
        ("o_hospitals", [9, 9, 9], 8),
        ("o_program", [13] * 3, 12),
    ],
)
def test_a_mission_asks_for_nothing_impossible(tmp_path: Path, id: str, impossible: list[int], most: int) -> None:
    parts = PACKAGED.split(f'id = "{id}"\ntargets = [')
    after = parts[1].partition("]\n")[2]
    text = f'{parts[0]}id = "{id}"\ntargets = {impossible}\n{after}'
    with pytest.raises(BadData, match=f"with 2 players at most {most} are possible"):
        load(written(tmp_path, text))


@pytest.mark.parametrize("section", ["outbreak", "microbiologist"])
def test_a_section_that_is_missing_is_named(tmp_path: Path, section: str) -> None:
    text = passage_changed(PACKAGED, f"\n[{section}]\n", f"\n[{section}s]\n")
    with pytest.raises(BadData, match=section):
        load(written(tmp_path, text))
