"""The smallest client of the documentation sits down at real tables and plays to the end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.doorman import doorman
from tests.table.server import Server

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "examples" / "smallest_client.py"


def sit(link: str, client: Path = CLIENT) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, str(client), link], stdout=pipe, stderr=pipe, text=True)


def test_the_page_prints_the_client_as_it_stands_among_the_examples() -> None:
    page = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")
    assert f"```py\n{CLIENT.read_text(encoding='utf-8')}```\n" in page


@pytest.mark.parametrize("game", ["red-planet", "on-mars"])
def test_three_of_it_play_to_the_end(game: str, tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        seats = [{}, {"invite": True}, {"invite": True}]
        options = {"round_limit": 3} if game == "on-mars" else {}
        made = server.request("/api/games", body={"game": game, "seats": seats, "options": options})
        clients = [sit(server.url + seat["link"]) for seat in made["seats"]]
        ended = [json.loads(client.communicate(timeout=60)[0]) for client in clients]
        told = server.table(made)
        assert told["over"]
        assert ended == [told["ending"]] * 3
        assert [client.returncode for client in clients] == [0, 0, 0]


@pytest.mark.parametrize("name", ["smallest_client.py", "play_a_seat.py"])
def test_an_examples_socket_names_its_table_so_that_a_proxy_can_lead_it_there(name: str) -> None:
    with doorman() as (link, asked):
        sit(link, CLIENT.with_name(name)).communicate(timeout=30)
        assert asked == ["/socket/TABLE"]
