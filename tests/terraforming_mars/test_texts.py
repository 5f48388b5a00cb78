"""What players read in Terraforming Mars: whole, in three languages, and in step with the code and the cards.

`AREO_GOLDEN=write` writes the texts in tests/golden anew; read the difference before it goes in.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import areo
from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Either, Pay
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.kernel.things import SEAT
from areo.kernel.words import Words
from areo.tableau.card import Card
from areo.tableau.counts import Count, EventsPlayed, OpponentsTags, OwnTags
from areo.tableau.effects.cards import Draw, LookAndKeep, NextCard
from areo.tableau.effects.conditions import IfTags
from areo.tableau.effects.cubes import AddHere, AddTo, RemoveCubes, RemoveHere
from areo.tableau.effects.payment import Spend
from areo.tableau.effects.production import DecreaseAny, Produce
from areo.tableau.effects.stock import Gain, Lose, RemoveAny, Steal
from areo.tableau.modifiers import Discount, MetalValue, Modifier, Slack
from areo.tableau.points import Flat, IfCubes, PerCount, PerCubes, Points
from areo.tableau.requirements import Production, Requirement, Tags
from areo.tableau.triggers import When, WhenCost
from areo.terraforming_mars import goals, places
from areo.terraforming_mars.cards.colour import colour
from areo.terraforming_mars.cards.names import FRENCH, OURS_FR, OURS_PT, PORTUGUESE
from areo.terraforming_mars.counts import Cities
from areo.terraforming_mars.deck import BOOK, HOUSE_BOOK
from areo.terraforming_mars.effects.mars import Flood, PlaceOcean, RaiseOxygen, RaiseTemperature, RaiseTR
from areo.terraforming_mars.game_type import GAME, text_of
from areo.terraforming_mars.modifiers import GreeneryCost, PowerPlantDiscount
from areo.terraforming_mars.numbers import (
    ANIMAL,
    CORPORATIONS,
    CUBES,
    EARTH,
    ENERGY,
    HEAT,
    MC,
    MICROBE,
    PLANT,
    PLANTS,
    POWER,
    RESOURCES,
    SCIENCE,
    SPACE,
    STEEL,
    TAGS,
    TITANIUM,
)
from areo.terraforming_mars.phrases.en import ENGLISH
from areo.terraforming_mars.phrases.fr import FRENCH_PHRASES
from areo.terraforming_mars.phrases.pt import PORTUGUESE_PHRASES
from areo.terraforming_mars.requirements import CitiesInPlay, Oceans, OwnGreeneries, Oxygen, Temperature
from tests import texts
from tests.examples import COUNTED, Examples
from tests.terraforming_mars.mars import deal
from tests.texts import KERNEL, PLAYERS, every_language


def words_of(language: str) -> Words:
    return Words(language, BOOK.phrases[language], BOOK.things, PLAYERS)


# What each phrase is given to say, as tests/examples.py reads it.
EXAMPLES: dict[str, tuple[object, ...]] = {
    "seq": ("@gain", "@raise-oxygen"),
    "player": (1,),
    "prompt": ("card comet", "@ask.remove"),
    "either": (["@gain", "@add-to"],),
    "may": ("~remove-any",),
    "pay": ("@spend", "~raise-tr"),
    "each": ("…",),
    "why.not-asked": ("Alice",),
    "why.not-offered": ("@ask.place",),
    "why.must": ("@ask.place",),
    "why.unknown": ("jump",),
    "produce": ("@production.energy", "=2 step"),
    "produce-less": ("@production.mc", "=1 step"),
    "decrease-any": ("@production.plants", "=1 step"),
    "for-each": ("@gain", "@count.cities"),
    "per.one": ("-city",),
    "per.many": ("=3 city",),
    "count.own-tags": ("%1 tag.jovian",),
    "count.other-tags": ("%1 tag.jovian",),
    "count.opponents-tags": ("%1 tag.space",),
    "count.cities": ("%3 city",),
    "count.cities-on-mars": ("%1 city",),
    "gain": ("=3 plants",),
    "lose": ("=1 energy",),
    "spend": ("=3 mc",),
    "spend.steel": ("=8 mc",),
    "spend.titanium": ("=12 mc",),
    "spend-any": ("@of.energy", "@of.mc"),
    "spend-up-to": ("@of.heat", "@of.plants", "=4 heat"),
    "remove-any": ("=3 plants",),
    "steal": ("=2 steel",),
    "remove-cubes": ("=2 cube.animal",),
    "raise-temperature": ("=2 step",),
    "raise-oxygen": ("=1 step",),
    "raise-tr": ("=1 step",),
    "place": ("tile mohole-area", "@place.ocean"),
    "place.volcanic": (places.VOLCANOES,),
    "why.place.volcanic": (places.VOLCANOES,),
    "place-city": ("@place.city",),
    "place-greenery": ("@place.greenery",),
    "place-oceans": ("=2 ocean",),
    "place-ocean": ("=1 ocean", "@place.land"),
    "flood": ("=4 mc",),
    "draw": ("=2 card",),
    "look-and-keep": ("=4 card", 2),
    "look-and-buy": ("=3 mc",),
    "reveal-for-tag": ("@tag-name.microbe", "=1 cube.science"),
    "add-here": ("=1 cube.microbe",),
    "remove-here": ("=2 cube.microbe",),
    "add-to": ("=2 cube.animal",),
    "take-cube": ("=1 cube.animal",),
    "next-card.discount": ("=8 mc",),
    "why.less.counted": ("@count.own-tags",),
    "why.less.nobody-has": ("=3 plants",),
    "why.less.no-card": ("=2 cube.animal",),
    "why.less.cards": (0, 3, COUNTED),
    "why.less.no-money": ("=3 mc",),
    "why.less.temperature": (0, 3, COUNTED),
    "why.less.oxygen": (0, 3, COUNTED),
    "why.less.oceans": (0, 3, COUNTED),
    "why.less.no-place": ("tile mohole-area",),
    "next-card.slack": (COUNTED,),
    "if-tags": ("@raise-temperature", "=3 tag.plant", "@raise-tr"),
    "if-rating-rose": ("@draw",),
    "when": ("@when.greenery", "@add-here"),
    "when.tag": ("@tag-name.science",),
    "when.later-tag": ("@tag-name.power",),
    "when.tag-anybody": ("@tag-name.jovian",),
    "when.event-with-tag": ("@tag-name.space",),
    "when.cost": (20,),
    "discount.any": (2,),
    "discount.tag": (2, "-tag.earth"),
    "discount.power-plant": (3,),
    "metal-value": ("@of.steel", 1),
    "slack": (COUNTED,),
    "greenery-cost": ("=7 plants",),
    "points.flat": ("=-2 point",),
    "points.per-cubes": ("=1 point", "%2 cube.animal"),
    "points.if-cubes": ("=3 point", "=1 cube.science"),
    "points.per-count": ("=1 point", "@count.own-tags"),
    "points.beside-oceans": ("=1 point",),
    "points.beside-cities": ("=1 point",),
    "requires.temperature-least": (-12,),
    "requires.temperature-most": (-12,),
    "requires.oxygen-least": (5,),
    "requires.oxygen-most": (5,),
    "requires.oceans-least": ("=3 ocean",),
    "requires.oceans-most": ("=3 ocean",),
    "requires.tags": ("=3 tag.science",),
    "requires.production": ("@production.titanium", 1),
    "requires.anybodys-production": ("@production.plants", 2),
    "requires.greeneries": ("=1 greenery",),
    "requires.cities": ("=2 city",),
    "text.requires": (["@requires.tags", "@requires.oceans-least"],),
    "text.start": (["=30 mc", "=5 steel", "@text.start-production"],),
    "text.start-production": (COUNTED, "@production.steel"),
    "text.beginner": (COUNTED,),
    "text.pay": ("@lose",),
    "text.first": ("@draw",),
    "text.action": ("@add-here",),
    "goal.terraformer": (35,),
    "goal.mayor": (COUNTED,),
    "goal.gardener": (COUNTED,),
    "goal.builder": (COUNTED,),
    "goal.planner": (COUNTED,),
    "goal.solo": (14,),
    "ask.turn": (1, 2),
    "ask.pay": ("=21 mc",),
    "ask.pay-rates": ("=21 mc", "1 = 2"),
    "ask.place": ("tile ocean",),
    "ask.last-greenery": (8,),
    "ask.decrease": ("@production.energy", "=1 step"),
    "ask.remove": ("=3 plants",),
    "ask.remove-amount": ("@of.plants", 1),
    "ask.steal": ("=3 mc",),
    "ask.steal-amount": ("@of.steel", 1),
    "ask.cubes-amount": ("card ants", 1),
    "ask.spend-any": ("@of.energy",),
    "ask.keep": ("=2 card",),
    "ask.buy-cards": (3, 57),
    "ask.add-to": ("=2 cube.animal",),
    "label.award": ("award scientist",),
    "label.milestone": ("milestone gardener",),
    "label.project": ("project aquifer",),
    "label.action": ("card ants",),
    "label.play": ("card insects",),
    "label.cubes-of": ("card ants", "seat 1"),
    "label.you": ("seat 0",),
    "label.priced": ("@label.play", "=9 mc"),
    "label.detailed": ("@label.you", "=5 plants"),
    "why.not-in-batch": ("card comet",),
    "log.generation": (-1, 5, 0, 0, 0),
    "log.production": (0, 0, 0, 0, 0),
    "log.gains": (0, 3, "resource energy", 0, 0),
    "log.loses": (0, 1, "resource plants", 0, 0),
    "log.converts": (0, 8, "resource plants", 0, 0),
    "log.produces": (0, 1, "resource energy", 0, 0),
    "log.produces-less": (0, 2, "resource mc", 0, 0),
    "log.tr": (0, 1, 21, 0, 0),
    "log.temperature": (0, -28, 0, 0, 0),
    "log.oxygen": (0, 1, 0, 0, 0),
    "log.places": (0, "tile industrial-center", "space B2", 0, 0),
    "log.no-place": (0, "tile industrial-center", 0, 0, 0),
    "log.neutral": (-1, "tile city", "space A3", 0, 0),
    "log.claims": (0, "space E1", 0, 0, 0),
    "log.draws": (0, 0, 0, 0, 0),
    "log.draws.secret": (0, 0, 0, 0, "card algae"),
    "log.looks": (0, 0, 0, 0, 0),
    "log.looks.secret": (0, 0, 0, 0, "card algae"),
    "log.keeps": (0, COUNTED, 0, 0, 0),
    "log.drafts": (0, 0, 0, 0, 0),
    "log.drafts.secret": (0, 0, 0, 0, "card algae"),
    "log.discards": (0, 0, 0, 0, 0),
    "log.discards.secret": (0, 0, 0, 0, "card algae"),
    "log.reveals": (0, "card algae", 0, 0, 0),
    "log.adds": (0, COUNTED, "card ants", 0, 0),
    "log.removes": (0, COUNTED, "card ants", 0, 0),
    "log.acts": (0, "card ants", 0, 0, 0),
    "log.plays": (0, "card asteroid", 0, 0, 0),
    "log.passes": (0, 0, 0, 0, 0),
    "log.claims-milestone": (0, "milestone mayor", 0, 0, 0),
    "log.funds-award": (0, "award banker", 0, 0, 0),
    "log.project": (0, "project asteroid", 0, 0, 0),
    "log.chooses-corporation": (0, 0, 0, 0, 0),
    "log.chooses-corporation.secret": (0, 0, 0, 0, "corporation ecoline"),
    "log.founds": (0, "corporation inventrix", 0, 0, 0),
    "why.production": ("seat 1", COUNTED, 1),
    "why.none-there": ("seat 1",),
    "why.guarded": ("seat 1",),
    "why.guarded-card": ("card pets",),
    "why.amount": (9, 3),
    "why.not-in-hand": ("card algae",),
    "why.not-in-play": ("card ants",),
    "why.not-dealt": ("card algae",),
    "why.no-building-tag": ("card algae",),
    "why.no-production-box": ("card open-city",),
    "why.box": ("card open-city",),
    "why.holds-other": ("card ants",),
    "why.no-cubes": ("card ants",),
    "why.not-adjacent": ("seat 1",),
    "why.payment": ("=12 mc", 21),
    "why.price": ("card comet", 21, 12),
    "why.requires": ("@requires.oceans-least", 3, 1),
    "why.requires-temperature": ("@requires.temperature-least", -12, -14),
    "why.requires-oxygen": ("@requires.oxygen-least", 5, 3),
    "why.effect": ("@produce-less",),
    "why.no-action": ("card algae",),
    "why.used": ("card ants",),
    "why.claimed-already": ("milestone mayor",),
    "why.milestone": ("milestone terraformer", 35, 28),
    "why.funded-already": ("award banker",),
    "why.plants": (0, 8, 5),
    "why.heat": (0, 8, 5),
    "clock": (5, "@phase.research"),
    "round.name": (5,),
    "round.until": (4,),
    "round.from": (5,),
    "clock.solo": (5, 14, "@phase.action"),
}


READ = Examples(BOOK, EXAMPLES)


# ----------------------------------------------------------------------------------------------------------
# The golden files.


def card_line(card: Card, words: Words) -> str:
    """A card as it is read: number or kind, name, cost, tags, text."""
    kind = "corporation" if CORPORATIONS.has(card.number) else f"{card.number:03} {colour(card)}"
    tags = ", ".join(words.say(f"tag-name.{TAGS[tag]}") for tag in card.tags)
    parts = [kind, words.things.name(card.number, words.language)]
    if not CORPORATIONS.has(card.number):
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
    lines += ["", "# Milestones", ""]
    lines += [f"{goal.names[language]} · {goal.needs}" for goal in goals.MILESTONES]
    lines += ["", "# Awards", ""]
    lines += [goal.names[language] for goal in goals.AWARDS]
    lines += ["", "# Standard projects", ""]
    for project in goals.PROJECTS:
        parts = [project.names[language], words.count(project.cost, "mc")]
        lines.append(" · ".join([*parts, words.sentence(project.effect.text(words))]).rstrip(" ·"))
    lines += ["", "# Other names", ""]
    for number, key in BOOK.things.keys.items():
        if key.split(" ")[0] in ("tile", "resource") or (key.startswith("space ") and " " in name(number, language)):
            lines.append(f"{key} · {name(number, language)}")
    return "\n".join(lines + READ.by_section(words, BOOK.phrases["en"])) + "\n"


def name(thing: int, language: str) -> str:
    return BOOK.things.name(thing, language)


@every_language
def test_texts_read_as_they_were_reviewed(language: str) -> None:
    texts.reads_as_reviewed("terraforming_mars", language, golden(language))


def read_on(card: str, language: str = "en") -> str:
    """What stands on a card."""
    return next(one.text for one in GAME.cards(language, {}) if one.id == card)


def counts_on(card: Card) -> list[OwnTags]:
    """The tags of one's own that a card counts."""
    counts = [effect.per for effect in card.play.effects if isinstance(effect, (Gain, Produce, RaiseTR))]
    if isinstance(card.points, PerCount):
        counts.append(card.points.count)
    return [count for count in counts if isinstance(count, OwnTags)]


