"""Coming to a table: a name is asked for, a code can be scanned, and a wrong address says so."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, faults, scrolls_sideways
from tests.browser.tables import Json, link
from tests.table.server import Player, Server, play_on

NAME = "table.localhost"  # browsers find this machine by it, and it is not "this machine only"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that others can reach by a name."""
    with Server(tmp_path_factory.mktemp("named") / "data", "--name", NAME) as running:
        yield running


def at_its_name(server: Server, path: str) -> str:
    return server.url.replace("localhost", NAME) + path


def sit(server: Server, address: str, name: str, number: str = "") -> str:
    """Sit down by an invitation, as a program would: the seat's own token."""
    token = address.rpartition("#")[2]
    wish = {"key": secrets.token_hex(16), "name": name, "number": number}
    path = f"/api/tables/{token.partition('.')[0]}/sit"
    own: str = server.request(path, token, wish)["token"]
    return own


class TestAnInvitation:
    def table(self, server: Server, **wish: object) -> Json:
        """Two people are invited to play against a bot."""
        seats = [{"invite": True}, {"invite": True}, {"bot": "random"}]
        made: Json = server.request("/api/games", body={"game": "red-planet", "seats": seats, **wish})
        return made

    @pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1440", "390"])
    def test_leads_to_a_seat_a_number_and_a_deal_that_is_checked(
        self, size: dict[str, int], visit: Visit, server: Server
    ) -> None:
        made = self.table(server)
        somebody = visit(size)
        page = somebody.open(link(made, 1))
        expect(page.get_by_text(made["deal"]["commitment"])).to_be_visible()
        assert faults(page) == []
        assert not scrolls_sideways(page)
        page.get_by_label("Your name").fill("Ada")
        page.get_by_label("A number or a word").fill("red sky 7")
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("heading", name="Waiting for the others").wait_for()
        own = page.url.rpartition("#")[2]
        assert own not in json.dumps(made)

        late = visit().open(link(made, 1))
        expect(late.get_by_text("This seat is taken.")).to_be_visible()
        expect(late.get_by_role("button", name="Sit down")).to_have_count(0)

        other = Player(server, sit(server, link(made, 0), "Bob", "12"))
        page.wait_for_selector(".frame")
        expect(late.get_by_text("This seat is taken.")).to_be_visible()
        page.goto(server.url + link(made, 1))  # the same link leads to the seat that was taken by it
        page.wait_for_selector(".frame")
        me = Player(server, own)
        play_on([other, me], Random(1))
        page.wait_for_function("() => document.body.dataset.state === 'over'")
        deal = page.locator("[data-fair]")
        expect(deal).to_have_attribute("data-fair", "true")
        expect(deal.get_by_text("Drawn as promised.")).to_be_visible()
        deal.get_by_text("What it was drawn from").click()
        expect(deal.get_by_text("Ada: red sky 7")).to_be_visible()
        expect(deal.get_by_text("Bob: 12")).to_be_visible()
        assert faults(page) == []
        assert not scrolls_sideways(page)

        page.evaluate(
            "() => localStorage.setItem('areo.tables', localStorage['areo.tables'].replace('red sky 7', 'x'))"
        )
        page.reload()
        page.wait_for_function("() => document.body.dataset.state === 'over'")
        expect(deal).to_have_attribute("data-fair", "false")
        expect(deal.get_by_text("your number is not the one you gave")).to_be_visible()

    def test_tells_what_was_chosen_of_the_deal(self, visit: Visit, server: Server) -> None:
        made = self.table(server, seed=5, options={"shuttles": ["S05", "S09", "S12"]})
        page = visit().open(link(made, 0))
        told = page.get_by_text("Chosen by whoever made this table: the seed and the first shuttles of the pile")
        expect(told).to_be_visible()
        expect(page.get_by_label("A number or a word")).to_have_count(0)  # there is nothing to draw
        page.get_by_role("button", name="Sit down").click()
        sit(server, link(made, 1), "Bob")
        page.wait_for_selector(".frame")
        expect(told.first).to_be_visible()  # in the log

    def test_of_somebody_who_does_not_come_goes_to_a_bot(self, visit: Visit, server: Server) -> None:
        page = visit().open("/new?game=red-planet&seats=me,link,greedy&name=Ines")
        expect(page.get_by_label("Link: Seat 2")).to_be_visible()
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Don’t wait").click()
        page.wait_for_selector(".frame")

    def test_works_beside_a_second_person_at_the_same_device(self, visit: Visit, server: Server) -> None:
        page = visit().open("/new?game=red-planet&seats=me,me,link")
        for seat in ("Seat 1", "Seat 2"):
            page.locator("form").get_by_text(seat).wait_for()
            page.get_by_label("Your name").fill(f"Somebody on {seat}")
            page.get_by_role("button", name="Sit down").click()
        page.get_by_role("heading", name="Waiting for the others").wait_for()
        sit(server, page.get_by_label("Link: Seat 3").input_value(), "Grace")
        page.get_by_text("Somebody on Seat").first.wait_for()
        expect(page.get_by_role("heading", name="Waiting for the others")).to_have_count(0)


