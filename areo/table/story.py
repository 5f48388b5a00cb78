"""The log of a table: what the game tells, what the table adds, and, struck through, what was taken back."""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

from areo.kernel.game import Game
from areo.kernel.journal import Entry
from areo.kernel.words import Words
from areo.table.lines import AnyLine, Fault, Seated, TakenBack
from areo.table.messages import LogLine, LogPart, Span
from areo.table.phrases import PHRASES


class Told:
    """An entry of the game's log with a secret part: who knows what, the latest first. Struck: it was taken back."""

    __slots__ = ("entry", "secrets", "struck")

    def __init__(self, entry: Entry, secrets: list[tuple[int, int]], struck: bool = False) -> None:
        self.entry: Final = entry
        self.secrets: Final = secrets
        self.struck: Final = struck


class Notice:
    """What the table itself has to say."""

    __slots__ = ("values", "what")

    def __init__(self, what: str, values: tuple[object, ...]) -> None:
        self.what: Final = what
        self.values: Final = values


Item: TypeAlias = Entry | Told | Notice  # most lines are just an entry of the game's log, which it keeps anyway


class Story:
    """All that happened at a table, in the order in which people saw it."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.standing = array("I")  # where each entry of the game's log stands among the items

    def copy(self) -> Story:
        new = Story()
        new.items = self.items.copy()
        new.standing = self.standing[:]
        return new

    def follow(self, game: Game) -> None:
        """Add what the game's log tells beyond what is here."""
        journal = game.journal
        assert journal is not None
        told = len(self.standing)
        secrets: dict[int, list[tuple[int, int]]] = {}
        for secret in reversed(journal.secrets):
            if secret.index < told:
                break
            secrets.setdefault(secret.index, []).append((secret.knows, secret.thing))
        for index in range(told, journal.length):
            entry = journal.entries[index]
            self.standing.append(len(self.items))
            self.items.append(Told(entry, secrets[index]) if index in secrets else entry)

    def strike(self, told: int, game: Game) -> int:
        """Strike what the game's log once told from there on and tells no more; gives the first line that changed.

        What others chose in secret since is still told, and stays.
        """
        journal = game.journal
        assert journal is not None
        since = self.standing[told:]
        del self.standing[told:]
        changed = len(self.items)
        for place in since:
            item = self.items[place]
            assert not isinstance(item, Notice)
            entry, secrets = (item, []) if isinstance(item, Entry) else (item.entry, item.secrets)
            next_told = len(self.standing)
            if next_told < journal.length and same(entry, journal.entries[next_told]):
                self.standing.append(place)
            else:
                self.items[place] = Told(entry, secrets, struck=True)
                changed = min(changed, place)
        return changed

    def notice(self, line: AnyLine) -> None:
        """Add what the table itself has to say about a line, if anything."""
        if isinstance(line, TakenBack):
            self.add("undo", line.seat)
        elif isinstance(line, Seated):
            self.add("person" if line.bot is None else "bot", line.seat, line.bot)
        elif isinstance(line, Fault):
            self.add("slow" if line.slow else "broken", line.seat, line.bot, line.instead)

    def add(self, notice: str, *values: object) -> None:
        self.items.append(Notice(notice, values))

    def part(self, game: Game, seat: int | None, language: str, start: int) -> LogPart:
        """The lines from `start` on, as a seat may read them."""
        words = game.words(language)
        own = Words(language, {**words.phrases, **PHRASES[language]}, words.things, words.players)
        return LogPart(start, [tell(item, game, seat, words, own) for item in self.items[start:]])


def same(one: Entry, other: Entry) -> bool:
    """Whether two entries tell the same."""
    return (one.what, one.seat, one.cause, one.a, one.b, one.c) == (
        other.what,
        other.seat,
        other.cause,
        other.a,
        other.b,
        other.c,
    )


def tell(item: Item, game: Game, seat: int | None, words: Words, own: Words) -> LogLine:
    if isinstance(item, Notice):
        spans = own.spans("notice." + item.what, item.values)
        about = item.values[0] if item.values else None
        return LogLine(
            "notice." + item.what,
            [Span(text, None, who if who >= 0 else None) for text, _, who in spans],
            about if isinstance(about, int) else None,
            notice=True,
        )
    entry = item if isinstance(item, Entry) else item.entry
    secret = 0 if isinstance(item, Entry) else known_to(seat, item.secrets)
    event = game.event(entry, secret, words)
    pieces: list[dict[str, object]] = event["spans"]  # type: ignore[assignment]  # a game's events are plain data
    return LogLine(
        entry.what,
        [Span(str(piece["text"]), piece["thing"], piece["seat"]) for piece in pieces],  # type: ignore[arg-type]
        entry.seat if entry.seat >= 0 else None,
        str(event["because"]) if event["because"] else None,
        struck=isinstance(item, Told) and item.struck,
        private=secret != 0,
    )


def known_to(seat: int | None, secrets: list[tuple[int, int]]) -> int:
    """The thing a secret names, for a seat that may know it; 0 for others."""
    if seat is not None:
        for knows, thing in secrets:
            if knows >> seat & 1:
                return thing
    return 0
