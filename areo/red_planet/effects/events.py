"""What the Scientist does with event cards."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame, Pick
from areo.kernel.words import Words
from areo.red_planet import verbs
from areo.red_planet.effects.shuttles import no_zone
from areo.red_planet.numbers import NONE, ZONE
from areo.red_planet.table import Table


class DrawEvent(Effect[Table]):
    """Draw an event card: keep a bonus card, place a discovery."""

    def __init__(self) -> None:
        self.place: Final = PlaceDiscovery()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.place,)

    def legal(self, game: Table, frame: Frame) -> bool:
        return len(game.event_deck) + len(game.event_discard) > 0

    def run(self, game: Table, frame: Frame) -> None:
        verbs.draw_event(game, frame.seat)
        if game.drawn[frame.seat] != NONE:
            game.push(self.place, frame)

    def text(self, words: Words) -> str:
        return words.say("draw-event")


class PlaceDiscovery(Pick[Table]):
    """Lay the discovery just drawn face down at an outer zone without one; if there is none, discard it."""

    asks: ClassVar[str] = "ask.place-discovery"

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and game.drawn[frame.seat] != NONE

    def __init__(self) -> None:
        self.look_instead: Final = LookAtDiscovery()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.look_instead,)

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [ZONE.thing(zone) for zone in game.data.outer]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if no_zone(game, option):
            return "why.no-zone"
        if not game.data.zones[ZONE.index(option)].outer:
            return "why.inner"
        return "" if game.discovery[ZONE.index(option)] == NONE else "why.discovery-there"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.place_discovery(game, frame.seat, ZONE.index(option))

    def skipped(self, game: Table, frame: Frame) -> None:
        verbs.discard_discovery(game, frame.seat)
        game.push(self.look_instead, frame)


class LookAtDiscovery(Pick[Table]):
    """Look at a discovery in play, if you like."""

    asks: ClassVar[str] = "ask.look"

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [ZONE.thing(zone) for zone in game.data.outer]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if no_zone(game, option):
            return "why.no-zone"
        return "" if game.discovery[ZONE.index(option)] != NONE else "why.no-discovery"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.look(game, frame.seat, ZONE.index(option))

    def text(self, words: Words) -> str:
        return words.say("look")
