"""What is in the box: the zones, tiles, shuttles and event cards of Mission: Red Planet.

All of it stands in one file, `components.toml`, because much of it is reconstructed: no public source gives
the original. Who owns the box can copy that file, correct the copy and play with it: `load("my.toml")`.

A file is checked completely before anything is played with it. The first fault found is raised as `BadData`,
which says where it is: `my.toml, line 87: shuttle "S05": seats must be between 1 and 9, found 0`.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
from importlib import resources
from typing import Final

PACKAGED: Final = "components.toml"
GAME: Final = "red-planet"
FORMAT: Final = 1
LANGUAGES: Final = ["en", "fr", "pt"]
RESOURCE_IDS: Final = ["ice", "sylvanite", "celerium"]
MANUAL: Final = "manual"  # a shuttle's destination: whoever boards first chooses it
ZONE_RESOURCE: Final = "zone"  # a discovery's resource: the one of the zone it lies at

STATUSES: Final = ["confirmed", "inferred", "second_edition", "reconstructed"]
RECONSTRUCTED: Final = "reconstructed"
NAME_STATUSES: Final = [*STATUSES, "ours"]

# The rules a card can have, and the figures each of them takes: these and no others.
BONUS_RULES: Final[dict[str, list[str]]] = {
    "presence_in_all": ["zones", "points"],
    "most_astronauts_total": ["zones", "points"],
    "presence_in_number_of_zones": ["count", "points"],
    "largest_group": ["points"],
    "most_score_tokens": ["resource", "points"],
    "own_lost_astronauts": ["points_each", "points_most"],
    "tokens": ["resource", "count"],
    "none": ["points"],
}
DISCOVERY_RULES: Final[dict[str, list[str]]] = {
    "add_tokens": ["resource", "count"],
    "points_each_present": ["points"],
    "points_most_astronauts": ["points"],
    "no_new_tokens": [],
    "each_present_loses": ["count"],
    "award_to_fewest": [],
    "none": [],
}
FIGURES: Final = ["points", "points_each", "points_most", "zones", "resource", "count"]

MOST_PLAYERS: Final = 5
CARDS_DEALT: Final = 3  # event cards each player looks at before the game
# A player who was dealt only discoveries draws again, while the others may still hold nothing but bonus
# cards. One bonus card more than they can hold, and the new draw always succeeds in the end.
LEAST_BONUS_CARDS: Final = CARDS_DEALT * (MOST_PLAYERS - 1) + 1
LEAST_EVENTS: Final = CARDS_DEALT * MOST_PLAYERS
MOST_EVENTS: Final = 62  # a set of cards is kept in the bits of one machine number
MOST_ZONES: Final = 30  # and so is a set of zones
MOST_SHUTTLES: Final = 100  # this many numbers are set aside for them
MOST_SEATS: Final = 9
MOST_POINTS: Final = 99
MOST_TOKENS: Final = 20
MOST_TILES: Final = 60
ASTRONAUTS: Final = 22
LONGEST_NAME: Final = 60
LONGEST_ID: Final = 40
LARGEST_FILE: Final = 1_000_000  # bytes; the packaged file has about 20,000

_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TOML_LINE: Final = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
_TOML_END: Final = re.compile(r"(.*) \(at end of document\)", re.DOTALL)


class BadData(ValueError):
    """A components file that cannot be played with. The message names the file, the line and the fault.

    `line` is 0 where no line can be named: the file cannot be read, or a whole section is missing.
    """

    def __init__(self, path: str, line: int, fault: str) -> None:
        # All three go to the base class, so that the exception survives the way back from a worker process.
        super().__init__(path, line, fault)
        self.path = path
        self.line = line
        self.fault = fault

    def __str__(self) -> str:
        if self.line > 0:
            return f"{self.path}, line {self.line}: {self.fault}"
        return f"{self.path}: {self.fault}"


# ----------------------------------------------------------------------------------------------------------
# What is read.


class Zone:
    """A zone of Mars. `outer`: it touches the rim. `status`: where its name comes from."""

    def __init__(self, id: str, name: str, outer: bool, status: str) -> None:
        self.id = id
        self.name = name
        self.outer = outer
        self.status = status

    def __repr__(self) -> str:
        return f"Zone({self.id})"


class Shuttle:
    """A shuttle. `destination`: the number of a zone, or -1 for manual. `status`: that of its seats."""

    def __init__(self, id: str, destination: int, seats: int, status: str) -> None:
        self.id = id
        self.destination = destination
        self.seats = seats
        self.status = status

    def __repr__(self) -> str:
        return f"Shuttle({self.id})"


class EventCard:
    """One event card: a bonus card or a discovery. A figure that its rule does not take is 0 (zones: empty).

    `kind_id` is the id in the file, shared by all copies; `id` tells the copies apart: `block_of_ice`,
    `block_of_ice.2`. `resource` is the number of a resource, or -1: for the rule `add_tokens` that is the
    zone's own, for all others it means none. `status` speaks of the whole card but its zones, which have
    `zones_status`: on a card that is known from the original, the zones it names may still be ours.
    """

    def __init__(
        self,
        id: str,
        kind_id: str,
        names: dict[str, str],
        bonus: bool,
        rule: str,
        points: int,
        points_each: int,
        points_most: int,
        zones: list[int],
        resource: int,
        count: int,
        status: str,
        zones_status: str,
    ) -> None:
        self.id = id
        self.kind_id = kind_id
        self.names = names
        self.bonus = bonus
        self.rule = rule
        self.points = points
        self.points_each = points_each
        self.points_most = points_most
        self.zones = zones
        self.resource = resource
        self.count = count
        self.status = status
        self.zones_status = zones_status

    def __repr__(self) -> str:
        return f"EventCard({self.id})"


class Note:
    """One thing that is reconstructed: a phrase of `PHRASES`, and what stands in it in each language."""

    def __init__(self, phrase: str, about: dict[str, str]) -> None:
        self.phrase = phrase
        self.about = about

    def text(self, lang: str) -> str:
        """The note as a player reads it."""
        return PHRASES[self.phrase][lang].format(self.about[lang])


PHRASES: Final[dict[str, dict[str, str]]] = {
    "zone": {
        "en": "the name of the zone {}",
        "fr": "le nom de la zone {}",
        "pt": "o nome da zona {}",
    },
    "borders": {
        "en": "which zones touch each other",
        "fr": "quelles zones se touchent",
        "pt": "quais zonas são vizinhas",
    },
    "tiles": {
        "en": "the number of resource tiles: {}",
        "fr": "le nombre de tuiles de ressources : {}",
        "pt": "o número de peças de recurso: {}",
    },
    "value": {
        "en": "the value of a score token: {}",
        "fr": "la valeur d’un jeton de score : {}",
        "pt": "o valor de uma ficha de pontuação: {}",
    },
    "destinations": {
        "en": "the number of destination tiles for each zone",
        "fr": "le nombre de tuiles de destination par zone",
        "pt": "o número de peças de destino por zona",
    },
    "seats": {
        "en": "the seats of the shuttles {}",
        "fr": "les places des navettes {}",
        "pt": "os lugares das naves {}",
    },
    "all_seats": {
        "en": "the seats of every single shuttle",
        "fr": "les places de chaque navette",
        "pt": "os lugares de cada nave",
    },
    "bonus": {
        "en": "what the bonus card “{}” does",
        "fr": "l’effet de la carte « bonus » {}",
        "pt": "o efeito da carta de bônus “{}”",
    },
    "discovery": {
        "en": "what the discovery card “{}” does",
        "fr": "l’effet de la carte « découverte » {}",
        "pt": "o efeito da carta de descoberta “{}”",
    },
    "zones": {
        "en": "which zones the card “{}” names",
        "fr": "les zones indiquées par la carte {}",
        "pt": "as zonas indicadas pela carta “{}”",
    },
    "copies": {
        "en": "how many cards “{}” there are",
        "fr": "le nombre de cartes {}",
        "pt": "quantas cartas “{}” existem",
    },
}


class Data:
    """Everything in the box, numbered: zones, resources, shuttles and event cards stand in file order.

    `neighbours[z]` are the zones that touch zone z, in ascending order; `resource_tiles` are the resource
    tiles, each as the number of its resource; `digest` changes when the content of the file does, but not
    with comments or spacing; `path` is None for the file that comes with the game; `reconstructed` lists in
    English what is our own design and not the original's. Treat all of it as read-only: games share it.
    """

    def __init__(
        self,
        path: str | None,
        digest: str,
        zones: list[Zone],
        neighbours: list[list[int]],
        values: list[int],
        resource_names: list[dict[str, str]],
        resource_tiles: list[int],
        tiles_per_zone: int,
        shuttles: list[Shuttle],
        events: list[EventCard],
        notes: list[Note],
    ) -> None:
        self.path = path
        self.digest = digest
        self.zones = zones
        self.neighbours = neighbours
        self.outer: list[int] = [z for z in range(len(zones)) if zones[z].outer]
        self.inner: list[int] = [z for z in range(len(zones)) if not zones[z].outer]
        self.zone_number: dict[str, int] = {zones[z].id: z for z in range(len(zones))}
        self.resource_ids: list[str] = list(RESOURCE_IDS)
        self.resource_names = resource_names
        self.resource_tiles = resource_tiles
        self.values = values
        self.tiles_per_zone = tiles_per_zone
        self.shuttles = shuttles
        self.events = events
        self.notes = notes
        self.reconstructed: list[str] = self.reconstructed_in("en")

    def reconstructed_in(self, lang: str) -> list[str]:
        """What is our own design and not the original's, one line each, in English, French or Portuguese."""
        return [note.text(lang) for note in self.notes]


