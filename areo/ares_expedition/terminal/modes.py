"""What only two players together, or one alone, look at: rounds left, cubes, neutral cards, what winning needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from areo.tableau.terminal.drawing import alone
from areo.tableau.terminal.players import points_name
from areo.tableau.terminal.tracks import DONE
from areo.terminal.flow import flow, lines_of
from areo.terminal.scene import Scene


def together(scene: Scene) -> bool:
    """Whether two play together: their rounds are counted."""
    return scene.seats > 1 and scene.view["rounds"] is not None


def mode(scene: Scene, view: Mapping[str, Any], width: int) -> list[Text]:
    """What has to be done by when, and what is left for it."""
    if view["rounds"] is None or view["over"]:
        return []
    printed = scene.printed.board["coop" if together(scene) else "solo"]
    items = cubes(scene, view) + targets(scene, printed["points"]) if together(scene) else neutral(scene, view)
    after = view["rounds"] - view["round"]
    told = scene.say("rounds-left", after) if after else scene.say("last-round")
    left = Text(told, "quiet")
    goal = Text(printed["texts"][scene.say.language], "quiet")
    return [*lines_of(flow([*items, left], width)), *lines_of(flow(words_of(goal), width, " "))]


def words_of(sentence: Text) -> list[Text]:
    return list(sentence.split(" "))


def cubes(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    told = [
        Text.assemble((f"{scene.name(f'cube {kind}')} ", "soft"), str(left)) for kind, left in view["cubes"].items()
    ]
    told[0] = Text.assemble((f"{scene.say('cubes-left')}  ", "bold"), told[0])
    return told


def targets(scene: Scene, points: int) -> list[Text]:
    """How near each of the two is to the points that both need."""
    told: list[Text] = []
    for seat, score in enumerate(scene.scores):
        enough = score["total"] is not None and score["total"] >= points
        reached = scene.say("out-of", scene.points(seat), points)
        figures = f" {reached} {points_name(scene)}{f' {DONE}' if enough else ''}"
        told.append(Text.assemble(scene.player(seat), (figures, "good" if enough else "soft")))
    return told


def neutral(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The neutral cards that will be shown before they are shuffled again."""
    romans = [scene.printed.board["phases"][phase - 1]["roman"] for phase in view["neutral"]]
    return [Text.assemble((f"{scene.say('neutral-left')}  ", "bold"), " ".join(romans) or "–")]


def result(scene: Scene) -> Text | None:
    """How a game together or alone ended; None for any other."""
    outcome = scene.outcome
    if scene.seats == 1:
        return alone(scene, scene.view["round"])
    if outcome is None or not together(scene):
        return None
    say, points, both = scene.say, scene.printed.board["coop"]["points"], scene.players(range(scene.seats))
    if outcome.won[0]:
        return Text.assemble(both, " ", (say("coop.won", points), "good"), style="bold")
    tracks = scene.printed.board["tracks"]
    done = all(scene.view[name] == printed["to"] for name, printed in tracks.items())
    told = say("coop.short", points) if done else say("coop.unfinished", scene.view["rounds"])
    return Text.assemble(both, " ", (told, "bad"), style="bold")
