"""What Invasion adds to views and positions: the humans' common points, and the alien with all that is its own."""

from __future__ import annotations

from typing import Final

from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import Field, Reading, Sight
from areo.kernel.reading import Reader, whole
from areo.kernel.state import State
from areo.on_mars.chapters.game import OUTCOME
from areo.on_mars.chapters.invasion import team
from areo.on_mars.chapters.invasion.numbers import (
    ALIEN_TECHS,
    EVOLVED,
    LYING,
    MOST_STEPS,
    POWERS,
    RED,
    SPACES,
    WHERE,
)
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.chapters.invasion.verbs import settle
from areo.on_mars.fields import one_of
from areo.on_mars.geometry import BY_ID, id_of, listed
from areo.on_mars.numbers import ACTIONS, NONE, WITH_SLOTS
from areo.on_mars.state import declare

SLOT_NAMES: Final = tuple([ACTIONS[action].replace("-", "_") for action in WITH_SLOTS])
MOST_POINTS: Final = 999


def invasion_of(holder: object) -> InvasionTable:
    if not isinstance(holder, InvasionTable):
        raise TypeError("a field of Invasion lies on its table")
    return holder


def hexes_out(hexes: int) -> list[str]:
    return [id_of(hex) for hex in listed(hexes)]


def hex_in(value: object, where: str) -> int:
    hex = BY_ID.get(value, NONE) if isinstance(value, str) else NONE
    if hex == NONE:
        raise BadPosition(f"{where}: there is no hex {quoted(value)} on the map")
    return hex


def hexes_in(reader: Reader, field: str, otherwise: int) -> int:
    if not reader.has(field):
        return otherwise
    hexes = 0
    for value in reader.items(field):
        hex = hex_in(value, f"{reader.where}.{field}")
        if hexes >> hex & 1:
            raise BadPosition(f"{reader.where}.{field}: {quoted(value)} is there twice")
        hexes |= 1 << hex
    return hexes


