"""What came out of a tournament, summed up by bot, by seat and by line-up, and row by row."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from statistics import mean

from areo.bots.arena import Row
from areo.bots.statistics import Summary, summaries
from areo.kernel.game import VERSION, Json


@dataclass(frozen=True)
class Result:
    """All games of a tournament."""

    game: str
    bots: tuple[str, ...]  # the line-up before it was turned round the table
    options: Json
    seed: str
    planned: int  # games to be played; fewer were, if it was stopped
    rows: list[Row]  # one a game and seat
    seconds: float  # on the clock, on all processes together

    @property
    def games(self) -> int:
        return len(self.rows) // len(self.bots)

    @property
    def seeds(self) -> int:
        return len({row.seed for row in self.rows})

    @property
    def draws(self) -> int:
        """Games that several won together."""
        return len({row.game for row in self.rows if 0 < row.share < 1})

    @property
    def decisions(self) -> int:
        return sum(row.decisions for row in self.rows)

    @property
    def decisions_per_game(self) -> list[int]:
        """How many choices each game took."""
        made: dict[int, int] = {}
        for row in self.rows:
            made[row.game] = made.get(row.game, 0) + row.decisions
        return list(made.values())

    @property
    def rounds(self) -> float:
        """The game's clock at its end, on average."""
        return mean(row.rounds for row in self.rows)

    @cached_property
    def by_bot(self) -> dict[str, Summary]:
        return summaries(self.rows, lambda row: row.bot)

    @cached_property
    def by_seat(self) -> dict[str, Summary]:
        return summaries(self.rows, lambda row: str(row.seat))

    @cached_property
    def by_line_up(self) -> dict[str, dict[str, Summary]]:
        """For each seating, how each seat did."""
        seatings = dict.fromkeys(row.line_up for row in self.rows)
        return {
            seating: summaries([row for row in self.rows if row.line_up == seating], lambda row: str(row.seat))
            for seating in seatings
        }

    def as_json(self) -> Json:
        found: Json = {
            "game": self.game,
            "version": VERSION,
            "players": len(self.bots),
            "bots": list(self.bots),
            "options": self.options,
            "seed": self.seed,
            "planned": self.planned,
            "games": self.games,
            "seeds": self.seeds,
            "seconds": self.seconds,
        }
        if self.rows:
            found["decisions"] = self.decisions
            found["decisions_per_second"] = self.decisions / self.seconds
            found["decisions_per_game"] = mean(self.decisions_per_game)
            found["rounds"] = self.rounds
            found["draws"] = self.draws
            found["by_bot"] = {bot: summary.as_json() for bot, summary in self.by_bot.items()}
            found["by_seat"] = {seat: summary.as_json() for seat, summary in self.by_seat.items()}
            found["by_line_up"] = {
                seating: {seat: summary.as_json() for seat, summary in seats.items()}
                for seating, seats in self.by_line_up.items()
            }
        found["rows"] = [flat(row) for row in self.rows]
        return found


def flat(row: Row) -> dict[str, object]:
    """A row as a table has it: a column for each part of the score."""
    return {
        "game": row.game,
        "seed": row.seed,
        "line_up": row.line_up,
        "seat": row.seat,
        "bot": row.bot,
        "score": row.score,
        **{f"score_{name}": value for name, value in row.parts.items()},
        "place": row.place,
        "won": row.won,
        "share": row.share,
        "decisions": row.decisions,
        "rounds": row.rounds,
    }
