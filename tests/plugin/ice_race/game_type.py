"""The whole of Ice Race. In each of four races all send a sled in secret; the fastest claims one of the places left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from areo.kernel.description import CardText, Description, GameType
from areo.kernel.effect import Frame, Phase
from areo.kernel.fields import OWNER, Number, OneOf
from areo.kernel.game import Game, Json
from areo.kernel.holders import Cards, OneThing, Pile
from areo.kernel.parts import Players
from areo.kernel.phrases import with_kernel
from areo.kernel.picks import Pick
from areo.kernel.position import read_state, restore_pending
from areo.kernel.ranking import places
from areo.kernel.rng import seeded
from areo.kernel.rulebook import Rulebook
from areo.kernel.state import State
from areo.kernel.things import Kind, Things
from areo.kernel.tones import HEADING, POINTS, QUIET
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words

from .phrases import PHRASES

NAMES = {"en": "Ice Race", "fr": "La Course des glaces", "pt": "Corrida no Gelo"}
RACES, SLEDS, HELD = 4, 20, 3
PHASES = ("sending", "claiming", "finished")
SENDING, CLAIMING, FINISHED = range(3)
SLED, PLACE = Kind("sled", 1, 100), Kind("space", 101, 20)
PLACES = (  # each with what it is worth
    ("pole", {"en": "the Pole", "fr": "le Pôle", "pt": "o Polo"}, 5),
    ("crater", {"en": "the Crater", "fr": "le Cratère", "pt": "a Cratera"}, 4),
    ("canyon", {"en": "the Canyon", "fr": "le Canyon", "pt": "o Cânion"}, 3),
    ("dunes", {"en": "the Dunes", "fr": "les Dunes", "pt": "as Dunas"}, 2),
    ("plain", {"en": "the Plain", "fr": "la Plaine", "pt": "a Planície"}, 1),
)


class IceRace(Game):
    """The sleds of each player, those on their way, and who has which place."""

    race: int
    phase: int
    deck: list[int]
    raced: list[int]  # sleds of earlier races
    hand: list[list[int]]
    sent: list[int]  # by seat; 0: none
    places: list[list[int]]  # by seat

    def lay_out(self, seed: str) -> None:
        self.begin(seeded("ice-race", seed))
        self.race, self.phase = 0, SENDING
        self.deck, self.raced = [], []
        self.hand = [[] for _ in range(self.seats)]
        self.sent = [0] * self.seats
        self.places = [[] for _ in range(self.seats)]

    def deal(self) -> None:
        for hand in self.hand:
            while len(hand) < HELD and self.deck:
                hand.append(self.deck.pop())

    def blank(self) -> Game:
        return IceRace(self.rulebook, self.seats, self.options)

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(IceRace, other)
        self.race, self.phase = like.race, like.phase
        self.deck, self.raced = like.deck.copy(), like.raced.copy()
        self.hand = [hand.copy() for hand in like.hand]
        self.sent = like.sent.copy()
        self.places = [claimed.copy() for claimed in like.places]

    def declared(self) -> State:
        return STATE

    def scores(self) -> list[Json]:
        worth = [sum(PLACES[PLACE.index(place)][2] for place in claimed) for claimed in self.places]
        return [{"total": points, "places": points, "by_card": {}} for points in worth]

    def open_scores(self, seat: int | None) -> list[Json]:
        return self.scores()

    def ranking(self) -> list[list[int]]:
        totals = [int(str(score["total"])) for score in self.scores()]
        return places([(total, len(self.places[seat])) for seat, total in enumerate(totals)])

    def clock(self) -> int:
        return self.race

    def clock_text(self, language: str) -> str:
        words = self.words(language)
        return words.say("clock", self.race, RACES, words.say(f"phase.{PHASES[self.phase]}"))


DECK = Pile("deck", SLED, things=True)
STATE = State(
    Number("race", 0, RACES),
    OneOf("phase", PHASES),
    DECK,
    Cards("raced", SLED, things=True),
    Players(
        Cards("hand", SLED, seen=OWNER, things=True),
        OneThing("sent", SLED, seen=OWNER, things=True, none=0),
        Cards("places", PLACE, things=True, marks=True),
    ),
)


class Send(Pick[IceRace]):
    """Send one of your sleds, in secret."""

    kind: ClassVar[str] = "card"
    of: ClassVar[tuple[Kind, ...]] = (SLED,)
    asks: ClassVar[str] = "ask.send"
    secret: ClassVar[bool] = True

    def candidates(self, game: IceRace, frame: Frame) -> list[int]:
        return game.hand[frame.seat]

    def obstacles(self, game: IceRace, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.hand[frame.seat]:
            found.bar("why.not-held", option)

    def picked(self, game: IceRace, frame: Frame, option: int) -> None:
        game.hand[frame.seat].remove(option)
        game.sent[frame.seat] = option
        game.note("sends", frame.seat)
        game.whisper(1 << frame.seat, option)


class Claim(Pick[IceRace]):
    """Claim a place that nobody has."""

    of: ClassVar[tuple[Kind, ...]] = (PLACE,)
    asks: ClassVar[str] = "ask.claim"

    def candidates(self, game: IceRace, frame: Frame) -> list[int]:
        return game.rulebook.things.all_of(PLACE)

    def obstacles(self, game: IceRace, frame: Frame, option: int, found: Conditions) -> None:
        if any(option in claimed for claimed in game.places):
            found.bar("why.taken", option)

    def picked(self, game: IceRace, frame: Frame, option: int) -> None:
        game.places[frame.seat].append(option)
        game.note("claims", frame.seat, option)


class Race(Phase[IceRace]):
    """All send a sled; after the last race the game is over."""

    def run(self, game: IceRace, frame: Frame) -> None:
        if game.race == RACES:
            game.phase = FINISHED
            game.reveal()  # all hands are shown
            game.finish()
            return
        game.race += 1
        game.note("round", -1, game.race)
        send(game)


def send(game: IceRace) -> None:
    """Who has not sent a sled sends one now, and then they race."""
    game.phase = SENDING
    game.push_to_table(RACE)
    game.push_to_table(FINISH)
    for seat in range(game.seats):
        if not game.sent[seat]:
            game.push_to_seat(SEND, seat)


class Finish(Phase[IceRace]):
    """The sleds race; all draw another while there are any; the fastest claims a place."""

    def run(self, game: IceRace, frame: Frame) -> None:
        racing = [seat for seat in range(game.seats) if game.sent[seat]]
        if racing:
            game.push(CLAIM, frame, seat=max(racing, key=lambda seat: game.sent[seat]))
        game.phase = CLAIMING
        game.reveal()
        for seat in racing:
            game.note("races", seat, game.sent[seat])
            game.raced.append(game.sent[seat])
            game.sent[seat] = 0
            if game.deck:
                game.hand[seat].append(game.deck.pop())
                game.note("draws", seat)
                game.whisper(1 << seat, game.hand[seat][-1])


SEND, CLAIM, RACE, FINISH = Send(), Claim(), Race(), Finish()


def make_rulebook() -> Rulebook:
    things = Things()
    phrases = with_kernel(PHRASES)
    for number in range(SLEDS):
        names = {language: Words(language, phrases[language], things).say("sled", number + 1) for language in phrases}
        things.add(SLED, number, str(number + 1), names)
    for number, (id, names, _) in enumerate(PLACES):
        things.add(PLACE, number, id, names)
    book = Rulebook("ice-race", things, phrases, "1")
    for path, effect in {"race": RACE, "finish": FINISH, "send": SEND, "claim": CLAIM}.items():
        book.enter(path, effect)
    book.courses = ["race"]
    book.tones = {"round": HEADING, "sends": QUIET, "claims": POINTS}
    book.complete()
    return book


BOOK = make_rulebook()


class IceRaceType(GameType):
    """Makes games of Ice Race."""

    def describe(self) -> Description:
        return Description("ice-race", NAMES, (2, 4), [], {})

    def cards(self, language: str, options: Json) -> list[CardText]:
        words = Words(language, BOOK.phrases[language], BOOK.things)
        text = words.sentence(words.say("send"))
        sleds = BOOK.things.all_of(SLED)
        return [CardText("sled", BOOK.things.id(n), BOOK.things.name(n, language), text, "confirmed") for n in sleds]

    def phrases(self, language: str) -> Mapping[str, str]:
        return BOOK.phrases[language]

    def things(self, options: Json) -> Things:
        return BOOK.things

    def new(self, players: int, seed: str, options: Json) -> Game:
        game = IceRace(BOOK, players, options)
        game.lay_out(seed)
        game.deck = BOOK.things.all_of(SLED)
        game.rng.shuffle(game.deck)
        game.deal()
        game.push_to_table(RACE)
        game.run()
        return game

    def restore(self, options: Json, state: object) -> Game:
        """Exact positions, and by hand: hands are filled up, and whoever has not sent a sled sends one."""
        game = IceRace(BOOK, int(str(options["players"])), options)
        game.lay_out(str(options["seed"]))
        reader, reading = read_state(game, state)
        DECK.fill(reading, BOOK.things.all_of(SLED), [])
        pending = reader.get("pending") if reader.has("pending") else None
        reader.done()
        game.over = game.phase == FINISHED
        if pending is not None:
            restore_pending(game, pending)
        elif not game.over:
            game.race = max(1, game.race)
            game.deal()
            send(game)
        game.run()
        return game


GAME = IceRaceType()
