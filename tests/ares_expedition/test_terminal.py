"""Ares Expedition in the terminal."""

import re
from typing import Any

import pytest

import areo
from areo.ares_expedition.deck import PHASE_NAMES
from areo.ares_expedition.terminal.phrases import PHRASES
from areo.kernel.words import LANGUAGES
from areo.library import game_type
from areo.tableau.terminal.phrases import PHRASES as SHARED
from areo.terminal.ending import ending
from areo.terminal.onlooker import Onlooker
from tests.ares_expedition.expedition import ACTION, CONSTRUCTION, PLANNING, deal, player
from tests.terminal import phrasing
from tests.terminal.seated import Page, Typist, asked, drawn, line_with, page_of, table

NAMES = {"names": ["Ana", "Bo"]}
ANA: dict[str, Any] = {
    "hand": "Comet, Trees, Fish",
    "played": "Birds, Tardigrades, Deep Well Heating, Mine, Giant Ice Asteroid",
    "cubes": {"Birds": 2, "Tardigrades": 5},
    "corporation": "Helion",
    "mc": 40,
    "heat": 7,
    "plants": 3,
    "tr": 21,
    "forests": 4,
}
EATERS = "Regolith Eaters"
BO = player(corporation="Ecoline", hand="Insects", played=EATERS, cubes={EATERS: 3}, tr=9, plants=2)


def written(phase: int = CONSTRUCTION, bo: dict[str, Any] | None = None, **more: Any) -> areo.Game:
    """A table as written down, with Ana to move."""
    given = {"temperature": -14, "oxygen": 7, "oceans": 2, **ANA, **more}
    return deal(phase=phase, opponents=[BO if bo is None else bo], options=NAMES, **given).game


def plain(text: str) -> str:
    return " ".join(text.split())


# Mars and the phases.


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Temperature −14 °C ━━━━━━ ━━━── ───── ──── 8 °C 11 to go red zone", "9 7 to go"]),
        ("fr", ["Oxygène 7 % ━━━ ━━━━ ━──── ─── 14 % reste 7 zone jaune", "9 reste 7"]),
        ("pt", ["Oxigênio 7% ━━━ ━━━━ ━──── ─── 14% faltam 7 zona amarela", "Oceanos 2 ━━─────── 9 faltam 7"]),
    ],
)
def test_the_tracks_say_how_far_it_is_and_in_which_zone(language: str, lines: list[str]) -> None:
    text = plain(drawn(written(), language=language))
    for line in lines:
        assert line in text


def test_a_parameter_at_its_goal_is_ticked_off() -> None:
    assert re.search(r"Oxygen +14% ━━━ ━━━━ ━━━━━ ━━━ +✓ +white zone", drawn(written(oxygen=14)))


def test_flipped_ocean_tiles_show_what_they_brought() -> None:
    tiles = [{"mc": 1, "plants": 1}, {"mc": 4}, {"cards": 1}]  # each of two players has every second one
    table = deal(phase=ACTION, tiles=tiles, options=NAMES)
    assert "Flipped" not in drawn(table.game)
    table.choose("project ocean-from-mc")
    assert "Flipped  1 M€, 1 plant\n" in drawn(table.game)
    table.choose("project ocean-from-mc")
    assert "Retournées  1 M€, 1 plante · 1 carte\n" in drawn(table.game, language="fr")


def test_phases_show_who_chose_them_and_what_comes_next() -> None:
    text = drawn(written(bo={**BO, "chosen": 4}, chosen=2, state={"phases": [1, 2, 4]}))
    assert "✓ I Development  ▶ II Construction    III Action  ▷ IV Production    V Research" in text
    lines = text.splitlines()
    below = lines[lines.index(line_with(text, "✓ I Dev")) + 1]
    assert below.index("●") == line_with(text, "✓ I Dev").index("II C")
    assert below.index("▲") == line_with(text, "✓ I Dev").index("IV P")
    assert "▶ now · ▷ to come · ✓ done" in text


def planning() -> areo.Game:
    """The start of a round: Ana had phase III before, Bo phase I."""
    previous = {**BO, "previous": 1, "ended": False}
    return written(PLANNING, bo=previous, previous=3)


def test_planning_shows_what_can_be_chosen_and_who_is_barred_from_what() -> None:
    game = planning()
    text = drawn(game, lit=asked(game))
    assert "1 I Development  2 II Construction    III Action  4 IV Production  5 V Research" in text
    assert re.search(r"\n✕ ▲ +✕ ● *\n✕ chosen last round, so not again", text)
    game.choose(0, ["phase 2"])
    assert not re.search(r"^  +●$", drawn(game, 1), re.MULTILINE)
    assert re.search(r"● Ana .* has chosen", drawn(game, 1))
    assert re.search(r"▲ Bo .* to move", drawn(game, 1))
    game.choose(1, ["phase 4"])
    assert re.search(r"^ {19}● +▲ *$", drawn(game, 1), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 100, 120, 200])
