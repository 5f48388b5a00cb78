"""Sit down at a table by its link and play by key: smallest_client.py 'http://localhost:8642/t/TABLE#TOKEN'."""

import json
import sys
from random import SystemRandom
from urllib.request import Request, urlopen

from websockets.sync.client import connect

chance = SystemRandom()
link, token = sys.argv[1].split("#")
server, table = link.split("/t/")
wish = json.dumps({"key": chance.randbytes(16).hex()}).encode()
sit = Request(f"{server}/api/tables/{table}/sit", wish, {"Authorization": f"Bearer {token}"})
with connect(f"ws{server[4:]}/socket/{table}", max_size=None) as socket:
    socket.send(json.dumps({"type": "join", "token": json.load(urlopen(sit))["token"]}))
    for message in map(json.loads, socket):
        if asked := message.get("asked"):
            picks = chance.sample([option["key"] for option in asked["options"]], asked["least"] or 1)
            socket.send(json.dumps({"type": "choose", "decision": asked["id"], "picks": picks}))
        elif ending := message.get("ending"):
            print(json.dumps(ending))
            break
