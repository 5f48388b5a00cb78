"""Terraforming Mars in the terminal."""

import re
from typing import Any

import pytest

import areo
from areo.kernel.words import LANGUAGES
from areo.library import game_type
from areo.tableau.terminal.phrases import PHRASES as SHARED
from areo.terminal.ending import ending
from areo.terminal.menu import Menu
from areo.terminal.mosaic import neighbours
from areo.terminal.onlooker import Onlooker
from areo.terminal.phrases import Say
from areo.terraforming_mars import board
from areo.terraforming_mars.phases import PHASES
from areo.terraforming_mars.terminal.phrases import PHRASES
from areo.terraforming_mars.terminal.planet import tharsis
from tests.terminal import phrasing
from tests.terminal.seated import Page, Typist, asked, drawn, line_with, page_of, table, until

STOCK = {"mc": 40, "steel": 1, "titanium": 2, "plants": 9, "energy": 4, "heat": 5}
PRODUCTION = {"mc": -3, "steel": 1, "titanium": 0, "plants": 6, "energy": 8, "heat": 7}
ANA: dict[str, Any] = {
    "corporation": "credicor",
    "tr": 36,
    "resources": STOCK,
    "production": PRODUCTION,
    "hand": ["comet", "trees"],
    "played": ["birds", "tardigrades", "asteroid"],
    "on_cards": {"birds": 2, "tardigrades": 5},
    "used": ["birds"],
}
BO: dict[str, Any] = {"corporation": "ecoline", "tr": 21, "hand": ["fish"], "played": ["ants"], "on_cards": {"ants": 1}}
STATE: dict[str, Any] = {
    "generation": 5,
    "temperature": -14,
    "oxygen": 5,
    "tiles": [
        {"space": "C3", "tile": "city", "owner": 0},
        {"space": "C4", "tile": "greenery", "owner": 1},
        {"space": "E5", "tile": "ocean"},
        {"space": "F2", "tile": "lava-flows", "owner": 1},
        {"space": "G2", "tile": "capital", "owner": 0},
        {"space": "phobos-space-haven", "tile": "city", "owner": 1},
    ],
    "claims": [{"space": "D2", "owner": 1}],
    "milestones": {"mayor": 1},
    "awards": {"banker": 0},
    "first_player": 1,
    "players": [ANA, BO],
}


def written(**state: object) -> areo.Game:
    """A table as written down, with Ana to move."""
    options = {"names": ["Ana", "Bo"]}
    position = {"game": "terraforming-mars", "options": options, "state": {**STATE, "active": 0, **state}}
    return areo.from_position(position)


def test_exactly_the_neighbours_touch_on_the_map() -> None:
    around = {
        frozenset((board.IDS[site], board.IDS[other]))
        for site in range(board.HEXES)
        for other in board.NEIGHBOURS[site]
    }
    assert neighbours(tharsis()) == around


@pytest.mark.parametrize("width", [60, 72, 73, 80, 100, 119, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_areas_and_players_are_shown_at_any_width(width: int, language: str) -> None:
    text = drawn(written(), 0, width, language)
    for id in board.IDS[: board.HEXES]:
        assert re.search(rf"\b{id}\b", text), id
    assert "● Ana" in text
    assert "▲ Bo ★" in text


def test_a_tile_shows_its_kind_and_its_owner() -> None:
    text = drawn(written())
    assert "│ C3 ●⌂ │" in text
    assert "│ C4 ▲♣ │" in text
    assert "│≈E5≈≈≈≈│" in text
    assert "│ F2 ▲◈ │" in text
    assert "▲◈ F2 Lava Flows" in text
    assert "│ G2 ●⌂◈│" in text
    assert "▲⌂ Phobos Space Haven" in text
    assert "⌂ Ganymede Colony" not in text


def test_a_free_area_shows_what_it_gives_and_what_it_is_reserved_for() -> None:
    text = drawn(written())
    for area in ("A1  ss", "B6≈ cc", "D1^ tp", "E3⌂ pp", "I5≈ tt", "D2⚑▲p "):
        assert f"│ {area}│" in text
    assert "│ A1  aa│" in drawn(written(), language="fr")
    assert "a acier · t titane · p plantes · c carte" in drawn(written(), language="fr")


def test_a_tile_placed_shows_up_with_its_owner() -> None:
    game = written()
    game.choose(0, ["greenery"])
    decision = game.asked[0]
    assert decision is not None
    assert decision.kind == "space"
    text = drawn(game, lit=asked(game))
    legal = {key.split(" ")[1] for key in decision.keys}
    for id in board.IDS[: board.HEXES]:
        assert (f"▸{id}" in text) == (id in legal), id
    assert "▸ possible" in text
    assert "▸" not in drawn(game)
    game.choose(0, ["space B3"])
    assert "│ B3 ●♣ │" in drawn(game)


def test_a_space_is_chosen_by_its_id_alone() -> None:
    game = written()
    game.choose(0, ["greenery"])
    client = table([None, "random"], Typist(["b3"]), game=game)
    client.play()
    assert "│ B3 ●♣ │" in page_of(client).text


def test_neutral_tiles_of_a_solo_game_have_a_mark_and_there_are_no_milestones() -> None:
    game = areo.new("terraforming-mars", players=1, seed=7)
    text = drawn(game, language="pt")
    assert len(re.findall(r"[A-I]\d ○[⌂♣] │", text)) == 4
    assert "○ neutro" in text
    assert "Preparação" in text
    assert "Marcos" not in text


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Temperature −14 °C ━━━━━━━━─────────── 8 °C 11 to go", "Oxygen 5% ━━━━━───────── 14% 9 to go"]),
        ("fr", ["Température −14 °C ━━━━━━━━─────────── 8 °C reste 11", "Oxygène 5 % ━━━━━───────── 14 % reste 9"]),
        ("pt", ["Temperatura −14 °C ━━━━━━━━─────────── 8 °C faltam 11", "Oceanos 1 ━──────── 9 faltam 8"]),
    ],
)
def test_the_tracks_say_how_far_it_is(language: str, lines: list[str]) -> None:
    text = " ".join(drawn(written(), language=language).split())
    for line in lines:
        assert line in text


