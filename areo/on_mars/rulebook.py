"""The rulebook of On Mars for one set of components: what all its tables share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.effect import AnyEffect
from areo.kernel.game import Json
from areo.kernel.rulebook import Rulebook
from areo.kernel.things import Things
from areo.on_mars.cards.people import CONTRACT_CARDS, SCIENTIST_CARDS, Contract, Scientist
from areo.on_mars.chapter import Chapter
from areo.on_mars.components import Data, SoloGoal
from areo.on_mars.numbers import A_SIDE, ACTIONS, FIRST_GOAL, MOST_DISCOVERIES, WITH_SLOTS

if TYPE_CHECKING:
    from areo.on_mars.goals import Need

NOT_YET: Final[list[AnyEffect]] = []


class OnMarsRulebook(Rulebook):
    """The kernel's rulebook, with the components in it, and the effects that others find only here."""

    def __init__(self, things: Things, phrases: dict[str, dict[str, str]], data: Data, chapter: Chapter) -> None:
        super().__init__("on-mars", things, phrases, data.digest)
        self.data: Final = data
        self.chapter: Final = chapter
        self.scientists: Final[list[Scientist]] = [*SCIENTIST_CARDS, *chapter.scientists(data)]
        self.scientist_ids: Final = tuple([card.id for card in self.scientists])
        self.contracts: Final[list[Contract]] = CONTRACT_CARDS
        self.slot_names: Final = [ACTIONS[action].replace("-", "_") for action in WITH_SLOTS]
        self.benefits: list[AnyEffect] = NOT_YET  # of the laboratory's cells, by kind
        self.space_benefits: list[AnyEffect] = NOT_YET  # of the turn order's spaces, by kind
        self.lss_bonuses: list[AnyEffect] = NOT_YET
        self.discovery_effects: list[AnyEffect] = NOT_YET  # by discovery tile
        self.research_effect: list[AnyEffect] = NOT_YET  # one for all research tiles
        self.goal_rewards: list[AnyEffect] = NOT_YET  # by goal: the question which reward one takes
        self.rewards: list[AnyEffect] = NOT_YET  # by goal: its own reward; then the one that all have
        self.goal_needs: list[Need] = []  # by goal
        self.turn_menus: list[AnyEffect] = NOT_YET  # one, with the entries of the chapter
        self.lacerda: list[AnyEffect] = NOT_YET

    def tile_effect(self, tile: int) -> AnyEffect:
        """What a discovery or research tile gives."""
        return self.research_effect[0] if tile >= MOST_DISCOVERIES else self.discovery_effects[tile]

    @property
    def turn_menu(self) -> AnyEffect:
        return self.turn_menus[0]

    def goal_reward(self, card: int, which: int) -> AnyEffect:
        """The common reward (0) or a goal's own one (1)."""
        return self.rewards[card - FIRST_GOAL] if which else self.rewards[-1]

    def slots_of_side(self, side: int) -> list[int]:
        """The places of a side's actions among those with slots."""
        return [place for place in range(len(WITH_SLOTS)) if WITH_SLOTS[place] // A_SIDE == side]

    def solo_goal(self, options: Json) -> SoloGoal:
        """The goal of a game alone: the one that was chosen, or the first."""
        for goal in self.data.solo_goals:
            if goal.id == options.get("solo_goal"):
                return goal
        return self.data.solo_goals[0]

    # What Lacerda does where the rules of all ask it of him.

    @property
    def lacerda_arrives(self) -> AnyEffect:
        return self.lacerda[0]

    @property
    def lacerda_grows(self) -> AnyEffect:
        return self.lacerda[1]

    @property
    def lacerda_develops(self) -> AnyEffect:
        return self.lacerda[2]

    @property
    def lacerda_bonus(self) -> AnyEffect:
        return self.lacerda[3]

    @property
    def level_up(self) -> AnyEffect:
        return self.lacerda[4]
