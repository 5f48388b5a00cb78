"""The arena: one game between bots, from the first question to the last point."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from random import Random

from areo.bots import bot
from areo.bots.seat import sit
from areo.kernel.errors import IllegalChoice
from areo.kernel.game import Game, Json
from areo.library import new


@dataclass(frozen=True)
class Row:
    """How one seat came out of one game."""

    game: int  # the number of the game
    seed: str  # the deal: the games of one seed are played with the bots on different seats
    line_up: str  # the bots by seat
    seat: int
    bot: str
    score: int
    parts: dict[str, int]  # what the score is made of
    place: int  # 1 is the first; whoever is equal shares the better place
    won: bool
    share: float  # of the victory: 1, or less if several won who played against each other, or 0
    decisions: int  # made by this seat
    rounds: int  # the game's clock at its end


@dataclass(frozen=True)
class Pairing:
    """One game to be played: which deal, and who sits where."""

    game: str
    number: int
    seed: str
    bots: tuple[str, ...]
    options: Json


def chance(*names: object) -> Random:
    """A source of chance that depends on these names alone."""
    return Random(int.from_bytes(sha256("\n".join(map(str, names)).encode()).digest(), "big"))


def play(pairing: Pairing) -> list[Row]:
    """Play a game to its end: each bot gets its seat as that seat may know it, and what it picks is played."""
    table = new(pairing.game, len(pairing.bots), pairing.seed, **pairing.options)
    players = [bot(name) for name in pairing.bots]
    deals = chance(pairing.seed, pairing.number, "deals")
    thoughts = [chance(pairing.seed, pairing.number, seat) for seat in range(table.seats)]
    decisions = [0] * table.seats
    while not table.over:
        asked = table.waiting_for()[0]
        picks = players[asked].choose(sit(table, asked, deals), thoughts[asked])
        try:
            table.choose(asked, picks)
        except IllegalChoice as error:
            raise IllegalChoice(f"the bot {pairing.bots[asked]!r} made no legal choice: {error}") from error
        decisions[asked] += 1
    return rows(pairing, table, decisions)


def rows(pairing: Pairing, table: Game, decisions: list[int]) -> list[Row]:
    """What is kept of a game that is over: a row a seat."""
    won = table.winners()
    # Who plays on one side wins whole, not a part each.
    part = 1 / max(1, sum(won)) if table.competitive() else 1.0
    places = place_of_each(table.ranking())
    return [
        Row(
            game=pairing.number,
            seed=pairing.seed,
            line_up=",".join(pairing.bots),
            seat=seat,
            bot=pairing.bots[seat],
            score=int(str(score["total"])),
            parts={name: value for name, value in score.items() if name != "total" and isinstance(value, int)},
            place=places[seat],
            won=won[seat],
            share=part if won[seat] else 0.0,
            decisions=decisions[seat],
            rounds=table.clock(),
        )
        for seat, score in enumerate(table.scores())
    ]


def place_of_each(ranking: list[list[int]]) -> dict[int, int]:
    """The place of each seat: as many as stand before it, and one."""
    places: dict[int, int] = {}
    for together in ranking:
        place = len(places) + 1
        for seat in together:
            places[seat] = place
    return places