class TestAName:
    @pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1440", "390"])
    def test_is_asked_of_whoever_comes_by_a_link(self, size: dict[str, int], visit: Visit, server: Server) -> None:
        made = server.make("red-planet", None, None, None, seed=5)
        page = visit(size).open(link(made, 1))
        field = page.get_by_label("What should the others call you?")
        expect(field).to_be_in_viewport()
        assert faults(page) == []
        field.fill("Ada")
        field.press("Enter")
        expect(field).to_have_count(0)
        assert server.table(made)["seats"][1]["name"] == "Ada"
        page.goto(server.url + link(server.make("red-planet", None, None, None), 0))
        page.wait_for_selector(".frame")
        expect(field).to_have_count(0)  # this device knows it now

    def test_need_not_be_given_and_is_not_asked_for_again(self, visit: Visit, server: Server) -> None:
        made = server.make("red-planet", None, None, None, seed=5)
        page = visit().open(link(made, 1))
        page.get_by_role("button", name="Not now").click()
        page.reload()
        page.wait_for_selector(".frame")
        expect(page.get_by_label("What should the others call you?")).to_have_count(0)

    def test_is_not_asked_of_spectators_or_of_those_who_have_one(self, visit: Visit, server: Server) -> None:
        seats = [{"name": "Ada"}, {}, {}]
        made = server.request("/api/games", body={"game": "red-planet", "seats": seats, "seed": 5})
        for seat in (0, None):
            page = visit().open(link(made, seat))
            page.wait_for_selector(".frame")
            expect(page.get_by_label("What should the others call you?")).to_have_count(0)


class TestACode:
    def start(self, visit: Visit, named: Server, size: dict[str, int] = DESKTOP) -> Page:
        """A new table with one seat for somebody else."""
        page = visit(size, at=named).open(at_its_name(named, "/?game=red-planet"))
        page.get_by_role("group", name="Who sits on seat 2?").get_by_text("By link").click()
        page.get_by_role("button", name="Start the game").click()
        page.get_by_role("heading", name="The table is set").wait_for()
        return page

    @pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1440", "390"])
    def test_is_there_for_every_seat_that_waits_for_somebody(
        self, size: dict[str, int], visit: Visit, named: Server
    ) -> None:
        page = self.start(visit, named, size)
        page.get_by_role("button", name="QR code").first.click()
        code = page.locator("[data-qr]")
        expect(code).to_have_count(1)
        code.scroll_into_view_if_needed()
        box = code.bounding_box()
        assert box is not None
        assert box["width"] >= 180
        assert faults(page) == []
        assert not scrolls_sideways(page)

    def test_goes_when_somebody_has_sat_down(self, visit: Visit, named: Server) -> None:
        page = self.start(visit, named)
        page.get_by_role("button", name="QR code").first.click()
        expect(page.locator("[data-qr]")).to_have_count(1)
        address = page.get_by_label("Link: Seat 2").input_value()
        sit(named, address, "Grace")
        expect(page.locator("[data-qr]")).to_have_count(0)
        expect(page.get_by_text("Grace sits here")).to_be_visible()  # and their link is nowhere
        page.reload()
        page.get_by_text("Links for the others").first.click()
        expect(page.get_by_role("button", name="QR code")).to_have_count(1)  # only for those who watch

    def test_is_in_the_menu_for_my_own_seat_but_not_for_anothers(self, visit: Visit, named: Server) -> None:
        page = self.start(visit, named)
        address = page.get_by_label("Link: Seat 2").input_value()
        page.get_by_role("link", name="Go to my seat").click()
        expect(page.get_by_role("button", name="QR code")).to_have_count(2)  # the free seat's, the spectators'
        page.get_by_role("button", name="Sit down").click()
        sit(named, address, "Grace")
        page.get_by_role("button", name="Menu").click()
        menu = page.get_by_role("dialog", name="Menu")
        codes = menu.get_by_role("button", name="QR code")
        expect(codes).to_have_count(2)  # mine, to go on elsewhere, and the spectators'
        expect(menu.get_by_role("button", name="Copy")).to_have_count(2)
        codes.first.click()
        expect(page.locator("[data-qr]")).to_be_visible()
        assert faults(page) == []

    def test_is_not_offered_where_the_link_leads_nowhere_else(self, visit: Visit, server: Server) -> None:
        page = visit().open("/?game=red-planet")
        page.get_by_role("group", name="Who sits on seat 2?").get_by_text("By link").click()
        page.get_by_role("button", name="Start the game").click()
        page.get_by_role("heading", name="The table is set").wait_for()
        expect(page.get_by_text("These links open on this machine only")).to_be_visible()
        expect(page.get_by_role("button", name="QR code")).to_have_count(0)


