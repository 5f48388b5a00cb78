"""The container file, read: no container engine is needed to see that it speaks of things that are there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from fnmatch import fnmatch

import pytest

from tests.packaging.checkout import PARTS, ROOT

STEPS = [
    line.split(maxsplit=1)
    for line in (ROOT / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
    if line and not line.startswith("#")
]


def steps(word: str) -> list[str]:
    return [rest for first, rest in STEPS if first == word]


def copied() -> list[str]:
    """What is copied from the checkout."""
    return [name for rest in steps("COPY") if not rest.startswith("--from") for name in rest.split()[:-1]]


@pytest.mark.parametrize("name", copied())
def test_what_it_copies_is_there_and_not_ignored(name: str) -> None:
    assert (ROOT / name).exists()
    rules = [rule for rule in (ROOT / ".dockerignore").read_text().splitlines() if rule and not rule.startswith("#")]
    assert f"!{name.split('/')[0]}" in rules
    assert not [rule for rule in rules if rule != "*" and fnmatch(name, rule.removeprefix("**/"))]


def test_the_wheel_is_made_from_all_that_a_wheel_needs() -> None:
    assert set(PARTS) - {"MANIFEST.in"} <= set(copied())


def test_it_copies_from_its_own_stages() -> None:
    stages = re.findall(r"AS (\w+)", " ".join(steps("FROM")))
    sources = [source for rest in steps("COPY") for source in re.findall(r"--from=(\w+)", rest)]
    assert sorted(sources) == sorted(stages)


def test_the_pages_are_copied_from_where_they_are_built() -> None:
    [folder] = re.findall(r'outDir: "\.\./([^"]+)"', (ROOT / "web" / "vite.config.ts").read_text())
    assert f"--from=pages /areo/{folder} {folder}" in steps("COPY")


def test_it_runs_a_command_of_areo_with_options_that_exist() -> None:
    [[entry]] = map(json.loads, steps("ENTRYPOINT"))
    [command] = map(json.loads, steps("CMD"))
    assert entry == "areo"
    done = subprocess.run(
        [sys.executable, "-c", "from areo.cli import app; app()", command[0], "--help"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    for option in command[1:]:
        assert not option.startswith("--") or option in done.stdout


def test_it_asks_for_its_health_where_the_server_tells_it() -> None:
    [check] = steps("HEALTHCHECK")
    [(port, path)] = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", check)
    [command] = steps("CMD")
    assert f'"--port", "{port}"' in command
    assert steps("EXPOSE") == [port]
    assert f'Route("{path}"' in (ROOT / "areo" / "table" / "app.py").read_text()


def test_games_are_kept_in_the_volume_by_a_user_who_is_not_root() -> None:
    [volume] = steps("VOLUME")
    assert f"AREO_DATA={volume}" in steps("ENV")[0].split()
    assert any(f"--owner areo --group areo {volume}" in rest for rest in steps("RUN"))
    assert steps("USER") == ["areo"]
