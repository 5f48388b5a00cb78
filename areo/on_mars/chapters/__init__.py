"""The chapters of Alien Invasion, by the name that the option `chapter` has for them."""

from typing import Final

from areo.on_mars.chapter import Chapter
from areo.on_mars.chapters.blackout.chapter import BLACKOUT
from areo.on_mars.chapters.invasion.chapter import INVASION
from areo.on_mars.chapters.monolith.chapter import MONOLITH
from areo.on_mars.chapters.outbreak.chapter import OUTBREAK

CHAPTERS: Final[dict[str, Chapter]] = {chapter.id: chapter for chapter in [INVASION, OUTBREAK, BLACKOUT, MONOLITH]}
