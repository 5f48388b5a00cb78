"""What belongs to a player, as views and positions write it."""

from __future__ import annotations

from areo.kernel.errors import BadPosition
from areo.kernel.fields import OWNER, Field, Reading, Sight
from areo.kernel.game import Game
from areo.kernel.parts import Players
from areo.kernel.reading import Reader, whole
from areo.kernel.sets import mask_of, members
from areo.on_mars.fields import numbers, once, one_of, table_of, tiles_in
from areo.on_mars.geometry import BY_ID, id_of
from areo.on_mars.numbers import (
    ALL_TECHS,
    BLUEPRINTS,
    BOTS,
    CELLS,
    COMMON,
    CONTRACTS,
    GOALS,
    GOODS,
    LETTERS,
    NONE,
    RESOURCES,
    SHELTERS,
    SHIPS,
    TYPES,
)
from areo.on_mars.table import KINDS, LAID


class Humans(Players):
    """One object for each seat that settles on Mars."""

    def spots(self, game: Game) -> list[int]:
        return list(range(table_of(game).humans))


class SpaceTaken(Field):
    """The space on the turn order, from 1; null before one is chosen."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        space = table_of(holder).space[at]
        return None if space == NONE else space + 1

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        value = reader.get(self.name)
        game.space[at] = NONE if value is None else whole(value, 1, 8, f"{reader.where}.{self.name}") - 1


class Storage(Field):
    """The five resources."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return {GOODS[good]: game.stock(at, good) for good in range(RESOURCES)}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
            for good in range(RESOURCES):
                game.storage[at * RESOURCES + good] = inner.whole(GOODS[good], 0, SHELTERS + 1, game.stock(at, good))
            inner.done()


class Ships(Field):
    """The depot slots that still hold a ship."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return [slot + 1 for slot in members(table_of(holder).ships[at])]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            mask = 0
            for slot in numbers(reader.items(self.name), SHIPS, f"{reader.where}.{self.name}"):
                mask |= 1 << (slot - 1)
            table_of(holder).ships[at] = mask


class Lab(Field):
    """The technologies in the laboratory, by cell."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        told: dict[int, str] = {}
        for tech in range(KINDS):
            cell = game.cell[at * KINDS + tech]
            if cell != NONE:
                told[cell] = ALL_TECHS[tech]
        return {CELLS[cell]: told[cell] for cell in sorted(told)}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        game.cell[at * KINDS : (at + 1) * KINDS] = [NONE] * KINDS
        for cell in range(len(CELLS)):
            if not inner.has(CELLS[cell]):
                continue
            where = f"{inner.where}.{CELLS[cell]}"
            value = inner.get(CELLS[cell])
            if value is None:
                continue
            tech = one_of(game.book.chapter.techs, value, where)
            if game.cell[at * KINDS + tech] != NONE:
                raise BadPosition(f"{where}: {ALL_TECHS[tech]} is in this laboratory twice")
            game.cell[at * KINDS + tech] = cell
        inner.done()


class Plans(Field):
    """The blueprints held, built or not. Where a built one stands, the map says."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return [{"num": n, "built": game.plan_at[n] != NONE} for n in game.plans_held(at)]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = table_of(holder)
        listed: list[int] = []
        for value in reader.items(self.name):
            where = f"{reader.where}.{self.name}"
            inner = Reader(value, where)
            number = whole(inner.get("num"), 1, BLUEPRINTS, f"{where}.num")
            if number in listed:
                raise BadPosition(f"{where}: blueprint {number} is there twice")
            listed.append(number)
            built = inner.flag("built", game.plan_at[number] != NONE)
            inner.done()
            if game.plan_of[number] not in (NONE, at):
                raise BadPosition(f"{where}: blueprint {number} is somebody else's")
            if built != (game.plan_at[number] != NONE):
                raise BadPosition(f"{where}: the map does not agree whether blueprint {number} is built")
            game.plan_of[number] = at


class HiredScientists(Field):
    """The scientists hired, and the blueprint at which each works."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return [
            {"id": game.book.scientist_ids[n], "at": game.scientist_at[n] or None}
            for n in range(len(game.scientist_of))
            if game.scientist_of[n] == at
        ]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = table_of(holder)
        for value in reader.items(self.name):
            where = f"{reader.where}.{self.name}"
            inner = Reader(value, where)
            scientist = one_of(game.book.scientist_ids, inner.get("id"), f"{where}.id")
            place = inner.get("at") if inner.has("at") else None
            inner.done()
            if game.scientist_of[scientist] != NONE:
                raise BadPosition(f"{where}: {game.book.scientist_ids[scientist]} is hired twice")
            game.scientist_of[scientist] = at
            game.scientist_at[scientist] = 0 if place is None else whole(place, 1, BLUEPRINTS, f"{where}.at")


