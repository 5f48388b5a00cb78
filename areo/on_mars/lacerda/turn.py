"""Lacerda's turns, travels and growth, as frames: the player may be asked in between."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import Frame, Phase
from areo.kernel.things import Kind
from areo.on_mars import colony, verbs, verbs_map
from areo.on_mars.actions import extra_cost
from areo.on_mars.components import BENEFITS
from areo.on_mars.effects.tech import SETTLE_ASIDE
from areo.on_mars.effects.travel import sites_for_tile
from areo.on_mars.effects.upgrades import MAKE_ROOM_TO_UPGRADE
from areo.on_mars.geometry import distance, listed
from areo.on_mars.lacerda import rover
from areo.on_mars.lacerda import verbs as his
from areo.on_mars.numbers import (
    COLONY,
    CONSTRUCT,
    CRYSTAL,
    HEX,
    HIRE_SLOT,
    MOST_DISCOVERIES,
    NONE,
    OBTAIN_BLUEPRINT,
    ORBIT,
    RESEARCH_DEV,
    SHELTER,
    SIDE,
    TECH,
    TILE,
    UPGRADE,
    UPGRADE_TECH,
    WITH_SLOTS,
    blueprint,
)
from areo.on_mars.table import OnMarsTable

# How many upgrades are to come is counted; the technology for more is looked for after the first.
WITH_TECH: Final = 32


class LacerdaTurn(Phase[OnMarsTable]):
    """His turn: a card says which of three actions he takes on his side."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        colony.start_turn(game, game.lacerda)
        verbs.fill_depot(game, game.lacerda)
        his.reveal_card(game)
        game.push(LACERDA_RESTS, frame)
        game.push(game.book.level_up, frame)
        game.push(SETTLE_ASIDE, frame)
        action = game.data.solo_deck[game.last_card].action
        if not act(game, frame, action):
            game.push(LACERDA_ROVER, frame)


class LacerdaRests(Phase[OnMarsTable]):
    """His turn is over."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        colony.end_turn(game, game.lacerda)


def act(game: OnMarsTable, frame: Frame, action: int) -> bool:
    """Take one of the three actions of his side; False if it is impossible."""
    if game.side_of(game.lacerda) == ORBIT:
        if action == 1:
            return obtain_blueprint(game)
        if action == 2:
            return learn(game, frame)
        return research(game, frame)
    if action == 1:
        return build(game, frame)
    if action == 2:
        return upgrade(game, frame)
    return hire(game)


def obtain_blueprint(game: OnMarsTable) -> bool:
    place = WITH_SLOTS.index(OBTAIN_BLUEPRINT)
    if not his.blueprint_choice(game) or not his.can_take_slot(game, place):
        return False
    his.take_slot(game, place)
    return his.take_blueprint(game)


def learn(game: OnMarsTable, frame: Frame) -> bool:
    """Learn a technology, on the upper entry cell first, with the cell's benefit."""
    at, cell = his.learn_choice(game)
    if at == NONE:
        return False
    verbs.learn(game, game.lacerda, at, cell)
    push_benefit(game, frame, game.data.lab_benefits[cell])
    return True


def research(game: OnMarsTable, frame: Frame) -> bool:
    place = WITH_SLOTS.index(RESEARCH_DEV)
    spent = extra_cost(game, game.lacerda, place)
    if not his.can_take_slot(game, place) or not his.movable(game, False, spent):
        return False
    his.take_slot(game, place)
    game.push(LACERDA_RESEARCH, frame, count=PAID_STEPS)
    return True


def build(game: OnMarsTable, frame: Frame) -> bool:
    place = WITH_SLOTS.index(CONSTRUCT)
    type = his.type_to_build(game)
    if not his.can_take_slot(game, place) or not his.sites(game, type):
        return False
    his.take_slot(game, place)
    return his.construct(game, frame, type, True)


def upgrade(game: OnMarsTable, frame: Frame) -> bool:
    place = WITH_SLOTS.index(UPGRADE)
    if not his.upgrade_choices(game) or not his.can_take_slot(game, place):
        return False
    his.take_slot(game, place)
    game.push(LACERDA_UPGRADES, frame, count=1 + WITH_TECH)
    return True