def test_a_card_that_counts_tags_includes_itself_only_if_it_has_one() -> None:
    counting = [card for card in HOUSE_BOOK.projects if counts_on(card)]
    assert {"miranda-resort", "insects", "io-mining-industries", "power-grid"} <= {card.id for card in counting}
    for card in counting:
        for count in counts_on(card):
            assert count.on_this == (count.tag in card.tags), card.id
            assert ("this card included" in read_on(card.id)) == count.on_this, card.id


@every_language
def test_immigrant_city_says_that_its_own_city_counts(language: str) -> None:
    said = {"en": "(this one included)", "fr": "(celle-ci comprise)", "pt": "(inclusive este)"}
    assert said[language] in read_on("immigrant-city", language)
    for other in ("pets", "rover-construction"):
        assert said[language] not in read_on(other, language)


@every_language
def test_lava_flows_names_the_four_volcanoes(language: str) -> None:
    assert re.search(r"Tharsis Tholus, Ascraeus Mons, Pavonis Mons \w+ Arsia Mons", read_on("lava-flows", language))


@every_language
@pytest.mark.parametrize(
    ("card", "english"),
    [
        ("sabotage", "Remove up to 3 titanium, 4 steel or 7 M€ from any one player."),
        ("hired-raiders", "Steal up to 2 steel or 3 M€ from any one opponent."),
        ("electro-catapult", "Action: spend 1 plant or 1 steel to gain 7 M€."),
        ("optimal-aerobraking", "Each time you play a space event, gain 3 M€ and 3 heat."),
    ],
)
def test_what_the_branches_of_a_choice_share_is_said_once(card: str, english: str, language: str) -> None:
    text = read_on(card, language)
    if language == "en":
        assert english in text
    for verb in ("remove", "steal", "spend", "gain", "retir", "vol", "dépens", "gagn", "remov", "roub", "gast", "ganh"):
        assert len(re.findall(rf"\b{verb}", text.lower())) <= 1, text


