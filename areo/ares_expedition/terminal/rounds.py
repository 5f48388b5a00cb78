"""The five phases of a round: which are played, who chose them, and who may not choose them again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from areo.tableau.terminal.tracks import DONE
from areo.terminal.flow import aligned, flow, lines_of
from areo.terminal.look import FREE, seat_style, shape
from areo.terminal.scene import Scene

NOW: Final = "▶"
NEXT: Final = "▷"
BARRED: Final = "✕"
GAP: Final = 2


def phases(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """A column for each phase: its name, beneath it those who chose it, and then those who did so last round."""
    every = numbers(scene)
    names = [Text.assemble(mark(scene, view, number), name(scene, number, True)) for number in every]
    room = scene.width - sum(cell.cell_len for cell in names)
    gap = min(GAP, room // (len(every) - 1))
    if gap < 1:
        gap = GAP
        names = [Text.assemble(mark(scene, view, number), name(scene, number, False)) for number in every]
    below = [[chosen(view, number) for number in every], [barred(view, number) for number in every]]
    rows = [names, *[row for row in below if any(row)]]
    return [*aligned(rows, gap=gap, width=scene.width), *legend(scene, view)]


def numbers(scene: Scene) -> list[int]:
    return [int(phase["id"]) for phase in scene.printed.board["phases"]]


def mark(scene: Scene, view: Mapping[str, Any], number: int) -> Text:
    """Whether a phase was played, is now, or is still to come; or its number, if it can be chosen."""
    if f"phase {number}" in scene.lit:
        return Text(f"{scene.lit[f'phase {number}']} ", "act")
    sign = stage(view, number)
    return Text(f"{sign} ", "bold" if sign == NOW else "quiet")


def stage(view: Mapping[str, Any], number: int) -> str:
    if number not in view["phases"]:
        return " "
    return NOW if number == view["phase"] else DONE if number < view["phase"] else NEXT


def name(scene: Scene, number: int, whole: bool) -> Text:
    """A phase's numeral, and its name where there is room."""
    phase = scene.printed.board["phases"][number - 1]
    told = f"{phase['roman']} {scene.term('phase.' + phase['name'])}" if whole else str(phase["roman"])
    if f"phase {number}" in scene.lit:
        return Text(told, "act")
    played = stage(scene.view, number)
    return Text(told, "bold" if played == NOW else "soft" if played == NEXT else "quiet")


def chosen(view: Mapping[str, Any], number: int) -> Text:
    """Those who chose a phase for this round, as far as it is known."""
    found = [seat_mark(seat) for seat, one in enumerate(view["players"]) if one["chosen"] == number]
    if view["neutral_card"] == number:
        found.append(Text(FREE, "soft"))
    return Text.assemble("  ", Text(" ").join(found)) if found else Text()


def barred(view: Mapping[str, Any], number: int) -> Text:
    """Those who chose a phase last round, while that keeps them from choosing it."""
    if view["phases"]:
        return Text()
    found = [seat_mark(seat) for seat, one in enumerate(view["players"]) if one["previous"] == number]
    return Text.assemble((f"{BARRED} ", "bad"), Text(" ").join(found)) if found else Text()


def seat_mark(seat: int) -> Text:
    return Text(shape(seat), seat_style(seat))


def legend(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """What the signs mean, of those that are there."""
    say = scene.say
    stages = {stage(view, number) for number in numbers(scene)}
    meanings = {NOW: say("now"), NEXT: say("next"), DONE: say("done")}
    told = [f"{sign} {meaning}" for sign, meaning in meanings.items() if sign in stages]
    if any(barred(view, number) for number in numbers(scene)):
        told.append(f"{BARRED} {say('barred')}")
    if view["neutral_card"]:
        told.append(f"{FREE} {say('neutral')}")
    return lines_of(flow([Text(item, "quiet") for item in told], scene.width)) if told else []
