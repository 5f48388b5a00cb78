"""A seat for models at a running server: sitting down, reading, choosing, and all that is refused."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import areo

pytest.importorskip("mcp")

from areo.mcp.phrases import PHRASES
from tests.mcp.model import Model, keys_in, within
from tests.table.doorman import doorman
from tests.table.server import Server

Json = dict[str, Any]


def test_every_phrase_stands_in_three_languages_with_the_same_slots() -> None:
    for name, english in PHRASES["en"].items():
        for language in ("fr", "pt"):
            said = PHRASES[language][name]
            assert sorted(re.findall(r"\{\d\}", said)) == sorted(re.findall(r"\{\d\}", english)), (name, language)
    assert PHRASES["en"].keys() == PHRASES["fr"].keys() == PHRASES["pt"].keys()


def test_games_tells_every_game_its_options_and_the_bots() -> None:
    async def script(model: Model) -> None:
        told = await model.call("games")
        assert "red-planet = Missão: Planeta Vermelho; de 3 a 5 jogadores" in told
        assert "opção draft (padrão False)" in told
        assert all(f"  - {level} = " in told for level in ("easy", "medium", "hard", "expert"))

    within(script, "pt")


def test_whoever_sits_at_no_table_is_told_how_to_sit_down(server: Server) -> None:
    async def script(model: Model) -> None:
        for tool in ("look", "decision", "undo", "log", "scores", "wait", "resign"):
            assert "you sit at no table: start_game begins one" in await model.refused(tool)
        assert "a link to a table looks like" in await model.refused("sit_down", link="localhost")
        assert "no such table" in await model.refused("sit_down", link=f"{server.url}/t/nowhere#nowhere.token")
        assert "cannot be reached" in await model.refused("sit_down", link="http://127.0.0.1:9/t/a#a.b")
        assert "there is no game 'chess'" in await model.refused("start_game", game="chess")
        assert "there is no bot 'clever'" in await model.refused("start_game", game="red-planet", bots=["clever"])

    within(script, server=server.url)


def test_the_seats_socket_names_its_table_so_that_a_proxy_can_lead_it_there() -> None:
    with doorman() as (link, asked):

        async def script(model: Model) -> None:
            assert "cannot be reached" in await model.refused("sit_down", link=link)

        within(script)
        assert asked == ["/socket/TABLE"]


def test_a_model_and_a_person_sit_down_by_invitation_and_the_model_hears_what_the_person_did(server: Server) -> None:
    seats = [{"invite": True}, {"invite": True}, {"bot": "random"}]
    made = server.request("/api/games", body={"game": "red-planet", "seats": seats, "seed": 7})
    link = server.url + made["seats"][0]["link"]

    async def script(model: Model) -> None:
        told = await model.call("sit_down", link=link, name="Ada")
        assert "The cards are dealt when all have sat down. Missing: Player 2." in told
        key = {"key": "0123456789abcdef", "name": "Grace"}
        own = server.request(f"/api/tables/{made['id']}/sit", made["seats"][1]["token"], key)
        person = server.sit({"seats": [own]}, 0)
        told = await model.call("wait")
        assert keys_in(told)[0].startswith("card ")
        person.choose_anything(Random(1))
        told = await model.call("choose", keys=keys_in(told)[:1])
        assert keys_in(told)[0] == "character recruiter"
        person.ping()
        person.choose("character pilot")
        for _ in range(200):
            if "Grace has chosen a character." in await model.call("log", whole=True):
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("the log does not tell what Grace did")
        assert "Ada" in await model.call("look")
        person.leave()
        assert "taken" in await model.refused("sit_down", link=link)
        assert "Ada" in await model.call("look"), "who is refused another seat keeps the one there is"

    within(script)


def mars(server: Server, **more: Any) -> Json:
    """Terraforming Mars in the third generation: seat 0 is to move, with two cards in hand."""
    me = {"corporation": "credicor", "resources": {"mc": 40, "steel": 4}, "hand": ["mine", "birds"]}
    state = {"generation": 3, "active": 0, "players": [me, {"corporation": "helion", "hand": ["comet"]}]}
    position = {"game": "terraforming-mars", "options": {"players": 2}, "state": state}
    made: Json = server.request(
        "/api/games", body={"game": "terraforming-mars", "seats": [{}, {}], "position": position, **more}
    )
    return made


def test_a_decision_tells_keys_labels_texts_prices_and_forecasts(server: Server) -> None:
    made = mars(server)

    async def script(model: Model) -> None:
        await model.call("sit_down", link=server.url + made["seats"][0]["link"])
        lines = (await model.call("decision")).splitlines()
        mine = next(line for line in lines if line.startswith("- play mine"))
        assert mine == (
            "- play mine = Play Mine; Increase your steel production 1 step; costs 4 M€; "
            "Brings 1 steel per production for 2 steel and 1 card in hand"
        )
        asteroid = next(line for line in lines if line.startswith("- project asteroid"))
        assert asteroid.endswith("costs 14 M€; Brings 1 TR for 14 M€; on the table +2 °C")
        why = await model.call("why", keys=["card birds", "play mine"])
        assert "- play birds: " in why
        assert "13%" in why
        assert "- play mine: This can be chosen now." in why
        assert "This table does not tell points" in await model.call("scores")
        assert "–" in await model.call("look")
        assert "Increase your steel production" in await model.call("cards", words="mine steel")

    within(script)


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (["play birds"], "play birds: "),
        (["nonsense"], "“nonsense” is not a move of this game"),
        (["play mine", "pass"], "1 must be picked, not 2"),
        ([], "1 must be picked, not 0"),
        (["pass", "pass"], "'pass' is picked twice"),
    ],
)
def test_wrong_keys_are_named_and_nothing_changes(server: Server, keys: list[str], said: str) -> None:
    made = mars(server)

    async def script(model: Model) -> None:
        await model.call("sit_down", link=server.url + made["seats"][0]["link"])
        before = await model.call("decision"), await model.call("look"), server.table(made)["moments"]
        assert said in await model.refused("choose", keys=keys)
        assert (await model.call("decision"), await model.call("look"), server.table(made)["moments"]) == before

    within(script)


def test_a_choice_is_taken_back_while_the_table_allows_it(server: Server) -> None:
    made = mars(server, undo="free")

    async def script(model: Model) -> None:
        await model.call("sit_down", link=server.url + made["seats"][0]["link"])
        before = await model.call("look")
        told = await model.call("choose", keys=["play mine"])
        assert keys_in(told)[0] == "pay 2 steel"
        told = await model.call("choose", keys=["pay 2 steel"])
        assert "Choices of yours that you may take back: 2." in told
        await model.call("undo")
        assert "Your latest choice is taken back." in await model.call("undo")
        assert await model.call("look") == before
        assert "(taken back)" in await model.call("log", whole=True)

    within(script)


def test_whoever_resigns_sees_the_scores_at_the_end(server: Server) -> None:
    async def script(model: Model) -> None:
        await model.call("start_game", game="red-planet", bots=["random"], seed="3")
        assert "you can know them:" in await model.call("scores")
        told = await model.call("resign", bot="random")
        assert told.startswith("A bot (random) plays your seat from now on.")
        assert "The game is over" in told
        assert "Total" in told

    within(script, server=server.url)


def test_the_seat_is_there_again_after_the_server_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as own:
        made = mars(own)

        async def script(model: Model) -> None:
            await model.call("sit_down", link=own.url + made["seats"][0]["link"])
            await model.call("choose", keys=["play mine"])
            before = await model.call("look")
            own.restart()
            told = await model.call("wait")
            assert keys_in(told)[0] == "pay 2 steel"
            assert await model.call("look") == before

        within(script)


FRONTIER = """
[[bonus]]
id = "frontier"
copies = 1
status = "reconstructed"
rule = "presence_in_number_of_zones"
count = 6
points = 5
names = { en = "Frontier", fr = "Frontière", pt = "Fronteira" }
name_status = { en = "ours", fr = "ours", pt = "ours" }
"""


def test_a_table_with_other_components_is_refused_and_the_seat_there_is_kept(server: Server, tmp_path: Path) -> None:
    components = Path(areo.__file__).parent / "red_planet" / "components.toml"
    other = tmp_path / "my.toml"
    other.write_text(components.read_text(encoding="utf-8") + FRONTIER, encoding="utf-8")
    made = mars(server)
    with Server(tmp_path / "tables", "--components", f"red-planet={other}") as corrected:
        there = corrected.make("red-planet", None, "random", "random")

        async def script(model: Model) -> None:
            await model.call("sit_down", link=server.url + made["seats"][0]["link"])
            before = await model.call("look")
            link = corrected.url + there["seats"][0]["link"]
            assert "other components" in await model.refused("sit_down", link=link)
            assert await model.call("look") == before

        within(script)


READ: list[tuple[str, Json]] = [
    ("look", {}),
    ("decision", {}),
    ("log", {"whole": True}),
    ("scores", {}),
    ("why", {"keys": ["play comet", "pass", "card birds"]}),
]


@pytest.mark.parametrize("game", ["red-planet", "terraforming-mars", "ares-expedition", "on-mars"])
def test_what_the_seat_cannot_see_changes_nothing_that_can_be_read(server: Server, game: str) -> None:
    """Two tables that differ only in what is hidden from the seat read the same, word by word."""
    table = areo.new(game, seed=5)
    rng = Random(5)
    for _ in range(60):
        decision = next(decision for decision in table.asked if decision is not None)
        table.choose(decision.seat, decision.sample(rng))
    while table.asked[0] is None:
        decision = next(decision for decision in table.asked if decision is not None)
        table.choose(decision.seat, decision.sample(rng))
    other = table.determinize(0, Random(6))
    assert table.position()["state"] != other.position()["state"]
    links = []
    for each in (table, other):
        wish = {"game": game, "seats": [{}] * table.seats, "position": each.position(), "points": "shown"}
        made = server.request("/api/games", body=wish)
        links.append(server.url + made["seats"][0]["link"])

    async def script(model: Model) -> None:
        read: list[list[str]] = []
        for link in links:
            await model.call("sit_down", link=link)
            read.append([await model.call(tool, **arguments) for tool, arguments in READ])
        assert read[0] == read[1]

    within(script)


def test_the_cards_that_another_is_dealt_are_never_named(server: Server) -> None:
    made = server.request(
        "/api/games", body={"game": "terraforming-mars", "seats": [{}, {}], "seed": 7, "points": "shown"}
    )
    game = areo.new("terraforming-mars", 2, 7)
    view: Any = game.view(1)["players"]
    things = game.rulebook.things
    names = [things.name(things.number(f"card {id}"), "en") for id in view[1]["dealt"]]

    async def script(model: Model) -> None:
        await model.call("sit_down", link=server.url + made["seats"][0]["link"])
        for tool, arguments in READ[:4]:
            await model.call(tool, **arguments)
        whole = "\n".join(text for _, text in model.transcript)
        assert len(names) == 10
        assert not [name for name in names if name in whole]

    within(script)


def test_without_the_package_the_extra_is_named() -> None:
    code = "import sys; sys.modules['mcp'] = None; from areo.cli import app; app()"
    told = subprocess.run([sys.executable, "-c", code, "mcp"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    said = "areo: a seat for language models needs the package mcp: pip install 'areo[mcp]'"
    assert (told.returncode, told.stderr.strip()) == (2, said)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--lang", "xx"], "xx"),
        (["--server", "localhost"], "--server: an address such as http://localhost:8642 is expected, not 'localhost'"),
        (["--server", "http://localhost:1", "--data", "x"], "--data is for games on this machine"),
    ],
)
def test_a_wrong_option_is_refused_on_one_line(options: list[str], said: str) -> None:
    command = [sys.executable, "-c", "from areo.cli import app; app()", "mcp", *options]
    told = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert told.returncode == 2
    assert said in told.stderr
    assert len(told.stderr.splitlines()) == 1
