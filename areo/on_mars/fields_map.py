"""The map, as views and positions write it: one object for each hex on which something is."""

from __future__ import annotations

from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import Field, Reading, Sight
from areo.kernel.reading import Reader, whole
from areo.on_mars.fields import one_of, person_in, person_out, table_of, tiles_in
from areo.on_mars.geometry import BY_ID, HEXES, id_of
from areo.on_mars.numbers import BLUEPRINTS, BOTS, COMMON, LETTERS, MOST_DISCOVERIES, NONE, SHELTER, TYPES
from areo.on_mars.table import OnMarsTable
from areo.on_mars.verbs_map import tile_at


class Mars(Field):
    """What stands and lies on the hexes."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        used = self.used(game)
        return [self.hex_out(game, hex) for hex in HEXES if used >> hex & 1]

    def used(self, game: OnMarsTable) -> int:
        hexes = game.built_on | game.tiles_on | game.crystals_on
        for hex in game.bots + game.rover:
            if hex != NONE:
                hexes |= 1 << hex
        return hexes

    def hex_out(self, game: OnMarsTable, hex: int) -> dict[str, object]:
        told: dict[str, object] = {"hex": id_of(hex)}
        for code in range(len(game.built)):
            if game.built[code] >> hex & 1:
                told["building"] = TYPES[min(code, SHELTER)]
            elif game.ruined[code] >> hex & 1:
                told["building"] = TYPES[min(code, SHELTER)]
                told["face_down"] = True
            else:
                continue
            if code >= COMMON:
                told["owner"] = person_out(game, code - COMMON)
        for person in range(game.people):
            if game.miners[person] >> hex & 1:
                told["miner"] = person_out(game, person)
            if game.advanced[person] >> hex & 1:
                told["advanced"] = person_out(game, person)
                told["blueprint"] = game.plan_at.index(hex)
        bots = [person_out(game, at // BOTS) for at in range(len(game.bots)) if game.bots[at] == hex]
        rovers = [person_out(game, person) for person in range(game.people) if game.rover[person] == hex]
        if bots:
            told["bot"] = bots if len(bots) > 1 else bots[0]  # several only in the middle of a movement
        if rovers:
            told["rover"] = rovers if len(rovers) > 1 else rovers[0]
        if game.crystals_on >> hex & 1:
            told["crystal"] = 1
        tile = tile_at(game, hex)
        if tile >= MOST_DISCOVERIES:
            told["research"] = LETTERS[tile - MOST_DISCOVERIES]
        elif tile != NONE:
            told["tile"] = game.data.discoveries[tile].id
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        clear_map(game)
        seen: set[int] = set()
        for value in reader.items(self.name):
            where = f"{reader.where}.{self.name}"
            inner = Reader(value, where)
            id = inner.get("hex")
            hex = BY_ID.get(id, NONE) if isinstance(id, str) else NONE
            if hex == NONE:
                raise BadPosition(f"{where}: there is no hex {quoted(id)} on the map")
            inner.where = f"{where}[{id}]"
            if hex in seen:
                raise BadPosition(f"{inner.where}: this hex is there twice")
            seen.add(hex)
            self.read_hex(game, hex, inner)
            inner.done()
        gather(game)

    def read_hex(self, game: OnMarsTable, hex: int, reader: Reader) -> None:
        where = reader.where
        bit = 1 << hex
        if reader.has("building"):
            type = one_of(TYPES, reader.get("building"), f"{where}.building")
            stands = game.ruined if reader.has("face_down") and reader.get("face_down") is True else game.built
            if type == SHELTER:
                stands[COMMON + person_in(game, reader.get("owner"), f"{where}.owner")] |= bit
            else:
                stands[type] |= bit
        elif reader.has("miner") or reader.has("advanced"):
            raise BadPosition(f"{where}: a miner or a marker needs a building")
        if reader.has("miner"):
            if not game.built[0] & bit:
                raise BadPosition(f"{where}: a miner is on a mine")
            game.miners[person_in(game, reader.get("miner"), f"{where}.miner")] |= bit
        if reader.has("advanced"):
            person = person_in(game, reader.get("advanced"), f"{where}.advanced")
            number = whole(reader.get("blueprint"), 1, BLUEPRINTS, f"{where}.blueprint")
            if game.plan_at[number] != NONE:
                raise BadPosition(f"{where}: blueprint {number} is built twice")
            game.advanced[person] |= bit
            game.plan_at[number] = hex
            game.plan_of[number] = person
        for person in self.owners(game, reader, "bot"):
            free = [n for n in range(person * BOTS, (person + 1) * BOTS) if game.bots[n] == NONE]
            if not free:
                raise BadPosition(f"{where}: nobody has more than {BOTS} bots")
            game.bots[free[0]] = hex
        for person in self.owners(game, reader, "rover"):
            if game.rover[person] != NONE:
                raise BadPosition(f"{where}: this rover is there twice")
            game.rover[person] = hex
        if reader.whole("crystal", 0, 1, 0):
            if reader.has("building"):
                raise BadPosition(f"{where}: no crystal lies where a building stands")
            game.crystals_on |= bit
        if reader.has("tile"):
            tile = tiles_in(game, [reader.get("tile")], f"{where}.tile")[0]
            if game.discovery_at[tile] != NONE:
                raise BadPosition(f"{where}: this tile is there twice")
            game.discovery_at[tile] = hex
        if reader.has("research"):
            self.read_research(game, hex, reader)

    def owners(self, game: OnMarsTable, reader: Reader, piece: str) -> list[int]:
        """Whose bots or rovers stand there: one, or a list of them."""
        if not reader.has(piece):
            return []
        value = reader.get(piece)
        values = value if isinstance(value, list) else [value]
        return [person_in(game, one, f"{reader.where}.{piece}") for one in values]

    def read_research(self, game: OnMarsTable, hex: int, reader: Reader) -> None:
        letter = one_of(LETTERS, reader.get("research"), f"{reader.where}.research")
        each = len(game.research_at) // len(LETTERS)
        free = [n for n in range(letter * each, (letter + 1) * each) if game.research_at[n] == NONE]
        if not free:
            raise BadPosition(f"{reader.where}: there are only {each} research tiles of a letter")
        game.research_at[free[0]] = hex


def gather(game: OnMarsTable) -> None:
    """The sets of all buildings and of all tiles, from what stands and lies where."""
    game.built_on = 0
    for hexes in game.built:
        game.built_on |= hexes
    for hexes in game.ruined:
        game.built_on |= hexes
        game.dead |= hexes
    game.tiles_on = 0
    for hex in game.discovery_at + game.research_at:
        if hex != NONE:
            game.tiles_on |= 1 << hex


def clear_map(game: OnMarsTable) -> None:
    """Nothing on Mars: a position that tells of the map tells all of it."""
    game.built = [0] * len(game.built)
    game.ruined = [0] * len(game.ruined)
    game.dead = 0
    game.miners = [0] * len(game.miners)
    game.advanced = [0] * len(game.advanced)
    game.crystals_on = 0
    game.built_on = 0
    game.tiles_on = 0
    game.discovery_at = [NONE] * len(game.discovery_at)
    game.research_at = [NONE] * len(game.research_at)
    game.bots = [NONE] * len(game.bots)
    game.rover = [NONE] * len(game.rover)
    game.plan_at = [NONE] * len(game.plan_at)
