"""Figures of a running server for Prometheus, at an address of their own: `areo serve --metrics PORT`."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server
except ModuleNotFoundError:
    raise ValueError("--metrics needs prometheus-client, which is not installed: pip install 'areo[metrics]'") from None

from areo.table.meter import Meter

HERE: Final = "127.0.0.1"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
THOUGHT: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0)


class Metrics(Meter):
    """Counts for as long as the server runs."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        registry = self.registry
        ProcessCollector(registry=registry)
        self.live: Final = Gauge("areo_live_tables", "Tables in this process's memory.", registry=registry)
        self.sockets: Final = Gauge("areo_sockets", "Open sockets.", registry=registry)
        self.choices: Final = Counter("areo_choices", "Choices that were stored.", ["by"], registry=registry)
        self.choosing: Final = Histogram(
            "areo_choice_seconds",
            "From a person's choice coming in to its being stored.",
            buckets=QUICK,
            registry=registry,
        )
        self.thinking: Final = Histogram(
            "areo_bot_seconds",
            "A bot's choice, with the wait for a process.",
            ["bot"],
            buckets=THOUGHT,
            registry=registry,
        )
        self.writing: Final = Histogram("areo_store_seconds", "Storing a line.", buckets=QUICK, registry=registry)
        self.errors: Final = Counter(
            "areo_errors", "Lines of the log that say something went wrong.", registry=registry
        )
        self.elsewhere: Final = Counter(
            "areo_jobs_elsewhere", "Jobs of this server that another one did.", ["kind"], registry=registry
        )
        self.for_others: Final = Counter(
            "areo_jobs_for_others", "Jobs of other servers that this one did.", ["kind"], registry=registry
        )
        for by in ("person", "bot"):
            self.choices.labels(by)

    def watch(self, live: Callable[[], int], sockets: Callable[[], int]) -> None:
        self.live.set_function(live)
        self.sockets.set_function(sockets)
        logging.getLogger("areo").addHandler(Errors(self.errors))

    def chose(self, seconds: float) -> None:
        self.choices.labels("person").inc()
        self.choosing.observe(seconds)

    def bot_chose(self) -> None:
        self.choices.labels("bot").inc()

    def thought(self, bot: str, seconds: float) -> None:
        self.thinking.labels(bot).observe(seconds)

    def was_helped(self, kind: str) -> None:
        self.elsewhere.labels(kind).inc()

    def helped(self, kind: str) -> None:
        self.for_others.labels(kind).inc()

    def wrote(self, seconds: float) -> None:
        self.writing.observe(seconds)

    def serve(self, port: int) -> str:
        """Give the figures out, to this machine alone. Where they can be read."""
        try:
            server, _ = start_http_server(port, HERE, self.registry)
        except OSError as error:
            raise OSError(f"cannot listen on {HERE} port {port} for --metrics: {error.strerror or error}") from None
        return f"http://{HERE}:{server.server_port}/metrics"


class Errors(logging.Handler):
    """Counts what goes wrong, and writes nothing."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.ERROR)
        self.counter: Final = counter

    def emit(self, record: logging.LogRecord) -> None:
        self.counter.inc()
