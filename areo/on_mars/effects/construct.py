"""Constructing buildings: which, where, with whose technology; and all that follows from a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs, verbs_map
from areo.on_mars.cost import Cost
from areo.on_mars.effects import tasks
from areo.on_mars.effects.base import Ask, Pay, lack_of
from areo.on_mars.effects.goods import RECEIVE, Gain
from areo.on_mars.effects.tech import AskTech
from areo.on_mars.geometry import listed, size, spread
from areo.on_mars.numbers import (
    BONUS,
    BONUSES,
    BUILDING,
    CRYSTAL,
    HEX,
    LSS,
    MINE,
    MINERAL,
    NONE,
    RESOURCE,
    REWARD,
    SHELTER,
    TECH,
    TYPES,
    YIELDS,
)
from areo.on_mars.paying import payable
from areo.on_mars.rewards import reward_points
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

ANY: Final = -1  # whatever type one likes

# Mines cost the colonist who becomes their miner; each other type costs what the one before it yields.
COSTS: Final = [
    Cost(colonists=1),
    Cost([1, 0, 0, 0, 0]),
    Cost([0, 1, 0, 0, 0]),
    Cost([0, 0, 1, 0, 0]),
    Cost([0, 0, 0, 1, 0]),
    Cost([0, 0, 0, 0, 1]),
]


def hands_for(game: OnMarsTable, person: int, type: int, lifting: bool) -> int:
    """Colonists who could lift a technology for one construction, beside the miner of a mine."""
    return max(0, game.idle_colonists(person) - (type == MINE)) if lifting else 0


def lifted_level(game: OnMarsTable, person: int, type: int, lifting: bool) -> int:
    """The level of the best technology for a type, with as many colonists as can lift it; 0 if nobody has it."""
    level = game.best_level(type)
    return level + hands_for(game, person, type, lifting) if level else 0


def sites(game: OnMarsTable, person: int, type: int, lifting: bool) -> list[int]:
    """Where somebody may build a type, with whatever technology there is, or turn one up again."""
    again = listed(game.face_down(type, person) & game.zone(person))
    if not tiles_left(game, person, type):
        return again
    return verbs_map.legal_sites(game, person, type, lifted_level(game, person, type, lifting)) + again


def has_site(game: OnMarsTable, person: int, type: int, lifting: bool, zone: int) -> bool:
    """Whether there is anywhere in a zone where somebody may build a type."""
    if game.face_down(type, person) & zone:
        return True
    return verbs_map.sites_for(game, person, type, lifted_level(game, person, type, lifting), zone, True) != 0


def tiles_left(game: OnMarsTable, person: int, type: int) -> int:
    return game.shelters[person] if type == SHELTER else len(game.stacks[type])


def left_to_build(game: OnMarsTable, person: int, type: int) -> int:
    """Buildings of a type that could still be constructed, those that lie face down on the map included."""
    return tiles_left(game, person, type) + size(game.face_down(type, person))


def can_stand(game: OnMarsTable, person: int, type: int, hex: int) -> bool:
    """Whether a building can still go onto the hex that was chosen for it."""
    if game.face_down(type, person) & game.zone(person) & 1 << hex:
        return True
    return bool(left_to_build(game, person, type) and game.zone(person) & ~(game.built_on | game.alien_on) & 1 << hex)


class BuildType(Entry[OnMarsTable]):
    """Choose the type of a new building."""

    verb: ClassVar[str] = "build"
    of: ClassVar[tuple[Kind, ...]] = (BUILDING,)

    def __init__(self, chain: Construct) -> None:
        self.chain: Final = chain

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        if self.chain.type != ANY:
            return [BUILDING.thing(self.chain.type)]
        return [BUILDING.thing(type) for type in range(len(TYPES))]

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        type = BUILDING.index(move)
        if not left_to_build(game, frame.seat, type) and found.lack("why.no-tile-left", "building", 1, 0):
            return
        cost_of(game, frame.seat, type, found)
        if not found.met and not found.every:
            return
        if not has_site(game, frame.seat, type, self.chain.lifting, game.zone(frame.seat)):
            found.bar("why.no-site")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(self.chain.place, frame, subject=move)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


def cost_of(game: OnMarsTable, person: int, type: int, found: Conditions) -> None:
    lack_of(game, person, COSTS[type], found)


class BuildHex(Entry[OnMarsTable]):
    """Choose the hex of a new building."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def __init__(self, chain: Construct) -> None:
        self.chain: Final = chain

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        type = BUILDING.index(frame.subject)
        if not left_to_build(game, frame.seat, type) and found.lack("why.no-tile-left", "building", 1, 0):
            return
        cost_of(game, frame.seat, type, found)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        type = BUILDING.index(frame.subject)
        return [HEX.thing(hex) for hex in sites(game, frame.seat, type, self.chain.lifting)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        person = frame.seat
        hex = HEX.index(move)
        type = BUILDING.index(frame.subject)
        if game.built_on & ~game.face_down(type, person) & 1 << hex:
            found.bar("why.built-on", move)
            return
        if game.alien_on >> hex & 1 and found.bar("why.aliens-there", move):
            return
        if not game.zone(person) >> hex & 1 and found.bar("why.out-of-zone", move):
            return
        stands = game.where(type, person)
        if spread(stands) >> hex & 1:
            need = verbs_map.joined(game, person, type, hex)
            if need > lifted_level(game, person, type, self.chain.lifting):
                found.lack("why.tech-level", "level", need, game.best_level(type), TECH.thing(type))
        elif not spread(spread(stands)) >> hex & 1:
            found.bar("why.too-far", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        type = BUILDING.index(frame.subject)
        hex = HEX.index(move)
        touching = spread(game.where(type, frame.seat)) & ~game.face_down(type, frame.seat) & 1 << hex
        game.push(self.chain.with_tech if touching else self.chain.paying, frame, second=move)


class PickHex(Ask):
    """Where the building goes."""

    kind: ClassVar[str] = "space"
    asks: ClassVar[str] = "ask.build-hex"
    subject_of: ClassVar[tuple[Kind, ...]] = (BUILDING,)

    def __init__(self, chain: Construct) -> None:
        super().__init__(BuildHex(chain))


class BuildTech(AskTech):
    """With whose technology a building joins others of its type. Colonists may lift it where the card says so."""

    subject_of: ClassVar[tuple[Kind, ...]] = (BUILDING,)
    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def __init__(self, chain: Construct) -> None:
        super().__init__()
        self.chain: Final = chain

    def tech(self, game: OnMarsTable, frame: Frame) -> int:
        return BUILDING.index(frame.subject)

    def least(self, game: OnMarsTable, frame: Frame) -> int:
        type = BUILDING.index(frame.subject)
        need = verbs_map.joined(game, frame.seat, type, HEX.index(frame.second))
        return max(1, need - hands_for(game, frame.seat, type, self.chain.lifting))

    def answerable(self, game: OnMarsTable, frame: Frame) -> bool:
        return payable(game, frame.seat, COSTS[BUILDING.index(frame.subject)])

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if can_stand(game, frame.seat, BUILDING.index(frame.subject), HEX.index(frame.second)):
            super().run(game, frame)

    def used(self, game: OnMarsTable, frame: Frame, level: int) -> None:
        type = BUILDING.index(frame.subject)
        missing = verbs_map.joined(game, frame.seat, type, HEX.index(frame.second)) - level
        if missing > 0:
            verbs.send_to_work(game, frame.seat, missing)
        game.push(self.chain.paying, frame, count=level + max(0, missing))


class PayBuilding(Pay):
    """Pay what a building costs. A mine's colonist goes there at the end, as its miner.

    A frame counts the levels of the technology that is used, those of colonists included.
    """

    subject_of: ClassVar[tuple[Kind, ...]] = (BUILDING,)
    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        type = BUILDING.index(frame.subject)
        return FREE if type == MINE else COSTS[type]

    def stands(self, game: OnMarsTable, frame: Frame) -> bool:
        type = BUILDING.index(frame.subject)
        hex = HEX.index(frame.second)
        if not can_stand(game, frame.seat, type, hex):
            return False
        if game.face_down(type, frame.seat) >> hex & 1:
            return True
        return verbs_map.joined(game, frame.seat, type, hex) <= frame.count


FREE: Final = Cost()


@mypyc_attr(allow_interpreted_subclasses=True)
class Construct(Ask):
    """Construct a building of a type, or of any. `lifting`: colonists may lift the technology for it."""

    asks: ClassVar[str] = "ask.build"

    def __init__(self, type: int = ANY, lifting: bool = False) -> None:
        super().__init__(BuildType(self))
        self.type: Final = type
        self.lifting: Final = lifting
        self.place: Final = PickHex(self)
        self.with_tech: Final = BuildTech(self)
        self.paying: Final = PayBuilding(MAKE_ROOM_TO_BUILD)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.place, self.with_tech, self.paying)

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        person = frame.seat
        zone = game.zone(person)
        for type in range(len(TYPES)) if self.type == ANY else [self.type]:
            if (
                left_to_build(game, person, type)
                and payable(game, person, COSTS[type])
                and has_site(game, person, type, self.lifting, zone)
            ):
                return
        if self.type == ANY or not found.every:
            found.bar("why.no-building")
        else:
            self.entries[0].obstacles(game, frame, BUILDING.thing(self.type), found)

    def text(self, words: Words) -> str:
        said = (
            words.say("construct.any") if self.type == ANY else words.say("construct", words.count(1, TYPES[self.type]))
        )
        return words.say("boosted", said, words.say("boost.level")) if self.lifting else said


# What follows


class PlaceBuilding(Effect[OnMarsTable]):
    """The building goes onto its hex, with all that a new one brings."""

    seated: ClassVar[bool] = False  # Lacerda builds as well
    subject_of: ClassVar[tuple[Kind, ...]] = (BUILDING,)
    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return game.person(frame.seat) != NONE

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        person = game.person(frame.seat)
        type = BUILDING.index(frame.subject)
        hex = HEX.index(frame.second)
        if game.face_down(type, person) >> hex & 1:
            together = verbs_map.turn_up(game, person, type, hex)
        elif game.built_on >> hex & 1 or not tiles_left(game, person, type):
            return  # a goal shown meanwhile brought a building first
        else:
            together = verbs_map.build(game, person, type, hex)
            if type in LSS:
                game.push(ADVANCE_LSS, frame)
        game.push(AFTER_YIELD, frame, count=together)
        if person != game.lacerda:
            game.push(RECEIVE, frame, subject=RESOURCE.thing(YIELDS[type]), count=together)
        elif type == SHELTER:
            verbs.gain(game, person, CRYSTAL, together)


class AfterYield(Effect[OnMarsTable]):
    """A mine's miner, the progress cube, contracts that the new building completes."""

    seated: ClassVar[bool] = False
    subject_of: ClassVar[tuple[Kind, ...]] = (BUILDING,)
    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        person = game.person(frame.seat)
        type = BUILDING.index(frame.subject)
        marked = game.fixed_pieces() >> HEX.index(frame.second) & 1
        if type == MINE and not marked and (person == game.lacerda or game.idle_colonists(person) > 0):
            verbs_map.put_miner(game, person, HEX.index(frame.second))
        if frame.count > 1:
            verbs_map.place_cube(game, person, type)
        verbs.look_at_contracts(game)
        if tasks.shows_first_card(game, person, type):
            verbs.show_first_card(game, person)
        if type == SHELTER and person != game.lacerda:
            tasks.did(game, frame, tasks.CONSTRUCT_SHELTER)


class AdvanceLss(Effect[OnMarsTable]):
    """The marker of the life support system rises; below the colony's level that pays."""

    seated: ClassVar[bool] = False
    subject_of: ClassVar[tuple[Kind, ...]] = (BUILDING,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        person = game.person(frame.seat)
        type = BUILDING.index(frame.subject)
        if verbs_map.advance_lss(game, person, type) >= game.level + 1:
            return
        if game.book.chapter.denies_reward(game):
            return
        reward = game.rewards[LSS.index(type)]
        verbs.score(game, person, reward_points(game, person, reward))
        if person == game.lacerda:
            game.push(game.book.lacerda_bonus, frame)
        else:
            game.push(LSS_BONUS, frame, subject=REWARD.thing(reward), second=0)


class LssBonus(Entry[OnMarsTable]):
    """One of the four bonuses of the life support system."""

    verb: ClassVar[str] = "bonus"
    of: ClassVar[tuple[Kind, ...]] = (BONUS,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [BONUS.thing(bonus) for bonus in range(len(BONUSES))]

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        game.book.lss_bonuses[BONUS.index(move)].needs(game, frame, found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(game.book.lss_bonuses[BONUS.index(move)], frame, subject=0)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.may(game.book.lss_bonuses[BONUS.index(move)])


class AskLssBonus(Ask):
    """Which bonus somebody takes for a building the colony needed."""

    asks: ClassVar[str] = "ask.lss-bonus"


A_CRYSTAL: Final = Gain(CRYSTAL, 1)
A_MINERAL: Final = Gain(MINERAL, 1)
LSS_BONUS: Final = AskLssBonus(LssBonus())
ADVANCE_LSS: Final = AdvanceLss()
AFTER_YIELD: Final = AfterYield()
PLACE_BUILDING: Final = PlaceBuilding()


# Making room


class DisplaceTo(Entry[OnMarsTable]):
    """The nearest hexes to which a displaced piece can go."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [HEX.thing(hex) for hex in verbs_map.nearest(game, HEX.index(frame.second))]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-nearest", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs_map.displace(game, HEX.index(frame.second), HEX.index(move))


class Displace(Ask):
    """A bot or rover makes room for a building; its owner says where it goes."""

    kind: ClassVar[str] = "space"
    asks: ClassVar[str] = "ask.displace"
    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def __init__(self) -> None:
        super().__init__(DisplaceTo())

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if verbs_map.piece_on(game, HEX.index(frame.second)) == frame.seat:
            super().run(game, frame)

    def about(self, game: OnMarsTable, frame: Frame) -> int:
        return frame.second


DISPLACE: Final = Displace()


@mypyc_attr(allow_interpreted_subclasses=True)
class MakeRoom(Effect[OnMarsTable]):
    """Whatever stands on a hex makes room; then the hex is used."""

    seated: ClassVar[bool] = False
    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def __init__(self, then: AnyEffect) -> None:
        self.then: Final = then

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(self.then, frame, count=frame.count)
        owner = verbs_map.piece_on(game, HEX.index(frame.second))
        if owner == NONE:
            return
        if owner == game.lacerda:
            hex = HEX.index(frame.second)
            verbs_map.displace(game, hex, verbs.by_lot(game, verbs_map.nearest(game, hex)))
        else:
            game.push(DISPLACE, frame, seat=owner)


MAKE_ROOM_TO_BUILD: Final = MakeRoom(PLACE_BUILDING)
