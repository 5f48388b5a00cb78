"""What players read in Ares Expedition: whole, in three languages, and in step with the code and the cards.

`AREO_GOLDEN=write` writes the texts in tests/golden anew; read the difference before it goes in. Phrases that it shares
with Terraforming Mars are read there.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import areo
from areo.ares_expedition import standard
from areo.ares_expedition.cards.names import FRENCH as FRENCH_NAMES
from areo.ares_expedition.cards.names import PORTUGUESE as PORTUGUESE_NAMES
from areo.ares_expedition.counts import Forests, Projects
from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.effects.actions import AddToAny, Capability, IfChose, SpendMoney, SpendPlants
from areo.ares_expedition.effects.cards import DiscardCards, NextCard, Redraw, ShowForTags
from areo.ares_expedition.effects.planet import FlipOceans, LoseTR, RaiseOxygen, RaiseTemperature, RaiseTR
from areo.ares_expedition.facts import text_of
from areo.ares_expedition.game_type import GAME
from areo.ares_expedition.modifiers import (
    DearDiscount,
    ForestCost,
    MetalTakesMore,
    OptionDiscount,
    Research,
    SellValue,
    StandardDiscount,
    Yields,
    YieldsPer,
)
from areo.ares_expedition.numbers import (
    CORPORATIONS,
    CUBES,
    DRAWN,
    HEAT,
    MC,
    PLANT,
    PLANTS,
    PURPLE,
    RED_ZONE,
    RESOURCES,
    SCIENCE,
    STEEL,
    TAGS,
    TITANIUM,
    WHITE,
    YELLOW,
    ZONES,
)
from areo.ares_expedition.phrases.en import ENGLISH
from areo.ares_expedition.phrases.fr import FRENCH
from areo.ares_expedition.phrases.pt import PORTUGUESE
from areo.ares_expedition.requirements import Oceans, Oxygen, Rating, Temperature
from areo.kernel.effect import AnyEffect
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.kernel.things import SEAT
from areo.kernel.words import SLOT, Sayable, Words
from areo.tableau.card import Card
from areo.tableau.counts import Count, OwnTags
from areo.tableau.effects.cards import Draw, LookAndKeep
from areo.tableau.effects.stock import Gain
from areo.tableau.modifiers import Modifier
from areo.tableau.phrases.en import ENGLISH as SHARED
from areo.tableau.points import Flat
from areo.terraforming_mars.deck import BOOK as SISTER
from tests import texts
from tests.ares_expedition.expedition import deal
from tests.examples import COUNTED, Examples
from tests.texts import KERNEL, PLAYERS, every_language, slots


def words_of(language: str) -> Words:
    return Words(language, BOOK.phrases[language], BOOK.things, PLAYERS)


# What each phrase is given to say, as tests/examples.py reads it.
EXAMPLES: dict[str, tuple[object, ...]] = {
    "seq": ("@gain", "@raise-oxygen"),
    "either": (["@gain", "@add-here"],),
    "gain": ("=3 plants",),
    "draw": ("=2 card",),
    "spend": ("=10 mc",),
    "add-here": ("=1 cube.microbe",),
    "box.production": ("@gain",),
    "box.metals": ("@box.steel",),
    "box.steel": ("=2 steel", "=4 mc"),
    "box.titanium": ("=1 titanium", "=3 mc"),
    "metal-takes-more": ("@of.titanium", "=1 mc"),
    "discount.dear": ("=4 mc", "=20 mc"),
    "discount.tags": (3, "@tag-name.jovian", 6),
    "discount.standard": ("=4 mc",),
    "discount.microbes": ("=2 cube.microbe", "=10 mc"),
    "discount.plants": ("=1 plants", "=5 mc"),
    "sell-value": ("=1 mc",),
    "research.both": (COUNTED, 1),
    "research.draw": (COUNTED,),
    "research.keep": (COUNTED,),
    "forest-cost": ("=1 plants",),
    "rating-offer": ("=6 mc",),
    "raise-temperature": ("=2 step",),
    "raise-oxygen": ("=1 step",),
    "raise-tr": ("=1 step",),
    "lose-tr": ("=1 step",),
    "flip-oceans": ("=2 ocean",),
    "gain-forests": ("=2 forest", "=2 step"),
    "discard": ("=2 card",),
    "redraw": ("=3 card",),
    "look-and-keep": ("=3 card", 1),
    "show-for-tags": ("=3 card", "@tag-name.science"),
    "show-for-colour": ("=1 mc",),
    "discard-for-more": ("@tag-name.plant",),
    "draws": ("=2 card",),
    "free-play": ("=9 mc",),
    "next-card.discount": ("=11 mc",),
    "spend.less-each": ("@spend", "=2 mc", "@count.steel"),
    "spend.less-blue": ("@spend", "=5 mc", COUNTED),
    "spend-plants": ("=4 plants", 3),
    "if-chose": ("@gain",),
    "cube-of-own": ("=1 cube.animal", "=1 cube.microbe"),
    "add-to-any": ("=2 resource",),
    "count.forests": ("%2 forest",),
    "count.projects": ("%3 blue-card",),
    "requires.temperature-least": (-8, "@zone.yellow"),
    "requires.temperature-most": (-10, "@zone.red"),
    "requires.temperature-highest": (2, "@zone.white"),
    "requires.temperature-lowest": (-20, "@zone.purple"),
    "requires.oxygen-least": (3, "@zone.red"),
    "requires.oxygen-most": (6, "@zone.red"),
    "requires.oxygen-highest": (12, "@zone.white"),
    "requires.oxygen-lowest": (2, "@zone.purple"),
    "requires.oceans-least": ("=3 ocean",),
    "requires.oceans-most": ("=3 ocean",),
    "requires.tr": (7,),
    "text.start": (["=48 mc"],),
    "goal.solo": (25,),
    "goal.coop": (15, 80),
    "ask.offer": (6,),
    "ask.limit": ("=2 card", 3),
    "ask.keep": ("=1 card",),
    "ask.discard": ("=2 card",),
    "ask.redraw": (3,),
    "ask.add-to-any": ("=2 resource",),
    "ask.help": ("=2 step",),
    "detail.temperature": (-20, -16),
    "detail.oxygen": (0, 2),
    "label.play": ("card insects",),
    "label.action": ("card birds",),
    "label.sell": ("card insects",),
    "label.discard": ("card insects",),
    "log.round": (-1, 5, 0, 0, 0),
    "log.phase": (-1, "phase 4", 0, 0, 0),
    "log.chooses-phase": (0, 0, 0, 0, 0),
    "log.chooses-phase.secret": (0, 0, 0, 0, "phase 2"),
    "log.shows-phase": (0, "phase 3", 0, 0, 0),
    "log.neutral-phase": (-1, "phase 5", 0, 0, 0),
    "log.tr": (0, 1, 6, 0, 0),
    "log.tr-lost": (0, 1, 4, 0, 0),
    "log.temperature": (0, 0, 0, 0, 0),
    "log.oxygen": (0, 0, 0, 0, 0),
    "log.flips": (0, "ocean mc-2-plants-1", 0, 0, 0),
    "log.forest": (0, 0, 0, 0, 0),
    "log.helps": (-1, "parameter oxygen", 4, 0, 0),
    "log.mars": (-1, -28, 1, COUNTED, 0),
    "log.last-call": (-1, "parameter oceans", 0, 0, 0),
    "log.sells": (0, 3, 0, 0, 0),
    "log.sells.secret": (0, 3, 0, 0, "card algae"),
    "log.shows": (0, "card algae", 0, 0, 0),
    "log.takes-shown": (0, "card algae", 0, 0, 0),
    "log.ends": (0, 0, 0, 0, 0),
    "log.project": (0, "project ocean-from-mc", 0, 0, 0),
    "log.production": (0, 0, 0, 0, 0),
    "log.chooses-corporation": (0, 0, 0, 0, 0),
    "log.chooses-corporation.secret": (0, 0, 0, 0, "corporation ecoline"),
    "log.founds": (0, "corporation inventrix", 0, 0, 0),
    "log.looks-at-corporation": (0, 0, 0, 0, 0),
    "log.looks-at-corporation.secret": (0, 0, 0, 0, "corporation helion"),
    "log.chooses-cube": (0, 0, 0, 0, 0),
    "log.chooses-cube.secret": (0, 0, 0, 0, "cube copper"),
    "log.takes-cube": (0, "cube colour", 0, 0, 0),
    "log.chooses-gift": (0, 0, 0, 0, 0),
    "log.chooses-gift.secret": (0, 0, 0, 0, "card algae"),
    "log.swaps": (0, 0, 0, 0, 0),
    "log.swaps.secret": (0, 0, 0, 0, "card algae"),
    "why.requires-temperature": ("@requires.temperature-least", -8, -14),
    "why.requires-oxygen": ("@requires.oxygen-highest", 12, 3),
    "why.no-action": ("card algae",),
    "why.payment": ("=12 mc", 21),
    "why.price": ("card comet", 25, 12),
    "why.cards": (0, COUNTED, 1),
    "why.green-phase": ("card algae",),
    "why.blue-phase": ("card birds",),
    "why.red-phase": ("card comet",),
    "why.free-cost": ("card soletta",),
    "why.used": ("card birds",),
    "why.no-second": ("card birds",),
    "why.plants": (0, 8, 5),
    "why.heat": (0, 8, 5),
    "why.duty-heat": (0, 8, 11),
    "why.duty-plants": (0, 8, 9),
    "why.no-such-tag": ("card mine",),
    "why.previous-phase": ("phase 2",),
    "why.neutral-gone": ("phase 2",),
    "why.no-cube": ("cube colour",),
    "why.parameter-full": ("parameter temperature",),
    "round.name": (5,),
    "round.until": (4,),
    "round.from": (5,),
    "clock": (5, "@phase.research"),
    "clock.of": (5, 25, "@phase.action"),
}
READ = Examples(BOOK, EXAMPLES)


# ----------------------------------------------------------------------------------------------------------
# The golden files.


def card_line(card: Card, words: Words) -> str:
    """A card as it is read: number or kind, name, cost, tags, text."""
    corporation = CORPORATIONS.has(card.number)
    tags = ", ".join(words.say(f"tag-name.{TAGS[tag]}") for tag in card.tags)
    kind = "corporation" if corporation else f"{card.number:03} {card.colour}"
    parts = [kind, words.things.name(card.number, words.language)]
    if not corporation:
        parts.append(words.count(card.cost, "mc"))
    return " · ".join([*parts, tags or "-", text_of(card, words)])


def golden(language: str) -> str:
    """All that is read in a language, card by card and phrase by phrase."""
    words = words_of(language)
    about = GAME.describe()
    lines = ["# The game", "", about.names[language]]
    lines += [f"{option.name} · {option.texts[language]}" for option in about.options]
    lines += ["", "# Project cards", ""]
    lines += [card_line(card, words) for card in BOOK.projects]
    lines += ["", "# Corporations", ""]
    lines += [card_line(card, words) for card in BOOK.corporations]
    lines += ["", "# Standard actions", ""]
    for action in standard.ACTIONS:
        lines.append(f"{action.names[language]} · {words.sentence(action.effect.text(words))}")
    lines += ["", "# Other names", ""]
    for number, key in BOOK.things.keys.items():
        if key.split(" ")[0] in ("phase", "resource", "ocean", "cube", "parameter"):
            lines.append(f"{key} · {BOOK.things.name(number, language)}")
    return "\n".join(lines + READ.by_section(words, ENGLISH)) + "\n"


@every_language
def test_texts_read_as_they_were_reviewed(language: str) -> None:
    texts.reads_as_reviewed("ares_expedition", language, golden(language))


def read_on(card: str, language: str = "en") -> str:
    """What stands on a card."""
    return next(one.text for one in GAME.cards(language, {}) if one.id == card)


@pytest.mark.parametrize(
    ("card", "english"),
    [
        ("new-portfolios", "In each production phase, gain 1 M€, 1 plant and 1 heat."),
        ("undersea-vents", "In each production phase, draw 1 card and gain 4 heat."),
        ("surface-mines", "This gives you 1 steel (2 M€ off each card with a building tag) and 1 titanium"),
        ("advanced-alloys", "Each steel or titanium of yours takes 1 M€ more off a card."),
        ("interplanetary-conference", "Earth or Jovian tag costs you 3 M€ less (6 M€ with both)."),
        ("herbivores", "Each time you raise the oxygen level 1 step, flip an ocean tile or raise the temperature"),
    ],
)
def test_what_the_lines_of_a_card_share_is_said_once(card: str, english: str) -> None:
    assert english in read_on(card)


@every_language
def test_no_card_begins_two_sentences_alike(language: str) -> None:
    for card in GAME.cards(language, {}):
        begun = [" ".join(sentence.split(" ")[:4]) for sentence in re.split(r"(?<=\.) ", card.text)]
        assert len(begun) == len(set(begun)), card.text


@every_language
def test_nothing_lies_beyond_the_last_zones(language: str) -> None:
    beyond = {"en": "or (warmer|colder|higher|lower)", "fr": "ou plus", "pt": "ou mais"}[language]
    words = words_of(language)
    for zone in (Temperature(least=WHITE), Temperature(most=PURPLE), Oxygen(least=WHITE), Oxygen(most=PURPLE)):
        assert not re.search(beyond, zone.text(words))
    for zone in (Temperature(least=YELLOW), Temperature(most=RED_ZONE), Oxygen(least=RED_ZONE), Oxygen(most=YELLOW)):
        assert re.search(beyond, zone.text(words))
    assert re.search(beyond, Temperature(least=WHITE).said(1, words))
    assert not re.search(beyond, Oxygen(most=RED_ZONE).said(-1, words))


def counts_on(card: Card) -> list[OwnTags]:
    """The tags of one's own that a card counts."""
    counts: list[object] = [modifier.per for modifier in card.modifiers if isinstance(modifier, YieldsPer)]
    counts += [effect.per for effect in card.play.effects if isinstance(effect, (Gain, RaiseTR))]
    counts.append(getattr(card.points, "count", None))
    return [count for count in counts if isinstance(count, OwnTags)]


