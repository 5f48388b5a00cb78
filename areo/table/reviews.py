"""Reviews of finished games: made in the background, a slice at a time, and kept with their tables."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from msgspec import Raw, Struct, convert, json

from areo.bots.puzzles import Puzzle
from areo.bots.review import Review
from areo.table.jobs import Reconsider
from areo.table.refusal import Refusal
from areo.table.requests import CostlyChoice, CostlyTexts, Reviewed, ReviewPoint, ReviewTold
from areo.table.room import Room
from areo.table.settings import Settings
from areo.table.store import Store, StoreFailed
from areo.table.workers import JobFailed, Workers

LOG: Final = logging.getLogger("areo.table")
SLICE: Final = 1.0  # seconds of work at a time, so that several reviews go on side by side
MOST_LATE: Final = 10  # times that it may take too long before a review is given up


class Kept(Struct, frozen=True):
    """A review, and the table's version that it is of."""

    version: int
    review: Review


class UnderWay:
    """A review that is being made."""

    def __init__(self, version: int) -> None:
        self.version: Final = version
        self.found: Review | None = None
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """All reviews of a lobby. They have a process of their own, so that no bot and no choice waits for them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.workers: Final = Workers(1, settings.job_megabytes)
        self.under_way: dict[str, UnderWay] = {}

    async def begin(self, room: Room) -> None:
        """Have a finished game reviewed. Asked for twice, it is done once."""
        check_over(room)
        version = room.standing.version
        now = self.under_way.get(room.id)
        if (now is not None and now.version == version) or await self.kept(room) is not None:
            return
        if now is not None and now.task is not None:
            now.task.cancel()
        elif len(self.under_way) >= self.settings.reviews_at_once:
            raise Refusal("too_fast", "too many games are being reviewed; try again later")
        fresh = UnderWay(version)
        self.under_way[room.id] = fresh
        fresh.task = asyncio.get_running_loop().create_task(self.make(room, fresh))

    async def make(self, room: Room, work: UnderWay) -> None:
        parcel = Raw(room.wrapped())
        late = 0
        leave_out = False
        try:
            while work.found is None or not work.found.finished:
                # Once something took too long, it is done step by step, so that it shows which step does.
                job = Reconsider(room.table, parcel, work.found, 0.0 if late else SLICE, leave_out)
                leave_out = False
                try:
                    work.found = await self.workers.do(job, self.settings.review_seconds, Review)
                except JobFailed as error:
                    leave_out = late > 0
                    late += 1
                    if not error.slow or late > MOST_LATE:
                        raise
            await self.store.keep_review(room.id, json.encode(Kept(work.version, work.found)))
        except (JobFailed, StoreFailed) as error:
            LOG.error("a review failed", extra={"table": room.id, "reason": str(error)})
        finally:
            if self.under_way.get(room.id) is work:
                del self.under_way[room.id]

    async def kept(self, room: Room) -> Review | None:
        """The review of a finished game as it stands, if there is one."""
        check_over(room)
        body = await self.store.review(room.id)
        kept = None if body is None else json.decode(body, type=Kept)
        return kept.review if kept is not None and kept.version == room.standing.version else None

    async def told(self, room: Room, language: str) -> ReviewTold:
        """How far it is; and what was found, once it is finished."""
        kept = await self.kept(room)
        if kept is not None:
            return ReviewTold(True, kept.done, kept.of, shown(kept, language))
        now = self.under_way.get(room.id)
        if now is None or now.version != room.standing.version:
            return ReviewTold(False, 0, 1, None)
        found = now.found
        return ReviewTold(True, 0, 1, None) if found is None else ReviewTold(True, found.done, found.of, None)

    async def puzzles(self, room: Room) -> list[Puzzle]:
        """The puzzles of a finished game, which its review has found."""
        kept = await self.kept(room)
        if kept is None:
            raise Refusal("not_allowed", "a game has puzzles when it has been reviewed")
        return kept.puzzles

    async def close(self) -> None:
        for work in self.under_way.values():
            if work.task is not None:
                work.task.cancel()
        await self.workers.close()


def check_over(room: Room) -> None:
    if not room.standing.game.over:
        raise Refusal("not_allowed", "a game is reviewed when it is over: it would be a hint")


def shown(found: Review, language: str) -> Reviewed:
    """A review in one language."""
    costly = [
        CostlyChoice(
            choice.moment,
            choice.round,
            choice.seat,
            choice.cost,
            choice.played,
            choice.better,
            convert(choice.texts[language], CostlyTexts, from_attributes=True),
        )
        for choice in found.costly
    ]
    curve = [ReviewPoint(point.moment, point.round, point.values) for point in found.curve]
    return Reviewed(found.thinker, found.weighed, found.left_out, found.competitive, curve, costly, len(found.puzzles))
