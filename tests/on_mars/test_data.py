"""The components of On Mars: the packaged file against the facts, and what an owner of the box may change."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from areo.kernel.datafile import OURS, BadData
from areo.kernel.words import LANGUAGES
from areo.on_mars.components import (
    BENEFITS,
    CELL_BENEFITS,
    DISCOVERY_RULES,
    GOAL_NEEDS,
    GOAL_REWARDS,
    SOLO_NEEDS,
    SPACE_BENEFITS,
    STATUSES,
    TASKS,
    Data,
)
from areo.on_mars.data import load
from areo.on_mars.geometry import BY_ID, CENTRE, around, distance, id_of
from areo.on_mars.numbers import CELLS, GOODS, LEVEL_OF_CELL, MISSIONS, NONE, TYPES
from tests.datafiles import passage_changed, places, toml, written

PACKAGED = resources.files("areo.on_mars").joinpath("components.toml").read_text(encoding="utf-8")
CONTENT = tomllib.loads(PACKAGED)
PLACES = places(CONTENT)


def changed(old: str, new: str) -> str:
    return passage_changed(PACKAGED, old, new)


def accepted(tmp_path: Path, text: str) -> Data:
    return load(written(tmp_path, text))


def ids(hexes: list[int]) -> list[str]:
    return [id_of(hex) for hex in hexes]


# ----------------------------------------------------------------------------------------------------------
# The packaged file has what the facts have.


def test_arrows() -> None:
    data = load()
    # Each type has the same six tiles as the one before it, turned by a sixth.
    first = [[], [0], [2], [4], [1, 3], [3, 5]]
    assert data.arrows == [[sorted((arrow + turned) % 6 for arrow in tile) for tile in first] for turned in range(5)]
    assert sum(len(stack) for stack in data.arrows) == 30
    assert sum(len(tile) for stack in data.arrows for tile in stack) == 35


def test_sites() -> None:
    data = load()
    assert ids(data.lss_sites) == ["2,-2", "2,0", "-2,0", "-2,2"]
    assert [ids(sites) for sites in data.shelter_sites] == [
        [],
        ["4,-2", "-4,2"],
        ["4,-2", "-4,2"],
        ["4,-2", "-4,2", "0,3"],
        ["4,-2", "-4,2", "0,3", "0,-3"],
    ]
    assert [ids(sites) for sites in data.research_sites] == [
        ["-5,0", "-4,-1"],
        ["5,-5", "4,-5"],
        ["-5,5", "-4,5"],
        ["5,0", "4,1"],
    ]


def test_every_first_bot_reaches_hexes_for_two_types() -> None:
    """A building stands two steps from one of its type: from each shelter two of the LSS sites allow that at once."""
    data = load()
    for site in data.shelter_sites[4]:
        zone = [hex for hex in BY_ID.values() if around(site) >> hex & 1]
        near = [lss for lss in data.lss_sites if any(distance(hex, lss) == 2 for hex in zone)]
        assert len(near) >= 2, id_of(site)


def test_boards() -> None:
    data = load()
    assert data.slots == [3, 3, 3, 3]
    assert [(cost.oxygen, cost.any, cost.crystal) for cost in data.lab_costs] == [
        (0, 0, 0),
        (0, 0, 0),
        (0, 1, 0),
        (1, 0, 0),
        (1, 0, 0),
        (1, 1, 0),
        (1, 0, 1),
    ]
    assert data.lab_points == [0, 1, 2, 3, 4, 5, 9]
    assert data.beds_points == [0, 0, 3, 6, 10, 15, 21]
    assert [(row.spaces, row.battery, row.any) for row in data.grid] == [(2, 0, 0), (3, 1, 0), (3, 1, 1)]
    assert sum(data.lab_points[level] for level in (1, 4, 4, 6)) == 18  # an example in the rulebook


def test_laboratory() -> None:
    data = load()
    moves = {id: [CELLS[to] for to in data.lab_moves[cell]] for cell, id in enumerate(CELLS)}
    assert moves == {
        "L1.top": ["L2.top", "L2.mid"],
        "L1.bottom": ["L2.mid", "L2.bottom"],
        "L2.top": ["L3.top"],
        "L2.mid": ["L3.top", "L3.bottom"],
        "L2.bottom": ["L3.bottom"],
        "L3.top": ["L4.top", "L4.mid"],
        "L3.bottom": ["L4.mid", "L4.bottom"],
        "L4.top": ["L5.top"],
        "L4.mid": ["L5.top", "L5.bottom"],
        "L4.bottom": ["L5.bottom"],
        "L5.top": ["L6"],
        "L5.bottom": ["L6"],
        "L6": [],
    }
    benefits = {CELLS[cell]: BENEFITS[benefit] for cell, benefit in enumerate(data.lab_benefits) if benefit != NONE}
    assert benefits == {
        "L1.top": "warehouse",
        "L1.bottom": "crystal",
        "L3.top": "mineral",
        "L3.bottom": "bots",
        "L5.top": "blueprint",
        "L5.bottom": "upgrade",
    }
    assert len(data.lab_benefits) == 13


def test_turn_order() -> None:
    data = load()
    benefits = ["none" if benefit == NONE else BENEFITS[benefit] for benefit in data.space_benefits]
    assert benefits == ["none", "warehouse", "tech", "colonist", "none", "warehouse", "bots", "blueprint"]
    # There is a First Colonist tile for each space that gives something.
    assert data.first_spaces == [space for space, benefit in enumerate(data.space_benefits) if benefit != NONE]


def test_missions() -> None:
    data = load()
    assert [mission.id for mission in data.missions] == list(MISSIONS)
    assert [(mission.targets, mission.crystals, mission.long) for mission in data.missions] == [
        ([5, 5, 7], 2, True),
        ([10, 10, 13], 1, False),
        ([8, 8, 10], 1, True),
        ([3, 4, 5], 2, False),
        ([5, 7, 9], 1, False),
        ([7, 11, 12], 1, False),
        ([8, 11, 14], 1, True),
        ([4, 4, 5], 2, False),
        ([2, 2, 3], 1, True),
    ]


def test_private_goals() -> None:
    data = load()
    assert [goal.number for goal in data.goals] == list(range(1, 17))
    assert [(goal.need, goal.figures, goal.reward, goal.amount) for goal in data.goals] == [
        ("blueprints", [4], "upgrade", 2),
        ("advanced_buildings", [3], "resources", 3),
        ("mines", [3], "mineral", 3),
        ("discoveries", [3], "rover", 5),
        ("advanced_in_complex", [4], "colonists", 2),
        ("same_resource", [4], "contract", 1),
        ("shelters", [3], "colonists", 2),
        ("colony_level", [3], "rover", 5),
        ("colonists", [7], "ship", 1),
        ("techs", [5], "recall", 2),
        ("ships", [3], "travel", 1),
        ("research", [2], "scientist", 1),
        ("scientists_and_contracts", [1, 1], "contract", 1),
        ("techs_on_cells", [7, 8, 9], "crystal", 3),
        ("progress_cubes", [3], "recall", 2),
        ("advanced_in_complexes", [2, 3], "upgrade", 2),
    ]
    assert [LEVEL_OF_CELL[cell] for cell in data.goals[13].figures] == [4, 4, 4]


def test_discoveries() -> None:
    data = load()
    assert len(data.discoveries) == len({tile.id for tile in data.discoveries}) == 19
    assert [tile.subject for tile in data.discoveries if tile.rule == "construct"] == [0, 1, 2, 3, 4, 5, NONE]
    for number, type in enumerate(TYPES):
        assert (data.discoveries[number].id, data.discoveries[number].subject) == (f"d_build_{type}", number)
    gains = [(tile.id, GOODS[tile.subject], tile.amount) for tile in data.discoveries if tile.rule == "gain"]
    resources_on_tiles = [(f"d_res_{good}", good, 3) for good in GOODS[:5]]
    assert gains == [*resources_on_tiles, ("d_crystals", "crystal", 3)]
    others = {tile.id: (tile.rule, tile.subject, tile.amount) for tile in data.discoveries[13:]}
    assert others == {
        "d_develop": ("develop", NONE, 2),
        "d_blueprints": ("blueprints", NONE, 2),
        "d_tech": ("learn", NONE, 1),
        "d_upgrade": ("upgrade", NONE, 2),
        "d_hire": ("hire", NONE, 1),
        "d_warehouse": ("warehouse", NONE, 2),
    }


def test_first_colonists() -> None:
    data = load()
    assert data.a_cards == [[1, 2, 3, 0], [2, 3, 4, 0], [3, 4, 1, 0], [4, 1, 2, 0]]
    rewards = [(card.id, card.task, GOODS[card.good], card.amount) for card in data.b_cards]
    assert rewards == [
        ("B1", "obtain_blueprint", "crystal", 1),
        ("B2", "learn_tech", "battery", 1),
        ("B3", "travel_with_shuttle", "water", 1),
        ("B4", "construct_shelter", "crystal", 1),
        ("B5", "hire_scientist", "mineral", 1),
        ("B6", "develop_tech", "oxygen", 1),
        ("B7", "develop_tech_twice", "plant", 1),
        ("B8", "place_discovery", "crystal", 1),
    ]


def test_solo_deck() -> None:
    deck = load().solo_deck
    assert [card.number for card in deck] == list(range(1, 13))
    assert "".join("ABC"[card.mission] + str(card.action) for card in deck) == "A1A2A2A3B1B1B2B3C1C1C2C3"
    assert [card.number for card in deck if not card.travel] == [3, 8, 10]
    assert Counter(card.action for card in deck) == {1: 5, 2: 4, 3: 3}  # the odds that the rulebook names


def test_solo_goals() -> None:
    goals = {goal.id: goal for goal in load().solo_goals}
    assert [goal.level for goal in goals.values()] == [1, 2, 3, 0]
    assert goals["first_colonists"].needs == [
        ("colony_level", [3]),
        ("contracts", [1]),
        ("private_goals", [1]),
        ("top_techs", [1]),
        ("margin", [1]),
    ]
    assert goals["next_generation"].needs == [
        ("colony_level", [3]),
        ("upgrade_contracts", [1]),
        ("delivery_contracts", [1]),
        ("private_goals", [1]),
        ("research", [2]),
        ("shelters", [4]),
        ("margin", [10]),
    ]
    assert goals["hunky_dory"].needs == [
        ("colony_level", [4]),
        ("upgrade_contracts", [1]),
        ("delivery_contracts", [1]),
        ("private_goals", [1]),
        ("mines", [3]),
        ("margin", [20]),
    ]
    assert goals["martian_potato"].needs == [
        ("colony_level", [3]),
        ("contract", [3]),
        ("contract", [11]),
        ("scientist", [3]),
        ("advanced", [3, 3]),
        ("complex", [3, 5]),
        ("stored", [3, 5]),
        ("research", [2]),
        ("tech", [3, 6]),
        ("side", [0]),
        ("margin", [30]),
    ]


def test_names_in_three_languages() -> None:
    data = load()
    named = [
        *(mission.names for mission in data.missions),
        *(goal.names for goal in data.goals),
        *(tile.names for tile in data.discoveries),
        *(card.names for card in data.b_cards),
        *(goal.names for goal in data.solo_goals),
        *data.a_names,
        data.research_names,
    ]
    assert len(named) == 9 + 16 + 19 + 8 + 4 + 4 + 1
    for lang in LANGUAGES:
        names = Counter(names[lang] for names in named)
        assert set(names.values()) == {1}, f"one name for two things: {names}"
    assert data.research_names == {"en": "Research", "fr": "Recherche", "pt": "Pesquisa"}
    assert data.goals[2].names == {"en": "Mining Company", "fr": "Compagnie minière", "pt": "Companhia mineradora"}


def test_statuses_of_the_facts() -> None:
    """What the facts call confirmed, and nothing else, is called confirmed here."""
    confirmed = {
        "/".join(map(str, where))
        for where in PLACES
        if str(where[-1]).endswith("status") and "name_status" not in where and value_at(CONTENT, where) == "confirmed"
    }
    lists = {
        "discovery": (range(19), "status"),
        "solo_card": (range(12), "status"),
        "solo_goal": (range(4), "status"),
    }
    expected = {f"{section}/{number}/{key}" for section, (numbers, key) in lists.items() for number in numbers}
    expected |= {"slots/construct/status", "slots/upgrade/status", "grid/cost_status", "b_card/0/reward_status"}
    expected |= {f"columns/{level}/cost_status" for level in (3, 5)}
    expected |= {f"columns/{level}/points_status" for level in (1, 4, 6)}
    expected |= {"cells/L1.bottom/benefit_status", "spaces/4/status"}
    expected |= {"blackout/quota_status", "blackout/blackouts_status", "monolith/status"}
    expected |= {"outbreak/infected_status", "outbreak/reshuffle_status", "invasion/win_status"}
    expected |= {f"sabotage_card/{number}/status" for number in range(16)}
    expected |= {f"tiles_goal/{number}/status" for number in range(4)}
    assert confirmed == expected


def test_reconstructed_parts_are_listed() -> None:
    data = load()
    assert data.reconstructed == [
        "the arrows on the building tiles",
        "the starting hexes of the four life support buildings",
        "the hexes of the research tiles",
        "the starting hexes of the shelters",
        "how many colonists fit on the action “research and development”",
        "which cells give what in these columns of the laboratory: 1, 2, 3, 4, 5, 6",
        "the benefits of these turn-order spaces: 1, 2, 3, 5, 6, 7, 8",
        "which spaces the First Colonist tiles show",
        "which missions are short and which are long",
        "what exactly the private goal “Cutting Edge” asks for",
        "the rewards of these First Colonists cards: B2, B3, B4, B5, B6, B7, B8",
        "Invasion: the humans’ points and what they can do against the alien",
        "Invasion: what the alien starts with, and its limits",
        "Invasion: what these alien actions do and cost: build a nest, deploy troops, steal crystals, learn an alien "
        "technology, develop alien technologies, take an alien blueprint, move troops, evolve a nest",
        "Invasion: these alien technologies: Brood, Burrow, Siphon, Carapace, Lair",
        "Invasion: these alien blueprints: Corruptor, Abductor, Hive Mind, Spore Cloud, Tunnels, Crystal Loom",
        "Outbreak: where the time marker starts",
        "Outbreak: the treatments, their costs and the number of vaccinations",
        "Outbreak: the card “Microbiologist”",
        "Outbreak: how many of these infection cards there are: Your living quarters, Your working area, Obtain a "
        "blueprint, Research and development, Construct a building, Upgrade a building, Hire or contract, A mine, No "
        "colonist",
        "Outbreak: what these mission cards ask for: Antivirals, Sterile Facilities, Hospitals, Gene Bank, Quarantine "
        "Domes, Vaccination Program",
        "Blackout: the time and the repairs",
        "Blackout: the hard level",
        "Blackout: these vandalism cards, and how many there are of each: Cut Winches, Short Circuit, Burst Pipes, "
        "Broken Panes, Jammed Valves, Forced Airlock, Severed Main, Stolen Core, Quiet Night",
        "Monolith: the hard level",
    ]
    assert data.reconstructed_in("fr")[9] == "les conditions exactes de l’objectif personnel « À la pointe du progrès »"
    assert data.reconstructed_in("pt")[3] == "os hexágonos iniciais dos abrigos"


def test_everything_can_be_reconstructed(tmp_path: Path) -> None:
    """Every status in the file counts: with all of them reconstructed, all is listed, once and in every language."""
    text = PACKAGED
    for status in STATUSES:
        text = text.replace(f'status = "{status}"', 'status = "reconstructed"')
    data = accepted(tmp_path, text)
    for lang in LANGUAGES:
        lines = data.reconstructed_in(lang)
        assert len(set(lines)) == len(lines)
        assert not [line for line in lines if "{" in line]
    lines = data.reconstructed
    phrases = [
        "number of building tiles",
        "number of research tiles",
        "entering these columns of the laboratory: 2, 3, 4, 5, 6",
        "points of these columns of the laboratory: 1, 2, 3, 4, 5, 6",
        "columns of the laboratory can move: 1, 2, 3, 4, 5, 6",
        "points of the living quarters",
        "row of the grid holds",
        "technologies cost in each row",
        "turn-order spaces: 1, 2, 3, 4, 5, 6, 7, 8",
        "buildings on these First Colonists cards: A1, A2, A3, A4",
        "tasks of these First Colonists cards: B1, B2, B3, B4, B5, B6, B7, B8",
        "rewards of these First Colonists cards: B1, B2",
        "solo cards: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12",
    ]
    for phrase in phrases:
        assert len([line for line in lines if phrase in line]) == 1, phrase
    counts = {"the action “": 4, "of the mission “": 9, "asks for and gives": 16, "what the discovery tile": 19}
    counts |= {"how many discovery tiles": 19, "what the solo goal": 4, "what exactly the private goal": 0}
    for phrase, count in counts.items():
        assert len([line for line in lines if phrase in line]) == count, phrase


def test_nothing_reconstructed(tmp_path: Path) -> None:
    text = PACKAGED.replace('status = "reconstructed"', 'status = "confirmed"')
    assert accepted(tmp_path, text).reconstructed == []


def test_the_packaged_file_is_read_once() -> None:
    assert load() is load()
    assert load().path is None


# ----------------------------------------------------------------------------------------------------------
# What an owner may change.


def test_same_file_elsewhere(tmp_path: Path) -> None:
    path = written(tmp_path, PACKAGED)
    data = load(path)
    assert data.path == path
    assert data.digest == load().digest
    assert len(data.digest) == 64


def test_a_corrected_copy(tmp_path: Path) -> None:
    text = changed('A = ["-5,0", "-4,-1"]', 'A = ["-6,2", "-5,0", "-4,-1"]')
    text = passage_changed(text, 'mine             = [[], ["N"],', 'mine             = [["S", "N"], [],')
    text = passage_changed(text, '[spaces.7]\nbenefit = "bots"\nstatus = "reconstructed"',
                           '[spaces.7]\nbenefit = "none"\nstatus = "confirmed"')  # fmt: skip
    text = passage_changed(text, '[cells."L1.bottom"]\nto = ["L2.mid", "L2.bottom"]',
                           '[cells."L1.bottom"]\nto = ["L2.bottom"]')  # fmt: skip
    text = passage_changed(text, "spaces = [2, 3, 4, 6, 7, 8]", "spaces = [8, 1, 5, 4]")
    text = passage_changed(text, 'rule = "hire"', 'rule = "gain"\ngood = "oxygen"\namount = 4')
    text = passage_changed(text, 'cells = ["L4.top", "L4.mid", "L4.bottom"]', 'cells = ["L6", "L1.top"]')
    data = accepted(tmp_path, text)
    assert ids(data.research_sites[0]) == ["-6,2", "-5,0", "-4,-1"]
    assert data.arrows[0][:2] == [[0, 3], []]
    assert data.space_benefits[6] == NONE
    assert data.lab_moves[1] == [4]
    assert data.first_spaces == [7, 0, 4, 3]
    assert [(t.subject, t.amount) for t in data.discoveries if t.id == "d_hire"] == [(GOODS.index("oxygen"), 4)]
    assert data.goals[13].figures == [12, 0]
    assert "the benefits of these turn-order spaces: 1, 2, 3, 5, 6, 8" in data.reconstructed
    assert data.digest != load().digest


def test_copies_of_a_discovery_share_their_kind(tmp_path: Path) -> None:
    data = accepted(tmp_path, changed('id = "d_hire"\ncopies = 1', 'id = "d_hire"\ncopies = 22'))
    copies = [tile for tile in data.discoveries if tile.kind_id == "d_hire"]
    assert [tile.id for tile in copies] == ["d_hire", *(f"d_hire.{copy}" for copy in range(2, 23))]
    assert {tile.names["fr"] for tile in copies} == {"Message de la Terre"}
    assert len(data.discoveries) == 40


def test_missions_may_stand_in_any_order(tmp_path: Path) -> None:
    content = copy.deepcopy(CONTENT)
    content["mission"].reverse()
    data = accepted(tmp_path, toml(content))
    assert [mission.id for mission in data.missions] == list(MISSIONS)
    assert data.missions[0].targets == [5, 5, 7]


def test_a_mission_whose_length_is_known(tmp_path: Path) -> None:
    old = 'length = "short"\nlength_status = "reconstructed"\nsource = "SC"\nnames = { en = "Bot Workforce"'
    data = accepted(tmp_path, changed(old, old.replace("reconstructed", "confirmed").replace("short", "long")))
    assert data.missions[MISSIONS.index("m_bots")].long
    line = next(line for line in data.reconstructed if "short or long" in line)
    assert line == (
        "whether these missions are short or long: Scientific Survey, Design Office, Advanced Colony, "
        "Into the Unknown, New Technologies, March of Progress, Scientific Staff, Trade with Earth"
    )


def test_stacks_of_other_sizes(tmp_path: Path) -> None:
    stack = 'generator        = [[], ["NE"], ["S"], ["NW"], ["SE", "SW"], ["N", "SW"]]'
    for tiles in (1, 12):
        data = accepted(tmp_path, changed(stack, f"generator = [{', '.join(['[]'] * tiles)}]"))
        assert data.arrows[1] == [[]] * tiles


# ----------------------------------------------------------------------------------------------------------
# The file explains itself.


def test_words_are_those_explained_in_the_file() -> None:
    """The legend at the top of the file, the words that are accepted and the words that are used agree."""
    legend = PACKAGED[: PACKAGED.index("[meta]")]
    explained = [line.split()[1] for line in legend.splitlines() if line.startswith("#   ") and line[4] != " "]
    assert [word for word in explained if word.islower()] == [*STATUSES, OURS]
    comments = "\n".join(line for line in PACKAGED.splitlines() if line.startswith("#"))
    for rules in (GOAL_NEEDS, GOAL_REWARDS, DISCOVERY_RULES, SOLO_NEEDS):
        for rule, figures in rules.items():
            said = [line for line in comments.splitlines() if line.startswith(f"#   {rule} ")]
            said += [line for line in comments.splitlines() if line == f"#   {rule}"]
            assert said, rule
            if figures and rule != "scientists_and_contracts":
                assert any(", ".join(figures) in line for line in said), rule
    for word in [*MISSIONS, *BENEFITS, *TASKS]:
        assert f" {word} " in comments, word


def test_every_rule_is_used() -> None:
    """No rule is written for a tile or a goal that does not exist."""
    data = load()
    assert {goal.need for goal in data.goals} == set(GOAL_NEEDS)
    assert {goal.reward for goal in data.goals} == set(GOAL_REWARDS)
    assert {tile.rule for tile in data.discoveries} == set(DISCOVERY_RULES)
    assert {need for goal in data.solo_goals for need, _ in goal.needs} == set(SOLO_NEEDS)
    assert {card.task for card in data.b_cards} == set(TASKS)
    assert {BENEFITS[benefit] for benefit in data.lab_benefits if benefit != NONE} == set(CELL_BENEFITS)
    assert {BENEFITS[benefit] for benefit in data.space_benefits if benefit != NONE} == set(SPACE_BENEFITS)
    assert {*CELL_BENEFITS, *SPACE_BENEFITS} == set(BENEFITS)


# ----------------------------------------------------------------------------------------------------------
# Any file at all: it is read, or refused with a reason. Never anything else.


def value_at(content: Any, where: tuple[str | int, ...]) -> Any:
    for key in where:
        content = content[key]
    return content


VALUES = st.one_of(
    st.integers(-3, 120),
    st.integers(),
    st.booleans(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(["", "none", "any", "0,0", "6,-4", "L6", "mine", "crystal", "N", "ships", "B1", "confirmed", "A"]),
    st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=5),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from([*TYPES, "0,0", "1,0", "L6", "nowhere"]), max_size=3),
    st.lists(st.integers(-1, 50), max_size=6),
)


@settings(max_examples=400, deadline=None)
@given(where=st.sampled_from(PLACES), value=VALUES, remove=st.booleans())
def test_one_wrong_value_anywhere(
    tmp_path_factory: pytest.TempPathFactory, where: tuple[str | int, ...], value: object, remove: bool
) -> None:
    """Whatever stands in one place: the file is read, or refused with a line in the table at fault."""
    content: Any = copy.deepcopy(CONTENT)
    inside = value_at(content, where[:-1])
    if remove:
        del inside[where[-1]]
    else:
        inside[where[-1]] = value
    text = toml(content)
    path = written(tmp_path_factory.mktemp("any"), text)
    data = outcome(path)
    if isinstance(data, BadData):
        assert str(data).startswith(path)
        assert 0 <= data.line <= text.count("\n")
        assert data.line > 0 or len(where) == 1, data
    else:
        assert data.path == path
        check_playable(data)


def outcome(path: str) -> Data | BadData:
    """What comes of loading a file; any other exception is let through."""
    try:
        return load(path)
    except BadData as bad:
        return bad


def check_playable(data: Data) -> None:
    """What is accepted can be played with."""
    assert all(1 <= len(stack) <= 12 for stack in data.arrows)
    for sites in data.shelter_sites[1:]:
        hexes = [CENTRE, *data.lss_sites, *sites, *(hex for letter in data.research_sites for hex in letter)]
        assert len(set(hexes)) == len(hexes)
        assert set(hexes) <= set(BY_ID.values())
    assert [len(sites) for sites in data.shelter_sites] == [0, 2, 2, 3, 4]
    assert len(data.lss_sites) == 4
    assert sum(row.spaces for row in data.grid) == 8
    assert len(data.missions) == 9
    assert 2 <= len([mission for mission in data.missions if mission.long]) <= 7
    assert [goal.number for goal in data.goals] == list(range(1, 17))
    assert len(data.discoveries) <= 40
    assert len(set(data.first_spaces)) >= 4
    assert (len(data.a_cards), len(data.b_cards), len(data.solo_deck)) == (4, 8, 12)
    assert data.solo_goals
    assert all(goal.needs for goal in data.solo_goals)
