"""Fields that only this game's table has: parameters, shares of the deck, ocean tiles, phases, permissions."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.ares_expedition import oceans, shares
from areo.ares_expedition.entries import PlayCard
from areo.ares_expedition.menus import BUILD
from areo.ares_expedition.numbers import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    GOALS,
    OCEANS,
    PHASES,
    PLANNING,
    STEPS,
    TILES,
)
from areo.ares_expedition.prices import price_of, taken_off
from areo.ares_expedition.table import (
    BONUS,
    COLOUR,
    COPPER,
    EXTRA,
    FREE,
    NO_CUBE,
    ORDINARY,
    PERMISSIONS,
    AresTable,
    Player,
)
from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import ALL_SEEING, NOBODY, OWNER, Field, Reading, Sight
from areo.kernel.holders import Cards, Holder, OneThing, Pile
from areo.kernel.reading import Reader, whole
from areo.kernel.things import Kind
from areo.tableau.fields import Discard as TableauDiscard
from areo.tableau.fields import Known as Known
from areo.tableau.fields import OnCards as OnCards
from areo.tableau.fields import Played as Played
from areo.tableau.fields import Used as Used

CUBE_NAMES: Final = ("", "copper", "colour")
MOST_PLAYS: Final = 5  # in a phase: everybody's, the bonus, and those that three cards give


def seen(sight: Sight) -> AresTable:
    assert isinstance(sight.game, AresTable)
    return sight.game


def as_table(reading: Reading) -> AresTable:
    assert isinstance(reading.game, AresTable)
    return reading.game


# Mars


class Levels(Field):
    """A parameter: as it stands, or as it stood when the phase was opened."""

    def __init__(self, name: str, least: int, most: int, parameter: int, attribute: str = "parameters") -> None:
        super().__init__(name, attribute)
        self.least: Final = least
        self.most: Final = most
        self.parameter: Final = parameter

    def out(self, holder: object, at: int, sight: Sight) -> object:
        levels: list[int] = self.get(holder, at)
        return levels[self.parameter]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        levels: list[int] = self.get(holder, at)
        levels[self.parameter] = reader.whole(self.name, self.least, self.most, levels[self.parameter])


class Temperature(Levels):
    """The temperature: only every second degree is a step of its track."""

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        super().read(holder, at, reader, reading)
        levels: list[int] = self.get(holder, at)
        if levels[self.parameter] % STEPS[self.parameter]:
            raise BadPosition(f"{reader.where}.{self.name}: {levels[self.parameter]} is not a step of the track")


def tiles_in(reader: Reader, name: str) -> list[int]:
    """The tiles that a field of a position lists."""
    found: list[int] = []
    left = list(range(GOALS[OCEANS]))
    for value in reader.items(name):
        try:
            tile = oceans.tile_in(value, left)
        except ValueError as error:
            raise BadPosition(f"{reader.where}.{name}: {error}") from None
        left.remove(tile)
        found.append(tile)
    return found


class OceanTiles(Holder):
    """The tiles that are not turned over, in order; nobody sees what they show."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TILES, "tiles", NOBODY)

    def held(self, holder: object, at: int) -> list[int]:
        tiles: list[int] = self.get(holder, at)
        return tiles

    def out(self, holder: object, at: int, sight: Sight) -> object:
        tiles = shares.tiles_left(seen(sight))
        return [oceans.bonus(tile) for tile in tiles] if sight.eye == ALL_SEEING else len(tiles)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        as_table(reading).tiles = tiles_in(reader, self.name)

    def pieces(self, holder: object, at: int, owner: int, game: object) -> list[str]:
        return []

    def take_hidden(self, holder: object, at: int, sight: Sight, kind: Kind) -> list[int]:
        game = seen(sight)
        known = shares.turned(game)
        return [TILES.thing(tile) for tile in game.tiles if tile not in known] if kind is TILES else []

    def put_hidden(self, holder: object, at: int, sight: Sight, kind: Kind, things: list[int]) -> None:
        if kind is not TILES:
            return
        game = seen(sight)
        known = shares.turned(game)
        game.tiles = [tile if tile in known else TILES.index(things.pop()) for tile in game.tiles]


