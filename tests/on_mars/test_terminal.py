"""On Mars in the terminal.

`AREO_GOLDEN=write` draws the tables in tests/golden anew; look at the difference before it goes in.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

import areo
from areo.kernel.words import LANGUAGES
from areo.on_mars.game_type import GAME
from areo.on_mars.geometry import BY_ID, ZONES, id_of, listed
from areo.on_mars.numbers import PHASES
from areo.on_mars.scoring import PARTS
from areo.on_mars.terminal.phrases import PHRASES
from areo.on_mars.terminal.planet import hexes
from areo.terminal.ending import ending
from areo.terminal.look import add_colours
from areo.terminal.mosaic import Box
from areo.terminal.onlooker import Onlooker
from tests.on_mars.colony import deal, player
from tests.on_mars.solo import BARE, alone
from tests.terminal import phrasing
from tests.terminal.seated import Page, Typist, asked, drawn, line_with, page_of, table
from tests.texts import reads_as_reviewed

NAMES = ["Ana", "Bo", "Caí"]
MARS = {
    "3,-2": "mine, miner of 0",
    "0,0": "mine, blueprint 1 of 1",
    "-1,1": "crystal",
    "-3,2": "bot of 1",
    "-4,2": "shelter of 1, blueprint 11 of 1",
    "1,2": "rover of 0",
    "-2,-2": "d_hire",
    "-5,0": "research A",
    "5,-5": "research B",
}
ANA: dict[str, Any] = {
    "op": 12,
    "storage": "2 mineral 1 water",
    "crystals": 2,
    "pending": 1,
    "quarters": 2,
    "working": 1,
    "ships": [1, 2, 4, 5],
    "hangar": 1,
    "goals": [7, 8],
    "blueprints": [8],
    "contracts": [2, {"num": 9, "on": {"water": 1}}],
    "scientists": ["hydrologist"],
    "lab": {"L2.mid": "shelter", "L3.bottom": "rover", "L1.top": "mine"},
    "discoveries": ["d_tech"],
    "research": ["C"],
    "progress": ["greenhouse"],
}
BO = player(blueprints=[1, 11], scientists=[{"id": "geologist", "at": 1}], goals=[4], goal_done=[3], markers=6)
STATE: dict[str, Any] = {
    "level": 1,
    "lss": {"generator": 2, "water_extractor": 1, "greenhouse": 3, "oxygen_condenser": 1},
    "shuttle": {"side": "orbit", "space": 1},
    "slots": {"construct": [0, 1], "upgrade": [], "obtain_blueprint": [2], "research_dev": [], "hire_or_contract": [1]},
    "warehouse": {"crystal": 0, "battery": 3, "water": 1, "plant": 2, "oxygen": 3},
}


def written(state: dict[str, Any] | None = None, mars: dict[str, str] | None = None, **mine: Any) -> areo.Game:
    """A table as written down, with Ana to move in the colony."""
    told = {**STATE, **(state or {})}
    given = {**ANA, **mine}
    missions = (("m_blueprint", 6), ("m_scientist", 2))
    places = {**MARS, **(mars or {})}
    others = [BO, player(space=1)]
    names = {"names": NAMES}
    return deal(players=3, mars=places, others=others, missions=missions, state=told, options=names, **given).game


def solo(**state: Any) -> areo.Game:
    him = {"op": 20, "last_card": 12, "discard": [12], "blueprints": [{"num": 2, "built": True}], "markers": 7}
    mars = {**BARE, "0,0": {"building": "mine", "advanced": "lacerda", "blueprint": 2}}
    return alone(mars, him=him, options={"names": ["Ana"]}, active=0, order=[0, "lacerda"], **state).game


def end_of(game: areo.Game, language: str = "en", width: int = 80) -> str:
    """What is shown at the end, once everybody has done as little as possible in the last round."""
    small = ("end", "stay", "done", "skip", "no tech")
    while not game.over:
        seat = game.waiting_for()[0]
        decision = game.asked[seat]
        assert decision is not None
        keys = decision.keys
        game.choose(seat, [next((key for key in small if key in keys), keys[0])])
    page = Page(width)
    onlooker = Onlooker(game, language)
    add_colours(page, onlooker.drawing.colours)
    page.print(ending(onlooker.scene(game, None, width), onlooker.drawing))
    return page.text


LAST: dict[str, Any] = {"end_triggered": True, "last_round": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_look_as_reviewed(language: str) -> None:
    game = written()
    tables = [
        drawn(game, 0, 80, language, asked(game)),
        drawn(game, 1, 140, language),
        drawn(solo(), 0, 80, language),
        drawn(game, None, 60, language),
        end_of(written(LAST), language),
        end_of(solo(**LAST), language),
    ]
    text = "\n".join("\n".join(line.rstrip() for line in table.splitlines()) + "\n" for table in tables)
    reads_as_reviewed("on_mars_terminal", language, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 78, 79, 80, 100, 131, 140, 200])
def test_everything_fits_any_width(width: int, language: str) -> None:
    for game in (written(), solo()):
        text = drawn(game, 0, width, language)
        assert "● Ana" in text
        assert ("╭─E1" in text) == (width >= 79)


# The map.


def touching(one: Box, other: Box) -> bool:
    """Whether two boxes share a side, or half of one."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return (across == 0 and down > 0) or (down == 0 and across > 0)


