"""What only two players together, or one alone, do: cubes and gifts; the neutral deck and its help."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.ares_expedition import verbs
from areo.ares_expedition.numbers import (
    CARDS,
    COPPER_MC,
    CUBE_KINDS,
    GOALS,
    HELP_STEPS,
    NEUTRAL_MOVES,
    OXYGEN,
    PARAMETER_KINDS,
    PHASE_KIND,
    SOLO_ROUNDS,
    STEPS,
    TEMPERATURE,
)
from areo.ares_expedition.table import COLOUR, COPPER, NO_CUBE, AresTable
from areo.kernel.effect import UNKNOWN, AnyEffect, Frame, Phase
from areo.kernel.picks import NO, YES, Pick, YesNo
from areo.kernel.things import Kind, Things
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words

# Together


class Cubes(Phase[AresTable]):
    """Both take a cube, at once."""

    def run(self, game: AresTable, frame: Frame) -> None:
        game.push_to_table(SETTLE_CUBES)
        for seat in range(game.seats):
            game.push_to_seat(CHOOSE_CUBE, seat)


class ChooseCube(Pick[AresTable]):
    """Copper or colour."""

    kind: ClassVar[str] = "cube"
    asks: ClassVar[str] = "ask.cube"
    secret: ClassVar[bool] = True
    of: ClassVar[tuple[Kind, ...]] = (CUBE_KINDS,)

    def candidates(self, game: AresTable, frame: Frame) -> list[int]:
        return [CUBE_KINDS.thing(COPPER), CUBE_KINDS.thing(COLOUR)]

    def obstacles(self, game: AresTable, frame: Frame, option: int, found: Conditions) -> None:
        if cubes_left(game, CUBE_KINDS.index(option)) == 0:
            found.bar("why.no-cube", option)

    def picked(self, game: AresTable, frame: Frame, option: int) -> None:
        verbs.choose_cube(game, frame.seat, CUBE_KINDS.index(option))

    def key(self, things: Things, option: int) -> str:
        return f"take {things.id(option)}"

    def option(self, things: Things, key: str) -> int:
        number = things.of_kind(CUBE_KINDS, key.removeprefix("take ")) if key.startswith("take ") else 0
        return number if number else UNKNOWN

    def detail(self, game: AresTable, frame: Frame, option: int, words: Words) -> str:
        """What the cube is good for."""
        if CUBE_KINDS.index(option) == COLOUR:
            return words.say("detail.colour")
        return words.say("gain", words.count(COPPER_MC, "mc"))


def cubes_left(game: AresTable, cube: int) -> int:
    return game.copper if cube == COPPER else game.colour


class SettleCubes(Phase[AresTable]):
    """Both have chosen. Of the last cube of a kind the lead seat has it; whoever took a coloured one may swap."""

    def run(self, game: AresTable, frame: Frame) -> None:
        swappers: list[int] = []
        for seat in game.seats_from(game.lead()):
            cube = game.players[seat].takes
            if cube != NO_CUBE:
                if cubes_left(game, cube) == 0:
                    cube = COLOUR if cube == COPPER else COPPER
                if cubes_left(game, cube) == 0:
                    cube = NO_CUBE
                if cube == COLOUR:
                    swappers.append(seat)
                verbs.take_cube(game, seat, cube)
        for seat in swappers[::-1]:
            game.push(ASK_SWAP, frame, seat=seat)


class AskSwap(YesNo[AresTable]):
    """Whether each of the two gives the other a card."""

    asks: ClassVar[str] = "ask.swap"

    def run(self, game: AresTable, frame: Frame) -> None:
        if all(len(player.hand) > 0 for player in game.players):
            game.ask(frame, "yes", [YES, NO])

    def agreed(self, game: AresTable, frame: Frame) -> None:
        game.push_to_table(SWAP)
        for seat in range(game.seats):
            game.push_to_seat(CHOOSE_GIFT, seat)


class ChooseGift(Pick[AresTable]):
    """Which card one gives away, unseen."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.gift"
    secret: ClassVar[bool] = True
    of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def candidates(self, game: AresTable, frame: Frame) -> list[int]:
        return game.players[frame.seat].hand.copy()

    def obstacles(self, game: AresTable, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.players[frame.seat].hand:
            found.bar("why.not-in-hand", option)

    def picked(self, game: AresTable, frame: Frame, option: int) -> None:
        verbs.choose_gift(game, frame.seat, option)


class Swap(Phase[AresTable]):
    """The two cards change hands."""

    def makes_sense(self, game: AresTable, frame: Frame) -> bool:
        return game.seats == 2

    def run(self, game: AresTable, frame: Frame) -> None:
        if all(player.gives in player.hand for player in game.players):
            verbs.swap_gifts(game)


# Alone


def last_rounds(game: AresTable) -> bool:
    """Whether the neutral cube is on its last space."""
    return game.round > SOLO_ROUNDS - NEUTRAL_MOVES


class ChooseNeutral(Pick[AresTable]):
    """In the last rounds, if so agreed: which neutral card is shown."""

    kind: ClassVar[str] = "phase"
    asks: ClassVar[str] = "ask.choose-neutral"
    of: ClassVar[tuple[Kind, ...]] = (PHASE_KIND,)

    def candidates(self, game: AresTable, frame: Frame) -> list[int]:
        return [PHASE_KIND.thing(phase - 1) for phase in sorted(game.neutral)]

    def obstacles(self, game: AresTable, frame: Frame, option: int, found: Conditions) -> None:
        if PHASE_KIND.index(option) + 1 not in game.neutral:
            found.bar("why.neutral-gone", option)

    def picked(self, game: AresTable, frame: Frame, option: int) -> None:
        verbs.choose_neutral(game, PHASE_KIND.index(option) + 1)


def move_neutral_cube(game: AresTable) -> None:
    """Five neutral cards have been shown: they are shuffled, and Mars gets some help."""
    verbs.shuffle_neutral(game)
    if HELP_STEPS[game.difficulty]:
        game.push_to_table(HELP, 0)


class Help(Pick[AresTable]):
    """Which parameter rises by itself."""

    kind: ClassVar[str] = "parameter"
    asks: ClassVar[str] = "ask.help"
    of: ClassVar[tuple[Kind, ...]] = (PARAMETER_KINDS,)

    def candidates(self, game: AresTable, frame: Frame) -> list[int]:
        return [PARAMETER_KINDS.thing(OXYGEN), PARAMETER_KINDS.thing(TEMPERATURE)]

    def obstacles(self, game: AresTable, frame: Frame, option: int, found: Conditions) -> None:
        if game.is_full(PARAMETER_KINDS.index(option)):
            found.bar("why.parameter-full", option)

    def picked(self, game: AresTable, frame: Frame, option: int) -> None:
        verbs.help_parameter(game, PARAMETER_KINDS.index(option), HELP_STEPS[game.difficulty])

    def key(self, things: Things, option: int) -> str:
        return things.id(option)

    def option(self, things: Things, key: str) -> int:
        number = things.of_kind(PARAMETER_KINDS, key)
        return number if number and PARAMETER_KINDS.index(number) in (OXYGEN, TEMPERATURE) else UNKNOWN

    def detail(self, game: AresTable, frame: Frame, option: int, words: Words) -> str:
        """Where the parameter would stand."""
        parameter = PARAMETER_KINDS.index(option)
        now = game.parameters[parameter]
        then = min(GOALS[parameter], now + HELP_STEPS[game.difficulty] * STEPS[parameter])
        return words.say("detail.oxygen" if parameter == OXYGEN else "detail.temperature", now, then)

    def prompt(self, game: AresTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.count(HELP_STEPS[game.difficulty], "step"))


CUBES: Final = Cubes()
CHOOSE_CUBE: Final = ChooseCube()
SETTLE_CUBES: Final = SettleCubes()
ASK_SWAP: Final = AskSwap()
CHOOSE_GIFT: Final = ChooseGift()
SWAP: Final = Swap()
CHOOSE_NEUTRAL: Final = ChooseNeutral()
HELP: Final = Help()

NAMED: Final[dict[str, AnyEffect]] = {
    "cubes": CUBES,
    "choose-cube": CHOOSE_CUBE,
    "settle-cubes": SETTLE_CUBES,
    "ask-swap": ASK_SWAP,
    "choose-gift": CHOOSE_GIFT,
    "swap": SWAP,
    "choose-neutral": CHOOSE_NEUTRAL,
    "help": HELP,
}
