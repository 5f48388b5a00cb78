"""What a card is: a definition, never changed by play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Batch
from areo.terraforming_mars.numbers import EVENT, NO_CUBES

if TYPE_CHECKING:
    from areo.terraforming_mars.modifiers import Modifier
    from areo.terraforming_mars.points import Points
    from areo.terraforming_mars.requirements import Requirement
    from areo.terraforming_mars.triggers import When


class Card:
    """A project card or a corporation.

    `play` are its immediate effects, done in the order the player chooses; `action` is what it lets its owner do once
    a generation; `when` what it does when something happens; `modifiers` what it changes for good.
    """

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        cost: int,
        tags: tuple[int, ...] = (),
        requires: tuple[Requirement, ...] = (),
        play: tuple[AnyEffect, ...] = (),
        action: AnyEffect | None = None,
        when: tuple[When, ...] = (),
        modifiers: tuple[Modifier, ...] = (),
        holds: int = NO_CUBES,
        points: Points | None = None,
        base: bool = True,
        safe: bool = False,
        first: AnyEffect | None = None,
        keeps_heat: int = 0,
        fr: str = "",
        pt: str = "",
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.name: Final = name
        self.fr: Final = fr  # its name in French and Portuguese, if it does not stand in names.py
        self.pt: Final = pt
        self.cost: Final = cost
        self.tags: Final = tags
        self.tag_set: Final = tuple(sorted(set(tags)))
        self.event: Final = EVENT in tags
        self.blue: Final = action is not None or bool(when) or bool(modifiers)
        self.requires: Final = requires
        self.play: Final = Batch(*play)
        self.box: Batch | None = None  # what of `play` stands in the production box; set when the deck is made
        self.can_fail = True
        self.helped_by = -1  # what its playing sets off can make it possible after all; set when the deck is made
        self.action: Final = action
        self.triggers: Final = when
        self.modifiers: Final = modifiers
        self.holds: Final = holds
        self.points: Final = points
        self.base: Final = base
        self.safe: Final = safe  # its cubes can never be removed
        self.first: Final = first  # a corporation's compulsory first action
        self.keeps_heat: Final = keeps_heat  # heat that must be left after paying


def colour(card: Card) -> str:
    return "red" if card.event else "blue" if card.blue else "green"
