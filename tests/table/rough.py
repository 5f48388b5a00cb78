"""Clients that do not behave: raw sockets, half messages, floods; and a server with other limits."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.table.server import Server

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


linux = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")


class LimitedServer(Server):
    """The same server with other settings than the command can give it."""

    def __init__(self, folder: Path, first: str = "", **settings: float) -> None:
        self.first = first  # a line of Python to begin with
        self.settings = settings
        super().__init__(folder)

    def start(self) -> subprocess.Popen[str]:
        program = (
            f"{self.first}\nfrom pathlib import Path; from areo.table.serve import run; "
            "from areo.table.settings import Settings; "
            f"run(Path({str(self.folder)!r}), '127.0.0.1', 0, Settings(**{self.settings!r}), "
            "lambda where: print(where, flush=True))"
        )
        with (self.folder.parent / f"{self.folder.name}.log").open("a") as errors:
            process = subprocess.Popen(
                [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ
            )
        assert process.stdout is not None
        self.url = process.stdout.readline().strip()
        self.port = int(self.url.rpartition(":")[2])
        return process


class Raw:
    """A connection on which anything can be sent."""

    def __init__(self, server: Server, receive_buffer: int = 0) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(20)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.connect(("127.0.0.1", server.port))

    def upgrade(self, **headers: str) -> str:
        """Ask for a WebSocket; the first line of the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {
            "Host": "localhost",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        self.send(b"GET /socket HTTP/1.1\r\n" + heads(lines))
        return self.head().partition("\r\n")[0]

    def head(self) -> str:
        """The head of an answer."""
        read = b""
        while b"\r\n\r\n" not in read:
            more = self.socket.recv(1)
            if not more:
                break
            read += more
        return read.decode("latin-1")

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def frame(self, kind: int, data: bytes, last: bool = True, reserved: int = 0) -> None:
        self.send(frame(kind, data, last, reserved))

    def rest(self) -> bytes:
        """All that still comes, until the other side closes."""
        read = b""
        try:
            while more := self.socket.recv(65536):
                read += more
        except (ConnectionError, TimeoutError):
            pass
        return read

    def close_code(self) -> int:
        """With which code the server closed; 1006 if without a word."""
        rest = self.rest()
        place = 0
        while place + 2 <= len(rest):
            kind, size = rest[place] & 15, rest[place + 1] & 127
            place += 2
            if size == 126:
                (size,) = struct.unpack_from(">H", rest, place)
                place += 2
            elif size == 127:
                (size,) = struct.unpack_from(">Q", rest, place)
                place += 8
            if kind == CLOSE:
                return int.from_bytes(rest[place : place + 2], "big")
            place += size
        return 1006

    def is_cut_off(self, data: bytes, times: int = 200) -> bool:
        """Whether sending this again and again comes to an end."""
        try:
            for _ in range(times):
                self.send(data)
        except OSError:  # reset or broken pipe, as the system has it
            return True
        return False

    def drop(self) -> None:
        """As when a cable is pulled: no goodbye."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self) -> None:
        self.socket.close()


def raw_connect(server: Server, origin: str | None = None, host: str | None = None) -> ClientConnection:
    headers = {} if host is None else {"Host": host}
    address = server.url.replace("http", "ws", 1) + "/socket"
    given = None if origin is None else Origin(origin)
    opened = connect(address, origin=given, additional_headers=headers, open_timeout=20, legacy=True)
    assert isinstance(opened, ClientConnection)
    return opened


def close_code(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as error:
        return 1006 if error.rcvd is None else int(error.rcvd.code)


def join(token: str) -> str:
    return json.dumps({"type": "join", "token": token})


def heads(lines: dict[str, str]) -> bytes:
    return "".join(f"{name}: {value}\r\n" for name, value in lines.items()).encode() + b"\r\n"


def frame(kind: int, data: bytes, last: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    first = (128 if last else 0) | reserved << 4 | kind
    if len(data) < 126:
        size = struct.pack(">B", 128 | len(data))
    elif len(data) < 65536:
        size = struct.pack(">BH", 128 | 126, len(data))
    else:
        size = struct.pack(">BQ", 128 | 127, len(data))
    return bytes([first]) + size + b"\0\0\0\0" + data


def eventually(holds: Callable[[], bool], seconds: float = 10.0) -> bool:
    """Whether it comes true in time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if holds():
            return True
        time.sleep(0.05)
    return holds()


def memory(server: Server) -> int:
    """Resident bytes of the server's process."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def open_files(server: Server) -> int:
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))
