"""The log: what happened, to whom, because of what. Facts, not text; secrets stand apart from what all may read."""

from __future__ import annotations


class Entry:
    """One public fact: what happened, by which seat (-1: the table), because of which thing, and three figures."""

    def __init__(self, what: str, seat: int, cause: int, a: int, b: int, c: int) -> None:
        self.what = what
        self.seat = seat
        self.cause = cause
        self.a = a
        self.b = b
        self.c = c


class Secret:
    """What only some seats know about an entry: the thing drawn, looked at, chosen."""

    def __init__(self, index: int, knows: int, thing: int) -> None:
        self.index = index
        self.knows = knows
        self.thing = thing


class Journal:
    """The entries of one game. Copies share the list and remember how much of it is theirs."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.length = 0
        self.secrets: list[Secret] = []

    def add(self, entry: Entry) -> None:
        if len(self.entries) != self.length:  # a copy went on from here: leave its entries to it
            self.entries = self.entries[: self.length]
        self.entries.append(entry)
        self.length += 1

    def whisper(self, knows: int, thing: int) -> None:
        """Tell some seats (a bit each) the secret part of the latest entry."""
        self.secrets.append(Secret(self.length - 1, knows, thing))

    def copy(self) -> Journal:
        new = Journal()
        new.entries = self.entries
        new.length = self.length
        new.secrets = self.secrets.copy()
        return new

    def as_seen_by(self, seat: int) -> Journal:
        """A copy that holds no secret of anybody else."""
        new = Journal()
        new.entries = self.entries
        new.length = self.length
        bit = 1 << seat
        new.secrets = [Secret(s.index, bit, s.thing) for s in self.secrets if s.knows & bit]
        return new

    def secrets_of(self, seat: int | None) -> dict[int, int]:
        """For each entry with a secret part this seat may read: the thing it names."""
        if seat is None:
            return {}
        return {s.index: s.thing for s in self.secrets if s.knows >> seat & 1}
