"""What a game calls its resources, tags and cubes, and how they are said.

Rules count them by index; resource 0 is money. Texts, keys and icons take their ids from here.
"""

from __future__ import annotations

from typing import Final, cast

from areo.kernel.things import Things
from areo.kernel.words import Words

MONEY: Final = 0  # the resource that prices are in
NO_TAG: Final = -1
NO_CUBES: Final = -1
NO_RESOURCE: Final = -1


class Vocabulary(Things):
    """The named things of a game of this family, with the ids of what it only counts.

    Its resources are things too, of the kind "resource", because the log names them.
    """

    def __init__(
        self,
        resources: tuple[str, ...],
        tags: tuple[str, ...],
        cubes: dict[int, str],
        currencies: tuple[int, ...],
        tracks: tuple[str, ...],
    ) -> None:
        super().__init__()
        self.resources: Final = resources
        self.tags: Final = tags
        self.cubes: Final = cubes
        self.currencies: Final = currencies  # the resources one can pay with, in the order of a payment's key
        self.coins: Final = [resources[resource] for resource in currencies]  # their ids
        self.tracks: Final = tracks  # the icons of the global parameters that requirements read


def known(things: Things) -> Vocabulary:
    """A game's things as the vocabulary they are."""
    return cast(Vocabulary, things)


def amount(words: Words, number: int, resource: int) -> str:
    """So many of a resource: "3 plants"."""
    return words.count(number, known(words.things).resources[resource])


def money(words: Words, number: int) -> str:
    return amount(words, number, MONEY)


def of(words: Words, resource: int) -> str:
    """A resource after "amount of"."""
    return words.say(f"of.{known(words.things).resources[resource]}")


def production(words: Words, resource: int) -> str:
    """The name of its production."""
    return words.say(f"production.{known(words.things).resources[resource]}")


def cubes(words: Words, number: int, kind: int) -> str:
    """So many cubes on a card: "2 microbes"."""
    return words.count(number, f"cube.{known(words.things).cubes[kind]}")


def tags(words: Words, number: int, tag: int) -> str:
    """So many tags: "3 science tags"."""
    return words.count(number, f"tag.{known(words.things).tags[tag]}")


def tag_name(words: Words, tag: int) -> str:
    """A tag's name alone: "science"."""
    return words.say(f"tag-name.{known(words.things).tags[tag]}")


def alone(words: Words, noun: str) -> str:
    """One of it, without its number: "city tile"."""
    return words.phrases["noun." + noun].split("|")[0]


def each_tag(words: Words, number: int, tag: int) -> str:
    """Such as "each science tag", or "every 3 science tags"."""
    return per(words, number, f"tag.{known(words.things).tags[tag]}")


def each_cube(words: Words, number: int, kind: int) -> str:
    return per(words, number, f"cube.{known(words.things).cubes[kind]}")


def per(words: Words, number: int, noun: str) -> str:
    """How often it counts: "each city tile", or "every 3 city tiles"."""
    if number == 1:
        return words.say("per.one", alone(words, noun))
    return words.say("per.many", words.count(number, noun))
