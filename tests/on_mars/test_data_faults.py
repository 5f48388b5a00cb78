"""Every fault of a components file of On Mars is refused, with its line and what is wrong there."""

from __future__ import annotations

import copy
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from areo.on_mars.data import load
from tests.datafiles import HERE, assert_refused, at, passage_changed, toml

PACKAGED = resources.files("areo.on_mars").joinpath("components.toml").read_text(encoding="utf-8")
CONTENT = tomllib.loads(PACKAGED)

STATUSES = '"confirmed", "single_source", "derived", "reconstructed"'
DIRECTIONS = '"N", "NE", "SE", "S", "SW", "NW"'
GOODS = '"mineral", "battery", "water", "plant", "oxygen"'
TYPES = '"mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter"'

STACK = 'mine             = [[], ["N"], ["SE"], ["SW"], ["NE", "S"], ["S", "NW"]]\n'
LSS = 'hexes = ["2,-2", "2,0", "-2,0", "-2,2"]\n'
LETTER_D = 'D = ["5,0", "4,1"]\n'
THREE = 'three = ["4,-2", "-4,2", "0,3"]\n'
CONSTRUCT = '[slots.construct]\nslots = 3\nstatus = "confirmed"\n'
COLUMN_1 = '[columns.1]\npoints = 1\npoints_status = "confirmed"\n'
COLUMN_6 = "cost = { oxygen = 1, any = 0, crystal = 1 }\n"
CELL = '[cells."L2.top"]\nto = ["L3.top"]\nto_status = "derived"\nbenefit = "none"\nbenefit_status = "reconstructed"\n'
BEDS = "points = [0, 3, 6, 10, 15, 21]\n"
GRID_TOP = "top    = { spaces = 3, battery = 1, any = 1 }\n"
SPACE = '[spaces.4]\nbenefit = "colonist"\nstatus = "confirmed"\n'
FIRST = "spaces = [2, 3, 4, 6, 7, 8]\n"
BOTS = (
    '[[mission]]\nid = "m_bots"\ntargets = [3, 4, 5]\ncrystals = 2\nstatus = "single_source"\nlength = "short"\n'
    'length_status = "reconstructed"\n'
)
RESEARCH_MISSION = "targets = [5, 5, 7]\n"
GOAL_1 = 'number = 1\nneed = "blueprints"\ncount = 4\nreward = "upgrade"\namount = 2\nstatus = "single_source"\n'
GOAL_5 = 'need = "advanced_in_complex"\nsize = 4\nreward = "colonists"\n'
GOAL_6 = 'need = "same_resource"\ncount = 4\nreward = "contract"\n'
GOAL_13 = "scientists = 1\ncontracts = 1\n"
GOAL_14 = 'cells = ["L4.top", "L4.mid", "L4.bottom"]\nneed_status = "reconstructed"\n'
ICE = 'id = "d_res_water"\ncopies = 1\ncopies_status = "derived"\nrule = "gain"\ngood = "water"\namount = 3\n'
ANY = 'rule = "construct"\nbuilding = "any"\n'
A1 = 'id = "A1"\nbuildings = ["generator", "water_extractor", "greenhouse", "mine"]\nstatus = "single_source"\n'
B2 = 'id = "B2"\ntask = "learn_tech"\ntask_status = "single_source"\ngood = "battery"\namount = 1\n'
SOLO_8 = 'number = 8\nmission = "B"\naction = 3\ntravel = false\nstatus = "confirmed"\n'
SOLO_GOAL = 'id = "martian_potato"\nlevel = 0\n'
POTATO = '    { need = "complex", building = "greenhouse", size = 5 },\n'
STORED = '    { need = "stored", good = "plant", count = 5 },\n'
NEED_WORDS = (
    '"blueprints", "advanced_buildings", "mines", "discoveries", "advanced_in_complex", "advanced_in_complexes", '
    '"same_resource", "shelters", "colony_level", "colonists", "techs", "ships", "research", '
    '"scientists_and_contracts", "techs_on_cells", "progress_cubes"'
)