class TestAnAddressThatLeadsNowhere:
    @pytest.mark.parametrize(
        ("language", "text"), [("en", "There is nothing here"), ("fr", "Il n’y a rien ici"), ("pt", "Não há nada aqui")]
    )
    def test_says_so_and_knows_the_way_home(self, language: str, text: str, visit: Visit, server: Server) -> None:
        somebody = visit(PHONE, language)
        page = somebody.open("about:blank")
        answer = page.goto(server.url + "/cards/of/another/kind")
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name=text)).to_be_visible()
        assert faults(page) == []
        assert not scrolls_sideways(page)
        somebody.complaints.clear()  # the browser notes the 404
        page.get_by_role("link").click()
        page.wait_for_selector("form.setup")

    @pytest.mark.parametrize("path", ["/", "/new", "/records", "/cards", "/rules", "/t/anything", "/rules/"])
    def test_is_none_of_ours(self, path: str, server: Server) -> None:
        assert status(server, path) == 200

    @pytest.mark.parametrize("path", ["/t", "/t/a/b", "/wp-login.php", "/recordss", "/new/game"])
    def test_has_the_status_that_programs_look_for(self, path: str, server: Server) -> None:
        assert status(server, path) == 404


def status(server: Server, path: str) -> int:
    import urllib.error
    import urllib.request

    try:
        with urllib.request.urlopen(server.url + path, timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


class TestAFileOfARunningGame:
    def saved(self, server: Server, folder: Path, token: str, made: Json) -> Path:
        file = folder / "game.json"
        file.write_text(json.dumps(server.request(f"/api/tables/{made['id']}/record", token)))
        return file

    def test_opens_as_a_game_to_play_on_from(self, visit: Visit, server: Server, tmp_path: Path) -> None:
        made = server.make("terraforming-mars", None, None, seed=3)
        player = server.sit(made, 1)
        player.choose(0)
        mine = player.state["view"]["players"][1]
        file = self.saved(server, tmp_path, server.token(made, 1), made)
        page = visit().open("/")
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_function("() => document.body.dataset.state === 'asked'")
        table = page.evaluate("JSON.parse(localStorage.getItem('areo.tables'))[0]")
        told = server.request(f"/api/tables/{table['id']}", table["seats"][0]["token"])
        assert [seat["bot"] for seat in told["seats"]] == ["medium", None]
        again = Player(server, table["seats"][0]["token"])
        assert again.state["view"]["players"][1] == mine

    def test_of_a_spectator_says_that_it_cannot_be_opened(self, visit: Visit, server: Server, tmp_path: Path) -> None:
        made = server.make("terraforming-mars", None, None, seed=3)
        page = visit().open("/")
        page.locator("input[type=file]").set_input_files(self.saved(server, tmp_path, made["spectator"]["token"], made))
        expect(page.get_by_role("alert").filter(has_text="Only records of finished games")).to_be_visible()
