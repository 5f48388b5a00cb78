"""What a client needs to draw a card or the map: the definitions as data, so that a picture cannot say anything else.

A card's icons come in blocks (what it starts with, what playing it does, an action, an effect), each of rows of marks.
A mark is one of

* {"icon": name, "n": 3}: so many of a resource, cube, card, step or tile; "any": of any one player;
  "n": "x" for as many as one likes; an MC mark is written in its plate
* {"box": rows}: a production box
* {"sign": "or" | "arrow" | "each" | "colon" | "plus"}

Names of icons are those of resources, cubes and tiles, "t-" and a tag, and "card", "temperature", "oxygen", "tr".
What has no icons here has its words below them.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.kernel.game import Json
from areo.kernel.joints import Batch, Either, May, Pay, Seq
from areo.terraforming_mars import board, goals, phases, places
from areo.terraforming_mars.cards.card import Card
from areo.terraforming_mars.counts import Cities, Count, EventsPlayed, OpponentsTags, OwnTags
from areo.terraforming_mars.deck import BOOK
from areo.terraforming_mars.effects import cards, conditions, mars, payment, production, stock
from areo.terraforming_mars.facts import goal_texts, project_texts, solo_texts, worth_texts
from areo.terraforming_mars.modifiers import (
    Discount,
    GreeneryCost,
    Guard,
    HeatIsMoney,
    MetalValue,
    Modifier,
    PowerPlantDiscount,
    Slack,
)
from areo.terraforming_mars.numbers import (
    CARD_PRICE,
    CORPORATION,
    CUBES,
    GREENERY_TILE,
    OCEAN_GOAL,
    OXYGEN_GOAL,
    OXYGEN_TEMPERATURE_BONUS,
    RESOURCES,
    SOLO_GENERATIONS,
    TAGS,
    TEMPERATURE_GOAL,
    TEMPERATURE_HEAT_BONUS,
    TEMPERATURE_OCEAN_BONUS,
    TEMPERATURE_START,
    TILES,
)
from areo.terraforming_mars.table import BEGINNER
from areo.terraforming_mars.triggers import (
    When,
    WhenCity,
    WhenCost,
    WhenEvent,
    WhenGreenery,
    WhenMetal,
    WhenOcean,
    WhenProject,
    WhenTag,
)

Row = list[Json]  # of marks

OR: Final = "or"
ARROW: Final = "arrow"
EACH: Final = "each"
COLON: Final = "colon"
PLUS: Final = "plus"
ANY_NUMBER: Final = "x"


# Marks.


def mark(name: str, n: object = 1, any: bool = False) -> Json:
    told: Json = {"icon": name, "n": n}
    if any:
        told["any"] = True
    return told


def sign(name: str) -> Json:
    return {"sign": name}


def tag(number: int) -> str:
    return f"t-{TAGS[number]}"


def box(*rows: Row) -> Json:
    return {"box": list(rows)}


def each(count: Count | None) -> Row:
    """The "for each" behind a number."""
    if count is None:
        return []
    every = count.every
    if isinstance(count, OwnTags):
        return [sign(EACH), mark(tag(count.tag), every)]
    if isinstance(count, OpponentsTags):
        return [sign(EACH), mark(tag(count.tag), every, any=True)]
    if isinstance(count, Cities):
        return [sign(EACH), mark("city", every, any=True)]
    if isinstance(count, EventsPlayed):
        return [sign(EACH), mark("t-event", every, any=True)]
    return []


def tile_name(tile: int) -> str:
    return "claim" if tile == 0 else TILES[tile]


# Effects.


def produced(effect: AnyEffect) -> Row:
    """What an effect writes into the production box."""
    if isinstance(effect, production.Produce):
        return [mark(RESOURCES[effect.resource], effect.steps), *each(effect.per)]
    if isinstance(effect, production.DecreaseAny):
        return [mark(RESOURCES[effect.resource], -effect.steps, any=True)]
    if isinstance(effect, production.ConvertHeat):
        return [mark("heat", "-x"), mark("mc", ANY_NUMBER)]
    if isinstance(effect, production.ProduceHexMetal):
        return [mark("steel"), sign(OR), mark("titanium")]
    if isinstance(effect, production.CopyProduction):
        return [mark(tag(effect.tag))]
    return []


def changed(effect: AnyEffect) -> Row:
    """What an effect on resources, parameters, tiles and cards shows, but for production."""
    if isinstance(effect, stock.Gain):
        return [mark(RESOURCES[effect.resource], effect.number), *each(effect.per)]
    if isinstance(effect, stock.Lose):
        return [mark(RESOURCES[effect.resource], -effect.number)]
    if isinstance(effect, stock.Steal):
        return [mark(RESOURCES[effect.resource], effect.most, any=True)]
    if isinstance(effect, stock.RemoveAny):
        return [mark(RESOURCES[effect.resource], -effect.most, any=True)]
    if isinstance(effect, mars.RaiseTemperature):
        return [mark("temperature", effect.steps)]
    if isinstance(effect, mars.RaiseOxygen):
        return [mark("oxygen", effect.steps)]
    if isinstance(effect, mars.RaiseTR):
        return [mark("tr", effect.steps), *each(effect.per)]
    if isinstance(effect, mars.PlaceTile):
        return placed(effect)
    return on_cards(effect)


def placed(effect: mars.PlaceTile) -> Row:
    shown = [mark(tile_name(effect.tile), effect.number if isinstance(effect, mars.PlaceOcean) else 1)]
    if isinstance(effect, mars.Flood):
        shown.append(mark("mc", -effect.most, any=True))
    if isinstance(effect, (mars.PlaceCity, mars.PlaceGreenery, mars.PlaceOcean)) and not usual(effect):
        shown[0]["special"] = True
    return shown


def usual(effect: mars.PlaceTile) -> bool:
    """Whether the tile goes where such tiles go."""
    return effect.place in (places.CITY, places.GREENERY, places.OCEAN) and not (
        effect.tile == GREENERY_TILE and effect.place is places.OCEAN
    )


def on_cards(effect: AnyEffect) -> Row:
    """Cards drawn and kept, and the cubes on them."""
    if isinstance(effect, cards.Draw):
        return [mark("card", effect.number)]
    if isinstance(effect, cards.LookAndKeep):
        return [mark("look", effect.look), sign(ARROW), mark("card", effect.keep)]
    if isinstance(effect, cards.LookAndBuy):
        return [mark("look"), mark("mc", -CARD_PRICE), sign(ARROW), mark("card")]
    if isinstance(effect, cards.RevealForTag):
        return [mark("look"), mark(tag(effect.tag)), sign(COLON), mark(CUBES[effect.kind])]
    if isinstance(effect, cards.DiscardToDraw):
        return [mark("card", -1), sign(ARROW), mark("card")]
    if isinstance(effect, cards.AddHere):
        return [mark(CUBES[effect.kind], effect.number)]
    if isinstance(effect, cards.RemoveHere):
        return [mark(CUBES[effect.kind], effect.number)]
    if isinstance(effect, cards.AddToHolder):
        return [mark("cube")]
    if isinstance(effect, cards.AddTo):
        return [mark(CUBES[effect.cube], effect.number), mark("onto")]
    if isinstance(effect, cards.AddToThatCard):
        return [mark(CUBES[kind]) if kind == effect.kinds[0] else alternative(CUBES[kind]) for kind in effect.kinds]
    if isinstance(effect, cards.TakeCube):
        return [mark(CUBES[effect.cube], -1, any=True)]
    if isinstance(effect, cards.RemoveCubes):
        return [mark(CUBES[effect.cube], -effect.most, any=True)]
    if isinstance(effect, cards.NextCard):
        eased = mark("mc", -effect.discount) if effect.discount else mark("slack", effect.slack)
        return [mark("card"), sign(COLON), eased]
    return []


def alternative(name: str) -> Json:
    told = mark(name)
    told["or"] = True
    return told


def paid(effect: AnyEffect) -> Row:
    """What stands before the arrow."""
    if isinstance(effect, payment.Spend):
        shown = [mark("mc", effect.price)]
        if effect.takes_steel:
            shown.append(mark("steel", 0))
        if effect.takes_titanium:
            shown.append(mark("titanium", 0))
        return shown
    if isinstance(effect, stock.Lose):
        return [mark(RESOURCES[effect.resource], effect.number)]
    if isinstance(effect, conditions.IfRatingRose):
        return [mark("tr"), sign(COLON), *paid(effect.effect)]
    return flat(effect)


def flat(effect: AnyEffect) -> Row:
    """An effect in one row."""
    if isinstance(effect, Pay):
        return [*paid(effect.price), sign(ARROW), *flat(effect.gain)]
    if isinstance(effect, stock.SpendAny):
        spent = mark(RESOURCES[effect.resource], ANY_NUMBER)
        return [spent, sign(ARROW), mark(RESOURCES[effect.gained], ANY_NUMBER)]
    if isinstance(effect, Either):
        return either(effect)
    if isinstance(effect, May):
        return flat(effect.effect)
    if isinstance(effect, (Seq, Batch)):
        effects = effect.effects
        return [shown for part in effects for shown in flat(part)]
    if isinstance(effect, conditions.IfTags):
        then = [mark(tag(effect.tag), effect.least), sign(COLON), *flat(effect.then)]
        return [*flat(effect.otherwise), sign(OR), *then]
    inside = produced(effect)
    return [box(inside)] if inside else changed(effect)


def either(effect: Either) -> Row:
    shown: Row = []
    for part in effect.effects:
        row = flat(part)
        if row:
            shown.extend([sign(OR), *row] if shown else row)
    return shown


def played(effects: tuple[AnyEffect, ...]) -> list[Row]:
    """What playing a card does: one production box, what is gained beside it, what is taken below."""
    less: list[Row] = []
    more: list[Row] = []
    beside: Row = []
    below: list[Row] = []
    for effect in in_order(effects):
        inside = produced(effect)
        if inside:
            first = inside[0]["n"]
            (less if isinstance(first, int) and first < 0 else more).append(inside)
        elif isinstance(effect, (Either, conditions.IfTags, cards.LookAndKeep, stock.RemoveAny, cards.NextCard)):
            below.append(flat(effect))
        else:
            beside.extend(flat(effect))
    boxed = [*less, *together(more)]
    first_row = [box(*boxed), *beside] if boxed else beside
    return [row for row in [first_row, *below] if row]


def in_order(effects: tuple[AnyEffect, ...]) -> list[AnyEffect]:
    """The effects one by one, those in sequence too."""
    found: list[AnyEffect] = []
    for effect in effects:
        found.extend(effect.effects if isinstance(effect, Seq) else [effect])
    return found


def together(rows: list[Row]) -> list[Row]:
    """Small gains share a row of the box."""
    made: list[Row] = []
    width = 0
    for row in rows:
        number = row[0]["n"]
        wide = number if isinstance(number, int) and number <= 3 else 2
        if row[0]["icon"] == "mc" or len(row) > 1:
            wide = 9
        if made and width + wide <= 3:
            made[-1].extend(row)
            width += wide
        else:
            made.append(list(row))
            width = wide
    return made


def acted(action: AnyEffect) -> list[Row]:
    """An action: pay left, get right; a branch is a row of its own unless only the prices differ."""
    if isinstance(action, Either):
        pays = [part for part in action.effects if isinstance(part, Pay)]
        gains = [flat(part.gain) for part in pays]
        if len(pays) == len(action.effects) and all(gain == gains[0] for gain in gains):
            prices: Row = []
            for pay in pays:
                prices.extend([sign(OR), *paid(pay.price)] if prices else paid(pay.price))
            return [[*prices, sign(ARROW), *gains[0]]]
        rows: list[Row] = []
        for part in action.effects:
            row = acted(part)[0]
            rows.append([sign(OR), *row] if rows else row)
        return rows
    row = flat(action)
    return [row if any(shown.get("sign") == ARROW for shown in row) else [sign(ARROW), *row]]


# Triggers and modifiers.


def cause(when: When) -> Row:
    if isinstance(when, WhenTag):
        return [mark(tag(number), any=when.anybody) for number in when.tags]
    if isinstance(when, WhenEvent):
        return [mark("t-event")] if when.tag < 0 else [mark("t-event"), mark(tag(when.tag))]
    if isinstance(when, WhenCity):
        return [mark("city", any=when.anybody)]
    if isinstance(when, WhenOcean):
        return [mark("ocean", any=True)]
    if isinstance(when, WhenGreenery):
        return [mark("greenery")]
    if isinstance(when, WhenMetal):
        return [mark("steel"), mark("titanium")]
    if isinstance(when, WhenProject):
        return [mark("project")]
    if isinstance(when, WhenCost):
        return [mark("card"), mark("mc", when.least)]
    return []


def changes(modifier: Modifier) -> Row:
    if isinstance(modifier, Discount):
        of = mark("card") if modifier.tag < 0 else mark(tag(modifier.tag))
        return [of, sign(COLON), mark("mc", -modifier.less)]
    if isinstance(modifier, PowerPlantDiscount):
        return [mark("project"), box([mark("energy")]), sign(COLON), mark("mc", -modifier.less)]
    if isinstance(modifier, MetalValue):
        return [mark(RESOURCES[modifier.resource]), sign(COLON), sign(PLUS), mark("mc", modifier.more)]
    if isinstance(modifier, Slack):
        return [mark("temperature"), mark("oxygen"), mark("ocean"), sign(COLON), mark("slack", modifier.steps)]
    if isinstance(modifier, HeatIsMoney):
        return [mark("heat", ANY_NUMBER), sign(ARROW), mark("mc", ANY_NUMBER)]
    if isinstance(modifier, GreeneryCost):
        return [mark("plants", modifier.plants), sign(ARROW), mark("greenery")]
    if isinstance(modifier, Guard):
        return [mark("guard"), mark("plants"), mark("microbe"), mark("animal")]
    return []  # what it says is in the words


# A card.


def block(label: str, rows: list[Row]) -> Json:
    return {"label": label, "rows": rows}


def icons(card: Card) -> list[Json]:
    """The blocks of a card, in the order in which it says them."""
    blocks: list[Json] = []
    if card.number >= CORPORATION:
        blocks.append(block("start", [start(card)]))
    if card.play.effects:
        blocks.append(block("", played(card.play.effects)))
    if card.first is not None:
        blocks.append(block("first", [flat(card.first)]))
    if card.action is not None:
        blocks.append(block("action", acted(card.action)))
    standing = [[*cause(when), sign(COLON), *flat(when.effect)] for when in card.triggers]
    standing += [changes(modifier) for modifier in card.modifiers]
    if any(standing):
        blocks.append(block("effect", [row for row in standing if row]))
    return [one for one in blocks if one["rows"]]


def start(card: Card) -> Row:
    """What a corporation begins with."""
    given = BOOK.start(card.number)
    row = [mark(RESOURCES[n], given.stock[n]) for n in range(len(RESOURCES)) if given.stock[n]]
    rises = [mark(RESOURCES[n], given.production[n]) for n in range(len(RESOURCES)) if given.production[n]]
    if rises:
        row.append(box(rises))
    if card.number >= CORPORATION + BEGINNER:
        row.append(mark("card", phases.DEALT))
    return row


# The table: what is printed on the board.


def space(site: int) -> Json:
    bit = 1 << site
    printed = (
        ["steel"] * board.STEEL_BONUS[site]
        + ["titanium"] * board.TITANIUM_BONUS[site]
        + ["plants"] * board.PLANT_BONUS[site]
        + ["card"] * board.CARD_BONUS[site]
    )
    told: Json = {
        "id": board.IDS[site],
        "bonus": printed,
        "around": [board.IDS[other] for other in board.NEIGHBOURS[site]],
    }
    if board.RESERVED & bit:
        told["reserved"] = True
    if board.VOLCANIC & bit:
        told["volcanic"] = True
    if site == board.NOCTIS:
        told["city"] = True
    if site in board.NAMES:
        told["name"] = board.NAMES[site]
    return told


def table() -> Json:
    """The board of the game: its spaces, tracks, milestones, awards and standard projects."""
    warming: Json = {"at": OXYGEN_TEMPERATURE_BONUS, "icon": "temperature"}
    return {
        "rows": [
            [space(first + column) for column in range(len(board.ROWS[row]))]
            for row, first in enumerate(board.FIRST_IN_ROW)
        ],
        "off": [board.IDS[site] for site in board.OFF_MAP],
        "tracks": {
            "temperature": {
                "from": TEMPERATURE_START,
                "to": TEMPERATURE_GOAL,
                "step": 2,
                "bonus": [
                    *[{"at": step, "icon": "heat"} for step in TEMPERATURE_HEAT_BONUS],
                    {"at": TEMPERATURE_OCEAN_BONUS, "icon": "ocean"},
                ],
            },
            "oxygen": {"from": 0, "to": OXYGEN_GOAL, "step": 1, "bonus": [warming]},
            "oceans": {"from": 0, "to": OCEAN_GOAL, "step": 1, "bonus": []},
        },
        "milestones": [{"id": goal.id, "needs": goal.needs, "texts": goal_texts(goal)} for goal in goals.MILESTONES],
        "milestone_texts": worth_texts(True),
        "awards": [{"id": goal.id, "texts": goal_texts(goal)} for goal in goals.AWARDS],
        "award_texts": worth_texts(False),
        "most": goals.MOST_CLAIMED,
        "projects": [
            {
                "id": project.id,
                "cost": project.cost,
                "icons": played(project.effect.effects),
                "texts": project_texts(project),
            }
            for project in goals.PROJECTS
        ],
        "solo": {"generations": SOLO_GENERATIONS, "texts": solo_texts()},
        "card_price": CARD_PRICE,
        "tags": list(TAGS),
        "resources": list(RESOURCES),
    }
