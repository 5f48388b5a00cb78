"""All that passes between a table and those who sit at it.

The JSON Schema and the browser's types are made from these; `docs/protocol.md` tells the story they make together.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

PROTOCOL: Final = 1  # rises when an old client would no longer understand

Json: TypeAlias = dict[str, Any]
Language: TypeAlias = Literal["en", "fr", "pt"]
Ref: TypeAlias = Annotated[str, Meta(max_length=64)] | int | None
"""Whatever a client likes to call its message; the answer carries it back."""

Text = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=200)]
UndoRule: TypeAlias = Literal["none", "free", "consent"]
PointsRule: TypeAlias = Literal["hidden", "shown"]  # whether the table tells everybody's points while it is played
TimesRule: TypeAlias = Literal[
    "off",  # nobody's time is taken
    "shown",  # everybody sees how much time each has used
    "bot",  # and who has used more than the limit is played on by a bot
]
HintsRule: TypeAlias = Literal[
    "alone",  # hints can be had by whoever plays against bots alone
    "on",  # by everybody
    "off",  # by nobody
]
Seconds = Annotated[float, Meta(ge=0.0, le=60.0)]
Minutes = Annotated[float, Meta(gt=0.0, le=10_000.0)]


# What a client sends.


class Received(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client. Unknown fields are refused, so that a slip is noticed."""


class Join(Received, tag="join"):
    """The first message: the token of a seat, or of the spectators."""

    token: Annotated[str, Meta(max_length=200)]
    language: Language = "en"
    name: Name | None = None


class Choose(Received, tag="choose"):
    """An answer to the decision with this id. Sent twice, it counts once."""

    decision: Annotated[str, Meta(max_length=64)]
    picks: Annotated[list[Key | int], Meta(max_length=400)]
    ref: Ref = None


class Undo(Received, tag="undo"):
    """Take back my latest choice; `version` is that of the state it was seen in."""

    version: int
    ref: Ref = None


class GoOn(Received, tag="go_on"):
    """I shall not take back what I have just done: the bots need not wait any longer."""

    ref: Ref = None


class Consent(Received, tag="consent"):
    """My answer to somebody who would like to take a choice back."""

    request: Annotated[str, Meta(max_length=64)]
    agree: bool
    ref: Ref = None


class Why(Received, tag="why"):
    """Why are these keys not offered to me now?"""

    keys: Annotated[list[Key], Meta(max_length=100)]
    ref: Ref = None


class Foresee(Received, tag="foresee"):
    """What would change at once if I picked these keys, each by itself?"""

    keys: Annotated[list[Key], Meta(max_length=100)]
    ref: Ref = None


class AskHint(Received, tag="hint"):
    """What would be good answers to my open decision, the one with this id?"""

    decision: Annotated[str, Meta(max_length=64)]
    ref: Ref = None


class HandOver(Received, tag="hand_over"):
    """Let a bot play my seat from now on."""

    bot: Name
    ref: Ref = None


class TakeBack(Received, tag="take_back"):
    """I play my seat myself again."""

    ref: Ref = None


class SayChat(Received, tag="chat"):
    """Tell all at the table something."""

    text: Text
    ref: Ref = None


class Rename(Received, tag="name"):
    """What my seat is called from now on."""

    name: Name
    ref: Ref = None


class Speak(Received, tag="language"):
    """Go on in another language."""

    language: Language
    ref: Ref = None


class Ping(Received, tag="ping"):
    """Are you there?"""

    ref: Ref = None


FromClient: TypeAlias = (
    Join
    | Choose
    | Undo
    | GoOn
    | Consent
    | Why
    | Foresee
    | AskHint
    | HandOver
    | TakeBack
    | SayChat
    | Rename
    | Speak
    | Ping
)


# What a client is sent.


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


# What is asked for and answered over HTTP.