def hire(game: OnMarsTable) -> bool:
    if not his.can_take_slot(game, HIRE_SLOT):
        return False
    cards = his.hire_choices(game, extra_cost(game, game.lacerda, HIRE_SLOT))
    if not cards:
        return False
    his.take_slot(game, HIRE_SLOT)
    his.hire(game, verbs.by_lot(game, cards))
    return True


# A frame of his research counts what is to come: the step of the most developed technology, then of the least.
MOST_FIRST: Final = 1
THEN_LEAST: Final = 2
IS_FREE: Final = 4
PAID_STEPS: Final = MOST_FIRST
FREE_STEPS: Final = MOST_FIRST | IS_FREE


class LacerdaResearch(Phase[OnMarsTable]):
    """A step of his most developed technology, then one of his least developed."""

    def counts(self) -> tuple[int, int]:
        return (1, 7)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        free = bool(frame.count & IS_FREE)
        if frame.count & MOST_FIRST:
            tech = his.most_developed(game, free)
            game.push(LACERDA_RESEARCH, frame, count=THEN_LEAST | frame.count & IS_FREE)
        else:
            found = his.movable(game, free)
            tech = found[0] if found else NONE
        if tech != NONE:
            push_benefit(game, frame, game.data.lab_benefits[his.develop(game, tech, free)])


