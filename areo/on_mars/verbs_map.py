"""The verbs of the map: building, displacing, moving, taking what lies there."""

from __future__ import annotations

from typing import Final

from areo.kernel.sets import members
from areo.on_mars.geometry import NEXT, connected, distance, listed, ring, size, spread
from areo.on_mars.numbers import (
    AT_HOME,
    BOTS,
    BUILDING,
    COMMON,
    CRYSTAL,
    HEX,
    IN_MINE,
    LETTERS,
    LSS,
    M_ADVANCED,
    M_BOTS,
    M_DISCOVERY,
    M_PROGRESS,
    M_RESEARCH,
    MINE,
    MOST_DISCOVERIES,
    NONE,
    SHELTER,
    TILE,
    TOP_ROW,
    YIELDS,
    blueprint,
)
from areo.on_mars.table import OnMarsTable
from areo.on_mars.verbs import come_home, contribute, gain, look_at_contracts, move_colonists, score

FIRST_STEP: Final = 2  # points for the first building of a type


def clear_hex(game: OnMarsTable, hex: int) -> None:
    """What lies where something is built: a crystal to the supply, a tile out of the game."""
    if game.crystals_on >> hex & 1:
        game.crystals_on &= ~(1 << hex)
    tile = tile_at(game, hex)
    if tile != NONE:
        lift_tile(game, hex)
        game.note("tile-destroyed", -1, TILE.thing(tile))


def tile_at(game: OnMarsTable, hex: int) -> int:
    """The tile on a hex: a discovery, or (from MOST_DISCOVERIES on) a research tile by its letter; NONE without."""
    if not game.tiles_on >> hex & 1:
        return NONE
    for tile in range(len(game.discovery_at)):
        if game.discovery_at[tile] == hex:
            return tile
    for index in range(len(game.research_at)):
        if game.research_at[index] == hex:
            return MOST_DISCOVERIES + index * len(LETTERS) // len(game.research_at)
    return NONE


def research_on(game: OnMarsTable, letter: int) -> list[int]:
    """Where the research tiles of a letter lie, NONE for one that does not."""
    each = len(game.research_at) // len(LETTERS)
    return game.research_at[letter * each : (letter + 1) * each]


def lift_tile(game: OnMarsTable, hex: int) -> None:
    game.tiles_on &= ~(1 << hex)
    if hex in game.discovery_at:
        game.discovery_at[game.discovery_at.index(hex)] = NONE
    else:
        game.research_at[game.research_at.index(hex)] = NONE


def lay_tile(game: OnMarsTable, person: int, tile: int, hex: int) -> None:
    """Exploration: a discovery tile goes onto the map, and the next takes its place."""
    game.discovery_at[tile] = hex
    game.tiles_on |= 1 << hex
    game.note("explores", person, TILE.thing(tile), HEX.thing(hex))
    replace_tile(game, tile)


def put_on_radar(game: OnMarsTable, person: int, tile: int) -> None:
    """A discovery tile goes onto the Radar's card for good, and the next takes its place."""
    game.radar = tile
    game.note("radar", person, TILE.thing(tile))
    replace_tile(game, tile)


def replace_tile(game: OnMarsTable, tile: int) -> None:
    """The next discovery tile is turned up in the place of one that was taken; without any, the row is shorter."""
    if game.discovery_deck:
        game.exploration[game.exploration.index(tile)] = game.discovery_deck.pop()
        game.reveal()
    else:
        game.exploration.remove(tile)


def collect_crystal(game: OnMarsTable, person: int, hex: int) -> None:
    if game.crystals_on >> hex & 1:
        game.crystals_on &= ~(1 << hex)
        gain(game, person, CRYSTAL, 1)


def take_tile(game: OnMarsTable, person: int, tile: int, hex: int) -> None:
    """A tile on which a rover ended: it is its owner's from now on."""
    lift_tile(game, hex)
    game.note("takes-tile", person, TILE.thing(tile))
    if tile >= MOST_DISCOVERIES:
        game.research[person] |= 1 << (tile - MOST_DISCOVERIES)
        contribute(game, person, M_RESEARCH)
    else:
        game.discoveries[person] |= 1 << tile
        contribute(game, person, M_DISCOVERY)
    game.book.chapter.counted(game)


