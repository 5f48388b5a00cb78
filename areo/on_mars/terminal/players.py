"""The players: what each has, how far their technologies are, and their cards with what these still need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from areo.on_mars.cards.blueprints import BLUEPRINT_CARDS
from areo.on_mars.effects.special import Radar
from areo.on_mars.geometry import BY_ID, name_of
from areo.on_mars.terminal.offers import numbered, tech_name
from areo.on_mars.terminal.people import everybody, name, sign
from areo.on_mars.terminal.planet import short
from areo.terminal.flow import aligned, headed, lines_of
from areo.terminal.look import FREE
from areo.terminal.scene import Scene

WIDE: Final = 110
RADAR: Final = next(number for number, card in enumerate(BLUEPRINT_CARDS, 1) if isinstance(card.effect, Radar))
LETTERS: Final = 3  # of the names above the columns, where room is short
LEVEL_LETTERS: Final = 6
BUILT: Final = "✓"
GOODS: Final = ("mineral", "battery", "water", "plant", "oxygen")


def letters(scene: Scene) -> int | None:
    """How many letters of a name stand above a column."""
    return None if scene.width >= WIDE else LETTERS


def strip(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """A line for each player: points so far, storage, crystals, colonists, pieces and goals."""
    say, cut = scene.say, letters(scene)
    goods = [Text(scene.name(f"resource {good}")[:cut], good) for good in GOODS]
    crystals = Text(scene.name("resource crystal")[:cut], "crystal")
    counted = [say("beds"), say("working"), say("hangar"), say("bots"), say("goals")]
    limit = Text(say("limit"), "quiet")
    rows = [[Text(), Text(say("points"), "quiet"), *goods, limit, crystals, *[Text(word, "quiet") for word in counted]]]
    for who, one in everybody(scene, view):
        rows.append(lacerda_row(scene, one) if isinstance(who, str) else player_row(scene, who, one))
        rows[-1].insert(0, name(scene, who))
    return aligned(rows, right=range(1, len(rows[0])), gap=2 if scene.width >= WIDE else 1, width=scene.width)


def player_row(scene: Scene, seat: int, one: Mapping[str, Any]) -> list[Text]:
    stored = [Text(str(one["storage"][good]), "bold" if one["storage"][good] else "quiet") for good in GOODS]
    bots = len([hex for hex in one["bots"] if hex is not None])
    goals = len(one["goals"]) if isinstance(one["goals"], list) else one["goals"]
    return [
        Text(scene.points(seat), "bold"),
        *stored,
        Text(str(one["storage_limit"]), "quiet"),
        crystals(one).append(f"/{one['depot']}", "quiet"),
        Text.assemble((str(one["quarters"]), "bold"), (f"/{one['beds']}", "quiet")),
        Text(str(one["working"])),
        Text(str(one["hangar"])),
        Text(str(bots)),
        Text.assemble(str(goals), (BUILT * len(one["goal_done"]), "good")),
        Text(scene.say("asked") if seat in scene.waiting else ""),
    ]


def crystals(one: Mapping[str, Any]) -> Text:
    """Crystals in the depot, and those that will move there."""
    told = Text(str(one["crystals"]), "bold" if one["crystals"] else "quiet")
    return told.append(f"+{one['pending']}", "crystal") if one["pending"] else told


def lacerda_row(scene: Scene, one: Mapping[str, Any]) -> list[Text]:
    """Of Lacerda there are no goods but crystals; his bots are on his board, all but one."""
    blank = [Text() for _ in (*GOODS, "limit")]
    bots = one["bots_on_board"] + 1
    pieces = [Text(), Text(), Text(str(one["hangar"])), Text(str(bots))]
    return [Text(str(one["points"]), "bold"), *blank, crystals(one), *pieces]


def technologies(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """A line for each player: the level of every technology."""
    levels = {cell["id"]: cell["level"] for cell in scene.printed.board["cells"]}
    cut = None if scene.width >= WIDE else LEVEL_LETTERS
    techs = scene.printed.board["techs"]
    rows = [[Text(scene.term("score.tech"), "quiet"), *[Text(tech_name(scene, tech)[:cut], "quiet") for tech in techs]]]
    for who, one in everybody(scene, view):
        reached = {tech: levels[cell] for cell, tech in one["lab"].items()}
        cells = [Text(str(reached.get(tech, "·")), "bold" if tech in reached else "quiet") for tech in techs]
        rows.append([name(scene, who), *cells])
    return aligned(rows, right=range(1, len(rows[0])), gap=2 if scene.width >= WIDE else 1, width=scene.width)


def mats(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """For each player: blueprints, scientists and contracts, and what was gathered."""
    told: list[Text] = []
    for who, one in everybody(scene, view):
        items = [*plans(scene, view, one), *scientists(scene, one), *contracts(scene, who, one), *gathered(scene, one)]
        if items:
            told += lines_of(headed(Text.assemble(sign(scene, who)), items, scene.width, 2))
    return told


def plans(scene: Scene, view: Mapping[str, Any], one: Mapping[str, Any]) -> list[Text]:
    """Blueprints, each with its hex if it is built, or else with the building it is for."""
    places = {place["blueprint"]: place["hex"] for place in view["map"] if "blueprint" in place}
    told: list[Text] = []
    for held in one["blueprints"]:
        id = f"blueprint-{held['num']}"
        building = str(scene.printed.cards[id].facts["building"])
        text = numbered(scene, f"use {id}", scene.name(f"card {id}"))
        if held["built"]:
            text.append(f" {BUILT}", "good").append(name_of(BY_ID[places[held["num"]]]), "quiet")
            if held["num"] == RADAR and view["radar"] is not None:
                text.append(f" → {scene.name('tile ' + view['radar'])}", "quiet")
        else:
            text.append(f" {FREE}{short(scene, building)}{scene.printed.cards[id].facts['level']}", building)
        told.append(text)
    return told


def scientists(scene: Scene, one: Mapping[str, Any]) -> list[Text]:
    """Scientists, and where they work."""
    told: list[Text] = []
    for hired in one["scientists"]:
        text = Text(scene.name(f"card {hired['id']}"))
        if hired["at"] is not None:
            text.append(f" → {scene.name('card blueprint-' + str(hired['at']))}", "quiet")
        told.append(text)
    return told


def contracts(scene: Scene, who: int | str, one: Mapping[str, Any]) -> list[Text]:
    """Contracts: ticked where they are met or bring points as things stand, or else with what they still need."""
    told: list[Text] = []
    for held in one["contracts"]:
        id = f"contract-{held['num']}"
        text = Text(scene.name(f"card {id}"))
        points = 1 if isinstance(who, str) else scene.scores[who]["by_card"].get(id, 0)  # Lacerda's always count
        done = points > 0 or held["num"] in one.get("contracts_met", [])
        told.append(text.append(f" {BUILT}", "good") if done else text.append(f" {missing(scene, id, held)}", "quiet"))
    return told


def missing(scene: Scene, id: str, held: Mapping[str, Any]) -> str:
    """What a contract lacks: goods, of which some may lie on it, or an advanced building in a large complex."""
    facts = scene.printed.cards[id].facts
    needs = facts.get("needs")
    if not isinstance(needs, dict):
        return f"{FREE}{short(scene, str(facts['building']))} ×{facts['complex']}"
    return ", ".join(
        f"{held['on'].get(good, 0)}/{number} {scene.name(f'resource {good}')}" for good, number in needs.items()
    )


def gathered(scene: Scene, one: Mapping[str, Any]) -> list[Text]:
    """Progress cubes by their buildings, discoveries and research tiles."""
    told: list[Text] = []
    if one["progress"]:
        cubes = " ".join(short(scene, building) for building in one["progress"])
        told.append(Text.assemble((f"{scene.term('score.progress')} ", "quiet"), cubes))
    if one["discoveries"]:
        told.append(Text(scene.words.count(len(one["discoveries"]), "discovery"), "quiet"))
    if one["research"]:
        letters = " ".join(one["research"])
        told.append(Text.assemble((f"{scene.term('kind.research')} ", "quiet"), letters))
    return told
