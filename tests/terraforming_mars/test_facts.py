"""What the cards tell programs agrees with the fact file and with the cards' own text."""

from __future__ import annotations

import pytest

from areo.kernel.game import Json
from areo.terraforming_mars.game_type import GAME


def facts(id: str, language: str = "en") -> Json:
    return next(dict(card.facts) for card in GAME.cards(language, {}) if card.id == id)


def test_a_project_tells_what_is_printed_on_it() -> None:
    told = facts("electro-catapult")
    assert told["number"] == 69
    assert told["cost"] == 17
    assert told["colour"] == "blue"
    assert told["deck"] == "corporate-era"
    assert told["tags"] == ["building"]
    assert told["requires"] == [{"text": "at most 8% oxygen", "what": "oxygen", "most": 8}]
    assert told["points"] == {"text": "1 VP.", "points": 1}


def test_points_for_cubes_and_tags_name_what_is_counted() -> None:
    assert facts("ants")["points"] == {
        "text": "1 VP for every 2 microbes on this card.",
        "points": 1,
        "per": "microbe",
        "every": 2,
    }
    per = facts("io-mining-industries")["points"]
    assert isinstance(per, dict)
    assert per["per"] == "jovian"
    assert facts("ants")["holds"] == "microbe"


def test_a_corporation_tells_what_it_starts_with() -> None:
    told = facts("helion")
    assert told["start"] == {"mc": 42}
    assert told["production"] == {"heat": 3}
    assert "cost" not in told


def test_a_card_that_asks_for_nothing_names_no_requirement() -> None:
    assert "requires" not in facts("deep-well-heating")


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_every_sentence_stands_in_the_cards_text(language: str) -> None:
    for card in GAME.cards(language, {}):
        told = dict(card.facts)
        play, effects = told.get("play", []), told.get("effects", [])
        assert isinstance(play, list)
        assert isinstance(effects, list)
        for sentence in [*play, *effects]:
            assert sentence in card.text, card.id
        points = told.get("points")
        if isinstance(points, dict):
            assert points["text"] in card.text


def test_decks_and_colours_are_those_of_the_box() -> None:
    told = [dict(card.facts) for card in GAME.cards("en", {}) if card.status == "confirmed"]
    projects = [facts for facts in told if "cost" in facts]
    assert len(projects) == 208
    assert sum(facts["deck"] == "corporate-era" for facts in projects) == 71
    assert {facts["colour"] for facts in told} == {"green", "blue", "red", "corporation"}
    assert sum(facts["deck"] == "beginner" for facts in told) == 5
