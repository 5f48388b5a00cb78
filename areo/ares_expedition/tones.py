"""The lines of the log that are more, or less, than a plain one."""

from __future__ import annotations

from typing import Final

from areo.kernel.tones import GAIN, HEADING, LOSS, QUIET

TONES: Final = {
    "round": HEADING,
    "chooses-corporation": QUIET,
    "looks-at-corporation": QUIET,
    "chooses-phase": QUIET,
    "chooses-cube": QUIET,
    "chooses-gift": QUIET,
    "production": QUIET,
    "looks": QUIET,
    "keeps": QUIET,
    "discards": QUIET,
    "sells": QUIET,
    "ends": QUIET,
    "draws": GAIN,
    "gains": GAIN,
    "forest": GAIN,
    "loses": LOSS,
    "tr-lost": LOSS,
}
