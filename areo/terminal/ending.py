"""The end of a game: where the points came from, who stands where, who won."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from areo.kernel.game import Game
from areo.terminal.drawing import Drawing
from areo.terminal.phrases import Say
from areo.terminal.scene import Scene, player, players


def ending(scene: Scene, drawing: Drawing) -> RenderableType:
    """The result in a sentence, the scores by source, and what the game itself adds."""
    told = drawing.result(scene) or result(scene.game, scene.say)
    parts: list[RenderableType] = [told, "", scores(scene.game, scene.say)]
    more = drawing.ending(scene)
    if more is not None:
        parts += ["", more]
    return Group(*parts)


def total(game: Game, seat: int) -> int:
    return int(str(game.scores()[seat]["total"]))


def result(game: Game, say: Say) -> Text:
    """Who won, and by how much."""
    won = game.won or []
    winners = [seat for seat in range(game.seats) if won[seat]]
    if not winners:
        return Text(say("nobody-wins"), "bold")
    names = players(game, winners, say)
    points = total(game, winners[0])
    others = [total(game, seat) for seat in range(game.seats) if seat not in winners]
    if len(winners) > 1:
        phrase = say("win-together")
    elif others and points > max(others):
        phrase = say("wins-by", points, points - max(others))
    elif others and points == max(others):
        phrase = say("wins-tie", points)
    else:
        phrase = say("wins", points)
    return Text.assemble(names, " ", phrase, style="bold")


def scores(game: Game, say: Say) -> Table:
    """A line for each player, first to last: the place, the points from each source, the total."""
    told = game.scores()
    parts = [part for part in told[0] if part not in ("total", "by_card")]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("", justify="right")
    table.add_column("")
    for part in parts:
        table.add_column(say.name(f"{game.rulebook.game}.score.{part}"), justify="right")
    table.add_column(say("total"), justify="right")
    place = 1
    for tied in game.ranking():
        for seat in tied:
            figures = [str(told[seat][part]) for part in parts]
            table.add_row(f"{place}.", player(game, seat, say), *figures, Text(str(told[seat]["total"]), "bold"))
        place += len(tied)
    for rival in game.rivals():
        figures = [str(rival.get(part, "")) for part in parts]
        table.add_row("", say("rival"), *figures, Text(str(rival["total"]), "bold"))
    return table
