"""How far the colony is: who acts when and from where, the shuttle, the life support system, the missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from areo.on_mars.terminal.people import everybody, name, number
from areo.terminal.flow import aligned, flow, headed, lines_of
from areo.terminal.scene import Scene

MIDDOT: Final = " · "
NOW: Final = "▶"
NEXT: Final = "▷"
DONE: Final = "✓"
SHORT: Final = "✕"
BEHIND: Final = "━"
AHEAD: Final = "─"
BEHIND_MARK: Final = "╋"
AHEAD_MARK: Final = "┼"
SIDES: Final = {"orbit": range(4), "colony": range(4, 8)}  # with their spaces of the turn order


def header(scene: Scene, view: Mapping[str, Any]) -> Text:
    """How far the game is, the colony's level, and what is left before it ends."""
    say = scene.say
    end = ending(scene, view)
    clock, level = Text(scene.clock, "bold"), Text(say("level", view["level"]), "bold")
    room = scene.width - clock.cell_len - level.cell_len - len(end)
    if room < 2 * len(MIDDOT):
        return flow([clock, level, Text(end)], scene.width)
    return Text.assemble(clock, " " * (room - len(MIDDOT)), level, MIDDOT, end)


def ending(scene: Scene, view: Mapping[str, Any]) -> str:
    """What is left before the game ends: missions, time or rounds."""
    if view["last_round"]:
        return scene.say("last-round")
    if view["end_triggered"]:
        return scene.say("end-near")
    if "team" in view:
        return scene.say("stopped-after", view["team"]["last_round"])
    if "time" in view:
        return scene.say("time", view["time"])
    return scene.say("missions-left", view["remaining_missions"])


# Orbit, the colony and the shuttle


def sides(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The two sides with their spaces and who stands there, the order of turns, and when the shuttle leaves."""
    say = scene.say
    heads = [say("side.orbit"), say("side.colony"), say("shuttle"), say("order")]
    column = max(len(head) for head in heads) + 2
    there = {one["space"]: who for who, one in everybody(scene, view)}
    told: list[Text] = []
    for side, spaces in SIDES.items():
        items = [space(scene, index, there.get(index + 1)) for index in spaces]
        told.append(headed(Text(say(f"side.{side}"), "bold"), items, scene.width, column))
    told.append(headed(Text(say("shuttle"), "bold"), words_of(shuttle(scene, view)), scene.width, column, " "))
    if view["order"] and view["phase"] != "finished":
        told.append(headed(Text(say("order"), "bold"), turns(scene, view), scene.width, column, "  "))
    return [line for text in told for line in lines_of(text)]


def space(scene: Scene, index: int, who: int | str | None) -> Text:
    """A space of the turn order: its number, and who is there or else what it gives."""
    lit = scene.lit.get(f"space {index + 1}")
    told = Text(str(index + 1), "quiet") if lit is None else Text(f"[{lit}] {index + 1}", "act")
    if who is not None:
        return told.append(" ").append_text(name(scene, who))
    benefit = scene.printed.board["spaces"][index]["benefit"]
    return told if benefit is None else told.append(f" {benefit_name(scene, benefit)}", "quiet")


def benefit_name(scene: Scene, benefit: str) -> str:
    """What a space or a cell of the laboratory gives, in a word or two."""
    goods = ("crystal", "mineral", "colonist")
    return scene.name(f"resource {benefit}") if benefit in goods else scene.say(f"benefit.{benefit}")


def words_of(sentence: str, style: str = "") -> list[Text]:
    return [Text(word, style) for word in sentence.split(" ")]


def shuttle(scene: Scene, view: Mapping[str, Any]) -> str:
    """Where the shuttle is, and at the end of which round it leaves."""
    say = scene.say
    if not view["shuttle"]["space"]:
        return say("shuttle.gone")
    side = view["shuttle"]["side"]
    if view["shuttle_leaves"] is None:
        return say(f"shuttle.{side}.stays")
    return say(f"shuttle.{side}.leaves", view["shuttle_leaves"])


def turns(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """Who acts in which order, and who has."""
    order = view["order"]
    now = order.index(view["active"])
    signs = [DONE] * now + [NOW] + [NEXT] * (len(order) - now - 1)
    if view["phase"] == "shuttle":
        signs = [NOW if number(scene, who) in scene.waiting else " " for who in order]
    styles = {NOW: "bold", DONE: "good"}
    return [
        Text.assemble((f"{mark} ", styles.get(mark, "quiet")), name(scene, who))
        for mark, who in zip(signs, order, strict=True)
    ]


# Life support and missions


def life_support(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """A line for each column: its row, whether it holds the colony back, and what the next building there scores."""
    say = scene.say
    top = scene.printed.board["life_support"]["rows"]
    wanted = view["level_row"]
    rows: list[list[Text]] = []
    for building, row in view["lss"].items():
        short = row < wanted
        told = Text(SHORT, "bad") if short else Text(DONE, "good")
        name = Text(scene.name(f"building {building}"), building)
        rows.append([name, track(row, wanted, top, building), Text(str(row), "bold"), told])
        if short:
            reward = view["rewards"][building]
            each = scene.printed.cards[reward].facts["each"]
            rows[-1].append(Text(f"{each} × {scene.name(f'reward {reward}')}", "soft"))
    above = f"{say('row-wanted', wanted)} · {SHORT} {say('short')}" if wanted < top else say("row-top")
    heading = headed(Text(say("life-support"), "bold"), words_of(above, "quiet"), scene.width, gap=" ")
    return [*lines_of(heading), *aligned(rows, right={2}, width=scene.width)]


def track(row: int, wanted: int, top: int, style: str) -> Text:
    """The rows behind and ahead of a marker, crossed where the level's own row is."""
    strokes = "".join(
        (BEHIND_MARK if number == wanted else BEHIND) if number <= row else (AHEAD_MARK if number == wanted else AHEAD)
        for number in range(1, top + 1)
    )
    return Text.assemble((strokes[:row], style), (strokes[row:], "quiet"))


def missions(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The missions in play: what each counts, how often it is still to be done, and what that gives."""
    told = [Text(scene.say("missions"), "bold")]
    for letter, mission in view["missions"].items():
        if mission is None:
            told.append(Text(f"{letter}  {DONE} {scene.say('mission-done')}", "quiet"))
            continue
        card = scene.printed.cards[mission["id"]]
        target = targets(view, card.facts["targets"])
        way = Text.assemble((BEHIND * (target - mission["left"]), "good"), (AHEAD * mission["left"], "quiet"))
        crystals = scene.words.count(int(str(card.facts["crystals"])), "crystal")
        line = [
            Text.assemble(f"{letter}  ", (card.name, "bold")),
            way,
            Text(scene.say("to-go", mission["left"], target)),
        ]
        told += lines_of(flow([*line, Text(f"+{crystals}", "crystal")], scene.width, "  "))
    return told


def targets(view: Mapping[str, Any], figures: Any) -> int:
    """How often a mission is to be done by so many players; printed for two and fewer, for three and for four."""
    found: int = figures[max(len(view["players"]), 2) - 2]
    return found