@every_language
def test_what_only_begins_alike_is_said_in_full(language: str) -> None:
    said = {"en": "either", "fr": "au choix", "pt": "à sua escolha"}
    for card in ("virus", "artificial-photosynthesis", "imported-hydrogen", "regolith-eaters"):
        assert said[language] in read_on(card, language).lower()


def test_a_required_production_is_said_as_one_would() -> None:
    assert read_on("asteroid-mining-consortium").startswith("Requires your titanium production to be at least 1.")


def test_every_phrase_with_slots_has_an_example_and_no_other() -> None:
    texts.examples_fit(BOOK, EXAMPLES)


# ----------------------------------------------------------------------------------------------------------
# Each phrase by itself.

SAME = {  # what is rightly the same as in English
    "fr": {
        "noun.mc", "noun.cube.microbe", "tag-name.science", "tag-name.microbe", "tag-name.animal", "name.mc",
        "points.flat", "requires.tags", "phase.action", "kind.corporation", "kind.project.blue", "tag.science",
        "tag.microbe", "tag.animal",
    },
    "pt": {"points.flat", "requires.tags", "log.gains", "log.loses", "tag.animal"},
}  # fmt: skip


@every_language
def test_every_phrase_exists_with_the_same_slots(language: str) -> None:
    texts.same_slots(HOUSE_BOOK, language)


