"""Sit at a table and play, picking at random, also when the server goes away in between.

python examples/play_a_seat.py 'http://localhost:8642/t/TABLE#TOKEN'

The link is an invitation, as whoever made the table handed it out, or a seat's own. If the connection is lost, the
client comes back and is told how things stand. Put something better in place of `random.sample`, and you have a bot.
docs/protocol.md tells the rest.
"""

import json
import random
import secrets
import sys
from collections.abc import Generator
from urllib.error import HTTPError
from urllib.parse import SplitResult, urlsplit
from urllib.request import Request, urlopen

from websockets.client import process_exception
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import reconnect


def play(link: str) -> dict[str, object]:
    """Play the seat to the end of the game; how it ended."""
    place = urlsplit(link)
    token = sit_down(place)
    address = f"{'wss' if place.scheme == 'https' else 'ws'}://{place.netloc}/socket/{token.partition('.')[0]}"
    for socket in reconnect(address, process_exception=fatal, reconnect_delays=every_second, max_size=None):
        answered = ""
        try:
            socket.send(json.dumps({"type": "join", "token": token}))
            for text in socket:
                message = json.loads(text)
                if message["type"] != "state":
                    continue  # welcome, seats, chat, done...: nothing to decide
                if message["ending"]:
                    return dict(message["ending"])
                asked = message["asked"]
                if asked and asked["id"] != answered:
                    count = random.randint(asked["least"], min(asked["most"], len(asked["options"])))
                    picks = random.sample(range(len(asked["options"])), count)
                    socket.send(json.dumps({"type": "choose", "decision": asked["id"], "picks": picks}))
                    answered = asked["id"]
        except ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code in (4001, 4005):  # no such seat, or no longer
                raise SystemExit(closed.rcvd.reason) from None
    raise AssertionError("a game that never ends")


def sit_down(place: SplitResult) -> str:
    """The seat's own token, by an invitation to it, or by that token itself."""
    table, wish = place.path.rpartition("/")[2], {"key": secrets.token_hex(16)}
    head = {"Authorization": f"Bearer {place.fragment}", "Content-Type": "application/json"}
    request = Request(f"{place.scheme}://{place.netloc}/api/tables/{table}/sit", json.dumps(wish).encode(), head)
    try:
        with urlopen(request) as answer:
            own = json.load(answer)
    except HTTPError as refused:  # taken, no such table...
        raise SystemExit(json.load(refused)["error"]) from None
    print(f"My seat: {place.scheme}://{place.netloc}{own['link']}", file=sys.stderr)
    return str(own["token"])


def fatal(error: Exception) -> Exception | None:
    """What ends the client; a server that went away while it said hello comes back, as one that was not there does."""
    return None if isinstance(error, ConnectionClosed) else process_exception(error)


def every_second() -> Generator[float, None, None]:
    while True:
        yield 1.0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    print(json.dumps(play(sys.argv[1]), indent=1))
