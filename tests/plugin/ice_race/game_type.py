"""The whole of Ice Race. In each of four races all send a sled in secret; the fastest claims one of the places left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from areo.kernel.description import CardText, Description, GameType
from areo.kernel.effect import UNKNOWN, Frame, Phase, Pick
from areo.kernel.errors import BadPosition
from areo.kernel.game import Game, Json
from areo.kernel.phrases import with_kernel
from areo.kernel.position import Reader, restore_pending, restore_rng
from areo.kernel.ranking import places
from areo.kernel.rng import Dice, seeded
from areo.kernel.rulebook import Rulebook
from areo.kernel.things import Kind, Things
from areo.kernel.tones import HEADING, POINTS, QUIET
from areo.kernel.words import Words

from .phrases import PHRASES

NAMES = {"en": "Ice Race", "fr": "La Course des glaces", "pt": "Corrida no Gelo"}
RACES, SLEDS, HELD, NOBODY = 4, 20, 3, -1
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
    owner: list[int]  # by place

    def lay_out(self, seed: str) -> None:
        self.begin(seeded("ice-race", seed))
        self.race, self.phase = 0, SENDING
        self.deck = [SLED.thing(number) for number in range(SLEDS)]
        self.rng.shuffle(self.deck)
        self.raced = []
        self.hand = [[self.deck.pop() for _ in range(HELD)] for _ in range(self.seats)]
        self.sent = [0] * self.seats
        self.owner = [NOBODY] * len(PLACES)

    def blank(self) -> Game:
        return IceRace(self.rulebook, self.seats, self.options)

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(IceRace, other)
        self.race, self.phase = like.race, like.phase
        self.deck, self.raced = like.deck.copy(), like.raced.copy()
        self.hand = [hand.copy() for hand in like.hand]
        self.sent, self.owner = like.sent.copy(), like.owner.copy()

    def deal_anew(self, seat: int, dice: Dice) -> None:
        others = [other for other in range(self.seats) if other != seat]
        unseen = self.deck + [sled for other in others for sled in [*self.hand[other], self.sent[other]] if sled]
        dice.shuffle(unseen)
        for pile in [self.deck, *[self.hand[other] for other in others]]:
            pile[:] = [unseen.pop() for _ in pile]
        for other in others:
            self.sent[other] = unseen.pop() if self.sent[other] else 0

    def show(self, seat: int | None) -> Json:
        return self.told([seat == owner for owner in range(self.seats)], False)

    def state(self) -> Json:
        return self.told([True] * self.seats, True)

    def told(self, sees: list[bool], all_seeing: bool) -> Json:
        id = self.rulebook.things.id
        return {
            "race": self.race,
            "phase": PHASES[self.phase],
            "deck": [id(sled) for sled in self.deck] if all_seeing else len(self.deck),
            "raced": [id(sled) for sled in self.raced],
            "places": {PLACES[n][0]: owner for n, owner in enumerate(self.owner) if owner != NOBODY},
            "players": [
                {
                    "hand": [id(sled) for sled in self.hand[seat]] if sees[seat] else len(self.hand[seat]),
                    "sent": None if not sent else id(sent) if sees[seat] else "hidden",
                }
                for seat, sent in enumerate(self.sent)
            ],
        }

    def scores(self) -> list[Json]:
        worth = [sum(PLACES[n][2] for n, owner in enumerate(self.owner) if owner == seat) for seat in range(self.seats)]
        return [{"total": points, "places": points, "by_card": {}} for points in worth]

    def open_scores(self, seat: int | None) -> list[Json]:
        return self.scores()

    def ranking(self) -> list[list[int]]:
        totals = [int(str(score["total"])) for score in self.scores()]
        return places([(total, self.owner.count(seat)) for seat, total in enumerate(totals)])

    def clock(self) -> int:
        return self.race

    def clock_text(self, language: str) -> str:
        words = self.words(language)
        return words.say("clock", self.race, RACES, words.say(f"phase.{PHASES[self.phase]}"))


class Send(Pick[IceRace]):
    """Send one of your sleds, in secret."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.send"
    secret: ClassVar[bool] = True

    def candidates(self, game: IceRace, frame: Frame) -> list[int]:
        return game.hand[frame.seat]

    def obstacle(self, game: IceRace, frame: Frame, option: int) -> str:
        return "" if option in game.hand[frame.seat] else "why.not-held"

    def picked(self, game: IceRace, frame: Frame, option: int) -> None:
        game.hand[frame.seat].remove(option)
        game.sent[frame.seat] = option
        game.note("sends", frame.seat)
        game.whisper(1 << frame.seat, option)

    def text(self, words: Words) -> str:
        return words.say("send")


