"""The rulebook of On Mars, made: its things named, its effects entered, cards and tiles given what they do."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.kernel.phrases import with_kernel
from areo.kernel.things import Things
from areo.on_mars import actions, menu, phases
from areo.on_mars.cards.blueprints import BLUEPRINT_CARDS
from areo.on_mars.cards.people import CONTRACT_CARDS, SCIENTIST_CARDS
from areo.on_mars.chapter import BASE_GAME, Chapter
from areo.on_mars.components import BENEFITS, Data, Discovery, Goal
from areo.on_mars.effects import construct, movement, people, ships, tasks, tech, travel, upgrades
from areo.on_mars.effects.blueprints import TakeBlueprint
from areo.on_mars.effects.construct import ANY, Construct
from areo.on_mars.effects.goals import ChooseReward
from areo.on_mars.effects.goods import (
    RECEIVE,
    AskBenefit,
    Gain,
    GainColonists,
    GainOfChoice,
    PayForColonist,
    TakeFromWarehouse,
)
from areo.on_mars.effects.movement import Move
from areo.on_mars.effects.people import Hire, Recall
from areo.on_mars.effects.ships import Welcome
from areo.on_mars.effects.tech import Develop, Learn
from areo.on_mars.effects.travel import Travel
from areo.on_mars.effects.upgrades import Upgrade
from areo.on_mars.geometry import DIRECTIONS, HEXES, id_of, name_of
from areo.on_mars.goals import need_of
from areo.on_mars.lacerda import turn as lacerda
from areo.on_mars.names import NAMES
from areo.on_mars.numbers import (
    ACTION,
    ACTIONS,
    BONUS,
    BONUSES,
    BUILDING,
    CARD,
    CELL,
    CELLS,
    CRYSTAL,
    DIRECTION,
    EXECUTIVE,
    EXECUTIVES,
    FIRST_COLONIST,
    GOODS,
    HEX,
    LETTERS,
    MINERAL,
    MISSION,
    MOST_DISCOVERIES,
    NONE,
    RESOURCE,
    REWARD,
    REWARDS,
    RIVAL,
    SHIP,
    SHIPS,
    SIDE,
    SIDES,
    SOLO_CARD,
    SPACE,
    TECH,
    TECHS,
    TILE,
    TYPES,
    blueprint,
    contract,
    goal,
)
from areo.on_mars.phrases.en import ENGLISH
from areo.on_mars.phrases.fr import FRENCH
from areo.on_mars.phrases.pt import PORTUGUESE
from areo.on_mars.rulebook import OnMarsRulebook
from areo.on_mars.tones import TONES

PHRASES: Final = with_kernel({"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE})
BOOKS: Final[dict[tuple[str, str], OnMarsRulebook]] = {}


def phrases_of(chapter: Chapter) -> dict[str, dict[str, str]]:
    """All that the game says, and a chapter besides."""
    besides = chapter.phrases()
    return {language: {**phrases, **besides[language]} for language, phrases in PHRASES.items()}


def rulebook(data: Data, chapter: Chapter = BASE_GAME) -> OnMarsRulebook:
    """The rulebook for these components and a chapter, made once for each."""
    edition = (data.digest, chapter.id)
    if edition not in BOOKS:
        things = all_things(data)
        chapter.add_things(things, data)
        book = OnMarsRulebook(things, phrases_of(chapter), data, chapter)
        give_effects(book)
        enter_effects(book)
        book.allow_free(menu.free_moves_of(chapter))
        book.courses = ["round", "end-colonization", "end-round", "shuttle-phase", "count", "finish"]
        book.set_up_secrets = ["goals", "blueprints", "discoveries", "techs", "solo_deck", *chapter.secrets]
        book.deep_moves = True
        book.tones = {**TONES, **chapter.tones()}
        book.complete()
        BOOKS[edition] = book
    return BOOKS[edition]


def same(name: str) -> dict[str, str]:
    """A name that is the same in every language."""
    return {"en": name, "fr": name, "pt": name}


def all_things(data: Data) -> Things:
    things = Things()
    for hex in HEXES:
        things.add(HEX, hex, id_of(hex), same(name_of(hex)))
    for kind, ids in (
        (BUILDING, TYPES),
        (TECH, TECHS),
        (RESOURCE, GOODS),
        (ACTION, ACTIONS),
        (EXECUTIVE, EXECUTIVES),
        (DIRECTION, DIRECTIONS),
        (SIDE, SIDES),
        (REWARD, REWARDS),
        (BONUS, BONUSES),
        (CELL, CELLS),
    ):
        for index, id in enumerate(ids):
            things.add(kind, index, id, NAMES[f"{kind.name} {id}"])
    for index in range(8):
        things.add(SPACE, index, str(index + 1), numbered("space", index + 1))
    for index in range(SHIPS):
        things.add(SHIP, index, str(index + 1), numbered("ship", index + 1))
    things.add(RIVAL, 0, "lacerda", same("Lacerda"))
    add_cards(things, data)
    return things


def numbered(what: str, number: int) -> dict[str, str]:
    return {language: f"{word} {number}" for language, word in NAMES[what].items()}


def add_cards(things: Things, data: Data) -> None:
    for index, card in enumerate(SCIENTIST_CARDS):
        things.add(CARD, index, card.id, card.names)
    for index, paper in enumerate(CONTRACT_CARDS):
        things.add(CARD, CARD.index(contract(index + 1)), f"contract-{index + 1}", paper.names)
    for index, plan in enumerate(BLUEPRINT_CARDS):
        things.add(CARD, CARD.index(blueprint(index + 1)), f"blueprint-{index + 1}", plan.names)
    for index, private in enumerate(data.goals):
        things.add(CARD, CARD.index(goal(index + 1)), f"goal-{index + 1}", private.names)
    for index, mission in enumerate(data.missions):
        things.add(MISSION, index, mission.id, mission.names)
    for index, discovery in enumerate(data.discoveries):
        things.add(TILE, index, discovery.id, discovery.names)
    for index, letter in enumerate(LETTERS):
        names = {language: f"{name} {letter}" for language, name in data.research_names.items()}
        things.add(TILE, MOST_DISCOVERIES + index, f"research-{letter}", names)
    for index, solo in enumerate(data.solo_deck):
        things.add(SOLO_CARD, index, f"solo-{solo.number}", numbered("solo", solo.number))
    for index in range(len(data.a_cards)):
        things.add(FIRST_COLONIST, index, f"A{index + 1}", data.a_names[index])
    for index, task in enumerate(data.b_cards):
        things.add(FIRST_COLONIST, len(data.a_cards) + index, task.id, task.names)


# What cells, spaces, tiles and goals do, as the components say.


def benefit(name: str, of_cell: bool) -> AnyEffect:
    """The benefit of a laboratory's cell or of a space: cells can be boosted where spaces cannot."""
    effects: dict[str, AnyEffect] = {
        "warehouse": TakeFromWarehouse(),
        "crystal": Gain(CRYSTAL, 1),
        "mineral": Gain(MINERAL, 1),
        "bots": Move(2),
        "upgrade": Upgrade(boost=of_cell),
        "blueprint": TakeBlueprint(boost=of_cell),
        "tech": Learn(),
        "colonist": PayForColonist(),
    }
    return AskBenefit(effects[name])


