"""What is installed is pinned to its very bytes, whichever index it comes from."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from packaging.requirements import Requirement

from tests.packaging.checkout import ROOT

FILES = ("runtime.txt", "dev.txt")


def pins(name: str) -> dict[str, list[str]]:
    """The requirements of a file, each with its hashes."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(" --hash=") for line in text.splitlines() if not line.startswith("#")]
    return {line[0].strip(): line[1:] for line in lines}


@pytest.mark.parametrize("name", FILES)
def test_every_package_is_pinned_to_one_version_with_hashes(name: str) -> None:
    found = pins(name)
    assert len({Requirement(pin).name for pin in found}) == len(found) > 15
    for pin, hashes in found.items():
        assert re.fullmatch(r"==[^*,]+", str(Requirement(pin).specifier)), pin
        assert hashes, pin
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", hash.strip()) for hash in hashes), pin


def test_what_areo_runs_with_is_what_it_is_tested_with() -> None:
    runtime, dev = map(pins, FILES)
    assert runtime == {pin: dev.get(pin) for pin in runtime}


def test_the_clients_packages_are_known_by_their_bytes_alone() -> None:
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or package["integrity"].startswith("sha512-"), name