FAULTS: list[tuple[str, str, str, str]] = [
    # name of the case; the passage; what stands there instead; the fault
    ("game", 'game = "on-mars"', HERE + 'game = "red-planet"',
     '[meta]: game must be "on-mars", found "red-planet"'),
    ("another game's status", CONSTRUCT, at(CONSTRUCT, 'status = "confirmed"', 'status = "inferred"'),
     f'[slots.construct]: status must be one of {STATUSES}, found "inferred"'),
    ("section misspelt", "[lss_sites]", HERE + "[lss_site]",
     'unknown section "lss_site" (did you mean "lss_sites"?)'),
    # arrows
    ("unknown direction", STACK, HERE + STACK.replace('"SE"', '"E"'),
     f'[arrows]: a direction must be one of {DIRECTIONS}, found "E"'),
    ("direction twice", STACK, HERE + STACK.replace('["NE", "S"]', '["S", "S"]'),
     '[arrows]: the direction "S" is listed twice'),
    ("tile without brackets", STACK, HERE + STACK.replace('["SE"]', '"SE"'),
     '[arrows]: a tile must be a list of directions in brackets, found "SE"'),
    ("empty stack", STACK, HERE + "mine = []\n",
     "[arrows]: a stack must have between 1 and 12 tiles, mine has 0"),
    ("high stack", STACK, HERE + f"mine = [{', '.join(['[]'] * 13)}]\n",
     "[arrows]: a stack must have between 1 and 12 tiles, mine has 13"),
    ("stack missing", "[arrows]\n" + PACKAGED.split("[arrows]\n")[1].split(STACK)[0] + STACK,
     HERE + "[arrows]\n" + PACKAGED.split("[arrows]\n")[1].split(STACK)[0],
     '[arrows]: "mine" is missing'),
    # hexes
    ("hex off the map", LSS, HERE + LSS.replace('"2,0"', '"7,0"'),
     '[lss_sites]: there is no hex "7,0" on the map'),
    ("no hex at all", LSS, HERE + LSS.replace('"2,0"', '"centre"'),
     '[lss_sites]: there is no hex "centre" on the map'),
    ("hex a pair", LSS, HERE + LSS.replace('"2,0"', "[2, 0]"),
     "[lss_sites]: hexes must hold texts in quotes, found a list"),
    ("on the mine", LSS, HERE + LSS.replace('"2,0"', '"0,0"'),
     '[lss_sites]: the hex "0,0" is that of the starting mine'),
    ("too few sites", LSS, HERE + LSS.replace('"2,0", ', ""),
     "[lss_sites]: hexes must have 4 hexes, found 3"),
    ("too many sites", LSS, HERE + LSS.replace('"2,0"', '"2,0", "3,0"'),
     "[lss_sites]: hexes must have 4 hexes, found 5"),
    ("no research for a letter", LETTER_D, HERE + "D = []\n",
     "[research]: D must have between 1 and 4 hexes, found 0"),
    ("too few shelters", THREE, HERE + THREE.replace(', "0,3"', ""),
     "[shelter_sites]: three must have 3 hexes, found 2"),
    # slots
    ("no slots", CONSTRUCT, at(CONSTRUCT, "slots = 3", "slots = 0"),
     "[slots.construct]: slots must be between 1 and 9, found 0"),
    ("unknown action", CONSTRUCT, HERE + "[slots.hire]\nslots = 3\n" + CONSTRUCT,
     '[slots]: unknown key "hire"'),
    # laboratory
    ("cost of the first column", COLUMN_1, COLUMN_1 + HERE + "cost = { oxygen = 1, any = 0, crystal = 0 }\n",
     '[columns.1]: unknown key "cost"'),
    ("cost incomplete", COLUMN_6, HERE + "cost = { oxygen = 1, any = 0 }\n",
     '[columns.6]: cost: "crystal" is missing'),
    ("cost below 0", COLUMN_6, HERE + "cost = { oxygen = -1, any = 0, crystal = 0 }\n",
     "[columns.6]: cost: oxygen must be between 0 and 9, found -1"),
    ("column's points", COLUMN_1, at(COLUMN_1, "points = 1", "points = 100"),
     "[columns.1]: points must be between 0 and 99, found 100"),
    ("seventh column", COLUMN_1, HERE + "[columns.7]\npoints = 1\n" + COLUMN_1,
     '[columns]: unknown key "7"'),
    ("unknown cell", CELL, at(CELL, 'to = ["L3.top"]', 'to = ["L3.mid"]'),
     '[cells."L2.top"]: there is no cell "L3.mid"'),
    ("two columns on", CELL, at(CELL, 'to = ["L3.top"]', 'to = ["L4.top"]'),
     '[cells."L2.top"]: the cell "L4.top" is not in the next column'),
    ("back", CELL, at(CELL, 'to = ["L3.top"]', 'to = ["L1.top"]'),
     '[cells."L2.top"]: the cell "L1.top" is not in the next column'),
    ("cell twice", CELL, at(CELL, 'to = ["L3.top"]', 'to = ["L3.top", "L3.top"]'),
     '[cells."L2.top"]: the cell "L3.top" is listed twice'),
    ("benefit of a space on a cell", CELL, at(CELL, 'benefit = "none"', 'benefit = "tech"'),
     '[cells."L2.top"]: benefit must be one of "warehouse", "crystal", "mineral", "bots", "upgrade", "blueprint", '
     '"none", found "tech"'),
    # living quarters
    ("five rows", BEDS, HERE + "points = [0, 3, 6, 10, 15]\n",
     "[living_quarters]: points must be those of 6 rows, found 5"),
    ("lower above", BEDS, HERE + "points = [0, 3, 6, 10, 9, 21]\n",
     "[living_quarters]: a row cannot be worth less than the one below, found 9"),
    ("points of a row", BEDS, "points = [\n0, 3,\n" + HERE + "true, 10, 15, 21]\n",
     "[living_quarters]: points must hold whole numbers between 0 and 99, found true"),
    # grid
    ("nine spaces", "[grid]\n" + PACKAGED.split("[grid]\n")[1].split(GRID_TOP)[0] + GRID_TOP,
     HERE + "[grid]\n" + PACKAGED.split("[grid]\n")[1].split(GRID_TOP)[0] + GRID_TOP.replace("3", "4"),
     "[grid]: the grid must have 8 spaces in all, found 9"),
    ("row without cost", GRID_TOP, HERE + "top = { spaces = 3, battery = 1 }\n",
     '[grid]: top: "any" is missing'),
    # turn order
    ("benefit of a cell on a space", SPACE, at(SPACE, 'benefit = "colonist"', 'benefit = "upgrade"'),
     '[spaces.4]: benefit must be one of "warehouse", "tech", "colonist", "bots", "blueprint", "none", '
     'found "upgrade"'),
    ("ninth space", FIRST, HERE + "spaces = [2, 3, 4, 9]\n",
     "[first_colonist_tiles]: spaces must hold whole numbers between 1 and 8, found 9"),
    ("space twice", FIRST, HERE + "spaces = [2, 3, 4, 2]\n",
     "[first_colonist_tiles]: the space 2 is listed twice"),
    ("three tiles", FIRST, HERE + "spaces = [2, 3, 4]\n",
     "[first_colonist_tiles]: at least 4 tiles are needed, one for each player, found 3"),
    # missions
    ("unknown mission", BOTS, at(BOTS, 'id = "m_bots"', 'id = "m_rovers"'),
     'mission "m_rovers": id must be one of "m_research", "m_blueprint", "m_advanced", "m_bots", "m_discovery", '
     '"m_tech", "m_progress", "m_scientist", "m_contract", found "m_rovers"'),
    ("two targets", BOTS, at(BOTS, "targets = [3, 4, 5]", "targets = [3, 4]"),
     'mission "m_bots": targets must be those for 2, 3 and 4 players, found 2'),
    ("target 0", BOTS, at(BOTS, "targets = [3, 4, 5]", "targets = [0, 4, 5]"),
     'mission "m_bots": targets must hold whole numbers between 1 and 40, found 0'),
    ("more bots than there are", BOTS, at(BOTS, "targets = [3, 4, 5]", "targets = [3, 10, 5]"),
     'mission "m_bots": with 3 players this can be done 9 times at most, found 10'),
    ("more research than there is", RESEARCH_MISSION, HERE + "targets = [5, 5, 9]\n",
     'mission "m_research": with 4 players this can be done 8 times at most, found 9'),
    ("no crystals", BOTS, at(BOTS, "crystals = 2", "crystals = 0"),
     'mission "m_bots": crystals must be between 1 and 9, found 0'),
    ("length", BOTS, at(BOTS, 'length = "short"', 'length = "medium"'),
     'mission "m_bots": length must be one of "short", "long", found "medium"'),
    # private goals
    ("goal out of order", GOAL_1, at(GOAL_1, "number = 1", "number = 2"),
     "goal number 1: number must be 1, found 2"),
    ("unknown need", GOAL_1, at(GOAL_1, 'need = "blueprints"', 'need = "blueprint"'),
     f'goal number 1: need must be one of {NEED_WORDS}, found "blueprint"'),
    ("figure of another need", GOAL_1, at(GOAL_1, "count = 4", "size = 4\ncount = 4"),
     'goal number 1: the need "blueprints" takes no "size"'),
    ("need without figure", GOAL_1, at(GOAL_1, 'need = "blueprints"\ncount = 4', 'need = "blueprints"'),
     'goal number 1: the need "blueprints" needs "count", which is missing'),
    ("more than anybody can have", GOAL_1, at(GOAL_1, "count = 4", "count = 9"),
     "goal number 1: count must be between 1 and 8, found 9"),
    ("complex of one", GOAL_5, at(GOAL_5, "size = 4", "size = 1"),
     "goal number 5: size must be between 2 and 13, found 1"),
    ("second figure", GOAL_13, at(GOAL_13, "contracts = 1", "contracts = 13"),
     "goal number 13: contracts must be between 1 and 12, found 13"),
    ("reward with an amount it has not", GOAL_6, GOAL_6 + HERE + "amount = 2\n",
     'goal number 6: the reward "contract" takes no "amount"'),
    ("reward without amount", GOAL_1, at(GOAL_1, 'reward = "upgrade"\namount = 2\n', 'reward = "upgrade"\n'),
     'goal number 1: the reward "upgrade" needs "amount", which is missing'),
    ("unknown cell of a goal", GOAL_14, at(GOAL_14, 'cells = ["L4.top",', 'cells = ["L4",'),
     'goal number 14: there is no cell "L4"'),
    ("goal's cell twice", GOAL_14, at(GOAL_14, 'cells = ["L4.top",', 'cells = ["L4.mid",'),
     'goal number 14: the cell "L4.mid" is listed twice'),
    ("no cells", GOAL_14, HERE + 'cells = []\nneed_status = "reconstructed"\n',
     "goal number 14: cells must be between 1 and 9, found 0"),
    ("need's status", GOAL_14, at(GOAL_14, 'need_status = "reconstructed"', 'need_status = "ours"'),
     f'goal number 14: need_status must be one of {STATUSES}, found "ours"'),
    # discoveries
    ("crystals from nowhere", ICE, at(ICE, 'good = "water"', 'good = "ice"'),
     f'discovery "d_res_water": good must be one of {GOODS}, "crystal", found "ice"'),
    ("gain of nothing", ICE, at(ICE, "amount = 3", "amount = 0"),
     'discovery "d_res_water": amount must be between 1 and 9, found 0'),
    ("gain without good", ICE, at(ICE, 'rule = "gain"\ngood = "water"\n', 'rule = "gain"\n'),
     'discovery "d_res_water": the rule "gain" needs "good", which is missing'),
    ("building of a gain", ICE, at(ICE, 'good = "water"', 'building = "mine"\ngood = "water"'),
     'discovery "d_res_water": the rule "gain" takes no "building"'),
    ("unknown building", ANY, at(ANY, 'building = "any"', 'building = "tower"'),
     f'discovery "d_build_any": building must be one of {TYPES}, "any", found "tower"'),
    ("no copies", ICE, at(ICE, "copies = 1", "copies = 0"),
     'discovery "d_res_water": copies must be between 1 and 40, found 0'),
    # First Colonists
    ("A card out of order", A1, at(A1, 'id = "A1"', 'id = "A2"'),
     'a_card "A2": id must be "A1", found "A2"'),
    ("A card's building", A1, at(A1, 'buildings = ["generator",', 'buildings = ["farm",'),
     'a_card "A1": there is no building "farm"'),
    ("A card's building twice", A1, at(A1, 'buildings = ["generator",', 'buildings = ["mine",'),
     'a_card "A1": the building "mine" is listed twice'),
    ("A card without buildings", A1, HERE.join(['id = "A1"\n', 'buildings = []\nstatus = "single_source"\n']),
     'a_card "A1": buildings must not be empty'),
    ("unknown task", B2, at(B2, 'task = "learn_tech"', 'task = "sleep"'),
     'b_card "B2": task must be one of "obtain_blueprint", "learn_tech", "travel_with_shuttle", "construct_shelter", '
     '"hire_scientist", "develop_tech", "develop_tech_twice", "place_discovery", found "sleep"'),
    ("B card's good", B2, at(B2, 'good = "battery"', 'good = "colonist"'),
     f'b_card "B2": good must be one of {GOODS}, "crystal", found "colonist"'),
    # solo
    ("solo card out of order", SOLO_8, at(SOLO_8, "number = 8", "number = 9"),
     "solo_card number 8: number must be 8, found 9"),
    ("fourth mission", SOLO_8, at(SOLO_8, 'mission = "B"', 'mission = "D"'),
     'solo_card number 8: mission must be one of "A", "B", "C", found "D"'),
    ("fourth action", SOLO_8, at(SOLO_8, "action = 3", "action = 4"),
     "solo_card number 8: action must be between 1 and 3, found 4"),
    ("travel", SOLO_8, at(SOLO_8, "travel = false", "travel = 0"),
     "solo_card number 8: travel must be true or false, found 0"),
    ("fourth level", SOLO_GOAL, at(SOLO_GOAL, "level = 0", "level = 4"),
     'solo_goal "martian_potato": level must be between 0 and 3, found 4'),
    ("need without braces", POTATO, HERE + '"complex",\n',
     'solo_goal "martian_potato": a need must be written in braces, found "complex"'),
    ("need without word", POTATO, HERE + '{ building = "greenhouse", size = 5 },\n',
     'solo_goal "martian_potato": need 6: "need" is missing'),
    ("need with another figure", POTATO, HERE + POTATO.replace("size", "count"),
     'solo_goal "martian_potato": need 6: the need "complex" takes no "count"'),
    ("need with an unknown key", POTATO, HERE + POTATO.replace("size = 5", "size = 5, weather = 1"),
     'solo_goal "martian_potato": need 6: unknown key "weather"'),
    ("size of a complex", POTATO, HERE + POTATO.replace("size = 5", "size = 14"),
     'solo_goal "martian_potato": need 6: size must be between 2 and 13, found 14'),
    ("crystals in storage", STORED, HERE + STORED.replace("plant", "crystal"),
     f'solo_goal "martian_potato": need 7: good must be one of {GOODS}, found "crystal"'),
    ("more than storage holds", STORED, HERE + STORED.replace("5", "7"),
     'solo_goal "martian_potato": need 7: count must be between 1 and 6, found 7'),
]  # fmt: skip


