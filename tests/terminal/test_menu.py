"""Numbered options, and what a typed line means for them."""

import pytest

import areo
from areo.terminal.menu import Menu, Refused
from areo.terminal.onlooker import Onlooker
from areo.terminal.phrases import Say
from tests.terminal.seated import Page, until


def menu(asks: str, language: str = "en") -> Menu:
    game = until(areo.new("red-planet", players=3, seed=7), 0, asks)
    decision = game.asked[0]
    assert decision is not None
    return Menu(decision, Say(language), Onlooker(game, language).printed.cards)


def test_characters_keep_the_numbers_on_their_cards() -> None:
    game = areo.new("red-planet", players=3, seed=7)
    until(game, 0, "character")
    for seat in range(3):
        game.choose(seat, ["character explorer"])
    until(game, 0, "character")
    decision = game.asked[0]
    assert decision is not None
    choices = Menu(decision, Say("en"), Onlooker(game, "en").printed.cards).choices
    assert [choice.number for choice in choices] == [1, 3, 4, 5, 6, 7, 8, 9]
    assert choices[1].label == "Scientist"
    assert "event card" in choices[1].note
    assert Menu(decision, Say("en"), {}).answer("3") == [1]


def test_a_number_or_a_whole_key_answers() -> None:
    shuttles = menu("shuttle")
    assert shuttles.answer("2") == [1]
    assert shuttles.answer(shuttles.choices[1].key) == [1]
    assert shuttles.answer("hellas") is None


@pytest.mark.parametrize("line", ["0", "99", "1 2", "1 1", "123456789012"])
def test_numbers_that_answer_nothing_are_refused_with_a_reason(line: str) -> None:
    with pytest.raises(Refused, match=r"\w+"):
        menu("shuttle").answer(line)


def test_letters_filter_whatever_their_case_and_accents() -> None:
    characters = menu("character", "fr")
    assert [choice.label for choice in characters.matching("EVENEMENT")] == ["Scientifique"]
    assert characters.matching("no such") == []


@pytest.mark.parametrize("width", [50, 120])
def test_what_would_come_to_nothing_is_said_before_what_the_card_does(width: int) -> None:
    characters = menu("character")
    explorer = next(choice for choice in characters.choices if choice.key == "character explorer")
    assert explorer.warnings == "You have no astronaut on Mars to move."
    page = Page(width)
    page.print(characters.draw([explorer], width))
    assert " ".join(page.text.split()).startswith(f"2 Explorer {explorer.warnings} You may board 1 astronaut")


def test_a_label_that_says_what_the_card_does_needs_no_note() -> None:
    assert [choice.note for choice in menu("bonus card").choices] == [""] * len(menu("bonus card").choices)


def test_texts_stand_beneath_long_labels_and_on_the_same_line_if_all_is_brief() -> None:
    game = until(areo.new("terraforming-mars", players=2, seed=7, corporate_era=False), 0, "hich corporation")
    decision = game.asked[0]
    assert decision is not None
    corporations = Menu(decision, Say("en"), Onlooker(game, "en").printed.cards)
    page = Page(40)
    page.print(corporations.draw(corporations.choices, 40))
    assert page.text.splitlines()[1].startswith("    You start with")
    corporations.brief = True
    page = Page(40)
    page.print(corporations.draw(corporations.choices, 40))
    lines = page.text.splitlines()
    assert len(lines) == len(corporations.choices)
    assert all(line.rstrip().endswith("…") for line in lines)


def test_texts_beside_long_labels_are_whole() -> None:
    game = areo.new("ares-expedition", players=2, seed=3, advanced_corporations=True)
    decision = game.asked[0]
    assert decision is not None
    corporations = Menu(decision, Say("en"), Onlooker(game, "en").printed.cards)
    page = Page(100)
    page.print(corporations.draw(corporations.choices, 100))
    told = {word for line in page.text.splitlines() for word in line.split()}
    assert told >= {word for choice in corporations.choices for word in choice.note.split()}
