"""A table at which people are still sitting down. When all have, the cards are dealt and it becomes a room."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from areo.kernel.phrases import PHRASES
from areo.kernel.things import Things
from areo.kernel.words import LANGUAGES, Words
from areo.library import game_type
from areo.shuffles import commitment_of
from areo.table.lines import AnyLine, Sat, Seated, Stored, TableSetUp
from areo.table.messages import PROTOCOL, Json
from areo.table.names import LONGEST, tidy
from areo.table.refusal import Refusal
from areo.table.requests import SitDown
from areo.table.sent import DealTold, Invitation, SeatShown
from areo.table.sent import Gathering as GatheringTold
from areo.table.tokens import invited_seat


class Gathering:
    """Who has sat down so far, and with which number for the deal."""

    def __init__(self, stored: Stored) -> None:
        self.id: Final = stored.table.id
        self.table: Final = stored.table
        self.version = 0  # lines so far
        self.bots = list(stored.table.bots)
        self.names = list(stored.table.names)
        self.sat: dict[int, Sat] = {}
        self.lock: Final = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()  # are set whenever something changes
        self.ended: tuple[int, str] | None = None  # the code and the reason with which sockets are closed
        self.dealt = False
        for line in stored.lines:
            self.apply(line)

    def apply(self, line: AnyLine) -> None:
        if isinstance(line, Sat):
            self.sat[line.seat] = line
            self.names[line.seat] = line.name or self.names[line.seat]
        elif isinstance(line, Seated):
            self.bots[line.seat] = line.bot
        self.version += 1
        self.tell()

    def tell(self) -> None:
        for watcher in self.watchers:
            watcher.set()

    def end(self, code: int, reason: str) -> None:
        """Send everybody away who is waiting here."""
        self.ended = (code, reason)
        self.tell()

    def begin(self) -> None:
        """The cards are dealt."""
        self.dealt = True
        self.tell()

    def idle(self) -> bool:
        """Whether it may be put away: it comes back from the store when somebody asks for it."""
        return not self.watchers and not self.lock.locked()

    @property
    def complete(self) -> bool:
        return all(self.bots[seat] is not None or seat in self.sat for seat in range(self.table.players))

    def numbers(self) -> list[str]:
        """What each seat adds to the deal."""
        return [self.sat[seat].number if seat in self.sat else "" for seat in range(self.table.players)]

    def line(self, seat: int, wish: SitDown, own: bool) -> Sat | None:
        """The line by which somebody sits down; None if they sit here already. `own`: by the seat's own token."""
        if seat in self.sat:
            if own or self.sat[seat].mark == mark_of(wish):
                return None
            raise Refusal("stale", "this seat is taken")
        if self.bots[seat] is not None:
            raise Refusal("not_allowed", "a bot plays this seat")
        others = [other for other in range(self.table.players) if other != seat]
        called = {words_of(language, self.names).player(other) for language in LANGUAGES for other in others}
        return Sat(seat, mark_of(wish), name_in(wish, called), number_in(wish))

    # What everybody is told.

    def seats(self, language: str) -> list[SeatShown]:
        words = words_of(language, self.names)
        return [
            SeatShown(
                seat,
                words.player(seat),
                self.names[seat] != "",
                self.bots[seat],
                False,
                seat in self.sat,
                seat in self.table.invited,
            )
            for seat in range(self.table.players)
        ]

    def invitation(self, role: int) -> Invitation | None:
        seat = invited_seat(role)
        return None if seat is None else Invitation(seat, seat not in self.sat and self.bots[seat] is None)

    def told(self, role: int, language: str) -> GatheringTold:
        return GatheringTold(
            protocol=PROTOCOL,
            id=self.id,
            game=self.table.game,
            seat=role if role >= 0 else None,
            players=self.table.players,
            options=self.open_options(),
            deal=deal_of(self.table),
            invitation=self.invitation(role),
            seats=self.seats(language),
        )

    def open_options(self) -> Json:
        """The options without those that control the deal: of these only the names are told."""
        controls = [option.name for option in game_type(self.table.game).describe().options if option.control]
        hidden = ["names", "data", "seed", *controls]
        return {name: value for name, value in self.table.options.items() if name not in hidden}


def words_of(language: str, names: Sequence[str]) -> Words:
    """Enough words to call a seat by its name, before there is a game."""
    return Words(language, PHRASES[language], Things(), names)


def deal_of(table: TableSetUp) -> DealTold:
    """All that may be told of the deal before it is over."""
    return DealTold(table.chosen, None if table.shuffle is None else commitment_of(table.shuffle.secret))


def mark_of(wish: SitDown) -> str:
    return sha256(wish.key.encode("utf-8", "replace")).hexdigest()


def name_in(wish: SitDown, taken: set[str]) -> str:
    """What somebody wishes to be called: a name that nobody else here has, or none."""
    name = tidy(wish.name or "", LONGEST)
    if name.casefold() in {other.casefold() for other in taken}:
        raise Refusal("not_allowed", f"somebody here is called {name} already")
    return name


def number_in(wish: SitDown) -> str:
    """Taken as it is written, since whoever wrote it will look for it at the end."""
    number = "" if wish.number is None else str(wish.number)
    if not number.isprintable():
        raise Refusal("not_allowed", "a number for the deal is one line of printable text")
    return number