def test_everything_fits_any_width(width: int, language: str) -> None:
    text = drawn(written(), 0, width, language)
    assert "● Ana" in text
    assert "▲ Bo" in text
    terms = game_type("ares-expedition").terms(language)
    assert (terms["phase.construction"] in text.split("\n", 1)[1]) == (width >= 80)


# The players.


def test_the_strip_has_every_number_of_a_player() -> None:
    text = drawn(written())
    assert re.search(r"TR Forests +M€ +heat plants Hand Played VP", text)
    assert re.match(r"● Ana +21 +4 +40\+0 +7\+4 +3\+0 +3 +5 +\d+ to move", line_with(text, "● Ana"))
    assert re.match(r"▲ Bo +9 +0 +0\+0 +0\+0 +2\+1 +1 +1 +\d+ done", line_with(text, "▲ Bo"))
    assert "▲ Ecoline  Blue card 1  sci 1  pla 1  mic 1" in text
    assert "Regolith Eaters 3 microbes" in text


def test_metals_stand_in_the_strip_where_there_is_room() -> None:
    assert re.search(r"\n● Helion .*steel 2", drawn(written()))
    wide = drawn(written(), width=120)
    assert re.search(r"steel +titanium +cards", wide)
    assert re.match(r"● Ana +21 +4 +40 \+0 +7 \+\d +3 \+0 +2 +0 +\+0 +3 +5", line_with(wide, "● Ana"))
    assert "steel 2" not in wide


# My cards.


def test_my_cards_in_play_stand_by_colour_with_cubes_and_what_was_used() -> None:
    game = written(ACTION, used="Tardigrades")
    text = drawn(game, lit=asked(game))
    assert re.search(r"Blue card +\[\d+\] Birds 2 animals · Tardigrades 5 microbes \(used\)", text)
    assert re.search(r"Red card +Giant Ice Asteroid\n", text)
    assert re.search(r"Green card +Deep Well Heating · Mine\n", text)
    assert "Birds 2 animals" in drawn(game, 1)
    assert "Green card  Deep Well Heating" not in drawn(game, 1)


def test_my_hand_has_prices_what_comes_off_and_the_numbers_of_what_can_be_played() -> None:
    game = written(hand="Comet, Trees, Earth Catapult")
    text = drawn(game, lit=asked(game))
    assert re.search(r"\n  \d+  25 Comet +Red spa ", text)
    assert re.search(r"\n  \d+  20 Earth Catapult +Blu bui Ear −4 steel\. Playing a card", text)
    assert re.search(r"\n     \d+ Trees +Gre pla ", text)
    assert "Comet" not in drawn(game, 1)
    assert "Comet" not in drawn(game, None)
    assert "−4 aço. " in drawn(game, language="pt")


def test_corporations_and_cards_dealt_are_shown_to_their_owner_alone() -> None:
    pairs = [["credicor", "helion"], ["ecoline", "thorgate"]]
    game = areo.new("ares-expedition", players=2, seed=7, corporations=pairs)
    text = drawn(game, lit=asked(game))
    assert "Your corporation  CrediCor or Helion" in text
    assert "Your hand · 8" in text
    assert "Ecoline" not in text
    assert "CrediCor" not in drawn(game, 1)
    assert "CrediCor" not in drawn(game, None)


def test_why_not_is_asked_by_a_cards_name() -> None:
    client = table([None, "random"], Typist(["w trees", "w comet"]), game=written())
    client.play()
    text = page_of(client).text
    assert "Trees: Trees is green; it is played in phase I." in text
    assert "Comet: This can be chosen now." in text
    game = written(ACTION, used="Tardigrades")
    client = table([None, "random"], Typist(["w tardigrades", "w birds"]), game=game)
    client.play()
    text = page_of(client).text
    assert "Tardigrades: The action of Tardigrades was already used in this phase." in text
    assert "Birds: This can be chosen now." in text


def test_the_board_names_every_card_in_play() -> None:
    client = table([None, "random"], Typist(["b"]), game=written())
    client.play()
    assert "● Birds · Tardigrades · Deep Well Heating · Mine · Giant Ice Asteroid\n" in page_of(client).text


# Together and alone.


def coop(round: int = 5, **state: Any) -> areo.Game:
    more = {"state": {"cubes": {"copper": 14, "colour": 2}}, "round": round, **state}
    partner = player(tr=85, corporation="Ecoline")
    options = {**NAMES, "coop": True}
    return deal(opponents=[partner], options=options, **{"tr": 34, "corporation": "Helion", **more}).game


