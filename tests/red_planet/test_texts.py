"""What players read in Mission: Red Planet: whole, in three languages, and in step with the code and the data.

`AREO_GOLDEN=write` writes the texts in tests/golden anew; read the difference before it goes in.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

import areo
from areo.kernel.description import TERMS
from areo.kernel.effect import AnyEffect
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.kernel.words import Words
from areo.red_planet import events
from areo.red_planet.characters import CHARACTERS
from areo.red_planet.data import load
from areo.red_planet.effects.astronauts import MoveOnMars
from areo.red_planet.effects.shuttles import Board, BoardTogether
from areo.red_planet.game_type import GAME, rulebook
from areo.red_planet.numbers import NONE
from tests import texts
from tests.texts import KERNEL, PLAYERS, every_language, is_counted, slots

BOOK = rulebook(load())


def words_of(language: str) -> Words:
    return Words(language, BOOK.phrases[language], BOOK.things, PLAYERS)


# What each phrase is given to say, in the order of its slots. A text such as "zone hellas" stands for that thing,
# "@look" for what that phrase says, "@@look" for the sentence. A counted noun has 1, 2 and 0, whatever stands here.
COUNTED = 0
EXAMPLES: dict[str, tuple[object, ...]] = {
    "seq": ("@take-back", "@launch"),
    "player": (1,),
    "prompt": ("character saboteur", "@@ask.destroy"),
    "either": (["@draw-event", "@look"],),
    "may": ("@look",),
    "pay": ("…", "…"),
    "each": ("…",),
    "why.not-asked": ("Alice",),
    "why.not-offered": ("@ask.destroy",),
    "why.must": ("@ask.keep",),
    "why.effect": ("@look",),
    "why.amount": (0, 3),
    "why.not-in-batch": ("card upheaval",),
    "why.unknown": ("jump",),
    "board.one": (COUNTED,),
    "board.one-or-two": (COUNTED,),
    "board.different": (COUNTED,),
    "board.together": (COUNTED,),
    "board.all": (COUNTED,),
    "move": (COUNTED,),
    "ask.board": (1, 2),
    "ask.board-together": (COUNTED,),
    "ask.destination": ("shuttle S31",),
    "ask.move": (2, 3),
    "ask.replace-whom": ("zone arabia",),
    "ask.replace-aboard": ("shuttle S20",),
    "ask.kill-whom": ("zone arabia",),
    "label.priced": ("S20", 3),
    "label.detailed": ("S20", "1/4"),
    "label.shuttle": ("shuttle S20", "zone arabia"),
    "label.manual-shuttle": ("shuttle S31",),
    "label.aboard": (1, 4),
    "label.move": ("zone arabia", "zone tritonis_sinus"),
    "why.in-flight": ("shuttle S20",),
    "why.not-docked": ("shuttle S20",),
    "why.reserve": ("shuttle S20", 3, COUNTED),
    "why.room": ("shuttle S20", 3, COUNTED),
    "why.different": ("shuttle S20",),
    "why.no-tile": ("zone arabia",),
    "why.no-other-tile": ("shuttle S20",),
    "why.same-destination": ("zone arabia",),
    "why.no-destination": ("shuttle S31",),
    "why.nobody-there": ("zone arabia",),
    "why.not-neighbours": ("zone arabia", "zone hellas"),
    "why.inner": ("zone tritonis_sinus",),
    "why.discovery-there": ("zone arabia",),
    "why.no-discovery": ("zone arabia",),
    "why.nobody-aboard": ("shuttle S20",),
    "why.no-opponent": ("zone arabia",),
    "why.no-opponent-aboard": ("shuttle S20",),
    "why.not-present": ("seat 1", "zone arabia"),
    "why.not-aboard": ("seat 1", "shuttle S20"),
    "why.empty-zone": ("zone arabia",),
    "why.not-bonus": ("card upheaval",),
    "why.out": ("character explorer",),
    "why.played": ("character explorer", 3),
    "card.presence-in-all": (COUNTED, ["zone arabia", "zone hellas"]),
    "card.most-astronauts": (COUNTED, ["zone arabia", "zone hellas"]),
    "card.unconditional": (COUNTED,),
    "card.brings-tokens": (COUNTED, "resource ice"),
    "card.most-tokens": (COUNTED, "resource ice"),
    "card.lost-astronauts": (COUNTED, COUNTED),
    "card.presence-in-many": (COUNTED, COUNTED),
    "card.largest-group": (COUNTED,),
    "card.more-tokens": (COUNTED,),
    "card.more-tokens-of": (COUNTED, "resource celerium"),
    "card.presence-gains": (COUNTED,),
    "card.presence-loses": (COUNTED,),
    "card.points-for-most": (COUNTED,),
    "card.removes": (COUNTED,),
    "log.round": (-1, 5, 0, 0, 0),
    "log.scoring": (-1, 5, 0, 0, 0),
    "log.medal": (0, 0, 0, 0, 0),
    "log.seated": (0, "shuttle S20", 0, 0, 0),
    "log.docks": (-1, "shuttle S20", COUNTED, "zone arabia", 0),
    "log.docks-manual": (-1, "shuttle S31", COUNTED, 0, 0),
    "log.shows": (0, "card lichens", "card radiation", "card upheaval", 0),
    "log.keeps": (0, 0, 0, 0, 0),
    "log.keeps.secret": (0, 0, 0, 0, "card pioneers"),
    "log.chooses": (0, 0, 0, 0, 0),
    "log.chooses.secret": (0, 0, 0, 0, "character explorer"),
    "log.plays": (0, "character explorer", 0, 0, 0),
    "log.boards": (0, COUNTED, "shuttle S20", 0, 0),
    "log.turn-lost": (0, 0, 0, 0, 0),
    "log.destination": (0, "shuttle S31", "zone arabia", 0, 0),
    "log.launches": (-1, "shuttle S20", 0, 0, 0),
    "log.destroys": (0, "shuttle S20", 0, 0, 0),
    "log.loses": (0, COUNTED, 0, 0, 0),
    "log.lands": (-1, "shuttle S20", "zone arabia", 0, 0),
    "log.explores": (-1, "zone arabia", "resource ice", 0, 0),
    "log.walks": (0, "zone arabia", "zone tritonis_sinus", 0, 0),
    "log.kills": (0, 1, "zone arabia", 0, 0),
    "log.replaces": (0, 1, "zone arabia", 0, 0),
    "log.replaces-aboard": (0, 1, "shuttle S20", 0, 0),
    "log.takes-back": (0, 0, 0, 0, 0),
    "log.draws": (0, 0, 0, 0, 0),
    "log.draws.secret": (0, 0, 0, 0, "card upheaval"),
    "log.places": (0, "zone arabia", 0, 0, 0),
    "log.places.secret": (0, "zone arabia", 0, 0, "card upheaval"),
    "log.discards": (0, 0, 0, 0, 0),
    "log.discards.secret": (0, 0, 0, 0, "card upheaval"),
    "log.looks": (0, "zone arabia", 0, 0, 0),
    "log.looks.secret": (0, "zone arabia", 0, 0, "card upheaval"),
    "log.scores": (0, COUNTED, "resource ice", "zone arabia", 0),
    "log.stays": (-1, COUNTED, "zone arabia", 0, 0),
    "log.grants": (0, COUNTED, "resource ice", "card block_of_ice", 0),
    "log.reveals": (-1, "card upheaval", "zone arabia", 0, 0),
    "log.ice-majority": (0, COUNTED, 0, 0, 0),
    "log.points": (0, COUNTED, "card pioneers", 0, 0),
    "clock": (6, 10, "@phase.boarding_and_launch"),
    "round.name": (6,),
    "round.until": (5,),
    "round.from": (6,),
}


def meant(value: object, words: Words) -> object:
    """What a value of the examples stands for."""
    if isinstance(value, list):
        return [meant(part, words) for part in value]
    if isinstance(value, str) and value.startswith("@@"):
        return words.sentence(words.say(value[2:]))
    if isinstance(value, str) and value.startswith("@"):
        return words.say(value[1:])
    if isinstance(value, str) and BOOK.things.number(value):
        return BOOK.things.number(value)
    return value


SECTIONS = {  # by how their names begin
    "Counted nouns": ("noun.",),
    "Questions": ("ask.",),
    "Labels": ("label.", "skip", "yes", "no"),
    "Reasons": ("why.",),
    "Log": ("log.",),
    "Terms": ("clock", *TERMS),
    "Joints": ("and", "or", "seq", "either", "may", "pay", "each", "prompt", "player"),
    "Texts": ("",),
}


def section(phrase: str) -> str:
    return next(title for title, begins in SECTIONS.items() if phrase.startswith(begins))


def said(phrase: str, words: Words) -> list[str]:
    """The phrase with its example, as it is read; with counted nouns several times."""
    kind = section(phrase)
    if kind == "Counted nouns":
        return [words.count(count, phrase.removeprefix("noun.")) for count in (1, 2, 0)]
    counted = {int(number) for number, kind in slots(words.phrases[phrase]) if is_counted(kind)}
    counts = [0] if not counted else [1, 2, 0, -3] if phrase == "log.points" else [1, 2, 0]
    texts: list[str] = []
    for count in counts:
        given = enumerate(EXAMPLES.get(phrase, ()))
        values = [count if at in counted else meant(value, words) for at, value in given]
        texts.append(words.say(phrase, *values))
    if kind in ("Questions", "Labels", "Texts"):
        texts = [words.sentence(text) for text in texts]
    return [text.rstrip(".") for text in texts] if kind == "Labels" else texts


# ----------------------------------------------------------------------------------------------------------
# The golden files.


def golden(language: str) -> str:
    """All that is read in a language, card by card and phrase by phrase."""
    words = words_of(language)
    about = GAME.describe()
    lines = ["# The game", "", about.names[language], about.reconstructed[language]]
    lines += [f"{option.name}: {option.texts[language]}" for option in about.options]
    lines += ["", "# Cards", ""]
    for card in GAME.cards(language, {}):
        lines.append(f"{card.kind} · {card.name} · {card.text}")
    for title in SECTIONS:
        lines += ["", f"# {title}", ""]
        for phrase in BOOK.phrases["en"]:
            if section(phrase) == title:
                lines += [f"{phrase} · {text}" for text in said(phrase, words)]
    return "\n".join(lines) + "\n"


@every_language
def test_texts_read_as_they_were_reviewed(language: str) -> None:
    texts.reads_as_reviewed("red_planet", language, golden(language))


def test_every_phrase_with_slots_has_an_example_and_no_other() -> None:
    texts.examples_fit(BOOK, EXAMPLES)


# ----------------------------------------------------------------------------------------------------------
# Each phrase by itself.

SAME = {  # what is rightly the same as in English
    "fr": {"either", "noun.point", "noun.zone", "label.move", "label.priced", "kind.bonus"},
    "pt": {"either", "label.move", "label.priced"},
}


@every_language
def test_every_phrase_exists_with_the_same_slots(language: str) -> None:
    texts.same_slots(BOOK, language)


@every_language
def test_phrases_are_well_formed(language: str) -> None:
    texts.well_formed(BOOK, language)


@every_language
def test_phrases_end_and_begin_as_their_use_needs(language: str) -> None:
    texts.end_and_begin(BOOK, language, {"log.round", "log.scoring"})


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_no_phrase_was_left_in_english(language: str) -> None:
    assert texts.as_in_english(BOOK, language) == SAME[language]


def test_french_typography() -> None:
    words = words_of("fr")
    for name in words.phrases:
        for text in said(name, words):
            assert texts.faults_of_french(text) == [], f"{name}: {text}"


# ----------------------------------------------------------------------------------------------------------
# Phrases and code.


def test_the_code_names_every_phrase_and_no_other() -> None:
    game = set(BOOK.phrases["en"]) - KERNEL
    used, _ = texts.used_in("red_planet")
    assert (used | set(GAME.terms("en")) | texts.used_in_slots(BOOK, game)) - KERNEL == game
    assert texts.used_in("kernel")[0] <= KERNEL
    assert texts.used_in(".")[0] | texts.used_in_slots(BOOK, KERNEL | game) >= KERNEL


def test_lines_of_the_log_have_tones_that_clients_know() -> None:
    texts.tones_fit(BOOK)


# ----------------------------------------------------------------------------------------------------------
# Texts and definitions.

NUMBERED: dict[str, Callable[[int], AnyEffect | events.EventRule]] = {
    "board": Board,
    "board-different": lambda number: Board(number, different=True),
    "board-together": BoardTogether,
    "board-all": lambda number: BoardTogether(number, or_lose_turn=True),
    "move": MoveOnMars,
    "presence-in-all": lambda number: events.PresenceInAll([0, 1], number),
    "most-astronauts": lambda number: events.MostAstronauts([0, 1], number),
    "unconditional": events.Unconditional,
    "brings-tokens": lambda number: events.BringsTokens(0, number),
    "most-tokens": lambda number: events.MostTokens(0, number),
    "lost-astronauts-each": lambda number: events.LostAstronauts(number, 99),
    "lost-astronauts-most": lambda number: events.LostAstronauts(2, number),
    "presence-in-many-zones": lambda number: events.PresenceInMany(number, 8),
    "presence-in-many-points": lambda number: events.PresenceInMany(8, number),
    "largest-group": events.LargestGroup,
    "more-tokens": lambda number: events.AddTokens(NONE, number),
    "more-tokens-of": lambda number: events.AddTokens(0, number),
    "presence-gains": events.PointsForPresence,
    "presence-loses": lambda number: events.PointsForPresence(-number),
    "points-for-most": events.PointsForMost,
    "removes": events.Removes,
}


@every_language
@pytest.mark.parametrize("name", NUMBERED)
def test_a_changed_number_changes_the_text(name: str, language: str) -> None:
    words = words_of(language)
    twelve, thirteen = (NUMBERED[name](number).text(words) for number in (12, 13))
    assert twelve.count("12") == 1
    assert twelve.replace("12", "13") == thirteen


@every_language
def test_one_is_singular(language: str) -> None:
    words = words_of(language)
    for name, make in NUMBERED.items():
        assert make(1).text(words) != make(12).text(words).replace("12", "1"), name


@every_language
def test_a_changed_zone_or_resource_changes_the_text(language: str) -> None:
    words = words_of(language)
    assert "Hellas" in events.PresenceInAll([3], 8).text(words)
    assert "Arabia" in events.MostAstronauts([0, 6], 8).text(words)
    for resource in range(3):
        name = words.things.name(BOOK.things.number(f"resource {BOOK.data.resource_ids[resource]}"), language)
        rules = [events.BringsTokens(resource, 2), events.MostTokens(resource, 6), events.AddTokens(resource, 2)]
        for rule in rules:
            assert f"{name}" in rule.text(words)


@every_language
def test_a_corrected_component_is_read_on_its_card(language: str, tmp_path: Path) -> None:
    packaged = resources.files("areo.red_planet").joinpath("components.toml").read_text(encoding="utf-8")
    before, after = packaged.split('rule = "none"\npoints = 4\n')
    corrected = tmp_path / "corrected.toml"
    corrected.write_text(before + 'rule = "none"\npoints = 7\n' + after, encoding="utf-8")
    texts = {card.id: card.text for card in GAME.cards(language, {})}
    new_texts = {card.id: card.text for card in GAME.cards(language, {"data": str(corrected)})}
    assert {id for id in texts if texts[id] != new_texts[id]} == {"subsidy"}
    assert new_texts["subsidy"] == texts["subsidy"].replace("4", "7")


@every_language
def test_the_questions_tell_how_many_there_may_be(language: str) -> None:
    """The last of five moves, and of five astronauts."""
    words = words_of(language)
    for phrase in ("ask.move", "ask.board"):
        assert re.search(r"4 \w+ 5", words.say(phrase, 4, 5))


@every_language
def test_everything_has_a_name(language: str) -> None:
    for number, names in BOOK.things.names.items():
        assert names[language].strip(), BOOK.things.key(number)
    cards = GAME.cards(language, {})
    assert [card.kind for card in cards].count("character") == len(CHARACTERS)
    assert sum(card.copies for card in cards) == len(CHARACTERS) + len(BOOK.data.events)
    assert len({card.name for card in cards}) == len(cards)
    assert all(card.text.endswith(".") and card.text[0] == card.text[0].upper() for card in cards)


# ----------------------------------------------------------------------------------------------------------
# Texts at the table.


def grammar() -> list[str]:
    """Keys of every kind a question of this game can have, and some that none has."""
    zones = [zone.id for zone in BOOK.data.zones]
    keys = [*BOOK.things.numbers, "skip", "yes", "pass", "jump", "zone", "move", "move hellas nowhere", ""]
    keys += [f"{word} {number}" for word in ("do", "seat", "amount") for number in range(6)]
    return keys + [f"move {start} {end}" for start in zones for end in zones]


@pytest.mark.parametrize("seed", range(6))
def test_all_that_is_read_in_a_game_reads_whole(seed: int) -> None:
    players = 3 + seed % 3
    named = {"names": PLAYERS[:players]} if seed % 2 else {}
    game = areo.new("red-planet", players, seed, **named)
    chance = random.Random(seed)
    keys = grammar()
    while not game.over:
        texts.check_table(game, chance.sample(keys, 12))
        play_out(game, Dice(chance.getrandbits(64)), 1)
    texts.check_log(game)
