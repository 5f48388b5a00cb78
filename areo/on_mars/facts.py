"""Every card and tile of On Mars as a person reads it, and as plain values to search, sort and draw by."""

from __future__ import annotations

from typing import Final

from areo.kernel.description import CardText
from areo.kernel.game import Json
from areo.kernel.words import Sayable, Words
from areo.on_mars.cards.blueprints import BLUEPRINT_CARDS, Blueprint
from areo.on_mars.cards.people import SCIENTIST_CARDS, Contract, Scientist
from areo.on_mars.components import DISCOVERY_RULES, GOAL_NEEDS, Goal, Mission, SoloCard, TaskCard
from areo.on_mars.effects.people import CONTRACT_COST
from areo.on_mars.needs import need_text
from areo.on_mars.numbers import (
    ACTION,
    BUILDING,
    CONSTRUCT,
    GOODS,
    HIRE_OR_CONTRACT,
    LEARN_TECH,
    LETTERS,
    MINERAL,
    MOST_DISCOVERIES,
    NONE,
    OBTAIN_BLUEPRINT,
    RESEARCH_DEV,
    REWARD,
    REWARDS,
    SOLO_CARD,
    TILE,
    TYPES,
    UPGRADE,
    YIELDS,
)
from areo.on_mars.plans import COMPLEX_FOR_LEVEL_3, building_of, is_level_3, points_of
from areo.on_mars.rewards import EACH
from areo.on_mars.rulebook import OnMarsRulebook
from areo.on_mars.worth import COMPLEX_WANTED, DELIVERY_POINTS, SCIENTIST_POINTS, UPGRADE_POINTS

CONFIRMED: Final = "confirmed"  # what stands in the code and not in the file of components

# The actions that Lacerda's cards number, in orbit and in the colony.
IN_ORBIT: Final = (OBTAIN_BLUEPRINT, LEARN_TECH, RESEARCH_DEV)
IN_COLONY: Final = (CONSTRUCT, UPGRADE, HIRE_OR_CONTRACT)

# Tasks of the First Colonists that missions count as well.
AS_MISSION: Final = {"obtain_blueprint": "m_blueprint", "learn_tech": "m_tech", "hire_scientist": "m_scientist"}


def all_cards(book: OnMarsRulebook, words: Words) -> list[CardText]:
    return [
        *[blueprint_card(number, card, words) for number, card in enumerate(BLUEPRINT_CARDS, 1)],
        *[scientist_card(card, words) for card in SCIENTIST_CARDS],
        *[contract_card(number, card, words) for number, card in enumerate(book.contracts, 1)],
        *[goal_card(card, book, words) for card in book.data.goals],
        *discovery_tiles(book, words),
        *[research_tile(index, book, words) for index in range(len(LETTERS))],
        *[mission_card(card, book, words) for card in book.data.missions],
        *[reward_tile(index, words) for index in range(len(REWARDS))],
        *[solo_card(index, card, book, words) for index, card in enumerate(book.data.solo_deck)],
        *solo_goals(book, words),
        *first_buildings(book, words),
        *[first_task(card, book, words) for card in book.data.b_cards],
        *book.chapter.cards(book, words),
    ]


def written(words: Words, *said: str) -> str:
    """Several things said, each as a sentence."""
    return " ".join([words.sentence(part) for part in said])


def capital(name: str) -> str:
    return name[0].upper() + name[1:]


def goods_of(amounts: list[int]) -> list[int]:
    """The goods of which there are any."""
    return [good for good in range(len(amounts)) if amounts[good]]


# What is certain


def blueprint_card(number: int, card: Blueprint, words: Words) -> CardText:
    type = TYPES[building_of(number)]
    level = 3 if is_level_3(number) else 1
    good = GOODS[YIELDS[building_of(number)]]
    points = points_of(number)
    one = words.count(1, type)
    text = written(
        words,
        words.say("card.upgrades-in-complex", level, one, COMPLEX_FOR_LEVEL_3)
        if level == 3
        else words.say("card.upgrades", level, one),
        words.say("card.when-taken", words.count(1, good)),
        words.say("card.executive", card.effect),
        words.say("card.built-points", points, -points),
    )
    facts: Json = {
        "number": number,
        "building": type,
        "level": level,
        "gives": good,
        "points": points,
        "does": effect_text(card.effect, words),
    }
    return CardText("blueprint", f"blueprint-{number}", card.names[words.language], text, CONFIRMED, facts=facts)


