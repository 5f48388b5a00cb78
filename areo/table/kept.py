"""Where tables are kept, as whoever starts a server names it: a folder, or the address of a database."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from areo.table import store
from areo.table.store import FileStore, Store

SCHEMES: Final = ("postgresql://", "postgres://")


def checked(address: str) -> str:
    """The address of a database, as `--store` takes it. It is never repeated: there may be a password in it."""
    if not address.startswith(SCHEMES):
        raise ValueError("--store takes the address of a database: postgresql://USER@HOST/DATABASE")
    if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
        raise ValueError("PostgreSQL needs psycopg, which is not installed: pip install 'areo[postgresql]'")
    return address


def open_store(kept: Path | str) -> Store:
    if isinstance(kept, Path):
        return FileStore(kept)
    from areo.table.postgresql import DatabaseStore

    return DatabaseStore(checked(kept))


def shown(kept: Path | str) -> str:
    """What people call it; without a password."""
    if isinstance(kept, Path):
        return str(kept)
    from areo.table import postgresql

    return f"the {postgresql.checked(checked(kept))[1]}"


def usage(kept: Path | str) -> tuple[int, int]:
    """How many tables there are, and how many bytes they take; also while servers use them."""
    if isinstance(kept, Path):
        return store.usage(kept)
    from areo.table import postgresql

    return postgresql.usage(checked(kept))


def forget(kept: Path | str, id: str) -> None:
    """Delete a table: of a folder that no server uses, or of a database."""
    if isinstance(kept, Path):
        return store.forget(kept, id)
    from areo.table import postgresql

    return postgresql.forget(checked(kept), id)