def test_a_card_that_counts_tags_includes_itself_only_if_it_has_one() -> None:
    counting = [card for card in BOOK.projects if counts_on(card)]
    assert {"cartel", "insects", "terraforming-ganymede", "io-mining-industries"} <= {card.id for card in counting}
    for card in counting:
        for count in counts_on(card):
            assert count.on_this == (count.tag in card.tags), card.id
            assert ("this card included" in read_on(card.id)) == count.on_this, card.id


@every_language
def test_a_card_of_terraforming_mars_has_the_same_name_here(language: str) -> None:
    theirs = {card.id: SISTER.things.name(card.number, language) for card in [*SISTER.projects, *SISTER.corporations]}
    ours = {card.id: BOOK.things.name(card.number, language) for card in [*BOOK.projects, *BOOK.corporations]}
    both = set(theirs) & set(ours)
    assert len(both) > 100
    for card in both:
        small = str.lower if language == "en" else str  # the English ones are each printed in their own way
        assert small(ours[card]).replace("-", " ") == small(theirs[card]).replace("-", " "), card


def test_names_are_translated_for_cards_that_there_are() -> None:
    ids = {card.id for card in [*BOOK.projects, *BOOK.corporations]}
    for known in (FRENCH_NAMES, PORTUGUESE_NAMES):
        assert set(known) <= ids
        assert "'" not in "".join(known.values())


