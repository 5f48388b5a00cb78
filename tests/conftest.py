"""Hypothesis without chance and without a clock: a test that passes here passes everywhere."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# So that a broken law, and a wrong message about a data file, show the values that were compared.
pytest.register_assert_rewrite("tests.laws", "tests.datafiles")

TESTS = Path(__file__).parent
IN_A_BROWSER = (TESTS / "browser", TESTS / "envs" / "test_picture.py")

settings.register_profile(
    "areo",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("areo")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A real browser on a busy machine can miss a beat, so its tests have two more tries, which the summary counts."""
    for item in items:
        if any(place in (item.path, *item.path.parents) for place in IN_A_BROWSER):
            item.add_marker(pytest.mark.flaky(reruns=2))
