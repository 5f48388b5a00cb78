"""What lies open for all: the warehouse, technologies, blueprints, scientists and contracts, tiles, action slots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from areo.on_mars.terminal.people import everybody, signs
from areo.on_mars.terminal.planet import short
from areo.terminal.flow import headed, lines_of
from areo.terminal.scene import Scene

ARROWS: Final = "↑↗↘↓↙↖"  # clockwise from the north, as the rules number directions
GAP: Final = "–"


def offers(scene: Scene, view: Mapping[str, Any], width: int) -> list[Text]:
    """A paragraph for each kind of thing on offer."""
    say = scene.say
    cards = Paragraphs(width)
    cards.add(say("warehouse"), warehouse(scene, view))
    cards.add(scene.term("score.tech"), technologies(scene, view))
    cards.add(scene.term("score.blueprints"), blueprints(scene, view))
    cards.add(say("display"), [card(scene, id) for id in view["display"] if id is not None])
    cards.add(say("discoveries"), exploration(scene, view))
    cards.add(say("tiles"), stacks(scene, view))
    cards.add(say("slots"), slots(scene, view))
    return cards.lines()


class Paragraphs:
    """Paragraphs whose headings stand in one column."""

    def __init__(self, width: int) -> None:
        self.width: Final = width
        self.told: Final[list[tuple[str, list[Text]]]] = []

    def add(self, heading: str, items: Iterable[Text]) -> None:
        found = list(items)
        if found:
            self.told.append((heading, found))

    def lines(self) -> list[Text]:
        column = max([len(heading) for heading, _ in self.told], default=0) + 2
        for _, items in self.told:
            for item in items:
                item.truncate(max(self.width - column, 1), overflow="ellipsis")
        return [
            line
            for heading, items in self.told
            for line in lines_of(headed(Text(heading, "bold"), items, self.width, column))
        ]


def numbered(scene: Scene, key: str, name: str, style: str = "") -> Text:
    """Something by its name, after the number that chooses it."""
    number = scene.lit.get(key)
    return Text(name, style) if number is None else Text(f"[{number}] {name}", "act")


def warehouse(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    return [
        numbered(scene, f"take {good}", scene.name(f"resource {good}"), good).append(
            f" {left}", "bold" if left else "quiet"
        )
        for good, left in view["warehouse"].items()
    ]


def technologies(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The grid, the cheapest row first, each row with its cost."""
    told: list[Text] = []
    costs = {row["id"]: row["cost"] for row in scene.printed.board["grid"]}
    for row in reversed(view["tech_grid"]):
        names = [GAP if tech is None else tech_name(scene, tech) for tech in view["tech_grid"][row]]
        cost = price(scene, costs[row])
        told += [Text.assemble((f"({cost}) ", "quiet"), names[0]), *map(Text, names[1:])] if names else []
    return told


def price(scene: Scene, cost: Mapping[str, int]) -> str:
    """A cost in words."""
    return " + ".join(cost_part(scene, good, number) for good, number in cost.items()) or scene.say("free")


def cost_part(scene: Scene, good: str, number: int) -> str:
    return scene.say("any", number) if good == "any" else f"{number} {scene.name(f'resource {good}')}"


def tech_name(scene: Scene, tech: str) -> str:
    """A technology by what it is for: a building, rovers, ships, upgrades or defense."""
    if tech == "rover":
        return scene.say("piece.rover")
    if tech == "upgrade":
        return scene.say("benefit.upgrade")
    if tech == "defense":
        return scene.say("defense")
    return noun(scene, "ship") if tech == "ship" else scene.name(f"building {tech}")


def noun(scene: Scene, noun: str) -> str:
    """A counted noun without its number, for one."""
    return scene.words.phrase(f"noun.{noun}").split("|")[0]


def blueprints(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The blueprints on offer, each with its building and its level."""
    numbers = [number for row in ("bottom", "top") for number in view["blueprint_rows"][row] if number is not None]
    return [plan(scene, number) for number in numbers]


def plan(scene: Scene, number: int) -> Text:
    """A blueprint: its name, its building and its level."""
    id = f"blueprint-{number}"
    facts = scene.printed.cards[id].facts
    told = numbered(scene, f"card {id}", scene.name(f"card {id}"))
    return told.append(f" {short(scene, str(facts['building']))}{facts['level']}", str(facts["building"]))


def card(scene: Scene, id: str) -> Text:
    return numbered(scene, f"card {id}", scene.name(f"card {id}"))


def exploration(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The discoveries that can be placed, and how many are left."""
    told = [numbered(scene, f"tile {id}", scene.name(f"tile {id}")) for id in view["exploration"]]
    return [*told, Text(f"+{view['discovery_stack']}", "quiet")]


def stacks(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """How many buildings of each type are left, and where the next one's arrows point."""
    told: list[Text] = []
    for building, left in view["stacks"].items():
        arrows = "".join(ARROWS[direction] for direction in view["arrows"][building] or [])
        told.append(
            Text.assemble(
                (scene.name(f"building {building}"), building), f" {left}", (f" {arrows}".rstrip(), "crystal")
            )
        )
    return told


def slots(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The slots of each action, and whose colonists are on them."""
    people = len(everybody(scene, view))
    printed = {action["id"]: action["slots"] for action in scene.printed.board["actions"]}
    told: list[Text] = []
    for action, whose in view["slots"].items():
        id = action.replace("_", "-")
        places = printed[id] or people  # where none is printed there is one for each
        name = scene.name(f"action {id}")
        told.append(Text.assemble(signs(scene, whose, places), (f" {name}", "soft")))
    return told