def test_a_parameter_at_its_goal_is_ticked_off() -> None:
    assert re.search(r"Oxygen +14% ━{14} +✓", drawn(written(oxygen=14)))


def test_the_strip_has_every_number_of_a_player() -> None:
    text = drawn(written())
    assert re.match(r"● Ana +36 +40−3 +1\+1 +2\+0 +9\+6 +4\+8 +5\+7 +2 +3 +\d+ to move", line_with(text, "● Ana"))
    assert re.match(r"▲ Bo ★ +21 +0\+0", line_with(text, "▲ Bo"))
    wide = drawn(written(), width=120)
    assert "40 −3" in line_with(wide, "● Ana")
    assert "titanium" in wide


def test_who_has_passed_is_said() -> None:
    assert "passou" in line_with(drawn(written(passed=[False, True]), language="pt"), "▲ Bo ★")


def test_milestones_and_awards_say_whose_they_are_and_how_all_stand() -> None:
    text = drawn(written(), lit={"milestone terraformer": 7})
    assert "Milestones 8 M€" in text
    assert "Awards 14 M€" in text
    assert re.search(r" 7 Terraformer \(35\) +36 +21", text)
    assert re.search(r"▲ Mayor \(3\) +2 +1", text)
    assert re.search(r"● Banker +−3 +0", text)


def test_tags_and_cubes_of_all_are_shown() -> None:
    text = drawn(written())
    assert "● CrediCor  mic 1  ani 1  eve 1" in text
    assert "▲ Ecoline  pla 1  mic 1" in text
    assert "Ants 1 microbe" in text
    assert "microbe 1  animal 1  event 1" in drawn(written(), width=120)


def test_my_cards_in_play_show_their_cubes_and_what_was_used() -> None:
    game = written()
    text = drawn(game, lit=asked(game))
    assert re.search(r"In play  Birds 2 animals \(used\) · \[\d+\] Tardigrades 5 microbes", text)
    assert "In play" not in drawn(game, None)


def test_my_hand_has_prices_tags_and_the_numbers_of_what_can_be_played() -> None:
    game = written()
    text = drawn(game, lit=asked(game))
    assert re.search(r"\n  1  21 Comet +eve spa +Raise the temperature 1 step\. ", text)
    assert re.search(r"\n     13 Trees +pla +Requires [−-]4.°C or warmer", text)
    assert "Fish" not in text
    assert "Comet" not in drawn(game, 1)
    assert "Comet" not in drawn(game, None)


def test_what_is_dealt_is_shown_to_its_owner_alone() -> None:
    game = areo.new(
        "terraforming-mars", players=2, seed=7, corporations=[["credicor", "helion"], ["ecoline", "thorgate"]]
    )
    text = drawn(game, lit=asked(game))
    assert "Your corporation  CrediCor or Helion" in text
    assert "Dealt · 10" in text
    assert "Ecoline" not in text
    assert "CrediCor" not in drawn(game, 1)
    assert "CrediCor" not in drawn(game, None)
    game.choose(0, ["corporation helion"])
    assert "Votre corporation  Helion\n" in drawn(game, language="fr")
    assert "Helion" not in drawn(game, 1)


