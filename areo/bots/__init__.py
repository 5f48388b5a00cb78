"""Bots: they play any game through the interface all games share, and know the rules of none."""

from __future__ import annotations

from importlib import import_module

from areo.bots.bot import Bot, Thinker, Weighed
from areo.bots.chance import RandomBot
from areo.bots.greedy import Greedy
from areo.bots.learned import Learned
from areo.bots.levels import LEVELS
from areo.bots.search import Search
from areo.kernel.errors import BadOption

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, Greedy, Learned, Search)}


def names() -> list[str]:
    """Whom one can ask to play: the levels, and the bots by what they do."""
    return [*LEVELS, *BOTS]


def bot(name: str) -> Bot:
    """A bot by its level or its name, or a bot of your own by where its class stands: `my_bots:Careful`."""
    if ":" in name:
        return own_bot(name)
    if name in LEVELS:
        return LEVELS[name].make()
    if name not in BOTS:
        known = ", ".join(names())
        raise BadOption(f"there is no bot {name!r}: there are {known}; your own is named module:Class")
    return BOTS[name]()


def own_bot(name: str) -> Bot:
    """A bot from anywhere Python can import from."""
    module, _, kind = name.partition(":")
    try:
        found = getattr(import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"there is no bot {name!r}: {error}") from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOption(f"{name} is no bot: it must be a class made from areo.bots.Bot")
    return found()


__all__ = ["BOTS", "LEVELS", "Bot", "Greedy", "RandomBot", "Search", "Thinker", "Weighed", "bot", "names"]