# Building


def build(game: OnMarsTable, person: int, type: int, hex: int) -> int:
    """Put a building on a hex, with the crystals of its arrows; gives the size of its complex."""
    clear_hex(game, hex)
    code = type if type < COMMON else COMMON + person
    if type == SHELTER:
        game.shelters[person] -= 1
    else:
        tile = game.stacks[type].pop()
        if game.stacks[type]:
            game.reveal()  # the arrows of the next one come to light
    game.built[code] |= 1 << hex
    game.built_on |= 1 << hex
    game.note("builds", person, BUILDING.thing(type), HEX.thing(hex))
    if type < COMMON:
        empty = game.empty()
        for direction in members(tile):
            pointed = NEXT[hex * 6 + direction]
            if pointed >= 0 and empty >> pointed & 1:
                game.crystals_on |= 1 << pointed
    game.book.chapter.counted(game)
    return size(connected(1 << hex, game.built[code] & ~game.dead))


def turn_up(game: OnMarsTable, person: int, type: int, hex: int) -> int:
    """A building that lay face down works again; it yields what one alone does."""
    code = type if type < COMMON else COMMON + person
    game.ruined[code] ^= 1 << hex
    game.dead ^= 1 << hex
    game.built[code] |= 1 << hex
    game.note("builds", person, BUILDING.thing(type), HEX.thing(hex))
    return 1


def put_miner(game: OnMarsTable, person: int, hex: int) -> None:
    """The colonist that a mine costs becomes its miner."""
    move_colonists(game, person, AT_HOME, IN_MINE + hex, 1)


def place_cube(game: OnMarsTable, person: int, type: int) -> None:
    """The first complex of a common type that somebody makes or enlarges."""
    if type < COMMON and not game.progress[person] >> type & 1:
        game.progress[person] |= 1 << type
        game.note("progress", person, BUILDING.thing(type))
        contribute(game, person, M_PROGRESS)
        game.book.chapter.counted(game)


def advance_lss(game: OnMarsTable, person: int, type: int) -> int:
    """The marker of a type rises. Gives the row it was on before, or TOP_ROW if it rises no more."""
    column = LSS.index(type)
    before = game.lss[column]
    if before == TOP_ROW:
        return TOP_ROW
    game.lss[column] += 1
    game.note("lss", person, BUILDING.thing(type), game.lss[column])
    if before == 1:
        score(game, person, FIRST_STEP)
    return before


def upgrade(game: OnMarsTable, person: int, number: int, hex: int) -> None:
    """A blueprint's marker goes onto a building; a miner there goes home."""
    clear_hex(game, hex)
    for owner in range(game.people):
        if game.miners[owner] >> hex & 1:
            come_home(game, owner, [IN_MINE + hex], [1])
            victims = game.victims(1 << owner) if owner < game.humans else 0
            game.note("miner-home", owner, HEX.thing(hex), befalls=victims)
    game.advanced[person] |= 1 << hex
    game.plan_at[number] = hex
    game.note("upgrades", person, blueprint(number), HEX.thing(hex))
    contribute(game, person, M_ADVANCED)
    look_at_contracts(game)
    game.book.chapter.upgraded(game, person, number)


# Pieces


def piece_on(game: OnMarsTable, hex: int) -> int:
    """Whose bot or rover stands on a hex; NONE if nobody's does. Whoever has the turn answers for a shared bot."""
    for at in range(len(game.bots)):
        if game.bots[at] == hex:
            return at // BOTS
    if hex == game.shared_bot:
        return game.active
    return game.rover.index(hex) if hex in game.rover else NONE


def nearest(game: OnMarsTable, hex: int) -> list[int]:
    """The nearest hexes where a displaced piece can stand: empty ones, and buildings without a piece."""
    open = (game.empty() | game.built_on & ~game.pieces()) & ~(1 << hex)
    for steps in range(1, 13):
        found = ring(hex, steps) & open
        if found:
            return listed(found)
    return []


