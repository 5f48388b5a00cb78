"""Taking blueprints from their display."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areo.kernel.effect import Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs
from areo.on_mars.effects import tasks
from areo.on_mars.effects.base import Steps
from areo.on_mars.effects.goods import RECEIVE
from areo.on_mars.numbers import CARD, FIRST_BLUEPRINT, RESOURCE, YIELDS, blueprint
from areo.on_mars.plans import building_of
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words


class TakePlan(Entry[OnMarsTable]):
    """Take a blueprint on offer, with its resource or crystal and a marker on it."""

    verb: ClassVar[str] = "card"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [blueprint(number) for number in game.plans if number]

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.markers[frame.seat]:
            found.lack("why.markers", "marker", 1, 0)

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-on-offer", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        number = move - FIRST_BLUEPRINT + 1
        verbs.take_blueprint(game, frame.seat, number)
        tasks.did(game, frame, tasks.OBTAIN_BLUEPRINT)
        good = YIELDS[building_of(number)]
        game.push(RECEIVE, frame, subject=RESOURCE.thing(good), count=1)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class TakeBlueprint(Steps):
    """Take blueprints, one by one."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.blueprint"

    def __init__(self, amount: int = 1, boost: bool = False) -> None:
        super().__init__(TakePlan(), amount=amount, boost=boost)

    def text(self, words: Words) -> str:
        said = words.say("blueprints", words.count(self.amount, "blueprint"))
        return words.say("boosted", said, words.say("boost.one")) if self.boost else said