# ----------------------------------------------------------------------------------------------------------
# Where it stands in the file.


class Lines:
    """The line of every table, key and list entry in a text that is known to be good TOML.

    Python's own reader forgets the lines of what it has read. This walks over the text a second time, only
    when there is a fault to report. Places are written like `shuttle/4/seats` or `borders/edges/0`.
    """

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.place = 0
        self.line = 1
        self.at: dict[str, int] = {}
        self.tables: dict[str, int] = {}  # how many [[tables]] of a name there have been so far
        self._walk()

    def find(self, place: str) -> int:
        """The line of a place or, if it is not there, of what it should be in; 0 if that is the file."""
        while place not in self.at and "/" in place:
            place = place.rpartition("/")[0]
        return self.at.get(place, 0)

    def _walk(self) -> None:
        base = ""
        self._skip_blank()
        while self.place < len(self.text):
            if self._next() == "[":
                base = self._header()
            else:
                self._pair(base)
            self._skip_blank()

    def _header(self) -> str:
        line = self.line
        brackets = 2 if self.text.startswith("[[", self.place) else 1
        self._forward(brackets)
        parts = self._key()
        self._forward(brackets)
        base = ""
        for part in parts[:-1]:
            base = self._note(base, part, line)
            if base in self.tables:  # [[a]] and then [a.b]: b belongs to the latest a
                base = f"{base}/{self.tables[base] - 1}"
        base = self._note(base, parts[-1], line)
        if brackets == 2:
            number = self.tables.get(base, 0)
            self.tables[base] = number + 1
            base = self._note(base, str(number), line)
        return base

    def _pair(self, base: str) -> None:
        line = self.line
        for part in self._key():
            base = self._note(base, part, line)
        self._forward(1)  # the equals sign
        self._value(base)

    def _key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self._skip_spaces()
            if self._next() in ("'", '"'):
                parts.append(self._string())
            else:
                parts.append(self._until(" \t.=]\n"))
            self._skip_spaces()
            if self._next() != ".":
                return parts
            self._forward(1)

    def _value(self, place: str) -> None:
        self._skip_spaces()
        start = self._next()
        if start == "[":
            self._list(place)
        elif start == "{":
            self._inline_table(place)
        elif start in ("'", '"'):
            self._string()
        else:
            self._until(",]}\n#")

    def _list(self, place: str) -> None:
        self._forward(1)
        self._skip_blank()
        number = 0
        while self._next() not in ("]", ""):
            self._value(self._note(place, str(number), self.line))
            number += 1
            self._skip_comma()
        self._forward(1)

    def _inline_table(self, place: str) -> None:
        self._forward(1)
        self._skip_blank()
        while self._next() not in ("}", ""):
            self._pair(place)
            self._skip_comma()
        self._forward(1)

    def _string(self) -> str:
        quote = self._next()
        fence = quote * 3 if self.text.startswith(quote * 3, self.place) else quote
        self._forward(len(fence))
        start = self.place
        while self._next() != "" and not self.text.startswith(fence, self.place):
            self._forward(2 if quote == '"' and self._next() == "\\" else 1)
        inside = self.text[start : self.place]
        self._forward(len(fence))
        while len(fence) == 3 and self._next() == quote:  # a long string may end in quotes of its own
            self._forward(1)
        return inside

    def _note(self, base: str, part: str, line: int) -> str:
        place = f"{base}/{part}" if base else part
        self.at.setdefault(place, line)
        return place

    def _next(self) -> str:
        return self.text[self.place] if self.place < len(self.text) else ""

    def _forward(self, steps: int) -> None:
        self.line += self.text.count("\n", self.place, self.place + steps)
        self.place += steps

    def _until(self, ends: str) -> str:
        start = self.place
        while self._next() != "" and self._next() not in ends:
            self._forward(1)
        return self.text[start : self.place]

    def _skip_spaces(self) -> None:
        while self._next() in (" ", "\t"):
            self._forward(1)

    def _skip_blank(self) -> None:
        """Skips spaces, line ends and comments."""
        while self._next() in (" ", "\t", "\n", "#"):
            if self._next() == "#":
                self._until("\n")
            else:
                self._forward(1)

    def _skip_comma(self) -> None:
        self._skip_blank()
        if self._next() == ",":
            self._forward(1)
            self._skip_blank()