def test_exactly_the_neighbours_touch_on_the_map() -> None:
    boxes = hexes()
    for id, hex in BY_ID.items():
        neighbours = {id_of(other) for other in listed(ZONES[hex])} - {id}
        assert {other for other in boxes if other != id and touching(boxes[id], boxes[other])} == neighbours


@pytest.mark.parametrize(
    ("id", "there", "shown"),
    [
        ("2,1", "mine", "Mi"),
        ("2,1", "mine, miner of 1", "Mi ♙▲"),
        ("2,1", "greenhouse, bot of 2", "Gr ♜■"),
        ("2,1", "shelter of 2", "Sh■"),
        ("2,1", "shelter of 2, bot of 0", "Sh■♜●"),
        ("2,1", "crystal", "◇"),
        ("2,1", "crystal, rover of 1", "◇»▲"),
        ("2,1", "research D", "[D]"),
        ("2,1", "d_warehouse", "?"),
    ],
)
def test_a_hex_shows_what_is_on_it_and_whose(id: str, there: str, shown: str) -> None:
    text = drawn(written(mars={id: there}))
    lines = text.splitlines()
    row = next(number for number, line in enumerate(lines) if "I7─" in line)
    column = lines[row].index("─I7──")
    assert lines[row + 1][column : column + 5].strip() == shown


def test_an_advanced_building_shows_its_marker() -> None:
    text = drawn(written())
    assert "│Mi ★▲│" in text.replace("┤", "│").replace("├", "│")
    assert "Sh▲★▲" in text


def test_a_hex_that_can_be_chosen_carries_its_number() -> None:
    game = written({"slots": {}}, storage="1 water 1 plant 1 oxygen")
    game.choose(0, ["main construct"])
    game.choose(0, ["build mine"])
    lit = asked(game)
    sites = [key for key in lit if key.startswith("hex ")]
    assert len(sites) > 1
    text = drawn(game, lit=lit)
    for key, number in [(key, lit[key]) for key in sites]:
        name = game.rulebook.things.name(game.rulebook.things.number(key), "en")
        assert f"{number} {name}" in text


def test_discoveries_on_the_map_are_named() -> None:
    assert re.search(r"\n\? +E2 Message from Earth\n", drawn(written()))


# The colony.


def test_the_sides_show_who_is_where_what_spaces_give_and_who_acts_next() -> None:
    text = drawn(written(side_order()))
    assert "Orbit    1 ■ Caí · 2 warehouse · 3 technology · 4 colonist\n" in text
    assert "Colony   5 ● Ana · 6 ▲ Bo · 7 bots · 8 blueprint\n" in text
    assert "Turns    ✓ ■ Caí  ▶ ● Ana  ▷ ▲ Bo\n" in text


def side_order() -> dict[str, Any]:
    return {"order": [2, 0, 1]}


@pytest.mark.parametrize(
    ("level", "side", "space", "told"),
    [
        (1, "orbit", 1, "in orbit; leaves for the colony at the end of round 3"),
        (2, "colony", 2, "in the colony; leaves for orbit at the end of round 4"),
        (4, "orbit", 1, "in orbit, and stays there"),
        (4, "colony", 1, "in the colony, and stays there"),
        (5, "colony", 0, "has made its last journey"),
    ],
)
def test_the_shuttle_says_when_it_leaves_and_where_to(level: int, side: str, space: int, told: str) -> None:
    assert f"Shuttle  {told}\n" in drawn(written({"level": level, "shuttle": {"side": side, "space": space}}))


def test_life_support_shows_the_level_and_what_holds_it_back() -> None:
    text = drawn(written())
    assert "Colony level 1 · missions until the end: 3\n" in text
    assert "Life support  row 2 in every column raises the level · ✕ holds it back\n" in text
    assert "generator        ━╋──── 2 ✓\n" in text
    assert "water extractor  ━┼──── 1 ✕ 2 × ships in your hangar\n" in text
    assert "greenhouse       ━╋━─── 3 ✓\n" in text
    top = {"level": 5, "lss": dict.fromkeys(STATE["lss"], 6)}
    assert "Life support  the colony is at its highest level\n" in drawn(written(top))