def changed(old: str, new: str) -> str:
    return passage_changed(PACKAGED, old, new)


def refused(tmp_path: Path, text: str, fault: str) -> None:
    assert_refused(load, tmp_path, text, fault)


@pytest.mark.parametrize(("old", "new", "fault"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_faults(tmp_path: Path, old: str, new: str, fault: str) -> None:
    refused(tmp_path, changed(old, new), fault)


def line_of(passage: str) -> int:
    assert PACKAGED.count(passage) == 1
    return PACKAGED[: PACKAGED.index(passage)].count("\n") + 1


def test_a_hex_is_taken_once(tmp_path: Path) -> None:
    """By the buildings, by another letter, or twice on a list of shelters; but two such lists may share it."""
    taken = f'the hex "2,0" is taken already, on line {line_of(LSS)}'
    refused(tmp_path, changed(LETTER_D, HERE + 'D = ["5,0", "2,0"]\n'), f"[research]: {taken}")
    refused(tmp_path, changed(THREE, HERE + 'three = ["4,-2", "-4,2", "2,0"]\n'), f"[shelter_sites]: {taken}")
    letter = f'[research]: the hex "-5,0" is taken already, on line {line_of("A = [")}'
    refused(tmp_path, changed(LETTER_D, HERE + 'D = ["5,0", "-5,0"]\n'), letter)
    twice = f'[shelter_sites]: the hex "4,-2" is taken already, on line {line_of(THREE)}'
    refused(tmp_path, changed(THREE, HERE + 'three = ["4,-2", "4,-2", "0,3"]\n'), twice)


def test_every_cell_can_be_reached(tmp_path: Path) -> None:
    """A cell is lost when nothing leads to it, and so is what only such a cell leads to."""
    text = changed('to = ["L2.mid", "L2.bottom"]', 'to = ["L2.mid"]')
    text = passage_changed(text, '[cells."L2.bottom"]', HERE + '[cells."L2.bottom"]')
    fault = 'no technology can come to the cell "{}": it is next to none that can be reached'
    refused(tmp_path, text, "[cells]: " + fault.format("L2.bottom"))
    text = PACKAGED.replace('to = ["L6"]', "to = []").replace('[cells."L6"]', HERE + '[cells."L6"]')
    refused(tmp_path, text, "[cells]: " + fault.format("L6"))


def test_a_mission_stands_there_once(tmp_path: Path) -> None:
    line = line_of('id = "m_advanced"')
    text = changed('id = "m_bots"', HERE + 'id = "m_advanced"')
    refused(tmp_path, text, f'mission "m_advanced": this id is taken already, on line {line}')


def test_a_discovery_stands_there_once(tmp_path: Path) -> None:
    line = line_of('id = "d_develop"')
    text = changed('id = "d_tech"', HERE + 'id = "d_develop"')
    refused(tmp_path, text, f'discovery "d_develop": this id is taken already, on line {line}')


@pytest.mark.parametrize(
    ("section", "fault"),
    [
        ("mission", 'the mission "m_contract" is missing'),
        ("goal", "there must be 16 private goals, found 15"),
        ("a_card", "there must be 4 A cards, found 3"),
        ("b_card", "there must be 8 B cards, found 7"),
        ("solo_card", "there must be 12 solo cards, found 11"),
    ],
)
def test_one_is_missing(tmp_path: Path, section: str, fault: str) -> None:
    content = copy.deepcopy(CONTENT)
    content[section].pop()
    heading = f"[[{section}]]"
    refused(tmp_path, toml(content).replace(heading, HERE + heading, 1), fault)


def test_one_goal_too_many(tmp_path: Path) -> None:
    content = copy.deepcopy(CONTENT)
    content["goal"].append(content["goal"][0] | {"number": 17})
    text = toml(content).replace("[[goal]]", HERE + "[[goal]]", 1)
    refused(tmp_path, text, "there must be 16 private goals, found 17")


def test_no_solo_goal(tmp_path: Path) -> None:
    content = {key: value for key, value in CONTENT.items() if key != "solo_goal"}
    refused(tmp_path, f"{HERE}solo_goal = []\n{toml(content)}", "at least one solo goal is needed")


def test_a_solo_goal_that_needs_nothing(tmp_path: Path) -> None:
    content = copy.deepcopy(CONTENT)
    content["solo_goal"][0]["needs"] = []
    text = toml(content).replace('"needs" = []', HERE + '"needs" = []')
    refused(tmp_path, text, 'solo_goal "first_colonists": needs must not be empty')


def test_more_discoveries_than_have_numbers(tmp_path: Path) -> None:
    text = changed('id = "d_hire"\ncopies = 1', 'id = "d_hire"\ncopies = 23')
    text = text.replace("[[discovery]]", HERE + "[[discovery]]", 1)
    refused(tmp_path, text, "at most 40 discovery tiles are possible, found 41")


def test_fewer_discoveries_than_a_mission_asks_for(tmp_path: Path) -> None:
    content = copy.deepcopy(CONTENT)
    content["discovery"] = content["discovery"][:8]
    content["mission"][4]["targets"] = [5, 7, 9]
    text = toml(content).replace('"targets" = [5, 7, 9]', HERE + '"targets" = [5, 7, 9]', 1)
    refused(tmp_path, text, 'mission "m_discovery": with 4 players this can be done 8 times at most, found 9')


@pytest.mark.parametrize(("length", "other"), [("short", "long"), ("long", "short")])
def test_missions_of_both_lengths(tmp_path: Path, length: str, other: str) -> None:
    content = copy.deepcopy(CONTENT)
    for number, mission in enumerate(content["mission"]):
        mission["length"] = length if number == 0 else other
    text = toml(content).replace("[[mission]]", HERE + "[[mission]]", 1)
    refused(tmp_path, text, f"at least two missions must be {length}")


@pytest.mark.parametrize("section", list(CONTENT))
def test_missing_sections(tmp_path: Path, section: str) -> None:
    content = copy.deepcopy(CONTENT)
    heading = f"[[{section}]]" if isinstance(content.pop(section), list) else f"[{section}]"
    refused(tmp_path, toml(content), f"the section {heading} is missing")


HEADINGS = [
    ("[arrows]", "[arrows]"),
    ("[lss_sites]", "[lss_sites]"),
    ("[shelter_sites]", "[shelter_sites]"),
    ("[research]", "[research]"),
    ("[slots.upgrade]", "[slots.upgrade]"),
    ("[columns.2]", "[columns.2]"),
    ('[cells."L1.bottom"]', '[cells."L1.bottom"]'),
    ("[living_quarters]", "[living_quarters]"),
    ("[grid]", "[grid]"),
    ("[spaces.4]", "[spaces.4]"),
    ("[first_colonist_tiles]", "[first_colonist_tiles]"),
    ('[[mission]]\nid = "m_tech"', 'mission "m_tech"'),
    ("[[goal]]\nnumber = 3", "goal number 3"),
    ('[[discovery]]\nid = "d_tech"', 'discovery "d_tech"'),
    ('[[a_card]]\nid = "A3"', 'a_card "A3"'),
    ('[[b_card]]\nid = "B3"', 'b_card "B3"'),
    ("[[solo_card]]\nnumber = 3", "solo_card number 3"),
    ('[[solo_goal]]\nid = "hunky_dory"', 'solo_goal "hunky_dory"'),
]


@pytest.mark.parametrize(("heading", "label"), HEADINGS, ids=[label for _, label in HEADINGS])
def test_keys_and_sources_of_every_section(tmp_path: Path, heading: str, label: str) -> None:
    """Every kind of table refuses a key it does not know, and a source that is no text."""
    new = f"{heading}\n{HERE}weather = 1"
    refused(tmp_path, changed(heading + "\n", new + "\n"), f'{label}: unknown key "weather"')
    start = PACKAGED.index(heading + "\n") + len(heading) + 1
    rest = PACKAGED[start:].split("\n[", 1)
    body = "\n".join(line for line in rest[0].splitlines() if not line.startswith("source"))
    text = PACKAGED[:start] + HERE + "source = 5\n" + "\n[".join([body + "\n", *rest[1:]])
    refused(tmp_path, text, f"{label}: source must be a text in quotes, found 5")