class OpeningTiles(Field):
    """The tiles as they lay when the phase was opened, if some of them have been turned over since."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = seen(sight)
        if shares.tiles_left(game) == game.tiles:
            return None
        return [oceans.bonus(tile) for tile in game.tiles] if sight.eye == ALL_SEEING else len(game.tiles)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name) or reader.get(self.name) is None:
            return
        game = as_table(reading)
        opened = tiles_in(reader, self.name)
        if not set(game.tiles) <= set(opened):
            raise BadPosition(f"{reader.where}.{self.name}: a tile that is not turned over is missing")
        if reading.pending is not None or PLANNING < game.phase <= ACTION:  # else no phase is going on
            game.tiles = opened


# Piles


class Deck(Pile):
    """The deck, which in a phase has a hole for each card that was drawn from somebody's share; saved, it has none."""

    def held(self, holder: object, at: int) -> list[int]:
        cards: list[int] = self.get(holder, at)
        return [card for card in cards if card] if 0 in cards else cards

    def hold(self, holder: object, at: int, cards: list[int]) -> None:
        before: list[int] = self.get(holder, at)
        if 0 in before and 0 not in cards:
            left = iter(cards)
            cards = [next(left) if card else 0 for card in before]
        self.set(holder, at, cards)

    def out(self, holder: object, at: int, sight: Sight) -> object:
        cards: list[int] = self.get(holder, at)
        if sight.eye != ALL_SEEING:
            return len(self.held(holder, at))
        things = sight.game.rulebook.things
        return [things.id(card) for card in cards[::-1] if card]


class Reserve(Deck):
    """The shuffled discards that stand by where the deck may run out in a phase."""


class OpeningDeck(Field):
    """How many cards the deck had when the phase was opened, if some have been drawn since: it was dealt out then."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = seen(sight)
        return len(game.deck) if 0 in game.deck or 0 in game.reserve else None

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        """The holes are laid when the piles are complete: see `position.lay_holes`."""
        reader.skip(self.name)


class Discard(TableauDiscard):
    """The discard pile, always in order: which card was put there first leaves no trace."""

    def hold(self, holder: object, at: int, cards: list[int]) -> None:
        super().hold(holder, at, sorted(cards))

    def put_hidden(self, holder: object, at: int, sight: Sight, kind: Kind, things: list[int]) -> None:
        super().put_hidden(holder, at, sight, kind, things)
        seen(sight).discard.sort()


class Neutral(Field):
    """The neutral deck, from its top. Which cards are left is known, their order is not: views tell them sorted."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        left = seen(sight).neutral
        return left[::-1] if sight.eye == ALL_SEEING else sorted(left)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name) or reader.get(self.name) is None:
            return
        where = f"{reader.where}.{self.name}"
        found = [whole(phase, 1, PHASES, where) for phase in reader.items(self.name)]
        if len(set(found)) != len(found):
            raise BadPosition(f"{where}: a phase is there twice")
        as_table(reading).neutral = found[::-1]


# Phases


class Phases(Field):
    """The phases of this round."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = seen(sight)
        return [phase for phase in range(1, PHASES + 1) if game.phases >> phase & 1]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = as_table(reading)
        for phase in reader.items(self.name):
            game.phases |= 1 << whole(phase, 1, PHASES, f"{reader.where}.{self.name}")


class Chosen(Field):
    """The phase that a player chose; hidden from the others until all have."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        chosen: int = self.get(holder, at)
        hidden = seen(sight).phases == 0 and not sight.sees(OWNER)
        return None if chosen == 0 else "hidden" if hidden else chosen

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name) and reader.get(self.name) is None:
            return
        self.set(holder, at, reader.whole(self.name, 0, PHASES, self.get(holder, at)))


