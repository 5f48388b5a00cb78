"""What all tests of the terminal client share."""

import pytest

from areo import library


@pytest.fixture(autouse=True)
def only_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pickers list the games there are: none that another test has added."""
    monkeypatch.setattr(library, "ADDED", {})
