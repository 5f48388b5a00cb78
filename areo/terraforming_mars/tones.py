"""The lines of the log that are more, or less, than a plain one."""

from __future__ import annotations

from typing import Final

from areo.kernel.tones import GAIN, HARM, HEADING, LOSS, QUIET

TONES: Final = {
    "generation": HEADING,
    "chooses-corporation": QUIET,
    "production": QUIET,
    "looks": QUIET,
    "keeps": QUIET,
    "drafts": QUIET,
    "discards": QUIET,
    "draws": GAIN,
    "gains": GAIN,
    "loses": LOSS,
    "produces-less": LOSS,
    "removes": HARM,
}
