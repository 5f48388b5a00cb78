"""Joints: effects made of effects. In sequence, one of several, if you like, at a price, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import EVERYTHING, MOST_EFFECTS, SKIP, UNKNOWN, AnyEffect, Effect, Frame, fits
from areo.kernel.errors import EndlessEffect
from areo.kernel.picks import NO, YES
from areo.kernel.things import Things, decimal
from areo.kernel.unmet import Conditions

if TYPE_CHECKING:
    from areo.kernel.game import Game
    from areo.kernel.words import Words


class Joint(Effect["Game"]):
    """An effect made of effects: it touches what they touch, and makes sense where they do."""

    def makes_sense(self, game: Game, frame: Frame) -> bool:
        for part in self.parts():
            if not fits(part, game, frame):
                return False
        return True

    def reads(self, game: Game, frame: Frame) -> int:
        touched = 0
        for part in self.parts():
            touched |= part.reads(game, frame)
        return touched

    def writes(self, game: Game, frame: Frame) -> int:
        touched = 0
        for part in self.parts():
            touched |= part.writes(game, frame)
        return touched

    def adds(self, game: Game, frame: Frame) -> int:
        touched = 0
        for part in self.parts():
            touched |= part.adds(game, frame)
        return touched

    def comes_late(self) -> bool:
        return all(part.comes_late() for part in self.parts())

    def shortfalls(self, game: Game, frame: Frame, found: Conditions) -> None:
        for part in self.parts():
            part.shortfalls(game, frame, found)


class Seq(Joint):
    """One effect after the other."""

    def __init__(self, *effects: AnyEffect) -> None:
        self.effects: Final = effects

    def parts(self) -> tuple[AnyEffect, ...]:
        return self.effects

    def needs(self, game: Game, frame: Frame, found: Conditions) -> None:
        for effect in self.effects:
            effect.needs(game, frame, found)

    def run(self, game: Game, frame: Frame) -> None:
        effects = self.effects
        for index in range(len(effects) - 1, -1, -1):
            game.push(effects[index], frame)

    def text(self, words: Words) -> str:
        text = self.effects[0].text(words)
        for effect in self.effects[1:]:
            text = words.say("seq", text, effect.text(words))
        return text


class Either(Joint):
    """Exactly one of several effects; or none, if it is optional."""

    asks: ClassVar[str] = "ask.branch"

    def __init__(self, *effects: AnyEffect, optional: bool = False) -> None:
        self.effects: Final = effects
        self.optional: Final = optional

    def parts(self) -> tuple[AnyEffect, ...]:
        return self.effects

    def open_options(self, game: Game, frame: Frame) -> list[int]:
        able = [n + 1 for n in range(len(self.effects)) if self.effects[n].legal(game, frame)]
        return [n for n in able if not self.effects[n - 1].idle(game, frame)]

    def obstacles(self, game: Game, frame: Frame, option: int, found: Conditions) -> None:
        effect = self.effects[option - 1]
        effect.needs(game, frame, found)
        if found.met and effect.idle(game, frame):
            found.bar("why.effect", text=effect)

    def idle(self, game: Game, frame: Frame) -> bool:
        return not self.open_options(game, frame)

    def needs(self, game: Game, frame: Frame, found: Conditions) -> None:
        for effect in self.effects:
            if effect.legal(game, frame):
                return
        for effect in self.effects:
            effect.needs(game, frame, found)

    def run(self, game: Game, frame: Frame) -> None:
        options = self.open_options(game, frame)
        if not options:
            return
        if self.optional:
            options.append(SKIP)
        game.ask(frame, "branch", options)

    def answer(self, game: Game, frame: Frame, picks: list[int]) -> None:
        if picks[0] != SKIP:
            game.push(self.effects[picks[0] - 1], frame)

    def shortfalls(self, game: Game, frame: Frame, found: Conditions) -> None:
        """It falls short only if every branch does."""
        for effect in self.effects:
            alone = Conditions(every=True)
            effect.shortfalls(game, frame, alone)
            if alone.met:
                return
        super().shortfalls(game, frame, found)

    def warn(self, game: Game, frame: Frame, option: int, found: Conditions) -> None:
        if option != SKIP:
            self.effects[option - 1].shortfalls(game, frame, found)

    def key(self, things: Things, option: int) -> str:
        return "skip" if option == SKIP else f"do {option}"

    def option(self, things: Things, key: str) -> int:
        for option in range(len(self.effects) + 1):
            if key == self.key(things, option):
                return option
        return UNKNOWN

    def deed(self, game: Game, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else self.effects[option - 1].text(words)

    def text(self, words: Words) -> str:
        if self.optional:
            return words.say("may", self.said([words.may(effect) for effect in self.effects], words))
        return self.said([effect.text(words) for effect in self.effects], words)

    def said(self, texts: list[str], words: Words) -> str:
        """Effects of one kind are put alike: what they share is said once."""
        one_kind = len({type(effect) for effect in self.effects}) == 1
        return words.one_of(texts) if one_kind else words.say("either", texts)


class May(Joint):
    """Do it if you like. Effects that ask anyway are better made optional themselves: one click instead of two."""

    def __init__(self, effect: AnyEffect) -> None:
        self.effect: Final = effect

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)

    def run(self, game: Game, frame: Frame) -> None:
        if self.effect.legal(game, frame):
            game.ask(frame, "yes", [YES, NO])

    def answer(self, game: Game, frame: Frame, picks: list[int]) -> None:
        if picks[0] == YES:
            game.push(self.effect, frame)

    def warn(self, game: Game, frame: Frame, option: int, found: Conditions) -> None:
        if option == YES:
            self.effect.shortfalls(game, frame, found)

    def key(self, things: Things, option: int) -> str:
        return "yes" if option == YES else "no"

    def option(self, things: Things, key: str) -> int:
        return YES if key == "yes" else NO if key == "no" else UNKNOWN

    def deed(self, game: Game, frame: Frame, option: int, words: Words) -> str:
        return words.say("yes" if option == YES else "no")

    def text(self, words: Words) -> str:
        return words.say("may", words.may(self.effect))


class Pay(Joint):
    """Do the first to do the second. Legal only if the price can be paid."""

    def __init__(self, cost: AnyEffect, gain: AnyEffect) -> None:
        self.cost: Final = cost
        self.gain: Final = gain

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.cost, self.gain)

    def needs(self, game: Game, frame: Frame, found: Conditions) -> None:
        self.cost.needs(game, frame, found)

    def run(self, game: Game, frame: Frame) -> None:
        game.push(self.gain, frame)
        game.push(self.cost, frame)

    def text(self, words: Words) -> str:
        return words.say("pay", self.cost.text(words), words.may(self.gain))


class Each(Joint):
    """Every seat does it, clockwise from the seat whose effect it is."""

    def __init__(self, effect: AnyEffect) -> None:
        self.effect: Final = effect

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)

    def run(self, game: Game, frame: Frame) -> None:
        for step in range(game.seats - 1, -1, -1):
            game.push(self.effect, frame, seat=(frame.seat + step) % game.seats)

    def text(self, words: Words) -> str:
        return words.say("each", self.effect.text(words))


class Batch(Effect["Game"]):
    """Several effects, and all they set off for anybody, in the order the active seat chooses.

    On the lane the members lie under a frame of `NextOfBatch`, which counts them. The seat is asked only if
    two of them touch the same thing in a way that order can change, and only about those.
    """

    def __init__(self, *effects: AnyEffect) -> None:
        self.effects: Final = effects
        self.next: Final = NextOfBatch()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (*self.effects, self.next)

    def needs(self, game: Game, frame: Frame, found: Conditions) -> None:
        """Legal if some order of its effects is: first as printed on the table as it is, then by trying on copies."""
        if not found.every and not found.met:
            return
        able = Conditions() if found.every else found
        for effect in self.effects:
            effect.needs(game, frame, able)
        if able.passed() or some_order(game, frame, list(self.effects)):
            return
        if not found.every:
            found.bar("why.effect", text=self)
            return
        for effect in self.effects:
            effect.needs(game, frame, found)

    def run(self, game: Game, frame: Frame) -> None:
        for effect in self.effects:
            game.push(effect, frame)
        game.push(self.next, frame, count=len(self.effects))

    def shortfalls(self, game: Game, frame: Frame, found: Conditions) -> None:
        for effect in self.effects:
            effect.shortfalls(game, frame, found)

    def text(self, words: Words) -> str:
        return words.join("and", [effect.text(words) for effect in self.effects])


def some_order(game: Game, frame: Frame, effects: list[AnyEffect]) -> bool:
    """Whether the effects can be done one after the other in some order, found by trying."""
    if not effects:
        return True
    able = [effect.legal(game, frame) for effect in effects]
    for index in range(len(effects)):
        if not able[index] and not has_hope(effects, index):
            return False  # known without a copy, which every menu with such a card in hand would pay for
    for index in range(len(effects)):
        effect = effects[index]
        if not able[index]:
            continue
        trial = game.copy(history=False)
        for lane in trial.lanes:
            lane.clear()
        trial.open = [None] * trial.seats
        trial.push(effect, frame)
        trial.run()
        finish_trial(trial)
        if some_order(trial, frame, effects[:index] + effects[index + 1 :]):
            return True
    return False


def has_hope(effects: list[AnyEffect], index: int) -> bool:
    """Whether one of the other effects can make this one legal."""
    for other in range(len(effects)):
        if other != index and effects[index].hopes_for(effects[other]):
            return True
    return False


def finish_trial(trial: Game) -> None:
    """Answer whatever a trial asks with its first options."""
    for _ in range(MOST_EFFECTS):
        waiting = trial.waiting_for()
        if trial.over or not waiting:
            return
        question = trial.open[waiting[0]]
        if question is not None:
            trial.take(waiting[0], list(range(max(1, question.least))))
    raise EndlessEffect("an effect that was tried asks and asks, and does not end")


SAME: Final = 64  # at most so many effects of one card in a batch


class NextOfBatch(Effect["Game"]):
    """Which of the effects left in a batch comes first. `count` of them lie beneath this frame on the lane."""

    asks: ClassVar[str] = "ask.order"
    touches: ClassVar[int] = EVERYTHING

    def run(self, game: Game, frame: Frame) -> None:
        if frame.count == 0:
            return
        members = self.members(game, frame)
        able = self.able(game, members)
        contenders = self.contenders(game, members, able)
        if len(contenders) > 1:
            game.ask(frame, "order", self.names(members, contenders))
        else:
            self.start(game, frame, self.default(members, able))

    def default(self, members: list[Frame], able: list[int]) -> int:
        """In printed order, then as triggered; what removes and decreases comes last, since it then finds most."""
        for index in able:
            if not members[index].effect.comes_late():
                return index
        return able[0] if able else 0

    def members(self, game: Game, frame: Frame) -> list[Frame]:
        """What is left, in printed order and then as triggered, own before others'."""
        lane = game.lanes[frame.lane]
        return lane[max(0, len(lane) - frame.count) :]

    def able(self, game: Game, members: list[Frame]) -> list[int]:
        """Those that can be done now."""
        return [index for index in range(len(members)) if members[index].effect.legal(game, members[index])]

    def contenders(self, game: Game, members: list[Frame], able: list[int]) -> list[int]:
        """Those among which it can matter which is first: they can be done now and clash with another.

        All others come to the same at any time, and so do two that are alike, of which the first is taken. What
        decides whether an effect can be done counts as read by it, so none of them waits for one that is left out.
        """
        found: list[int] = []
        if len(able) < 2:
            return found
        depends: list[int] = []
        changes: list[int] = []
        for member in members:
            writes = member.effect.writes(game, member)
            depends.append(member.effect.reads(game, member) | writes)
            changes.append(member.effect.adds(game, member) | writes)
        for one in able:
            clashes = False
            for other in range(len(members)):
                if changes[one] & depends[other] or changes[other] & depends[one]:
                    clashes = clashes or not alike(members[one], members[other])
            if clashes and not any(alike(members[one], members[other]) for other in found):
                found.append(one)
        return found

    def names(self, members: list[Frame], contenders: list[int]) -> list[int]:
        """An option for each: its card, and which of that card's effects it is."""
        options: list[int] = []
        for index in contenders:
            option = members[index].source * SAME
            while option in options:
                option += 1
            options.append(option)
        return options

    def start(self, game: Game, frame: Frame, index: int) -> None:
        lane = game.lanes[frame.lane]
        member = lane.pop(len(lane) - frame.count + index)
        game.push(self, frame, count=frame.count - 1)
        lane.append(member)

    def answer(self, game: Game, frame: Frame, picks: list[int]) -> None:
        members = self.members(game, frame)
        contenders = self.contenders(game, members, self.able(game, members))
        self.start(game, frame, contenders[self.names(members, contenders).index(picks[0])])

    def key(self, things: Things, option: int) -> str:
        copy = option % SAME
        return f"first {things.id(option // SAME)}" + (f".{copy + 1}" if copy else "")

    def option(self, things: Things, key: str) -> int:
        word, _, id = key.partition(" ")
        if word != "first":
            return UNKNOWN
        thing = things.any_with(id)
        if thing:
            return thing * SAME
        id, _, copy = id.rpartition(".")
        thing = things.any_with(id)
        return thing * SAME + decimal(copy) - 1 if thing and 1 < decimal(copy) <= SAME else UNKNOWN

    def thing(self, option: int) -> int:
        return option // SAME

    def obstacles(self, game: Game, frame: Frame, option: int, found: Conditions) -> None:
        found.bar("why.not-in-batch", option // SAME)

    def deed(self, game: Game, frame: Frame, option: int, words: Words) -> str:
        return words.name(option // SAME)

    def detail(self, game: Game, frame: Frame, option: int, words: Words) -> str:
        question = game.open[frame.seat]
        if question is None or question.frame is not frame:  # read later, when it is answered
            return ""
        members = self.members(game, frame)
        contenders = self.contenders(game, members, self.able(game, members))
        member = members[contenders[self.names(members, contenders).index(option)]]
        return member.effect.text(words)


def alike(one: Frame, other: Frame) -> bool:
    """Whether two frames are of one effect, for one seat, about one thing."""
    return (
        one.effect is other.effect
        and one.seat == other.seat
        and one.source == other.source
        and one.subject == other.subject
        and one.second == other.second
        and one.count == other.count
    )


def trigger(game: Game, effect: AnyEffect, seat: int, source: int, subject: int = 0) -> None:
    """Add a triggered effect of any seat to the batch at work; with none at work, do it next."""
    lane = game.lanes[game.lane]
    frame = Frame(effect, game.lane, seat, source, subject)
    for index in range(len(lane) - 1, -1, -1):
        marker = lane[index]
        if isinstance(marker.effect, NextOfBatch):
            lane[index] = Frame(
                marker.effect, marker.lane, marker.seat, marker.source, marker.subject, marker.count + 1, marker.second
            )
            lane.insert(index, frame)
            return
    lane.append(frame)
