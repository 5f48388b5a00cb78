"""The lines of Invasion's log that are more, or less, than a plain one."""

from __future__ import annotations

from typing import Final

from areo.kernel.tones import GAIN, HARM, HEADING, POINTS, QUIET

TONES: Final = {
    "team-scores": POINTS,
    "alien-resets": QUIET,
    "alien-passes": QUIET,
    "alien-pays": QUIET,
    "alien-gains": GAIN,
    "alien-moves": QUIET,
    "miner-flees": HARM,
    "bot-crushed": HARM,
    "alien-robs": HARM,
    "corrupts": HARM,
    "abducts": HARM,
    "strikes": HARM,
    "sabotages": HARM,
    "chapter-won": HEADING,
    "chapter-lost": HEADING,
}
