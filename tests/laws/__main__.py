"""`python -m tests.laws CASE SEED STEP LAW` tries one law at one moment, to see again what was broken there."""

from __future__ import annotations

import sys

import areo
from tests.law_cases import CASES, named
from tests.laws import Moment, reach
from tests.laws.every import LAWS, PARALLEL


def main(arguments: list[str]) -> None:
    every = {law.__name__: law for law in [*LAWS, *PARALLEL]}
    if len(arguments) != 4 or arguments[3] not in every:
        print(__doc__, "cases: " + " ".join(map(str, CASES)), "laws: " + " ".join(every), sep="\n")
        sys.exit(2)
    case, seed, step, law = named(arguments[0]), int(arguments[1]), int(arguments[2]), every[arguments[3]]
    game = reach(case, seed, step)
    print(areo.explain(game))
    law(game, Moment(case, seed, step, game).chance(law))
    print(f"{law.__name__} is kept here")


if __name__ == "__main__":
    main(sys.argv[1:])
