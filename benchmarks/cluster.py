"""How much a second machine helps, and what a dead one costs: a Ray cluster of nodes with one processor each.

python -m benchmarks.cluster --games 60 --tries 3

All nodes are processes of this machine, so the seconds on the clock mean something only if it has as many idle cores as
there are nodes. What other programs disturb less is told too: how much processor time games and cluster took, and what
part of the time the nodes were at a game. The same match is played by processes without Ray, by one node, by all, and
by all while one of them is killed; all have to come out the same.
"""

import os
import secrets
import shutil
import tempfile
from dataclasses import dataclass
from logging import ERROR
from pathlib import Path
from time import process_time, time
from typing import Annotated, Any

# Before Ray is imported: it listens on this machine alone, and tells nobody.
os.environ |= {
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}

import ray
import typer
from ray.cluster_utils import Cluster

from areo.bots.arena import Pairing, Row, play
from areo.bots.crew import Alone, Crew, Processes, crew_of

NODE: dict[str, Any] = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 100 * 2**20}


@dataclass
class Played:
    """A game, and what it took."""

    rows: list[Row]
    seconds: float
    processor: float


@dataclass
class Match:
    """All games, in their order, and what they took together."""

    games: list[Played]
    seconds: float
    ray: float = 0.0  # processor time of all that is no game

    @property
    def rows(self) -> list[list[Row]]:
        return [game.rows for game in self.games]

    @property
    def processor(self) -> float:
        return sum(game.processor for game in self.games)

    def busy(self, nodes: int) -> float:
        """What part of the time a node was at a game."""
        return sum(game.seconds for game in self.games) / self.seconds / nodes


def timed(pairing: Pairing) -> Played:
    began, used = time(), process_time()
    rows = play(pairing)
    return Played(rows, time() - began, process_time() - used)


def overhead(cluster: Cluster) -> float:
    """Processor time that this process and the servers of the cluster have taken."""
    nodes = [cluster.head_node, *cluster.worker_nodes]
    pids = [info.process.pid for node in nodes for kind in node.all_processes.values() for info in kind]
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return process_time() + sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def main(
    game: str = "terraforming-mars",
    bots: str = "greedy,greedy",
    games: int = 60,
    nodes: int = 2,
    tries: int = 3,
    kill: Annotated[bool, typer.Option(help="Kill a node in the middle of one more match.")] = True,
) -> None:
    os.environ["RAY_TMPDIR"] = folder = tempfile.mkdtemp(prefix="areo-")
    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    ray.init(cluster.address, log_to_driver=False, logging_level=ERROR)

    def match(crew: Crew, number: int = games, doomed: Any = None) -> Match:
        found: list[Played] = []

        def take(played: Played) -> None:
            found.append(played)
            if doomed is not None and len(found) == number // 3:
                cluster.remove_node(doomed, allow_graceful=False)

        before, began = overhead(cluster), time()
        pairings = [Pairing(game, at, f"cluster/{at}", tuple(bots.split(",")), {}) for at in range(number)]
        crew.do(timed, pairings, take)
        after, ended = overhead(cluster), time()
        return Match(sorted(found, key=lambda played: played.rows[0].game), ended - began, after - before)

    def best(crews: dict[str, Crew]) -> list[Match]:
        """The best try of each; all take turns, since other programs come and go."""
        found: dict[str, list[Match]] = {name: [] for name in crews}
        for _ in range(tries):
            for name, crew in crews.items():
                found[name].append(match(crew))
        for name, matches in found.items():
            print(f"{name}: {', '.join(f'{each.seconds:.1f}' for each in matches)} seconds for {games} games")
        return [min(matches, key=lambda each: each.seconds) for matches in found.values()]

    try:
        crew = crew_of(ray=cluster.address)
        match(crew, 2)  # so that the processes are there
        [one] = best({"one node": crew})
        more = [cluster.add_node(**NODE) for _ in range(nodes - 1)]
        match(crew, 6 * nodes)
        alone, processes, many = best(
            {
                "one process without Ray": Alone(),
                f"{nodes} processes without Ray": Processes(nodes),
                f"{nodes} nodes": crew,
            }
        )
        assert one.rows == many.rows == alone.rows == processes.rows
        for name, other, times in ("one node", one, nodes), ("one process", alone, nodes), ("processes", processes, 1):
            print(f"{nodes} nodes against {name}: {other.seconds / many.seconds / times:.2f} of linear")
        print(f"at a game: one node {one.busy(1):.1%} of the time, {nodes} nodes {many.busy(nodes):.1%}")
        print(
            f"processor time: games {many.processor:.1f} s (alone {alone.processor:.1f} s), all else {many.ray:.1f} s"
        )
        if kill:
            struck = match(crew, doomed=more[-1])
            assert struck.rows == alone.rows
            print(f"a node killed after a third: {struck.seconds:.1f} seconds, none of {len(struck.games)} games lost")
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    typer.run(main)
