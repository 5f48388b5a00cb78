"""Reads the figures and the cards of Blackout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.datafile import TomlTable
from areo.on_mars.chapters.blackout.numbers import TARGETS, VANDALISM

if TYPE_CHECKING:
    from areo.on_mars.components import Data
    from areo.on_mars.reconstructed import Notes

LEVELS: Final = ("normal", "hard")
FEWEST_PLAYERS: Final = 2
SIZES_OF_TEAMS: Final = 3  # two, three and four players
MOST_TIME: Final = 30
MOST_REPAIRS: Final = 6
MOST_COPIES: Final = 40
MOST_QUOTA: Final = 12
MOST_BLACKOUTS: Final = 10


class Vandalism:
    """A kind of vandalism card. `target`: its place in `TARGETS`; `copies`: in the deck of each level."""

    def __init__(self, id: str, names: dict[str, str], target: int, copies: list[int]) -> None:
        self.id = id
        self.names = names
        self.target = target
        self.copies = copies

    def __repr__(self) -> str:
        return f"Vandalism({self.id})"


class BlackoutFigures:
    """The figures of the chapter. Levels are the normal one and the hard one."""

    def __init__(self) -> None:
        self.quota: list[int] = []  # completions needed with 2, 3 and 4 players
        self.limit = 0  # blackouts with which the game is lost
        self.time: list[list[int]] = []  # by level: rounds with 2, 3 and 4 players
        self.repairs: list[int] = []  # by level: steps for each completion
        self.cards: list[Vandalism] = []


def read_blackout(top: TomlTable, data: Data, notes: Notes) -> None:
    found = BlackoutFigures()
    table = top.inside("blackout", "[blackout]")
    table.keys(["quota", "quota_status", "blackouts", "blackouts_status", *LEVELS], ["source"])
    found.quota = for_each_team(table, "quota", MOST_QUOTA)
    found.limit = table.number("blackouts", 1, MOST_BLACKOUTS)
    notes.add_name(table.status("quota_status"), "blackout_quota")
    notes.add_name(table.status("blackouts_status"), "blackout_limit")
    table.remark("source")
    for level in LEVELS:
        terms = table.inside(level, f"[blackout.{level}]")
        terms.keys(["time", "repairs", "status"], ["source"])
        found.time.append(for_each_team(terms, "time", MOST_TIME))
        found.repairs.append(terms.number("repairs", 1, MOST_REPAIRS))
        notes.add_name(terms.status("status"), f"blackout_{level}")
        terms.remark("source")
    found.cards = read_vandalism(top, notes)
    data.blackout = found


def for_each_team(table: TomlTable, key: str, most: int) -> list[int]:
    """A figure for each number of players."""
    figures = table.numbers(key, 1, most)
    if len(figures) != SIZES_OF_TEAMS:
        raise table.bad(key, f"{key} must hold {SIZES_OF_TEAMS} numbers, for 2, 3 and 4 players, found {len(figures)}")
    return figures


def read_vandalism(top: TomlTable, notes: Notes) -> list[Vandalism]:
    cards: list[Vandalism] = []
    seen: dict[str, str] = {}
    room = VANDALISM.end - VANDALISM.first
    for table in top.many("vandalism"):
        table.keys(["id", "target", "copies", "status", "names", "name_status"], ["source"])
        id = table.id(seen)
        copies = table.inside("copies", f"{table.label}: copies")
        copies.keys(list(LEVELS), [])
        in_decks = [copies.number(level, 0, MOST_COPIES) for level in LEVELS]
        target = TARGETS.index(table.word("target", list(TARGETS)))
        cards.append(Vandalism(id, table.names(), target, in_decks))
        notes.tell(id, table.status("status"))
        notes.put_on_list(table.status("status"), "vandalism", cards[-1].names)
        table.remark("source")
    if len(cards) > room:
        raise top.bad("vandalism", f"there can be {room} kinds of vandalism cards, found {len(cards)}")
    for level in range(len(LEVELS)):
        if not sum([card.copies[level] for card in cards]):
            raise top.bad("vandalism", f"the {LEVELS[level]} deck needs at least one card")
    notes.close_list("vandalism")
    return cards
