"""A game from outside the tree in a real browser, which has no board for it: it is played all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import areo
from areo import library
from tests.browser.conftest import DESKTOP, PHONE, Visit, faults, scrolls_sideways
from tests.browser.robot import Robot
from tests.plugin.ice_race.game_type import GAME
from tests.plugin.installed import environment, install
from tests.table.server import Server


@pytest.fixture(scope="module")
def icy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a machine where Ice Race is installed."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(library.ADDED, "ice-race", GAME)  # for this process, which compares
        place = install(tmp_path_factory.mktemp("installed"))
        patched.setenv("PYTHONPATH", environment(place)["PYTHONPATH"])
        with Server(tmp_path_factory.mktemp("ice") / "tables") as server:
            yield server


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop-en", "phone-fr"])
def test_it_is_played_to_its_end_on_the_plain_board(
    size: dict[str, int], language: str, visit: Visit, icy: Server
) -> None:
    made = icy.make("ice-race", None, "random", "greedy", seed=4)
    page = visit(size, language, at=icy).open(f"{made['seats'][0]['link']}")
    robot = Robot(page, seed=3)
    robot.play(2)
    assert robot.wait() == "asked"
    assert faults(page) == []
    assert not scrolls_sideways(page)
    robot.play_out()
    assert faults(page) == []
    end = areo.replay(icy.request(f"/api/tables/{made['id']}/record", icy.token(made, 0)))
    assert end.over
    shown = page.locator("body").inner_text()
    for score in end.scores():
        assert str(score["total"]) in shown


def test_the_start_page_offers_it(visit: Visit, icy: Server) -> None:
    page = visit(DESKTOP, "pt", at=icy).open("/")
    page.get_by_text("Corrida no Gelo").first.wait_for()
