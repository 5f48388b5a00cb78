"""Fields of the table that are special to On Mars: how views and positions write what lies where."""

from __future__ import annotations

from typing import Final

from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import NOBODY, Field, Reading, Sight
from areo.kernel.reading import Reader, whole
from areo.kernel.sets import mask_of, members
from areo.on_mars.numbers import (
    ALL_TECHS,
    BLUEPRINTS,
    COMMON,
    CONTRACTS,
    DEFENSE,
    LSS,
    MISSION_SLOTS,
    MISSIONS,
    NONE,
    REWARDS,
    ROW,
    SIDES,
    TECHS,
    TOP_ROW,
    TYPES,
    WITH_SLOTS,
    contract,
    scientist,
)
from areo.on_mars.table import OnMarsTable

HIM: Final = "lacerda"  # how positions call him where others have a seat


def table_of(holder: object) -> OnMarsTable:
    if not isinstance(holder, OnMarsTable):
        raise TypeError("a field of On Mars lies on its table")
    return holder


def person_out(game: OnMarsTable, person: int) -> object:
    return HIM if person == game.lacerda else person


def person_in(game: OnMarsTable, value: object, where: str) -> int:
    """A seat; Lacerda goes by his name, or by the number after the last seat."""
    if value == HIM and game.lacerda != NONE:
        return game.lacerda
    return whole(value, 0, game.people - 1, where)


def one_of(names: tuple[str, ...], value: object, where: str) -> int:
    """The place of a name among some."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{where}: there is no {quoted(value)}: there are {', '.join(names)}")
    return names.index(value)


def none_twice(things: list[int], told: list[int], kinds: int, fault: str) -> list[int]:
    """Of things that were dealt, a position told those in some places: the others give way to what it names.

    What it names twice is refused; `NONE` stands for nothing, any number of times.
    """
    named = [things[at] for at in told if things[at] != NONE]
    if len(set(named)) != len(named):
        raise BadPosition(f"{fault} is there twice")
    found = things.copy()
    for at in range(len(things)):
        if at not in told and things[at] in named:
            found[at] = next(kind for kind in range(kinds) if kind not in found)
    return found


class Order(Field):
    """Who acts in which order."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return [person_out(game, person) for person in game.order]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        where = f"{reader.where}.{self.name}"
        values = reader.items(self.name)
        game.order = once([person_in(game, value, where) for value in values], values, where)


class Active(Field):
    """Whose turn it is."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return person_out(game, game.active)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            game.active = person_in(game, reader.get(self.name), f"{reader.where}.{self.name}")


class LssRows(Field):
    """The rows of the life support system's markers."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return {TYPES[LSS[n]]: table_of(holder).lss[n] for n in range(len(LSS))}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
            for n in range(len(LSS)):
                game.lss[n] = inner.whole(TYPES[LSS[n]], 1, TOP_ROW, game.lss[n])
            inner.done()


class RewardTiles(Field):
    """The reward tile of each column."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return {TYPES[LSS[n]]: REWARDS[table_of(holder).rewards[n]] for n in range(len(LSS))}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
            told = [n for n in range(len(LSS)) if inner.has(TYPES[LSS[n]])]
            for n in told:
                game.rewards[n] = one_of(REWARDS, inner.get(TYPES[LSS[n]]), f"{inner.where}.{TYPES[LSS[n]]}")
            inner.done()
            game.rewards = none_twice(game.rewards, told, len(REWARDS), f"{inner.where}: a reward tile")


class MissionCards(Field):
    """The missions in play, with how often each is still to be done; null, or 0 left, when one is done."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        told: dict[str, object] = {}
        for slot in range(MISSION_SLOTS):
            mission = game.missions[slot]
            told["ABC"[slot]] = None if mission == NONE else {"id": MISSIONS[mission], "left": game.left[slot]}
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        listed = [slot for slot in range(MISSION_SLOTS) if inner.has("ABC"[slot])]
        for slot in listed:
            card = inner.get("ABC"[slot])
            if card is None:
                game.missions[slot] = NONE
                game.left[slot] = 0
                continue
            where = f"{inner.where}.{'ABC'[slot]}"
            told = Reader(card, where)
            game.missions[slot] = one_of(MISSIONS, told.get("id"), f"{where}.id")
            game.left[slot] = told.whole("left", 0, 99, game.target_of(game.missions[slot]))
            told.done()
            if not game.left[slot]:
                game.missions[slot] = NONE
        inner.done()
        before = game.missions
        game.missions = none_twice(before, listed, len(MISSIONS), f"{inner.where}: a mission")
        for slot in range(MISSION_SLOTS):
            if game.missions[slot] != before[slot]:
                game.left[slot] = game.target_of(game.missions[slot])


