"""Cards written out: found by words, with a mark on those that are our own reconstruction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from areo.kernel.description import CardText
from areo.terminal.phrases import Say
from areo.terminal.scene import term
from areo.terminal.search import has_words


def find(cards: Iterable[CardText], english: Iterable[CardText], words: Sequence[str]) -> list[CardText]:
    """The cards with all these words in their name or text, their id or their English name."""
    called = {card.id: card.name for card in english}
    return [card for card in cards if has_words(f"{card.name} {card.text} {card.id} {called[card.id]}", words)]


def mark(card: CardText, say: Say) -> str:
    """What is said beside the name of a card that is not printed so."""
    if card.status == "house":
        return f" ({say('cards.house')})"
    return " *" if card.status == "reconstructed" else ""


def kind_of(card: CardText, terms: Mapping[str, str]) -> str:
    """What kind of card it is, and among its kind: what the colour of its frame stands for, if the game has a word."""
    return terms.get(f"kind.{card.kind}.{card.facts.get('colour')}") or term(terms, f"kind.{card.kind}")


def name_of(card: CardText, terms: Mapping[str, str], say: Say) -> Text:
    """A card's name, and its tags beneath it."""
    name = Text.assemble((card.name, "bold"), (mark(card, say), "dusk"))
    tags = card.facts.get("tags")
    if isinstance(tags, list) and tags:
        name.append("\n" + ", ".join(term(terms, f"tag.{tag}") for tag in tags), "soft")
    return name


def price_of(card: CardText) -> str:
    """What a card costs, where that is one number. Of a cost in several goods its text tells."""
    cost = card.facts.get("cost")
    return str(cost) if isinstance(cost, int) else ""


def card_list(cards: Sequence[CardText], terms: Mapping[str, str], say: Say) -> RenderableType:
    """A table of cards, with a footnote if any is reconstructed. What no card in it has, has no column."""
    several = any(card.copies > 1 for card in cards)
    numbered = any("number" in card.facts for card in cards)
    priced = any(price_of(card) for card in cards)
    columns = {"kind": True, "number": numbered, "card": True, "cost": priced, "copies": several, "text": True}
    told = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", expand=False)
    for heading, shown in columns.items():
        if shown:
            right = heading in ("number", "cost", "copies")
            told.add_column(say(f"cards.{heading}"), justify="right" if right else "left")
    before = ""
    for card in cards:
        kind = kind_of(card, terms)
        cells = {
            "kind": Text("" if kind == before else kind, "quiet"),
            "number": Text(str(card.facts.get("number", "")), "quiet"),
            "card": name_of(card, terms, say),
            "cost": Text(price_of(card)),
            "copies": Text(str(card.copies) if card.copies > 1 else ""),
            "text": Text(card.text),
        }
        told.add_row(*(cells[heading] for heading, shown in columns.items() if shown))
        before = kind
    if not any(card.status == "reconstructed" for card in cards):
        return told
    return Group(told, "", Text.assemble(("* ", "dusk"), (say("cards.reconstructed"), "quiet")))
