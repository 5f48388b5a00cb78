"""What Outbreak adds to the state of a table, declared once: views and positions follow from it."""

from __future__ import annotations

from typing import Final

from areo.on_mars.chapters.game import CLOCK
from areo.on_mars.chapters.outbreak.fields import Cards, Health
from areo.on_mars.state import declare

STATE: Final = declare(
    (*CLOCK, Cards("infection")),
    (Health("infected"), Health("vaccinated")),
)
