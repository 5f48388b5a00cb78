"""The example client plays a whole game, also when the server goes away in the middle of it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

from tests.table.rough import eventually
from tests.table.server import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_a_seat.py"


def sit(link: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_the_example_plays_to_the_end_and_comes_back_after_a_crash(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        seats = [{}, {"invite": True}, {"bot": "random"}]
        made = server.request("/api/games", body={"game": "red-planet", "seats": seats})
        clients = [sit(server.url + made["seats"][seat]["link"]) for seat in range(2)]
        eventually(lambda: server.table(made)["moments"] >= 10, 20)
        server.kill()
        time.sleep(0.2)
        server.restart()
        ended = [json.loads(client.communicate(timeout=60)[0]) for client in clients]
        told = server.table(made)
        assert told["over"]
        assert ended == [told["ending"]] * 2


def test_the_example_says_when_a_link_leads_nowhere(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        client = sit(server.url + "/t/nowhere#nowhere.token")
        assert "no such table" in client.communicate(timeout=30)[1]
        assert client.returncode == 1
    assert "play_a_seat.py" in subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True).stderr
