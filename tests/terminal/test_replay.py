"""Records played again."""

from random import Random

import pytest

import areo
from areo.kernel.words import LANGUAGES
from areo.library import game_type
from areo.terminal.replay import Replay
from tests.terminal.seated import Page, Typist


def played(choices: int | None = None) -> areo.Game:
    rng = Random(1)
    game = areo.new("red-planet", players=3, seed=7, names=["Ana", "Bo", "Caí"])
    made = 0
    while not game.over and made != choices:
        seat = game.waiting_for()[0]
        decision = game.asked[seat]
        assert decision is not None
        game.choose(seat, decision.sample(rng))
        made += 1
    return areo.replay(game.record())


def stepped(*lines: str, seat: int | None = None, choices: int | None = 20, start: int = 0) -> tuple[str, list[str]]:
    page = Page()
    typist = Typist(lines)
    Replay(played(choices), seat, "en", page, typist).step(start)
    titles = [line.split("choice ")[1].split(" ")[0] for line in page.text.splitlines() if "choice " in line]
    return page.text, titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_the_end_it_tells_the_log_and_the_scores(language: str) -> None:
    page = Page()
    game = played()
    replay = Replay(game, None, language, page)
    replay.tell(len(replay.choices))
    for line in game.log(None, language)[-5:]:
        assert " ".join(line.split()) in " ".join(page.text.split())
    assert game_type("red-planet").terms(language)["score.discoveries"] in page.text


def test_enter_goes_on_b_goes_back_and_a_number_goes_there() -> None:
    assert stepped("", "", "b", "12", "what", "999", "q")[1] == ["0", "1", "2", "1", "12", "12", "20"]


def test_enter_at_the_end_leaves() -> None:
    text, titles = stepped("", "", start=19)
    assert titles == ["19", "20"]
    assert "The record ends before the game does." in text


def test_a_finished_game_ends_with_its_scores() -> None:
    assert "wins with" in stepped("", choices=None, start=len(lines(played())))[0]


def lines(game: areo.Game) -> list[object]:
    made = game.record()["choices"]
    assert isinstance(made, list)
    return made


def test_each_step_says_who_chose_what_and_what_followed() -> None:
    game = played(None)
    first_shuttle = next(i for i, line in enumerate(lines(game)) if "shuttle" in str(line))
    page = Page()
    Replay(game, None, "en", page, Typist(["q"])).step(first_shuttle + 1)
    assert "chose: S" in page.text
    assert "boards" in page.text


def test_secret_choices_are_told_only_to_their_owner() -> None:
    assert "chose:" not in stepped("q", start=1)[0]
    assert "chose:" in stepped("q", start=1, seat=0)[0]
    assert "chose:" not in stepped("q", start=1, seat=1)[0]


def test_the_log_can_be_read_on_the_way() -> None:
    text, titles = stepped("l", "", "q", start=6)
    assert "── Round 1 ──" in text
    assert titles == ["6", "7"]
