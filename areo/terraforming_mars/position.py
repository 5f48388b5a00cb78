"""Reading positions of Terraforming Mars: exact when saved by the table, lenient when written by hand."""

from __future__ import annotations

from areo.kernel.errors import BadPosition
from areo.kernel.position import read_state, restore_pending
from areo.tableau.verbs import set_prices
from areo.terraforming_mars import phases
from areo.terraforming_mars.numbers import CARDS, CORPORATIONS
from areo.terraforming_mars.phases import ACTION, FINISHED, PHASES
from areo.terraforming_mars.state import DECK
from areo.terraforming_mars.table import ACTIONS_A_TURN, BEGINNERS, FIRST_BEGINNER, MarsTable
from areo.terraforming_mars.turn import TURN


def restore(game: MarsTable, saved: object) -> None:
    """Set the table as the position says. What it leaves out is as at the start, and it is `active`'s turn."""
    game.phase = ACTION
    begins = game.options.get("first_player")
    game.first_player = begins if isinstance(begins, int) else 0
    state, reading = read_state(game, saved)
    DECK.fill(reading, game.projects_in_play(), laid(game))
    active = game.first_player
    if state.has("active") and state.get("active") is not None:
        active = state.whole("active", 0, game.seats - 1, active)
    state.done()
    for seat in range(game.seats):
        set_prices(game, seat)
    if game.phase == FINISHED:
        game.over = True
    elif reading.pending is not None:
        restore_pending(game, reading.pending)
    else:
        start_actions(game, active)


def laid(game: MarsTable) -> list[int]:
    """The cards that the options lay on top of the deck, from the top."""
    ids = game.options.get("deck")
    return [game.book.things.of_kind(CARDS, str(id)) for id in ids] if isinstance(ids, list) else []


def start_actions(game: MarsTable, active: int) -> None:
    """A position written by hand: `active` is to move and nothing is pending."""
    if game.phase != ACTION:
        raise BadPosition(f"state.phase: without what is pending, {PHASES[game.phase]!r} cannot be gone on with")
    if game.actions_left < 1:
        raise BadPosition("state.actions_left: at least 1 is expected")
    named = [player.corporation for player in game.players]
    beginners = [CORPORATIONS.thing(FIRST_BEGINNER + number) for number in range(BEGINNERS)]
    plain = [number for number in beginners if number not in named]
    for player in game.players:
        if player.corporation == 0:
            player.corporation = plain.pop(0)  # one without any effect
    game.push_to_table(phases.PRODUCTION)
    game.push_to_table(phases.NEXT_TURN, (active + 1) % game.seats)
    if not game.players[active].passed:
        game.push_to_table(TURN, active, count=max(0, ACTIONS_A_TURN - game.actions_left))
    game.run()