def scientist_card(card: Scientist, words: Words) -> CardText:
    goods = goods_of(card.cost.kinds)
    cost = (
        words.say("card.cost", words.join("and", [words.count(card.cost.kinds[good], GOODS[good]) for good in goods]))
        if goods
        else words.say("card.cost-workers", words.count(card.cost.colonists, "colonist"))
    )
    _, places = forms(words, f"advanced.{TYPES[card.works_in[0]]}")
    scored, _ = forms(words, f"advanced.{TYPES[card.scores]}")
    text = written(
        words,
        cost,
        words.say("card.works", places),
        words.say("card.scientist-points", SCIENTIST_POINTS, scored),
    )
    facts: Json = {
        "works_in": TYPES[card.works_in[0]],
        "scores": TYPES[card.scores],
        "points": SCIENTIST_POINTS,
        "cost": {GOODS[good]: card.cost.kinds[good] for good in goods} or {"colonist": card.cost.colonists},
    }
    return CardText("scientist", card.id, card.names[words.language], text, CONFIRMED, facts=facts)


def forms(words: Words, noun: str) -> tuple[str, str]:
    """A counted noun without its number: for one, and for many."""
    one, many = words.phrase(f"noun.{noun}").split("|")
    return one, many


def contract_card(number: int, card: Contract, words: Words) -> CardText:
    upgrade = card.building != NONE
    done, failed = UPGRADE_POINTS if upgrade else DELIVERY_POINTS
    goods = goods_of(card.needs)
    said = [words.say("card.cost", words.count(CONTRACT_COST.crystals, "crystal"))]
    if upgrade:
        marked = words.count(1, f"advanced.{TYPES[card.building]}")
        said.append(words.say("card.contract-complex", marked, COMPLEX_WANTED))
    else:
        said.append(words.say("card.contract-delivery", [words.count(card.needs[good], GOODS[good]) for good in goods]))
        if goods != [MINERAL]:
            said.append(words.say("card.contract-minerals"))
    text = written(words, *said, words.say("card.contract-points", done, failed))
    facts: Json = {"number": number, "points": done, "penalty": failed, "cost": {"crystal": CONTRACT_COST.crystals}}
    if upgrade:
        facts["building"] = TYPES[card.building]
        facts["complex"] = COMPLEX_WANTED
    else:
        facts["needs"] = {GOODS[good]: card.needs[good] for good in goods}
    return CardText("contract", f"contract-{number}", card.names[words.language], text, CONFIRMED, facts=facts)


def reward_tile(index: int, words: Words) -> CardText:
    id = REWARDS[index]
    text = written(words, words.say(f"reward.{id}", EACH[index]))
    return CardText(
        "reward", id, capital(words.name(REWARD.thing(index))), text, CONFIRMED, facts={"each": EACH[index]}
    )


# What the file of components says


def goal_card(card: Goal, book: OnMarsRulebook, words: Words) -> CardText:
    id = f"goal-{card.number}"
    common, own = book.rewards[-1], book.rewards[card.number - 1]
    text = written(
        words,
        words.say("card.condition", need_text(card.need, card.figures, words)),
        words.say("card.goal-reward", words.may(common), words.may(own)),
    )
    facts: Json = {"number": card.number, "need": card.need, "reward": card.reward, "amount": card.amount}
    if card.need != "techs_on_cells":
        facts.update(zip(GOAL_NEEDS[card.need], card.figures, strict=True))
    return CardText("goal", id, card.names[words.language], text, book.data.statuses[id], facts=facts)