class HeldContracts(Field):
    """The contracts held, and what lies on them."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        told: list[object] = []
        for number in range(1, CONTRACTS + 1):
            if game.contract_of[number] == at:
                laid = {GOODS[good]: game.laid[number * LAID + good] for good in range(LAID)}
                told.append({"num": number, "on": {good: amount for good, amount in laid.items() if amount}})
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = table_of(holder)
        for value in reader.items(self.name):
            where = f"{reader.where}.{self.name}"
            inner = Reader(value, where)
            number = whole(inner.get("num"), 1, CONTRACTS, f"{where}.num")
            if game.contract_of[number] != NONE:
                raise BadPosition(f"{where}: contract {number} is held twice")
            game.contract_of[number] = at
            if inner.has("on"):
                laid = Reader(inner.get("on"), f"{where}.on")
                for good in range(LAID):
                    most = game.book.contracts[number - 1].needs[good]
                    game.laid[number * LAID + good] = laid.whole(GOODS[good], 0, most, 0)
                laid.done()
            inner.done()


class GoalHand(Field):
    """The private goals in hand, which only their owner sees; all do where the players stand together."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        goals = members(game.goals[at])
        return goals if sight.sees(OWNER) or game.book.chapter.open_hands else len(goals)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            table_of(holder).goals[at] = mask_of(numbers(reader.items(self.name), GOALS, f"{reader.where}.{self.name}"))


class GoalsDone(Field):
    """The private goals completed."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return members(table_of(holder).goals_done[at])

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            done = numbers(reader.items(self.name), GOALS, f"{reader.where}.{self.name}")
            table_of(holder).goals_done[at] = mask_of(done)


class Cubes(Field):
    """The types whose progress cube is placed."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return [TYPES[type] for type in members(table_of(holder).progress[at])]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            where = f"{reader.where}.{self.name}"
            values = reader.items(self.name)
            types = [one_of(TYPES[:COMMON], value, where) for value in values]
            table_of(holder).progress[at] = mask_of(once(types, values, where))


class TakenDiscoveries(Field):
    """The discovery tiles taken."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return [game.data.discoveries[tile].id for tile in members(game.discoveries[at])]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            tiles = tiles_in(game, reader.items(self.name), f"{reader.where}.{self.name}")
            game.discoveries[at] = mask_of(tiles)


class TakenResearch(Field):
    """The letters of the research tiles taken."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return [LETTERS[letter] for letter in members(table_of(holder).research[at])]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            where = f"{reader.where}.{self.name}"
            values = reader.items(self.name)
            letters = [one_of(LETTERS, value, where) for value in values]
            table_of(holder).research[at] = mask_of(once(letters, values, where))


class BotPlaces(Field):
    """Where the bots are, each in its own place, which a movement in progress tells them by; null in the supply."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return [None if hex == NONE else id_of(hex) for hex in game.bots[at * BOTS : (at + 1) * BOTS]]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        where = f"{reader.where}.{self.name}"
        told = reader.items(self.name)
        bots = [NONE if hex is None else BY_ID.get(str(hex), NONE - 1) for hex in told]
        bots += [NONE] * (BOTS - len(bots))
        if sorted(bots) != sorted(game.bots[at * BOTS : (at + 1) * BOTS]):
            raise BadPosition(f"{where}: the map does not agree")
        game.bots[at * BOTS : (at + 1) * BOTS] = bots


class BotsInSupply(Field):
    """The bots in the supply. A position may have fewer than are not on Mars, but no more: the map says how many."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return table_of(holder).bots_left(at)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            most = BOTS - game.bots_on_map(at)
            game.bots_out[at] = max(0, most - reader.whole(self.name, 0, BOTS, most))


class RoverMoved(Field):
    """Whether the rover has left the starting mine, on which it counts as standing before."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return table_of(holder).rover[at] != NONE

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            if reader.flag(self.name, False) != (game.rover[at] != NONE):
                raise BadPosition(f"{reader.where}.{self.name}: the map does not agree")
