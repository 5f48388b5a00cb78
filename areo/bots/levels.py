"""Levels: how strong an opponent is, in a word that a person understands, and which bot plays so."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from areo.bots.bot import Bot, Thinker
from areo.bots.easy import Easy
from areo.bots.greedy import Greedy
from areo.bots.learned import Learned
from areo.bots.search import Search


class Hard(Search):
    """Searches for two seconds at most."""

    name = "hard"

    def __init__(self) -> None:
        super().__init__(playouts=16, seconds=2.0)


class Expert(Search):
    """Searches for ten seconds at most."""

    name = "expert"

    def __init__(self) -> None:
        super().__init__(playouts=64, seconds=10.0)


@dataclass(frozen=True)
class Level:
    """An opponent: what it is called and how it plays, in each language, and the bot itself."""

    name: str
    names: Mapping[str, str]
    plays: Mapping[str, str]
    make: Callable[[], Bot]


@dataclass(frozen=True)
class Strength:
    """What a level won in a match of `areo simulate` against another: one of it, the other on all other seats."""

    game: str
    level: str
    against: str
    players: int
    games: int
    won: float  # of the victories: 0 to 1
    score: float
    others: float  # what the others scored


# From the weakest on. A level that is not listed is not offered.
LEVELS: Final = {
    level.name: level
    for level in (
        Level(
            "easy",
            {"en": "easy", "fr": "facile", "pt": "fácil"},
            {
                "en": "Sees what a move brings but often misjudges it, as a beginner does.",
                "fr": "Voit ce qu’un coup rapporte mais l’estime souvent mal, comme un débutant.",
                "pt": "Vê o que uma jogada rende, mas muitas vezes avalia mal, como um iniciante.",
            },
            Easy,
        ),
        Level(
            "medium",
            {"en": "medium", "fr": "moyen", "pt": "médio"},
            {
                "en": "Takes what looks best right after the move; makes no long plans.",
                "fr": "Joue ce qui semble le mieux juste après le coup, sans long projet.",
                "pt": "Joga o que parece melhor logo após a jogada, sem planos longos.",
            },
            Greedy,
        ),
        Level(
            "hard",
            {"en": "hard", "fr": "difficile", "pt": "difícil"},
            {
                "en": "Plays its best moves on to the end of the round in its mind; thinks for up to two seconds.",
                "fr": "Imagine la suite de ses meilleurs coups jusqu’à la fin de la manche, deux secondes au plus.",
                "pt": "Imagina como suas melhores jogadas seguem até o fim da rodada; pensa por até dois segundos.",
            },
            Hard,
        ),
        Level(
            "expert",
            {"en": "expert", "fr": "expert", "pt": "especialista"},
            {
                "en": "As the hard level does, in many more ways that the round may go; thinks for up to ten seconds.",
                "fr": "Comme le niveau difficile, avec bien plus de suites possibles ; réfléchit dix secondes au plus.",
                "pt": "Como o nível difícil, com muito mais rumos possíveis para a rodada; pensa por até dez segundos.",
            },
            Expert,
        ),
    )
}
USUAL: Final = "medium"  # the level that is proposed, and that plays on for somebody whose time is up


def level_in(word: str) -> str:
    """The level that a word of any language names; any other word as it is."""
    wanted = word.strip().casefold()
    for level in LEVELS.values():
        if wanted in (level.name, *level.names.values()):
            return level.name
    return word.strip()


def called(bot: str, language: str) -> str:
    """What a level is called; any other bot by its own name."""
    level = LEVELS.get(bot)
    return bot if level is None else level.names[language]


def adviser() -> Thinker:
    """Who is asked for a hint: one who has learned and answers at once."""
    return Learned()


@cache
def strengths() -> list[Strength]:
    """What was measured, match by match."""
    with files("areo.bots").joinpath("strength.toml").open("rb") as file:
        return [Strength(**match) for match in tomllib.load(file).get("match", [])]