class ShuttlePlace(Field):
    """The side and the space of the shuttle; space 0, or null instead of both, when it is gone."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return {"side": SIDES[game.side], "space": game.berth}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            told = reader.get(self.name)
            inner = Reader({"space": 0} if told is None else told, f"{reader.where}.{self.name}")
            if inner.has("side"):
                game.side = one_of(SIDES, inner.get("side"), f"{inner.where}.side")
            game.berth = inner.whole("space", 0, game.book.chapter.berths, game.berth)
            inner.done()


class TechGrid(Field):
    """The technologies on offer, row by row. What a chapter puts beside the grid is right of the bottom row."""

    def rows(self, game: OnMarsTable) -> list[tuple[str, list[int]]]:
        """The places of each row."""
        found: list[tuple[str, list[int]]] = []
        begin = 0
        for row, name in enumerate(("bottom", "middle", "top")):
            spaces = game.data.grid[row].spaces
            found.append((name, list(range(begin, begin + spaces))))
            begin += spaces
        found[0][1].extend(range(begin, len(game.grid)))
        return found

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return {
            name: [None if game.grid[place] == NONE else ALL_TECHS[game.grid[place]] for place in places]
            for name, places in reversed(self.rows(game))
        }

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for name, places in self.rows(game):
            where = f"{inner.where}.{name}"
            techs = inner.items(name)
            if not inner.has(name):
                continue
            if len(techs) > len(places):
                raise BadPosition(f"{where}: {len(places)} technologies are expected, or null where one was taken")
            for n in range(len(places)):
                beside = places[n] >= game.data.grid_spaces()
                if n < len(techs):
                    game.grid[places[n]] = NONE if techs[n] is None else grid_tech(techs[n], where, beside)
                elif not beside:  # what lies beside the grid stays there, if only the row itself is told
                    game.grid[places[n]] = NONE
        inner.done()


def grid_tech(value: object, where: str, beside: bool = False) -> int:
    """A technology of the grid, or (`beside`) of those that a chapter puts beside it."""
    if beside:
        return DEFENSE + one_of(ALL_TECHS[DEFENSE:], value, where)
    tech = one_of(TECHS, value, where)
    if TECHS[tech] == "shelter":
        raise BadPosition(f"{where}: the shelter is never on offer")
    return tech


class HiddenList(Field):
    """A pile that nobody sees: views tell how many are in it, positions what, from the top."""

    def hides(self) -> bool:
        return True

    def told(self, game: OnMarsTable) -> list[object]:
        raise TypeError(f"{type(self).__name__} does not say what is in it")

    def take(self, game: OnMarsTable, values: list[object], where: str) -> None:
        raise TypeError(f"{type(self).__name__} does not say how it is read")

    def out(self, holder: object, at: int, sight: Sight) -> object:
        told = self.told(table_of(holder))
        return told[::-1] if sight.sees(NOBODY) else len(told)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            self.take(table_of(holder), reader.items(self.name)[::-1], f"{reader.where}.{self.name}")


class TechStock(HiddenList):
    """The second set of technologies."""

    def told(self, game: OnMarsTable) -> list[object]:
        return [TECHS[tech] for tech in game.tech_stock]

    def take(self, game: OnMarsTable, values: list[object], where: str) -> None:
        game.tech_stock = [grid_tech(value, where) for value in values]


class PlanDeck(HiddenList):
    """The blueprints to come."""

    def told(self, game: OnMarsTable) -> list[object]:
        return list(game.plan_deck)

    def take(self, game: OnMarsTable, values: list[object], where: str) -> None:
        game.plan_deck = numbers(values, BLUEPRINTS, where)


class DiscoveryDeck(HiddenList):
    """The discovery tiles to come."""

    def told(self, game: OnMarsTable) -> list[object]:
        return [game.data.discoveries[tile].id for tile in game.discovery_deck]

    def take(self, game: OnMarsTable, values: list[object], where: str) -> None:
        game.discovery_deck = tiles_in(game, values, where)


class SoloDeck(HiddenList):
    """Lacerda's cards to come."""

    def told(self, game: OnMarsTable) -> list[object]:
        return [game.data.solo_deck[card].number for card in game.solo_deck]

    def take(self, game: OnMarsTable, values: list[object], where: str) -> None:
        game.solo_deck = solo_cards(game, values, where)


def solo_cards(game: OnMarsTable, values: list[object], where: str) -> list[int]:
    return [number - 1 for number in numbers(values, len(game.data.solo_deck), where)]


def numbers(values: list[object], most: int, where: str) -> list[int]:
    """Things by number, each at most once."""
    return once([whole(value, 1, most, where) for value in values], values, where)


def once(found: list[int], values: list[object], where: str) -> list[int]:
    """What was found of the values in a position, each at most once."""
    for at in range(len(found)):
        if found[at] in found[:at]:
            raise BadPosition(f"{where}: {quoted(values[at])} is there twice")
    return found


def tiles_in(game: OnMarsTable, values: list[object], where: str) -> list[int]:
    ids = tuple([discovery.id for discovery in game.data.discoveries])
    return once([one_of(ids, value, where) for value in values], values, where)


