"""What every crew can do, and the smallest of them: nobody but this process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, as_completed
from types import TracebackType
from typing import Final, Self, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

PARCELS: Final = 2000  # that tasks are handed out in at most: each costs a little time to hand out


class Crew(ABC):
    """Does tasks, several at the same time if it can. `with` ends what it has started."""

    @abstractmethod
    def do(
        self,
        work: Callable[[Task], Done],
        tasks: Sequence[Task],
        take: Callable[[Done], None],
        begun: Callable[[], None] = lambda: None,
    ) -> None:
        """Do this work for each task, and hand over what came of each as soon as it is there, in any order.

        `begun` is called when all is ready. An interrupt (Ctrl-C) ends the work; what was done by then is handed over
        before it goes on its way.
        """

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        return None


class Alone(Crew):
    """This process, task by task."""

    def do(
        self,
        work: Callable[[Task], Done],
        tasks: Sequence[Task],
        take: Callable[[Done], None],
        begun: Callable[[], None] = lambda: None,
    ) -> None:
        begun()
        for task in tasks:
            take(work(task))


def parcels(tasks: Sequence[Task], most: int = PARCELS) -> list[list[Task]]:
    """The tasks in their order, in about so many lists at most."""
    size = max(1, len(tasks) // most)
    return [list(tasks[at : at + size]) for at in range(0, len(tasks), size)]


def gather(
    futures: Iterable[Future[list[Done]]],
    take: Callable[[Done], None],
    stop: Callable[[], None],
    begun: Callable[[], None] = lambda: None,
) -> None:
    """Take what comes, parcel by parcel. If anything goes wrong all is stopped; an interrupt takes what is done."""
    waiting: set[Future[list[Done]]] = set()
    try:
        waiting.update(futures)
        begun()
        for future in as_completed(waiting):
            waiting.remove(future)
            for done in future.result():
                take(done)
    except KeyboardInterrupt:
        stop()
        for future in waiting:
            if future.done() and not future.cancelled() and future.exception() is None:
                for done in future.result():
                    take(done)
        raise
    except BaseException:
        stop()
        raise
