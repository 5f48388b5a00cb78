"""The figures that a server gives out to whoever runs it."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from random import Random

import pytest

from tests.table.server import Server, play_on

parser = pytest.importorskip("prometheus_client.parser", reason="prometheus-client is not installed: areo[metrics]")


class MeasuredServer(Server):
    """A server that says where its figures are."""

    def start(self) -> subprocess.Popen[str]:
        process = super().start()
        assert process.stdout is not None
        self.metrics = process.stdout.readline().split()[-1]
        return process

    def figures(self) -> dict[str, float]:
        """Each figure by its name and what it is about."""
        with urllib.request.urlopen(self.metrics, timeout=30) as answer:
            text = answer.read().decode()
        return {
            " ".join([sample.name, *sample.labels.values()]): sample.value
            for family in parser.text_string_to_metric_families(text)
            for sample in family.samples
        }


def test_a_server_counts_what_is_done_at_its_tables(tmp_path: Path) -> None:
    with MeasuredServer(tmp_path / "tables", "--metrics", "0", "--workers", "1") as server:
        assert server.metrics.startswith("http://127.0.0.1:")
        before = server.figures()
        assert (before["areo_live_tables"], before["areo_sockets"], before["areo_errors_total"]) == (0, 0, 0)
        made = server.make("red-planet", None, "random", "random", seed=1)
        ada = server.sit(made, 0)
        play_on([ada], Random(1), 5)
        ada.ping()
        after = server.figures()
        assert (after["areo_live_tables"], after["areo_sockets"]) == (1, 1)
        assert after["areo_choices_total person"] == 5
        assert after["areo_choice_seconds_count"] == 5
        assert after["areo_choices_total bot"] >= 2
        assert after["areo_bot_seconds_count random"] >= after["areo_choices_total bot"]
        assert after["areo_store_seconds_count"] >= 5 + after["areo_choices_total bot"]
        assert after["areo_choice_seconds_bucket +Inf"] == 5
        assert after["areo_errors_total"] == 0
        assert "areo_choice_seconds" not in str(server.request("/health"))


def test_what_goes_wrong_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    from areo.table.metrics import Metrics

    monkeypatch.setattr(logging.getLogger("areo"), "handlers", [])
    metrics = Metrics()
    metrics.watch(lambda: 3, lambda: 4)
    logging.getLogger("areo.table").warning("this is none")
    logging.getLogger("areo.table").error("this is one", extra={"table": "one"})
    read = metrics.registry.get_sample_value
    assert (read("areo_errors_total"), read("areo_live_tables"), read("areo_sockets")) == (1, 3, 4)


def test_jobs_that_servers_do_for_each_other_are_counted() -> None:
    from areo.table.metrics import Metrics

    metrics = Metrics()
    for kind in ("bots", "bots", "reviews"):
        metrics.helped(kind)
    metrics.was_helped("jobs")
    read = metrics.registry.get_sample_value
    assert [read("areo_jobs_for_others_total", {"kind": kind}) for kind in ("bots", "reviews")] == [2, 1]
    assert [read("areo_jobs_elsewhere_total", {"kind": kind}) for kind in ("bots", "jobs")] == [None, 1]


def test_a_port_for_figures_that_is_taken_is_said() -> None:
    from areo.table.metrics import Metrics

    said = r"cannot listen on 127\.0\.0\.1 port \d+ for --metrics"
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match=said):
        Metrics().serve(taken.getsockname()[1])


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    monkeypatch.delitem(sys.modules, "areo.table.metrics", raising=False)
    with pytest.raises(ValueError, match=r"pip install 'areo\[metrics\]'"):
        import areo.table.metrics  # noqa: F401
