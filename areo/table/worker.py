"""A process in which bots think: `python -m areo.table.worker`. It ends when whoever started it does."""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from random import Random
from typing import BinaryIO

from msgspec import json

from areo.bots import bot
from areo.bots.seat import sit
from areo.library import from_position
from areo.table.workers import Answer, Task


def think(task: Task) -> list[str]:
    """The keys the bot picks. It is given its seat, never the table."""
    game = from_position(task.position)
    seat = sit(game, task.seat, Random(f"{task.luck} deal"))
    keys = seat.asked.keys
    return [pick if isinstance(pick, str) else keys[pick] for pick in bot(task.bot).choose(seat, Random(task.luck))]


def answer(line: bytes) -> Answer:
    try:
        return Answer(think(json.decode(line, type=Task)))
    except Exception as error:  # whatever a bot may do wrong
        return Answer(None, f"{type(error).__name__}: {error}")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read, args=(questions, waiting), daemon=True).start()
    while True:
        answers.write(json.encode(answer(waiting.get())) + b"\n")
        answers.flush()


def read(questions: BinaryIO, waiting: queue.SimpleQueue[bytes]) -> None:
    """Take what is asked; when nobody can ask any more, end at once, however deep in thought the bot is."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started it
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
