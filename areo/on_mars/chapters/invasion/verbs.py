"""The verbs of Invasion: what the alien does, and what the humans do against it."""

from __future__ import annotations

from areo.on_mars.chapters.invasion import team
from areo.on_mars.chapters.invasion.numbers import (
    ALIEN_CARD,
    ALIEN_SPACE,
    ALIEN_TECH,
    EVOLVED,
    FREE,
    HELD,
    MOST_STEPS,
    PLAN,
    RED,
    SABOTAGE,
)
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.geometry import size
from areo.on_mars.numbers import (
    ACTION,
    AT_WORK,
    BOTS,
    CARD,
    CRYSTAL,
    DEFENSE,
    FIRST_CONTRACT,
    HEX,
    IN_MINE,
    NONE,
    WAREHOUSE,
    WITH_SLOTS,
    is_contract,
)
from areo.on_mars.verbs import look_at_contracts, move_colonists
from areo.on_mars.verbs_map import clear_hex

# The alien's turn


def begin_turn(game: InvasionTable) -> None:
    game.alien_turn = True
    game.note("turn", game.alien)


def end_turn(game: InvasionTable) -> None:
    game.alien_turn = False


def reset(game: InvasionTable) -> None:
    """Red tokens come back, expendable ones on spaces leave the game, sabotage tokens go back to the humans."""
    game.red += game.lying.count(RED)
    game.lying = [FREE] * len(game.lying)
    game.kept = 0
    game.used = 0
    game.spores = NONE
    game.note("alien-resets", game.alien)


def pass_turn(game: InvasionTable) -> None:
    game.note("alien-passes", game.alien)


def spend_token(game: InvasionTable, space: int, token: int) -> None:
    """A token goes onto an action space."""
    if token == RED:
        game.red -= 1
    else:
        game.expendable -= 1
    game.lying[space] = token
    game.note("alien-acts", game.alien, ALIEN_SPACE.thing(space))


def spend(game: InvasionTable, crystals: int) -> None:
    if crystals:
        game.alien_crystals -= crystals
        game.note("alien-pays", game.alien, crystals)


def gain(game: InvasionTable, crystals: int) -> None:
    """Crystals for the alien, as far as it has room for them."""
    kept = min(crystals, game.rules.capacity - game.alien_crystals)
    game.alien_crystals += kept
    if kept:
        game.note("alien-gains", game.alien, kept)


def repair(game: InvasionTable, space: int) -> None:
    """A sabotage token is taken off an action space. The humans have it back only when the alien resets."""
    game.lying[space] = FREE
    game.kept += 1
    game.note("alien-repairs", game.alien, ALIEN_SPACE.thing(space))


# Nests and troops


def settle(game: InvasionTable) -> None:
    game.alien_on = game.nests | game.troops


def build_nest(game: InvasionTable, hex: int) -> None:
    game.nests |= 1 << hex
    settle(game)
    game.note("alien-nest", game.alien, HEX.thing(hex))


def deploy(game: InvasionTable, hex: int) -> None:
    game.troops |= 1 << hex
    settle(game)
    game.note("alien-deploys", game.alien, HEX.thing(hex), size(game.troops))
    team.deployed(game)


def march(game: InvasionTable, hex: int, to: int) -> None:
    """A step of a troop: whoever is there goes, a crystal is taken, a tile destroyed."""
    steps = game.steps_of(hex)
    if steps:
        game.tired[steps - 1] &= ~(1 << hex)
    game.tired[steps] |= 1 << to
    transfer(game, hex, to)
    evict(game, to)


def transfer(game: InvasionTable, hex: int, to: int) -> None:
    """A troop goes from one hex to another."""
    game.troops ^= 1 << hex | 1 << to
    settle(game)
    game.note("alien-moves", game.alien, HEX.thing(hex), HEX.thing(to))


def rest(game: InvasionTable) -> None:
    """The movement of troops is over."""
    game.tired = [0] * MOST_STEPS


