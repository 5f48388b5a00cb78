"""The end of a game: where the points came from, who stands where, who won."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from areo.terminal.drawing import Drawing
from areo.terminal.scene import Outcome, Scene


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
    """A line for each player, first to last: the place, the points from each source, the total."""
    told = scene.scores
    parts = [part for part in told[0] if part not in ("total", "by_card")]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("", justify="right")
    table.add_column("")
    for part in parts:
        table.add_column(scene.term(f"score.{part}"), justify="right", overflow="ellipsis")
    table.add_column(scene.say("total"), justify="right")
    place = 1
    for tied in outcome.ranking:
        for seat in tied:
            figures = [str(told[seat][part]) for part in parts]
            table.add_row(f"{place}.", scene.player(seat), *figures, Text(str(told[seat]["total"]), "bold"))
        place += len(tied)
    for rival in outcome.rivals:
        figures = [str(rival.get(part, "")) for part in parts]
        table.add_row("", scene.say("rival"), *figures, Text(str(rival["total"]), "bold"))
    return table
