"""Mission: Red Planet in the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import areo
import areo.red_planet
from areo.kernel.words import LANGUAGES
from areo.red_planet.game_type import GAME
from areo.red_planet.numbers import PHASES
from areo.red_planet.terminal.phrases import PHRASES
from areo.red_planet.terminal.planet import borders, mars
from areo.terminal.mosaic import neighbours
from areo.terminal.onlooker import Onlooker
from tests.terminal import phrasing
from tests.terminal.seated import drawn, until

COMPONENTS = (Path(areo.red_planet.__file__).parent / "components.toml").read_text("utf-8")

PLAYERS = [
    {"reserve": 12, "lost": 1, "tokens": {"ice": 2}, "bonus": ["subsidy"], "hand": ["recruiter", "pilot"]},
    {"reserve": 11, "lost": 0, "bonus": ["block_of_ice"]},
    {"reserve": 10, "lost": 0, "bonus": ["pioneers"]},
]
STATE: dict[str, Any] = {
    "round": 3,
    "medal": 1,
    "zones": [
        {"zone": "hellas", "resource": "ice", "tokens": 2, "astronauts": [1, 3, 0]},
        {"zone": "arabia", "resource": "celerium", "astronauts": [2, 2, 1], "discovery": "rich_vein", "known_by": [0]},
        {"zone": "ausonia", "discovery": "radiation", "known_by": [1]},
    ],
    "players": PLAYERS,
}


def written(**state: object) -> areo.Game:
    """A table as written down."""
    options = {"names": ["Ana", "Bo", "Caí"]}
    return areo.from_position({"game": "red-planet", "options": options, "state": {**STATE, **state}})


@pytest.mark.parametrize("width", range(76, 93))
def test_exactly_the_neighbours_touch_on_the_map(width: int) -> None:
    game = areo.new("red-planet", seed=1)
    assert neighbours(mars(width)) == borders(Onlooker(game, "en").scene(game, None, width))


@pytest.mark.parametrize("width", [60, 76, 80, 100, 118, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_zones_and_players_are_shown_at_any_width(width: int, language: str) -> None:
    text = drawn(written(), 0, width, language)
    for zone in ("Vastitas Borealis", "Valles Marineris", "Mare Tyrrhenum", "Hellas"):
        assert zone in text
    for player in ("● Ana", "▲ Bo", "■ Caí"):
        assert player in text


def test_the_leader_stands_in_brackets_and_a_tie_in_round_ones() -> None:
    text = drawn(written())
    assert "[▲3] ●1" in text
    assert "(●2) (▲2) ■1" in text


def test_a_zone_shows_its_resource_its_value_and_the_tokens_there() -> None:
    text = drawn(written())
    assert "Ice 1 ◦2" in text
    assert "Celerium 3" in text
    assert text.count("unexplored") == 8


def test_a_discovery_is_named_only_to_those_who_know_it() -> None:
    mine, spectators = drawn(written(), 0), drawn(written(), None)
    assert "? Rich Vein" in mine
    assert "Arabia · Rich Vein. " in mine
    assert "Radiation" not in mine
    assert mine.count("? discovery") == 2  # one on the map, one in the legend
    assert "Rich Vein" not in spectators
    assert "Subsidy" not in spectators


def test_my_bonus_cards_are_written_out_with_what_they_are_worth_now() -> None:
    assert re.search(r"Your bonus · Subsidy\. \d points.*\. Worth \d now\.", drawn(written()))
    assert "Worth" not in drawn(written(), 1)


def test_the_strip_counts_astronauts_tokens_and_cards() -> None:
    line = next(line for line in drawn(written()).splitlines() if line.startswith("● Ana"))
    assert re.match(r"● Ana +2 +0 +0 +2 +12 +1 1·······9 +1", line)
    assert "▲ Bo ★" in drawn(written())


def test_shuttles_show_who_is_aboard_and_who_may_still_board() -> None:
    pad = [
        {"shuttle": "S12", "crew": [2, 1, 0]},
        {"shuttle": "S31", "crew": [0, 0, 0]},
        {"shuttle": "S04", "crew": [0, 0, 1]},
    ]
    text = drawn(written(pad=pad), lit={"shuttle S12": 4})
    assert re.search(r"4 S12 → Hellas +●●▲○○", text)
    assert "S31 → destination open" in text


def test_what_can_be_chosen_carries_its_number_on_the_map() -> None:
    assert "7 Hellas" in drawn(written(), lit={"zone hellas": 7})


def test_an_open_character_is_named_and_a_secret_one_is_not() -> None:
    game = until(areo.new("red-planet", players=3, seed=7, names=["Ana", "Bo", "Caí"]), 0, "character")
    game.choose(0, ["character pilot"])
    assert "Pilot" in drawn(game, 0)
    assert "Pilot" not in drawn(game, 1)
    assert "has chosen" in drawn(game, 1)


def test_a_corrected_map_is_told_as_a_list_with_neighbours(tmp_path: Path) -> None:
    corrected = tmp_path / "mine.toml"
    corrected.write_text(COMPONENTS.replace('    ["valles_marineris", "arabia"],\n', ""), "utf-8")
    text = drawn(areo.new("red-planet", seed=1, data=corrected), None)
    assert "╭" not in text
    assert "↔ Hellas, Mare Serpentis, Sinus Sabaeus, Tritonis Sinus, Mare Tyrrhenum" in " ".join(text.split())
    assert text.count("↔") == 10


def test_markup_in_names_is_only_text() -> None:
    game = areo.new("red-planet", seed=1, names=["[red]X", "[/]", "a b"])
    assert "● [red]X" in drawn(game, None)


# What the drawing says.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_phrase_of_the_drawing(language: str) -> None:
    phrasing.complete(PHRASES, language)
    assert cell_len(PHRASES[language]["legend"]) <= 80


def test_the_drawing_s_phrases_are_used_translated_and_its_own() -> None:
    phrasing.in_step(PHRASES, phrasing.sources("red_planet/terminal"))
    phrasing.adds_only(PHRASES)
    phrasing.spaced_as_in_french(PHRASES)
    assert phrasing.as_in_english(PHRASES) == {"points", "bonus"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_kind_and_score_has_its_name(language: str) -> None:
    kinds = {card.kind for card in GAME.cards(language, {})}
    parts = set(written().scores()[0]) - {"total", "by_card"}
    named = {f"kind.{kind}" for kind in kinds} | {f"score.{part}" for part in parts}
    assert named | {f"phase.{phase}" for phase in PHASES} <= set(GAME.terms(language))