def test_the_files_have_their_phrases_in_the_same_order() -> None:
    """Those of the kernel apart, which a language may say in its own way here."""
    files = [
        [phrase for phrase in file if phrase not in KERNEL] for file in (ENGLISH, FRENCH_PHRASES, PORTUGUESE_PHRASES)
    ]
    assert files[0] == files[1] == files[2]


@every_language
def test_phrases_are_well_formed(language: str) -> None:
    texts.well_formed(HOUSE_BOOK, language)


@every_language
def test_phrases_end_and_begin_as_their_use_needs(language: str) -> None:
    proper = ("name.", "of.", "noun.", "tag-name.", "production.")
    texts.end_and_begin(HOUSE_BOOK, language, {"log.generation"}, proper)


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_no_phrase_was_left_in_english(language: str) -> None:
    assert texts.as_in_english(BOOK, language) - KERNEL == SAME[language]


@every_language
def test_money_has_one_sign(language: str) -> None:
    assert ("M€" if language == "pt" else "M$") not in golden(language)


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_a_reason_has_no_lead_before_a_colon_so_that_it_may_follow_a_name(language: str) -> None:
    """Clients put the name of what cannot be done before it, and a colon after the name."""
    table = deal(hand="Comet, Search For Life, Fusion Power, Food Factory, Arctic Algae", mc=2, oxygen=9, temperature=0)
    for card in ("comet", "search-for-life", "fusion-power", "food-factory", "arctic-algae"):
        reasons = table.game.why(0, f"play {card}", language)
        assert reasons
        assert not any(":" in reason for reason in reasons), reasons


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
    """The phrases whose names are put together: one for each resource, tag, kind of cube, goal and placement rule."""
    rules = [rule for rule in vars(places).values() if isinstance(rule, places.Place)]
    return {
        *(f"{kind}.{resource}" for kind in ("noun", "name", "of", "production") for resource in RESOURCES),
        *(f"spend.{RESOURCES[metal]}" for metal in (STEEL, TITANIUM)),  # no card's action takes another
        *(f"tag-name.{tag}" for tag in TAGS),
        *(f"noun.tag.{tag}" for tag in TAGS if tag not in ("city", "event")),  # no card counts those
        *(f"noun.cube.{cube}" for cube in CUBES.values()),
        *(f"goal.{goal.id}" for goal in (*goals.MILESTONES, *goals.AWARDS)),
        *(f"{kind}.{rule.phrase}" for kind in ("place", "why.place") for rule in rules),
    }


