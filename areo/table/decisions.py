"""A decision as it is sent: each option with its thing, its price, its small print and its shortcut; and forecasts."""

from __future__ import annotations

from areo.kernel.forecast import Forecast
from areo.kernel.machine import TABLE
from areo.kernel.question import Decision
from areo.table.sent import Asked, Change, Foreseen, OptionShown


def asked(id: str, decision: Decision, language: str) -> Asked:
    return Asked(
        id=id,
        kind=decision.kind,
        prompt=decision.asking(language),
        name=decision.name,
        source=decision.source,
        about=decision.about,
        least=decision.least,
        most=decision.most,
        options=[option(decision, index, key, language) for index, key in enumerate(decision.keys)],
    )


def option(decision: Decision, index: int, key: str, language: str) -> OptionShown:
    return OptionShown(
        key=key,
        label=decision.deed(index, language),
        thing=decision.thing(index),
        price=decision.price(index),
        detail=decision.detail(index, language),
        shortcut=decision.shortcut(index),
    )


def shown_forecast(found: Forecast, warnings: list[str]) -> Foreseen:
    changes = [
        Change(None if change.seat == TABLE else change.seat, change.what, change.by) for change in found.changes
    ]
    return Foreseen(changes, found.pays, found.price, found.asks, warnings, found.answers)
