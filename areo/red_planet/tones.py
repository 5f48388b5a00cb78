"""The lines of the log that are more, or less, than a plain one."""

from __future__ import annotations

from typing import Final

from areo.kernel.tones import GAIN, HARM, HEADING, LOSS, POINTS, QUIET

TONES: Final = {
    "round": HEADING,
    "scoring": HEADING,
    "keeps": QUIET,
    "chooses": QUIET,
    "draws": GAIN,
    "loses": LOSS,
    "destroys": HARM,
    "kills": HARM,
    "replaces": HARM,
    "replaces-aboard": HARM,
    "scores": POINTS,
    "grants": POINTS,
    "ice-majority": POINTS,
    "points": POINTS,
}
