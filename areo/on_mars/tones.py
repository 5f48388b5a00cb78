"""The lines of the log that are more, or less, than a plain one."""

from __future__ import annotations

from typing import Final

from areo.kernel.tones import GAIN, HARM, HEADING, LOSS, POINTS, QUIET
from areo.on_mars.numbers import COLONIST, GOODS, WAREHOUSE

TONES: Final = {
    **{f"gains-{good}": GAIN for good in GOODS[:COLONIST]},
    **{f"takes-{GOODS[good]}": GAIN for good in WAREHOUSE},
    **{f"lost-{good}": LOSS for good in GOODS[:COLONIST]},
    **{f"pays-{good}": QUIET for good in GOODS[:COLONIST]},
    "round": HEADING,
    "turn": QUIET,
    "level": HEADING,
    "end-triggered": HEADING,
    "colonists": GAIN,
    "goal-as-crystal": QUIET,
    "works": QUIET,
    "to-depot": QUIET,
    "bot-moves": QUIET,
    "rover-moves": QUIET,
    "retrieves": QUIET,
    "cleared": HARM,
    "displaced": HARM,
    "miner-home": HARM,
    "scores": POINTS,
    "contributes": POINTS,
    "contract-done": POINTS,
    "goal": POINTS,
    "task": POINTS,
}