def evict(game: InvasionTable, hex: int) -> None:
    """What a troop does where it comes."""
    for person in range(game.humans):
        if game.miners[person] >> hex & 1:
            move_colonists(game, person, IN_MINE + hex, AT_WORK, 1)
            game.note("miner-flees", person, HEX.thing(hex), befalls=game.victims(1 << person))
    for at in range(len(game.bots)):
        if game.bots[at] == hex:
            game.bots[at] = NONE
            game.note("bot-crushed", at // BOTS, HEX.thing(hex), befalls=game.victims(1 << at // BOTS))
    if game.crystals_on >> hex & 1:
        game.crystals_on &= ~(1 << hex)
        gain(game, 1)
    clear_hex(game, hex)


# Stealing


def steal_from_hex(game: InvasionTable, hex: int) -> None:
    game.crystals_on &= ~(1 << hex)
    game.note("alien-collects", game.alien, HEX.thing(hex))
    gain(game, 1)


def steal_from_warehouse(game: InvasionTable) -> None:
    game.warehouse[WAREHOUSE.index(CRYSTAL)] -= 1
    game.note("alien-empties", game.alien)
    gain(game, 1)


def steal_from(game: InvasionTable, person: int) -> None:
    game.crystals[person] -= 1
    game.note("alien-robs", game.alien, person, befalls=game.victims(1 << person))
    gain(game, 1)


# Technologies and blueprints


def learn(game: InvasionTable, tech: int) -> None:
    game.levels[tech] = 1
    game.note("alien-learns", game.alien, ALIEN_TECH.thing(tech))


def develop(game: InvasionTable, tech: int) -> None:
    game.levels[tech] += 1
    game.note("alien-develops", game.alien, ALIEN_TECH.thing(tech), game.levels[tech])


def note_use(game: InvasionTable) -> None:
    """A human used another's technology, to which the alien may react."""
    game.reactions += 1


def react(game: InvasionTable) -> None:
    game.reactions -= 1


def forget_uses(game: InvasionTable) -> None:
    game.reactions = 0


def take_power(game: InvasionTable, power: int) -> None:
    """A blueprint, and an expendable token."""
    game.power_is[power] = HELD
    game.note("alien-plans", game.alien, ALIEN_CARD.thing(power))
    take_token(game)


def take_token(game: InvasionTable) -> None:
    """As many expendable tokens as a plan brings and the alien may still have; those on action spaces count."""
    tokens = min(game.rules.spaces[PLAN].amount, game.expendable_room())
    if tokens > 0:
        game.expendable += tokens
        game.note("alien-token", game.alien, tokens)


def evolve(game: InvasionTable, power: int, hex: int) -> None:
    game.power_is[power] = EVOLVED
    game.power_at[power] = hex
    game.note("alien-evolves", game.alien, ALIEN_CARD.thing(power), HEX.thing(hex))


def use_power(game: InvasionTable, power: int) -> None:
    game.used |= 1 << power
    game.note("alien-power", game.alien, ALIEN_CARD.thing(power))


def corrupt(game: InvasionTable, hex: int) -> None:
    game.dead |= 1 << hex
    game.note("corrupts", game.alien, HEX.thing(hex), befalls=game.victims((1 << game.humans) - 1))


def abduct(game: InvasionTable, scientist: int) -> None:
    """A scientist is on offer again, in his own place; a contract that lies there goes back to the deck."""
    person = game.scientist_of[scientist]
    points = team.scientist_points(game, scientist)
    there = game.display[scientist]
    if is_contract(there):
        game.contract_deck |= 1 << (there - FIRST_CONTRACT + 1)
    game.display[scientist] = CARD.thing(scientist)
    game.scientist_of[scientist] = NONE
    game.scientist_at[scientist] = 0
    game.note("abducts", game.alien, CARD.thing(scientist), points, befalls=game.victims(1 << person))


def spread_spores(game: InvasionTable, place: int) -> None:
    game.spores = place
    game.note("spores", game.alien, ACTION.thing(WITH_SLOTS[place]))


# The humans


def strike(game: InvasionTable, person: int, hex: int) -> None:
    """A troop goes back to the alien's supply, and the humans score for it."""
    game.troops &= ~(1 << hex)
    settle(game)
    game.slain += 1
    game.note("strikes", person, HEX.thing(hex), befalls=game.victims(1 << game.alien))
    team.told(game, person, game.rules.troop_points)


def sabotage(game: InvasionTable, person: int, space: int) -> None:
    game.lying[space] = SABOTAGE
    game.note("sabotages", person, ALIEN_SPACE.thing(space), befalls=game.victims(1 << game.alien))


def cleanse(game: InvasionTable, person: int, hex: int) -> None:
    game.dead &= ~(1 << hex)
    game.note("cleanses", person, HEX.thing(hex))
    look_at_contracts(game)  # its complex is whole again


def score(game: InvasionTable, person: int, points: int) -> None:
    """Points that would go onto somebody's own track go onto the common one."""
    game.track += points
    team.told(game, person, points)


def lay_out_defense(game: InvasionTable) -> None:
    """The defense technologies lie beside the grid, and what is taken of them is not filled up."""
    game.grid += [DEFENSE] * game.rules.defense_tiles
