"""What a table remembers: how it was made, and line by line what was done there. The store keeps nothing else."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct, json

from areo.table.messages import HintsRule, PointsRule, TimesRule, UndoRule

Json: TypeAlias = dict[str, Any]


class Line(Struct, frozen=True, tag_field="line", omit_defaults=True):
    """One thing that was done. Lines are added, never changed."""


class Choice(Line, frozen=True, tag="choice"):
    """A seat answered a decision; `bot` says which bot did it for a seat."""

    seat: int
    picks: list[str]
    decision: str
    bot: str | None = None


class TakenBack(Line, frozen=True, tag="undo"):
    """A seat took its latest choice back."""

    seat: int


class Seated(Line, frozen=True, tag="seat"):
    """A bot sits down at a seat, or (None) its person does again."""

    seat: int
    bot: str | None
    late: bool = False  # because the seat's time was up


class Named(Line, frozen=True, tag="name"):
    """A seat has a name."""

    seat: int
    name: str


class Sat(Line, frozen=True, tag="sat"):
    """Somebody has sat down: what they are called, and the number they add to the deal.

    The mark tells whether it is they who ask once more; whoever reads it cannot ask in their stead.
    """

    seat: int
    mark: str
    name: str = ""
    number: str = ""


class Fault(Line, frozen=True, tag="fault"):
    """A bot failed and a simpler one takes its seat."""

    seat: int
    bot: str
    instead: str
    slow: bool


class Restored(Line, frozen=True, tag="restored"):
    """The rules have changed, and the game goes on from where it stood: nothing before this is played again."""

    position: Json


AnyLine: TypeAlias = Choice | TakenBack | Seated | Named | Sat | Fault | Restored


class TableRules(Struct, frozen=True):
    """What a table has settled beside the game's own options."""

    undo: UndoRule
    points: PointsRule = "hidden"
    pause: float = 0.0  # seconds in which a turn can be taken back before bots go on
    times: TimesRule = "off"
    minutes: float | None = None  # that each seat has
    hints: HintsRule = "alone"


class Shuffle(Struct, frozen=True):
    """What a seed was drawn from: the table's secret and, once it is dealt, the number of each seat."""

    secret: str
    numbers: list[str] = []


class TableSetUp(Struct, frozen=True):
    """How a table was made."""

    id: str
    created: float
    game: str
    players: int
    options: Json  # with the seed, once it is dealt
    undo: UndoRule
    bots: list[str | None]
    names: list[str]
    start: Json | None = None  # the position it began from, if it was not dealt
    points: PointsRule = "hidden"
    pause: float = 0.0
    times: TimesRule = "off"
    minutes: float | None = None
    hints: HintsRule = "alone"
    invited: list[int] = []  # seats whose link nobody has but who sits down there
    chosen: list[str] = []  # what whoever made it has chosen of the deal: the seed, a position, an option's name
    shuffle: Shuffle | None = None  # None: the seed was not drawn here, or before this was kept
    dealt: bool = True  # False: people are still sitting down

    @property
    def rules(self) -> TableRules:
        return TableRules(self.undo, self.points, self.pause, self.times, self.minutes, self.hints)


class Stored(Struct):
    """A table as it lies in the store."""

    table: TableSetUp
    lines: list[AnyLine]
    position: Json  # as it stood after the last line; nothing before the deal
    rematch: str | None


class Said(Struct, frozen=True):
    """A line of the chat."""

    seat: int | None
    name: str
    text: str


class Subscription(Struct, frozen=True):
    """Where the browser of somebody at a seat takes notifications, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    host: str  # the name under which that browser knows this server


lines_from = json.Decoder(AnyLine)
table_from = json.Decoder(TableSetUp)
said_from = json.Decoder(Said)
subscription_from = json.Decoder(Subscription)
times_from = json.Decoder(list[float])
