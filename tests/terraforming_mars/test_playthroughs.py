"""A whole game for each number of players, written out; AREO_GOLDEN=write writes the files anew."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

import areo

FOLDER = Path(__file__).parent.parent / "golden" / "playthroughs"
OPTIONS: dict[int, dict[str, object]] = {
    1: {},
    2: {"corporate_era": False},
    3: {"draft": True},
    4: {"beginners": [2]},
    5: {"draft": True},
}
LAZY = ("pass", "end", "project sell-patents")


def picked(decision: areo.Decision, rng: Random) -> list[int]:
    """An answer at random, but seldom an idle one."""
    picks = decision.sample(rng)
    busy = [index for index, key in enumerate(decision.keys) if key not in LAZY]
    if decision.kind == "menu" and decision.keys[picks[0]] in LAZY and busy and rng.random() < 0.8:
        return [rng.choice(busy)]
    return picks


def playthrough(players: int) -> str:
    """Every decision of a random game, then its log and its scores."""
    options = OPTIONS[players]
    game = areo.new("terraforming-mars", players=players, seed=players, **options)
    rng = Random(players)
    lines = [f"terraforming-mars, {players} players, seed {players}, {options}", ""]
    number = 0
    while not game.over:
        decision = rng.choice([decision for decision in game.asked if decision is not None])
        picks = picked(decision, rng)
        number += 1
        lines.append(f"{number}. seat {decision.seat}: {decision.prompt('en')}")
        lines.append(f"     {', '.join(decision.keys)}")
        lines.append(f"   > {', '.join(decision.keys[index] for index in picks) or 'nothing'}")
        game.choose(decision.seat, picks)
    lines += ["", "Log", *(f"   {line}" for line in game.log(None, "en")), "", "Scores"]
    lines += [f"   seat {seat}: {score}" for seat, score in enumerate(game.scores())]
    lines += [f"   ranking: {game.ranking()}", f"   won: {game.won}", ""]
    return "\n".join(lines)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_game_goes_as_written(players: int) -> None:
    path = FOLDER / f"terraforming_mars-{players}.txt"
    played = playthrough(players)
    if os.environ.get("AREO_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()
