"""`areo serve` and `areo play`: start the table, say where it is, and stop it without losing anything."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import typer
import uvicorn

from areo.table.app import Application
from areo.table.kept import open_store
from areo.table.meter import Meter
from areo.table.settings import Settings
from areo.table.store import StoreFailed
from areo.table.wire import limits

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")  # listening here lets other machines in
FILES: Final = 16_384  # that one server may have open
PLAIN: Final = frozenset(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """A JSON object a line: when, how grave, what, and the particulars. No token is ever among them."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told.update({name: value for name, value in vars(record).items() if name not in PLAIN and name != "message"})
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def write_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("areo", "uvicorn", "psycopg"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "areo" else "WARNING")


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise."""
    given = os.environ.get("AREO_DATA")
    return Path(given) if given else Path(typer.get_app_dir("areo"))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there, or a clear word on why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # named, so that nothing sent is held back
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        raise OSError(f"cannot listen on {host} port {port}: {getattr(error, 'strerror', None) or error}") from None
    listening.set_inheritable(False)
    return listening


def url(name: str, listening: socket.socket) -> str:
    return f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}"


def address(listening: socket.socket, host: str) -> str:
    """Where this machine's own browser finds it."""
    name = "localhost" if host in (*EVERYWHERE, "127.0.0.1") else host
    return url(name, listening)


def reached_at(listening: socket.socket, host: str) -> str:
    """Where other servers reach this one."""
    name = name_for_others(host) or "127.0.0.1" if host in EVERYWHERE else host
    return url(name, listening)


def name_for_others(host: str) -> str | None:
    """This machine's address in its network, if it listens to others and has one."""
    if host not in EVERYWHERE:
        return None
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only tells which of its addresses this machine would use
        name = str(probe.getsockname()[0])
        return None if name.startswith("127.") else name
    return None


def run(
    kept: Path | str,
    host: str,
    port: int,
    settings: Settings,
    say: Callable[[str], None],
    log_level: str = "INFO",
    names: Sequence[str] = (),
    meter: Meter | None = None,
    peers_find: str = "",
) -> None:
    """Serve the tables of a folder or a database until told to stop. `say` is told the address once it can be reached.

    On this machine's own address, or with names, it answers only to those names, so that no other site can pose as it.
    Servers that share a database find each other at `peers_find`; "": where this one listens.
    """
    write_logs(log_level)
    server, _, listening = prepared(kept, host, port, settings, names, meter, peers_find)
    stop_when_told(server)
    allow_many_files()
    where = address(listening, host)
    threading.Thread(target=tell_when_ready, args=(server, where, say), daemon=True).start()
    server.run(sockets=[listening])
    if not server.started:
        raise StoreFailed("the table could not be started")


def prepared(
    kept: Path | str,
    host: str,
    port: int,
    settings: Settings,
    names: Sequence[str] = (),
    meter: Meter | None = None,
    peers_find: str = "",
) -> tuple[uvicorn.Server, Application, socket.socket]:
    """A server that only needs to be run, what it serves, and where it listens already."""
    store = open_store(kept)
    try:
        listening = listen(host, port)
    except OSError:
        store.close()
        raise
    own = [*LOOPBACK, "[::1]", *(name.lower() for name in names)]
    found_at = peers_find or reached_at(listening, host)
    if isinstance(kept, str):
        own.append((urlsplit(found_at).hostname or "").lower())
    hosts = own if names or host in LOOPBACK else None
    application = Application(lambda: store, settings, hosts, meter, found_at)
    config = uvicorn.Config(
        application.asgi(),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
        **limits(settings.message_bytes * 2, settings.sockets, settings.send_seconds),
    )
    return uvicorn.Server(config), application, listening


def stop_when_told(server: uvicorn.Server) -> None:
    """Being told to stop is no fault. The server listens for the signals itself, and passes them on when it is done."""

    def stop(*_: object) -> None:
        server.should_exit = True

    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)


def allow_many_files() -> None:
    """Every socket is an open file; most systems allow few unless asked."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def tell_when_ready(server: uvicorn.Server, where: str, say: Callable[[str], None]) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.005)
    if server.started:
        say(where)
