"""A real PostgreSQL server for tests: in a folder of its own, reached over a socket file alone, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self
from urllib.parse import quote

import psycopg

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/bin")
USER = "areo"
HASTE = ("fsync=off", "full_page_writes=off", "listen_addresses=", "max_connections=200", "shared_buffers=16MB")


def programs() -> Path | None:
    """The folder that holds PostgreSQL's own programs, if it is installed."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("postgres") is not None:
        return Path(found).parent
    folders = [folder for pattern in PLACES for folder in sorted(Path("/").glob(pattern[1:]))]
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


def runs_as() -> str | None:
    """PostgreSQL refuses to run as root; then it runs as somebody who has no rights."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


class Postgres:
    """The server. Each test has a database of its own in it."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = runs_as()
        self.folder = Path(tempfile.mkdtemp(prefix="areo-pg-"))  # a short name: that of a socket file may not be long
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.databases = 0
        subprocess.run(
            [programs / "initdb", "-D", self.folder / "data", "-U", USER, "-A", "trust", "-N", "-E", "UTF8",
             "--locale=C"],
            check=True, stdout=subprocess.DEVNULL, user=self.user, cwd=self.folder,
        )  # fmt: skip
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        settings = [part for setting in HASTE for part in ("-c", setting)]
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *settings],
                stdout=log, stderr=log, user=self.user, cwd=self.folder,
            )  # fmt: skip
        until = time.monotonic() + 30.0
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return process
            except psycopg.OperationalError:
                assert process.poll() is None, "PostgreSQL did not start"
                assert time.monotonic() < until, "PostgreSQL could not be reached"
                time.sleep(0.05)

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={quote(str(self.folder), safe='')}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        name = f"test_{self.databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def restart(self) -> None:
        """As when the database's machine is started again: whoever is connected is cut off."""
        self.stop()
        self.process = self.start()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder.parent / f"{self.folder.name}.log").unlink(missing_ok=True)