def test_the_code_names_every_phrase_and_no_other() -> None:
    game = set(HOUSE_BOOK.phrases["en"]) - KERNEL
    exact, patterns = texts.used_in("tableau", "terraforming_mars")
    assert exact - KERNEL <= game
    assert dynamic() <= game
    for phrase in dynamic():
        assert phrase.startswith(("name.", "noun.")) or any(pattern.fullmatch(phrase) for pattern in patterns), phrase
    assert (exact | dynamic() | set(GAME.terms("en")) | texts.used_in_slots(HOUSE_BOOK, game)) - KERNEL == game
    for pattern in patterns:
        assert any(pattern.fullmatch(phrase) for phrase in game), pattern.pattern


def test_lines_of_the_log_have_tones_that_clients_know() -> None:
    texts.tones_fit(BOOK)


# ----------------------------------------------------------------------------------------------------------
# Texts and definitions.

Texted = AnyEffect | Points[Any] | Requirement[Any] | Modifier[Any] | Count[Any] | When[Any]

NUMBERED: dict[str, Callable[[int], Texted]] = {
    "gain": lambda n: Gain(PLANTS, n),
    "gain-for-each": lambda n: Gain(MC, n, Cities()),
    "lose": lambda n: Lose(HEAT, n),
    "spend": Spend,
    "spend-steel": lambda n: Spend(n, takes=STEEL),
    "spend-titanium": lambda n: Spend(n, takes=TITANIUM),
    "remove-any": lambda n: RemoveAny(PLANTS, n),
    "remove-cubes": lambda n: RemoveCubes(ANIMAL, n),
    "steal": lambda n: Steal(STEEL, n),
    "produce": lambda n: Produce(ENERGY, n),
    "produce-less": lambda n: Produce(ENERGY, -n),
    "produce-for-each": lambda n: Produce(MC, n, OwnTags(EARTH)),
    "decrease-any": lambda n: DecreaseAny(TITANIUM, n),
    "temperature": RaiseTemperature,
    "oxygen": RaiseOxygen,
    "tr": RaiseTR,
    "oceans": PlaceOcean,
    "lake": lambda n: PlaceOcean(n, places.LAND),
    "flood": Flood,
    "draw": Draw,
    "look": lambda n: LookAndKeep(n, 99),
    "keep": lambda n: LookAndKeep(99, n),
    "add-here": lambda n: AddHere(SCIENCE, n),
    "remove-here": lambda n: RemoveHere(MICROBE, n),
    "add-to": lambda n: AddTo(ANIMAL, n),
    "next-discount": lambda n: NextCard(discount=n),
    "next-slack": lambda n: NextCard(slack=n),
    "if-tags": lambda n: IfTags(PLANT, n, Draw(99), Draw(98)),
    "then": lambda n: IfTags(PLANT, 99, Draw(n), Draw(98)),
    "pay": lambda n: Pay(Lose(ENERGY, n), Draw(99)),
    "pay-for": lambda n: Pay(Lose(ENERGY, 99), Draw(n)),
    "either": lambda n: Either(Draw(99), Draw(n)),
    "discount": Discount,
    "tag-discount": lambda n: Discount(n, SPACE),
    "power-plant": PowerPlantDiscount,
    "metal-value": lambda n: MetalValue(STEEL, n),
    "slack": Slack,
    "greenery-cost": GreeneryCost,
    "flat": Flat,
    "points-per-cubes": lambda n: PerCubes(ANIMAL, points=n, every=99),
    "per-cubes": lambda n: PerCubes(ANIMAL, every=n, points=99),
    "if-cubes": lambda n: IfCubes(SCIENCE, n),
    "per-count": lambda n: PerCount(Cities(every=n)),
    "own-tags": lambda n: OwnTags(MICROBE, every=n),
    "cities": lambda n: Cities(on_mars=True, every=n),
    "warmer": lambda n: Temperature(least=n),
    "colder": lambda n: Temperature(most=n),
    "oxygen-least": lambda n: Oxygen(least=n),
    "oxygen-most": lambda n: Oxygen(most=n),
    "oceans-least": lambda n: Oceans(least=n),
    "oceans-most": lambda n: Oceans(most=n),
    "tags": lambda n: Tags(POWER, n),
    "production": lambda n: Production(TITANIUM, n),
    "greeneries": OwnGreeneries,
    "cities-in-play": CitiesInPlay,
    "when-cost": lambda n: WhenCost(n, Draw(99)),
}
UNCHANGING = {  # what stands beside the number has no plural
    "gain-for-each", "spend", "spend-steel", "spend-titanium", "flood", "keep", "next-discount", "discount",
    "tag-discount", "power-plant", "metal-value", "flat", "points-per-cubes", "if-cubes", "warmer", "colder",
    "oxygen-least", "oxygen-most", "production", "when-cost",
}  # fmt: skip
ENGLISH_UNCHANGING = {"lose", "steal", "pay"}


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
def test_a_changed_resource_tag_or_cube_changes_the_text(language: str) -> None:
    words = words_of(language)
    for make in (
        lambda resource: Gain(resource, 2),
        lambda resource: Produce(resource, 1),
        lambda resource: Produce(resource, -1),
        lambda resource: DecreaseAny(resource, 1),
        lambda resource: RemoveAny(resource, 3),
        lambda resource: Production(resource),
    ):
        assert len({make(resource).text(words) for resource in range(len(RESOURCES))}) == len(RESOURCES)
    tags = [tag for tag in range(len(TAGS)) if TAGS[tag] not in ("city", "event")]
    for of_tag in (
        lambda tag: OwnTags(tag),
        lambda tag: OpponentsTags(tag),
        lambda tag: Tags(tag, 3),
        lambda tag: Discount(2, tag),
    ):
        assert len({of_tag(tag).text(words) for tag in tags}) == len(tags)
    for of_cube in (lambda kind: AddHere(kind), lambda kind: AddTo(kind, 2), lambda kind: PerCubes(kind)):
        assert len({of_cube(kind).text(words) for kind in CUBES}) == len(CUBES)


