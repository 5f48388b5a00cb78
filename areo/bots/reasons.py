"""Why a move is good, in one sentence: what a forecast says it brings and costs, in the game's own words."""

from __future__ import annotations

from areo.bots.phrases import PHRASES
from areo.kernel.effect import Figures
from areo.kernel.forecast import Change, Forecast
from areo.kernel.machine import TABLE
from areo.kernel.words import Words

MOST = 4  # figures that a sentence tells of one kind
NOTHING: Figures = {}


class Reasons:
    """Speaks for one seat of one game."""

    def __init__(self, words: Words, seat: int) -> None:
        self.words = Words(words.language, {**PHRASES[words.language], **words.phrases}, words.things, words.players)
        self.seat = seat

    def of(self, forecast: Forecast, gains: bool, price: Figures = NOTHING) -> str:
        """The sentence. `gains`: more is expected after the move than now.

        What is sure of a price is told even where something hidden may give a part of it back.
        """
        sure = {change.what for change in forecast.changes if change.seat == self.seat}
        owed = [Change(self.seat, what, -by) for what, by in price.items() if what not in sure]
        told = [change for change in [*forecast.changes, *owed] if not is_provisional(change, gains)]
        mine = [change for change in told if change.seat == self.seat]
        won = self.listed([change for change in mine if change.by > 0])
        spent = self.listed([change for change in mine if change.by < 0])
        table = self.signed([change for change in told if change.seat == TABLE])
        others = [change for change in told if change.seat not in (self.seat, TABLE)]
        parts = [self.words.say("reason.table", table)] if table else []
        for seat in dict.fromkeys(change.seat for change in others):
            parts.append(self.words.say("reason.other", seat, self.signed([c for c in others if c.seat == seat])))
        if won and spent:
            head = self.words.say("reason.brings-for", won, spent)
        elif won:
            head = self.words.say("reason.brings", won)
        elif spent:
            whence = "opens" if forecast.asks else "first"
            head = self.words.say(f"reason.costs-{whence}" if gains else "reason.costs", spent)
        elif parts:
            head = self.words.say("reason.moves")
        else:
            return self.plain("opens" if forecast.asks else "later")
        for part in parts:
            head = self.words.say("reason.with", head, part)
        return self.words.sentence(head)

    def plain(self, name: str) -> str:
        """A sentence without figures."""
        return self.words.sentence(self.words.say(f"reason.{name}"))

    def listed(self, changes: list[Change]) -> str:
        """How much of what, without signs."""
        return self.words.join("and", [text for c in changes if (text := self.figure(c.what, abs(c.by)))][:MOST])

    def signed(self, changes: list[Change]) -> str:
        texts = [(change.by, self.figure(change.what, change.by)) for change in changes]
        return ", ".join([("+" if by > 0 else "") + text for by, text in texts if text][:MOST])

    def figure(self, what: str, by: int) -> str:
        """So much of something that a game counts; "" of what has no words."""
        words = self.words
        kind, _, id = what.rpartition(" ")
        phrase = f"figure.{kind or what}"
        if kind == "points":
            noun = next((noun for noun in ("point", "op") if f"noun.{noun}" in words.phrases), "")
            through = words.phrases.get(f"through.{id}", "")
            source = through or words.phrases.get(f"score.{id}", "")
            number = words.count(by, noun) if noun else words.number(by)
            return words.say(phrase if through else "figure.points-of", number, source) if source else ""
        if kind == "card":
            return words.say(phrase, by, words.name(words.things.number(what)))
        counted = words.count(by, id) if f"noun.{id}" in words.phrases else ""
        if kind == "production":
            return words.say(phrase, counted) if counted else ""
        if phrase in words.phrases:
            name = words.phrases.get(f"noun.{id}", id).split("|")[0]
            return words.say(phrase, by, name)
        return counted


def is_provisional(change: Change, gains: bool) -> bool:
    """Points that would be lost only if it ended now, as with something just begun, are no price of a good move."""
    return gains and change.by < 0 and change.what.startswith("points ")
