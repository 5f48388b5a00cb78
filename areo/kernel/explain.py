"""For debugging: what is left to do at a table, and what each seat is asked."""

from __future__ import annotations

from areo.kernel.effect import Frame
from areo.kernel.game import Game


def explain(game: Game) -> str:
    """The lanes, what is on top last, and the open decisions with their keys."""
    told: list[str] = []
    for number, lane in enumerate(game.lanes):
        name = "table" if number == game.seats else f"seat {number}"
        told.append(f"{name}: {' '.join(frame_text(game, frame) for frame in lane) or '-'}")
    for seat, decision in enumerate(game.asked):
        if decision is not None:
            asker = frame_text(game, decision.question.frame)
            told.append(f"seat {seat} is asked by {asker}: {decision.kind} {decision.least}..{decision.most}")
            told.extend(f"  {index:3} {key}" for index, key in enumerate(decision.keys))
    return "\n".join(told)


def frame_text(game: Game, frame: Frame) -> str:
    things = game.rulebook.things
    text = game.rulebook.path(frame.effect)
    if frame.seat >= 0:
        text += f"@{frame.seat}"
    for thing in (frame.source, frame.subject, frame.second):
        if thing:
            text += f" [{things.key(thing)}]"
    return text + (f" x{frame.count}" if frame.count else "")
