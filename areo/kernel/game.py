"""The game: the interface that players' clients, bots and researchers share, whatever the game is."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeAlias

from areo._extend import mypyc_attr
from areo.kernel import position
from areo.kernel.effect import UNKNOWN, AnyEffect, Figures, Frame
from areo.kernel.errors import IllegalChoice, NoHistory, quoted
from areo.kernel.features import Features
from areo.kernel.fields import ALL_SEEING, SPECTATOR
from areo.kernel.history import Step, steps, undoable
from areo.kernel.journal import Entry, Journal
from areo.kernel.machine import Machine
from areo.kernel.question import Decision, checked
from areo.kernel.rng import Dice, Rng
from areo.kernel.rulebook import Rulebook
from areo.kernel.sets import members
from areo.kernel.state import State
from areo.kernel.tones import PLAIN
from areo.kernel.unmet import Conditions, Unmet
from areo.kernel.words import Words, known_language
from areo.kernel.worths import Worths

Json: TypeAlias = dict[str, object]

VERSION = "0.1.0"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Machine):
    """One table: its state, what is left to do, who is asked, and what happened.

    A game's own class adds the table's fields and says how to copy, show, save and score them.
    """

    options: Json  # players, seed, and what was set otherwise than by default
    last: Step | None  # the latest choice
    first: Game | None  # the game as it began, to replay from; shared by all copies
    start: Json | None  # the position it began from, if it was not dealt
    names: list[str]  # what texts call the seats; "" or none: "Player 2". No part of the game's state

    def __init__(self, rulebook: Rulebook, seats: int, options: Json) -> None:
        self.rulebook = rulebook
        self.seats = seats
        self.options = options
        names = options.get("names")
        self.names = [str(name) for name in names] if isinstance(names, (list, tuple)) else []

    def begin(self, rng: Rng) -> None:
        """An empty table."""
        self.clear()
        self.rng = rng
        self.journal = Journal()
        self.last = None
        self.first = None
        self.start = None

    def game(self) -> Game:
        return self

    # What each game says of itself.

    def blank(self) -> Game:
        """An object of this game's class with the same rulebook and options, and nothing else yet."""
        raise TypeError("each game makes its own")

    def assign(self, other: Game) -> None:
        """Become as the other is, sharing nothing that play changes. Games add their own fields."""
        self.over = other.over
        self.reveals = other.reveals
        self.learned = other.learned
        self.gathering = other.gathering
        self.held = other.held
        self.lane = other.lane
        self.cause = other.cause
        self.actor = other.actor
        self.watch = None if other.watch is None else other.watch.copy()
        self.lanes = [lane.copy() for lane in other.lanes]
        self.open = other.open.copy()
        self.rng = other.rng.copy()

    def declared(self) -> State:
        """The fields of its table."""
        raise TypeError("each game declares its own state")

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """Deal all that the seat cannot see anew, in keeping with all it knows. Games add what is not lying about."""
        state = self.declared()
        for kind in state.hidden_kinds():
            state.deal_anew(self, seat, kind, dice)

    def scores(self) -> list[Json]:
        """Per seat: the total and the parts it is made of, as things stand now."""
        raise TypeError("each game counts its own points")

    def ranking(self) -> list[list[int]]:
        """Seats from first to last; those on one place together."""
        raise TypeError("each game has its own tie-break")

    def winners(self) -> list[bool]:
        """Who won, once it is over: by default whoever stands first."""
        first = self.ranking()[0]
        return [seat in first for seat in range(self.seats)]

    def rivals(self) -> list[Json]:
        """The scores of virtual opponents, who have no seat."""
        return []

    def open_scores(self, seat: int | None) -> list[Json]:
        """The scores as a seat (None: a spectator) can reckon them, if the game ended now."""
        raise TypeError("each game knows which points are open")

    def figures(self) -> list[Figures]:
        """The numbers that all may see: each seat's, then the table's. None unless a game tells them."""
        return [{} for _ in range(self.seats + 1)]

    def tallies(self) -> list[Figures]:
        """What each seat has done so far, counted. Nothing unless a game tells it."""
        return [{} for _ in range(self.seats)]

    def evaluate(self, seat: int) -> float:
        """How well the seat stands, by rule of thumb, for bots that look a step ahead."""
        worths = self.worths()
        return float(str(self.scores()[seat]["total"])) if worths is None else self.reckon(seat, worths)

    def worths(self) -> Worths | None:
        """What the rule of thumb takes things to be worth in this way to play; None where others cannot be tried."""
        return None

    def reckon(self, seat: int, worths: Worths) -> float:
        """The same as `evaluate`, by these worths, which may be others than the rule's own."""
        raise TypeError("a game whose worths can be others reckons by them")

    def features(self, seat: int) -> Features:
        """The table as numbers, as the seat sees it, for bots that learn. None unless a game tells them."""
        return Features()

    def feature_names(self) -> tuple[list[str], list[str]]:
        """What the numbers and the marks of `features` are, in their order."""
        return [], []

    def way_to_play(self) -> str:
        """Which way to play the game this is, for what bots learn of each: alone, two against each other, or more."""
        return "alone" if self.seats == 1 else "two" if self.seats == 2 else "many"

    def competitive(self) -> bool:
        """Whether it is points against points: neither alone, nor together, nor a side against another."""
        return self.seats > 1

    def clock(self) -> int:
        """Rises as the game goes on, a step a round or so, for bots that play on for a while."""
        return 0

    def clock_text(self, language: str) -> str:
        """How far the game is, in words: "Generation 5 · Research". Nothing unless a game tells it."""
        return ""

    # Asking and choosing.

    @property
    def asked(self) -> list[Decision | None]:
        """The open decision of each seat, or None."""
        return [None if question is None else Decision(self, seat, question) for seat, question in enumerate(self.open)]

    def choose(self, seat: object, picks: object) -> None:
        """Answer the seat's open decision with keys or option indexes. IllegalChoice otherwise, and nothing changed."""
        if self.over:
            raise IllegalChoice("the game is over")
        number = self.seat_number(seat)
        question = self.open[number]
        if question is None:
            raise IllegalChoice(f"seat {number} is not asked anything now; asked: {self.waiting_for()}")
        self.move(number, checked(Decision(self, number, question), picks))

    def move(self, seat: int, indexes: list[int]) -> None:
        """Answer with checked option indexes, and remember it."""
        question = self.open[seat]
        if question is not None and self.journal is not None:
            frame = question.frame
            picked = [question.options[index] for index in indexes]
            learned = self.learned[seat]
            self.last = Step(
                self.last, seat, frame.effect, frame.lane, picked, self.reveals, learned, self.journal.length
            )
        self.take(seat, indexes)

    def repeat(self, step: Step) -> None:
        """Choose again as in the past."""
        question = self.open[step.seat]
        assert question is not None, "the same choices lead to the same questions"
        self.move(step.seat, [question.options.index(option) for option in step.picked])

    def waiting_for(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.open[seat] is not None]

    def seat_number(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalChoice(f"there is no seat {quoted(seat)}: they go from 0 to {self.seats - 1}")
        return seat

    def why(self, seat: object, key: object, language: str = "en") -> list[str]:
        """Why a key is not legal for a seat now: the unmet conditions, with figures. Empty if it is legal."""
        number = self.seat_number(seat)
        if not isinstance(key, str):
            raise IllegalChoice(f"an option is asked about by its key, a text such as 'pass', not by {quoted(key)}")
        words = self.words(language)
        if self.over:
            return [words.say("why.over")]
        question = self.open[number]
        if question is None:
            return [words.say("why.not-asked", words.join("and", [words.player(s) for s in self.waiting_for()]))]
        if key in self.rulebook.keys(question):
            return []
        effect = question.frame.effect
        found = self.unmet(question.frame, key)
        if found is None:
            if self.rulebook.things.number(key) == 0 and not self.rulebook.has_key(key):
                return [words.say("why.unknown", key)]
        elif key == "skip":
            return [words.say("why.must", effect.prompt(self, question.frame, words))]
        elif not found.met:
            return found.sentences(words)
        return [words.say("why.not-offered", effect.prompt(self, question.frame, words))]

    def lack(self, seat: object, key: object) -> Unmet | None:
        """The first reason that `why` gives, as figures: None if there is none, or none with figures."""
        number = self.seat_number(seat)
        question = self.open[number]
        if question is None or not isinstance(key, str) or key in self.rulebook.keys(question):
            return None
        found = self.unmet(question.frame, key)
        return None if found is None else found.first_lack()

    def unmet(self, frame: Frame, key: str) -> Conditions | None:
        """The conditions that a key does not meet; None if none of those that can tell has such a key."""
        rulebook = self.rulebook
        asker: AnyEffect = frame.effect
        option = asker.option(rulebook.things, key)
        others: list[AnyEffect | None] = [rulebook.free, rulebook.elsewhere]
        for other in others:
            if option == UNKNOWN and other is not None:
                asker = other
                option = other.option(rulebook.things, key)
        if option == UNKNOWN:
            return None
        found = Conditions(every=True)
        if key != "skip":
            asker.obstacles(self, frame, option, found)
        return found

    @property
    def won(self) -> list[bool] | None:
        """None until it is over, then for each seat whether it won."""
        return self.winners() if self.over else None

    # Copies, hidden information, positions.

    def copy(self, history: bool = True) -> Game:
        """An independent game, at this very decision. Without history it has no log or record: right for search."""
        new = self.blank()
        new.assign(self)
        new.start = self.start
        new.names = self.names
        if history and self.journal is not None:
            new.journal = self.journal.copy()
            new.last = self.last
            new.first = self.first
        else:
            new.journal = None
            new.last = None
            new.first = None
        return new

    def determinize(self, seat: object, rng: object, history: bool = True) -> Game:
        """A copy in which all that the seat cannot see is dealt anew, chance to come included.

        It holds no record, and its log holds no secret but the seat's own.
        """
        looking = self.seat_number(seat)
        if not isinstance(rng, Random):
            raise TypeError(f"determinize takes chance from a random.Random, not from {quoted(rng)}")
        new = self.copy(history=False)
        if history and self.journal is not None:
            new.journal = self.journal.as_seen_by(looking)
        bits = rng.getrandbits(256)
        new.rng = Rng(bits.to_bytes(32, "big"))
        new.start = None
        new.options = self.open_options(f"{bits:x}")
        new.deal_anew(looking, Dice(bits))
        for other in range(self.seats):
            question = self.open[other]
            if other != looking and question is not None:
                new.open[other] = None
                question.frame.effect.run(new, question.frame)  # the same question about the new cards
                if new.open[other] is None:
                    raise RuntimeError(f"the new deal leaves seat {other} nothing to choose")
        return new

    def open_options(self, seed: str) -> Json:
        """The options with another seed, and without those that tell what is hidden."""
        secrets = self.rulebook.set_up_secrets
        told = {name: value for name, value in self.options.items() if name not in secrets}
        told["seed"] = seed
        return told

    def view(self, seat: object) -> Json:
        """All that a seat may see (None: a spectator), and nothing more. JSON-able."""
        return self.declared().show(self, SPECTATOR if seat is None else self.seat_number(seat))

    def position(self) -> Json:
        """The whole state, readable and JSON-able; from_position gives the game back."""
        state = self.declared().show(self, ALL_SEEING)
        state["rng"] = {"key": self.rng.key.hex(), "drawn": self.rng.drawn}
        state["reveals"] = self.reveals
        state["learned"] = list(self.learned)
        state["pending"] = position.pending(self)
        return {"game": self.rulebook.game, "version": VERSION, "options": plain_copy(self.options), "state": state}

    # The past.

    def record(self) -> Json:
        """Options, seed and every choice by key: what it takes to play the same game again."""
        if self.first is None:
            raise NoHistory("this copy was made without its past, so it has no record")
        record: Json = {
            "game": self.rulebook.game,
            "version": VERSION,
            "data": self.rulebook.digest,
            "options": plain_copy(self.options),
        }
        if self.start is not None:
            record["start"] = plain_copy(self.start)
        record["choices"] = [
            [step.seat, [self.rulebook.key(step.effect, option) for option in step.picked]] for step in steps(self.last)
        ]
        return record

    def undoable(self, seat: object) -> int:
        """How many of its own choices the seat may take back."""
        number = self.seat_number(seat)
        return 0 if self.first is None else undoable(self.last, number, self.reveals, self.learned[number])

    def undo(self, seat: object) -> None:
        """Take back the seat's latest choice. Choices that other seats made since, at the same time, stand."""
        if self.undoable(seat) == 0 or self.first is None:
            raise IllegalChoice(f"seat {seat} has nothing it may take back")
        kept = steps(self.last)
        index = len(kept) - 1
        while kept[index].seat != seat:
            index -= 1
        del kept[index]
        past = self.first.copy()
        past.first = self.first
        for step in kept:
            past.repeat(step)
        self.assign(past)
        self.journal = past.journal
        self.last = past.last

    def __repr__(self) -> str:
        asked = "over" if self.over else f"waits for seats {self.waiting_for()}"
        return f"<{self.rulebook.game}, {self.seats} players, {asked}>"

    def keep_first(self) -> None:
        """Remember how it began. Called once, when set-up has asked its first questions."""
        self.first = self.copy()

    def log(self, seat: object, language: str = "en") -> list[str]:
        """What happened, as that seat may read it (None: a spectator)."""
        return [str(event["text"]) for event in self.events(seat, language)]

    def events(self, seat: object, language: str = "en") -> list[Json]:
        """The log as facts: what, in which tone, who, by and to whom, because of what, about what, the line of text."""
        reader = None if seat is None else self.seat_number(seat)
        journal = self.journal
        if journal is None:
            raise NoHistory("this copy was made without its past, so it has no log")
        words = self.words(language)
        secrets = journal.secrets_of(reader)
        return [self.event(journal.entry(index), secrets.get(index, 0), words) for index in range(journal.length)]

    def event(self, entry: Entry, secret: int, words: Words) -> Json:
        phrase = f"log.{entry.what}.secret" if secret else f"log.{entry.what}"
        things = self.rulebook.things
        spans = words.spans(phrase, (entry.seat, entry.a, entry.b, entry.c, secret))
        return {
            "what": entry.what,
            "tone": self.rulebook.tones.get(entry.what, PLAIN),
            "seat": entry.seat if entry.seat >= 0 else None,
            "actor": entry.actor if entry.actor >= 0 else None,
            "befalls": members(entry.befalls),
            "because": things.key(entry.cause) if entry.cause else None,
            "figures": [entry.a, entry.b, entry.c],
            "secret": things.key(secret) if secret else None,
            "text": "".join([text for text, _, _ in spans]),
            "spans": [
                {"text": text, "thing": things.key(thing) if thing else None, "seat": seat if seat >= 0 else None}
                for text, thing, seat in spans
            ],
        }

    def words(self, language: str) -> Words:
        """The words of a language, with this table's names."""
        known_language(language)
        phrases: Mapping[str, str] = self.rulebook.phrases[language]
        return Words(language, phrases, self.rulebook.things, self.names)


def plain_copy(value: Json) -> Json:
    """A copy that shares no list or object with the original."""
    return {name: deep(part) for name, part in value.items()}


def deep(value: object) -> object:
    if isinstance(value, dict):
        return {name: deep(part) for name, part in value.items()}
    return [deep(part) for part in value] if isinstance(value, (list, tuple)) else value