# ----------------------------------------------------------------------------------------------------------
# Each phrase by itself.

SAME = {  # what is rightly the same as in English
    "fr": {
        "kind.corporation", "name.mc", "noun.cube.microbe", "noun.mc", "phase.action", "phase.construction",
        "phase.production", "tag-name.animal", "tag-name.microbe", "tag-name.science", "tag.animal",
        "tag.microbe", "tag.science",
    },
    "pt": {"detail.oxygen", "detail.temperature", "tag.animal"},
}  # fmt: skip


def test_every_phrase_with_slots_has_an_example() -> None:
    assert {phrase for phrase, text in ENGLISH.items() if slots(text)} <= set(EXAMPLES)
    for phrase, values in EXAMPLES.items():
        assert {int(number) for number, _ in slots(BOOK.phrases["en"][phrase])} <= set(range(len(values))), phrase


@every_language
def test_every_phrase_exists_with_the_same_slots(language: str) -> None:
    texts.same_slots(BOOK, language)


def test_the_files_have_their_phrases_in_the_same_order() -> None:
    """Those apart that others have too, which a language may say in its own way here."""
    own = [[phrase for phrase in file if phrase not in KERNEL | set(SHARED)] for file in (ENGLISH, FRENCH, PORTUGUESE)]
    assert own[0] == own[1] == own[2]


