"""A card whose words leave something out is refused when the rulebook is made, and the error says which."""

from __future__ import annotations

from typing import Any

import pytest

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.game import Json
from areo.kernel.joints import Each, Either, Pay, Seq
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.tableau.card import Card
from areo.tableau.effects.base import Choice, Plain
from areo.tableau.effects.stock import Gain, Lose
from areo.tableau.icons import Pen, Row
from areo.tableau.incomplete import Incomplete
from areo.tableau.modifiers import Modifier
from areo.tableau.points import Points
from areo.tableau.requirements import Requirement
from areo.tableau.triggers import When, WhenTag
from areo.tableau.vocabulary import Vocabulary
from areo.tableau.worth import Habits, Profile, Sum
from areo.terraforming_mars.cards.sets import HOUSE
from areo.terraforming_mars.deck import make_rulebook
from areo.terraforming_mars.numbers import HEAT, MC, POWER
from areo.terraforming_mars.phrases.house import HOUSE_PHRASES
from areo.terraforming_mars.table import MarsTable, Player


class Whole(Plain[MarsTable]):
    """An effect that says all that is asked of one."""

    def run(self, game: MarsTable, frame: Frame) -> None:
        pass

    def text(self, words: Words) -> str:
        return words.say("whole")

    def icons(self, pen: Pen) -> Row:
        return []

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        pass


class WithoutText(Whole):
    text = Plain.text


class WithoutIcons(Whole):
    icons = Plain.icons


class WithoutWorth(Whole):
    brings = Plain.brings


class ChoiceWithoutText(Choice[MarsTable]):
    pass


class Luck(Requirement[MarsTable]):
    """A requirement that is always met."""

    def met(self, game: MarsTable, seat: int, slack: int) -> bool:
        return True

    def needs(self, game: MarsTable, seat: int, slack: int, found: Conditions) -> bool:
        return False

    def have(self, game: MarsTable, seat: int) -> int:
        return 1

    def text(self, words: Words) -> str:
        return words.say("whole")

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {}

    def wait(self, game: MarsTable, seat: int, slack: int) -> float:
        return 0.0


class LuckNobodyWaitsFor(Luck):
    wait = Requirement.wait


class LuckWithoutFacts(Luck):
    facts = Requirement.facts


class WhenLucky(When[MarsTable]):
    """A trigger that says all that is asked of one."""

    def cause(self, words: Words) -> str:
        return words.say("whole")

    def icons(self, pen: Pen) -> Row:
        return []

    def often(self, habits: Habits) -> float:
        return 1.0


class WhenUndrawn(WhenLucky):
    icons = When.icons


class WhenEver(WhenLucky):
    often = When.often


class WhenSilent(WhenLucky):
    cause = When.cause


class Charm(Modifier[Player]):
    """A modifier that says all that is asked of one."""

    def apply(self, player: Player) -> None:
        pass

    def text(self, words: Words) -> str:
        return words.say("whole")

    def icons(self, pen: Pen) -> Row:
        return []

    def brings(self, profile: Profile) -> None:
        pass


class WorthlessCharm(Charm):
    brings = Modifier.brings


class UndrawnCharm(Charm):
    icons = Modifier.icons


class Fame(Points[MarsTable]):
    """Points of which nothing is told to programs."""

    def of(self, game: MarsTable, seat: int, card: int) -> int:
        return 1

    def text(self, words: Words) -> str:
        return words.say("whole")

    def brings(self, profile: Profile) -> None:
        pass


@pytest.fixture(autouse=True)
def said(monkeypatch: pytest.MonkeyPatch) -> None:
    for language in HOUSE_PHRASES:
        monkeypatch.setitem(HOUSE_PHRASES[language], "whole", "whole")


def refusal(**printed: Any) -> str:
    """Why a rulebook with this card in it is not made."""
    with pytest.raises(Incomplete) as caught:
        make_rulebook((Card(601, "bolt", "Bolt", 3, set=HOUSE, **printed),))
    return str(caught.value)


def test_a_whole_card_is_taken() -> None:
    card = Card(
        601, "bolt", "Bolt", 3, (), (Luck(),), (Whole(),), when=(WhenLucky(Whole()),), modifiers=(Charm(),), set=HOUSE
    )
    book = make_rulebook((card,))
    assert book.card(601).id == "bolt"


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        (WithoutText(), "bolt: WithoutText has no text()"),
        (ChoiceWithoutText(), "bolt: ChoiceWithoutText has no text()"),
        (WithoutIcons(), "bolt: WithoutIcons has no icons()"),
        (WithoutWorth(), "bolt: WithoutWorth has no brings()"),
    ],
)
@pytest.mark.parametrize("where", ["play", "action", "first", "when", "in a sequence", "as a price", "in a branch"])
def test_an_effect_lacks_something_wherever_it_stands(effect: AnyEffect, reason: str, where: str) -> None:
    printed: dict[str, Any] = {
        "play": {"play": (Gain(MC, 1), effect)},
        "action": {"action": effect},
        "first": {"first": effect},
        "when": {"when": (WhenTag((POWER,), effect),)},
        "in a sequence": {"play": (Seq(Gain(MC, 1), effect),)},
        "as a price": {"action": Pay(effect, Gain(MC, 1))},
        "in a branch": {"action": Either(Gain(MC, 1), Pay(Lose(HEAT, 1), effect))},
    }
    assert refusal(**printed[where]) == reason


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("inside", [False, True])
def test_a_phrase_is_missing_in_one_language(language: str, inside: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(HOUSE_PHRASES[language], "whole")
    action = Pay(Lose(HEAT, 1), Whole()) if inside else Whole()
    wanted = f"bolt: Whole has no text in {language!r}: there is no phrase 'whole' in {language!r}"
    assert refusal(action=action) == wanted


@pytest.mark.parametrize(
    ("printed", "reason"),
    [
        ({"requires": (LuckNobodyWaitsFor(),)}, "LuckNobodyWaitsFor has no wait()"),
        ({"requires": (LuckWithoutFacts(),)}, "LuckWithoutFacts has no facts()"),
        ({"when": (WhenUndrawn(Gain(MC, 1)),)}, "WhenUndrawn has no icons()"),
        ({"when": (WhenEver(Gain(MC, 1)),)}, "WhenEver has no often()"),
        ({"when": (WhenSilent(Gain(MC, 1)),)}, "WhenSilent has no cause()"),
        ({"modifiers": (WorthlessCharm(),)}, "WorthlessCharm has no brings()"),
        ({"modifiers": (UndrawnCharm(),)}, "UndrawnCharm has no icons()"),
        ({"points": Fame()}, "Fame has no facts()"),
        ({"play": (Each(Gain(MC, 1)),)}, "Each has no icons()"),
    ],
)
def test_so_it_is_with_all_that_stands_on_a_card(printed: dict[str, Any], reason: str) -> None:
    assert refusal(**printed) == f"bolt: {reason}"


def test_a_house_card_has_a_number_of_its_own() -> None:
    for number in (209, 600, 1000):
        with pytest.raises(ValueError, match="from 601 on"):
            make_rulebook((Card(number, "bolt", "Bolt", 3, set=HOUSE),))
    with pytest.raises(ValueError, match="twice"):
        make_rulebook(tuple(Card(601, id, "Bolt", 3, set=HOUSE) for id in ("bolt", "nut")))
