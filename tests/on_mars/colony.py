"""Tables of On Mars for tests, in the words of its players.

    table = deal(storage="2 battery", mars={"3,-2": "bot of 0"})
    table.do("main construct", "build water_extractor", "hex 4,-1")
    assert table.changes() == {"battery": -1, "water": 1, ...}

Seat 0 is "I", on the colony side and with the turn, unless told otherwise. Nobody has private goals and no mission is
in play, unless told otherwise; the building tiles on top of the stacks have no arrows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

import areo
from areo.on_mars.game import OnMars
from areo.on_mars.game_type import GAME
from areo.on_mars.numbers import TYPES
from areo.on_mars.plans import building_of
from tests.deal import Seating

KINDS = ("mineral", "battery", "water", "plant", "oxygen")
LSS = ("generator", "water_extractor", "greenhouse", "oxygen_condenser")
COMMON = ("mine", *LSS)
SITES = ("4,-2", "-4,2", "0,3", "0,-3")  # of the first shelters, by seat
REWARDS = {
    "generator": "rw_tech",
    "water_extractor": "rw_ships",
    "greenhouse": "rw_bots",
    "oxygen_condenser": "rw_mines",
}
ARROWS = ((), (0,), (2,), (4,), (1, 3), (3, 5))  # of the mines; each next type's are turned by one direction more
STACKS = {type: [[(arrow + turn) % 6 for arrow in arrows] for arrows in ARROWS] for turn, type in enumerate(COMMON)}
START = {"0,0": "mine", "2,-2": "generator", "2,0": "water_extractor", "-2,0": "greenhouse", "-2,2": "oxygen_condenser"}
TILES = (
    *(f"d_build_{type}" for type in (*COMMON, "shelter", "any")),
    *(f"d_res_{kind}" for kind in KINDS),
    *("d_crystals", "d_develop", "d_blueprints", "d_tech", "d_upgrade", "d_hire", "d_warehouse"),
)  # the discoveries
SINGLE = ("crystals", "pending", "quarters", "working", "op", "hangar", "ships_removed", "markers", "shelters_left")


class Colony(Seating):
    """A table of On Mars."""

    def __init__(self, game: areo.Game) -> None:
        super().__init__(game)
        self.before = figures(self.state)

    def do(self, *keys: str, seat: int | None = None) -> None:
        """Answer one decision after the other; `changes` tells what came of it all."""
        self.before = figures(self.state)
        self.choose(*keys, seat=seat)

    def build(self, type: str, hex: str, *keys: str, by: str = "main construct") -> None:
        """Construct a building; what has only one answer is not asked, and need not be said."""
        self.before = figures(self.state)
        self.choose(by)
        for key in (f"build {type}", f"hex {hex}"):
            if key in self.offers():
                self.choose(key)
        self.choose(*keys)
        assert type in self.hex(hex)

    def sites(self, type: str) -> list[str]:
        """Where the open construction could put a type, if there is a choice."""
        self.choose("main construct")
        if f"build {type}" in self.offers():
            self.choose(f"build {type}")
        return self.hexes()

    def changes(self) -> dict[str, int | str]:
        """What changed since the last `do` or deal: figures by how much, hexes and cards as they are now."""
        now = figures(self.state)
        changed: dict[str, int | str] = {}
        for what in sorted({*now, *self.before}):
            new, old = now.get(what), self.before.get(what)
            if new == old:
                continue
            if isinstance(new, str) or isinstance(old, str):
                changed[what] = new if new is not None else ""
            else:
                changed[what] = (new or 0) - (old or 0)
        return changed

    def pass_turn(self) -> None:
        """End the turn of whoever has it, moving nothing."""
        if "end" not in self.offers():
            side = "landing-pod" if "main landing-pod" in self.offers() else "control-center"
            self.choose(f"main {side}")
        while "end" not in self.offers():
            self.choose(next(key for key in self.offers() if key in ("no tech", "done", "skip") or "space" in key))
        self.choose("end")

    def player(self, seat: int = 0) -> dict[str, Any]:
        return cast(dict[str, Any], self.state["players"][seat])

    def storage(self, seat: int = 0) -> str:
        """What is in storage, as "1 mineral 2 plant"."""
        stock = self.player(seat)["storage"]
        return " ".join(f"{stock[kind]} {kind}" for kind in KINDS if stock[kind])

    def hex(self, id: str) -> str:
        """What is on a hex, as `deal` is told of it."""
        return on_hexes(self.state).get(id, "")

    def hexes(self, verb: str = "hex") -> list[str]:
        """The hexes that the open decision offers."""
        return [key.removeprefix(f"{verb} ") for key in self.offers() if key.startswith(f"{verb} ")]

    def offered(self, verb: str) -> list[str]:
        """What the open decision offers to do with this verb."""
        return [key for key in self.offers() if key.split(" ")[0] == verb]

    def slots(self, action: str) -> list[int]:
        return cast(list[int], self.state["slots"][action])

    def left(self, slot: str = "A") -> int:
        """How often a mission is still to be done; 0 when it is done."""
        card = self.state["missions"][slot]
        return 0 if card is None else cast(int, card["left"])

    @property
    def table(self) -> OnMars:
        """The table itself, for a second look at what the rules say of it."""
        assert isinstance(self.game, OnMars)
        return self.game


def figures(state: Mapping[str, Any]) -> dict[str, int | str]:
    """All that a deed can change, under short names; of other seats as "seat 1 water"."""
    told: dict[str, int | str] = {name: state[name] for name in ("round", "level", "remaining_missions")}
    told.update({f"lss {type}": row for type, row in state["lss"].items()})
    told.update({f"warehouse {good}": amount for good, amount in state["warehouse"].items()})
    told.update({f"left {slot}": card["left"] for slot, card in state["missions"].items() if card})
    told.update({f"on {action}": ", ".join(str(who) for who in there) for action, there in state["slots"].items()})
    told.update({f"at {hex}": there for hex, there in on_hexes(state).items()})
    for seat, player in enumerate(state["players"]):
        whose = f"seat {seat} " if seat else ""
        told.update({f"{whose}{kind}": player["storage"][kind] for kind in KINDS})
        told.update({f"{whose}{name}": player[name] for name in SINGLE})
        told[f"{whose}space"] = str(player["space"])
        told.update({f"{whose}{cell}": tech for cell, tech in player["lab"].items()})
        for name in ("progress", "discoveries", "research", "goals", "goal_done"):
            told[f"{whose}{name}"] = ", ".join(str(thing) for thing in player[name])
        told[f"{whose}blueprints"] = ", ".join(str(card["num"]) for card in player["blueprints"])
        for scientist in player["scientists"]:
            told[f"{whose}{scientist['id']}"] = str(scientist["at"])
        for contract in player["contracts"]:
            laid = " ".join(f"{amount} {good}" for good, amount in contract["on"].items())
            told[f"{whose}contract {contract['num']}"] = laid or "empty"
    return told


def on_hexes(state: Mapping[str, Any]) -> dict[str, str]:
    """What is on each hex, as "mine, miner of 0"."""
    told: dict[str, str] = {}
    for entry in state["map"]:
        parts: list[str] = []
        if "building" in entry:
            parts.append(f"shelter of {entry['owner']}" if "owner" in entry else entry["building"])
        if "blueprint" in entry:
            parts.append(f"blueprint {entry['blueprint']} of {entry['advanced']}")
        parts += [f"{piece} of {entry[piece]}" for piece in ("miner", "bot", "rover") if piece in entry]
        parts += ["crystal"] if "crystal" in entry else []
        parts += [entry["tile"]] if "tile" in entry else []
        parts += [f"research {entry['research']}"] if "research" in entry else []
        told[entry["hex"]] = ", ".join(parts)
    return told


def hex_entry(id: str, there: str) -> dict[str, Any]:
    """A hex of a position, from "greenhouse, blueprint 8 of 1"."""
    entry: dict[str, Any] = {"hex": id}
    for part in there.split(", "):
        words = part.split(" ")
        if words[0] == "shelter":
            entry.update({"building": "shelter", "owner": int(words[-1])})
        elif words[0] == "blueprint":
            entry.update({"blueprint": int(words[1]), "advanced": int(words[-1])})
        elif words[0] in ("miner", "bot", "rover"):
            entry[words[0]] = int(words[-1])
        elif words[0] == "research":
            entry["research"] = words[1]
        elif part == "crystal":
            entry["crystal"] = 1
        else:
            entry["tile" if part.startswith("d_") else "building"] = part
    return entry


def amounts(text: str) -> dict[str, int]:
    """All five resources, from "2 battery 1 water"."""
    words = text.split(" ") if text else []
    given = {words[at + 1]: int(words[at]) for at in range(0, len(words), 2)}
    return {kind: given.pop(kind, 0) for kind in KINDS} | given


def player(*, storage: str = "1 mineral 1 battery 1 water 1 plant 1 oxygen", **fields: Any) -> dict[str, Any]:
    """What one player has; `fields` as in a position, with plain numbers where a list of cards is meant."""
    told: dict[str, Any] = {"storage": amounts(storage), "goals": [], **fields}
    for name, field in (("blueprints", "num"), ("contracts", "num"), ("scientists", "id")):
        if name in told:
            told[name] = [card if isinstance(card, dict) else {field: card} for card in told[name]]
    if "lab" in told:
        told["lab"] = dict(told["lab"])
    return told


def deal(
    *,
    players: int = 2,
    side: str = "colony",
    mars: Mapping[str, str] | None = None,
    bare: bool = False,
    others: Sequence[Mapping[str, Any]] = (),
    missions: Sequence[tuple[str, int]] = (),
    state: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str = "0",
    **mine: Any,
) -> Colony:
    """A table with me to move, in the colonization phase.

    mars       hexes that differ from the start, "" where one is empty; bare: from nothing but these
    others     players made by `player`
    missions   those in play, with how often each is still to be done
    state      anything else, as in a position
    mine       what I have, as for `player`
    """
    seats: list[Mapping[str, Any]] = [player(**mine), *others]
    seats += [player() for _ in range(players - len(seats))]
    first = 5 if side == "colony" else 1
    hexes: dict[str, str] = {} if bare else dict(START)
    if not bare:
        hexes.update({SITES[seat]: f"shelter of {seat}, bot of {seat}" for seat in range(players)})
    hexes.update(mars or {})
    told: dict[str, Any] = {
        "round": 3,
        "active": 0,
        "rewards": REWARDS,
        "stacks": STACKS,
        "missions": dict.fromkeys("ABC")
        | {"ABC"[at]: {"id": id, "left": left} for at, (id, left) in enumerate(missions)},
        "shuttle": {"side": "orbit", "space": 3},
        "map": [hex_entry(id, there) for id, there in hexes.items() if there],
        "players": [{"space": first + seat, **given} for seat, given in enumerate(seats)],
        **(state or {}),
    }
    given = {"players": players, "seed": seed, **(options or {})}
    game = GAME.restore(given, told)
    game.keep_first()
    return Colony(game)


def use(number: int, whose: int = 0, **given: Any) -> Colony:
    """A table with this blueprint built far from everything, nothing in storage, and two crystals to use it."""
    type = TYPES[building_of(number)]
    there = f"shelter of {whose}" if type == "shelter" else type
    mars = {"-5,3": f"{there}, blueprint {number} of {whose}", **given.pop("mars", {})}
    return deal(**{"mars": mars, "crystals": 2, "storage": "", **given})


def set_up(players: int = 2, seed: str = "1", **options: Any) -> Colony:
    """A game dealt anew."""
    game = GAME.new(players, seed, {"players": players, "seed": seed, **options})
    game.keep_first()
    return Colony(game)


def saved(table: Colony) -> Colony:
    """The same table, written out and read again."""
    position = cast(dict[str, Any], table.game.position())
    game = GAME.restore(position["options"], position["state"])
    game.keep_first()
    return Colony(game)


def random_play(players: int, seed: str, **options: Any) -> Iterator[tuple[Colony, int, str]]:
    """A game of players who choose anything: the table at each decision, whose it is, and what will be chosen."""
    table = set_up(players, seed, **options)
    dice = Random(f"{players} {seed}")
    while not table.over:
        seat = table.asked[0]
        key = dice.choice(table.offers(seat))
        yield table, seat, key
        table.choose(key, seat=seat)