@every_language
def test_phrases_are_well_formed(language: str) -> None:
    texts.well_formed(BOOK, language)


@every_language
def test_phrases_end_and_begin_as_their_use_needs(language: str) -> None:
    proper = ("name.", "of.", "noun.", "tag-name.")
    texts.end_and_begin(BOOK, language, {"log.round"}, proper)


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_no_phrase_was_left_in_english(language: str) -> None:
    assert (texts.as_in_english(BOOK, language) - KERNEL) & set(ENGLISH) == SAME[language]


@every_language
def test_money_has_one_sign(language: str) -> None:
    assert ("M€" if language == "pt" else "M$") not in golden(language)


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_a_reason_has_no_lead_before_a_colon_so_that_it_may_follow_a_name(language: str) -> None:
    """Clients put the name of what cannot be done before it, and a colon after the name."""
    for phrase, text in {"fr": FRENCH, "pt": PORTUGUESE}[language].items():
        assert not phrase.startswith("why.") or ":" not in SLOT.sub("", text), phrase


def test_french_typography() -> None:
    for line in golden("fr").split("\n"):
        assert texts.faults_of_french(line) == [], line


@every_language
def test_texts_hold_no_slip_of_the_pen(language: str) -> None:
    """What the making of texts from parts can bring about, in any language."""
    for line in golden(language).split("\n"):
        doubled = re.search(r"\b(\w+) \1\b", line)
        assert doubled is None or doubled[1] in ("vous", "M"), line
        for slip in (" ,", ",,", ", .", ",.", "..", " .", "( ", " )", "each 1 ", "every 1 ", "with 1 "):
            assert slip not in line, line
        if language == "en":
            assert not re.search(r"\ba [aeio]\w|\ban [^aeiou\W]", line), line


