"""The count of Monolith: the usual points, the goals met, and the missions done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areo.kernel.game import Json
from areo.on_mars import scoring
from areo.on_mars.chapters.monolith import goals
from areo.on_mars.chapters.monolith.goals import PLAYER
from areo.on_mars.numbers import BLUEPRINTS, NONE, blueprint
from areo.on_mars.plans import points_of

if TYPE_CHECKING:
    from areo.on_mars.chapters.monolith.table import Monolith


def count(game: Monolith) -> Json:
    """The points by source and by card. A marker on a building that lies face down scores nothing."""
    told = scoring.count(game, PLAYER)
    by_card = told["by_card"]
    assert isinstance(by_card, dict)
    parts = {part: int(str(told[part])) for part in scoring.PARTS}
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_at[number] != NONE and not goals.stands(game, number):
            by_card[game.book.things.id(blueprint(number))] = 0
            parts["blueprints"] -= points_of(number)
    met = goals.met(game) if game.met_at_end == NONE else game.met_at_end
    parts["goals"] = game.figures_of.goal_points[met]
    parts["missions"] = game.figures_of.mission_points * game.missions.count(NONE)
    return {"total": sum(parts.values()), **parts, "by_card": by_card}
