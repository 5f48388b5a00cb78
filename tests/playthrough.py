"""Whole games of random hands, written out: what was asked and answered, the log and the scores."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from random import Random

import areo

FOLDER = Path(__file__).parent / "golden" / "playthroughs"


def picked(decision: areo.Decision, rng: Random, lazy: tuple[str, ...]) -> list[int]:
    """An answer at random, but seldom an idle one."""
    picks = decision.sample(rng)
    busy = [index for index, key in enumerate(decision.keys) if not key.startswith(lazy)]
    if decision.kind == "menu" and decision.keys[picks[0]].startswith(lazy) and busy and rng.random() < 0.8:
        return [rng.choice(busy)]
    return picks


def playthrough(name: str, players: int, options: Mapping[str, object], lazy: tuple[str, ...], language: str) -> str:
    """Every decision of a random game, then its log and its scores."""
    game = areo.new(name, players=players, seed=players, **options)
    rng = Random(players)
    lines = [f"{name}, {players} players, seed {players}, {options}", ""]
    number = 0
    while not game.over:
        decision = rng.choice([decision for decision in game.asked if decision is not None])
        picks = picked(decision, rng, lazy)
        number += 1
        lines.append(f"{number}. seat {decision.seat}: {decision.prompt(language)}")
        lines.append(f"     {', '.join(decision.keys)}")
        lines.append(f"   > {', '.join(decision.keys[index] for index in picks) or 'nothing'}")
        game.choose(decision.seat, picks)
    lines += ["", "Log", *(f"   {line}" for line in game.log(None, language)), "", "Scores"]
    lines += [f"   seat {seat}: {score}" for seat, score in enumerate(game.scores())]
    lines += [f"   ranking: {game.ranking()}", f"   won: {game.won}", ""]
    return "\n".join(lines)


def goes_as_written(
    name: str, players: int, options: Mapping[str, object], lazy: tuple[str, ...], language: str = "en"
) -> None:
    """A game with so many players is that of the golden file, which `AREO_GOLDEN=write` writes anew.

    Entries of a menu that begin with one of `lazy` are idle.
    """
    path = FOLDER / f"{name.replace('-', '_')}-{players}.txt"
    played = playthrough(name, players, options, lazy, language)
    if os.environ.get("AREO_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()