# ----------------------------------------------------------------------------------------------------------
# Reading one value at a time.


def _found(value: object) -> str:
    """A value as an error message shows it, never longer than a few words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        text = json.dumps(value, ensure_ascii=False)
        return text if len(text) <= LONGEST_ID + 2 else text[:LONGEST_ID] + '…"'
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a huge number"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return str(value)  # a broken number, a date or a time


def _listed(words: list[str]) -> str:
    return ", ".join([f'"{word}"' for word in words])


def _guess(word: str, known: list[str]) -> str:
    """Helps with a misspelt word, where one of the known ones is near."""
    near = difflib.get_close_matches(word[:LONGEST_NAME], known, 1)
    return f' (did you mean "{near[0]}"?)' if near else ""


class File:
    """The text of a components file, and the name to call it by in error messages."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def bad(self, place: str, fault: str) -> BadData:
        """The error to raise for a fault at a place."""
        return BadData(self.name, Lines(self.text).find(place), fault)

    def line(self, place: str) -> int:
        """The line of a place."""
        return Lines(self.text).find(place)


class Table:
    """One table of a file, for example one shuttle: its keys are read, and checked, one by one."""

    def __init__(self, file: File, place: str, label: str, content: dict[str, object]) -> None:
        self.file = file
        self.place = place
        self.label = label
        self.content = content

    def bad(self, key: str, fault: str) -> BadData:
        """The error to raise for a fault at a key; without a key, for the table as a whole."""
        return self.file.bad(f"{self.place}/{key}" if key else self.place, f"{self.label}: {fault}")

    def keys(self, required: list[str], optional: list[str]) -> None:
        """Checks that all required keys are there, and none that is unknown."""
        known = required + optional
        for key in self.content:
            if key not in known:
                raise self.bad(key, f"unknown key {_found(key)}{_guess(key, known)}")
        for key in required:
            if key not in self.content:
                raise self.bad("", f'"{key}" is missing')

    def text(self, key: str) -> str:
        """A piece of text."""
        value = self.content[key]
        if not isinstance(value, str):
            raise self.bad(key, f"{key} must be a text in quotes, found {_found(value)}")
        return value

    def source(self) -> None:
        """Checks the source, which is for people: any text, and it may be left out."""
        if "source" in self.content:
            self.text("source")

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within limits."""
        value = self.content[key]
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.bad(key, f"{key} must be a whole number, found {_found(value)}")
        if not least <= value <= most:
            limits = f"between {least} and {most}" if least < most else str(least)
            raise self.bad(key, f"{key} must be {limits}, found {_found(value)}")
        return value

    def word(self, key: str, known: list[str]) -> str:
        """One of the known words."""
        value = self.text(key)
        if value not in known:
            choice = f"one of {_listed(known)}" if len(known) > 1 else _listed(known)
            raise self.bad(key, f"{key} must be {choice}, found {_found(value)}")
        return value

    def status(self, key: str, otherwise: str = "") -> str:
        """A status word. With `otherwise`, the key may be left out, and that status holds."""
        if otherwise and key not in self.content:
            return otherwise
        return self.word(key, STATUSES)

    def texts(self, key: str) -> list[str]:
        """A list of words."""
        value = self.content[key]
        if not isinstance(value, list):
            raise self.bad(key, f"{key} must be a list, found {_found(value)}")
        found: list[str] = []
        for number, entry in enumerate(value):
            if not isinstance(entry, str):
                raise self.bad(f"{key}/{number}", f"{key} must hold texts in quotes, found {_found(entry)}")
            found.append(entry)
        return found

    def name(self, key: str) -> str:
        """A name a player reads: one line that is not empty."""
        value = self.text(key)
        if not value or value != value.strip() or not value.isprintable():
            raise self.bad(key, f"{key} must be one line of text without spaces around it, found {_found(value)}")
        if len(value) > LONGEST_NAME:
            raise self.bad(key, f"{key} is longer than {LONGEST_NAME} letters: {_found(value)}")
        return value

    def names(self) -> dict[str, str]:
        """The name in every language; each has a status of its own."""
        names = self.inside("names", f"{self.label}: names")
        names.keys(LANGUAGES, [])
        statuses = self.inside("name_status", f"{self.label}: name_status")
        statuses.keys(LANGUAGES, [])
        found: dict[str, str] = {}
        for lang in LANGUAGES:
            found[lang] = names.name(lang)
            statuses.word(lang, NAME_STATUSES)
        return found

    def inside(self, key: str, label: str) -> Table:
        """A table within this one."""
        value = self.content[key]
        place = f"{self.place}/{key}" if self.place else key
        if not isinstance(value, dict):
            raise self.file.bad(place, f"{label} must be a table, found {_found(value)}")
        return Table(self.file, place, label, value)

    def many(self, key: str) -> list[Table]:
        """All the [[tables]] of a name. Each has an id, by which error messages call it."""
        value = self.content[key]
        if not isinstance(value, list):
            raise self.file.bad(key, f"{key} must be written as [[{key}]] tables, found {_found(value)}")
        found: list[Table] = []
        for number, entry in enumerate(value):
            place = f"{key}/{number}"
            if not isinstance(entry, dict):
                raise self.file.bad(place, f"{key} must be written as [[{key}]] tables, found {_found(entry)}")
            id: object = entry.get("id")
            called = _found(id) if isinstance(id, str) else f"number {number + 1}"
            found.append(Table(self.file, place, f"{key} {called}", entry))
        return found

    def id(self, seen: dict[str, str]) -> str:
        """The id, which must be new; `seen` keeps where each one was met."""
        value = self.text("id")
        if _ID.fullmatch(value) is None or len(value) > LONGEST_ID:
            raise self.bad(
                "id",
                f"the id must be one word of at most {LONGEST_ID} letters, digits and underscores, "
                f"beginning with a letter",
            )
        if value in seen:
            raise self.bad("id", f"this id is taken already, on line {self.file.line(seen[value])}")
        seen[value] = f"{self.place}/id"
        return value


# ----------------------------------------------------------------------------------------------------------
# Reading the parts of the box.


class Reader:
    """Reads a whole file, part by part, and collects notes on what is reconstructed as it goes."""

    def __init__(self, file: File, content: dict[str, object]) -> None:
        self.file = file
        self.top = Table(file, "", "the file", content)
        self.notes: list[Note] = []

    def read(self, path: str | None) -> Data:
        """Everything in the box; each part is read after those it refers to."""
        self._sections()
        self._meta()
        zones = self._zones()
        numbers = {zones[z].id: z for z in range(len(zones))}
        neighbours = self._borders(zones, numbers)
        values: list[int] = []
        names: list[dict[str, str]] = []
        tiles: list[int] = []
        self._resources(len(zones), values, names, tiles)
        tiles_per_zone = self._destination_tiles(len(zones))
        shuttles = self._shuttles(numbers)
        events = self._events(numbers)
        # Only what has been checked can be digested: it holds nothing but tables, lists, texts and numbers.
        digest = _digest(self.top.content)
        return Data(
            path,
            digest,
            zones,
            neighbours,
            values,
            names,
            tiles,
            tiles_per_zone,
            shuttles,
            events,
            self.notes,
        )

    def _sections(self) -> None:
        """Checks that the file has all its sections. A missing one has no line, so it is named as written."""
        known = ["meta", "resources", "destination_tiles", "zone", "borders", "shuttle", "bonus", "discovery"]
        for key in self.top.content:
            if key not in known:
                raise self.file.bad(key, f"unknown section {_found(key)}{_guess(key, known)}")
        for key in known:
            if key not in self.top.content:
                heading = f"[[{key}]]" if key in ("zone", "shuttle", "bonus", "discovery") else f"[{key}]"
                raise self.file.bad("", f"the section {heading} is missing")

    def _meta(self) -> None:
        meta = self.top.inside("meta", "[meta]")
        meta.keys(["game", "format"], ["edition", "source"])
        meta.word("game", [GAME])
        meta.number("format", FORMAT, FORMAT)
        if "edition" in meta.content:
            meta.text("edition")
        meta.source()

    def _zones(self) -> list[Zone]:
        zones: list[Zone] = []
        seen: dict[str, str] = {}
        for table in self.top.many("zone"):
            table.keys(["id", "name", "ring", "name_status"], ["source"])
            id = table.id(seen)
            if id == MANUAL:
                raise table.bad("id", f'the id "{MANUAL}" is kept for shuttles without destination')
            name = table.name("name")
            outer = table.word("ring", ["outer", "inner"]) == "outer"
            status = table.status("name_status")
            table.source()
            zones.append(Zone(id, name, outer, status))
            self._note_name(status, "zone", name)
        outside = len([zone for zone in zones if zone.outer])
        if outside == 0:
            raise self.file.bad("zone", "at least one zone must be outer")
        if outside == len(zones):
            raise self.file.bad("zone", "at least one zone must be inner")
        if len(zones) > MOST_ZONES:
            raise self.file.bad(f"zone/{MOST_ZONES}", f"at most {MOST_ZONES} zones are possible, found {len(zones)}")
        return zones

    def _borders(self, zones: list[Zone], numbers: dict[str, int]) -> list[list[int]]:
        borders = self.top.inside("borders", "[borders]")
        borders.keys(["status", "edges"], ["source"])
        self._note_name(borders.status("status"), "borders", "")
        borders.source()
        edges = borders.content["edges"]
        if not isinstance(edges, list):
            raise borders.bad("edges", f"edges must be a list, found {_found(edges)}")
        neighbours: list[list[int]] = [[] for _ in zones]
        for number, edge in enumerate(edges):
            a, b = self._edge(borders, f"edges/{number}", edge, numbers)
            if b in neighbours[a]:
                fault = f"the border between {_found(zones[a].id)} and {_found(zones[b].id)} is listed twice"
                raise borders.bad(f"edges/{number}", fault)
            neighbours[a].append(b)
            neighbours[b].append(a)
        for around in neighbours:
            around.sort()
        self._connected(zones, neighbours)
        return neighbours

    def _edge(self, borders: Table, place: str, edge: object, numbers: dict[str, int]) -> tuple[int, int]:
        if not isinstance(edge, list) or len(edge) != 2:
            raise borders.bad(place, f"a border must be a pair of zones in brackets, found {_found(edge)}")
        ends: list[int] = []
        for zone in edge:
            if not isinstance(zone, str) or zone not in numbers:
                raise borders.bad(place, self._unknown_zone(zone, numbers))
            ends.append(numbers[zone])
        if ends[0] == ends[1]:
            raise borders.bad(place, f"the zone {_found(edge[0])} cannot touch itself")
        return ends[0], ends[1]

    def _connected(self, zones: list[Zone], neighbours: list[list[int]]) -> None:
        """Checks that one can walk from the first zone to every other."""
        reached = [0]
        for zone in reached:  # grows while it is read
            for other in neighbours[zone]:
                if other not in reached:
                    reached.append(other)
        for zone in range(len(zones)):
            if zone not in reached:
                fault = f"no borders lead from here to {_found(zones[0].id)}; the map must hang together"
                raise self.file.bad(f"zone/{zone}", f"zone {_found(zones[zone].id)}: {fault}")

    def _resources(self, zones: int, values: list[int], names: list[dict[str, str]], tiles: list[int]) -> None:
        section = self.top.inside("resources", "[resources]")
        section.keys(RESOURCE_IDS, [])
        for number, id in enumerate(RESOURCE_IDS):
            table = section.inside(id, f"[resources.{id}]")
            table.keys(["tiles", "tiles_status", "value", "value_status", "names", "name_status"], ["source"])
            tiles.extend([number] * table.number("tiles", 1, MOST_TILES))
            values.append(table.number("value", 1, MOST_POINTS))
            names.append(table.names())
            self._note(table.status("tiles_status"), "tiles", names[number])
            self._note(table.status("value_status"), "value", names[number])
            table.source()
        if len(tiles) < zones:
            fault = f"every zone needs a resource tile: {zones} zones, but only {len(tiles)} tiles"
            raise section.bad("", fault)

    def _destination_tiles(self, zones: int) -> int:
        table = self.top.inside("destination_tiles", "[destination_tiles]")
        table.keys(["per_zone", "status"], ["source"])
        per_zone = table.number("per_zone", 1, MOST_TILES)
        if per_zone * zones < MOST_PLAYERS:
            # Each of the shuttles on the pad may be waiting for one.
            fault = f"at least {MOST_PLAYERS} destination tiles are needed, found {per_zone * zones}"
            raise table.bad("per_zone", fault)
        self._note_name(table.status("status"), "destinations", "")
        table.source()
        return per_zone

    def _shuttles(self, numbers: dict[str, int]) -> list[Shuttle]:
        shuttles: list[Shuttle] = []
        seen: dict[str, str] = {}
        for table in self.top.many("shuttle"):
            table.keys(["id", "destination", "seats", "status"], ["source"])
            id = table.id(seen)
            goal = table.text("destination")
            if goal != MANUAL and goal not in numbers:
                raise table.bad("destination", self._unknown_zone(goal, numbers))
            seats = table.number("seats", 1, MOST_SEATS)
            table.source()
            shuttles.append(Shuttle(id, numbers.get(goal, -1), seats, table.status("status")))
        if len(shuttles) < MOST_PLAYERS:
            fault = f"at least {MOST_PLAYERS} shuttles are needed, found {len(shuttles)}"
            raise self.file.bad("shuttle", fault)
        if len(shuttles) > MOST_SHUTTLES:
            fault = f"at most {MOST_SHUTTLES} shuttles are possible, found {len(shuttles)}"
            raise self.file.bad(f"shuttle/{MOST_SHUTTLES}", fault)
        manual = [shuttle for shuttle in shuttles if shuttle.destination == -1]
        if len(manual) == len(shuttles):
            raise self.file.bad("shuttle", f'not every shuttle can be "{MANUAL}"')
        self._note_seats(shuttles)
        return shuttles

    def _events(self, numbers: dict[str, int]) -> list[EventCard]:
        seen: dict[str, str] = {}  # bonus cards and discoveries lie in one pile: no id twice
        events = self._cards("bonus", BONUS_RULES, numbers, seen)
        bonus = len(events)
        if bonus < LEAST_BONUS_CARDS:
            fault = (
                f"at least {LEAST_BONUS_CARDS} bonus cards are needed, found {bonus}: "
                f"{MOST_PLAYERS - 1} players may hold {CARDS_DEALT} each, and the last must still find one"
            )
            raise self.file.bad("bonus", fault)
        events.extend(self._cards("discovery", DISCOVERY_RULES, numbers, seen))
        if len(events) < LEAST_EVENTS:
            fault = f"at least {LEAST_EVENTS} event cards are needed, found {len(events)}"
            raise self.file.bad("bonus", fault)
        if len(events) > MOST_EVENTS:
            fault = f"at most {MOST_EVENTS} event cards are possible, found {len(events)}"
            raise self.file.bad("bonus", fault)
        return events

    def _cards(
        self, section: str, rules: dict[str, list[str]], numbers: dict[str, int], seen: dict[str, str]
    ) -> list[EventCard]:
        cards: list[EventCard] = []
        for table in self.top.many(section):
            rule = self._rule(table, rules)
            kind = table.id(seen)
            copies = table.number("copies", 1, MOST_EVENTS)
            for copy in range(1, copies + 1):
                id = kind if copy == 1 else f"{kind}.{copy}"
                cards.append(self._card(table, id, kind, section == "bonus", rule, rules[rule], numbers))
            self._note_card(table, section, copies, cards[-1])
            table.source()
        return cards

    def _rule(self, table: Table, rules: dict[str, list[str]]) -> str:
        """The rule of a card, after a check that the card has just the keys that this rule needs."""
        required = ["id", "copies", "rule", "status", "names", "name_status"]
        optional = ["copies_status", "source"]
        if "rule" not in table.content:
            raise table.bad("", '"rule" is missing')
        rule = table.word("rule", list(rules))
        figures = rules[rule]
        if "zones" in figures:
            optional.append("zones_status")
        elif "zones_status" in table.content:
            raise table.bad("zones_status", f'the rule "{rule}" takes no "zones_status"')
        for figure in FIGURES:
            if figure in table.content and figure not in figures:
                raise table.bad(figure, f'the rule "{rule}" takes no "{figure}"')
            if figure in figures and figure not in table.content:
                raise table.bad("rule", f'the rule "{rule}" needs "{figure}", which is missing')
        table.keys(required + figures, optional)
        return rule

    def _card(
        self,
        table: Table,
        id: str,
        kind: str,
        bonus: bool,
        rule: str,
        figures: list[str],
        numbers: dict[str, int],
    ) -> EventCard:
        points = 0
        if "points" in figures:
            loss = rule == "points_each_present"
            points = table.number("points", -MOST_POINTS if loss else 1, MOST_POINTS)
            if points == 0:
                raise table.bad("points", "points must not be 0")
        points_each = table.number("points_each", 1, MOST_POINTS) if "points_each" in figures else 0
        points_most = table.number("points_most", points_each, MOST_POINTS) if "points_most" in figures else 0
        zones = self._card_zones(table, numbers) if "zones" in figures else []
        resource = self._card_resource(table, bonus) if "resource" in figures else -1
        count = 0
        if rule == "presence_in_number_of_zones":
            count = table.number("count", 1, len(numbers))
        elif "count" in figures:
            count = table.number("count", 1, ASTRONAUTS if rule == "each_present_loses" else MOST_TOKENS)
        names = table.names()
        status = table.status("status")
        zones_status = table.status("zones_status", status)
        return EventCard(
            id,
            kind,
            names,
            bonus,
            rule,
            points,
            points_each,
            points_most,
            zones,
            resource,
            count,
            status,
            zones_status,
        )

    def _card_zones(self, table: Table, numbers: dict[str, int]) -> list[int]:
        zones: list[int] = []
        for place, zone in enumerate(table.texts("zones")):
            if zone not in numbers:
                raise table.bad(f"zones/{place}", self._unknown_zone(zone, numbers))
            if numbers[zone] in zones:
                raise table.bad(f"zones/{place}", f"the zone {_found(zone)} is listed twice")
            zones.append(numbers[zone])
        if not zones:
            raise table.bad("zones", "zones must not be empty")
        return zones

    def _card_resource(self, table: Table, bonus: bool) -> int:
        resource = table.word("resource", RESOURCE_IDS if bonus else [*RESOURCE_IDS, ZONE_RESOURCE])
        return -1 if resource == ZONE_RESOURCE else RESOURCE_IDS.index(resource)

    def _unknown_zone(self, zone: object, numbers: dict[str, int]) -> str:
        guess = _guess(zone, list(numbers)) if isinstance(zone, str) else ""
        return f"there is no zone {_found(zone)}{guess}"

    def _note(self, status: str, phrase: str, about: dict[str, str]) -> None:
        if status == RECONSTRUCTED:
            self.notes.append(Note(phrase, about))

    def _note_name(self, status: str, phrase: str, name: str) -> None:
        self._note(status, phrase, dict.fromkeys(LANGUAGES, name))

    def _note_card(self, table: Table, section: str, copies: int, card: EventCard) -> None:
        self._note(card.status, section, card.names)
        if card.zones_status != card.status:
            self._note(card.zones_status, "zones", card.names)
        copies_status = table.status("copies_status", card.status)
        if copies_status != card.status or copies > 1:
            self._note(copies_status, "copies", card.names)

    def _note_seats(self, shuttles: list[Shuttle]) -> None:
        """One note for all shuttles together: thirty lines would bury the rest."""
        ours = [shuttle.id for shuttle in shuttles if shuttle.status == RECONSTRUCTED]
        if len(ours) == len(shuttles):
            self._note_name(RECONSTRUCTED, "all_seats", "")
        elif ours:
            self._note_name(RECONSTRUCTED, "seats", ", ".join(ours))


# ----------------------------------------------------------------------------------------------------------
# Reading the file.


def _bytes_of(path: str) -> bytes:
    try:
        with open(path, "rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadData(path or '""', 0, f"cannot be read: {reason}") from error
    if len(content) > LARGEST_FILE:
        raise BadData(path, 0, f"is larger than {LARGEST_FILE} bytes, so it is no components file")
    return content


def _text_of(name: str, content: bytes) -> str:
    try:
        # "-sig": some editors put an invisible mark before the first character.
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadData(name, line, "is not UTF-8 text; save the file in UTF-8") from error


def _toml_of(name: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _bad_toml(name, text, str(error)) from error
    except (ValueError, RecursionError) as error:  # numbers too long, brackets too deep
        raise BadData(name, 0, f"not valid TOML: {error}") from error


def _bad_toml(name: str, text: str, message: str) -> BadData:
    """Moves the line, which the reader puts at the end of its message, to where ours has it."""
    match = _TOML_LINE.fullmatch(message)
    if match is not None:
        return BadData(name, int(match[2]), f"not valid TOML: {match[1]} (column {match[3]})")
    end = _TOML_END.fullmatch(message)
    if end is not None:
        return BadData(name, text.count("\n") + 1, f"not valid TOML: {end[1]} (end of the file)")
    return BadData(name, 0, f"not valid TOML: {message}")


def _digest(content: dict[str, object]) -> str:
    """A fingerprint of what was read: the same for other comments, spacing or order of keys."""
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def _build(path: str | None, name: str, raw: bytes) -> Data:
    text = _text_of(name, raw)
    return Reader(File(name, text), _toml_of(name, text)).read(path)


_packaged: list[Data] = []


def load(path: str | None = None) -> Data:
    """Reads and checks a components file; without a path, the one that comes with the game.

    Raises `BadData` if the file cannot be read or cannot be played with.
    """
    if path is not None:
        return _build(path, path, _bytes_of(path))
    if not _packaged:
        raw = resources.files("areo.red_planet").joinpath(PACKAGED).read_bytes()
        _packaged.append(_build(None, PACKAGED, raw))
    return _packaged[0]
