"""The end of a game: where the points came from, who stands where, who won."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from areo.terminal.drawing import Drawing
from areo.terminal.flow import headed, stack
from areo.terminal.scene import Outcome, Scene

NAME: Final = 24  # of a player, at most


def ending(scene: Scene, drawing: Drawing) -> RenderableType:
    """The result in a sentence, the scores by source, and what the game itself adds."""
    outcome = scene.outcome
    assert outcome is not None, "there is no ending before the end"
    told = drawing.result(scene) or result(scene, outcome)
    parts: list[RenderableType] = [told, "", scores(scene, outcome)]
    more = drawing.ending(scene)
    if more is not None:
        parts += ["", more]
    return Group(*parts)


def result(scene: Scene, outcome: Outcome) -> Text:
    """Who won, and by how much."""
    say = scene.say
    totals = [int(score["total"]) for score in scene.scores]
    winners = [seat for seat, won in enumerate(outcome.won) if won]
    if not winners:
        return Text(say("nobody-wins"), "bold")
    points = totals[winners[0]]
    others = [total for seat, total in enumerate(totals) if seat not in winners]
    if len(winners) > 1:
        phrase = say("win-together")
    elif others and points > max(others):
        phrase = say("wins-by", points, points - max(others))
    elif others and points == max(others):
        phrase = say("wins-tie", points)
    else:
        phrase = say("wins", points)
    return Text.assemble(scene.players(winners), " ", phrase, style="bold")


def scores(scene: Scene, outcome: Outcome) -> Table:
    """A column for each player, first to last: the points from each source, and the total."""
    told = "{0}. " if len(outcome.ranking) > 1 else ""  # who stands alone, or together, has no place
    columns = [(told.format(place), scene.player(seat), scene.scores[seat]) for place, seat in places(outcome)]
    columns += [("", Text(str(rival.get("name") or scene.say("rival"))), rival) for rival in outcome.rivals]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="not bold")
    table.add_column("", style="quiet", no_wrap=True)
    for place, who, _ in columns:
        heading = Text.assemble(place, who, overflow="ellipsis", no_wrap=True)
        table.add_column(heading, justify="right")
    for part in scene.scores[0]:
        if part not in ("total", "by_card"):
            points = [scene.words.number(score[part]) if part in score else "" for _, _, score in columns]
            table.add_row(scene.term(f"score.{part}"), *points)
    totals = [scene.words.number(score["total"]) for _, _, score in columns]
    table.add_row(scene.say("total"), *[Text(total, "bold") for total in totals])
    return table


def places(outcome: Outcome) -> list[tuple[int, int]]:
    """Each seat with its place, first to last; who ties shares one."""
    told: list[tuple[int, int]] = []
    for tied in outcome.ranking:
        place = len(told) + 1
        told += [(place, seat) for seat in tied]
    return told


def worthy_cards(scene: Scene) -> Text | None:
    """At the end: the cards that brought points, the most first."""
    people = [scene.player(seat) for seat in range(scene.seats)]
    for who in people:
        who.truncate(NAME, overflow="ellipsis")
    column = max(who.cell_len for who in people) + 1
    told = [Text(scene.say("worthy"), "quiet")]
    for who, score in zip(people, scene.scores, strict=True):
        by_card: list[tuple[str, Any]] = sorted(score["by_card"].items(), key=lambda item: -item[1])
        names = [
            Text.assemble(scene.name(f"card {id}"), (f" {scene.words.number(points)}", "bold"))
            for id, points in by_card
        ]
        if names:
            told.append(headed(who, names, scene.width, column))
    return stack(told) if len(told) > 1 else None