class Previous(Field):
    """The phase of the round before, which cannot be chosen again."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return self.get(holder, at) or None

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name) and reader.get(self.name) is None:
            return
        self.set(holder, at, reader.whole(self.name, 0, PHASES, self.get(holder, at)))


def plays_left(phase: int, chose: bool, bonus_used: bool) -> list[int]:
    """What may still be played in a phase: what everybody may, and the bonus. In phase I the two are one."""
    if phase == CONSTRUCTION:
        return [ORDINARY, BONUS] if chose and not bonus_used else [ORDINARY]
    return [] if chose and bonus_used else [ORDINARY]


class Permissions(Field):
    """What may still be played in a phase: by name, or, in a position written by hand, how many cards."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        plays: list[int] = self.get(holder, at)
        return [PERMISSIONS[permission] for permission in plays]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        assert isinstance(holder, Player)
        where = f"{reader.where}.{self.name}"
        told = reader.get(self.name)
        phase = as_table(reading).phase
        used = reader.flag(BonusUsed.told_as, False)
        if isinstance(told, list):
            plays = sorted([self.named(name, where) for name in told])
            self.check(phase, plays, where)
        else:
            plays = self.counted(phase, holder, whole(told, 0, MOST_PLAYS, where), used)
        if reader.has(BonusUsed.told_as) and phase == holder.chosen == CONSTRUCTION:
            plays = [play for play in plays if play != BONUS] + ([] if used else [BONUS])
        self.set(holder, at, plays)

    def named(self, name: object, where: str) -> int:
        """A permission by its name, or by the word that cards have for it: "extra_play"."""
        word = "ordinary" if name == "play" else str(name).removesuffix("_play")
        if not isinstance(name, str) or word not in PERMISSIONS:
            raise BadPosition(f"{where}: there is no {quoted(name)}: there are {', '.join(PERMISSIONS)}")
        return PERMISSIONS.index(word)

    def check(self, phase: int, plays: list[int], where: str) -> None:
        """In each of the two phases in which cards are played there are only some permissions, the bonus once."""
        none = {DEVELOPMENT: (EXTRA, BONUS), CONSTRUCTION: (FREE,)}.get(phase, ())
        for permission in plays:
            if permission in none:
                raise BadPosition(f"{where}: in phase {phase} there is no {quoted(PERMISSIONS[permission])}")
        if plays.count(BONUS) > 1:
            raise BadPosition(f"{where}: there is one bonus")

    def counted(self, phase: int, player: Player, number: int, bonus_used: bool) -> list[int]:
        """So many permissions: those of the phase are used first to last, and more are given by cards."""
        plays = plays_left(phase, player.chosen == phase, bonus_used)
        given = [EXTRA if phase == CONSTRUCTION else FREE] * (number - len(plays))
        return sorted((plays + given)[-number:]) if number else []


class BonusUsed(Field):
    """Whether the bonus of the phase one chose is used up; a position written by hand may say so."""

    told_as: ClassVar[str] = "bonus_used"

    def __init__(self) -> None:
        super().__init__(self.told_as)

    def out(self, holder: object, at: int, sight: Sight) -> object:
        assert isinstance(holder, Player)
        game = seen(sight)
        if holder.chosen != game.phase or game.phase == PLANNING:
            return False
        if game.phase == ACTION:
            return holder.repeated
        return game.phase < ACTION and (BONUS if game.phase == CONSTRUCTION else ORDINARY) not in holder.plays

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        reader.flag(self.name, False)


# A player's fields


class Hand(Cards):
    """Cards in hand. A seat sees its own with what each would cost it, what comes off, and whether it can be played."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        if sight.eye != sight.owner:
            return super().out(holder, at, sight)
        game = seen(sight)
        question = game.open[sight.owner]
        asked = question is not None and question.frame.effect is BUILD
        playable = BUILD.moves_of(PlayCard.verb, question.options) if question is not None and asked else []
        told: list[dict[str, object]] = []
        for number in game.players[sight.owner].hand:
            card = game.book.card(number)
            off = [
                {"from": game.book.things.key(thing) if thing else "next", "mc": less}
                for thing, less in taken_off(game, sight.owner, card)
            ]
            entry: dict[str, object] = {
                "id": card.id,
                "price": price_of(game, sight.owner, card),
                "playable": number in playable,
            }
            if off:
                entry["off"] = off
            told.append(entry)
        return told


class Takes(Field):
    """The cube that a player chose, hidden from the partner until both have."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        takes: int = self.get(holder, at)
        return None if takes == NO_CUBE else CUBE_NAMES[takes] if sight.sees(OWNER) else "hidden"

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        name = reader.get(self.name) if reader.has(self.name) else None
        if name is None:
            return
        if name not in CUBE_NAMES[COPPER:]:
            raise BadPosition(f"{reader.where}.{self.name}: copper or colour is expected, not {quoted(name)}")
        self.set(holder, at, COPPER if name == CUBE_NAMES[COPPER] else COLOUR)


class Gift(OneThing):
    """The card chosen for the partner, hidden until both have chosen."""

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        super().read(holder, at, reader, reading)
        assert isinstance(holder, Player)
        if holder.gives and holder.gives not in holder.hand:
            raise BadPosition(f"{reader.where}.{self.name}: this card is not in hand")
