"""A crew of machines: the tasks of a Ray cluster, which hands them out, and does again what was lost with a machine.

Whatever is special about Ray stands here. It is an extra, and imported only when a crew of machines begins.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from logging import ERROR
from pathlib import Path
from platform import node
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from areo.bots.crew.crew import Crew, Done, Task, gather, parcels
from areo.kernel.errors import BadOption

if TYPE_CHECKING:
    from concurrent.futures import Future

    from ray import ObjectRef

LOCAL: Final = "local"  # a cluster of this machine alone, which begins and ends with the crew
AUTO: Final = "auto"  # the cluster that this machine belongs to
RETRIES: Final = 20  # of a parcel whose process or machine died; one that kills every process has to end some time
EACH: Final = 64  # parcels for each processor: few, since each costs time, but the last of them should leave few idle
KNOCK: Final = 10.0  # seconds to wait at an address
ON_ITS_OWN: Final[dict[str, Any]] = {"include_dashboard": False}  # how a cluster of this machine alone is started
SOURCES: Final = (".py", ".toml", ".json")  # what decides how a game goes


class Machines(Crew):
    """A Ray cluster: `local`, `auto`, or the address of its head, `HOST:PORT`.

    A process that is connected to a cluster already uses that one, and stays connected.
    """

    def __init__(self, address: str, modules: tuple[str, ...] = (), files: tuple[str, ...] = ()) -> None:
        if find_spec("ray") is None:
            raise BadOption("a cluster needs Ray, which is not installed: pip install 'areo[ray]'")
        if address not in (LOCAL, AUTO) and ":" not in address:
            raise BadOption(f"ray: local, auto or an address such as 10.0.0.1:6379 is expected, not {address!r}")
        self.address = address
        self.modules = modules
        self.files = files
        self.connected = False  # by this crew, which then ends it

    def do(
        self,
        work: Callable[[Task], Done],
        tasks: Sequence[Task],
        take: Callable[[Done], None],
        begun: Callable[[], None] = lambda: None,
    ) -> None:
        if not tasks:
            begun()
            return
        self.connect()
        import ray
        from ray.exceptions import RayError, RayTaskError

        # By default a task goes where its work lies, which is here; the others would often be asked only seconds later.
        remote = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(perform)
        shared = ray.put(work)  # once for each machine, however many parcels it gets
        state = fingerprint(self.files)
        cluster: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        most = EACH * max(1, int(cluster.get("CPU", 1)))
        refs: WeakKeyDictionary[Future[list[Done]], ObjectRef[list[Done]]] = WeakKeyDictionary()  # what is taken may go

        def hand_out(parcel: list[Task]) -> Future[list[Done]]:
            ref = remote.remote(shared, parcel, state, self.files)
            future: Future[list[Done]] = ref.future()
            refs[future] = ref
            return future

        def stop() -> None:
            for future, ref in list(refs.items()):
                if not future.done():
                    ray.cancel(ref)

        begun()
        try:
            gather((hand_out(parcel) for parcel in parcels(tasks, most)), take, stop)
        except RayTaskError as error:
            raise error.cause from None  # what went wrong, without the way it came
        except RayError as error:
            raise OSError(f"the cluster could not go on: {first_line(error)}") from None

    def connect(self) -> None:
        """Join the cluster, or start one."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        if self.address == LOCAL:
            # By this setting Ray listens on the loopback address alone, as it always does on Windows and macOS.
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        elif self.address != AUTO:
            self.knock()
        import ray

        if ray.is_initialized():
            return
        needed = {"py_modules": [import_module(module) for module in self.modules]} if self.modules else None
        more = ON_ITS_OWN if self.address == LOCAL else {}
        self.connected = True  # before it is: what an interrupt leaves half begun has to end too
        try:
            ray.init(self.address, runtime_env=needed, log_to_driver=False, logging_level=ERROR, **more)
        except (ImportError, OSError, RuntimeError, ValueError) as error:
            raise BadOption(f"ray: no cluster at {self.address}: {first_line(error)}") from error

    def knock(self) -> None:
        """See that somebody is at the address: Ray itself would try for two minutes."""
        place = urlsplit(self.address if "://" in self.address else f"//{self.address}")
        try:
            socket.create_connection((place.hostname or "", place.port or 0), timeout=KNOCK).close()
        except (OSError, ValueError) as error:
            raise BadOption(f"ray: no cluster at {self.address}: {error}") from error

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.connected:
            import ray

            ray.shutdown()
            self.connected = False


def perform(work: Callable[[Any], Any], parcel: list[Any], state: str, files: tuple[str, ...]) -> list[Any]:
    """Do some tasks on whichever machine this is, if it plays by the same rules."""
    try:
        here = fingerprint(files)
    except OSError as error:
        raise BadOption(f"the machine {node()} lacks a file: {error}") from error
    if here != state:
        other = ", or another ".join(["another areo", *files])
        raise BadOption(f"the machine {node()} has {other}: all have to play by the same rules")
    return [work(task) for task in parcel]


@cache
def fingerprint(files: tuple[str, ...]) -> str:
    """What decides how games go on a machine: areo's sources and lessons, and these files."""
    root = Path(sys.modules["areo"].__path__[0])
    own = sorted(path for path in root.rglob("*") if path.suffix in SOURCES and "pages" not in path.parts)
    found = sha256()
    for path in [*own, *map(Path, files)]:
        found.update(f"{path.name}\n".encode())
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


def first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
