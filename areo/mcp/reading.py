"""What a seat was told, put into words: the table as it is drawn in the terminal, decisions, the log, the end."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console, RenderableType

from areo.bots.reasons import Reasons
from areo.kernel.description import CardText
from areo.kernel.errors import BadOption
from areo.kernel.forecast import Change, Forecast
from areo.kernel.game import Game
from areo.kernel.machine import TABLE
from areo.kernel.tones import HEADING, QUIET
from areo.kernel.words import Words
from areo.library import game_type, new
from areo.mcp.line import Line, TableError
from areo.mcp.phrases import PHRASES
from areo.table.sent import Asked, Foreseen, LogLine, OptionShown, State, Welcome
from areo.terminal.cards import card_list, find
from areo.terminal.ending import ending
from areo.terminal.look import add_colours, theme
from areo.terminal.onlooker import Onlooker
from areo.terminal.phrases import Say
from areo.terminal.scene import Outcome, Scene, card_text

WIDTH: Final = 100  # letters in a line
CARDS: Final = 30  # told at once


class Reading:
    """Reads one seat of one table to its player. All it knows is what the table has sent to that seat."""

    def __init__(self, line: Line, welcome: Welcome) -> None:
        self.line: Final = line
        self.language: Final[str] = line.language
        self.seat: Final = welcome.seat
        self.game: Final = welcome.game
        self.box: Final = box_of(welcome)
        onlooker = Onlooker(self.box, self.language)
        self.drawing: Final = onlooker.drawing
        self.printed: Final = onlooker.printed
        self.say: Final = Say(self.language, {self.language: {**PHRASES[self.language], **onlooker.say.phrases}})

    @property
    def state(self) -> State:
        assert self.line.state is not None, "a line is opened before it is read"
        return self.line.state

    @property
    def words(self) -> Words:
        """The game's words, with the players' names."""
        self.box.names = [seat.name for seat in self.line.seats]
        return self.box.words(self.language)

    def table(self) -> str:
        """The whole table as the seat sees it."""
        return self.drawn(self.drawing.table(self.scene()))

    def scene(self) -> Scene:
        state = self.state
        asked = state.asked
        hidden: list[dict[str, Any]] = [{"total": None, "by_card": {}} for _ in self.line.seats]
        told = state.ending
        return Scene(
            seat=self.seat,
            view=state.view,
            printed=self.printed,
            words=self.words,
            say=self.say,
            width=WIDTH,
            clock=state.clock,
            scores=told.scores if told is not None else hidden if state.scores is None else state.scores,
            waiting=state.waiting,
            asked="" if asked is None else asked.kind,
            lit={},  # options are called by their keys, so nothing is numbered
            outcome=None if told is None else Outcome(told.won, told.ranking, told.rivals),
        )

    def drawn(self, what: RenderableType) -> str:
        """A drawing as plain text."""
        console = Console(
            file=StringIO(), theme=theme(False), width=WIDTH, color_system=None, highlight=False, legacy_windows=False
        )
        add_colours(console, self.drawing.colours)
        with console.capture() as capture:
            console.print(what)
        return "\n".join(line.rstrip() for line in capture.get().splitlines()).strip("\n")

    # The open decision

    def decision(self, foreseen: dict[str, Foreseen] | None = None) -> str:
        """What is asked, and every option by its key; or whom the table waits for; or how it ended."""
        state = self.state
        if state.over:
            return self.ending()
        told: list[str] = []
        if state.request is not None and self.seat in state.request.waiting:
            told.append(self.say("mcp.request", self.words.player(state.request.seat)))
        if state.asked is None:
            told.append(self.say("mcp.waits", ", ".join(self.words.player(seat) for seat in state.waiting)))
        else:
            told += self.question(state.asked, foreseen or {})
        if state.undoable:
            told.append(self.say("mcp.undoable", state.undoable))
        return "\n".join(told)

    def question(self, asked: Asked, foreseen: dict[str, Foreseen]) -> list[str]:
        words = self.words
        prompt = asked.prompt
        if asked.source is not None:
            prompt = words.sentence(words.say("prompt", words.things.number(asked.source), prompt))
        least, most = asked.least, min(asked.most, len(asked.options))
        if least == most == 1:
            wanted = self.say("mcp.one")
        else:
            wanted = self.say("mcp.exactly", least) if least == most else self.say("mcp.between", least, most)
        return [prompt, wanted, *[self.option(option, asked, foreseen.get(option.key)) for option in asked.options]]

    def option(self, option: OptionShown, asked: Asked, foreseen: Foreseen | None) -> str:
        """A key, what it is called, its small print and its card's text, its price, and what would come of it."""
        told = [option.label]
        if option.detail:
            told.append(option.detail)
        card = None if option.thing is None else card_text(self.printed.cards, option.thing.partition(" ")[2])
        if card is not None and card.text.rstrip(".") != option.detail:
            told.append(card.text.rstrip("."))
        if option.price and asked.kind != "payment":  # a way to pay is called by its price
            told.append(self.say("mcp.costs", self.amounts(option.price)))
        if foreseen is not None:
            told += self.forecast(foreseen)
        return f"- {option.key} = {'; '.join(told)}"

    def amounts(self, price: dict[str, int]) -> str:
        words = self.words
        return words.join("and", [words.amount(what, number) for what, number in price.items()])

    def forecast(self, foreseen: Foreseen) -> list[str]:
        """What would change for certain, in the words that hints have."""
        told: list[str] = []
        if foreseen.changes:
            changes = [
                Change(TABLE if change.seat is None else change.seat, change.what, change.by)
                for change in foreseen.changes
            ]
            certain = Forecast(changes, foreseen.pays, foreseen.price, foreseen.asks, foreseen.answers)
            told.append(
                Reasons(self.words, TABLE if self.seat is None else self.seat).of(certain, gains=False).rstrip(".")
            )
        if foreseen.answers:
            things = self.words.things
            names = [things.name(things.number(key), self.language) for key in foreseen.answers]
            told.append(self.say("mcp.sets-off", ", ".join(names)))
        if foreseen.asks:
            told.append(self.say("mcp.asks"))
        return told + [self.say("mcp.careful", warning.rstrip(".")) for warning in foreseen.warnings]

    def keys_of(self, key: str) -> list[str]:
        """The moves that a thing stands for, such as `play comet` for `card comet`; any other key as it is."""
        return self.drawing.keys(self.scene(), key) if self.words.things.number(key) else [key]

    # What happened, and the end

    def story(self, first: int, whole: bool) -> list[str]:
        """The log from this line on; what only goes with something else is left out, unless all is wanted."""
        return [self.told(line) for line in self.line.log[first:] if whole or line.tone != QUIET]

    def told(self, line: LogLine) -> str:
        text = "".join(span.text for span in line.spans)
        if line.struck:
            return self.say("mcp.struck", text)
        return f"── {text} ──" if line.tone == HEADING else text

    def ending(self) -> str:
        """Who won, and where the points came from."""
        return f"{self.say('over')}\n{self.drawn(ending(self.scene(), self.drawing))}"

    def scores(self) -> str:
        """The points so far, or at the end."""
        state = self.state
        if state.over:
            return self.ending()
        if state.scores is None:
            return self.say("mcp.hidden")
        words = self.words
        lines = [self.say("mcp.points")]
        for seat, score in enumerate(state.scores):
            parts = [
                f"{self.scene().term(f'score.{part}')} {words.number(points)}"
                for part, points in score.items()
                if part not in ("total", "by_card") and isinstance(points, int)
            ]
            lines.append(f"- {words.player(seat)}: {words.number(score['total'])} ({', '.join(parts)})")
        return "\n".join(lines)

    def cards(self, searched: Sequence[str]) -> str:
        """Cards of the game with all these words, written out."""
        english = game_type(self.game).cards("en", self.box.options)
        found = find(self.printed.cards.values(), english, searched)
        if not found:
            return self.say("cards.none", " ".join(searched))
        told = self.listed(found[:CARDS])
        return told if len(found) <= CARDS else f"{told}\n{self.say('mcp.many', len(found), CARDS)}"

    def listed(self, found: Sequence[CardText]) -> str:
        return self.drawn(card_list(found, self.printed.terms, self.say))


def box_of(welcome: Welcome) -> Game:
    """Such a game as the table's, of which only what is printed in the box is looked at; not the one that is played."""
    options = {name: value for name, value in welcome.options.items() if name not in ("players", "seed")}
    try:
        box = new(welcome.game, welcome.players, 0, **options)
    except BadOption as error:
        raise TableError(f"this areo cannot read that table: {error}") from None
    if box.rulebook.digest != welcome.data:
        raise TableError("that table is played with other components than this areo has, so it cannot be read here")
    return box
