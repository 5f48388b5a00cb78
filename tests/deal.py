"""Tables for tests: dealt in one call, played and questioned in the words of a player.

Each game's tests add their own words: see `tests/red_planet/table.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar, cast

import pytest

import areo

SLOT = re.compile(r"\{(\d)(?::([^}]+))?\}")


class Seating:
    """A game with players around it. Where only one seat is asked, it need not be named."""

    def __init__(self, game: areo.Game) -> None:
        self.game = game

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def asked(self) -> list[int]:
        """The seats that have something to choose."""
        return [seat for seat, decision in enumerate(self.game.asked) if decision is not None]

    def decision(self, seat: int | None = None) -> areo.Decision:
        if seat is None:
            assert len(self.asked) == 1, f"name the seat: {self.asked} are asked"
            seat = self.asked[0]
        decision = self.game.asked[seat]
        assert decision is not None, f"seat {seat} is not asked; {self.asked} are"
        return decision

    def offers(self, seat: int | None = None) -> list[str]:
        """The keys of the open decision."""
        return self.decision(seat).keys

    def asks(self, seat: int | None = None) -> str:
        """What the open decision is about: the phrase of its prompt with what is filled in, as "board: 1, 2"."""
        return phrase(self.game, self.decision(seat).prompt("en"), "ask")

    def choose(self, *answers: str | list[str], seat: int | None = None) -> None:
        """Answer one decision after the other: a key each, or a list of keys where several are picked."""
        for answer in answers:
            asked = self.decision(seat).seat
            self.game.choose(asked, [answer] if isinstance(answer, str) else answer)

    def why(self, key: str, seat: int | None = None) -> str:
        """Why a key cannot be chosen: the phrases with what is filled in, as "room: S04, 3, 2"; "" if it can."""
        return "; ".join(phrase(self.game, text, "why") for text in self.game.why(self.decision(seat).seat, key))

    def refuses(self, key: str, seat: int | None = None) -> str:
        """Why the table refuses this key, leaving everything as it was."""
        decision = self.decision(seat)
        before = self.game.position()
        with pytest.raises(areo.IllegalChoice) as caught:
            self.game.choose(decision.seat, [key])
        assert self.game.position() == before
        reasons = self.game.why(decision.seat, key)
        assert reasons
        assert " ".join(reasons) in str(caught.value)
        return self.why(key, seat)

    def undo(self, seat: int) -> None:
        self.game.undo(seat)

    def log(self, seat: int | None = None) -> list[str]:
        """What happened, as a seat reads it, or a spectator."""
        return self.game.log(seat, "en")

    @property
    def state(self) -> dict[str, Any]:
        """The whole table, nothing hidden."""
        return cast(dict[str, Any], self.game.position()["state"])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat sees it, or a spectator."""
        return self.game.view(seat)

    def score(self, seat: int) -> dict[str, Any]:
        return self.game.scores()[seat]

    def total(self, seat: int) -> int:
        return cast(int, self.score(seat)["total"])


def phrase(game: areo.Game, text: str, kind: str) -> str:
    """Which phrase of a kind a text was made from, and what is filled in: the wording itself may change."""
    best = ""
    told = ""
    for name, template in game.rulebook.phrases["en"].items():
        if name.startswith(f"{kind}.") and len(template) > len(best):
            found = re.search(f"{pattern(template)}$", text, re.IGNORECASE)
            if found:
                best, told = template, filled_in(name.removeprefix(f"{kind}."), template, found)
    assert best, f"no phrase of {kind!r} reads {text!r}"
    return told


def pattern(template: str) -> str:
    """A phrase as a regular expression, with a group for each slot."""
    parts: list[str] = []
    end = 0
    for slot in SLOT.finditer(template):
        parts.append(re.escape(template[end : slot.start()]) + f"(?P<slot{slot[1]}>.+)")
        end = slot.end()
    return "".join(parts) + re.escape(template[end:])


def filled_in(name: str, template: str, found: re.Match[str]) -> str:
    """The phrase's name, then names and numbers in the order of its slots."""
    values: list[str] = []
    for slot in sorted(SLOT.finditer(template), key=lambda slot: slot[1]):
        value = found[f"slot{slot[1]}"]
        number = re.match(r"\d+", value)
        if slot[2] in ("thing", "seat"):
            values.append(value)
        elif number:
            values.append(number[0])
    return f"{name}: {', '.join(values)}" if values else name


Seated = TypeVar("Seated", bound=Seating)


def deal(
    seating: type[Seated],
    game: str,
    players: int,
    *,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    state: Mapping[str, object] | None = None,
) -> Seated:
    """A table of this kind: from the state of a hand-written position, or dealt anew without one."""
    given: dict[str, Any] = dict(options or {})
    if state is None:
        return seating(areo.new(game, players, seed, **given))
    position = {"game": game, "options": {"players": players, "seed": seed, **given}, "state": dict(state)}
    return seating(areo.from_position(position))
