"""Invasion in the terminal: the race, the alien's board, and its pieces on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from areo.terminal.flow import headed, lines_of
from areo.terminal.mosaic import Line
from areo.terminal.scene import Scene

NEST: Final = "◎"
TROOP: Final = "☠"
SECURITY: Final = "♖"
CORRUPTED: Final = "✗"
TOKENS: Final = {"free": "○", "red": "●", "expendable": "◐", "sabotage": CORRUPTED}
STYLES: Final = {"free": "quiet", "red": "bad", "expendable": "bold", "sabotage": "good"}


def invasion(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """How near both sides are to winning, and the alien's board."""
    if "alien" not in view:
        return []
    alien, team = view["alien"], view["team"]
    race = [
        Text(scene.say("team-points", team["points"], team["to_win"]), "bold"),
        Text(scene.say("troops", len(alien["troops"]), alien["to_win"]), "bold"),
        Text(scene.say("nests", len(alien["nests"]), alien["nests_left"])),
    ]
    goods = [
        Text(f"{scene.name('resource crystal')} {alien['crystals']}/{alien['capacity']}", "crystal"),
        Text(scene.say("tokens", alien["red"], alien["expendable"])),
        Text(scene.say("sabotage-left", alien["sabotage_left"])),
    ]
    lines = [
        headed(scene.player(alien["seat"]), [*race, *goods], scene.width),
        headed(Text(scene.say("alien-actions"), "soft"), spaces(scene, alien), scene.width),
        headed(Text(scene.say("alien-techs"), "soft"), techs(scene, alien), scene.width),
        headed(Text(scene.say("alien-plans"), "soft"), plans(scene, alien), scene.width),
    ]
    if alien["spores"] is not None:
        action = scene.name(f"action {alien['spores'].replace('_', '-')}")
        lines.append(Text(scene.say("spores", action), "bad"))
    return [line for text in lines for line in lines_of(text)]


def spaces(scene: Scene, alien: Mapping[str, Any]) -> list[Text]:
    """The action spaces, each with what lies on it; those that are locked, quietly."""
    told: list[Text] = []
    for id, lying in alien["spaces"].items():
        style = "quiet" if id in alien["locked"] else ""
        told.append(Text.assemble((f"{TOKENS[lying]} ", STYLES[lying]), (scene.name(f"alien-space {id}"), style)))
    return told


def techs(scene: Scene, alien: Mapping[str, Any]) -> list[Text]:
    return [
        Text(f"{scene.name(f'alien-tech {id}')} {level}", "bold" if level else "quiet")
        for id, level in alien["techs"].items()
    ]


def plans(scene: Scene, alien: Mapping[str, Any]) -> list[Text]:
    """The blueprints that the alien has: on nests, used or not, and in hand."""
    told: list[Text] = []
    for id, card in alien["blueprints"].items():
        name = scene.name(f"alien-blueprint {id}")
        if card["at"] == "evolved":
            told.append(Text(f"{NEST} {name}", "quiet" if card["used"] else "bold"))
        elif card["at"] == "held":
            told.append(Text(name))
    return told


def pieces(view: Mapping[str, Any], id: str) -> Line:
    """What of the alien's, or against it, is on a hex."""
    if "alien" not in view:
        return []
    alien = view["alien"]
    line: Line = []
    if id in alien["corrupted"]:
        line.append((CORRUPTED, "bad"))
    if id in alien["nests"]:
        line.append((NEST, "bad"))
    if id in alien["troops"]:
        line.append((TROOP, "bad"))
    if id == alien["security"]:
        line.append((SECURITY, "good"))
    return line


def legend(scene: Scene, view: Mapping[str, Any]) -> list[str]:
    """What these signs mean."""
    if "alien" not in view:
        return []
    signs = {"nest": NEST, "troop": TROOP, "security": SECURITY, "corrupted": CORRUPTED}
    return [f"{glyph} {scene.say(f'piece.{piece}')}" for piece, glyph in signs.items()]
