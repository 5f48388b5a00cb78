"""How far Mars is, and who is ahead where: the three parameters, milestones and awards."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from areo.tableau.terminal.tracks import degrees, minus, track, way
from areo.terminal.flow import aligned
from areo.terminal.look import seat_style, shape
from areo.terminal.scene import Scene
from areo.terraforming_mars import goals
from areo.terraforming_mars.numbers import OCEAN_GOAL, OXYGEN_GOAL, TEMPERATURE_GOAL, TEMPERATURE_START

STEP: Final = 2  # degrees


def tracks(scene: Scene, view: dict[str, Any], wordy: bool) -> list[Text]:
    """A line for each parameter: where it stands, the way to its goal, and in words how much is left."""
    say = scene.say
    warm, oxygen, oceans = view["temperature"], view["oxygen"], view["oceans"]
    warmed, warming = (warm - TEMPERATURE_START) // STEP, (TEMPERATURE_GOAL - TEMPERATURE_START) // STEP
    air, goal = say("percent", oxygen), say("percent", OXYGEN_GOAL)
    rows = [
        plain_track(scene, "temperature", degrees(warm), degrees(TEMPERATURE_GOAL), warmed, warming, "heat"),
        plain_track(scene, "oxygen", air, goal, oxygen, OXYGEN_GOAL, "plants"),
        plain_track(scene, "oceans", str(oceans), str(OCEAN_GOAL), oceans, OCEAN_GOAL, "oceans"),
    ]
    return aligned(rows if wordy else [row[:4] for row in rows], right={1})


def plain_track(scene: Scene, name: str, now: str, goal: str, done: int, steps: int, style: str) -> list[Text]:
    """A parameter whose way has one colour."""
    return track(scene, name, now, goal, way(done, steps, style), steps - done)


def milestones(scene: Scene, view: dict[str, Any]) -> list[Text]:
    """Whose they are, and how near to each everybody is."""
    taken = view["milestones"]
    rows = [heading(scene, "milestones", view["costs"]["milestone"])]
    for goal in goals.MILESTONES:
        values = view["progress"]["milestones"][goal.id]
        reached = [value >= goal.needs for value in values]
        rows.append([*goal_name(scene, "milestone", goal, taken), *figures(values, reached)])
    return aligned(rows, right=figure_columns(scene))


def awards(scene: Scene, view: dict[str, Any]) -> list[Text]:
    """Who funded them, and what everybody has of what they count."""
    taken = view["awards"]
    rows = [heading(scene, "awards", view["costs"]["award"])]
    for goal in goals.AWARDS:
        values = view["progress"]["awards"][goal.id]
        ahead = [value == max(values) for value in values]
        rows.append([*goal_name(scene, "award", goal, taken), *figures(values, ahead)])
    return aligned(rows, right=figure_columns(scene))


def figure_columns(scene: Scene) -> set[int]:
    return {0, *range(2, 2 + scene.seats)}


def heading(scene: Scene, kind: str, cost: int | None) -> list[Text]:
    """What the next costs, or that no more can be had; and a column for each player."""
    after = f"{goals.MOST_CLAIMED}/{goals.MOST_CLAIMED}" if cost is None else scene.words.count(cost, "mc")
    title = Text.assemble((scene.term(f"score.{kind}"), "bold"), (f" {after}", "quiet"))
    return [Text("  "), title, *[Text(f" {shape(seat)}", seat_style(seat)) for seat in range(scene.seats)]]


def goal_name(scene: Scene, kind: str, goal: goals.Goal, taken: dict[str, int]) -> tuple[Text, Text]:
    """Whose it is, or its number if it can be had now; and its name, with what it needs."""
    key = f"{kind} {goal.id}"
    number = scene.lit.get(key)
    mark = Text("" if number is None else str(number), "act")
    if goal.id in taken:
        mark = Text(shape(taken[goal.id]), seat_style(taken[goal.id]))
    style = "bold" if goal.id in taken else "" if number is None else "act"
    return mark, Text.assemble((scene.name(key), style), (f" ({goal.needs})" if goal.needs else "", "quiet"))


def figures(values: list[int], strong: list[bool]) -> list[Text]:
    return [Text(minus(value), "bold" if best else "quiet") for value, best in zip(values, strong, strict=True)]
