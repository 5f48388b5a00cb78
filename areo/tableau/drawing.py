"""How the icons of a card stand together: in blocks (what playing it does, an action, an effect) of rows of marks.

What has no icons has its words below them.
"""

from __future__ import annotations

from areo.kernel.effect import AnyEffect
from areo.kernel.game import Json
from areo.kernel.joints import Batch, Either, May, Pay, Seq
from areo.tableau.card import AnyModifier, Card
from areo.tableau.effects.base import Printed
from areo.tableau.icons import ARROW, COLON, OR, Pen, Row, box, sign
from areo.tableau.incomplete import missing


def flat(effect: AnyEffect, pen: Pen) -> Row:
    """An effect in one row."""
    if isinstance(effect, Printed):
        return effect.in_row(pen)
    if isinstance(effect, Pay):
        return [*paid(effect.cost, pen), sign(ARROW), *flat(effect.gain, pen)]
    if isinstance(effect, Either):
        return either(effect, pen)
    if isinstance(effect, May):
        return flat(effect.effect, pen)
    if isinstance(effect, (Seq, Batch)):
        effects = effect.effects
        return [shown for part in effects for shown in flat(part, pen)]
    raise missing(effect, "icons")


def paid(effect: AnyEffect, pen: Pen) -> Row:
    """What stands before the arrow."""
    return effect.as_price(pen) if isinstance(effect, Printed) else flat(effect, pen)


def either(effect: Either, pen: Pen) -> Row:
    shown: Row = []
    for part in effect.effects:
        row = flat(part, pen)
        if row:
            shown.extend([sign(OR), *row] if shown else row)
    return shown


def played(effects: tuple[AnyEffect, ...], pen: Pen, lasting: tuple[AnyModifier, ...] = ()) -> list[Row]:
    """What playing a card does: one production box, what is gained beside it, what is taken below.

    In some games production lasts as long as its card is in play, and follows from it (`lasting`).
    """
    less: list[Row] = []
    more: list[Row] = []
    beside: Row = []
    below: list[Row] = []
    for effect in in_order(effects):
        if isinstance(effect, Printed) and effect.box:
            inside = effect.icons(pen)
            first = inside[0]["n"]
            (less if isinstance(first, int) and first < 0 else more).append(inside)
        elif isinstance(effect, Either) or (isinstance(effect, Printed) and effect.own_row):
            below.append(flat(effect, pen))
        else:
            beside.extend(flat(effect, pen))
    more.extend([modifier.icons(pen) for modifier in lasting if modifier.box])
    boxed = [*less, *together(more, pen)]
    first_row = [box(*boxed), *beside] if boxed else beside
    return [row for row in [first_row, *below] if row]


def in_order(effects: tuple[AnyEffect, ...]) -> list[AnyEffect]:
    """The effects one by one, those in sequence too."""
    found: list[AnyEffect] = []
    for effect in effects:
        found.extend(effect.effects if isinstance(effect, Seq) else [effect])
    return found


def together(rows: list[Row], pen: Pen) -> list[Row]:
    """Small gains share a row of the box; money, written in its plate, has one to itself."""
    made: list[Row] = []
    width = 0
    for row in rows:
        number = row[0]["n"]
        wide = number if isinstance(number, int) and number <= 3 else 2
        if row[0]["icon"] == pen.money(1)["icon"] or len(row) > 1:
            wide = 9
        if made and width + wide <= 3:
            made[-1].extend(row)
            width += wide
        else:
            made.append(list(row))
            width = wide
    return made


def acted(action: AnyEffect, pen: Pen) -> list[Row]:
    """An action: pay left, get right; a branch is a row of its own unless only the prices differ."""
    if isinstance(action, Either):
        pays = [part for part in action.effects if isinstance(part, Pay)]
        gains = [flat(part.gain, pen) for part in pays]
        if len(pays) == len(action.effects) and all(gain == gains[0] for gain in gains):
            prices: Row = []
            for pay in pays:
                prices.extend([sign(OR), *paid(pay.cost, pen)] if prices else paid(pay.cost, pen))
            return [[*prices, sign(ARROW), *gains[0]]]
        rows: list[Row] = []
        for part in action.effects:
            row = acted(part, pen)[0]
            rows.append([sign(OR), *row] if rows else row)
        return rows
    row = flat(action, pen)
    return [row if any(shown.get("sign") == ARROW for shown in row) else [sign(ARROW), *row]]


def block(label: str, rows: list[Row]) -> Json:
    return {"label": label, "rows": rows}


def blocks(card: Card, pen: Pen) -> list[Json]:
    """The blocks of a card, in the order in which it says them."""
    found: list[Json] = []
    if card.pay:
        found.append(block("pay", [[shown for effect in card.pay for shown in paid(effect, pen)]]))
    if card.play.effects or any(modifier.box for modifier in card.modifiers):
        found.append(block("", played(card.play.effects, pen, card.modifiers)))
    if card.first is not None:
        found.append(block("first", [flat(card.first, pen)]))
    if card.action is not None:
        found.append(block("action", acted(card.action, pen)))
    standing = [[*when.icons(pen), sign(COLON), *flat(when.effect, pen)] for when in card.triggers]
    standing += [modifier.icons(pen) for modifier in card.modifiers if not modifier.box]
    if any(standing):
        found.append(block("effect", [row for row in standing if row]))
    return [one for one in found if one["rows"]]