# ----------------------------------------------------------------------------------------------------------
# Phrases and code.


def dynamic() -> set[str]:
    """The phrases whose names are put together: one for each resource, tag, kind of cube, zone and phase."""
    stocks = [RESOURCES[resource] for resource in range(len(RESOURCES)) if resource != DRAWN]
    return {
        *(f"name.{resource}" for resource in RESOURCES),
        *(f"{kind}.{resource}" for kind in ("noun", "of") for resource in stocks),
        *(f"box.{RESOURCES[metal]}" for metal in (STEEL, TITANIUM)),
        *(f"{kind}.{tag}" for kind in ("tag-name", "noun.tag") for tag in TAGS),
        *(f"noun.cube.{cube}" for cube in CUBES.values()),
        *(f"zone.{zone}" for zone in ZONES),
        *(f"requires.{track}-{end}" for track in ("temperature", "oxygen") for end in ("least", "most")),
        *(f"requires.{track}-{end}" for track in ("temperature", "oxygen") for end in ("highest", "lowest")),
        *(f"ask.phase-{phase}" for phase in (1, 2, 3)),
        *(f"why.{parameter}-full" for parameter in ("temperature", "oxygen", "oceans")),
        *(f"noun.{noun}" for noun in ("project", "blue-card")),
    }