def discovery_tiles(book: OnMarsRulebook, words: Words) -> list[CardText]:
    """The discoveries, each kind once."""
    tiles = book.data.discoveries
    found: list[CardText] = []
    for index, tile in enumerate(tiles):
        if tile.id == tile.kind_id:
            copies = sum([other.kind_id == tile.kind_id for other in tiles])
            facts: Json = {"rule": tile.rule}
            if "amount" in DISCOVERY_RULES[tile.rule]:
                facts["amount"] = tile.amount
            if "building" in DISCOVERY_RULES[tile.rule]:
                facts["building"] = TYPES[tile.subject] if tile.subject != NONE else "any"
            if "good" in DISCOVERY_RULES[tile.rule]:
                facts["good"] = GOODS[tile.subject]
            text = effect_text(book.discovery_effects[index], words)
            status = book.data.statuses[tile.id]
            found.append(CardText("discovery", tile.id, tile.names[words.language], text, status, copies, facts))
    return found


def research_tile(index: int, book: OnMarsRulebook, words: Words) -> CardText:
    """The research tiles of a letter."""
    name = words.name(TILE.thing(MOST_DISCOVERIES + index))
    copies = len(book.data.research_sites[index])
    text = effect_text(book.research_effect[0], words)
    facts: Json = {"letter": LETTERS[index]}
    return CardText("research", f"research-{LETTERS[index]}", name, text, CONFIRMED, copies, facts)


def effect_text(effect: Sayable, words: Words) -> str:
    return words.sentence(effect.text(words))


def mission_card(card: Mission, book: OnMarsRulebook, words: Words) -> CardText:
    text = written(
        words,
        words.say("card.mission", words.say(f"when.{card.id}"), card.crystals),
        words.say("card.mission-targets", *card.targets),
    )
    facts: Json = {
        "targets": list(card.targets),
        "crystals": card.crystals,
        "length": "long" if card.long else "short",
    }
    return CardText("mission", card.id, card.names[words.language], text, book.data.statuses[card.id], facts=facts)


def solo_card(index: int, card: SoloCard, book: OnMarsRulebook, words: Words) -> CardText:
    id = f"solo-{card.number}"
    orbit, colony = IN_ORBIT[card.action - 1], IN_COLONY[card.action - 1]
    text = written(
        words,
        words.say("card.solo-actions", ACTION.thing(orbit), ACTION.thing(colony)),
        words.say("card.solo-mission", LETTERS[card.mission]),
        words.say("card.solo-travels" if card.travel else "card.solo-stays"),
    )
    facts: Json = {
        "number": card.number,
        "mission": LETTERS[card.mission],
        "action": card.action,
        "travel": card.travel,
    }
    name = capital(words.name(SOLO_CARD.thing(index)))
    return CardText("solo", id, name, text, book.data.statuses[id], facts=facts)


def solo_goals(book: OnMarsRulebook, words: Words) -> list[CardText]:
    """The goals of the solo game, from the easiest to the hardest as the file lists them."""
    found: list[CardText] = []
    for goal in book.data.solo_goals:
        needs = [need_text(need, figures, words) for need, figures in goal.needs]
        text = written(words, words.say("card.solo-goal", needs))
        status = book.data.statuses[goal.id]
        facts: Json = {"level": goal.level}
        found.append(CardText("solo-goal", goal.id, goal.names[words.language], text, status, facts=facts))
    return found


def first_buildings(book: OnMarsRulebook, words: Words) -> list[CardText]:
    """The A cards of the First Colonists."""
    found: list[CardText] = []
    for index, types in enumerate(book.data.a_cards):
        id = f"A{index + 1}"
        text = written(words, words.say("card.first-buildings", [words.name(BUILDING.thing(type)) for type in types]))
        name = book.data.a_names[index][words.language]
        facts: Json = {"buildings": [TYPES[type] for type in types]}
        found.append(CardText("first-colonist", id, name, text, book.data.statuses[id], facts=facts))
    return found


def first_task(card: TaskCard, book: OnMarsRulebook, words: Words) -> CardText:
    """A B card of the First Colonists."""
    when = words.say(f"when.{AS_MISSION.get(card.task, card.task)}")
    text = written(words, words.say("card.first-task", when, words.count(card.amount, GOODS[card.good])))
    facts: Json = {"task": card.task, "good": GOODS[card.good], "amount": card.amount}
    name = card.names[words.language]
    return CardText("first-colonist", card.id, name, text, book.data.statuses[card.id], facts=facts)
