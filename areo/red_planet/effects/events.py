"""What the Scientist does with event cards."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.picks import Pick
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.red_planet import verbs
from areo.red_planet.numbers import NONE, ZONE
from areo.red_planet.table import RedPlanetTable


class DrawEvent(Effect[RedPlanetTable]):
    """Draw an event card: keep a bonus card, place a discovery."""

    def __init__(self) -> None:
        self.place: Final = PlaceDiscovery()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.place,)

    def makes_sense(self, game: RedPlanetTable, frame: Frame) -> bool:
        return game.drawn[frame.seat] == NONE

    def needs(self, game: RedPlanetTable, frame: Frame, found: Conditions) -> None:
        if not game.event_deck and not game.event_discard:
            found.bar("why.effect", text=self)

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        if not game.event_deck and not game.event_discard:
            return  # all event cards are in play
        verbs.draw_event(game, frame.seat)
        if game.drawn[frame.seat] != NONE:
            game.push(self.place, frame)

    def text(self, words: Words) -> str:
        return words.say("draw-event")


class PickOuterZone(Pick[RedPlanetTable]):
    """Something to do at one of the outer zones, where discoveries lie."""

    of: ClassVar[tuple[Kind, ...]] = (ZONE,)

    def candidates(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        return [ZONE.thing(zone) for zone in game.data.outer]


def bar_unless_outer(game: RedPlanetTable, option: int, found: Conditions) -> bool:
    """Only an outer zone will do. True if nobody wants to know of any other condition."""
    return not game.data.zones[ZONE.index(option)].outer and found.bar("why.inner", option)


class PlaceDiscovery(PickOuterZone):
    """Lay the discovery just drawn face down at an outer zone without one; if there is none, discard it."""

    asks: ClassVar[str] = "ask.place-discovery"

    def __init__(self) -> None:
        self.look_instead: Final = LookAtDiscovery()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.look_instead,)

    def makes_sense(self, game: RedPlanetTable, frame: Frame) -> bool:
        return game.drawn[frame.seat] != NONE

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        if bar_unless_outer(game, option, found):
            return
        if game.discovery[ZONE.index(option)] != NONE:
            found.bar("why.discovery-there", option)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        verbs.place_discovery(game, frame.seat, ZONE.index(option))

    def skipped(self, game: RedPlanetTable, frame: Frame) -> None:
        verbs.discard_discovery(game, frame.seat)
        game.push(self.look_instead, frame)


class LookAtDiscovery(PickOuterZone):
    """Look at a discovery in play, if you like."""

    asks: ClassVar[str] = "ask.look"

    def optional(self, game: RedPlanetTable, frame: Frame) -> bool:
        return True

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        if game.discovery[ZONE.index(option)] == NONE:
            found.bar("why.no-discovery", option)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        verbs.look(game, frame.seat, ZONE.index(option))

    def text(self, words: Words) -> str:
        return words.say("look")
