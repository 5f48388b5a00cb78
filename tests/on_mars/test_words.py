"""What players read in On Mars: whole, in three languages, and in step with the code and the data.

`AREO_GOLDEN=write` writes the texts in tests/golden anew; read the difference before it goes in.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from areo.kernel.effect import AnyEffect
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.kernel.things import SEAT
from areo.kernel.words import SLOT, Words
from areo.on_mars.cards.blueprints import BLUEPRINT_CARDS
from areo.on_mars.components import GOAL_NEEDS, SOLO_NEEDS, TASKS
from areo.on_mars.data import load
from areo.on_mars.deck import rulebook
from areo.on_mars.effects.goods import Gain, GainColonists, GainOfChoice, Score, TakeFromWarehouse
from areo.on_mars.effects.movement import Move
from areo.on_mars.effects.people import Recall, RecallAmount
from areo.on_mars.effects.ships import Welcome
from areo.on_mars.effects.tech import Develop
from areo.on_mars.effects.upgrades import Upgrade
from areo.on_mars.facts import AS_MISSION
from areo.on_mars.game_type import GAME
from areo.on_mars.numbers import (
    COLONIST,
    CRYSTAL,
    GOODS,
    MINERAL,
    MISSIONS,
    OXYGEN,
    PHASES,
    REWARDS,
    SIDES,
    TYPES,
    WAREHOUSE,
)
from areo.on_mars.phrases.en import ENGLISH
from areo.on_mars.phrases.fr import FRENCH
from areo.on_mars.phrases.pt import PORTUGUESE
from areo.on_mars.scoring import PARTS
from tests import texts
from tests.examples import COUNTED, Examples
from tests.texts import KERNEL, PLAYERS, every_language, slots

BOOK = rulebook(load())
FILES = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}
LAID_DOWN = GOODS[:COLONIST]  # what lies in a storage or a depot


def words_of(language: str) -> Words:
    return Words(language, BOOK.phrases[language], BOOK.things, PLAYERS)


# What each phrase is given to say, as tests/examples.py reads it.
PLACE = "hex 0,0"
OTHER_PLACE = "hex 1,-1"
EXAMPLES: dict[str, tuple[object, ...]] = {
    "clock": (3, "@phase.colonization"),
    "round.name": (3,),
    "round.until": (3,),
    "round.from": (3,),
    "boosted": ("@gain", "@boost.one"),
    "for-free": ("@hire",),
    "gain": ("=3 battery",),
    "gain-colonists": ("=2 colonist",),
    "gain-choice": ("=2 resource",),
    "score": ("=2 op",),
    "trade": ("…",),
    "warehouse": (2,),
    "blueprints": ("=2 blueprint",),
    "develop": ("=2 development",),
    "develop.free": ("=1 development",),
    "construct": ("=1 oxygen_condenser",),
    "upgrade": ("=1 building",),
    "upgrade.several": ("=2 building",),
    "upgrade.anywhere": ("=1 building",),
    "move.both": ("=2 step", "=2 step"),
    "move.bots": ("=2 step",),
    "move.collecting": ("=2 step",),
    "move.rover": ("=5 step",),
    "welcome": (COUNTED, COUNTED),
    "welcome.free": (COUNTED, COUNTED),
    "recall": ("=2 colonist",),
    "recall-workers": ("=2 colonist",),
    "travel": ("side orbit",),
    "goal-card": ("card goal-7",),
    "card.upgrades": (1, "=1 mine"),
    "card.upgrades-in-complex": (3, "=1 mine", COUNTED),
    "card.when-taken": ("=1 mineral",),
    "card.executive": ("@upgrade",),
    "card.built-points": (3, -3),
    "card.cost": ("=2 water",),
    "card.cost-workers": ("=2 colonist",),
    "card.works": ("…",),
    "card.scientist-points": (COUNTED, "-advanced.mine"),
    "card.contract-complex": ("=1 advanced.shelter", COUNTED),
    "card.contract-delivery": (["=2 mineral", "=3 oxygen"],),
    "card.contract-points": (12, -6),
    "card.condition": ("@need.ships",),
    "card.goal-reward": ("~develop.free", "~gain"),
    "card.mission": ("@when.m_bots", COUNTED),
    "card.mission-targets": (5, 5, 7),
    "card.solo-actions": ("action obtain-blueprint", "action construct"),
    "card.solo-mission": ("B",),
    "card.solo-goal": (["@need.colony_level", "@need.margin"],),
    "card.first-buildings": (["…", "…"],),
    "card.first-task": ("@when.develop_tech_twice", "=1 plant"),
    "need.blueprints": (COUNTED,),
    "need.advanced_buildings": (COUNTED,),
    "need.mines": (COUNTED,),
    "need.discoveries": (COUNTED,),
    "need.advanced_in_complex": (COUNTED,),
    "need.advanced_in_complexes": (COUNTED, COUNTED),
    "need.same_resource": (4,),
    "need.shelters": (COUNTED,),
    "need.colony_level": (3,),
    "need.colonists": (COUNTED,),
    "need.techs": (COUNTED,),
    "need.ships": (COUNTED,),
    "need.research": (COUNTED,),
    "need.scientists_and_contracts": (COUNTED, COUNTED),
    "need.techs_on_cells": (["…", "…"],),
    "need.progress_cubes": (COUNTED,),
    "need.contracts": (COUNTED,),
    "need.upgrade_contracts": (COUNTED,),
    "need.delivery_contracts": (COUNTED,),
    "need.contract": ("card contract-3",),
    "need.private_goals": (COUNTED,),
    "need.top_techs": (COUNTED,),
    "need.tech": ("tech greenhouse", 6),
    "need.advanced": ("=3 advanced.greenhouse",),
    "need.complex": ("=5 greenhouse",),
    "need.stored": ("=5 plant",),
    "need.scientist": ("card biochemist",),
    "need.margin": (COUNTED,),
    **{f"reward.{reward}": (COUNTED,) for reward in REWARDS},
    "label.contract": ("card contract-9",),
    "label.learn": ("tech mine", "cell L1.top"),
    "label.develop": ("tech mine", "cell L2.mid"),
    "label.tech": ("Alice", 3),
    "label.hex": (PLACE,),
    "label.upgrade": ("card blueprint-8", PLACE),
    "label.building": ("building greenhouse", PLACE),
    "label.bot": (PLACE, "direction NE"),
    "label.rover": ("direction SW",),
    "label.depot-ship": ("ship 2", "executive rover"),
    "label.recall": ("action construct",),
    "label.goal": ("card goal-7",),
    "label.deliver": ("card contract-9", "resource water"),
    **{f"why.stock-{good}": (0, COUNTED, 1) for good in LAID_DOWN},
    "why.any-stock": (0, COUNTED, 1),
    "why.crystals": (0, COUNTED, 1),
    "why.colonists": (0, COUNTED, 1),
    "why.colonists-gained": (0, COUNTED, 1),
    "why.extra": (0, 3, COUNTED),
    "why.storage-full": (0, 2, 3),
    "why.contract-needs-none": ("card contract-9",),
    "why.not-on-offer": ("card blueprint-8",),
    "why.tech-known": ("tech mine",),
    "why.tech-unknown": ("tech mine",),
    "why.not-ahead": ("tech mine",),
    "why.no-such-tech": ("tech rover",),
    "why.tech-level": ("tech oxygen_condenser", 3, 1),
    "why.tech-needed": ("tech oxygen_condenser",),
    "why.built-on": (PLACE,),
    "why.out-of-order": ("card blueprint-8",),
    "why.aliens-there": (PLACE,),
    "why.out-of-zone": (PLACE,),
    "why.too-far": (PLACE,),
    "why.not-nearest": (PLACE,),
    "why.not-your-card": ("card blueprint-8",),
    "why.already-built": ("card blueprint-8",),
    "why.other-building": (PLACE, "building greenhouse"),
    "why.already-advanced": (PLACE,),
    "why.complex": ("card blueprint-20", COUNTED, 1),
    "why.no-bot": (PLACE,),
    "why.ship-limit": (0, 0, COUNTED),
    "why.not-landing-site": (PLACE,),
    "why.other-card": ("card contract-9",),
    "why.not-explorable": (PLACE,),
    "why.not-your-building": (PLACE,),
    "why.goal-not-held": ("card goal-7",),
    "why.goal": ("card goal-7", 3, 2),
    "why.not-built": ("card blueprint-8",),
    "why.no-scientist": ("card blueprint-8",),
    "why.not-in-deck": ("card contract-9",),
    "log.round": (0, 3),
    "log.turn": (0,),
    "log.main": (0, "action construct"),
    "log.executive": (0, "executive rover"),
    "log.scores": (0, COUNTED),
    "log.contributes": (0, "mission m_bots", COUNTED, 4),
    "log.mission-done": (0, "mission m_bots", 2),
    **{f"log.{what}-{good}": (0, COUNTED) for what in ("gains", "lost", "pays") for good in LAID_DOWN},
    **{f"log.delivers-{good}": (0, COUNTED, "card contract-9") for good in LAID_DOWN},
    **{f"log.takes-{GOODS[good]}": (0, COUNTED) for good in WAREHOUSE},
    "log.goal-as-crystal": (0,),
    "log.goal-as-crystal.secret": (0, 0, 0, 0, "card goal-7"),
    "log.to-depot": (0, COUNTED),
    "log.works": (0, COUNTED),
    "log.colonists": (0, COUNTED),
    "log.retrieves": (0, COUNTED),
    "log.cleared": (0, COUNTED),
    "log.blueprint": (0, "card blueprint-8"),
    "log.learns": (0, "tech oxygen_condenser"),
    "log.develops": (0, "tech oxygen_condenser", 3),
    "log.uses-tech": (0, "tech oxygen_condenser", 1),
    "log.hires": (0, "card geologist"),
    "log.fills-display": (0, "card contract-9"),
    "log.scientist-works": (0, "card geologist", "card blueprint-1"),
    "log.contract-done": (0, "card contract-9"),
    "log.goal": (0, "card goal-7"),
    "log.welcomes": (0, "ship 2"),
    "log.spends-ship": (0,),
    "log.takes-space": (0, "space 3"),
    "log.builds": (0, "building oxygen_condenser", PLACE),
    "log.progress": (0, "building mine"),
    "log.lss": (0, "building greenhouse", 3),
    "log.miner-home": (0, PLACE),
    "log.upgrades": (0, "card blueprint-8", PLACE),
    "log.displaced": (0, PLACE, OTHER_PLACE),
    "log.bot-moves": (0, PLACE, OTHER_PLACE),
    "log.rover-moves": (0, PLACE, OTHER_PLACE),
    "log.bot-lands": (0, PLACE),
    "log.explores": (0, "tile d_hire", PLACE),
    "log.takes-tile": (0, "tile research-A"),
    "log.tile-destroyed": (0, "tile d_hire"),
    "log.radar": (0, "tile d_hire"),
    "log.shuttle-placed": (0, "side orbit"),
    "log.shuttle-moves": (0, 2),
    "log.shuttle-travels": (0, "side colony"),
    "log.shuttle-gone": (0, "side orbit"),
    "log.level": (0, 2),
    "log.solo-card": (0, "solo solo-3"),
    "log.lacerda-bot": (0, 2),
    "log.lacerda-icon": (0, "building greenhouse"),
    "log.first-card": (0, "colonist A1"),
    "log.draws-task": (0,),
    "log.draws-task.secret": (0, 0, 0, 0, "colonist B2"),
    "log.task": (0, "colonist B2"),
    "label.reveal": ("colonist B2", "=1 crystal"),
    "why.never-complete": ("card contract-9",),
    "why.task-not-held": ("colonist B2",),
    "why.other-task": ("colonist B2",),
}


# The golden files.


def golden(language: str) -> str:
    """All that is read in a language, card by card and phrase by phrase."""
    words = words_of(language)
    about = GAME.describe()
    lines = ["# The game", "", about.names[language], about.reconstructed[language]]
    lines += [f"{option.name}: {option.texts[language]}" for option in about.options]
    lines += [f"ours: {note}" for note in BOOK.data.reconstructed_in(language)]
    lines += ["", "# Cards", ""]
    for card in GAME.cards(language, {}):
        lines.append(f"{card.kind} · {card.id} · {card.name} · {card.text}")
    lines += ["", "# Hints", ""]
    lines += [f"{name} · {hint}" for name, hint in GAME.hints(language).items()]
    return "\n".join(lines + Examples(BOOK, EXAMPLES).by_section(words, ENGLISH)) + "\n"


@every_language
def test_texts_read_as_they_were_reviewed(language: str) -> None:
    texts.reads_as_reviewed("on_mars", language, golden(language))


def test_every_phrase_with_slots_has_an_example_and_no_other() -> None:
    assert {phrase for phrase, text in ENGLISH.items() if slots(text)} == set(EXAMPLES)
    for phrase, values in EXAMPLES.items():
        assert {int(number) for number, _ in slots(ENGLISH[phrase])} <= set(range(len(values))), phrase


# Each phrase by itself.

SAME = {  # what is rightly the same as in English
    "fr": {
        "boosted", "kind.mission", "label.develop", "label.learn", "need.contracts", "need.delivery_contracts",
        "need.discoveries", "need.private_goals", "need.research", "need.upgrade_contracts", "noun.mine",
        "score.tech",
    },
    "pt": {
        "boosted", "label.develop", "label.learn", "need.contracts", "need.delivery_contracts", "need.discoveries",
        "need.private_goals", "need.research", "need.upgrade_contracts",
    },
}  # fmt: skip


@every_language
def test_every_phrase_exists_with_the_same_slots(language: str) -> None:
    texts.same_slots(BOOK, language)
    assert list(FILES[language]) == list(ENGLISH)


@every_language
def test_phrases_are_well_formed(language: str) -> None:
    texts.well_formed(BOOK, language)


@every_language
def test_phrases_end_and_begin_as_their_use_needs(language: str) -> None:
    texts.end_and_begin(BOOK, language, {"log.round", "log.level"})


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_no_phrase_was_left_in_english(language: str) -> None:
    assert (texts.as_in_english(BOOK, language) - KERNEL) & set(ENGLISH) == SAME[language]


@every_language
def test_a_reason_has_no_lead_before_a_colon_so_that_it_may_follow_a_name(language: str) -> None:
    """Clients put the name of what cannot be done before it, and a colon after the name."""
    for phrase, text in FILES[language].items():
        assert not phrase.startswith("why.") or ":" not in SLOT.sub("", text), phrase


def test_french_typography() -> None:
    for line in golden("fr").split("\n"):
        start, _, said = line.rpartition(" · ")
        said = said if start else re.sub(r"^(\w+|ours): ", "", said)
        assert texts.faults_of_french(said) == [], line


@every_language
def test_texts_hold_no_slip_of_the_pen(language: str) -> None:
    """What the making of texts from parts can bring about, in any language."""
    for line in golden(language).split("\n"):
        doubled = re.search(r"\b([^\W\d]+) \1\b", line)
        assert doubled is None or doubled[1] == "vous", line
        for slip in (" ,", ",,", ", .", ",.", "..", " .", "( ", " )"):
            assert slip not in line, line
        if language == "en":
            assert not re.search(r"\ba [aeioAEIO]\w|\ban [^aeiouAEIOU\W]", line), line


# Phrases and code.


def dynamic() -> set[str]:
    """The phrases whose names are put together: one for each good, type, mission, need, reward..."""
    lacking = {
        "any",
        "building",
        "bot",
        "either",
        "goal",
        "level",
        "marker",
        "ship",
        "step",
    }  # counted elsewhere
    return {
        *(f"noun.{noun}" for noun in (*GOODS, *TYPES, *lacking)),
        *(f"noun.advanced.{type}" for type in TYPES),
        *(f"phase.{phase}" for phase in PHASES),
        *(f"{told}.{part}" for told in ("score", "through") for part in PARTS),
        *(f"round.{when}" for when in ("name", "until", "from")),  # said at the end of a game
        *(f"log.{what}-{good}" for what in ("gains", "lost", "pays", "delivers") for good in LAID_DOWN),
        *(f"log.takes-{GOODS[good]}" for good in WAREHOUSE),
        *(f"why.stock-{good}" for good in LAID_DOWN),
        *(f"need.{need}" for need in {*GOAL_NEEDS, *SOLO_NEEDS} - {"side"}),
        *(f"need.side.{side}" for side in SIDES),
        *(f"when.{mission}" for mission in MISSIONS),
        *(f"when.{task}" for task in TASKS if task not in AS_MISSION),
        *(f"reward.{reward}" for reward in REWARDS),
        *(f"task.{task}" for task in TASKS),
        *(f"kind.{kind}" for kind in {card.kind for card in GAME.cards("en", {})}),
    }


SAID_OTHERWISE = {"label.do 1", "label.do 2"}  # entries whose base says what they are called


def test_the_code_names_every_phrase_and_no_other() -> None:
    game = set(BOOK.phrases["en"]) - KERNEL
    own, patterns = texts.used_in("on_mars", without="chapters")
    assert own - KERNEL - SAID_OTHERWISE <= game
    assert dynamic() <= game
    assert game - (own | dynamic() | texts.used_in_slots(BOOK, game)) == set()
    for pattern in patterns:
        assert any(pattern.fullmatch(phrase) for phrase in game), pattern.pattern


def test_lines_of_the_log_have_tones_that_clients_know() -> None:
    texts.tones_fit(BOOK)


# Texts and definitions.

NUMBERED: dict[str, Callable[[int], AnyEffect]] = {
    "gain": lambda n: Gain(MINERAL, n),
    "gain-colonists": GainColonists,
    "gain-choice": GainOfChoice,
    "score": Score,
    "warehouse": TakeFromWarehouse,
    "develop": lambda n: Develop(n, boost=True),
    "develop.free": lambda n: Develop(n, free=True),
    "upgrade": lambda n: Upgrade(n, tech=False),
    "upgrade.anywhere": lambda n: Upgrade(n, anywhere=True),
    "move.bots": Move,
    "move.rover": lambda n: Move(rover=n),
    "move.both": lambda n: Move(n, 99),
    "recall": Recall,
    "recall-workers": RecallAmount,
    "welcome": Welcome,
    "welcome.free": lambda n: Welcome(n, free=True),
}


@every_language
@pytest.mark.parametrize("name", NUMBERED)
def test_a_changed_number_changes_the_text(name: str, language: str) -> None:
    words = words_of(language)
    twelve, fourteen = (NUMBERED[name](number).text(words) for number in (12, 14))
    assert twelve.count("12") == 1
    assert twelve.replace("12", "14").replace("11", "13") == fourteen


@every_language
def test_one_is_singular(language: str) -> None:
    words = words_of(language)
    for name, make in NUMBERED.items():
        one = make(1).text(words).replace("0", "11")
        assert one != make(12).text(words).replace("12", "1"), name


@every_language
def test_a_good_that_is_gained_is_named(language: str) -> None:
    words = words_of(language)
    assert len({Gain(good, 2).text(words) for good in range(COLONIST)}) == COLONIST
    assert Gain(OXYGEN, 1).text(words) != Gain(CRYSTAL, 1).text(words)


# Cards.


@every_language
def test_every_card_has_a_name_a_text_and_a_status(language: str) -> None:
    cards = GAME.cards(language, {})
    assert Counter(card.kind for card in cards) == {
        "blueprint": 24, "scientist": 6, "contract": 12, "goal": 16, "discovery": 19, "research": 4, "mission": 9,
        "reward": 8, "solo": 12, "solo-goal": 4, "first-colonist": 12,
    }  # fmt: skip
    assert len({card.id for card in cards}) == len(cards)
    assert sum(card.copies for card in cards if card.kind == "research") == 8
    for card in cards:
        texts.check(card.text, language, ".")
        assert card.name[:1].isupper(), card.id
        assert card.text[0] == card.text[0].upper(), card.id
        assert card.facts, card.id
    named = Counter((card.kind, card.name) for card in cards)
    assert [name for name, count in named.items() if count > 1] == []


@every_language
def test_every_thing_has_a_name(language: str) -> None:
    for number, key in BOOK.things.keys.items():
        assert SEAT.has(number) or BOOK.things.name(number, language).strip(), key


def text(id: str, language: str = "en") -> str:
    return next(card.text for card in GAME.cards(language, {}) if card.id == id)


def test_a_blueprint_tells_its_building_its_gift_its_action_and_its_points() -> None:
    assert text("blueprint-20") == (
        "Level 3: upgrades 1 greenhouse in a complex of at least 3 buildings. When you take this blueprint, you gain 1 "
        "plant. Executive action: pay 1 resource of any kind to gain 2 resources of your choice, minerals excepted "
        "(+1 for each colonist you send to work). At the end: 5 points if it is built, −5 if not."
    )


def test_a_scientist_tells_what_he_costs_where_he_works_and_what_he_scores() -> None:
    assert text("geologist") == (
        "Cost: send 2 colonists to work. Can work in advanced mines, whoever owns them, and the executive action there "
        "is free. At the end: 3 opportunity points for each advanced generator on Mars, whoever owns it."
    )


def test_contracts_tell_what_they_need_and_what_failing_costs() -> None:
    assert text("contract-7") == (
        "Cost: 1 crystal. Needs 4 minerals delivered to this card. At the end: 9 points if it is completed, −4 if not."
    )
    assert "Needs 2 minerals and 3 oxygen delivered to this card. Minerals do not" in text("contract-10")
    assert "1 advanced mine of yours in a complex of at least 4 buildings" in text("contract-6")


def test_goals_and_missions_tell_their_figures() -> None:
    assert text("goal-13") == (
        "Condition: 1 scientist and 1 completed contract. Reward: make 2 development steps at no cost, or take an "
        "Earth contract at no cost."
    )
    assert text("m_bots") == (
        "Each time you place a new bot on Mars, you gain 2 crystals. Done after 3 times with 1 or 2 players, 4 with 3 "
        "and 5 with 4."
    )


def test_learning_can_be_boosted_once_as_an_action_and_often_in_the_oxygen_tank() -> None:
    words = words_of("en")
    menu = BOOK.effects["main/learn-tech"].text(words)
    assert menu == "learn a technology (1 more if you send a colonist to work)"
    assert BLUEPRINT_CARDS[8].effect.text(words) == "learn a technology (+1 for each colonist you send to work)"


def test_the_least_certain_part_of_a_card_is_its_status() -> None:
    status = {card.id: card.status for card in GAME.cards("en", {})}
    assert status["goal-13"] == "single_source"
    assert status["goal-14"] == "reconstructed"  # but for its cells, transcribed
    assert status["B1"] == "single_source"
    assert status["B2"] == "reconstructed"
    assert status["blueprint-1"] == status["d_hire"] == status["solo-1"] == status["rw_tech"] == "confirmed"


@every_language
def test_a_corrected_component_is_read_on_its_card(language: str, tmp_path: Path) -> None:
    packaged = resources.files("areo.on_mars").joinpath("components.toml").read_text(encoding="utf-8")
    before, after = packaged.split('id = "m_tech"\ntargets = [7, 11, 12]\n')
    corrected = tmp_path / "corrected.toml"
    corrected.write_text(before + 'id = "m_tech"\ntargets = [6, 11, 12]\n' + after, encoding="utf-8")
    old = {card.id: card.text for card in GAME.cards(language, {})}
    new = {card.id: card.text for card in GAME.cards(language, {"data": str(corrected)})}
    assert {id for id in old if old[id] != new[id]} == {"m_tech"}
    assert new["m_tech"] == old["m_tech"].replace("7", "6")


# Texts at the table.


def grammar() -> list[str]:
    """Keys of every kind a question of this game can have, and some that none has."""
    things = BOOK.things
    of_kind = {kind: [key.split(" ")[1] for key in things.numbers if key.startswith(f"{kind} ")] for kind in KINDS}
    cards, hexes = of_kind["card"], of_kind["hex"]
    keys = [
        *things.numbers,
        "skip",
        "done",
        "boost",
        "storage",
        "oxygen",
        "no tech",
        "end",
        "stay",
        "shuttle",
        "jump",
        "",
    ]
    keys += ["mp bots", "mp rover", "stop rover", "benefit", "recall working-area", "gain crystal", "tech lacerda"]
    keys += [f"{verb} {id}" for verb, kind in VERBS.items() for id in of_kind[kind]]
    keys += [f"goal {number}" for number in range(1, 17)]
    keys += [f"tech seat {seat}" for seat in range(3)] + ["do 1", "do 2", "amount 1", "amount 7"]
    keys += [
        f"{verb} {tech} {cell}" for verb in ("learn", "develop") for tech in of_kind["tech"] for cell in CELLS_TRIED
    ]
    keys += [f"upgrade {card} {hex}" for card in cards for hex in hexes[::9]]
    keys += [f"bot {hex} {direction}" for hex in hexes[::9] for direction in ("N", "SE")]
    keys += [f"deliver {card} {good}" for card in cards if card.startswith("contract") for good in GOODS]
    return [*keys, "pay 2 crystal", "pay 1 mineral", "pay 1 water 1 plant", "pay nothing", "pay"]


KINDS = ("card", "hex", "tech", "building", "resource", "action", "executive", "direction", "side", "bonus")
CELLS_TRIED = ("L1.top", "L2.mid", "L6")
VERBS = {
    "main": "action", "exec": "executive", "use": "card", "build": "building", "hex": "hex", "take": "resource",
    "gain": "resource", "rover": "direction", "recall": "action", "shuttle": "side", "bonus": "bonus",
    "scientist": "card", "develop": "tech",
}  # fmt: skip


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_that_is_read_in_a_game_reads_whole(players: int) -> None:
    options = {"players": players, "seed": str(players), "round_limit": 9}
    if players % 2:
        options["names"] = PLAYERS[:players]
    game = GAME.new(players, str(players), options)
    chance = random.Random(players)
    keys = grammar()
    while not game.over:
        texts.check_table(game, chance.sample(keys, 8))
        play_out(game, Dice(chance.getrandbits(64)), 3)
    texts.check_log(game)