@every_language
def test_a_changed_card_reads_differently(language: str) -> None:
    """A card's text comes from nothing but its definition."""
    words = words_of(language)
    card = Card(1, "x", "X", 8, requires=(Oxygen(least=5),), play=(Gain(MC, 1, EventsPlayed()),), points=Flat(2))
    changed = Card(1, "x", "X", 8, requires=(Oxygen(least=6),), play=(Gain(MC, 1, EventsPlayed()),), points=Flat(3))
    assert text_of(changed, words) == text_of(card, words).replace("5", "6").replace("2", "3")


@every_language
def test_what_may_be_left_undone_is_said_to_be_optional(language: str) -> None:
    words = words_of(language)
    may = words.sentence(BOOK.phrases[language]["may"].split("{")[0]).rstrip(".")
    for card in BOOK.projects:
        for effect in card.play.effects:
            if isinstance(effect, (RemoveAny, RemoveCubes)):
                assert may in text_of(card, words), card.id
            elif isinstance(effect, (Produce, DecreaseAny, PlaceOcean)) and not isinstance(effect, Flood):
                assert not effect.text(words).startswith(may.lower()), card.id


@every_language
def test_everything_has_a_name(language: str) -> None:
    for number, key in BOOK.things.keys.items():
        assert SEAT.has(number) or BOOK.things.name(number, language).strip(), key
    cards = [card for card in GAME.cards(language, {}) if card.status == "confirmed"]
    assert [card.kind for card in cards].count("project") == len(BOOK.projects)
    assert len(cards) == len(BOOK.projects) + len(BOOK.corporations)
    assert all(card.text.endswith(".") and card.text[0] == card.text[0].upper() for card in cards)
    names = Counter(card.name for card in cards)
    beginner = cards[-1].name
    assert {name: count for name, count in names.items() if count > 1} == {beginner: 5}