def displace(game: OnMarsTable, hex: int, to: int) -> None:
    """A bot or rover makes room. It neither collects nor destroys anything."""
    owner = piece_on(game, hex)
    if hex in game.bots:
        game.bots[game.bots.index(hex)] = to
    elif hex == game.shared_bot:
        game.shared_bot = to
    else:
        game.rover[owner] = to
    victims = game.victims(1 << owner) if owner < game.humans else 0
    game.note("displaced", owner, HEX.thing(hex), HEX.thing(to), befalls=victims)


def move_bot(game: OnMarsTable, person: int, at: int, to: int) -> None:
    game.note("bot-moves", person, HEX.thing(game.bots[at]), HEX.thing(to))
    game.bots[at] = to


def move_shared_bot(game: OnMarsTable, person: int, to: int) -> None:
    """A step of the bot that everybody moves."""
    game.note("bot-moves", person, HEX.thing(game.shared_bot), HEX.thing(to))
    game.shared_bot = to


def move_rover(game: OnMarsTable, person: int, to: int) -> None:
    """A step of a rover, which collects a crystal there."""
    game.note("rover-moves", person, HEX.thing(game.rover_hex(person)), HEX.thing(to))
    game.rover[person] = to
    collect_crystal(game, person, to)


def land_bot(game: OnMarsTable, person: int, hex: int) -> None:
    """A bot of the supply comes onto the map."""
    for at in range(person * BOTS, (person + 1) * BOTS):
        if game.bots[at] == NONE:
            game.bots[at] = hex
            break
    game.note("bot-lands", person, HEX.thing(hex))
    contribute(game, person, M_BOTS)


def landing_sites(game: OnMarsTable, person: int) -> list[int]:
    """Where a new bot can stand: own shelters without a piece, else the nearest empty hexes to one of them."""
    shelters = game.built[COMMON + person]
    free = shelters & ~game.pieces()
    if free:
        return listed(free)
    empty = listed(game.empty())
    best = 99
    found: list[int] = []
    for hex in empty:
        away = min([distance(hex, shelter) for shelter in listed(shelters)], default=99)
        if away < best:
            best = away
            found = []
        if away == best:
            found.append(hex)
    return found


def production(game: OnMarsTable, person: int) -> list[int]:
    """What somebody's advanced buildings and miners yield, by good."""
    yields = [0] * len(YIELDS)
    for type in range(len(YIELDS)):
        yields[YIELDS[type]] += size(game.all_of(type) & game.advanced[person] & ~game.dead)
    yields[YIELDS[MINE]] += size(game.yielding_miners(person))
    return yields


def sites_for(game: OnMarsTable, person: int, type: int, level: int, zone: int, any_will_do: bool) -> int:
    """Where somebody may build a type within a zone, if the best technology for it has this level (0: none).

    `any_will_do`: it is enough to know one of them.
    """
    stands = game.built[type if type < COMMON else COMMON + person]
    near = spread(stands)
    free = zone & ~(game.built_on | game.alien_on)
    sites = spread(near) & ~near & free
    if level == 0 or (sites and any_will_do):
        return sites
    touching = near & free
    working = stands & ~game.dead
    while touching:
        lowest = touching & -touching
        touching ^= lowest
        if size(connected(lowest, working | lowest)) - 1 <= level:
            sites |= lowest
            if any_will_do:
                return sites
    return sites


def legal_sites(game: OnMarsTable, person: int, type: int, level: int) -> list[int]:
    """All hexes where somebody may build a type, if the best technology for it has this level (0: none)."""
    return listed(sites_for(game, person, type, level, game.zone(person), False))


def joined(game: OnMarsTable, person: int, type: int, hex: int) -> int:
    """How many buildings of the type a new one on a hex would be connected with."""
    stands = game.where(type, person) & ~game.dead
    return size(connected(1 << hex, stands | 1 << hex)) - 1