def test_two_together_see_their_cubes_their_points_and_the_rounds_left() -> None:
    text = drawn(coop())
    assert "Round 5 of 15" in text
    assert "Cubes left  copper cube 14 · coloured cube 2 · ● Ana 34 of 80 VP\n▲ Bo 85 of 80 VP ✓ · rounds" in text
    assert "rounds to go after this one: 10" in text
    assert "each of you has at least 80 VP." in text
    assert "esta é a última rodada" in drawn(coop(15), language="pt")
    assert "Cubes left" not in drawn(written())


def solo(round: int = 7, **state: Any) -> areo.Game:
    given = {"round": round, **state}
    return deal(players=1, options={"names": ["Ana"]}, **given).game


def test_a_player_alone_sees_the_neutral_cards_left_and_what_winning_needs() -> None:
    shown = {"neutral": [3, 5, 2], "neutral_card": 1, "phases": [1]}
    text = drawn(solo(state=shown))
    assert "Neutral cards left  II III V · rounds to go after this one: 18\n" in text
    assert "You win if temperature, oxygen and oceans all reach their goals" in text
    assert "\n  ○" in text
    assert "○ carte neutre" in drawn(solo(state=shown), language="fr")
    assert "manches restantes après celle-ci\N{NO-BREAK SPACE}: 1" in drawn(solo(24), language="fr")


def end_of(game: areo.Game, language: str = "en") -> str:
    """What is shown once everybody has ended their phase in the last round."""
    while not game.over:
        seat = game.waiting_for()[0]
        game.choose(seat, ["end"])
    page = Page(100)
    onlooker = Onlooker(game, language)
    page.print(ending(onlooker.scene(game, None, 100), onlooker.drawing))
    return page.text.replace("\u00a0", " ")


DONE = {"temperature": 8, "oxygen": 14, "oceans": 9}


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [
        ("en", "● Ana wins: Mars is terraformed after 25 rounds.", "● Ana loses: after 25 rounds"),
        ("fr", "● Ana gagne : Mars est terraformée", "● Ana perd : au bout de 25 manches"),
        ("pt", "● Ana vence: Marte está terraformado", "● Ana perde: ao fim de 25 rodadas"),
    ],
)
def test_a_solo_game_says_whether_it_was_won(language: str, won: str, lost: str) -> None:
    assert end_of(solo(25, **DONE), language).startswith(won)
    assert end_of(solo(25), language).startswith(lost)


@pytest.mark.parametrize(
    ("language", "won", "short", "unfinished"),
    [
        ("en", "Ana and ▲ Bo win together: ", "but not everybody has 80 points.", "after 15 rounds Mars is not"),
        ("fr", "Ana et ▲ Bo gagnent ensemble : ", "mais tous n’ont pas 80 points.", "au bout de 15 manches"),
        ("pt", "Ana e ▲ Bo vencem juntos: ", "mas nem todos têm 80 pontos.", "ao fim de 15 rodadas"),
    ],
)
def test_a_game_together_is_won_or_lost_by_both(language: str, won: str, short: str, unfinished: str) -> None:
    told = end_of(coop(15, tr=80, **DONE), language)
    assert told.startswith(f"● {won}")
    assert not re.search(r"\d\. ●", told)
    assert short in end_of(coop(15, **DONE), language)
    assert unfinished in end_of(coop(15), language)


def test_the_end_tells_points_by_source_and_by_card() -> None:
    told = end_of(solo(25, played="Fish, Trees", cubes={"Fish": 3}, forests=2, tr=20))
    assert re.search(r"Rating +20 *\nForests +2 *\nCards +4 *\nTotal +26", told)
    assert "● Ana Fish 3 · Trees 1\n" in told


# What the drawing says.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_kind_and_score_has_its_name(language: str) -> None:
    kinds = {f"{card.kind}.{card.facts['colour']}" for card in game_type("ares-expedition").cards(language, {})}
    parts = set(written().scores()[0]) - {"total", "by_card"}
    named = {f"kind.{kind}" for kind in kinds if kind.startswith("project")} | {f"score.{part}" for part in parts}
    phases = {f"phase.{phase}" for phase in PHASE_NAMES}
    assert named | phases <= set(game_type("ares-expedition").terms(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_phrase_of_the_drawing(language: str) -> None:
    phrasing.complete(PHRASES, language)


def test_the_drawing_s_phrases_are_used_translated_and_its_own() -> None:
    code = phrasing.sources("ares_expedition/terminal") + phrasing.sources("tableau/terminal")
    phrasing.in_step(PHRASES, code, also=SHARED["en"])
    phrasing.adds_only(PHRASES)
    phrasing.spaced_as_in_french(PHRASES)
    assert phrasing.as_in_english(PHRASES) == set()
