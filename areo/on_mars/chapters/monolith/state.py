"""The state of a table of Monolith: the base game's, the time, and a block of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from areo.kernel.errors import BadPosition
from areo.kernel.fields import NOBODY, Field, Reading, Sight
from areo.kernel.reading import Reader, whole
from areo.on_mars.chapters.game import CLOCK
from areo.on_mars.chapters.monolith import goals
from areo.on_mars.chapters.monolith.numbers import CRYSTALS_STOLEN, GOAL_NAMES, LETTERS, ROUNDS_DISABLED, SABOTAGE_IDS
from areo.on_mars.fields import once, one_of
from areo.on_mars.numbers import BLUEPRINTS, CONTRACTS, NONE, SCIENTISTS, TECHS
from areo.on_mars.plans import OF_LEVEL_1
from areo.on_mars.state import declare

if TYPE_CHECKING:
    from areo.on_mars.chapters.monolith.table import Monolith

FLAGS: Final = ("bombed", "marker_back", "plans_changed", "dearer", "unrewarded")


def monolith_of(holder: object) -> Monolith:
    return cast("Monolith", holder)


class Block(Field):
    """The goals, and sabotage: to come, in play and past, with what is still in force of it."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = monolith_of(holder)
        discoveries, research = game.figures_of.tiles[game.tiles_goal]
        deck = [card + 1 for card in game.sabotage_deck[::-1]]
        standing = [goals.have_and_need(game, goal) for goal in range(len(GOAL_NAMES))]
        told: dict[str, object] = {
            "goals": {
                "blueprint": game.blueprint_goal,
                "contract": game.contract_goal,
                "technology": TECHS[game.tech_goal],
                "scientist": SCIENTISTS[game.scientist_goal],
                "discovery": {"discovery": discoveries, "research": research},
            },
            "standing": [{"have": have, "need": need} for have, need in standing],
            "last_time": game.last_time(),
            "icons": [time for time in game.figures_of.alien_icons if time < game.last_time()],
            "to_win": game.figures_of.goals_to_win,
            "ripe": game.figures_of.cubes,
            "deck": deck if sight.sees(NOBODY) else len(deck),
            "to_come": {letter: len([1 for card in deck if letter_of(game, card - 1) == letter]) for letter in LETTERS},
            "in_play": [
                {"num": card + 1, "id": SABOTAGE_IDS[card], "cubes": game.cubes[n]}
                for n, card in enumerate(game.sabotage)
            ],
            "past": [card + 1 for card in game.past],
        }
        for flag in FLAGS:
            told[flag] = getattr(game, flag)
        told["debt"] = game.debt
        told["disabled"] = game.disabled
        told["met_at_end"] = None if game.met_at_end == NONE else game.met_at_end
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = monolith_of(holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        if inner.has("goals"):
            read_goals(game, Reader(inner.get("goals"), f"{inner.where}.goals"))
        for derived in ("standing", "last_time", "icons", "to_win", "ripe", "to_come"):
            if inner.has(derived):
                inner.get(derived)  # follows from the rest
        read_sabotage(game, inner)
        for flag in FLAGS:
            if inner.has(flag):
                value = inner.get(flag)
                if not isinstance(value, bool):
                    raise BadPosition(f"{inner.where}.{flag}: true or false is expected")
                setattr(game, flag, value)
        game.debt = inner.whole("debt", 0, CRYSTALS_STOLEN, game.debt)
        game.disabled = inner.whole("disabled", 0, ROUNDS_DISABLED, game.disabled)
        if inner.has("met_at_end"):
            value = inner.get("met_at_end")
            where = f"{inner.where}.met_at_end"
            game.met_at_end = NONE if value is None else whole(value, 0, len(GOAL_NAMES), where)
        inner.done()


def letter_of(game: Monolith, card: int) -> str:
    return LETTERS[game.figures_of.sabotage[card].letter]


def sabotage_in(values: list[object], where: str) -> list[int]:
    """Sabotage cards by number, each at most once."""
    return once([whole(value, 1, len(SABOTAGE_IDS), where) - 1 for value in values], values, where)


def read_goals(game: Monolith, reader: Reader) -> None:
    game.blueprint_goal = reader.whole("blueprint", OF_LEVEL_1 + 1, BLUEPRINTS, game.blueprint_goal)
    game.contract_goal = reader.whole("contract", 1, CONTRACTS, game.contract_goal)
    if reader.has("technology"):
        game.tech_goal = one_of(TECHS, reader.get("technology"), f"{reader.where}.technology")
    if reader.has("scientist"):
        game.scientist_goal = one_of(SCIENTISTS, reader.get("scientist"), f"{reader.where}.scientist")
    if reader.has("discovery"):
        inner = Reader(reader.get("discovery"), f"{reader.where}.discovery")
        wanted = (inner.whole("discovery", 0, 99, 0), inner.whole("research", 0, 99, 0))
        inner.done()
        if wanted not in game.figures_of.tiles:
            raise BadPosition(f"{inner.where}: no card asks for {wanted[0]} discoveries and {wanted[1]} research tiles")
        game.tiles_goal = game.figures_of.tiles.index(wanted)
    reader.done()


def read_sabotage(game: Monolith, reader: Reader) -> None:
    """The sabotage cards: those of the deck that are told are on top, and cards that are named nowhere follow."""
    if not (reader.has("deck") or reader.has("in_play") or reader.has("past")):
        return
    told = sabotage_in(reader.items("deck"), f"{reader.where}.deck")[::-1]
    game.past = sabotage_in(reader.items("past"), f"{reader.where}.past")
    if reader.has("in_play"):
        read_in_play(game, reader)
    else:
        dealt = [place for place, card in enumerate(game.sabotage) if card not in told + game.past]
        game.cubes = [game.cubes[place] for place in dealt]
        game.sabotage = [game.sabotage[place] for place in dealt]
    away = told + game.sabotage + game.past
    rest = [card for card in range(len(SABOTAGE_IDS)) if card not in away]
    game.rng.shuffle(rest)
    game.sabotage_deck = rest + told


def read_in_play(game: Monolith, reader: Reader) -> None:
    where = f"{reader.where}.in_play"
    values: list[object] = []
    game.cubes = []
    for entry in reader.items("in_play"):
        inner = Reader(entry, where)
        values.append(inner.get("num"))
        inner.skip("id")  # follows from the number
        game.cubes.append(inner.whole("cubes", 0, game.figures_of.cubes, 0))
        inner.done()
    game.sabotage = sabotage_in(values, where)


STATE: Final = declare((*CLOCK, Block("monolith")))
