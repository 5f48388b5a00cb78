"""Definitions are complete or refused, when the rulebook is made and not when somebody reads or plays them."""

from typing import ClassVar

import pytest

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.game import Game
from areo.kernel.joints import Batch, Seq
from areo.kernel.menu import Entry, Menu
from areo.kernel.phrases import with_kernel
from areo.kernel.picks import Pick
from areo.kernel.rulebook import Rulebook
from areo.kernel.things import Kind, Things
from areo.kernel.words import Words

CARD = Kind("card", 1, 10)


def book(effect: AnyEffect, card: bool = True, triggered: bool = False) -> Rulebook:
    """A rulebook with one effect in it, on a card or on none."""
    things = Things()
    things.add(CARD, 0, "mine", dict.fromkeys(("en", "fr", "pt"), "Mine"))
    phrases = {"en": {"dig": "dig", "label.dig": "dig"}, "fr": {"dig": "creusez"}, "pt": {"dig": "cave"}}
    made = Rulebook("dig", things, with_kernel(phrases), "")
    made.enter("mine", effect, CARD.thing(0) if card else 0, triggered)
    return made


class Dig(Effect[Game]):
    touches: ClassVar[int] = 0

    def run(self, game: Game, frame: Frame) -> None:
        pass

    def text(self, words: Words) -> str:
        return words.say("dig")


class Wordless(Effect[Game]):
    touches: ClassVar[int] = 0

    def run(self, game: Game, frame: Frame) -> None:
        pass


class Idle(Effect[Game]):
    touches: ClassVar[int] = 0

    def text(self, words: Words) -> str:
        return words.say("dig")


class Careless(Dig):
    touches: ClassVar[int] = Effect.touches


class Asking(Wordless):
    def answer(self, game: Game, frame: Frame, picks: list[int]) -> None:
        pass


class Puzzling(Asking):
    asks: ClassVar[str] = "ask.riddle"


class DigEntry(Entry[Game]):
    verb: ClassVar[str] = "dig"

    def begin(self, game: Game, frame: Frame, move: int) -> None:
        pass


class Choose(Menu[Game]):
    asks: ClassVar[str] = "dig"


def test_complete_definitions_are_taken() -> None:
    book(Batch(Dig(), Seq(Dig(), Dig()))).complete()
    book(Wordless(), card=False).complete()
    book(Careless()).complete()  # in no batch, so nobody asks what it touches


@pytest.mark.parametrize("whole", [Wordless(), Seq(Dig(), Wordless()), Batch(Dig(), Wordless())])
def test_an_effect_on_a_card_has_a_text(whole: AnyEffect) -> None:
    with pytest.raises(TypeError, match=r"Wordless at 'mine.*' is printed on a card, but has no text"):
        book(whole).complete()


def test_an_effect_can_be_done() -> None:
    with pytest.raises(TypeError, match=r"Idle at 'mine' has no run"):
        book(Idle()).complete()


@pytest.mark.parametrize(("whole", "triggered"), [(Batch(Dig(), Seq(Dig(), Careless())), False), (Careless(), True)])
def test_what_can_be_put_in_order_says_what_it_touches(whole: AnyEffect, triggered: bool) -> None:
    with pytest.raises(TypeError, match=r"Careless at 'mine.*' is part of a batch, but does not say what it touches"):
        book(whole, triggered=triggered).complete()


def test_what_asks_has_something_to_ask_with() -> None:
    with pytest.raises(TypeError, match="neither a phrase to ask with nor a text"):
        book(Asking(), card=False).complete()
    with pytest.raises(LookupError, match=r"Puzzling at 'mine': there is no phrase 'ask.riddle' in 'en'"):
        book(Puzzling(), card=False).complete()


def test_every_entry_of_a_menu_has_its_label_in_every_language() -> None:
    with pytest.raises(LookupError, match=r"Choose at 'mine': there is no phrase 'label.dig' in 'fr'"):
        book(Choose(DigEntry()), card=False).complete()


def test_every_entry_of_a_menu_has_a_verb_and_a_deed() -> None:
    class Verbless(DigEntry):
        verb: ClassVar[str] = ""

    class Deedless(Entry[Game]):
        verb: ClassVar[str] = "dig"

    with pytest.raises(TypeError, match="Verbless has no verb"):
        book(Choose(Verbless()), card=False).complete()
    with pytest.raises(TypeError, match=r"Deedless has no begin\(\)"):
        book(Choose(Deedless()), card=False).complete()


def test_a_pick_says_what_may_be_picked_and_what_follows() -> None:
    class Nothing(Pick[Game]):
        asks: ClassVar[str] = "dig"

    with pytest.raises(TypeError, match=r"Nothing at 'mine' has no candidates\(\)"):
        book(Nothing(), card=False).complete()


def test_the_grammar_of_a_game_comes_from_its_questions() -> None:
    made = book(Choose(DigEntry()), card=False)
    assert made.has_key("dig")
    assert not made.has_key("fly")
