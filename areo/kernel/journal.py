"""The log: what happened, to whom, because of what. Facts, not text; secrets stand apart from what all may read."""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from areo._extend import mypyc_attr
from areo.kernel.packed import Packed

ENTRY: Final = Struct("<hbbbHiqqq")  # an entry in bytes: its kind's number, seat, lane, actor, victims, cause, figures
SECRET: Final = Struct("<iii")
NO_ENTRIES: Final = Packed(ENTRY)
NO_SECRETS: Final = Packed(SECRET)
KINDS: Final[list[str]] = []  # every kind of entry that was ever packed; an entry's bytes hold its place in here
KIND_NUMBERS: Final[dict[str, int]] = {}


@final
@mypyc_attr(acyclic=True)
class Entry:
    """One public fact: what happened, of which seat (-1: the table) it tells, because of what, and three figures.

    Besides that: on which lane it came about, whose effect did it (-1: the table's), and the seats (a bit each) to
    which it happened without their choosing it.
    """

    def __init__(
        self,
        what: str,
        seat: int,
        cause: int,
        a: int,
        b: int,
        c: int,
        lane: int = 0,
        actor: int = -1,
        befalls: int = 0,
    ) -> None:
        self.what = what
        self.seat = seat
        self.cause = cause
        self.a = a
        self.b = b
        self.c = c
        self.lane = lane
        self.actor = actor
        self.befalls = befalls


@final
@mypyc_attr(acyclic=True)
class Secret:
    """What only some seats know about an entry: the thing drawn, looked at, chosen."""

    def __init__(self, index: int, knows: int, thing: int) -> None:
        self.index = index
        self.knows = knows
        self.thing = thing


@final
class Journal:
    """The entries of one game. Copies share them and remember how much is theirs.

    Whoever keeps many games packs their journals: then the entries so far are bytes, and read the same.
    """

    def __init__(self) -> None:
        self.length = 0
        self.packed = NO_ENTRIES
        self.first = 0  # how many are packed
        self.entries: list[Entry] = []  # the others
        self.packed_secrets = NO_SECRETS
        self.secrets: list[Secret] = []  # the others, by entry, like those that are packed
        self.opened = -1  # where the seats began to act at the same time; -1 if they do not
        self.moved = -1  # the first entry that `settle` has put elsewhere, until somebody takes notice

    def add(self, entry: Entry) -> None:
        own = self.length - self.first
        if len(self.entries) != own:  # a copy went on from here: leave its entries to it
            self.entries = self.entries[:own]
        self.entries.append(entry)
        self.length += 1

    def whisper(self, knows: int, thing: int) -> None:
        """Tell some seats (a bit each) the secret part of the latest entry."""
        self.secrets.append(Secret(self.length - 1, knows, thing))

    def entry(self, index: int) -> Entry:
        if index >= self.first:
            return self.entries[index - self.first]
        kind, seat, lane, actor, befalls, cause, a, b, c = self.packed.row(index)
        return Entry(KINDS[kind], seat, cause, a, b, c, lane, actor, befalls)

    def secrets_from(self, first: int) -> list[Secret]:
        """Those of an entry and of all after it, oldest first."""
        number = self.packed_secrets.length()
        found: list[Secret] = []
        while number:
            number -= 1
            index, knows, thing = self.packed_secrets.row(number)
            if index < first:
                break
            found.append(Secret(index, knows, thing))
        found.reverse()
        return found + [secret for secret in self.secrets if secret.index >= first]

    def open(self) -> None:
        """From here on seats act at the same time."""
        self.opened = self.length

    def settle(self, table: int) -> None:
        """All are done: what each did now stands together, so that who was quicker cannot be read from the log.

        What the table did before comes first; `table` is its lane.
        """
        opened = self.opened
        self.opened = -1
        if opened < 0:
            return
        start = opened - self.first
        end = self.length - self.first
        while start < end and self.entries[start].lane == table:
            start += 1
        if self.in_order(start, end):
            return
        opened = self.first + start
        latest = self.entries[start:end]
        order = sorted(range(len(latest)), key=lambda index: latest[index].lane)
        places = {opened + old: opened + new for new, old in enumerate(order)}
        self.entries = self.entries[:start] + [latest[index] for index in order]
        secrets = [Secret(places.get(s.index, s.index), s.knows, s.thing) for s in self.secrets]
        self.secrets = sorted(secrets, key=lambda secret: secret.index)
        self.moved = min(index for index in range(opened, self.length) if places[index] != index)

    def in_order(self, start: int, end: int) -> bool:
        """Whether what each seat did stands together already."""
        for index in range(start + 1, end):
            if self.entries[index].lane < self.entries[index - 1].lane:
                return False
        return True

    def take_moved(self) -> int:
        """The first entry that stands elsewhere than when somebody last asked; -1 if none does."""
        moved = self.moved
        self.moved = -1
        return moved

    def pack(self) -> None:
        """Keep what was told so far in a third of the memory. Copies made before keep theirs as it was.

        What seats that act at the same time have done is left alone until they are all done.
        """
        number = (self.length if self.opened < 0 else self.opened) - self.first
        self.packed = self.packed.plus([packed_entry(self.entries[index]) for index in range(number)])
        self.entries = self.entries[number : self.length - self.first]
        self.first += number
        done = [secret for secret in self.secrets if secret.index < self.first]
        self.packed_secrets = self.packed_secrets.plus([SECRET.pack(s.index, s.knows, s.thing) for s in done])
        self.secrets = [secret for secret in self.secrets if secret.index >= self.first]

    def copy(self) -> Journal:
        new = self.without_secrets()
        new.packed_secrets = self.packed_secrets
        new.secrets = self.secrets.copy()
        return new

    def without_secrets(self) -> Journal:
        new = Journal()
        new.length = self.length
        new.packed = self.packed
        new.first = self.first
        new.entries = self.entries
        new.opened = self.opened
        return new

    def as_seen_by(self, seat: int) -> Journal:
        """A copy that holds no secret of anybody else."""
        new = self.without_secrets()
        bit = 1 << seat
        new.secrets = [Secret(s.index, bit, s.thing) for s in self.secrets_from(0) if s.knows & bit]
        return new

    def secrets_of(self, seat: int | None, first: int = 0) -> dict[int, int]:
        """For each entry, from one on, with a secret part this seat may read: the thing it names."""
        if seat is None:
            return {}
        return {s.index: s.thing for s in self.secrets_from(first) if s.knows >> seat & 1}


def packed_entry(entry: Entry) -> bytes:
    number = KIND_NUMBERS.get(entry.what, -1)
    if number < 0:
        number = KIND_NUMBERS[entry.what] = len(KINDS)
        KINDS.append(entry.what)
    return ENTRY.pack(
        number, entry.seat, entry.lane, entry.actor, entry.befalls, entry.cause, entry.a, entry.b, entry.c
    )
