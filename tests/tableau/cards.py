"""Tables of games played with project cards, in the words of their players. Cards may be called by name or by id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, cast

import areo
from tests import deal as any_game


def id_of(name: str) -> str:
    """The id of a card, from its English name or the id itself."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub("['’]", "", name.lower())).strip("-")


def ids_of(names: str) -> list[str]:
    """The ids of cards whose names are separated by commas."""
    return [id_of(name) for name in names.split(",") if name.strip()]


def table_of(text: str) -> list[tuple[str, ...]]:
    """The cells of a table written as lines with | between the cells."""
    return [tuple(cell.strip() for cell in line.split("|")) for line in text.strip().splitlines()]


def with_id(answer: str | list[str]) -> str | list[str]:
    """An answer in which a card may be called by its name."""
    if isinstance(answer, list):
        return [f"card {id_of(part.removeprefix('card '))}" for part in answer]
    return f"card {id_of(answer.removeprefix('card '))}" if answer.startswith("card ") else answer


class CardTable(any_game.Seating):
    """A table with cards on it. Seat 0 is "I"."""

    known: ClassVar[set[str]] = set()  # the ids of all project cards

    def __init__(self, game: areo.Game) -> None:
        super().__init__(game)
        self.before = self.figures(self.state)

    def figures(self, state: Mapping[str, Any]) -> dict[str, int | str]:
        """Everything on the table that a deed can change, under short names."""
        raise NotImplementedError

    # What a player does. Payments are the first offered unless told; other questions are answered as scripted.

    def play(self, card: str, *answers: str | list[str], pay: str | None = None, seat: int | None = None) -> None:
        """Play a card, pay for it, and answer what it asks."""
        self.do(f"play {id_of(card)}", *answers, pay=pay, seat=seat)

    def act(self, card: str, *answers: str | list[str], pay: str | None = None, seat: int | None = None) -> None:
        """Use a card's action."""
        self.do(f"action {id_of(card)}", *answers, pay=pay, seat=seat)

    def project(self, name: str, *answers: str | list[str], pay: str | None = None, seat: int | None = None) -> None:
        """Carry out a standard project, or standard action."""
        self.do(f"project {name}", *answers, pay=pay, seat=seat)

    def do(self, key: str, *answers: str | list[str], pay: str | None = None, seat: int | None = None) -> None:
        """Any entry of the menu; `changes` tells what came of it."""
        self.before = self.figures(self.state)
        self.choose(key, seat=seat)
        for answer in answers:
            if not str(answer).startswith("sell "):  # a card sold while paying
                pay = self.pay(pay, seat)
            self.choose(answer, seat=seat)
        assert self.pay(pay, seat) is None, f"{pay!r} is not asked"

    def choose(self, *answers: str | list[str], seat: int | None = None) -> None:
        """Answer one decision after the other. Cards may be named as "card Birds"."""
        super().choose(*[with_id(answer) for answer in answers], seat=seat)

    def pay(self, key: str | None = None, seat: int | None = None) -> str | None:
        """Pay in this way, or in the way that is offered first, if there is a choice; the key if there is none."""
        if self.kind_for(seat) != "payment":
            return key
        super().choose(key or next(key for key in self.offers(seat) if key.startswith("pay ")), seat=seat)
        return None

    # What may be done.

    def kind_for(self, seat: int | None = None) -> str:
        """The kind of a seat's open decision; "" if none is open, or, where no seat is named, several are."""
        if seat is None and len(self.asked) != 1:
            return ""
        return self.decision(seat).kind if seat is None or seat in self.asked else ""

    @property
    def kind(self) -> str:
        return self.kind_for()

    @property
    def idle(self) -> bool:
        """Whether all is answered: only a menu is open."""
        return self.kind == "menu"

    def playable(self, card: str, seat: int | None = None) -> bool:
        return f"play {id_of(card)}" in self.offers(seat)

    def can_act(self, card: str, seat: int | None = None) -> bool:
        return f"action {id_of(card)}" in self.offers(seat)

    def key(self, what: str) -> str:
        """What is meant by a card's name alone: to play it."""
        return f"play {id_of(what)}" if id_of(what) in self.known else what

    def why(self, key: str, seat: int | None = None) -> str:
        """Why a card cannot be played, or any other key chosen: "requires: 3"; "" if it can."""
        return super().why(self.key(key), seat)

    def shortfall(self, what: str, seat: int | None = None) -> list[int]:
        """The figures in the first reason why a card cannot be played, or a key chosen: needed, there; no signs."""
        reason = self.game.why(self.decision(seat).seat, self.key(what))[0]
        return [int(figure) for figure in re.findall(r"\d+", reason)]

    # How things stand.

    def changes(self) -> dict[str, int | str]:
        """All that changed since the last play, action or deal; others' things under "seat 1 plants".

        "cards" are those in hand and on the table together; "asked" is the kind of a question that is still open.
        """
        now = self.figures(self.state)
        changed: dict[str, int | str] = {}
        for what in sorted({*now, *self.before}):
            new, old = now.get(what, 0), self.before.get(what, 0)
            if isinstance(new, int) and isinstance(old, int):
                if new != old:
                    changed[what] = new - old
            elif new != old:
                changed[what] = new
        if not self.idle and not self.over:
            changed["asked"] = self.kind
        return changed

    @property
    def temperature(self) -> int:
        return cast(int, self.state["temperature"])

    @property
    def oxygen(self) -> int:
        return cast(int, self.state["oxygen"])

    @property
    def oceans(self) -> int:
        return cast(int, self.state["oceans"])

    def player(self, seat: int = 0) -> dict[str, Any]:
        return cast(dict[str, Any], self.state["players"][seat])

    def resources(self, seat: int = 0) -> dict[str, int]:
        """The resources in stock, without the zeros."""
        return {resource: n for resource, n in self.player(seat)["resources"].items() if n}

    def mc(self, seat: int = 0) -> int:
        return cast(int, self.player(seat)["resources"]["mc"])

    def production(self, seat: int = 0) -> dict[str, int]:
        """The production, without the zeros."""
        return {resource: n for resource, n in self.player(seat)["production"].items() if n}

    def tr(self, seat: int = 0) -> int:
        return cast(int, self.player(seat)["tr"])

    def hand(self, seat: int = 0) -> list[str]:
        return cast(list[str], self.player(seat)["hand"])

    def played(self, seat: int = 0) -> list[str]:
        return cast(list[str], self.player(seat)["played"])

    def cubes(self, card: str, seat: int = 0) -> int:
        return cast(int, self.player(seat)["on_cards"].get(id_of(card), 0))

    def price(self, card: str, seat: int = 0) -> int:
        """What a card in hand costs its owner now."""
        cards = self.view(seat)["players"][seat]["hand"]
        return cast(int, next(entry["price"] for entry in cards if entry["id"] == id_of(card)))

    def deck(self) -> list[str]:
        """The deck, from the top."""
        return cast(list[str], self.state["deck"])

    def discard(self) -> list[str]:
        """The discard pile, from the top."""
        return cast(list[str], self.state["discard"])

    def points(self, card: str, seat: int = 0) -> int:
        """The points a card is worth now."""
        return cast(int, self.score(seat)["by_card"].get(id_of(card), 0))
