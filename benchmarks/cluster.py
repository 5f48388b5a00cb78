"""How much a second machine helps, and what a dead one costs: a Ray cluster of nodes with one processor each.

python -m benchmarks.cluster --games 60 --tries 3

All nodes are processes of this machine, so it needs as many idle cores as nodes. The same match is played by one
process without Ray, by one node, by all, and by all while one of them is killed; all have to come out the same.
"""

import os
import secrets
import shutil
import tempfile
from logging import ERROR
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

from areo.bots.result import Result
from areo.bots.tournament import simulate

NODE: dict[str, Any] = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 100 * 2**20}


def main(
    game: str = "terraforming-mars",
    bots: str = "greedy,greedy",
    games: int = 60,
    nodes: int = 2,
    tries: int = 3,
    kill: Annotated[bool, typer.Option(help="Kill a node in the middle of one more match.")] = True,
) -> None:
    line_up = bots.split(",")
    os.environ["RAY_TMPDIR"] = folder = tempfile.mkdtemp(prefix="areo-")
    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    ray.init(cluster.address, log_to_driver=False, logging_level=ERROR)

    def match(where: str | None, doomed: Any = None) -> Result:
        def strike(played: int, total: int) -> None:
            if doomed is not None and played == total // 3:
                cluster.remove_node(doomed, allow_graceful=False)

        return simulate(game, bots=line_up, games=games, seed="cluster", progress=strike, ray=where)

    def best(name: str, where: str | None) -> Result:
        found = [match(where) for _ in range(tries)]
        seconds = ", ".join(f"{result.seconds:.1f}" for result in found)
        print(f"{name}: {seconds} seconds for {games} games", flush=True)
        return min(found, key=lambda result: result.seconds)

    try:
        simulate(game, bots=line_up, games=2, seed="warm", ray=cluster.address)
        one = best("one node", cluster.address)
        more = [cluster.add_node(**NODE) for _ in range(nodes - 1)]
        simulate(game, bots=line_up, games=4 * nodes, seed="warm", ray=cluster.address)
        many = best(f"{nodes} nodes", cluster.address)
        alone = best("one process without Ray", None)
        print(f"efficiency of {nodes} nodes: {one.seconds / many.seconds / nodes:.2f} of linear against one node,")
        print(f"{alone.seconds / many.seconds / nodes:.2f} against one process without Ray")
        assert one.rows == many.rows == alone.rows
        if kill:
            struck = match(cluster.address, more[-1])
            print(f"a node killed after a third: {struck.seconds:.1f} seconds, {struck.games} games, none lost")
            assert struck.rows == alone.rows
    finally:
        ray.shutdown()
        cluster.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    typer.run(main)