def discovery_effect(discovery: Discovery) -> AnyEffect:
    rule = discovery.rule
    amount = discovery.amount
    if rule == "construct":
        return Construct(discovery.subject if discovery.subject != NONE else ANY)
    if rule == "gain":
        return Gain(discovery.subject, amount)
    if rule == "develop":
        return Develop(amount)
    if rule == "blueprints":
        return TakeBlueprint(amount)
    if rule == "learn":
        return Learn()
    if rule == "upgrade":
        return Upgrade(amount, tech=False)
    if rule == "hire":
        return Hire()
    return TakeFromWarehouse(amount)


def reward(private: Goal) -> AnyEffect:
    """The reward of a private goal that is its own."""
    kind = private.reward
    amount = private.amount
    if kind == "upgrade":
        return Upgrade(amount, free=True, tech=False)
    if kind == "resources":
        return GainOfChoice(amount)
    if kind == "mineral":
        return Gain(MINERAL, amount)
    if kind == "crystal":
        return Gain(CRYSTAL, amount)
    if kind == "colonists":
        return GainColonists(amount)
    if kind == "rover":
        return Move(rover=amount)
    if kind == "recall":
        return Recall(amount)
    if kind == "contract":
        return Hire(scientists=False, free=True)
    if kind == "scientist":
        return Hire(contracts=False, free=True)
    if kind == "ship":
        return Welcome(2, free=True, boost=False)
    return Travel()


def give_effects(book: OnMarsRulebook) -> None:
    data = book.data
    book.benefits = [benefit(name, True) for name in BENEFITS]
    book.space_benefits = [benefit(name, False) for name in BENEFITS]
    book.lss_bonuses = [Recall(1), Move(2), construct.A_CRYSTAL, construct.A_MINERAL]
    book.discovery_effects = [discovery_effect(discovery) for discovery in data.discoveries]
    book.research_effect = [Develop(2, free=True)]
    book.rewards = [reward(private) for private in data.goals] + [Develop(2, free=True)]
    book.turn_menus = [menu.menu_of(book.chapter)]
    book.goal_needs = [need_of(private) for private in data.goals]
    book.goal_rewards = [ChooseReward()] * len(data.goals)
    book.lacerda = [
        lacerda.LACERDA_ARRIVES,
        lacerda.LACERDA_GROWS,
        lacerda.LACERDA_DEVELOPS,
        lacerda.LACERDA_BONUS,
        phases.LEVEL_UP,
    ]