class Claim(Pick[IceRace]):
    """Claim a place that nobody has."""

    asks: ClassVar[str] = "ask.claim"

    def candidates(self, game: IceRace, frame: Frame) -> list[int]:
        return [PLACE.thing(number) for number in range(len(PLACES))]

    def option(self, things: Things, key: str) -> int:
        number = super().option(things, key)
        return number if PLACE.has(number) else UNKNOWN

    def obstacle(self, game: IceRace, frame: Frame, option: int) -> str:
        return "" if game.owner[PLACE.index(option)] == NOBODY else "why.taken"

    def picked(self, game: IceRace, frame: Frame, option: int) -> None:
        game.owner[PLACE.index(option)] = frame.seat
        game.note("claims", frame.seat, option)

    def text(self, words: Words) -> str:
        return words.say("claim")


class Race(Phase[IceRace]):
    """All send a sled; after the last race the game is over."""

    def run(self, game: IceRace, frame: Frame) -> None:
        if game.race == RACES:
            game.phase = FINISHED
            game.finish()
            return
        game.race += 1
        game.phase = SENDING
        game.note("round", -1, game.race)
        game.push_to_table(RACE)
        game.push_to_table(FINISH)
        for seat in range(game.seats):
            game.push_to_seat(SEND, seat)


class Finish(Phase[IceRace]):
    """The sleds race; all draw another while there are any; the fastest claims a place."""

    def run(self, game: IceRace, frame: Frame) -> None:
        racing = [seat for seat in range(game.seats) if game.sent[seat]]
        if racing:
            game.push(CLAIM, frame, seat=max(racing, key=lambda seat: game.sent[seat]))
        game.phase = CLAIMING
        game.reveals += 1
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
        game.push_to_table(RACE)
        game.run()
        return game

    def restore(self, options: Json, state: object) -> Game:
        game = IceRace(BOOK, int(str(options["players"])), options)
        game.lay_out(str(options["seed"]))
        reader = Reader(state, "state")
        game.race = reader.whole("race", 0, RACES, 0)
        phase = reader.text("phase") if reader.has("phase") else PHASES[SENDING]
        players = [Reader(saved, f"state.players[{n}]") for n, saved in enumerate(reader.items("players"))]
        if phase not in PHASES or len(players) not in (0, game.seats):
            raise BadPosition(f"state: {phase!r} is no phase, or {len(players)} players are not {game.seats}")
        game.phase = PHASES.index(phase)
        left = [sled for hand in game.hand for sled in hand] + game.deck if players else game.deck
        game.raced = sleds(reader, "raced", left)
        for seat, player in enumerate(players):
            game.hand[seat] = sleds(player, "hand", left)
            sent = player.get("sent") if player.has("sent") else None
            game.sent[seat] = 0 if sent is None else sled(sent, left, f"{player.where}.sent")
            player.done()
        game.deck = sleds(reader, "deck", left) if reader.has("deck") else left
        owners = Reader(reader.get("places") if reader.has("places") else {}, "state.places")
        game.owner = [owners.whole(id, 0, game.seats - 1, NOBODY) for id, _, _ in PLACES]
        owners.done()
        game.rng = restore_rng(reader.get("rng")) if reader.has("rng") else game.rng
        game.reveals = reader.whole("reveals", 0, 1 << 30, 0)
        pending = reader.get("pending") if reader.has("pending") else None
        reader.done()
        game.over = game.phase == FINISHED
        if pending is not None:
            restore_pending(game, pending)
        else:
            game.push_to_table(RACE)
        game.run()
        return game


def sleds(reader: Reader, field: str, left: list[int]) -> list[int]:
    """The sleds that a field names, each of which must lie nowhere else."""
    return [sled(id, left, f"{reader.where}.{field}") for id in reader.items(field)]


def sled(id: object, left: list[int], where: str) -> int:
    number = BOOK.things.number(f"sled {id}")
    if number not in left:
        raise BadPosition(f"{where}: {id!r} is no sled, or is elsewhere too")
    left.remove(number)
    return number


GAME = IceRaceType()
