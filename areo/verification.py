"""Whether a record's deal was drawn as the table had promised, and whether its game follows from that deal."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from areo.kernel.errors import BadRecord
from areo.kernel.game import Game, Json
from areo.library import game_type, replay
from areo.shuffles import commitment_of, seed_of


class Finding(IntEnum):
    """What a check comes to, as the command's exit status. 2 is for a file that is no record."""

    FAIR = 0
    OTHER_COMMITMENT = 3
    OTHER_SEED = 4
    OTHER_GAME = 5
    NO_COMMITMENT = 6
    CHOSEN = 7


TOLD: Final = {
    Finding.FAIR: "fair: the secret has the fingerprint that was shown before the deal, the seed follows from it and "
    "from the players' numbers, and the game follows from the seed",
    Finding.OTHER_COMMITMENT: "not as promised: the secret does not have the fingerprint that was shown",
    Finding.OTHER_SEED: "not as promised: the seed does not follow from the secret and the players' numbers",
    Finding.OTHER_GAME: "the game does not follow from its deal",
    Finding.NO_COMMITMENT: "nothing was promised: the record has no fingerprint of a secret, so its deal cannot be "
    "checked; the game follows from its seed",
    Finding.CHOSEN: "not drawn: whoever made the table has chosen of the deal",
}


def controls(game: str, options: Mapping[str, object]) -> list[str]:
    """The options that were given and control the deal."""
    return [option.name for option in game_type(game).describe().options if option.control and option.name in options]


def ending_of(game: Game) -> Json:
    """What a record tells of how its game ended."""
    return {"totals": [score["total"] for score in game.scores()], "ranking": game.ranking()}


def verify(record: Mapping[str, object], seen: str | None = None, **options: object) -> tuple[Finding, str]:
    """What is found, and what to say about it. `seen`: the fingerprint that somebody noted before the deal."""
    deal = record.get("deal")
    told: Mapping[str, object] = deal if isinstance(deal, Mapping) else {}
    commitment, secret, numbers = told.get("commitment"), told.get("secret"), told.get("numbers")
    promised = commitment is not None or secret is not None
    if promised:
        if not isinstance(secret, str) or commitment != commitment_of(secret):
            return Finding.OTHER_COMMITMENT, TOLD[Finding.OTHER_COMMITMENT]
        if seen is not None and seen.strip().lower() != commitment:
            return Finding.OTHER_COMMITMENT, TOLD[Finding.OTHER_COMMITMENT]
        if not isinstance(numbers, list) or not all(isinstance(number, str) for number in numbers):
            raise BadRecord(f"deal.numbers: a list of texts is expected, not {numbers!r}")
        given = record.get("options")
        if not isinstance(given, Mapping) or given.get("seed") != seed_of(secret, numbers):
            return Finding.OTHER_SEED, TOLD[Finding.OTHER_SEED]
    elif seen is not None:
        return Finding.OTHER_COMMITMENT, TOLD[Finding.OTHER_COMMITMENT]
    fault = fault_in(record, options)
    if fault:
        return Finding.OTHER_GAME, f"{TOLD[Finding.OTHER_GAME]}: {fault}"
    chosen = chosen_in(record, told)
    if chosen:
        return Finding.CHOSEN, f"{TOLD[Finding.CHOSEN]}: {', '.join(chosen)}; the game follows from that"
    finding = Finding.FAIR if promised else Finding.NO_COMMITMENT
    return finding, TOLD[finding]


def chosen_in(record: Mapping[str, object], told: Mapping[str, object]) -> list[str]:
    """What was chosen of the deal, by the record's own word or as its options show."""
    named = told.get("chosen")
    chosen = [str(name) for name in named] if isinstance(named, list) else []
    given = record["options"]
    assert isinstance(given, Mapping)  # it has been played again
    shown = ["position"] if record.get("start") is not None and not chosen else []
    return [*chosen, *[name for name in [*shown, *controls(str(record["game"]), given)] if name not in chosen]]


def fault_in(record: Mapping[str, object], options: Mapping[str, object]) -> str:
    """Where playing the record again leads elsewhere than it says; "" if nowhere."""
    try:
        game = replay(record, None, **options)
    except BadRecord as error:
        return str(error)
    if "ending" not in record:
        return ""
    if not game.over:
        return "its choices stop before the end"
    return "" if record["ending"] == ending_of(game) else "it ends with other points or another ranking"