def test_a_draft_shows_the_pack_and_what_was_kept() -> None:
    game = until(areo.new("terraforming-mars", players=2, seed=7, draft=True), 0, "not pass on")
    assert "Dealt · 4" in drawn(game)
    for seat in (0, 1):
        decision = game.asked[seat]
        assert decision is not None
        game.choose(seat, [0])
    text = drawn(game)
    assert "Dealt · 3" in text
    assert "Drafted · 1" in text


def test_long_names_and_large_numbers_keep_to_the_width() -> None:
    names = ["Maximiliano de Alcântara e Bragança", "日本の人の名前です", "c" * 40, "d" * 40, "e" * 40]
    much = dict.fromkeys(STOCK, 134)
    each = {"tr": 72, "resources": much, "production": dict.fromkeys(STOCK, 21)}
    state = {
        "players": [{**each, "corporation": id} for id in ("credicor", "ecoline", "helion", "teractor", "thorgate")]
    }
    game = areo.from_position({"game": "terraforming-mars", "options": {"names": names}, "state": state})
    for language in LANGUAGES:
        for width in (80, 120):
            assert "134" in drawn(game, 0, width, language)


def test_why_not_is_asked_by_a_cards_name() -> None:
    client = table([None, "random"], Typist(["w trees", "w birds", "w fish", "w asteroid", "w"]), game=written())
    client.play()
    text = page_of(client).text
    assert re.search(r"Trees: Needs [−-]4.°C or warmer; now: [−-]14", text)
    assert "Birds: The action of Birds was already used this generation." in text
    assert "Fish: Fish is not in your hand." in text
    assert "Asteroid: This can be chosen now." in text
    assert "its key (w play comet)" in text


def test_a_standard_project_is_not_taken_for_the_card_of_its_name() -> None:
    game = written()
    decision = game.asked[0]
    assert decision is not None
    notes = {
        choice.key: choice.note for choice in Menu(decision, Say("en"), Onlooker(game, "en").printed.cards).choices
    }
    assert notes["project asteroid"] == ""
    assert notes["play comet"]


def test_the_board_names_every_card_in_play() -> None:
    client = table([None, "random"], Typist(["b"]), game=written())
    client.play()
    assert "● Birds · Tardigrades · Asteroid\n" in page_of(client).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_kind_and_score_has_its_name(language: str) -> None:
    kinds = {card.kind for card in game_type("terraforming-mars").cards(language, {})}
    parts = set(written().scores()[0]) - {"total", "by_card"}
    named = {f"kind.{kind}" for kind in kinds} | {f"score.{part}" for part in parts}
    assert named | {f"phase.{phase}" for phase in PHASES} <= set(game_type("terraforming-mars").terms(language))


def last_move(**state: object) -> areo.Game:
    """The last generation of a solo game, with nothing left to do but pass."""
    position = {"generation": 14, "players": [{"corporation": "ecoline", "tr": 40, "played": ["birds"]}], **state}
    game = areo.from_position({"game": "terraforming-mars", "options": {"names": ["Ana"]}, "state": position})
    game.choose(0, ["pass"])
    assert game.over
    return game


def oceans() -> list[dict[str, str]]:
    return [{"space": board.IDS[site], "tile": "ocean"} for site in range(board.HEXES) if board.RESERVED >> site & 1][
        :9
    ]


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [
        ("en", "● Ana wins: Mars is terraformed", "● Ana loses: after 14 generations"),
        ("fr", "● Ana gagne : Mars est terraformée", "● Ana perd : au bout de 14 générations"),
        ("pt", "● Ana vence: Marte está terraformado", "● Ana perde: ao fim de 14 gerações"),
    ],
)
def test_a_solo_game_says_whether_it_was_won(language: str, won: str, lost: str) -> None:
    for game, told in ((last_move(temperature=8, oxygen=14, tiles=oceans()), won), (last_move(), lost)):
        page = Page()
        onlooker = Onlooker(game, language)
        page.print(ending(onlooker.scene(game, None, 80), onlooker.drawing))
        assert page.text.replace("\u00a0", " ").startswith(told)


# What the drawing says.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_phrase_of_the_drawing(language: str) -> None:
    phrasing.complete(PHRASES, language)


def test_the_drawing_s_phrases_are_used_translated_and_its_own() -> None:
    code = phrasing.sources("terraforming_mars/terminal") + phrasing.sources("tableau/terminal")
    phrasing.in_step(PHRASES, code, ["drafted", "bought"], also=SHARED["en"])
    phrasing.adds_only(PHRASES)
    phrasing.spaced_as_in_french(PHRASES)
    assert phrasing.as_in_english(PHRASES) == {"possible"}