def enter_effects(book: OnMarsRulebook) -> None:
    """Give every effect its path."""
    for index, plan in enumerate(BLUEPRINT_CARDS):
        book.enter(f"blueprint-{index + 1}", plan.effect, blueprint(index + 1))
    for index, effect in enumerate(actions.EFFECTS):
        book.enter(f"main/{ACTIONS[index]}", effect)
    for index, effect in enumerate(menu.EXECUTIVE_EFFECTS):
        if effect is not construct.A_MINERAL:
            book.enter(f"exec/{EXECUTIVES[index]}", effect)
    for index, name in enumerate(BENEFITS):
        book.enter(f"cell/{name}", book.benefits[index])
        book.enter(f"space/{name}", book.space_benefits[index])
    for index, name in enumerate(BONUSES):
        book.enter(f"bonus/{name}", book.lss_bonuses[index])
    for index, discovery in enumerate(book.data.discoveries):
        book.enter(f"tile/{discovery.id}", book.discovery_effects[index])
    book.enter("research", book.research_effect[0])
    for index in range(len(book.data.goals)):
        book.enter(f"goal-{index + 1}", book.rewards[index])
    book.enter("goal", book.rewards[-1])
    book.enter("reward", book.goal_rewards[0])
    book.enter("turn-menu", book.turn_menu)
    for path, effect in STEPS.items():
        book.enter(path, effect)
    for path, effect in book.chapter.effects().items():
        book.enter(f"{book.chapter.id}/{path}", effect)


STEPS: Final[dict[str, AnyEffect]] = {
    "receive": RECEIVE,
    "cell-benefit": tech.CELL_BENEFIT,
    "pay-row": tech.PAY_ROW,
    "learn-tile": tech.PAY_ROW.then,
    "pay-column": tech.PAY_COLUMN,
    "move-tile": tech.MOVE_TILE,
    "owner-chooses": tech.OWNER_CHOOSES,
    "settle-aside": tech.SETTLE_ASIDE,
    "place-building": construct.PLACE_BUILDING,
    "after-yield": construct.AFTER_YIELD,
    "advance-lss": construct.ADVANCE_LSS,
    "lss-bonus": construct.LSS_BONUS,
    "displace": construct.DISPLACE,
    "make-room-to-build": construct.MAKE_ROOM_TO_BUILD,
    "make-room-to-upgrade": upgrades.MAKE_ROOM_TO_UPGRADE,
    "place-marker": upgrades.PLACE_MARKER,
    "pay-upgrade": upgrades.PAY_UPGRADE,
    "bot-takes": movement.BOT_TAKES,
    "land-bot": ships.LAND_BOT,
    "take-card": people.TAKE_CARD,
    "pay-card": people.PAY_CARD,
    "production": travel.PRODUCTION,
    "retrieve": travel.RETRIEVE,
    "explore": travel.EXPLORE,
    "lay-tile": travel.LAY_TILE,
    "choose-space": travel.CHOOSE_SPACE,
    "draw-space": travel.DRAW_SPACE,
    "ask-task": tasks.ASK_TASK,
    "to-other-side": travel.TO_OTHER_SIDE,
    "take-slot": actions.TAKE_SLOT,
    "put-colonist": actions.PUT_COLONIST,
    "pay-extra": actions.PAY_EXTRA,
    "pay-executive": menu.PAY_EXECUTIVE,
    "do-executive": menu.DO_EXECUTIVE,
    "how-to-use": menu.HOW_TO_USE,
    "pay-use": menu.PAY_USE,
    "do-use": menu.DO_USE,
    "set-up": phases.SET_UP,
    "place-shuttle": phases.PLACE_SHUTTLE,
    "choose-side": phases.CHOOSE_SIDE,
    "round": phases.ROUND,
    "turn": phases.TURN,
    "fill-depot": phases.FILL_DEPOT,
    "end-turn": phases.END_TURN,
    "rest": phases.REST,
    "last-chance": phases.LAST_CHANCE,
    "fill-display": phases.FILL_DISPLAY,
    "level-up": phases.LEVEL_UP,
    "end-colonization": phases.END_COLONIZATION,
    "shuttle-phase": phases.SHUTTLE_PHASE,
    "go-or-stay": phases.GO_OR_STAY,
    "end-round": phases.END_ROUND,
    "count": phases.COUNT,
    "last-deliveries": phases.LAST_DELIVERIES,
    "finish": phases.FINISH,
    "lacerda-turn": lacerda.LACERDA_TURN,
    "lacerda-rests": lacerda.LACERDA_RESTS,
    "lacerda-research": lacerda.LACERDA_RESEARCH,
    "lacerda-develops": lacerda.LACERDA_DEVELOPS,
    "lacerda-upgrades": lacerda.LACERDA_UPGRADES,
    "lacerda-bonus": lacerda.LACERDA_BONUS,
    "lacerda-rover": lacerda.LACERDA_ROVER,
    "lacerda-arrives": lacerda.LACERDA_ARRIVES,
    "lacerda-travels": lacerda.LACERDA_TRAVELS,
    "lacerda-builds": lacerda.LACERDA_BUILDS,
    "lacerda-grows": lacerda.LACERDA_GROWS,
    "lacerda-welcomes": lacerda.LACERDA_WELCOMES,
}
