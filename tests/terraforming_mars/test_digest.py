"""The fingerprint of all that is printed: it stands in records, and changes with any definition."""

import os
import subprocess
import sys

import pytest

import areo
from areo.tableau.card import Card
from areo.tableau.effects.stock import Gain
from areo.terraforming_mars.cards.sets import HOUSE
from areo.terraforming_mars.deck import BOOK, PROJECTS, make_rulebook
from areo.terraforming_mars.numbers import MC, SPACE
from areo.terraforming_mars.rulebook import TerraformingMarsRulebook


def with_first(card: Card) -> str:
    """The digest of a rulebook whose first card is another one."""
    phrases = {language: dict(BOOK.phrases[language]) for language in BOOK.phrases}
    cards = [card, *PROJECTS[1:]]
    book = TerraformingMarsRulebook(BOOK.vocabulary, phrases, cards, BOOK.corporations, BOOK.starts)
    book.effects = BOOK.effects
    return book.digest


def test_a_record_tells_it_and_other_data_is_refused() -> None:
    record = areo.new("terraforming-mars", players=2, seed=1).record()
    assert record["data"] == BOOK.digest
    assert len(BOOK.digest) == 64
    with pytest.raises(areo.BadRecord, match="made with other data"):
        areo.replay({**record, "data": "base"})


def test_it_is_the_same_in_every_process() -> None:
    code = "from areo.terraforming_mars.deck import BOOK; print(BOOK.digest)"
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
        assert told.stdout.strip() == BOOK.digest


def test_it_is_not_made_before_somebody_asks() -> None:
    assert make_rulebook().fingerprint == ""


def test_it_changes_with_whatever_is_printed() -> None:
    first = PROJECTS[0]

    def card(name: str = first.name, cost: int = first.cost, tags: tuple[int, ...] = first.tags) -> Card:
        return Card(first.number, first.id, name, cost, tags, first.requires, first.play.effects)

    same = with_first(card())
    assert with_first(card()) == same
    richer = Card(first.number, first.id, first.name, first.cost, first.tags, first.requires, (Gain(MC, 1),))
    other = [card(name="Ghost"), card(cost=first.cost + 1), card(tags=(*first.tags, SPACE)), richer]
    assert len({same, *(with_first(changed) for changed in other)}) == 5


def test_house_cards_change_only_the_digest_of_tables_that_play_with_them() -> None:
    card = Card(601, "bolt", "Bolt", 3, play=(Gain(MC, 1),), set=HOUSE)
    dearer = Card(601, "bolt", "Bolt", 4, play=(Gain(MC, 1),), set=HOUSE)
    digests = [make_rulebook((card,)).digest, make_rulebook((dearer,)).digest, BOOK.digest]
    assert len(set(digests)) == 3
    assert make_rulebook().digest == BOOK.digest
