"""The chapters of Alien Invasion, by the name that the option `chapter` has for them."""

from typing import Final

from areo.on_mars.chapter import Chapter
from areo.on_mars.chapters.invasion.chapter import InvasionChapter
from areo.on_mars.chapters.monolith.chapter import MonolithChapter

CHAPTERS: Final[dict[str, Chapter]] = {
    "invasion": InvasionChapter(),
    "monolith": MonolithChapter(),
}
