"""What a card is: a definition, never changed by play."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final

from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Batch, Seq
from areo.tableau.counts import Count
from areo.tableau.effects.base import Printed
from areo.tableau.modifiers import Modifier
from areo.tableau.points import Points
from areo.tableau.requirements import Requirement
from areo.tableau.terms import Terms
from areo.tableau.triggers import When
from areo.tableau.vocabulary import NO_CUBES

AnyCount: TypeAlias = Count[Any]
AnyRequirement: TypeAlias = Requirement[Any]
AnyWhen: TypeAlias = When[Any]
AnyModifier: TypeAlias = Modifier[Any]
AnyPoints: TypeAlias = Points[Any]


@final
class Card:
    """A card that is played, or a corporation.

    `play` are its immediate effects, done in the order the player chooses, once what it asks for besides its price is
    paid (`pay`); `action` is what it lets its owner do once
    a round; `when` what it does when something happens; `modifiers` what it changes for good.
    """

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        cost: int,
        tags: tuple[int, ...] = (),
        requires: tuple[AnyRequirement, ...] = (),
        play: tuple[AnyEffect, ...] = (),
        action: AnyEffect | None = None,
        when: tuple[AnyWhen, ...] = (),
        modifiers: tuple[AnyModifier, ...] = (),
        holds: int = NO_CUBES,
        points: AnyPoints | None = None,
        set: str = "base",
        safe: bool = False,
        colour: str = "",
        pay: tuple[AnyEffect, ...] = (),
        first: AnyEffect | None = None,
        fr: str = "",
        pt: str = "",
    ) -> None:
        self.number: Final = number  # of the thing it is
        self.id: Final = id
        self.name: Final = name
        self.fr: Final = fr  # its name in French and Portuguese, if the game does not list it elsewhere
        self.pt: Final = pt
        self.cost: Final = cost
        self.tags: Final = tags
        self.tag_set: Final = each_once(tags)
        self.colour: Final = colour  # in games where it is no matter of what the card does
        self.pay: Final = pay  # what is paid besides its price, before it takes effect
        self.blue: Final = action is not None or bool(when) or bool(modifiers)
        self.requires: Final = requires
        self.play: Final = Batch(*play)
        self.action: Final = action
        self.triggers: Final = when
        self.modifiers: Final = modifiers
        self.holds: Final = holds
        self.points: Final = points
        self.set: Final = set  # which cards it belongs with: a table plays with some sets
        self.safe: Final = safe  # its cubes can never be removed
        self.first: Final = first  # a corporation's compulsory first action

        # Worked out when the rulebook is made.
        self.event = False  # turned over once played
        self.box: Batch | None = None  # what of `play` stands in the production box
        self.can_fail = True  # whether an effect can keep it from being played
        self.accepts = 0  # the resources that pay for it because of its tags, a bit each
        self.keeps: list[
            int
        ] = []  # by resource: what its effects take, so that its price must leave it; empty: nothing
        self.helped_by = -1  # the happening, set off by its playing, that can make it possible after all

    def work_out(self, terms: Terms) -> None:
        """What follows from the definition."""
        effects = self.play.effects
        self.event = terms.face_down in self.tags
        box = in_box(effects)
        if box and not self.event and self.box is None:  # one for all rulebooks, since saved games name it by its path
            self.box = Batch(*box)
        self.can_fail = can_fail(self.play)
        self.accepts = terms.accepted_for(self.tags)
        self.keeps = [taken_by((*self.pay, *effects), resource) for resource in range(len(terms.values))]
        if not any(self.keeps):
            self.keeps = []


def each_once(tags: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(set(tags)))


def in_box(effects: tuple[AnyEffect, ...]) -> list[AnyEffect]:
    """Those of a card's effects that stand in its production box."""
    found: list[AnyEffect] = []
    for effect in effects:
        if isinstance(effect, Seq):
            found.extend(in_box(effect.parts()))
        elif isinstance(effect, Printed) and effect.box:
            found.append(effect)
    return found


def can_fail(effect: AnyEffect) -> bool:
    """Whether an effect, or a part of it, can keep a card from being played."""
    if isinstance(effect, Printed):
        return effect.may_fail()
    if isinstance(effect, Batch):
        return any(can_fail(member) for member in effect.effects)
    parts = effect.parts()
    return any(can_fail(part) for part in parts) if parts else True


def taken_by(effects: tuple[AnyEffect, ...], resource: int) -> int:
    """How much of a resource a card's effects take without a choice."""
    taken = 0
    for effect in effects:
        if isinstance(effect, Seq):
            taken += taken_by(effect.parts(), resource)
        elif isinstance(effect, Printed):
            taken += effect.takes(resource)
    return taken


NO_CARD: Final = Card(0, "", "", 0)
