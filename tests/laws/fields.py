"""Laws of the table's fields: a copy has them all, and shares none that play changes.

The fields are found by looking at the table's class, so one that is added tomorrow is under these laws at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import get_annotations
from random import Random
from typing import Any

from areo import Game
from areo.kernel.effect import Effect, Frame
from areo.kernel.history import Step
from areo.kernel.journal import Journal
from areo.kernel.question import Question
from areo.kernel.rng import Rng
from areo.kernel.rulebook import Rulebook
from tests.law_cases import brought
from tests.laws.playing import NothingToTry, facts, play_on

MADE_ONCE = (Rulebook, Effect, Frame, Question, Step, Game)  # never changed afterwards, so that copies share them
KEPT_APART = (Journal,)  # shares its entries in its own way: `what_one_copy_tells_another_does_not`


def fields(thing: Any) -> list[str]:
    """The names of the fields that an object has, compiled or not."""
    kind = type(thing)
    if kind not in DECLARED:
        DECLARED[kind] = declared(kind)
    own: dict[str, object] = getattr(thing, "__dict__", {})
    return [name for name in DECLARED[kind] if name not in own and hasattr(thing, name)] + list(own)


DECLARED: dict[type, list[str]] = {}


def declared(kind: type) -> list[str]:
    """The names of the fields that a class and those it is made from declare."""
    names: dict[str, None] = {}
    for each in kind.__mro__:
        names.update(dict.fromkeys(get_annotations(each)))
        names.update(dict.fromkeys(each.__dict__.get("__mypyc_attrs__", ())))
    return [name for name in names if not name.startswith("__")]


def plain(value: object) -> bool:
    """Whether it cannot be changed, only replaced."""
    return value is None or isinstance(value, (bool, int, str, bytes, float, *MADE_ONCE))


def alike(one: object, other: object, where: str) -> None:
    """Fails where two values differ, however deep."""
    assert type(one) is type(other), f"{where}: {one!r} became {other!r}"
    if plain(one):
        assert one is other or one == other, f"{where}: {one!r} became {other!r}"
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        assert len(one) == len(other), f"{where}: {one!r} became {other!r}"
        for index, (mine, its) in enumerate(zip(one, other)):
            alike(mine, its, f"{where}[{index}]")
    elif isinstance(one, Rng) and isinstance(other, Rng):
        assert (one.key, one.drawn) == (other.key, other.drawn), f"{where} became another"
    elif isinstance(one, (dict, set, frozenset)):
        assert one == other, f"{where}: {one!r} became {other!r}"
    elif not isinstance(one, KEPT_APART):
        for name in fields(one):
            alike(getattr(one, name), getattr(other, name), f"{where}.{name}")


def copies_have_every_field(game: Game, rng: Random) -> None:
    """Field by field a copy is as the original, and a copy of a copy too."""
    copy = game.copy().copy()
    for name in fields(game):
        alike(getattr(game, name), getattr(copy, name), name)


def copies_share_nothing(game: Game, rng: Random) -> None:
    """Whatever is changed in a copy, by replacing it or in place, stays as it was in the original."""
    before = frozen_fields(game)
    copy = game.copy()
    settled = {"start", *fields(game.blank()), *brought(game).replaced}  # how it began, and what a blank table has
    for _, holder, field in list(holders(copy)):
        value = getattr(holder, field)
        if field not in settled:
            change_in_place(value)
        if not plain(value) or isinstance(value, (bool, int)):
            setattr(holder, field, another(value))
    after = frozen_fields(game)
    shared = [name for name in before if after[name] != before[name]]
    assert not shared, f"shared between copies: {shared}"


def holders(game: Any) -> Iterator[tuple[str, Any, str]]:
    """Each field of the table, and of the objects in its lists: what to call it, whose it is, and its own name."""
    settled = fields(game.blank())
    for field in fields(game):
        value = getattr(game, field)
        for index, part in enumerate(value) if isinstance(value, list) and field not in settled else ():
            if not plain(part) and not isinstance(part, (list, tuple, dict, set)):
                for inner in fields(part):
                    yield f"{field}[{index}].{inner}", part, inner
        yield field, game, field


def frozen_fields(game: Game) -> dict[str, object]:
    """All fields as values that nobody can change."""
    return {name: frozen(getattr(holder, field)) for name, holder, field in holders(game)}


def frozen(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return tuple(value) if all(type(part) is int for part in value) else tuple(frozen(part) for part in value)
    if isinstance(value, (set, frozenset)):
        return frozenset(value)
    if isinstance(value, dict):
        return tuple((key, frozen(part)) for key, part in value.items())
    if isinstance(value, Rng):
        return value.key, value.drawn
    if plain(value) or isinstance(value, KEPT_APART):
        return value
    return type(value), tuple((name, frozen(getattr(value, name))) for name in fields(value))


def change_in_place(value: object) -> None:
    """Spoil a list or a dictionary, and every one inside it, without replacing it."""
    if isinstance(value, list):
        for part in value:
            change_in_place(part)
        if value and isinstance(value[0], int):
            value[0] += 1
        value.append(another(value[-1]) if value else 7)
        value.reverse()
    elif isinstance(value, dict):
        for part in value.values():
            change_in_place(part)
        value["a key that no game has"] = 7
    elif isinstance(value, set):
        value.add("a member that no game has")
    elif isinstance(value, Rng):
        value.number()


def another(value: Any) -> Any:
    """A value of the same type that is not the same."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return type(value)() if isinstance(value, (list, dict, set)) else value


def what_copies_share_is_never_changed(game: Game, rng: Random) -> None:
    """What a game has in common with its copy, because play only ever replaces it, is as it was after playing on."""
    copy = game.copy()
    ours = {id(value): (name, value) for name, value in mutable(game)}
    shared = [ours[id(value)] for _, value in mutable(copy) if id(value) in ours]
    if not shared:
        raise NothingToTry
    before = [frozen(value) for _, value in shared]
    play_on(copy, rng, 20)
    for (name, value), then in zip(shared, before):
        assert frozen(value) == then, f"{name} is shared between copies, and play changes it"


def mutable(game: Game) -> Iterator[tuple[str, object]]:
    """Every list, dictionary and set of the table and of its parts."""
    for name, holder, field in holders(game):
        value = getattr(holder, field)
        if isinstance(value, (list, dict, set)):
            yield name, value
            for part in value if isinstance(value, list) else ():
                if isinstance(part, (list, dict, set)):
                    yield name, part


def what_one_copy_tells_another_does_not(game: Game, rng: Random) -> None:
    """Copies go on with the log each in their own way."""
    before = facts(game)
    one, other = game.copy(), game.copy()
    for copy, number in ((one, 1), (other, 2), (one, 3)):
        copy.note("round", -1, number)
        copy.whisper(1, 1)
    assert facts(game) == before
    for copy, numbers in ((one, (1, 3)), (other, (2,))):
        assert copy.journal is not None
        assert game.journal is not None
        new = range(game.journal.length, copy.journal.length)
        assert tuple(copy.journal.entry(index).a for index in new) == numbers
        assert list(copy.journal.secrets_of(0))[-len(numbers) :] == list(new)
