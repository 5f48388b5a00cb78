"""What the file of components says of Monolith."""

from __future__ import annotations


class SabotageCard:
    """A sabotage card. `letter`: the place of its letter; a new card puts a cube on one of the same letter."""

    def __init__(self, id: str, names: dict[str, str], letter: int) -> None:
        self.id = id
        self.names = names
        self.letter = letter

    def __repr__(self) -> str:
        return f"SabotageCard({self.id})"


class MonolithData:
    """The figures of the chapter and its cards. Treat all of it as read-only."""

    def __init__(self) -> None:
        self.goals_to_win = 0
        self.lose_at = 0  # where the time marker ends the game
        self.hard_lose_at = 0
        self.alien_icons: list[int] = []  # spaces of the time track
        self.cubes = 0  # with which a sabotage card is due
        self.cards_at_start = 0
        self.goal_points: list[int] = []  # by the number of goals met
        self.mission_points = 0
        self.sabotage: list[SabotageCard] = []
        self.tiles: list[tuple[int, int]] = []  # cards of the last goal: discoveries and research tiles
