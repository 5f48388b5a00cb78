"""What Blackout adds to the numbers that bots learn from: completions, the time, and the damage."""

from __future__ import annotations

from typing import Final

from areo.kernel.features import Features
from areo.on_mars.chapters.blackout import evaluation
from areo.on_mars.chapters.blackout.data import FEWEST_PLAYERS
from areo.on_mars.chapters.blackout.numbers import TARGETS
from areo.on_mars.chapters.blackout.table import BlackoutGame
from areo.on_mars.geometry import size
from areo.on_mars.numbers import TYPES

NAMES: Final = (
    *("time-left", "completions", "completions-lacking", "near-missions", "near-goals"),
    *("vandalised", "blackouts", "blackouts-to-lose", "mine lying", "card-strikes"),
    *[f"vandalised {type}" for type in TYPES],
    *[f"to-come {target}" for target in TARGETS],
)


def progress(game: BlackoutGame) -> float:
    whole = game.terms.time[game.difficulty][game.seats - FEWEST_PLAYERS]
    return 1.0 if game.over else max(0.0, 1.0 - game.time / whole)


def add(found: Features, game: BlackoutGame, seat: int) -> None:
    completions = game.completions()
    blackouts = size(game.dead)
    found.add(float(game.time))
    found.add(float(completions))
    found.add(float(max(0, game.quota() - completions)))
    found.add(evaluation.missions(game))
    found.add(evaluation.goals(game))
    found.add(float(size(game.vandalised)))
    found.add(float(blackouts))
    found.add(float(game.terms.limit - blackouts))
    found.add(float(size(game.lying[seat])))
    found.add_flag(game.resolving)
    for type in range(len(TYPES)):
        found.add(float(size(game.vandalised & game.all_of(type))))
    coming = [0] * len(TARGETS)
    for card in game.vandalism_deck:
        coming[game.terms.cards[card].target] += 1
    found.add_all(coming)
