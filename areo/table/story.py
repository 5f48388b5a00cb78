"""The log of a table: what the game tells, what the table adds, and, struck through, what was taken back."""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

from areo.kernel.game import Game
from areo.kernel.journal import Entry, Journal
from areo.kernel.words import Words
from areo.table.lines import AnyLine, Fault, Seated, TakenBack
from areo.table.messages import LogLine, LogPart, Span
from areo.table.phrases import PHRASES


class Struck:
    """An entry of the game's log that was taken back, with who knew which secret part of it, the latest first."""

    __slots__ = ("entry", "secrets")

    def __init__(self, entry: Entry, secrets: list[tuple[int, int]]) -> None:
        self.entry: Final = entry
        self.secrets: Final = secrets


class Notice:
    """What the table itself has to say."""

    __slots__ = ("values", "what")

    def __init__(self, what: str, values: tuple[object, ...]) -> None:
        self.what: Final = what
        self.values: Final = values


Item: TypeAlias = Entry | Struck | Notice  # most lines are just an entry of the game's log, which it keeps anyway


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
        for index in range(len(self.standing), journal.length):
            self.standing.append(len(self.items))
            self.items.append(journal.entries[index])

    def strike(self, told: int, before: Journal, game: Game) -> int:
        """Strike what the log once told from there on and tells no more; gives the first line that changed.

        What others chose in secret since is still told, and stays.
        """
        journal = game.journal
        assert journal is not None
        since = self.standing[told:]
        del self.standing[told:]
        changed = len(self.items)
        for number, place in enumerate(since):
            entry = before.entries[told + number]
            next_told = len(self.standing)
            if next_told < journal.length and same(entry, journal.entries[next_told]):
                self.standing.append(place)
                self.items[place] = journal.entries[next_told]
            else:
                self.items[place] = Struck(entry, secrets_about(before, told + number))
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
        journal = game.journal
        assert journal is not None
        secrets = {self.standing[index]: thing for index, thing in journal.secrets_of(seat).items()}
        lines = [
            tell(self.items[place], secrets.get(place, 0), game, seat, words, own)
            for place in range(start, len(self.items))
        ]
        return LogPart(start, lines)


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


def secrets_about(journal: Journal, index: int) -> list[tuple[int, int]]:
    """Who knows which secret part of an entry, the latest first."""
    return [(secret.knows, secret.thing) for secret in reversed(journal.secrets) if secret.index == index]


def tell(item: Item, secret: int, game: Game, seat: int | None, words: Words, own: Words) -> LogLine:
    """A line as a seat reads it; `secret` is the thing it may know of beside what all may."""
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
    if isinstance(item, Struck):
        secret = known_to(seat, item.secrets)
    event = game.event(entry, secret, words)
    pieces: list[dict[str, object]] = event["spans"]  # type: ignore[assignment]  # a game's events are plain data
    return LogLine(
        entry.what,
        [Span(str(piece["text"]), piece["thing"], piece["seat"]) for piece in pieces],  # type: ignore[arg-type]
        entry.seat if entry.seat >= 0 else None,
        str(event["because"]) if event["because"] else None,
        struck=isinstance(item, Struck),
        private=secret != 0,
    )


def known_to(seat: int | None, secrets: list[tuple[int, int]]) -> int:
    """The thing a secret names, for a seat that may know it; 0 for others."""
    if seat is not None:
        for knows, thing in secrets:
            if knows >> seat & 1:
                return thing
    return 0
