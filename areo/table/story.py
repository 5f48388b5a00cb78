"""The log of a table: what the game tells, what the table adds, and, struck through, what was taken back."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from typing import Final

from areo.bots.levels import called
from areo.kernel.game import Game
from areo.kernel.journal import Entry, Journal
from areo.kernel.sets import members
from areo.kernel.words import Words
from areo.table.lines import AnyLine, Fault, Seated, TakenBack
from areo.table.phrases import PHRASES
from areo.table.sent import LogLine, LogPart, Span


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


class Story:
    """All that happened at a table, in the order in which people saw it."""

    def __init__(self) -> None:
        self.length = 0  # lines
        self.standing = array("I")  # on which line each entry of the game's log stands, in order
        self.others: dict[int, Struck | Notice] = {}  # what stands on all other lines

    def copy(self) -> Story:
        new = Story()
        new.length = self.length
        new.standing = self.standing[:]
        new.others = self.others.copy()
        return new

    def follow(self, game: Game) -> None:
        """Add what the game's log tells beyond what is here."""
        journal = game.journal
        assert journal is not None
        for _ in range(len(self.standing), journal.length):
            self.standing.append(self.length)
            self.length += 1

    def moved(self, game: Game) -> int:
        """The first line that tells something else since seats that acted at once are all done; else the next line."""
        journal = game.journal
        assert journal is not None
        entry = journal.take_moved()
        return self.length if entry < 0 else self.standing[entry]

    def strike(self, told: int, before: Journal, game: Game) -> int:
        """Strike what the log once told from there on and tells no more; gives the first line that changed.

        What others chose in secret since is still told, and stays.
        """
        journal = game.journal
        assert journal is not None
        since = self.standing[told:]
        del self.standing[told:]
        changed = self.length
        for number, place in enumerate(since):
            entry = before.entry(told + number)
            next_told = len(self.standing)
            if next_told < journal.length and same(entry, journal.entry(next_told)):
                self.standing.append(place)
            else:
                self.others[place] = Struck(entry, secrets_about(before, told + number))
                changed = min(changed, place)
        return changed

    def notice(self, line: AnyLine) -> None:
        """Add what the table itself has to say about a line, if anything."""
        if isinstance(line, TakenBack):
            self.add("undo", line.seat)
        elif isinstance(line, Seated):
            self.add("person" if line.bot is None else "late" if line.late else "bot", line.seat, line.bot)
        elif isinstance(line, Fault):
            self.add("slow" if line.slow else "broken", line.seat, line.bot, line.instead)

    def add(self, notice: str, *values: object) -> None:
        self.others[self.length] = Notice(notice, values)
        self.length += 1

    def part(self, game: Game, seat: int | None, language: str, start: int) -> LogPart:
        """The lines from `start` on, as a seat may read them."""
        words = game.words(language)
        own = Words(language, {**words.phrases, **PHRASES[language]}, words.things, words.players)
        journal = game.journal
        assert journal is not None
        index = bisect_left(self.standing, start)
        secrets = journal.secrets_of(seat, index)
        lines: list[LogLine] = []
        for place in range(start, self.length):
            other = self.others.get(place)
            if isinstance(other, Notice):
                lines.append(told_by_table(other, own))
            elif isinstance(other, Struck):
                lines.append(told(other.entry, known_to(seat, other.secrets), game, words, struck=True))
            else:
                lines.append(told(journal.entry(index), secrets.get(index, 0), game, words))
                index += 1
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
    return [(secret.knows, secret.thing) for secret in reversed(journal.secrets_from(index)) if secret.index == index]


def level(bot: str, words: Words) -> str:
    """On which level a bot plays; one of somebody's own is called what it is called there."""
    return words.phrases.get(f"bot.{bot}") or called(bot, words.language)


def told_by_table(notice: Notice, words: Words) -> LogLine:
    values = [level(value, words) if isinstance(value, str) else value for value in notice.values]
    spans = words.spans("notice." + notice.what, values)
    about = notice.values[0] if notice.values else None
    return LogLine(
        "notice." + notice.what,
        [Span(text, None, who if who >= 0 else None) for text, _, who in spans],
        about if isinstance(about, int) else None,
        notice=True,
    )


def told(entry: Entry, secret: int, game: Game, words: Words, struck: bool = False) -> LogLine:
    """An entry of the game's log; `secret` is the thing its reader may know of beside what all may."""
    event = game.event(entry, secret, words)
    pieces: list[dict[str, object]] = event["spans"]  # type: ignore[assignment]  # a game's events are plain data
    return LogLine(
        entry.what,
        [Span(str(piece["text"]), piece["thing"], piece["seat"]) for piece in pieces],  # type: ignore[arg-type]
        entry.seat if entry.seat >= 0 else None,
        by=entry.actor if entry.actor not in (-1, entry.seat) else None,
        befalls=members(entry.befalls),
        because=str(event["because"]) if event["because"] else None,
        tone=event["tone"],  # type: ignore[arg-type]  # a game's events are plain data
        struck=struck,
        private=secret != 0,
    )


def known_to(seat: int | None, secrets: list[tuple[int, int]]) -> int:
    """The thing a secret names, for a seat that may know it; 0 for others."""
    if seat is not None:
        for knows, thing in secrets:
            if knows >> seat & 1:
                return thing
    return 0