def test_the_code_names_every_phrase_and_no_other() -> None:
    game = set(BOOK.phrases["en"]) - KERNEL
    own, patterns = texts.used_in("ares_expedition")
    shared, _ = texts.used_in("tableau")
    assert own - KERNEL <= game
    assert dynamic() <= game
    assert (own | shared | dynamic() | set(GAME.terms("en")) | texts.used_in_slots(BOOK, game)) & game == game
    for pattern in patterns:
        assert any(pattern.fullmatch(phrase) for phrase in game), pattern.pattern


def test_lines_of_the_log_have_tones_that_clients_know() -> None:
    texts.tones_fit(BOOK)


# ----------------------------------------------------------------------------------------------------------
# Texts and definitions.

Texted = AnyEffect | Modifier[Any] | Count[Any] | Sayable

NUMBERED: dict[str, Callable[[int], Texted]] = {
    "produce": lambda n: Yields(HEAT, n),
    "produce-cards": lambda n: Yields(DRAWN, n),
    "produce-for-each": lambda n: YieldsPer(PLANTS, OwnTags(PLANT, every=n)),
    "metal-takes-more": lambda n: MetalTakesMore(STEEL, more=n),
    "dear": DearDiscount,
    "standard": StandardDiscount,
    "plants-for-less": lambda n: OptionDiscount(99, n),
    "less-for-plants": lambda n: OptionDiscount(n, 99),
    "less-for-microbes": lambda n: OptionDiscount(n, 99, microbes_of=5),
    "sell-value": SellValue,
    "research-draw": lambda n: Research(draw=n),
    "research-keep": lambda n: Research(keep=n),
    "forest-cost": ForestCost,
    "temperature": RaiseTemperature,
    "oxygen": RaiseOxygen,
    "tr": RaiseTR,
    "lose-tr": LoseTR,
    "oceans": FlipOceans,
    "draw": Draw,
    "discard": DiscardCards,
    "redraw": Redraw,
    "look": lambda n: LookAndKeep(n, 99),
    "keep": lambda n: LookAndKeep(99, n),
    "show": lambda n: ShowForTags(n, (SCIENCE, PLANT)),
    "next-card": lambda n: NextCard(discount=n),
    "spend": SpendMoney,
    "spend-less": lambda n: SpendMoney(99, n, Capability(TITANIUM)),
    "with-blue": lambda n: SpendMoney(99, 98, with_blue=n),
    "spend-plants": lambda n: SpendPlants(n, 99),
    "if-chose": lambda n: IfChose(Gain(HEAT, n)),
    "add-to-any": AddToAny,
    "forests": Forests,
    "projects": Projects,
    "oceans-least": lambda n: Oceans(least=n),
    "oceans-most": lambda n: Oceans(most=n),
    "rating": Rating,
}
UNCHANGING = {  # what stands beside the number has no plural
    "metal-takes-more", "dear", "standard", "less-for-plants", "less-for-microbes", "sell-value", "keep", "next-card",
    "spend", "spend-less", "rating",
}  # fmt: skip
ENGLISH_UNCHANGING = {"produce", "if-chose"}


@every_language
@pytest.mark.parametrize("effect", NUMBERED)
def test_a_changed_number_changes_the_text(effect: str, language: str) -> None:
    words = words_of(language)
    twelve, thirteen = (NUMBERED[effect](number).text(words) for number in (12, 13))
    assert twelve.count("12") == 1
    assert twelve.replace("12", "13") == thirteen


