"""Cards written out: found by words, with a mark on those that are our own reconstruction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from areo.kernel.description import CardText
from areo.terminal.phrases import Say
from areo.terminal.search import has_words


def find(cards: Iterable[CardText], english: Iterable[CardText], words: Sequence[str]) -> list[CardText]:
    """The cards with all these words in their name or text, their id or their English name."""
    called = {card.id: card.name for card in english}
    return [card for card in cards if has_words(f"{card.name} {card.text} {card.id} {called[card.id]}", words)]


def card_list(game: str, cards: Sequence[CardText], say: Say) -> RenderableType:
    """A table of cards, with a footnote if any is reconstructed."""
    told = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", expand=False)
    several = any(card.copies > 1 for card in cards)
    for heading in ("kind", "card", "copies", "text"):
        if several or heading != "copies":
            told.add_column(say(f"cards.{heading}"), justify="right" if heading == "copies" else "left")
    before = ""
    for card in cards:
        ours = card.status == "reconstructed"
        told.add_row(
            Text("" if card.kind == before else say.name(f"{game}.kind.{card.kind}"), "quiet"),
            Text.assemble((card.name, "bold"), (" *" if ours else "", "dusk")),
            *([str(card.copies) if card.copies > 1 else ""] if several else []),
            Text(card.text),
        )
        before = card.kind
    if not any(card.status == "reconstructed" for card in cards):
        return told
    return Group(told, "", Text.assemble(("* ", "dusk"), (say("cards.reconstructed"), "quiet")))