class PlanRows(Field):
    """The blueprints on offer, in two rows."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        plans = [number or None for number in table_of(holder).plans]
        return {"bottom": plans[:ROW], "top": plans[ROW:]}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for begin, name in ((0, "bottom"), (ROW, "top")):
            cards = inner.items(name)
            where = f"{inner.where}.{name}"
            if len(cards) > ROW:
                raise BadPosition(f"{where}: {ROW} cards are expected, or null where one was taken")
            game.plans[begin : begin + ROW] = [0] * ROW
            for n in range(len(cards)):
                if cards[n] is not None:
                    game.plans[begin + n] = whole(cards[n], 1, BLUEPRINTS, where)
        inner.done()


class Display(Field):
    """Scientists and contracts on offer."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return [game.book.things.id(card) if card else None for card in game.display]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        where = f"{reader.where}.{self.name}"
        cards = reader.items(self.name)
        size = len(game.display)
        if len(cards) > size:
            raise BadPosition(f"{where}: {size} cards are expected, or null in a gap")
        game.display = [0] * size
        people = game.book.scientist_ids
        names = (*people, *[f"contract-{number}" for number in range(1, CONTRACTS + 1)])
        for n in range(len(cards)):
            if cards[n] is not None:
                found = one_of(names, cards[n], where)
                game.display[n] = scientist(found) if found < len(people) else contract(found - len(people) + 1)


class ContractDeck(Field):
    """The contracts that are in nobody's hands and not on offer: all may look through them."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return members(table_of(holder).contract_deck)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            game.contract_deck = 0
            for number in numbers(reader.items(self.name), CONTRACTS, f"{reader.where}.{self.name}"):
                game.contract_deck |= 1 << number


class Exploration(Field):
    """The discovery tiles that are turned up."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return [game.data.discoveries[tile].id for tile in game.exploration]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            game.exploration = tiles_in(game, reader.items(self.name), f"{reader.where}.{self.name}")


class Stacks(Field):
    """The building tiles left, by their arrows, the top one first. Views tell how many there are."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        told: dict[str, object] = {}
        for type in range(COMMON):
            tiles = game.stacks[type]
            told[TYPES[type]] = [members(tile) for tile in reversed(tiles)] if sight.sees(NOBODY) else len(tiles)
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for type in range(COMMON):
            if not inner.has(TYPES[type]):
                continue
            where = f"{inner.where}.{TYPES[type]}"
            stack: list[int] = []
            for value in inner.items(TYPES[type]):
                if not isinstance(value, list):
                    raise BadPosition(f"{where}: a list of arrows is expected, not {quoted(value)}")
                stack.insert(0, mask_of(once([whole(arrow, 0, 5, where) for arrow in value], value, where)))
            in_box = len(game.data.arrows[type])
            if len(stack) > in_box:
                raise BadPosition(f"{where}: there are {len(stack)} tiles, and {in_box} in the box")
            game.stacks[type] = stack
        inner.done()


class SlotRows(Field):
    """The colonists on the slots of each action, by whose they are."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        told: dict[str, object] = {}
        for place in range(len(WITH_SLOTS)):
            there: list[object] = []
            for person in range(game.people):
                there += [person_out(game, person)] * game.slot(place, person)
            told[game.book.slot_names[place]] = there
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for place in range(len(WITH_SLOTS)):
            name = game.book.slot_names[place]
            if not inner.has(name):
                continue
            at = place * game.people
            game.slots[at : at + game.people] = [0] * game.people
            where = f"{inner.where}.{name}"
            for value in inner.items(name):
                game.slots[at + person_in(game, value, where)] += 1
            most = game.data.slots[place] if place < len(game.data.slots) else game.people
            if game.on_slots(place) > most or (
                place == len(game.data.slots) and max(game.slots[at : at + game.people]) > 1
            ):
                raise BadPosition(f"{where}: there are not so many slots")
        inner.done()


class Aside(Field):
    """Technologies of others that were used in this turn, for which their owners are still to get something."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return [[person_out(game, use // 16), ALL_TECHS[use % 16]] for use in game.aside]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = table_of(holder)
        where = f"{reader.where}.{self.name}"
        for value in reader.items(self.name):
            if not isinstance(value, list) or len(value) != 2:
                raise BadPosition(f"{where}: an owner and a technology are expected, not {quoted(value)}")
            game.aside.append(person_in(game, value[0], where) * 16 + one_of(game.book.chapter.techs, value[1], where))


class ContractSet(Field):
    """Contracts as a set of numbers."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return members(self.get(holder, at))

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            mask = 0
            for number in numbers(reader.items(self.name), CONTRACTS, f"{reader.where}.{self.name}"):
                mask |= 1 << number
            self.set(holder, at, mask)


class OneTile(Field):
    """A discovery tile, or none."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        tile = self.get(holder, at)
        return None if tile == NONE else table_of(holder).data.discoveries[tile].id

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            value = reader.get(self.name)
            where = f"{reader.where}.{self.name}"
            self.set(holder, at, NONE if value is None else tiles_in(table_of(holder), [value], where)[0])
