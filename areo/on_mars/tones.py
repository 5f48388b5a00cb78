"""The lines of the log that are more, or less, than a plain one."""

from __future__ import annotations

from typing import Final

from areo.kernel.tones import GAIN, HARM, HEADING, LOSS, POINTS, QUIET

TONES: Final = {
    "round": HEADING,
    "turn": HEADING,
    "level": HEADING,
    "end-triggered": HEADING,
    "gains": GAIN,
    "colonists": GAIN,
    "takes": GAIN,
    "lost": LOSS,
    "pays": QUIET,
    "goal-as-crystal": QUIET,
    "works": QUIET,
    "to-depot": QUIET,
    "bot-moves": QUIET,
    "rover-moves": QUIET,
    "retrieves": QUIET,
    "cleared": HARM,
    "displaced": HARM,
    "miner-home": HARM,
    "tile-destroyed": LOSS,
    "scores": POINTS,
    "contributes": POINTS,
    "mission-done": POINTS,
    "contract-done": POINTS,
    "goal": POINTS,
    "task": POINTS,
}