@every_language
def test_one_is_singular(language: str) -> None:
    words = words_of(language)
    unchanging = UNCHANGING | (ENGLISH_UNCHANGING if language == "en" else set())
    for effect, make in NUMBERED.items():
        same = make(1).text(words) == make(12).text(words).replace("12", "1")
        assert same == (effect in unchanging), effect


@every_language
def test_a_changed_resource_zone_or_metal_changes_the_text(language: str) -> None:
    words = words_of(language)
    assert len({Yields(resource, 2).text(words) for resource in range(len(RESOURCES))}) == len(RESOURCES)
    assert len({YieldsPer(resource, Forests()).text(words) for resource in (MC, HEAT, PLANTS)}) == 3
    for track in (Temperature, Oxygen):
        assert len({track(least=zone).text(words) for zone in range(len(ZONES))}) == len(ZONES)
        assert len({track(most=zone).text(words) for zone in range(len(ZONES))}) == len(ZONES)
    assert MetalTakesMore(STEEL).text(words) != MetalTakesMore(TITANIUM).text(words)
    assert Capability(STEEL).text(words) != Capability(TITANIUM).text(words)


@every_language
def test_a_changed_card_reads_differently(language: str) -> None:
    """A card's text comes from nothing but its definition."""
    words = words_of(language)
    card = Card(1, "x", "X", 8, requires=(Oceans(least=5),), modifiers=(Yields(STEEL, 3),), points=Flat(2))
    changed = Card(1, "x", "X", 8, requires=(Oceans(least=7),), modifiers=(Yields(STEEL, 4),), points=Flat(9))
    expected = re.sub(r"6(?= M.)", "8", text_of(card, words)).replace("5", "7").replace("3", "4")
    assert text_of(changed, words) == expected.replace("2", "9")


@every_language
def test_everything_has_a_name(language: str) -> None:
    for number, key in BOOK.things.keys.items():
        assert SEAT.has(number) or BOOK.things.name(number, language).strip(), key
    cards = GAME.cards(language, {})
    assert len(cards) == len(BOOK.projects) + len(BOOK.corporations)
    assert all(card.text.endswith(".") and card.text[0] == card.text[0].upper() for card in cards)
    assert [name for name, count in Counter(card.name for card in cards).items() if count > 1] == []


# ----------------------------------------------------------------------------------------------------------
# Texts at the table.


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("Cartel", "Player 1: production of M€ +2."),  # an Earth tag of the corporation, and its own
        ("Low-Atmo Shields", "Player 1: production of heat +2."),
        ("Acquired Company", "Player 1: production of cards +1."),
        ("Mine", "Player 1: steel +2."),
    ],
)
def test_production_is_told_when_a_card_is_played(card: str, line: str) -> None:
    table = deal(hand=card, corporation="teractor", mc=50, oxygen=6)
    table.play(card)
    assert line in table.log(None)


def grammar() -> list[str]:
    """Keys of every kind a question of this game can have, and some that none has."""
    keys = [*BOOK.things.numbers, "skip", "yes", "no", "end", "draw", "jump", "play", ""]
    keys += [f"{word} {number}" for word in ("do", "seat", "amount") for number in range(6)]
    keys += ["pay 3 mc", "pay 1 heat 2 mc", "pay 3 gold", "pay"]
    keys += [f"{word} {card.id}" for word in ("play", "sell", "discard", "action") for card in BOOK.projects]
    return keys


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"choose_last_neutral": True}),
        (2, {"coop": True, "names": PLAYERS[:2]}),
        (3, {"advanced_corporations": True}),
        (4, {"first_game": True, "names": PLAYERS[:4]}),
    ],
)
def test_all_that_is_read_in_a_game_reads_whole(players: int, options: dict[str, object]) -> None:
    game = areo.new("ares-expedition", players, players, **options)
    chance = random.Random(players)
    keys = grammar()
    while not game.over:
        texts.check_table(game, chance.sample(keys, 4))
        play_out(game, Dice(chance.getrandbits(64)), 5)
    texts.check_log(game)
