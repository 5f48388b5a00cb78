"""What a table sends to those who sit at it, over their sockets."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from areo.table.messages import HintsRule, Json, PointsRule, Ref, TimesRule, UndoRule


class Sent(Struct, tag_field="type"):
    """A message to a client. Clients leave aside fields they do not know."""


class OptionShown(Struct, frozen=True):
    """One option of a decision: its key, and what a person reads, with price and small print apart."""

    key: str
    label: str
    thing: str | None  # the key of the thing it is about, such as the card that would be played
    price: dict[str, int]  # what it costs, by what is paid, such as {"resource mc": 14}; empty if nothing
    detail: str  # what it does, in small print; "" if the label says it all
    shortcut: str  # the one character on a keyboard that stands for it; "" if it has none of its own


class Asked(Struct, frozen=True):
    """A decision: pick between `least` and `most` different options."""

    id: str
    kind: str
    prompt: str  # the question alone; who asks it is in `source`
    name: str  # what is asked, in a word, such as "place"; "" if it has none
    source: str | None  # the key of the card or character that asks
    about: str | None  # the key of the thing it is about, such as the tile to be placed
    least: int
    most: int
    options: list[OptionShown]


class Span(Struct, frozen=True, omit_defaults=True):
    """A piece of a line of the log, with the key of the thing or the seat it names."""

    text: str
    thing: str | None = None
    seat: int | None = None


Tone: TypeAlias = Literal[
    "plain",  # somebody did something
    "heading",  # a part of the game begins
    "harm",  # somebody did something to the detriment of whoever else is named
    "points",  # somebody scored
    "gain",  # somebody got something
    "loss",  # somebody lost something
    "quiet",  # it goes with something else that was told, and can be left out of a summary
]


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A line of the log. `notice`: from the table, not from the game. `struck`: it was taken back.
    `private`: it names something that not everybody at the table may know.
    `by`: whose doing it was, if it is another seat than the one it tells of.
    `befalls`: the seats to which it happened without their choosing it.
    """

    what: str
    spans: list[Span]
    seat: int | None = None
    by: int | None = None
    befalls: list[int] = []
    because: str | None = None
    tone: Tone = "plain"
    notice: bool = False
    struck: bool = False
    private: bool = False


class LogPart(Struct, frozen=True):
    """Lines of the log from number `start` on; whatever the client had from there on is replaced."""

    start: int
    lines: list[LogLine]


class SeatShown(Struct, frozen=True):
    """Who sits where. `bot` is its level, or null for a person."""

    seat: int
    name: str
    named: bool  # False: the name only says which seat it is
    bot: str | None
    connected: bool
    taken: bool  # somebody has sat here: the seat is theirs, also while they are away
    invited: bool  # its link is known to nobody but whoever sits down there, not even to whoever made the table


class UndoRequest(Struct, frozen=True):
    """A seat would like to take a choice back; the other people at the table are asked."""

    id: str
    seat: int
    waiting: list[int]  # seats that have not answered
    seconds: float  # left to answer


class Pause(Struct, frozen=True):
    """Bots wait a moment, in which these seats can still take back what they have just done."""

    seats: list[int]
    seconds: float  # left


class TimeUsed(Struct, frozen=True):
    """How long a seat has thought so far, and whether its time runs now."""

    seconds: float
    runs: bool


class DealTold(Struct, frozen=True):
    """Where the deal comes from: what whoever made the table has chosen of it (`seed`, `position`, `record`, `moment`,
    or the names of options), and the fingerprint of the secret that the seed is drawn from; null if it is not.
    """

    chosen: list[str]
    commitment: str | None


class Revealed(Struct, frozen=True):
    """What the seed was drawn from, told when the game is over: SHA-256 of the secret is the commitment, SHA-256 of the
    secret and each seat's number, a line each, is the seed.
    """

    commitment: str
    secret: str
    numbers: list[str]  # by seat; "" of those who gave none
    seed: str


class Invitation(Struct, frozen=True):
    """This link is an invitation to a seat, and whether it still opens it."""

    seat: int
    open: bool


class Ending(Struct, frozen=True):
    """How it ended."""

    scores: list[Json]
    ranking: list[list[int]]
    won: list[bool]
    rivals: list[Json]


