"""Where the time of a random game goes, function by function, run from the sources.

python benchmarks/profile_games.py red-planet [--games 200] [--players 4] [--bots greedy,random,random,random]
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
from pathlib import Path

ROOT = Path(__file__).parent.parent
os.environ["AREO_COMPILED"] = "no"  # compiled functions do not show in a profile


def random_games(game: str, players: int, games: int) -> None:
    from areo.kernel.play import play_out
    from areo.kernel.rng import Dice
    from areo.library import new

    for seed in range(games):
        play_out(new(game, players, seed).copy(history=False), Dice(seed))


def bot_games(game: str, bots: tuple[str, ...], games: int) -> None:
    from areo.bots.arena import Pairing, play

    for number in range(games):
        play(Pairing(game, number, str(number), bots, {}))


def profiled(arguments: argparse.Namespace) -> pstats.Stats:
    """The profile of the games, without what is read and made only once."""
    bots = tuple(arguments.bots.split(",")) if arguments.bots else ()
    random_games(arguments.game, arguments.players, 1)
    profile = cProfile.Profile()
    profile.enable()
    if bots:
        bot_games(arguments.game, bots, arguments.games)
    else:
        random_games(arguments.game, arguments.players, arguments.games)
    profile.disable()
    return pstats.Stats(profile)


def by_file(stats: pstats.Stats) -> dict[str, float]:
    """Seconds spent in the functions of each file of areo."""
    spent: dict[str, float] = {}
    for function, (_, _, own, _, _) in stats.stats.items():  # type: ignore[attr-defined]
        path = Path(function[0])
        name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else "Python itself"
        spent[name] = spent.get(name, 0.0) + own
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="such as terraforming-mars")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", help="profile a match between bots instead of random play")
    parser.add_argument("--lines", type=int, default=15)
    arguments = parser.parse_args()
    stats = profiled(arguments)
    spent = by_file(stats)
    whole = sum(spent.values())
    for name, seconds in sorted(spent.items(), key=lambda item: -item[1])[: arguments.lines]:
        print(f"{100 * seconds / whole:5.1f}%  {name}")
    stats.sort_stats("tottime").print_stats(arguments.lines)


if __name__ == "__main__":
    main()
