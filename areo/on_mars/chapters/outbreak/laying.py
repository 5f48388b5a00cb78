"""Laying plants and water onto the mission card that asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areo.kernel.effect import Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars.chapters.outbreak import verbs
from areo.on_mars.chapters.outbreak.numbers import AIM, ANTIVIRALS
from areo.on_mars.chapters.outbreak.table import Outbreak
from areo.on_mars.effects.base import too_few
from areo.on_mars.numbers import PLANT, RESOURCE, WATER

if TYPE_CHECKING:
    from areo.kernel.words import Words


class Lay(Entry[Outbreak]):
    """Lay a plant or water from storage onto the mission card. A mineral does not stand for them."""

    verb: ClassVar[str] = "lay"
    of: ClassVar[tuple[Kind, ...]] = (RESOURCE,)

    def closed(self, game: Outbreak, frame: Frame, found: Conditions) -> None:
        if not game.lays_goods():
            found.bar("why.not-in-play", AIM.thing(ANTIVIRALS))

    def moves(self, game: Outbreak, frame: Frame) -> list[int]:
        return [RESOURCE.thing(PLANT), RESOURCE.thing(WATER)]

    def absent(self, game: Outbreak, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-laid")

    def obstacles(self, game: Outbreak, frame: Frame, move: int, found: Conditions) -> None:
        good = RESOURCE.index(move)
        laid = game.laid_water if good == WATER else game.laid_plants
        target = game.target(ANTIVIRALS)
        if laid >= target and found.lack("why.laid-enough", "laid", target - 1, laid, most=True):
            return
        if not game.stock(frame.seat, good):
            too_few(found, good, 1, 0)

    def begin(self, game: Outbreak, frame: Frame, move: int) -> None:
        verbs.lay_good(game, frame.seat, RESOURCE.index(move))

    def deed(self, game: Outbreak, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.lay", move, AIM.thing(ANTIVIRALS))
