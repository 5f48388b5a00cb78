"""Who plays many games: this process, several of them, or the machines of a Ray cluster.

Tournaments and courses hand their games to a crew, and know no more about it. A game depends on its task alone, so the
same tasks give the same results whoever does them, in whichever order, and however often one is done again.
"""

from __future__ import annotations

from areo.bots.crew.crew import Alone, Crew
from areo.bots.crew.processes import Processes
from areo.kernel.errors import BadOption

__all__ = ["Alone", "Crew", "Processes", "crew_of"]


def crew_of(jobs: int = 1, ray: str | None = None, modules: tuple[str, ...] = (), files: tuple[str, ...] = ()) -> Crew:
    """A crew of so many processes, or of a Ray cluster: `local`, `auto` or its address.

    What the games need besides areo is named too: modules are sent to the cluster, files have to lie there already.
    """
    if ray is None:
        return Alone() if jobs == 1 else Processes(jobs)
    if jobs != 1:
        raise BadOption("jobs and ray exclude each other: a cluster plays as many games at once as it has processors")
    from areo.bots.crew.machines import Machines

    return Machines(ray, modules, files)
