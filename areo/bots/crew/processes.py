"""A crew of processes on this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Event
from multiprocessing.synchronize import Event as Stop
from typing import Any

from areo.bots.crew.crew import Crew, Done, Task, gather, parcels


class Processes(Crew):
    """So many processes at most. An interrupt waits for the tasks that they are at."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def do(
        self,
        work: Callable[[Task], Done],
        tasks: Sequence[Task],
        take: Callable[[Done], None],
        begun: Callable[[], None] = lambda: None,
    ) -> None:
        handed = parcels(tasks)
        if not handed:
            begun()
            return
        stop = Event()
        with ProcessPoolExecutor(min(self.jobs, len(handed)), initializer=prepare, initargs=(stop, work)) as pool:

            def end() -> None:
                stop.set()
                pool.shutdown(cancel_futures=True)

            try:
                # Only after all processes have started, when it has begun, may others start threads.
                gather((pool.submit(perform, parcel) for parcel in handed), take, end, begun)
            except BrokenProcessPool:
                raise ChildProcessError("a process that played was killed, perhaps for want of memory") from None


class Worker:
    """What a process of a crew knows of its work."""

    stop: Stop | None = None  # set when the work is to end early
    work: Callable[[Any], Any]


def prepare(stop: Stop, work: Callable[[Any], Any]) -> None:
    """Begin a process. A terminal sends Ctrl-C to all of them; only their parent knows what to do then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.stop = stop
    Worker.work = staticmethod(work)


def perform(parcel: list[Any]) -> list[Any]:
    """Do some tasks; told to stop, no more of them."""
    done: list[Any] = []
    for task in parcel:
        if Worker.stop is not None and Worker.stop.is_set():
            break
        done.append(Worker.work(task))
    return done
