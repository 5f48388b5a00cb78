"""A game without a drawing of its own, with questions that take several answers."""

import re
from typing import Any

import pytest

import areo
from areo import library
from areo.kernel.description import CardText
from areo.kernel.game import Game, Json
from areo.terminal.onlooker import Onlooker
from tests.kernel.colony import CARDS, ColonyType
from tests.terminal.seated import GARBAGE, Guest, Page, Typist, page_of, table, until


class Colony(ColonyType):
    """Colony with card texts."""

    def cards(self, language: str, options: Json) -> list[CardText]:
        return [CardText("card", card.id, card.id, f"All about {card.id}.", "confirmed", 4) for card in CARDS]


@pytest.fixture
def colony(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(library.ADDED, "colony", Colony())
    return areo.new("colony", players=3, seed=5)


def test_whole_games_are_played(colony: Game) -> None:
    client = table([None, "random", "random"], Guest(1, GARBAGE), game=colony)
    client.play()
    assert client.game.over
    text = page_of(client).text
    assert "rival" in text
    assert "All about " in text
    assert "Rival" in text[text.index("The game is over") :]


def test_several_or_none_can_be_picked(colony: Game) -> None:
    until(colony, 0, "cards do you keep", seed=1)
    decision = colony.asked[0]
    assert decision is not None
    assert (decision.least, decision.most) == (0, 2)
    several, none = colony.copy(), colony.copy()
    client = table(
        [None, "random", "random"], Typist(["1 1", "1 2 3", "2, 1" if len(decision.keys) > 1 else "1"]), game=several
    )
    client.play()
    assert "choose 0 to 2" in page_of(client).text
    table([None, "random", "random"], Typist([""]), game=none).play()
    assert [0, sorted(decision.keys)] in [[line[0], sorted(line[1])] for line in choices(several)]
    assert [0, []] in choices(none)


def choices(game: Game) -> list[list[Any]]:
    made = game.record()["choices"]
    assert isinstance(made, list)
    return made


def test_without_a_drawing_the_table_is_told_field_by_field(colony: Game) -> None:
    onlooker = Onlooker(colony, "en")
    page = Page(120)
    page.print(onlooker.drawing.table(onlooker.scene(colony, 0, 120)))
    assert re.search(r"rival +0 *\n", page.text)
    assert re.search(r"● Player 1 +▲ Player 2 +■ Player 3", page.text)
    assert re.search(r"stock( +money: 8, ore: 2, points: 0){3}", page.text)
