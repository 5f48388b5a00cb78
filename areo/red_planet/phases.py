"""Set-up, rounds and their phases: the course of the game, as effects on the table's lane."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import Effect, Frame, Phase
from areo.kernel.errors import BadPosition
from areo.kernel.picks import Pick
from areo.kernel.sets import members
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.red_planet import scoring, verbs
from areo.red_planet.characters import CHARACTERS
from areo.red_planet.effects.shuttles import PICK_DESTINATION
from areo.red_planet.numbers import (
    BOARDING,
    CHARACTER,
    CHOOSING,
    DEALT,
    EVENT,
    FINISHED,
    NONE,
    ROUNDS,
    SHUTTLE,
    added_tokens,
)
from areo.red_planet.table import RedPlanetTable


class SetUp(Phase[RedPlanetTable]):
    """Fill the pad and seat an astronaut of each player, drawn from the fist: the first drawn takes the medal."""

    def makes_sense(self, game: RedPlanetTable, frame: Frame) -> bool:
        return False  # it is done before anybody is asked, so no table saves it

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        for _ in range(game.seats):
            verbs.dock(game)
        drawn = list(range(game.seats))
        game.rng.shuffle(drawn)
        first = game.options.get("first_player")
        if isinstance(first, int):
            drawn.remove(first)
            drawn.insert(0, first)
        fist = game.options.get("fist")
        if isinstance(fist, list):
            drawn = [int(seat) for seat in fist]
        verbs.give_medal(game, drawn[0])
        for bay in range(game.seats):
            verbs.seat_at_set_up(game, drawn[bay], game.pad[bay])
        game.push(ROUND, frame, count=1)
        game.push(SHUFFLE_RETURNED, frame)
        game.push(DEAL_EVENTS, frame)
        for bay in range(game.seats - 1, -1, -1):
            if game.destination(game.pad[bay]) == NONE:
                game.push(PICK_DESTINATION, frame, seat=drawn[bay], subject=SHUTTLE.thing(game.pad[bay]))


class DealEvents(Phase[RedPlanetTable]):
    """Three event cards each, dealt again to whoever got only discoveries; each keeps a bonus card."""

    def makes_sense(self, game: RedPlanetTable, frame: Frame) -> bool:
        least = DEALT * (game.seats - 1) + 1  # the others may be dealt nothing but bonus cards
        if len(game.event_deck) < DEALT * game.seats or game.bonus_in(game.event_deck) < least:
            raise BadPosition(f"state.event_deck: too few cards are left to deal each of the {game.seats} a bonus card")
        return True

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        game.push(KEEP_EVENTS, frame)
        for seat in reversed(game.seats_from(game.medal)):
            game.push(DEAL_TO, frame, seat=seat)


class DealTo(Effect[RedPlanetTable]):
    """Three event cards for one player, and three others as long as they are only discoveries."""

    def makes_sense(self, game: RedPlanetTable, frame: Frame) -> bool:
        return False  # nobody is asked before all have their cards, so no table saves it

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        verbs.deal_events(game, frame.seat, DEALT)
        if game.bonus_in(members(game.dealt[frame.seat])) == 0 and game.bonus_in(game.event_deck):
            verbs.show_and_return(game, frame.seat)
            game.push(self, frame)


class KeepEvents(Phase[RedPlanetTable]):
    """All keep one of their cards at the same time."""

    def makes_sense(self, game: RedPlanetTable, frame: Frame) -> bool:
        return False  # as above

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        for seat in range(game.seats):
            game.push_to_seat(KEEP_EVENT, seat)


class KeepEvent(Pick[RedPlanetTable]):
    """Keep one bonus card of those dealt."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.keep"
    secret: ClassVar[bool] = True
    of: ClassVar[tuple[Kind, ...]] = (EVENT,)

    def candidates(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        return [EVENT.thing(card) for card in members(game.dealt[frame.seat])]

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        card = EVENT.index(option)
        if not game.dealt[frame.seat] >> card & 1:
            found.bar("why.not-dealt", option)
        elif not game.data.events[card].bonus:
            found.bar("why.not-bonus", option)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        verbs.keep_event(game, frame.seat, EVENT.index(option))

    def skipped(self, game: RedPlanetTable, frame: Frame) -> None:
        verbs.return_dealt(game, frame.seat)

    def detail(self, game: RedPlanetTable, frame: Frame, option: int, words: Words) -> str:
        return game.rules[EVENT.index(option)].text(words)


class ShuffleReturned(Phase[RedPlanetTable]):
    """The cards given back and the rest become the event pile."""

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        verbs.shuffle_returned(game)


class Round(Phase[RedPlanetTable]):
    """The five phases of round `frame.count`."""

    def counts(self) -> tuple[int, int]:
        return (1, ROUNDS)

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        verbs.start_round(game, frame.count)
        go_on(game, choosing=True)
        game.push(REFILL_PAD, frame)


def go_on(game: RedPlanetTable, choosing: bool) -> None:
    """What is left of a round when its pad is filled: from the choice of characters, or from their call."""
    game.push_to_table(END_ROUND)
    game.push_to_table(LAND)
    game.push_to_table(CALL)
    if choosing:
        game.push_to_table(CHOOSE)


class RefillPad(Phase[RedPlanetTable]):
    """Replace what left the pad. There is nothing to replace in the first round."""

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        for _ in range(game.seats - len(game.pad) - len(game.flight)):
            verbs.dock(game)


class ChooseCharacters(Phase[RedPlanetTable]):
    """All choose a character in secret, at the same time."""

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        verbs.enter_phase(game, CHOOSING)
        for seat in range(game.seats):
            if game.chosen[seat] == 0:  # a position written by hand may have some chosen already
                game.push_to_seat(CHOOSE_CHARACTER, seat)


class ChooseCharacter(Pick[RedPlanetTable]):
    """Choose one of the characters in hand."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.character"
    secret: ClassVar[bool] = True
    of: ClassVar[tuple[Kind, ...]] = (CHARACTER,)

    def candidates(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        return members(game.hand[frame.seat])

    def open_options(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        return self.candidates(game, frame)  # whatever is in hand may be chosen

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        if game.hand[frame.seat] >> option & 1:
            return
        round = self.round_played(game, frame.seat, option)
        found.bar("why.played" if round else "why.out", option, round)

    def round_played(self, game: RedPlanetTable, seat: int, character: int) -> int:
        """The round a character was last played in; 0 if a position written by hand does not say."""
        for round in range(game.round - 1, 0, -1):
            if game.played[(round - 1) * game.seats + seat] == character:
                return round
        return 0

    def warn(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        """What is certain already: where shuttles stand can change before the character is called."""
        effect = CHARACTERS[option - 1].effect
        effect.shortfalls(game, frame, found)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        verbs.choose_character(game, frame.seat, option)

    def shortcut(self, option: int) -> str:
        return str(option)


class CallCharacters(Phase[RedPlanetTable]):
    """Call the next character that somebody chose: all who did reveal it and act, clockwise from the medal."""

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        verbs.enter_phase(game, BOARDING)
        called = 0
        for chosen in game.chosen:
            if chosen and (called == 0 or chosen < called):
                called = chosen
        verbs.call_character(game, called)
        if called == 0:
            return
        game.push(CALL, frame)
        acting = [seat for seat in game.seats_from(game.medal) if game.chosen[seat] == called]
        for seat in acting:
            verbs.reveal_character(game, seat)
        effect = CHARACTERS[called - 1].effect
        for index in range(len(acting) - 1, -1, -1):
            game.push(effect, frame, seat=acting[index], source=called)


class Land(Phase[RedPlanetTable]):
    """All shuttles in flight land, in the order they took off."""

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        for shuttle in game.flight.copy():
            verbs.land(game, shuttle)


class EndRound(Phase[RedPlanetTable]):
    """The medal goes to whoever acted last; rounds 5, 8 and 10 are scored; after the tenth the game ends."""

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        verbs.give_medal(game, game.acted)
        if game.round == ROUNDS:
            scoring.final_count(game)
            verbs.enter_phase(game, FINISHED)
            game.finish()
            return
        if added_tokens(game.round):
            scoring.score_round(game)
        game.push(ROUND, frame, count=game.round + 1)


SET_UP_GAME: Final = SetUp()
DEAL_EVENTS: Final = DealEvents()
DEAL_TO: Final = DealTo()
KEEP_EVENTS: Final = KeepEvents()
KEEP_EVENT: Final = KeepEvent()
SHUFFLE_RETURNED: Final = ShuffleReturned()
ROUND: Final = Round()
REFILL_PAD: Final = RefillPad()
CHOOSE: Final = ChooseCharacters()
CHOOSE_CHARACTER: Final = ChooseCharacter()
CALL: Final = CallCharacters()
LAND: Final = Land()
END_ROUND: Final = EndRound()
