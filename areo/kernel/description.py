"""How a game is offered: its seats, its options with their defaults, and how to make one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo._extend import mypyc_attr
from areo.kernel.errors import BadOption, quoted
from areo.kernel.game import Game, Json
from areo.kernel.things import Things

# How the names of terms begin.
TERMS: Final = ("phase.", "round.", "score.", "kind.", "through.", "tag.", "zone.", "choice.", "last-seat.")


class Option:
    """One thing that can be set when a game is made."""

    def __init__(
        self,
        name: str,
        default: object,
        texts: Mapping[str, str],
        control: bool = False,
        seats: tuple[int, int] | None = None,
        unless: tuple[str, ...] = (),
        choices: Mapping[str, tuple[int, int]] | None = None,
        only: tuple[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.texts: Final = texts
        self.control: Final = control  # set-up control for teaching, tournaments and tests, not for the start page
        self.seats: Final = seats  # the least and the most players for whom it is; None: for all
        self.unless: Final = unless  # options that leave no room for it
        self.choices: Final = choices  # its values, and for how many players each of them is; None: it has others
        self.only: Final = only  # the option, and those of its values, with which alone it means something

    def fits(self, players: int) -> bool:
        """Whether it means something with so many players."""
        return self.seats is None or self.seats[0] <= players <= self.seats[1]


class Description:
    """A game as the table offers it."""

    def __init__(
        self,
        id: str,
        names: Mapping[str, str],
        seats: tuple[int, int],
        options: list[Option],
        reconstructed: Mapping[str, str],
    ) -> None:
        self.id: Final = id
        self.names: Final = names
        self.seats: Final = seats
        self.options: Final = options
        self.reconstructed: Final = reconstructed  # what of its data is our own design, in each language

    def copy(self) -> Description:
        """One that may be changed without changing what the library offers."""
        options = [
            Option(o.name, o.default, dict(o.texts), o.control, o.seats, o.unless, o.choices, o.only)
            for o in self.options
        ]
        return Description(self.id, dict(self.names), self.seats, options, dict(self.reconstructed))

    def as_json(self) -> Json:
        return {
            "id": self.id,
            "names": dict(self.names),
            "seats": list(self.seats),
            "options": [
                {
                    "name": o.name,
                    "default": o.default,
                    "texts": dict(o.texts),
                    "control": o.control,
                    "seats": None if o.seats is None else list(o.seats),
                    "unless": list(o.unless),
                    "choices": None if o.choices is None else {value: list(s) for value, s in o.choices.items()},
                    "only": None if o.only is None else {"option": o.only[0], "values": list(o.only[1])},
                }
                for o in self.options
            ],
            "reconstructed": dict(self.reconstructed),
        }

    def __repr__(self) -> str:
        options = ", ".join([option.name for option in self.options])
        return f"<{self.names['en']}: {self.seats[0]} to {self.seats[1]} players; options {options}>"


class CardText:
    """A card as a person reads it: its kind, its name and what it does, in one language."""

    def __init__(
        self,
        kind: str,
        id: str,
        name: str,
        text: str,
        status: str,
        copies: int = 1,
        facts: Mapping[str, object] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.name: Final = name
        self.text: Final = text
        self.status: Final = status  # confirmed, or reconstructed: our own design
        self.copies: Final = copies
        self.facts: Final = facts or {}  # what can be searched, sorted or drawn: cost, tags... as plain values


@mypyc_attr(allow_interpreted_subclasses=True)
class GameType:
    """Makes games of one kind. Each game's package has one, and `areo.games()` lists them."""

    def describe(self) -> Description:
        raise TypeError("each game describes itself")

    def seats(self, options: Json) -> tuple[int, int]:
        """The least and the most who can play with these options."""
        return self.describe().seats

    def unlisted(self, options: Json) -> int:
        """How many seats have no place in the list of players of a position."""
        return 0

    def cards(self, language: str, options: Json) -> list[CardText]:
        """Every card of the game, written out."""
        raise TypeError("each game has its own cards")

    def things(self, options: Json) -> Things:
        """Everything the game names: cards, places, tiles..."""
        raise TypeError("each game has its own things")

    def editions(self, options: Json) -> list[Json]:
        """What can be played with these options, the game itself first: whoever tells of all tables tells of each."""
        return [options]

    def all_cards(self, language: str, options: Json) -> list[CardText]:
        """Every card of all editions, each once."""
        found: dict[str, CardText] = {}
        for edition in self.editions(options):
            for card in self.cards(language, edition):
                found.setdefault(card.id, card)
        return list(found.values())

    def phrases(self, language: str) -> Mapping[str, str]:
        """All that the game says in a language, by the names of its phrases."""
        return {}

    def terms(self, language: str) -> dict[str, str]:
        """What the game calls its phases, rounds, parts of a score, kinds of cards, tags and zones: "tag.earth".

        And what a choice of an option means, "choice.chapter.outbreak"; where the last seat then has a side of its own,
        "last-seat.chapter.invasion" says which.
        """
        phrases = self.phrases(language)
        return {name: phrases[name] for name in phrases if name.startswith(TERMS)}

    def hints(self, language: str) -> Mapping[str, str]:
        """What each kind of decision is for, for a first game: by its name, or its name and the thing it is about."""
        return {}

    def board(self, options: Json) -> Json:
        """What is printed on its board, as plain values to draw it by; nothing if a client knows it well enough."""
        return {}

    def figures(self, options: Json) -> dict[str, int]:
        """The numbers of its rules by name, for whoever explains them: prices, goals, how many are dealt..."""
        return {}

    def new(self, players: int, seed: str, options: Json) -> Game:
        """A game dealt anew. Players and options have been checked to be known, their values not."""
        raise TypeError("each game deals its own")

    def restore(self, options: Json, state: object) -> Game:
        """A game as a position says it stands."""
        raise TypeError("each game reads its own positions")


COMMON: Final = [
    Option(
        "names",
        None,
        {
            "en": "The players’ names, one for each seat.",
            "fr": "Les noms des joueurs, un par place.",
            "pt": "Os nomes dos jogadores, um por lugar.",
        },
    ),
]


def checked_options(description: Description, players: int, given: Mapping[str, object]) -> Json:
    """The options that differ from their defaults; BadOption names what is wrong."""
    known = {option.name: option for option in [*COMMON, *description.options]}
    for name in given:
        if name not in known:
            raise BadOption(f"{description.id} has no option {name!r}: it has {', '.join(sorted(known))}")
    options: Json = {}
    for name in known:
        value = given.get(name, known[name].default)
        if value != known[name].default or type(value) is not type(known[name].default):  # 1 is not True
            options[name] = value
    names = options.get("names")
    if names is not None:
        if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
            raise BadOption(f"names: a list of texts is expected, not {quoted(names)}")
        if len(names) != players or len(set(names)) != players:
            raise BadOption(f"names: {players} different names are needed, one for each seat")
        if not all(name.strip() and len(name) <= 40 and name.isprintable() for name in names):
            raise BadOption("names: a name has 1 to 40 printable characters")
        options["names"] = list(names)
    return options


def checked_players(description: Description, players: object) -> int:
    least, most = description.seats
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadOption(f"players: a whole number is expected, not {quoted(players)}")
    if not least <= players <= most:
        raise BadOption(f"{description.id} is for {least} to {most} players, not {quoted(players)}")
    return players
