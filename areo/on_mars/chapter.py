"""What a chapter of Alien Invasion changes in the course of the game. The base game is a chapter that changes nothing.

The rules of the base game name each place where a chapter may step in, and know nothing of what it does there. What a
chapter adds to the table stands on a table of its own, which also answers the base game's questions in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.errors import BadPosition
from areo.kernel.features import Features
from areo.kernel.menu import AnyEntry
from areo.kernel.reading import Reader
from areo.kernel.rng import Dice
from areo.kernel.things import Things
from areo.on_mars.numbers import TECHS
from areo.on_mars.options import BASE, CAN_BE_HARD, SEATS

if TYPE_CHECKING:
    from areo.kernel.datafile import TomlTable
    from areo.kernel.description import CardText
    from areo.kernel.game import Json
    from areo.kernel.words import Words
    from areo.on_mars.cards.people import Scientist
    from areo.on_mars.components import Data
    from areo.on_mars.reconstructed import Notes
    from areo.on_mars.rulebook import OnMarsRulebook
    from areo.on_mars.table import OnMarsTable

NO_PHRASES: Final[dict[str, dict[str, str]]] = {"en": {}, "fr": {}, "pt": {}}


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter:
    """A way to play On Mars."""

    id: ClassVar[str] = ""  # as the option `chapter` names it; none for the base game
    aliens: ClassVar[int] = 0  # seats, the last ones, that do not play as humans
    solo_rival: ClassVar[bool] = True  # whether Lacerda plays against somebody alone
    missions_end: ClassVar[bool] = True  # whether the game ends once all missions are done
    base_missions: ClassVar[bool] = True  # whether the missions of the base game are in play
    goals_allowed: ClassVar[int] = 1  # private goals that each player may complete
    open_hands: ClassVar[bool] = False  # whether all see all hands
    berths: ClassVar[int] = 3  # spaces of the shuttle on a side
    shuttle_takes_time: ClassVar[bool] = False  # whether a shuttle phase begins with a step of the time marker
    techs: ClassVar[tuple[str, ...]] = TECHS  # that can be in a laboratory
    own_options: ClassVar[tuple[str, ...]] = ()  # for set-up control, and refused in all other games
    secrets: ClassVar[tuple[str, ...]] = ()  # those of them that tell what is hidden
    sections: ClassVar[tuple[str, ...]] = ()  # of the components file that are its own, [[tables]] among them
    tables: ClassVar[tuple[str, ...]] = ()  # those of them that are written as [[tables]]

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most who can play it."""
        return SEATS[self.id or BASE]

    @property
    def can_be_hard(self) -> bool:
        """Whether the option `hard` makes it harder."""
        return self.id in CAN_BE_HARD

    def table(self, book: OnMarsRulebook, seats: int, options: Json) -> OnMarsTable:
        """An empty table for it."""
        raise TypeError("each chapter has a table of its own")

    # What it brings into the rulebook.

    def read(self, top: TomlTable, data: Data, notes: Notes) -> None:
        """Read its figures from its sections of the components file."""

    def add_things(self, things: Things, data: Data) -> None:
        """Name its cards, tiles and places."""

    def scientists(self, data: Data) -> list[Scientist]:
        """Scientists in the display besides those of the base game."""
        return []

    def cards(self, book: OnMarsRulebook, words: Words) -> list[CardText]:
        """Its cards and tiles as a person reads them."""
        return []

    def phrases(self) -> Mapping[str, Mapping[str, str]]:
        """All that it says, by language."""
        return NO_PHRASES

    def effects(self) -> Mapping[str, AnyEffect]:
        """Its effects by their paths."""
        return {}

    def entries(self) -> list[AnyEntry]:
        """What the menu of a turn offers besides: its own executive actions."""
        return []

    def free_moves(self) -> list[AnyEntry]:
        """What may be done at any moment of one's own turn besides."""
        return []

    def hints(self) -> Mapping[str, Mapping[str, str]]:
        """What each of its decisions is for, by language."""
        return NO_PHRASES

    def board(self, book: OnMarsRulebook) -> Json:
        """What is printed on its own boards, for whoever draws them."""
        return {}

    def figures(self, data: Data) -> dict[str, int]:
        """The numbers of its rules by name, for whoever explains them."""
        return {}

    def tones(self) -> Mapping[str, str]:
        """The lines of its log that are more, or less, than a plain one."""
        return {}

    # Its part in the course of the game. Each does something next by pushing it.

    def deal(self, game: OnMarsTable) -> None:
        """Lay out what is its own, after everything else has been dealt."""

    def set_up(self, game: OnMarsTable, frame: Frame) -> None:
        """Before the first round, when all have their places and the shuttle is placed."""

    def resume(self, game: OnMarsTable) -> bool:
        """Go on with its own part of a turn, if a position written by hand stands there. Says whether it does."""
        return False

    def before_turn(self, game: OnMarsTable, frame: Frame) -> None:
        """First thing of a turn, before crystals move to the depot."""

    def before_settlement(self, game: OnMarsTable, frame: Frame) -> None:
        """At the end of a turn, before the owners of used technologies are asked."""

    def after_turn(self, game: OnMarsTable, frame: Frame) -> None:
        """When a turn is over."""

    def before_shuttle(self, game: OnMarsTable, frame: Frame) -> None:
        """Between the colonization phase and the shuttle phase."""

    def before_count(self, game: OnMarsTable) -> None:
        """Before the final count. A chapter that knows who wins without counting ends the game here."""

    def before_main(self, game: OnMarsTable, frame: Frame, action: int) -> None:
        """Before a main action that was announced begins."""

    # What it makes of things that happen.

    def crystals_come(self, game: OnMarsTable, person: int, amount: int) -> int:
        """How many of the crystals that somebody gains are left to keep."""
        return amount

    def denies_reward(self, game: OnMarsTable) -> bool:
        """Whether the next reward of the life support system is not given. It is asked only where one is due."""
        return False

    def minerals_for(self, game: OnMarsTable, number: int) -> int:
        """What the upgrade with a blueprint costs."""
        return 1

    def without_marker(self, game: OnMarsTable, number: int) -> bool:
        """Whether a blueprint that somebody holds lies without its marker, which is back in the reserve."""
        return False

    def scored(self, game: OnMarsTable, person: int, points: int) -> bool:
        """Whether points go onto somebody's own track. Where they do not, the chapter has done with them as it does."""
        return True

    def counted(self, game: OnMarsTable) -> None:
        """There is more of something that mission cards count: a building, a progress cube, a tile that was taken."""

    def upgraded(self, game: OnMarsTable, person: int, number: int) -> None:
        """Somebody built a blueprint."""

    def hired(self, game: OnMarsTable, person: int, card: int) -> None:
        """Somebody took a scientist or a contract of the display."""

    def contract_done(self, game: OnMarsTable, person: int, number: int) -> None:
        """Somebody completed a contract for the first time."""

    def mission_done(self, game: OnMarsTable, person: int) -> None:
        """Somebody's contribution completed a mission."""

    def goal_done(self, game: OnMarsTable, person: int) -> None:
        """Somebody completed a private goal."""

    def tech_used(self, game: OnMarsTable, person: int) -> None:
        """Somebody used a technology of another's laboratory."""

    def count_colonists(self, game: OnMarsTable, person: int, place: int, more: int) -> None:
        """So many more colonists are in a place of its own."""

    # What bots learn from.

    def progress(self, game: OnMarsTable, usual: float) -> float:
        """How far the game has come, from 0 to 1. In the base game the missions tell; that is the usual."""
        return usual

    def feature_names(self) -> list[str]:
        """The names of the numbers it adds to the game's features, in their order."""
        return []

    def add_features(self, game: OnMarsTable, seat: int, found: Features) -> None:
        """Add these numbers, as a seat sees them."""

    # Positions and what is hidden.

    def deal_anew(self, game: OnMarsTable, seat: int, dice: Dice) -> None:
        """Deal anew what of its own a seat cannot see."""

    def complete(self, game: OnMarsTable, given: Reader) -> None:
        """What a position written by hand leaves out."""

    def check(self, game: OnMarsTable) -> None:
        """Refuse, as a bad position, what no single field can see to be wrong."""
        if any(game.ruined):
            raise BadPosition("state.map: no building lies face down in this game")


BASE_GAME: Final = Chapter()
