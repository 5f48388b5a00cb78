"""Cards as they are drawn: their icons say what their definitions do."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import areo
from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Seq
from areo.kernel.words import LANGUAGES
from areo.tableau.card import Card
from areo.tableau.effects.production import DecreaseAny, Produce
from areo.tableau.effects.stock import Gain, Lose, RemoveAny
from areo.terraforming_mars import board
from areo.terraforming_mars.deck import BOOK
from areo.terraforming_mars.drawing import icons, table
from areo.terraforming_mars.effects.mars import PlaceTile, RaiseOxygen, RaiseTemperature, RaiseTR
from areo.terraforming_mars.game_type import GAME
from areo.terraforming_mars.numbers import RESOURCES, SOLO_GENERATIONS, TILES
from tests.texts import faults_of_french

CARDS = [*BOOK.projects, *BOOK.corporations]


def marks(row: list[Any], boxed: bool = False) -> Iterator[tuple[str, Any, bool]]:
    """Every icon of a row with its number, and whether it stands in a production box."""
    for shown in row:
        if "box" in shown:
            for inside in shown["box"]:
                yield from marks(inside, True)
        elif "icon" in shown:
            yield shown["icon"], shown["n"], boxed


def drawn(card: Card, label: str = "") -> list[list[Any]]:
    told: list[Any] = icons(card)
    return [row for block in told if block["label"] == label for row in block["rows"]]


def flat(effects: tuple[AnyEffect, ...]) -> list[AnyEffect]:
    return [part for effect in effects for part in (effect.effects if isinstance(effect, Seq) else [effect])]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_what_playing_does_is_what_is_drawn(card: Card) -> None:
    """Plain effects are drawn one by one, so that sums agree; those with a choice are only looked for."""
    effects = flat(card.play.effects)
    if any(not isinstance(effect, PLAIN) for effect in effects):
        return
    wanted: Counter[tuple[str, bool]] = Counter()
    for effect in effects:
        wanted.update(expected(effect))
    shown: Counter[tuple[str, bool]] = Counter()
    for row in drawn(card):
        for icon, number, boxed in marks([mark for mark in row if mark]):
            shown[icon, boxed] += number
    for effect in effects:
        if isinstance(effect, (Gain, Produce, RaiseTR)) and effect.per is not None:
            return  # what is counted stands beside it
    assert +shown == +wanted
    assert -shown == -wanted


PLAIN = (Produce, DecreaseAny, Gain, Lose, RemoveAny, RaiseTemperature, RaiseOxygen, RaiseTR, PlaceTile)


def expected(effect: AnyEffect) -> dict[tuple[str, bool], int]:
    if isinstance(effect, Produce):
        return {(RESOURCES[effect.resource], True): effect.steps}
    if isinstance(effect, DecreaseAny):
        return {(RESOURCES[effect.resource], True): -effect.steps}
    if isinstance(effect, Gain):
        return {(RESOURCES[effect.resource], False): effect.number}
    if isinstance(effect, Lose):
        return {(RESOURCES[effect.resource], False): -effect.number}
    if isinstance(effect, RemoveAny):
        return {(RESOURCES[effect.resource], False): effect.most if type(effect).__name__ == "Steal" else -effect.most}
    if isinstance(effect, RaiseTemperature):
        return {("temperature", False): effect.steps}
    if isinstance(effect, RaiseOxygen):
        return {("oxygen", False): effect.steps}
    if isinstance(effect, RaiseTR):
        return {("tr", False): effect.steps}
    assert isinstance(effect, PlaceTile)
    found = {(TILES[effect.tile] or "claim", False): getattr(effect, "number", 1)}
    if hasattr(effect, "most"):
        found["mc", False] = -effect.most  # a flood takes money
    return found


def test_no_card_is_left_blank() -> None:
    for told in GAME.cards("en", {}):
        facts: Any = told.facts
        assert facts["icons"] or facts.get("points"), told.id
        assert told.text
        json.dumps(facts)


def test_actions_pay_left_and_get_right() -> None:
    for card in CARDS:
        if card.action is None:
            continue
        rows = drawn(card, "action")
        assert rows, card.id
        assert all(any(mark.get("sign") == "arrow" for mark in row) for row in rows), card.id


def test_effects_are_drawn_where_a_card_has_them() -> None:
    silent = [card.id for card in CARDS if (card.triggers or card.modifiers) and not drawn(card, "effect")]
    assert silent == []


def test_some_cards_by_heart() -> None:
    by_id = {card.id: card for card in CARDS}
    assert drawn(by_id["comet"]) == [
        [{"icon": "temperature", "n": 1}, {"icon": "ocean", "n": 1}],
        [{"icon": "plants", "n": -3, "any": True}],
    ]
    assert drawn(by_id["electro-catapult"], "action") == [
        [
            {"icon": "plants", "n": 1},
            {"sign": "or"},
            {"icon": "steel", "n": 1},
            {"sign": "arrow"},
            {"icon": "mc", "n": 7},
        ]
    ]
    assert drawn(by_id["insects"]) == [
        [{"box": [[{"icon": "plants", "n": 1}, {"sign": "each"}, {"icon": "t-plant", "n": 1}]]}]
    ]
    assert drawn(by_id["ecoline"], "start") == [
        [{"icon": "mc", "n": 36}, {"icon": "plants", "n": 3}, {"box": [[{"icon": "plants", "n": 2}]]}]
    ]


def test_the_board_is_told_as_it_is() -> None:
    told: Any = json.loads(json.dumps(table()))
    spaces = [space for row in told["rows"] for space in row]
    assert [space["id"] for space in spaces] == board.IDS[: board.HEXES]
    assert sum(bool(space.get("reserved")) for space in spaces) == board.RESERVED.bit_count() == 12
    assert sum(bool(space.get("volcanic")) for space in spaces) == 4
    assert Counter(name for space in spaces for name in space["bonus"]) == {
        "steel": sum(board.STEEL_BONUS),
        "titanium": sum(board.TITANIUM_BONUS),
        "plants": sum(board.PLANT_BONUS),
        "card": sum(board.CARD_BONUS),
    }
    for space in spaces:
        for other in space["around"]:
            assert space["id"] in next(one["around"] for one in spaces if one["id"] == other)
    assert told["off"] == board.IDS[board.HEXES :]
    assert [goal["needs"] for goal in told["milestones"]] == [35, 3, 3, 8, 16]
    assert told["solo"]["generations"] == SOLO_GENERATIONS == 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edge_of_the_board_says_what_it_means(language: str) -> None:
    """Milestones, awards, projects and the solo game in sentences, with the figures of their definitions."""
    told: Any = table()
    edge = [*told["milestones"], *told["awards"], *told["projects"], told["solo"]]
    said = [one["texts"][language] for one in edge] + [told["milestone_texts"][language], told["award_texts"][language]]
    assert all(text[0].isupper() and text.endswith(".") and "{" not in text and "[" not in text for text in said)
    assert len(set(said)) == len(said)
    assert all(str(goal["needs"]) in goal["texts"][language] for goal in told["milestones"])
    assert str(SOLO_GENERATIONS) in told["solo"]["texts"][language]
    if language == "fr":
        assert [faults_of_french(text) for text in said] == [[]] * len(said)


def test_some_of_the_edge_by_heart() -> None:
    told: Any = table()
    english = {one["id"]: one["texts"]["en"] for one in [*told["milestones"], *told["awards"], *told["projects"]]}
    assert english["mayor"] == "At least 3 city tiles of your own."
    assert english["miner"] == "The most steel and titanium together."
    assert (
        english["city"] == "Place a city tile on an area with no city next to it. Increase your M€ production 1 step."
    )


def test_what_goals_are_said_to_be_worth_is_what_they_score() -> None:
    told: Any = table()
    claimed = {"mayor": 0}
    funded = {"banker": 0}
    players = [{"production": {"mc": 9}}, {"production": {"mc": 5}}, {}]
    game = areo.from_position(
        {
            "game": "terraforming-mars",
            "options": {"players": 3},
            "state": {"active": 0, "milestones": claimed, "awards": funded, "players": players},
        }
    )
    scores: Any = game.scores()
    assert scores[0]["milestones"] == 5
    assert [score["awards"] for score in scores] == [5, 2, 0]
    for language in LANGUAGES:
        assert re.findall(r"\d+", told["milestone_texts"][language]) == ["5"]
        assert re.findall(r"\d+", told["award_texts"][language]) == ["5", "2"]
