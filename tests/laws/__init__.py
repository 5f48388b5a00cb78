"""The laws that every game keeps, whatever it is about.

A law takes a table at some moment of a game, with a source of chance, and fails if it is broken there; `trial.py` tries
them at many. A new game needs its `tests/<game>/law_cases.py`, which says which deals are tried, and what is special
about it; what it hides, which pieces it has and which keys it knows follow from its declarations.
`AREO_DEPTH` says how thoroughly they are tried: 10 tries each at ten times as many moments as 1, the default.
"""

from tests.laws.agreement import retell, tell, told
from tests.laws.decisions import decisions_are_real
from tests.laws.playing import (
    LANGUAGES,
    NothingToTry,
    along,
    answer_to,
    digest,
    eyes,
    open_decisions,
    picture,
    play_on,
    questions,
    readable,
    some_seat,
    through_json,
    times,
)
from tests.laws.points import scores_add_up
from tests.laws.secrets import AT_THE_END, HiddenThings, Path, at
from tests.laws.trial import BUDGET, Law, Moment, moments, reach, try_laws

__all__ = [
    "AT_THE_END",
    "BUDGET",
    "LANGUAGES",
    "HiddenThings",
    "Law",
    "Moment",
    "NothingToTry",
    "Path",
    "along",
    "answer_to",
    "at",
    "decisions_are_real",
    "digest",
    "eyes",
    "moments",
    "open_decisions",
    "picture",
    "play_on",
    "questions",
    "reach",
    "readable",
    "retell",
    "scores_add_up",
    "some_seat",
    "tell",
    "through_json",
    "times",
    "told",
    "try_laws",
]