def test_names_of_our_own_fill_only_gaps() -> None:
    ids = {card.id for card in [*BOOK.projects, *BOOK.corporations]}
    for known, ours in ((FRENCH, OURS_FR), (PORTUGUESE, OURS_PT)):
        assert not set(known) & set(ours)
        assert set(known) | set(ours) <= ids
        missing = ids - set(known) - set(ours)
        assert all(BOOK.things.number(f"corporation {id}") for id in missing), missing
        assert "'" not in "".join([*known.values(), *ours.values()])


# ----------------------------------------------------------------------------------------------------------
# Texts at the table.


def grammar() -> list[str]:
    """Keys of every kind a question of this game can have, and some that none has."""
    keys = [*BOOK.things.numbers, "skip", "yes", "pass", "end", "greenery", "heat", "first-action", "jump", "play", ""]
    keys += [f"{word} {number}" for word in ("do", "seat", "amount") for number in range(6)]
    keys += ["pay 3 mc", "pay 1 steel 2 mc", "pay 3 gold", "pay"]
    keys += [f"{word} {card.id}" for word in ("play", "action") for card in BOOK.projects]
    return keys + [f"action {card.id}" for card in BOOK.corporations]


@pytest.mark.parametrize("seed", range(6))
def test_all_that_is_read_in_a_game_reads_whole(seed: int) -> None:
    players = 1 + seed % 5
    options: dict[str, object] = {"names": PLAYERS[:players]} if seed % 2 else {}
    if players > 1:
        options.update({"draft": seed % 3 == 0, "corporate_era": seed % 4 != 2})
        options.update({"beginners": [0]} if seed == 4 else {})
    game = areo.new("terraforming-mars", players, seed, **options)
    chance = random.Random(seed)
    keys = grammar()
    while not game.over:
        texts.check_table(game, chance.sample(keys, 6))
        play_out(game, Dice(chance.getrandbits(64)), 1)
    texts.check_log(game)