class Welcome(Sent, tag="welcome"):
    """The first message to a client that has joined."""

    protocol: int
    id: str  # of this table
    game: str
    seat: int | None  # None: a spectator
    players: int
    options: Json
    undo: UndoRule
    points: PointsRule
    times: TimesRule
    minutes: float | None  # the limit of each seat's time
    hints: HintsRule
    data: str  # digest of the game's data files
    deal: DealTold
    invitation: Invitation | None  # only looking on, by a link that is or was an invitation


class Gathering(Sent, tag="gathering"):
    """People are still sitting down, and then the cards are dealt: sent before the welcome, and whenever one does."""

    protocol: int
    id: str
    game: str
    seat: int | None  # None: a spectator, or somebody invited
    players: int
    options: Json
    deal: DealTold
    invitation: Invitation | None
    seats: list[SeatShown]


class Seats(Sent, tag="seats"):
    """Who sits here, whenever that changes."""

    seats: list[SeatShown]
    spectators: int


class State(Sent, tag="state"):
    """All that this seat may see now. A later version replaces an earlier one; some may be left out."""

    version: int
    over: bool
    clock: str  # how far the game is, in words
    view: Json
    asked: Asked | None
    waiting: list[int]  # the seats that are asked something
    undoable: int  # how many of my choices I may take back
    log: LogPart
    request: UndoRequest | None
    pause: Pause | None
    times: list[TimeUsed] | None  # by seat, at tables that take the time
    scores: list[Json] | None  # everybody's points as far as I can know them, at tables that show them
    ending: Ending | None
    revealed: Revealed | None  # once it is over, at tables whose seed was drawn in the open


class ChatLine(Struct, frozen=True):
    """One thing that was said. `seat` is null for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str


class Chat(Sent, tag="chat"):
    """What was said: on joining the latest lines, then each new one."""

    lines: list[ChatLine]


class Rematch(Sent, tag="rematch"):
    """The same people play again: the new table, and this client's token there."""

    id: str
    token: str


class Done(Sent, tag="done"):
    """What was asked for has been done, and is stored."""

    ref: Ref
    version: int


class Shortfall(Struct, frozen=True):
    """The first reason in figures: of what, how much is needed (or, `most`: allowed), and how much there is."""

    what: str
    need: int
    have: int
    most: bool


class Reasons(Sent, tag="why"):
    """For each key that was asked about: why not; none if it is offered. In figures too, where the first has any."""

    ref: Ref
    version: int
    reasons: dict[str, list[str]]
    lacks: dict[str, Shortfall]


class Change(Struct, frozen=True):
    """A number that all may see goes up or down: whose (null: the table's), which, and by how much."""

    seat: int | None
    what: str
    by: int


class Foreseen(Struct, frozen=True):
    """What would change for certain, how it would be paid, whether I would be asked more, and what would be wasted."""

    changes: list[Change]
    pays: str  # the key of the payment that is offered first; "" where there is nothing to choose
    price: dict[str, int]  # what that payment costs, by what is paid; empty where there is nothing to choose
    asks: bool
    warnings: list[str]  # what of it would come to nothing as the table stands, in sentences
    answers: list[str]  # those of my cards whose lasting effects it would set off


class Prospects(Sent, tag="foresee"):
    """For each key that is offered to me: what would change."""

    ref: Ref
    version: int
    foreseen: dict[str, Foreseen]


class HintShown(Struct, frozen=True):
    """A good answer: its keys and what they are called, how many points more (or less) I may then expect to be ahead at
    the end than as things stand, by a bot's estimate, and one sentence why.
    """

    keys: list[str]
    labels: list[str]
    points: float
    why: str


class Hints(Sent, tag="hint"):
    """The best answers to a decision of mine, the best first; none where there is nothing to choose."""

    ref: Ref
    decision: str
    hints: list[HintShown]


RefusalCode: TypeAlias = Literal[
    "malformed",  # no message of this protocol
    "too_fast",  # too many messages
    "stale",  # the decision or version is no longer the current one
    "illegal",  # the rules do not allow it now
    "not_allowed",  # not for this seat, or not at this table
    "not_stored",  # the store failed; nothing was changed
]


class Refused(Sent, tag="refused"):
    """What was asked for was not done, and why. Nothing was changed."""

    ref: Ref
    code: RefusalCode
    text: str


class Pong(Sent, tag="pong"):
    """I am."""

    ref: Ref
    version: int


FromTable: TypeAlias = (
    Welcome | Gathering | Seats | State | Chat | Rematch | Done | Reasons | Prospects | Hints | Refused | Pong
)