def test_missions_show_their_progress_and_what_they_give() -> None:
    text = drawn(written())
    assert "A  Design Office  ━━━━──────  6 of 10 to go  +1 crystal\n" in text
    assert "B  Scientific Staff  ━━──  2 of 4 to go  +2 crystals\n" in text
    assert "C  ✓ done\n" in text


@pytest.mark.parametrize(
    ("state", "told"),
    [({"end_triggered": True}, "the next round is the last"), (LAST, "last round")],
)
def test_the_end_is_announced(state: dict[str, Any], told: str) -> None:
    assert f"Colony level 1 · {told}\n" in drawn(written(state))


# What is on offer.


def test_the_warehouse_shows_what_can_be_taken_by_number() -> None:
    game = written(space=2)
    game.choose(0, ["main resupply"])
    lit = asked(game)
    assert f"crystal 0 · [{lit['take battery']}] battery 3 · " in drawn(game, lit=lit)


def test_technologies_on_offer_stand_in_rows_with_their_cost() -> None:
    grid = {"top": ["mine", None, "ship"], "middle": ["rover", "upgrade", "generator"], "bottom": ["greenhouse", None]}
    text = " ".join(drawn(written({"tech_grid": grid})).split())
    assert "Technologies (free) greenhouse · – · (1 battery) rover · upgrade · generator" in text
    assert "(1 battery + 1 of any kind) mine · – · ship" in text


def test_building_tiles_tell_how_many_are_left_and_where_the_next_one_points() -> None:
    stacks = {"mine": [[1, 3], []], "generator": []}
    assert "Buildings     mine 2 ↗↓ · generator 0 · " in drawn(written({"stacks": stacks}))


def test_slots_show_whose_colonists_are_there_and_how_many_still_fit() -> None:
    text = drawn(written())
    assert "●▲○ construct a building" in text
    assert "■○○ obtain a blueprint" in text
    assert "▲○○ hire a scientist or take a contract" in text


# The players.


def test_the_strip_has_every_number_of_a_player() -> None:
    text = drawn(written())
    assert re.search(r"OP min bat wat pla oxy Max +cry Beds Work Ship Bots Goal\n", text)
    assert re.match(r"● Ana +\d+ +2 +0 +1 +0 +0 +2 2\+1/4 +2/4 +1 +1 +1 +2 moves", line_with(text, "● Ana"))
    assert re.match(r"▲ Bo +−?\d+ +1 +1 +1 +1 +1 +2 +1/3 +3/4 +0 +0 +1 +1✓", line_with(text, "▲ Bo"))


def test_technologies_stand_with_their_levels_by_owner() -> None:
    text = drawn(written())
    below = text[text.index("Technologies mine genera") :]
    assert re.match(r"● Ana +1 +· +· +· +· +2 +3 +· +·\n", line_with(below, "● Ana") + "\n")
    assert re.match(r"▲ Bo +· +· +· +· +· +2 +· +· +·\n", line_with(below, "▲ Bo") + "\n")


def test_cards_show_what_they_still_need() -> None:
    text = " ".join(drawn(written()).split())
    assert "● Hydroponic Farm ○Gr1 · Hydrologist" in text
    assert "Waterworks ○Wa ×4 Water Delivery 0/2 mineral, 1/3 water" in text
    assert "Progress cubes Gr · 1 discovery tile Research tile C" in text
    assert "▲ Construction Yard ✓G5 · Casino ✓C4 · Geologist → Construction Yard" in text


def test_a_contract_that_is_completed_is_ticked() -> None:
    game = written(contracts=[{"num": 9, "on": {"mineral": 2, "water": 3}}])
    assert "Water Delivery ✓" in drawn(game)


def test_the_tile_on_the_radar_is_named() -> None:
    game = written({"radar": "d_warehouse"}, {"2,-2": "generator, blueprint 15 of 0"}, blueprints=[15])
    assert "Radar ✓I4 → Supply Drop" in drawn(game)


# My own board.


def test_executive_actions_show_their_price_and_whether_a_ship_closes_them() -> None:
    game = written(crystals=4, ships=[1, 2])
    lit = asked(game)
    text = " ".join(drawn(game, lit=lit).split())
    assert "△ develop for free 4◇ · △ move the rover 4◇ [" in text
    assert f"[{lit['exec blueprint']}] take a blueprint 3◇" in text
    assert "△ closed by a ship" in text
    assert "△" not in drawn(game, None)


