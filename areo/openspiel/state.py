"""A state of an areo game as OpenSpiel has it."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pyspiel

from areo.openspiel.steps import Steps

if TYPE_CHECKING:
    from areo.openspiel.game import AreoGame


class AreoState(pyspiel.State):  # type: ignore[misc]  # compiled, without types
    """Before the deal a chance node; then whoever is asked, one action after the other."""

    def __init__(self, game: AreoGame) -> None:
        super().__init__(game)
        self.steps: Steps | None = None  # None: not dealt yet

    @property
    def dealt(self) -> Steps:
        if self.steps is None:
            raise ValueError("the cards are not dealt yet: apply one of the chance outcomes first")
        return self.steps

    def current_player(self) -> int:
        if self.steps is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.steps.game.over else self.steps.seat

    def is_terminal(self) -> bool:
        return self.steps is not None and self.steps.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each deal is as likely as any other."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.actions()

    def _apply_action(self, action: int) -> None:
        if self.steps is None:
            self.steps = self.get_game().deal(action)
        else:
            self.steps.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.steps is None else self.steps.name(action)

    def returns(self) -> list[float]:
        """Zeros until it is over; then by place, or, where it is not points against points, for winning or losing."""
        game = self.get_game()
        if self.steps is None or not self.steps.game.over:
            return [0.0] * int(game.num_players())
        table = self.steps.game
        if not table.competitive():
            return [1.0 if won else -1.0 for won in table.winners()]
        values = [0.0] * table.seats
        ahead = 0
        for tied in table.ranking():
            behind = table.seats - ahead - len(tied)
            for seat in tied:
                values[seat] = (behind - ahead) / (table.seats - 1)
            ahead += len(tied)
        return values

    def resample_from_infostate(self, player: int, sampler: Any) -> AreoState:
        """The same for a player, with all that it cannot see dealt anew, for search in Python.

        The history is that of the real game. `sampler` gives numbers from 0 to 1.
        """
        new: AreoState = self.clone()
        if self.steps is not None:
            new.steps = self.steps.dealt_anew(player, Random(sampler()))
        return new

    def __str__(self) -> str:
        """The whole position, hidden cards and all."""
        if self.steps is None:
            return "not dealt"
        desk = self.steps.desk
        return json.dumps([desk.game.position()["state"], desk.picked, desk.page], ensure_ascii=False)
