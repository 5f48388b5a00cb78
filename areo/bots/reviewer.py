"""Who looks at games once more, and how a choice reads: what was answered, and how it goes on."""

from __future__ import annotations

from random import Random
from typing import Final

from areo.bots.bot import Thinker
from areo.bots.greedy import Greedy
from areo.bots.moves import is_secret
from areo.bots.seat import sit
from areo.kernel.game import Game
from areo.kernel.question import Decision
from areo.kernel.words import LANGUAGES

REVIEWER: Final[type[Thinker]] = Greedy  # who reviews games, and says which puzzles have one answer
LONGEST: Final = 6  # of a seat's choices that a line has
NOTHING: Final = {"en": "Nothing", "fr": "Rien", "pt": "Nada"}  # an answer that picks none of the options


def decision_of(game: Game, seat: int) -> Decision:
    asked = game.asked[seat]
    assert asked is not None, "the same choices lead to the same questions"
    return asked


def answer_text(asked: Decision, answer: list[int], language: str) -> str:
    """What a person reads for an answer."""
    if not answer:
        return NOTHING[language]
    if len(answer) == 1:
        return asked.label(answer[0], language)
    return ", ".join([asked.deed(index, language) for index in answer])


def line_of(thinker: Thinker, game: Game, seat: int, answer: list[int], luck: str) -> dict[str, list[str]]:
    """How the seat would go on after an answer until its turn ends or something comes to light, in each language."""
    rng = Random(luck)
    table = sit(game, seat, rng).sample(rng)
    told: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    question = table.open[seat]
    assert question is not None
    if question.frame.lane == seat:
        table.hold()  # what the others do at the same time is not this seat's line
    clock, reveals, learned = table.clock(), table.reveals, table.learned[seat]
    table.move(seat, answer)
    for _ in range(LONGEST):
        question = table.open[seat]
        known = table.reveals == reveals and table.learned[seat] == learned
        if table.over or question is None or is_secret(question) or table.clock() != clock or not known:
            break
        picks = thinker.choose(sit(table, seat, rng), rng)
        asked = decision_of(table, seat)
        for language in LANGUAGES:
            told[language].append(answer_text(asked, picks, language))
        table.move(seat, picks)
    return told
