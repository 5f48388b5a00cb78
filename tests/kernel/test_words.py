"""Words: phrases filled in, nouns counted, lists joined and verbs in the right mood, in each language."""

from typing import Any

import pytest

from areo import BadOption
from areo.kernel.effect import Effect
from areo.kernel.joints import Either, May
from areo.kernel.phrases import with_kernel
from areo.kernel.things import Kind, Things
from areo.kernel.words import LANGUAGES, Words, known_language

PHRASES = {
    "en": {
        "noun.astronaut": "astronaut|astronauts",
        "board": "[board|to board] {0:astronaut}",
        "go": "{1:seat} sends {0:astronaut} to {2:thing}",
        "list": "{0:and}; {0:or}",
        "zones": "in {0:things}",
        "twice": "{0} and {0} again",
        "move": "[go|to go]",
    },
    "fr": {"noun.astronaut": "astronaute|astronautes", "board": "[embarquez|embarquer] {0:astronaut}"},
    "pt": {"noun.astronaut": "astronauta|astronautas", "board": "[embarque|embarcar] {0:astronaut}"},
}


def words(language: str = "en", players: tuple[str, ...] = ()) -> Words:
    things = Things()
    zone = Kind("zone", 1, 10)
    things.add(zone, 0, "hellas", {"en": "Hellas", "fr": "Hellas", "pt": "Hélade"})
    things.add(zone, 1, "arabia", {"en": "Arabia", "fr": "Arabie", "pt": "Arábia"})
    things.add(zone, 2, "ausonia", {"en": "Ausonia", "fr": "Ausonie", "pt": "Ausônia"})
    return Words(language, with_kernel(PHRASES)[language], things, players)


class Says(Effect[Any]):
    """An effect that is only its text."""

    def __init__(self, phrase: str, number: int = 2) -> None:
        self.phrase = phrase
        self.number = number

    def text(self, words: Words) -> str:
        return words.say(self.phrase, self.number)


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 astronauts", "1 astronaut", "2 astronauts"),
        ("fr", "0 astronaute", "1 astronaute", "2 astronautes"),
        ("pt", "0 astronauta", "1 astronauta", "2 astronautas"),
    ],
)
def test_nouns_are_counted_as_each_language_does(language: str, none: str, one: str, two: str) -> None:
    """In French and Brazilian Portuguese nothing is singular: « 0 point », “0 ponto”."""
    assert [words(language).count(number, "astronaut") for number in (0, 1, 2)] == [none, one, two]
    assert words(language).count(21, "astronaut") == two.replace("2", "21")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_less_is_singular_too(language: str) -> None:
    assert words(language).count(-1, "astronaut") == words(language).count(1, "astronaut").replace("1", "−1")
    assert words(language).count(-2, "astronaut") == words(language).count(2, "astronaut").replace("2", "−2")


def test_numbers_below_zero_have_a_true_minus_sign_and_texts_keep_their_hyphens() -> None:
    assert words().say("twice", -12) == "−12 and −12 again"
    assert words().say("twice", "-12") == "-12 and -12 again"
    assert words().say("twice", 0) == "0 and 0 again"


def test_a_phrase_is_filled_in_any_order() -> None:
    assert words().say("go", 1, 0, 2) == "Player 1 sends 1 astronaut to Arabia"
    assert words().say("twice", "Mars") == "Mars and Mars again"


def test_what_is_filled_in_stays_as_it_is() -> None:
    """A player may be called "{1}" or "[a|b]"."""
    assert words().say("twice", "{0:thing} [a|b]") == "{0:thing} [a|b] and {0:thing} [a|b] again"
    assert words(players=("{1}", "[a|b]")).say("go", 2, 1, 1) == "[a|b] sends 2 astronauts to Hellas"


@pytest.mark.parametrize(
    ("texts", "both", "any_of"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a or b"),
        (["a", "b", "c"], "a, b and c", "a, b or c"),
    ],
)
def test_lists_are_joined(texts: list[str], both: str, any_of: str) -> None:
    assert words().say("list", texts) == f"{both}; {any_of}"
    assert words().join("and", texts) == both


@pytest.mark.parametrize(("language", "joined"), [("en", "a, b or c"), ("fr", "a, b ou c"), ("pt", "a, b ou c")])
def test_each_language_joins_with_its_own_word(language: str, joined: str) -> None:
    assert words(language).join("or", ["a", "b", "c"]) == joined


def test_things_have_names_in_each_language() -> None:
    assert words().say("zones", [1, 2, 3]) == "in Hellas, Arabia and Ausonia"
    assert words("fr").fill("things", [2, 3]) == "Arabie et Ausonie"
    assert words("pt").fill("thing", 3) == "Ausônia"


@pytest.mark.parametrize(
    ("language", "order", "after_may"),
    [
        ("en", "board 2 astronauts", "to board 2 astronauts"),
        ("fr", "embarquez 2 astronautes", "embarquer 2 astronautes"),
        ("pt", "embarque 2 astronautas", "embarcar 2 astronautas"),
    ],
)
def test_a_verb_is_an_order_or_stands_after_may(language: str, order: str, after_may: str) -> None:
    said = words(language)
    assert Says("board").text(said) == order
    assert said.may(Says("board")) == after_may
    assert Says("board").text(said) == order


def test_the_mood_lasts_through_all_that_is_inside() -> None:
    said = words()
    assert said.may(Either(Says("board"), Says("move"))) == "to board 2 astronauts or to go"
    assert said.may(May(Says("move"))).endswith("to go")
    assert said.ordering


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", ""),
        ("go", "Go."),
        ("Go.", "Go."),
        ("where to?", "Where to?"),
        ("now!", "Now!"),
        ("émilie part", "Émilie part."),
        ("2 points", "2 points."),
    ],
)
def test_a_sentence_has_a_capital_and_an_end(text: str, sentence: str) -> None:
    assert words().sentence(text) == sentence


def test_players_without_names_are_numbered() -> None:
    assert words(players=("Ada",)).player(0) == "Ada"
    assert [words(language).player(1) for language in LANGUAGES] == ["Player 2", "Joueur 2", "Jogador 2"]


@pytest.mark.parametrize("language", ["de", "EN", "", None, 1, ["en"], "pt-BR"])
def test_other_languages_are_refused(language: object) -> None:
    with pytest.raises(BadOption, match="there are en, fr, pt"):
        known_language(language)


def test_the_kernel_says_the_same_things_in_each_language() -> None:
    kernel = with_kernel({language: {} for language in LANGUAGES})
    assert kernel["en"].keys() == kernel["fr"].keys() == kernel["pt"].keys()
