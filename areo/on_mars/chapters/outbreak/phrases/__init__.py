"""What Outbreak says, in three languages, and the tones of its log."""

from __future__ import annotations

from typing import Final

from areo.kernel.tones import GAIN, HARM, POINTS
from areo.on_mars.chapters.outbreak.phrases.en import ENGLISH
from areo.on_mars.chapters.outbreak.phrases.fr import FRENCH
from areo.on_mars.chapters.outbreak.phrases.pt import PORTUGUESE
from areo.on_mars.chapters.phrases import with_shared

TONES: Final = {
    **{f"infected-{place}": HARM for place in ("quarters", "working", "slots", "mine")},
    **{
        f"{deed}-{place}": GAIN
        for deed in ("cured", "vaccinated")
        for place in ("quarters", "working", "slots", "mine")
    },
    "lays-plant": POINTS,
    "lays-water": POINTS,
}
PHRASES: Final = with_shared({"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE})