class Fill(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit on a seat: a person, or the bot named.

    `invite`: its link is an invitation, and whoever sits down by it gets a token that nobody else has.
    """

    bot: Name | None = None
    name: Name | None = None
    invite: bool = False


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be made: which game, who sits where, the game's options, and how choices are taken back."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Fill], Meta(min_length=1, max_length=12)]
    seed: Annotated[str, Meta(max_length=200)] | int | None = None
    options: Json = {}
    undo: UndoRule = "free"
    points: PointsRule = "hidden"
    pause: Seconds | None = None  # how long bots wait while I can still take back a turn; None: as the server does
    times: TimesRule = "off"
    minutes: Minutes | None = None  # that each seat has, in all; a bot can only take over where there is such a limit
    hints: HintsRule = "alone"
    position: Json | None = None  # begin here instead of with a new deal


class PlayOn(Struct, forbid_unknown_fields=True, frozen=True):
    """A new table from a moment of a finished game: after so many choices."""

    moment: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[Fill], Meta(min_length=1, max_length=12)] | None = None
    undo: UndoRule | None = None


class Refill(Struct, forbid_unknown_fields=True, frozen=True):
    """What the one who made the table may change: a bot for a seat, or a person again."""

    bot: Name | None = None


class SitDown(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody sits down: what they are called, and a number or text of their own that goes into the deal.

    `key` is a random text which they keep: asked again with the same one, they get the same seat.
    """

    key: Annotated[str, Meta(min_length=16, max_length=100)]
    name: Name | None = None
    number: Annotated[str, Meta(max_length=100)] | int | None = None


class Subscribe(Struct, forbid_unknown_fields=True, frozen=True):
    """Where a browser takes notifications for a seat, as its own push service gave it out."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


class Unsubscribe(Struct, forbid_unknown_fields=True, frozen=True):
    """No more notifications there."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class SeatKey(Struct, frozen=True):
    """A seat of a table, with a token and the path of its link: they open it, or they are an invitation to it."""

    seat: int
    bot: str | None
    token: str
    link: str
    invitation: bool


class SpectatorKey(Struct, frozen=True):
    """The spectators' token and link."""

    token: str
    link: str


class Made(Struct, frozen=True):
    """A new table: its seats, the spectators' token, and the token of whoever made it."""

    id: str
    game: str
    seats: list[SeatKey]
    spectator: SpectatorKey
    host: str
    deal: DealTold


class OnlyWith(Struct, frozen=True):
    """Another option, and those of its values, that an option needs."""

    option: str
    values: list[str]


class OptionTold(Struct, frozen=True):
    """An option of a game: its default, and a sentence in each language."""

    name: str
    default: Any
    texts: dict[str, str]
    control: bool
    seats: list[int] | None  # the least and the most players for whom it is; null: for all
    unless: list[str]  # options that leave no room for it, if another value than their default is chosen
    choices: dict[str, list[int]] | None  # its values, and the least and the most players for each; null: it has others
    only: OnlyWith | None  # with what alone it means something; null: with anything


class GameTold(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    names: dict[str, str]
    seats: list[int]
    options: list[OptionTold]
    reconstructed: dict[str, str]


class StrengthTold(Struct, frozen=True):
    """What a level won of a match: one of it against `against` on all other seats."""

    game: str
    against: str
    players: int
    games: int
    won: float  # of the victories: 0 to 1; an equal would have won one in `players`


class LevelTold(Struct, frozen=True):
    """How strong an opponent is: what it is called, how it plays, and what was measured of it."""

    name: str
    names: dict[str, str]
    plays: dict[str, str]
    strengths: list[StrengthTold]


class Catalogue(Struct, frozen=True):
    """What can be played here, and against whom."""

    protocol: int
    version: str
    games: list[GameTold]
    bots: list[str]  # every name that a seat may be given to
    levels: list[LevelTold]  # those of them to offer, the weakest first
    level: str  # the one to propose
    pause: float  # seconds that bots wait at a table that does not say otherwise
    push: str | None  # the key by which a browser knows this server's notifications; null: it sends none


class TableTold(Struct, frozen=True):
    """A table as its token holders may know it."""

    id: str
    game: str
    players: int
    options: Json
    undo: UndoRule
    points: PointsRule
    pause: float
    times: TimesRule
    minutes: float | None
    hints: HintsRule
    seats: list[SeatShown]
    seat: int | None
    moments: int  # choices that stand
    round: int  # how far the game is, by its own count
    clock: str  # the same in words
    waiting: list[int]  # the seats that are asked something
    over: bool
    ending: Ending | None
    created: float
    spectator: str  # the spectators' token, for links that show something without giving a seat away
    dealt: bool  # False: people are still sitting down
    deal: DealTold
    revealed: Revealed | None
    invitation: Invitation | None


class Moment(Struct, frozen=True):
    """The table after so many choices, as one seat saw it."""

    number: int
    of: int
    seat: int | None  # whose eyes
    chose: int | None  # whose choice led here
    picks: list[str] | None  # what was chosen, where these eyes may know it
    round: int
    clock: str  # how far the game was, in words
    waiting: list[int]  # the seats that were asked something
    view: Json
    log: LogPart
    scores: list[Json] | None  # once the game is over


class SeenMoment(Struct, frozen=True):
    """One moment of a running game: my own choice that led to it, and what I saw then."""

    number: int
    picks: list[str] | None
    view: Json


class Seen(Struct, frozen=True):
    """A running game as one seat has seen it so far."""

    game: str
    seat: int | None
    moments: list[SeenMoment]
    log: list[LogLine]
    position: Json | None  # to play on from: all that the seat could not see is dealt anew; spectators get none


class CurvePoint(Struct, frozen=True):
    """Everybody's points when a round had ended, after so many choices."""

    moment: int
    round: int
    scores: list[Json]  # none while the game goes on, and so for the rest
    figures: list[dict[str, int]]  # the numbers that all may see: each seat's, then the table's
    tallies: list[dict[str, int]]  # what each seat had done


class Tally(Struct, frozen=True):
    """What each seat has done so far, counted."""

    seats: list[dict[str, int]]


class Curve(Struct, frozen=True):
    """How the points came about."""

    points: list[CurvePoint]


class ReviewPoint(Struct, frozen=True):
    """What every seat could expect when a round had ended, after so many choices."""

    moment: int
    round: int
    values: list[float]  # by seat: points ahead of the best of the others; not `competitive`: as the bot counts


class CostlyTexts(Struct, frozen=True):
    """A costly choice in words: when, what was asked, what was picked, what was better, and how that goes on."""

    clock: str
    prompt: str
    played: str
    better: str
    line: list[str]


class CostlyChoice(Struct, frozen=True):
    """A choice that cost points: the moment before it, whose it was, and the keys that were picked and were better."""

    moment: int
    round: int
    seat: int
    cost: float
    played: list[str]
    better: list[str]
    texts: CostlyTexts


class Reviewed(Struct, frozen=True):
    """A finished game as a bot sees it: how all stood, and the choices that cost most, the costliest first."""

    thinker: str  # the bot
    weighed: int  # choices that were looked at
    left_out: int  # choices that were not: their answers are too many to try all, or took too long
    competitive: bool  # whether it is points against points: neither alone, nor together, nor side against side
    curve: list[ReviewPoint]
    costly: list[CostlyChoice]
    puzzles: int  # how many choices of this game have become puzzles


class ReviewTold(Struct, frozen=True):
    """How far a review is, in steps; and the review, once it is finished."""

    begun: bool
    done: int
    of: int
    review: Reviewed | None


class PuzzleTexts(Struct, frozen=True):
    """A puzzle in words: when, what is asked, the best move, and how it goes on."""

    clock: str
    prompt: str
    best: str
    line: list[str]


class PuzzleTold(Struct, frozen=True):
    """A position where one move is clearly best: whose, which, and how many points each other key gives away."""

    seat: int
    position: Json
    best: str
    gap: float
    costs: dict[str, float]
    texts: PuzzleTexts


class Puzzles(Struct, frozen=True):
    """The puzzles that come with a game, or those of one that was reviewed."""

    game: str
    puzzles: list[PuzzleTold]


class CardTold(Struct, frozen=True):
    """A card written out."""

    kind: str
    id: str
    name: str
    text: str
    status: str
    copies: int
    facts: Json  # plain values a game tells of its cards: cost, tags...; none if it has none


class Words(Struct, frozen=True):
    """Everything a game names, in one language."""

    game: str
    language: str
    things: dict[str, str]
    terms: dict[str, str]  # names of phases, rounds and parts of a score, such as "score.cards"
    cards: list[CardTold]
    figures: dict[str, int]  # the numbers of its rules, by name
    board: Json  # what is printed on the board, as plain values; each game's client knows their shape
    hints: dict[str, str]  # what each kind of decision is for, by its name, perhaps with what it is about


class Problem(Struct, frozen=True):
    """Why a request was not carried out."""

    error: str
