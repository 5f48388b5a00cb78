"""What is asked for and answered at the server's addresses, beside the sockets."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from areo.table.messages import HintsRule, Json, Language, Minutes, Name, PointsRule, Seconds, TimesRule, UndoRule
from areo.table.sent import DealTold, Ending, Invitation, LogLine, LogPart, Revealed, SeatShown


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