class Team(Field):
    """The humans' points: those on the common track, troops they removed, and what follows from the table."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = invasion_of(holder)
        told: dict[str, object] = {"points": team.total(game), "to_win": game.rules.points_to_win}
        told["last_round"] = game.rules.last_round
        told["track"] = game.track
        told["slain"] = game.slain
        told["parts"] = dict(zip(team.PARTS, team.parts(game), strict=True))
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = invasion_of(holder)
            inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
            game.track = inner.whole("track", 0, MOST_POINTS, game.track)
            game.slain = inner.whole("slain", 0, MOST_POINTS, game.slain)
            for derived in ("points", "to_win", "last_round", "parts"):
                inner.skip(derived)
            inner.done()


class Alien(Field):
    """The alien: its board, its pieces on Mars, and what it did to the humans there."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = invasion_of(holder)
        return {
            "seat": game.alien,
            "turn": game.alien_turn,
            "crystals": game.alien_crystals,
            "capacity": game.rules.capacity,
            "red": game.red,
            "expendable": game.expendable,
            "spaces": {SPACES[space]: LYING[game.lying[space]] for space in range(len(SPACES))},
            "locked": [SPACES[space] for space in range(len(SPACES)) if not game.unlocked(space)],
            "kept": game.kept,
            "sabotage_left": game.sabotage_left(),
            "techs": {ALIEN_TECHS[tech]: game.levels[tech] for tech in range(len(ALIEN_TECHS))},
            "blueprints": {POWERS[power]: self.power_out(game, power) for power in range(len(POWERS))},
            "nests": hexes_out(game.nests),
            "nests_left": game.nests_left(),
            "troops": hexes_out(game.troops),
            "troops_left": game.troops_left(),
            "to_win": game.rules.troops_to_win,
            "steps": {id_of(hex): game.steps_of(hex) for hex in listed(game.troops) if game.steps_of(hex)},
            "deploys": game.to_deploy(),
            "steals": game.to_steal(),
            "marches": game.troop_steps(),
            "corrupted": hexes_out(game.dead),
            "security": id_of(game.shared_bot),
            "spores": None if game.spores == NONE else SLOT_NAMES[game.spores],
            "reactions": game.reactions,
        }

    def power_out(self, game: InvasionTable, power: int) -> dict[str, object]:
        told: dict[str, object] = {"at": WHERE[game.power_is[power]]}
        if game.power_is[power] == EVOLVED:
            told["nest"] = id_of(game.power_at[power])
            told["used"] = bool(game.used >> power & 1)
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = invasion_of(holder)
        rules = game.rules
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        game.alien_turn = inner.flag("turn", game.alien_turn)
        game.alien_crystals = inner.whole("crystals", 0, rules.capacity, game.alien_crystals)
        game.expendable = inner.whole("expendable", 0, rules.most_expendable, game.expendable)
        game.kept = inner.whole("kept", 0, rules.sabotage_tokens, game.kept)
        game.reactions = inner.whole("reactions", 0, 99, game.reactions)
        self.read_names(game, inner)
        game.red = inner.whole("red", 0, game.by_humans(rules.red), game.by_humans(rules.red) - game.lying.count(RED))
        game.nests = hexes_in(inner, "nests", game.nests)
        game.troops = hexes_in(inner, "troops", game.troops)
        game.dead = hexes_in(inner, "corrupted", game.dead)
        if inner.has("security"):
            game.shared_bot = hex_in(inner.get("security"), f"{inner.where}.security")
        if inner.has("steps"):
            self.read_steps(game, Reader(inner.get("steps"), f"{inner.where}.steps"))
        if inner.has("blueprints"):
            self.read_powers(game, Reader(inner.get("blueprints"), f"{inner.where}.blueprints"))
        for derived in ("seat", "capacity", "locked", "sabotage_left", "nests_left", "troops_left", "to_win"):
            inner.skip(derived)
        for derived in ("deploys", "steals", "marches"):
            inner.skip(derived)
        inner.done()
        settle(game)

    def read_names(self, game: InvasionTable, reader: Reader) -> None:
        """What lies on the action spaces, the levels of the technologies, and where the spores are."""
        if reader.has("spaces"):
            spaces = Reader(reader.get("spaces"), f"{reader.where}.spaces")
            for space, id in enumerate(SPACES):
                if spaces.has(id):
                    game.lying[space] = one_of(LYING, spaces.get(id), f"{spaces.where}.{id}")
            spaces.done()
        if reader.has("techs"):
            techs = Reader(reader.get("techs"), f"{reader.where}.techs")
            for tech, id in enumerate(ALIEN_TECHS):
                game.levels[tech] = techs.whole(id, 0, game.rules.top_level, game.levels[tech])
            techs.done()
        if reader.has("spores"):
            value = reader.get("spores")
            game.spores = NONE if value is None else one_of(SLOT_NAMES, value, f"{reader.where}.spores")

    def read_steps(self, game: InvasionTable, reader: Reader) -> None:
        game.tired = [0] * MOST_STEPS
        for id in list(reader.fields):
            hex = hex_in(id, reader.where)
            steps = whole(reader.get(id), 1, game.troop_steps(), f"{reader.where}.{id}")
            if not game.troops >> hex & 1:
                raise BadPosition(f"{reader.where}.{id}: there is no troop")
            game.tired[steps - 1] |= 1 << hex

    def read_powers(self, game: InvasionTable, reader: Reader) -> None:
        for power, id in enumerate(POWERS):
            if not reader.has(id):
                continue
            inner = Reader(reader.get(id), f"{reader.where}.{id}")
            game.power_is[power] = one_of(WHERE, inner.get("at"), f"{inner.where}.at")
            if game.power_is[power] == EVOLVED:
                game.power_at[power] = hex_in(inner.get("nest"), f"{inner.where}.nest")
                if inner.flag("used", False):
                    game.used |= 1 << power
            inner.done()
        reader.done()


STATE: Final[State] = declare((OUTCOME, Team("team"), Alien("alien")))
