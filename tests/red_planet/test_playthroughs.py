"""A whole game for each number of players, written out; AREO_GOLDEN=write writes the files anew."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

import areo

FOLDER = Path(__file__).parent.parent / "golden" / "playthroughs"


def playthrough(players: int) -> str:
    """Every decision of a random game, then its log and its scores."""
    game = areo.new("red-planet", players=players, seed=players)
    rng = Random(players)
    lines = [f"red-planet, {players} players, seed {players}", ""]
    number = 0
    while not game.over:
        decision = rng.choice([decision for decision in game.asked if decision is not None])
        key = rng.choice(decision.keys)
        number += 1
        lines.append(f"{number}. seat {decision.seat}: {decision.prompt('en')}")
        lines += [f"   {'>' if offer == key else ' '} {offer}" for offer in decision.keys]
        game.choose(decision.seat, [key])
    lines += ["", "Log", *(f"   {line}" for line in game.log(None, "en")), "", "Scores"]
    lines += [f"   seat {seat}: {score}" for seat, score in enumerate(game.scores())]
    lines += [f"   ranking: {game.ranking()}", ""]
    return "\n".join(lines)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_goes_as_written(players: int) -> None:
    path = FOLDER / f"red_planet-{players}.txt"
    played = playthrough(players)
    if os.environ.get("AREO_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()
