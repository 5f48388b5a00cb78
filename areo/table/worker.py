"""A process in which jobs are done: `python -m areo.table.worker`. It ends when whoever started it does."""

from __future__ import annotations

import contextlib
import ctypes
import os
import queue
import signal
import sys
import threading
from typing import BinaryIO, Final

from msgspec import Raw, json

from areo.table.jobs import AnyJob, done
from areo.table.workers import Answer

SET_SIGNAL_OF_PARENTS_DEATH: Final = 1  # of prctl, on Linux


def answer(line: bytes) -> Answer:
    try:
        return Answer(Raw(json.encode(done(json.decode(line, type=AnyJob)))))
    except ValueError as error:
        return Answer(error=str(error) or type(error).__name__, bad=True)
    except Exception as error:  # whatever a bot may do wrong, or we
        return Answer(error=f"{type(error).__name__}: {error}")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read, args=(questions, waiting), daemon=True).start()
    while True:
        answers.write(json.encode(answer(waiting.get())) + b"\n")
        answers.flush()


def read(questions: BinaryIO, waiting: queue.SimpleQueue[bytes]) -> None:
    """Take what is asked; when nobody can ask any more, end at once, however deep in thought the other thread is."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


def end_with_parent() -> None:
    """Where the system can do that: a thread gets no turn while another is inside compiled code."""
    if sys.platform != "linux":
        return
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(SET_SIGNAL_OF_PARENTS_DEATH, signal.SIGKILL)


def limit_memory(megabytes: int) -> None:
    if megabytes and sys.platform == "linux":
        import resource  # not everywhere

        most = megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    parent = os.getppid()
    end_with_parent()
    if os.getppid() != parent:  # it went before that was said
        return
    limit_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started it
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
