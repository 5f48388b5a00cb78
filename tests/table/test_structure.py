"""What an option and a line of the log carry, so that no client has to read a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import areo
from areo.kernel.forecast import Foresight
from areo.table import decisions
from areo.table.sent import Asked, LogLine, OptionShown
from areo.table.story import Story

Json = dict[str, Any]


def mars(me: Json, **state: object) -> areo.Game:
    """Terraforming Mars in the third generation, with seat 0 to move."""
    whole: Json = {"generation": 3, "active": 0, "players": [me, {"corporation": "helion"}], **state}
    return areo.from_position({"game": "terraforming-mars", "options": {"players": 2}, "state": whole})


def asked(game: areo.Game, seat: int = 0, language: str = "en") -> Asked:
    decision = game.asked[seat]
    assert decision is not None
    return decisions.asked("", decision, language)


def option(game: areo.Game, key: str, language: str = "en") -> OptionShown:
    return next(option for option in asked(game, language=language).options if option.key == key)


def log(game: areo.Game, seat: int | None = 0) -> list[LogLine]:
    story = Story()
    story.follow(game)
    return story.part(game, seat, "en", 0).lines


@pytest.fixture
def rich() -> areo.Game:
    stock = {"mc": 40, "steel": 4, "plants": 8}
    return mars({"corporation": "credicor", "resources": stock, "hand": ["mine", "comet"]})


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Play Mine"), ("fr", "Jouer la carte «\u00a0Mine\u00a0»"), ("pt", "Jogar a carta Mina")],
)
def test_a_card_to_play_carries_the_card_and_its_price_apart_from_its_label(
    rich: areo.Game, language: str, label: str
) -> None:
    mine = option(rich, "play mine", language)
    assert (mine.label, mine.thing, mine.price, mine.detail) == (label, "card mine", {"resource mc": 4}, "")


def test_what_is_converted_is_a_price_too(rich: areo.Game) -> None:
    assert option(rich, "greenery").price == {"resource plants": 8}


def test_a_way_to_pay_is_its_mix_and_is_not_said_twice(rich: areo.Game) -> None:
    rich.choose(0, ["play mine"])
    decision = rich.asked[0]
    assert decision is not None
    assert asked(rich).kind == "payment"
    assert option(rich, "pay 2 steel").price == {"resource steel": 2}
    assert option(rich, "pay 2 mc 1 steel").price == {"resource mc": 2, "resource steel": 1}
    assert decision.label(decision.keys.index("pay 2 steel"), "en") == "2 steel"


def test_a_forecast_has_the_mix_that_it_is_paid_with(rich: areo.Game) -> None:
    decision = rich.asked[0]
    assert decision is not None
    found = Foresight(rich, 0).forecast(decision.keys.index("play mine"))
    assert (found.pays, found.price) == ("pay 2 steel", {"resource steel": 2})
    found = Foresight(rich, 0).forecast(decision.keys.index("project asteroid"))
    assert (found.pays, found.price) == ("", {})


def test_a_question_names_the_card_that_asks_apart_from_what_it_asks(rich: areo.Game) -> None:
    rich.choose(0, ["play comet"])
    question = asked(rich)
    assert (question.source, question.prompt) == ("card comet", "Where do you place the Ocean tile?")
    assert option(rich, "space A2").thing == "space A2"
    assert option(rich, "space A2").detail == "2 steel"


def test_cards_that_are_picked_several_at_a_time_are_things_as_well(rich: areo.Game) -> None:
    rich.choose(0, ["project sell-patents"])
    assert {option.key: option.thing for option in asked(rich).options} == {
        "card mine": "card mine",
        "card comet": "card comet",
    }


@pytest.fixture
def launched() -> areo.Game:
    """Mission: Red Planet when the first characters are chosen."""
    game = areo.new("red-planet", players=3, seed=1, shuttles=["S05", "S09", "S12"], first_player=0)
    while (seat := next((s for s, decision in enumerate(game.asked) if decision and decision.name == "keep"), -1)) >= 0:
        game.choose(seat, [0])
    return game


def test_a_character_has_its_number_on_the_keyboard(launched: areo.Game) -> None:
    characters = {option.key: option.shortcut for option in asked(launched).options}
    assert characters["character recruiter"] == "1"
    assert characters["character pilot"] == "9"


def test_a_line_of_the_log_has_a_tone(rich: areo.Game, launched: areo.Game) -> None:
    rich.choose(0, ["play comet"])
    rich.choose(0, ["space A2"])
    tones = {line.what: line.tone for line in log(rich)}
    assert (tones["plays"], tones["loses"], tones["gains"]) == ("plain", "loss", "gain")
    assert [line.tone for line in log(launched, None) if line.what == "round"] == ["heading"]