class LacerdaDevelops(Phase[OnMarsTable]):
    """The player used his technology: he develops it if he can, and keeps no oxygen."""

    subject_of: ClassVar[tuple[Kind, ...]] = (TECH,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        tech = TECH.index(frame.subject)
        if his.steps_for(game, tech, True):
            push_benefit(game, frame, game.data.lab_benefits[his.develop(game, tech, True)])


class LacerdaUpgrades(Phase[OnMarsTable]):
    """So many upgrades, one after the other; with a technology, as many more as it allows."""

    def counts(self) -> tuple[int, int]:
        return (0, 2 * WITH_TECH)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        choices = his.upgrade_choices(game)
        left = frame.count & ~WITH_TECH
        if not choices:
            return
        if left == 0:
            if not frame.count & WITH_TECH:
                return
            game.push(LACERDA_UPGRADES, frame, count=more_by_tech(game))
            return
        number = verbs.by_lot(game, choices)
        hex = his.upgrade_site(game, number)
        game.push(LACERDA_UPGRADES, frame, count=frame.count - 1)
        game.push(MAKE_ROOM_TO_UPGRADE, frame, subject=blueprint(number), second=HEX.thing(hex))


def more_by_tech(game: OnMarsTable) -> int:
    """How many more upgrades a technology allows him: his own if it is enough, else the player's."""
    own = game.tech_level(game.lacerda, UPGRADE_TECH)
    theirs = game.tech_level(0, UPGRADE_TECH)
    if theirs > own and his.upgrades_ahead(game) > own:
        verbs.set_aside(game, game.lacerda, 0, UPGRADE_TECH)
        return theirs
    return own


# Benefits


def push_benefit(game: OnMarsTable, frame: Frame, kind: int) -> None:
    """The benefit of a space or a cell, as he takes it; what is impossible is lost."""
    if kind == NONE:
        return
    benefit = BENEFITS[kind]
    if benefit == "warehouse":
        his.take_from_warehouse(game)
    elif benefit == "crystal":
        verbs.gain(game, game.lacerda, CRYSTAL, 1)
    elif benefit == "bots":
        his.next_icon(game)
    elif benefit == "blueprint":
        his.take_blueprint(game)
    elif benefit == "upgrade":
        game.push(LACERDA_UPGRADES, frame, count=1 + WITH_TECH)
    elif benefit == "tech":
        learn(game, frame)
    elif benefit == "colonist":
        game.push(LACERDA_ROVER, frame)


class LacerdaBonus(Phase[OnMarsTable]):
    """The life support system's bonus: his colonist back from the hire action, else a crystal."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        him = game.lacerda
        if game.slot(HIRE_SLOT, him):
            his.leave_hire(game)
        else:
            verbs.gain(game, him, CRYSTAL, 1)


# The rover


class LacerdaRover(Phase[OnMarsTable]):
    """His rover goes for the nearest tile he can collect, and takes it if it gets there."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        tile = rover.go(game)
        if tile == NONE:
            return
        if tile >= MOST_DISCOVERIES:
            game.push(LACERDA_RESEARCH, frame, count=FREE_STEPS)
            return
        discovery = game.data.discoveries[tile]
        source = TILE.thing(tile)
        rule = discovery.rule
        if rule == "gain":
            verbs.gain(game, game.lacerda, discovery.subject, discovery.amount)
        elif rule == "construct":
            type = rover.type_of(game, discovery)
            his.construct(game, frame, type, type != SHELTER)
        elif rule == "develop":
            game.push(LACERDA_RESEARCH, frame, source=source, count=FREE_STEPS)
        elif rule == "upgrade":
            game.push(LACERDA_UPGRADES, frame, source=source, count=discovery.amount)
        elif rule == "learn":
            learn(game, frame)
        elif rule == "hire":
            his.hire(game, verbs.by_lot(game, his.hire_choices(game)))
        else:
            for _ in range(discovery.amount):
                if rule == "blueprints":
                    his.take_blueprint(game)
                else:
                    his.take_from_warehouse(game)


# Arrival, travel, growth


class LacerdaArrives(Phase[OnMarsTable]):
    """Set-up: a random first-colonist tile says where he stands; the shuttle is on his side."""

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return False  # nobody is asked before it, so no table saves it

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        space = verbs.by_lot(game, game.data.first_spaces)
        verbs.take_space(game, game.lacerda, space)
        colony.place_shuttle(game, game.lacerda, game.side_of(game.lacerda))
        game.push(SETTLE_ASIDE, frame)
        push_benefit(game, frame, game.data.space_benefits[space])


class LacerdaTravels(Phase[OnMarsTable]):
    """He travels with the shuttle when it leaves his side, unless his last card forbids it."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        him = game.lacerda
        side = game.side_of(him)
        if not frame.subject or SIDE.index(frame.subject) != side or game.last_card == NONE:
            return
        if not game.data.solo_deck[game.last_card].travel:
            return
        if side == ORBIT:
            explore(game)
        to = COLONY if side == ORBIT else ORBIT
        free = [space for space in range(4 * to, 4 * to + 4) if space not in game.space]
        space = verbs.by_lot(game, free)
        verbs.take_space(game, him, space)
        game.push(SETTLE_ASIDE, frame, subject=0)
        if to == COLONY:
            game.push(LACERDA_BUILDS, frame, subject=0)
        push_benefit(game, frame, game.data.space_benefits[space])


def explore(game: OnMarsTable) -> None:
    """The leftmost discovery tile goes onto the map, as far as possible from the player's rover."""
    sites = listed(sites_for_tile(game, game.lacerda))
    if not sites or not game.exploration:
        return
    away = [distance(hex, game.rover_hex(0)) for hex in sites]
    farthest = [sites[at] for at in range(len(sites)) if away[at] == max(away)]
    verbs_map.lay_tile(game, game.lacerda, game.exploration[0], verbs.by_lot(game, farthest))


class LacerdaBuilds(Phase[OnMarsTable]):
    """On arrival he constructs a building; where that is impossible, his rover moves."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if not build(game, frame):
            game.push(LACERDA_ROVER, frame)


class LacerdaGrows(Phase[OnMarsTable]):
    """The colony has risen: he builds a shelter if he can, welcomes a ship, and takes a bot."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(LACERDA_WELCOMES, frame)
        game.push(SETTLE_ASIDE, frame)
        place = WITH_SLOTS.index(CONSTRUCT)
        if his.can_take_slot(game, place) and his.sites(game, SHELTER):
            his.take_slot(game, place)
            his.construct(game, frame, SHELTER, False)


class LacerdaWelcomes(Phase[OnMarsTable]):
    """A ship to his hangar, and a bot onto his board."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        his.welcome_ship(game)
        his.take_bot(game)


LACERDA_TURN: Final = LacerdaTurn()
LACERDA_RESTS: Final = LacerdaRests()
LACERDA_RESEARCH: Final = LacerdaResearch()
LACERDA_DEVELOPS: Final = LacerdaDevelops()
LACERDA_UPGRADES: Final = LacerdaUpgrades()
LACERDA_BONUS: Final = LacerdaBonus()
LACERDA_ROVER: Final = LacerdaRover()
LACERDA_ARRIVES: Final = LacerdaArrives()
LACERDA_TRAVELS: Final = LacerdaTravels()
LACERDA_BUILDS: Final = LacerdaBuilds()
LACERDA_GROWS: Final = LacerdaGrows()
LACERDA_WELCOMES: Final = LacerdaWelcomes()