def test_the_laboratory_shows_technologies_benefits_costs_and_points() -> None:
    lines = drawn(written()).splitlines()
    begin = next(number for number, line in enumerate(lines) if line.startswith("Laboratory 1"))
    top, middle, bottom, cost = lines[begin + 1 : begin + 5]
    assert re.match(r" +mine +· +mineral +· +blueprint *$", top)
    assert re.match(r" +shelter +· +· *$", middle)
    assert re.match(r" +crystal +· +rover +· +upgrade *$", bottom)
    assert re.match(r"Cost +1 of any kind +1 oxygen +1 oxygen +1 oxygen +1 oxygen$", cost)


def test_private_goals_show_their_owner_how_far_they_are() -> None:
    text = drawn(written())
    goals = [card for card in GAME.cards("en", {}) if card.id in ("goal-7", "goal-8")]
    for card, figures in zip(goals, ("1/3", "1/3"), strict=True):
        assert f"{card.name} {figures} " in text
        assert card.name not in drawn(written(), 1)
        assert card.name not in drawn(written(), None)


def test_tasks_of_the_first_colonists_are_written_out_for_their_owner() -> None:
    game = areo.new("on-mars", players=2, seed=4, first_colonists=True)
    view: Any = game.view(0)
    card = next(card for card in GAME.cards("en", {}) if card.id == view["players"][0]["first_card"])
    assert f"{card.name}  When you construct one of these" in drawn(game, 0)
    assert card.name not in drawn(game, 1)


def test_why_not_is_asked_by_name() -> None:
    client = table([None, "random", "random"], Typist(["w resupply", "w develop for free", "w casino"]), game=written())
    client.play()
    text = " ".join(page_of(client).text.split())
    assert "resupply: That action belongs to the other side." in text
    assert "develop for free: A ship still stands in its slot of your depot." in text
    assert "Casino: “Casino” is another player’s, and none of your scientists can work there." in text


# Alone, and the end.


def test_alone_one_sees_the_goal_and_lacerda() -> None:
    text = drawn(solo(level=2))
    flat = " ".join(text.split())
    assert "First Colonists ○ the colony at level 3 or higher (2) ○ 1 completed contract (0)" in flat
    assert "▲ Lacerda bot on its icon: mine · cards left: 1, pass 1 Solo card 12 In orbit: research and" in flat
    assert re.search(r"\n▲ Lacerda +\d\d ", text)
    assert "✓ the colony at level 3 or higher ·" in drawn(solo(level=3))


@pytest.mark.parametrize(
    ("language", "lost"),
    [
        ("en", "● Ana loses: the goal “First Colonists” is not met."),
        ("fr", "● Ana perd : l’objectif « Premiers Colons » n’est pas atteint."),
        ("pt", "● Ana perde: o objetivo “Primeiros Colonos” não foi alcançado."),
    ],
)
def test_a_solo_game_says_whether_it_was_won(language: str, lost: str) -> None:
    told = end_of(solo(**LAST), language, 120).replace("\u00a0", " ")
    assert told.startswith(lost)
    assert "● Ana  Lacerda" in told


def test_a_solo_game_that_is_won_says_so() -> None:
    me = {
        "space": 4,
        "op": 99,
        "goal_done": [3],
        "lab": {"L6": "shelter"},
        "contracts": [{"num": 9, "on": {"mineral": 2, "water": 3}}],
    }
    game = alone(me=me, level=3, options={"names": ["Ana"]}, active=0, order=[0, "lacerda"], **LAST).game
    assert end_of(game).startswith("● Ana wins: the goal “First Colonists” is met. ")


def test_the_end_tells_points_by_source_and_by_card() -> None:
    told = end_of(written(LAST))
    assert re.search(r"Blueprints +[\d−]+ +[\d−]+ +[\d−]+", told)
    assert re.search(r"▲ Bo +Construction Yard 3 · Casino 3 · Geologist 0\n", told)
    assert "−3" in told


# What the drawing says.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_kind_and_score_has_its_name(language: str) -> None:
    kinds = {f"kind.{card.kind}" for card in GAME.cards(language, {})}
    named = kinds | {f"score.{part}" for part in PARTS} | {f"phase.{phase}" for phase in PHASES}
    assert named <= set(GAME.terms(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_are_told_apart_by_two_letters(language: str) -> None:
    names = [GAME.things({}).name(GAME.things({}).number(f"building {type}"), language) for type in BUILDINGS]
    assert len({name[:2].casefold() for name in names}) == len(BUILDINGS)


BUILDINGS = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_phrase_of_the_drawing(language: str) -> None:
    phrasing.complete(PHRASES, language)


def test_the_drawing_s_phrases_are_used_translated_and_its_own() -> None:
    phrasing.in_step(PHRASES, phrasing.sources("on_mars/terminal"))
    phrasing.adds_only(PHRASES)
    phrasing.spaced_as_in_french(PHRASES)
    assert phrasing.as_in_english(PHRASES) == {"piece.rover", "limit"}
