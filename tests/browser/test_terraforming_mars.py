"""Terraforming Mars in a real browser, played by clicking what is lit."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, SMALL_PHONE, Visit, faults
from tests.browser.robot import Robot
from tests.browser.test_red_planet import plays_well_to_the_end
from tests.table.server import Server


@pytest.mark.parametrize(
    ("seats", "options", "size", "language"),
    [
        ("me", "", DESKTOP, "pt"),
        ("me,random", "&draft=true", PHONE, "en"),
        ("me,random,random,random,random", "&corporate_era=false", LAPTOP, "fr"),
    ],
    ids=["solo-desktop-pt", "two-draft-phone-en", "five-laptop-fr"],
)
def test_a_whole_game(
    seats: str, options: str, size: dict[str, int], language: str, visit: Visit, server: Server
) -> None:
    address = f"/new?game=terraforming-mars&seats={seats}&seed=5&lang={language}{options}"
    page = visit(size, language).open(address)
    Robot(page).wait()
    assert faults(page) == []
    plays_well_to_the_end(page, server, 12)


def test_beginners_start_from_the_address(visit: Visit, server: Server) -> None:
    page = visit().open("/new?game=terraforming-mars&seats=me,random&seed=5&beginners=[0]")
    Robot(page).wait()
    id, token = page.url.rsplit("/t/", 1)[1].split("#")
    told = server.request(f"/api/tables/{id}", token)
    assert told["options"]["beginners"] == [0]


def test_every_payment_is_within_reach(visit: Visit, server: Server) -> None:
    """A card that may be paid with steel: the usual way is one press away, the others behind the sliders."""
    position = {
        "game": "terraforming-mars",
        "options": {"players": 2},
        "state": {
            "generation": 3,
            "active": 0,
            "players": [
                {
                    "corporation": "credicor",
                    "resources": {"mc": 30, "steel": 4},
                    "hand": ["strip-mine"],
                    "production": {"energy": 2},
                },
                {"corporation": "helion"},
            ],
        },
    }
    made = server.make("terraforming-mars", None, "random", position=position)
    page = visit(SMALL_PHONE).open(made["seats"][0]["link"])
    robot = Robot(page)
    robot.wait()
    robot.click("play strip-mine")
    if page.locator("[data-confirm]:visible:enabled").count():
        robot.confirm()
    page.wait_for_function("() => document.querySelector('[data-key^=\"pay \"]')")
    assert any(key.startswith("pay ") for key in robot.offered())
    robot.answer()
    robot.wait()
    view = server.request(f"/api/tables/{made['id']}/moments/2", made["seats"][0]["token"])["view"]
    assert view["players"][0]["played"] == ["strip-mine"]


def test_a_tile_is_placed_by_clicking_a_lit_area(visit: Visit, server: Server) -> None:
    position = {
        "game": "terraforming-mars",
        "options": {"players": 2},
        "state": {"active": 0, "players": [{"corporation": "credicor", "resources": {"mc": 18}}, {}]},
    }
    made = server.make("terraforming-mars", None, "random", position=position)
    page = visit().open(made["seats"][0]["link"])
    robot = Robot(page)
    robot.wait()
    robot.click("project aquifer")
    page.wait_for_function("() => document.querySelectorAll('svg [data-key^=\"space \"]').length === 12")
    page.locator('svg [data-key="space E5"]').click()
    page.wait_for_function("() => !document.querySelector('[data-key=\"space E5\"]')")
    view = server.request(f"/api/tables/{made['id']}/moments/2", made["seats"][0]["token"])["view"]
    assert {"space": "E5", "tile": "ocean"} in view["tiles"]
