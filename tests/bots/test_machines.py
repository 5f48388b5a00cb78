"""A Ray cluster plays what one process would play, whatever dies on the way. One cluster of two processors for all."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import polars
import pytest
from typer.testing import CliRunner

import areo
from areo.bots.crew import Alone, crew_of, machines
from areo.bots.crew.machines import Machines
from areo.bots.lessons import shipped
from areo.bots.tournament import simulate
from areo.bots.training import course as courses
from areo.bots.training.course import Course, begin, kept, piece_file, play_round
from areo.bots.training.experience import Experience
from areo.cli import app
from areo.kernel.game import Json

ROOT = Path(__file__).parents[2]
AREO = Path(sys.executable).with_name("areo")
MEMORY = 100 * 2**20
EXAMPLE = ROOT / "examples" / "read_a_match.py"
MATCH = ["simulate", "red-planet", "--bots", "my_bots:Doomed,random,random", "--games", "12", "--seed", "d"]
DOOMED = """
import os
import signal
from pathlib import Path
from typing import Any

from areo.bots.chance import RandomBot


class Doomed(RandomBot):
    choices = 0

    def choose(self, seat, rng):
        self.choices += 1
        if self.choices == 9:
            try:
                Path("MARK").touch(exist_ok=False)
                os.kill(os.getpid(), signal.SIGKILL)
            except FileExistsError:
                pass
        return super().choose(seat, rng)
"""

pytestmark = pytest.mark.xdist_group("ray")  # where groups are kept together, one cluster is enough


@pytest.fixture(scope="module", autouse=True)
def settings() -> Iterator[None]:
    """What Ray reads when it is first imported: how to start on a busy machine, and to miss a dead one soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_gcs_server_port_wait_time_s", "120")
        patch.setenv("RAY_health_check_initial_delay_ms", "0")
        patch.setenv("RAY_health_check_period_ms", "300")
        yield


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster that `local` starts, with two processors, heard on this machine alone."""
    folder = tempfile.mkdtemp(prefix="ray-")  # short, for the sockets in it
    with pytest.MonkeyPatch.context() as patch, Machines("local") as crew:
        patch.setitem(machines.ON_ITS_OWN, "num_cpus", 2)
        patch.setitem(machines.ON_ITS_OWN, "object_store_memory", MEMORY)
        patch.setitem(machines.ON_ITS_OWN, "_temp_dir", folder)
        crew.connect()
        import ray

        yield ray.get_runtime_context().gcs_address
    shutil.rmtree(folder, ignore_errors=True)


def test_a_cluster_plays_the_same_games_as_any_number_of_processes(cluster: str) -> None:
    line_up = ["greedy", "random", "random"]
    alone, processes, machines = (
        simulate("red-planet", bots=line_up, games=3, seed="one", jobs=jobs, ray=ray)
        for jobs, ray in ((1, None), (2, None), (1, cluster))
    )
    assert alone.games == 3
    assert alone.rows == processes.rows == machines.rows


def test_a_corrected_file_is_found_by_the_path_that_was_typed(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corrected = (ROOT / "areo" / "red_planet" / "components.toml").read_text(encoding="utf-8")
    (tmp_path / "my.toml").write_text(corrected.replace("seats = 3", "seats = 4"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    alone, machines = (
        simulate("red-planet", games=10, seed=1, options={"data": "my.toml"}, ray=ray) for ray in (None, cluster)
    )
    assert alone.rows == machines.rows
    assert alone.rows != simulate("red-planet", games=10, seed=1).rows
    assert alone.options == machines.options == {"data": "my.toml"}


def dies_once(folder: Path, task: int) -> int:
    """Every fourth task kills the process it is done in, the first time."""
    mark = folder / str(task)
    if task % 4 == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task * task


def test_what_was_lost_with_a_killed_process_is_done_again(cluster: str, tmp_path: Path) -> None:
    done: list[int] = []
    crew_of(ray=cluster).do(partial(dies_once, tmp_path), range(8), done.append)
    assert sorted(done) == [task * task for task in range(8)]
    assert len(list(tmp_path.iterdir())) == 2


def waits_for_the_end(doomed: str, mark: Path, task: int) -> int:
    """On the doomed machine a task is never done; elsewhere, only when that machine is at one."""
    import ray

    if ray.get_runtime_context().get_node_id() == doomed:
        mark.touch()
        time.sleep(600)
    while not mark.exists():
        time.sleep(0.02)
    return task


@contextmanager
def another_machine(cluster: str) -> Iterator[Any]:
    """One more machine of one processor, as long as it is not killed before."""
    from ray._private.node import Node
    from ray._private.parameter import RayParams

    ports: dict[str, Any] = {"node_manager_port": 0, "min_worker_port": 0, "max_worker_port": 0}
    params = RayParams(
        gcs_address=cluster, node_ip_address="127.0.0.1", num_cpus=1, object_store_memory=MEMORY, **ports
    )
    machine = Node(params, spawn_reaper=False)
    try:
        yield machine
    finally:
        kill(machine)


def kill(machine: Any) -> None:
    """By SIGKILL, with all its processes."""
    machine.kill_all_processes(check_alive=False, allow_graceful=False)


def test_what_was_lost_with_a_machine_is_done_by_the_others(cluster: str, tmp_path: Path) -> None:
    done: list[int] = []

    with another_machine(cluster) as machine:

        def take(task: int) -> None:
            kill(machine)
            done.append(task)

        crew_of(ray=cluster).do(partial(waits_for_the_end, machine.node_id, tmp_path / "mark"), range(6), take)
    assert sorted(done) == list(range(6))


def says_where(lesson: bytes, task: int) -> str:
    """The machine that did it, in a twentieth of a second."""
    import ray

    time.sleep(0.05)
    return str(ray.get_runtime_context().get_node_id())


def test_no_machine_waits_while_others_have_games_to_play(cluster: str) -> None:
    """Also where they all need a lesson that lies on the machine of the command."""
    work = partial(says_where, secrets.token_bytes(100_000))
    where: list[str] = []
    with another_machine(cluster) as machine:
        while machine.node_id not in where:  # until it has a process
            crew_of(ray=cluster).do(work, range(30), where.append)
        for _ in range(8):
            where.clear()
            crew_of(ray=cluster).do(work, range(30), where.append)
            assert where.count(machine.node_id) >= 4, "a third of them would be its share"


def test_a_round_of_a_course_is_the_same(cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "PIECE", 2)
    course = Course("ares-expedition", 2, 3, 2, "school")
    told: Json = dict(shipped("ares-expedition"))
    played: list[list[Experience]] = []
    for folder, crew in ((tmp_path / "alone", Alone()), (tmp_path / "machines", crew_of(ray=cluster))):
        begin(course, folder)
        play_round(course, folder, 2, told, crew, lambda done, of: None)
        played.append([part for piece in range(2) for part in kept(piece_file(folder, 2, piece))])
    assert [part.number for part in played[0]] == [0, 1, 2]
    assert played[0] == played[1]


def run(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(arguments, cwd=folder, capture_output=True, text=True, timeout=120, check=True)


def test_the_command_plays_on_after_a_kill_in_the_middle_of_a_game(cluster: str, tmp_path: Path) -> None:
    """With a bot of one's own, which the cluster gets from this folder, and a file that the example reads."""
    mark = tmp_path / "killed"
    (tmp_path / "my_bots.py").write_text(DOOMED.replace("MARK", str(mark)), encoding="utf-8")
    run(tmp_path, AREO, *MATCH, "--parquet", "machines.parquet", "--ray", cluster)
    assert mark.exists()
    run(tmp_path, AREO, *MATCH, "--parquet", "alone.parquet")  # nobody is killed twice
    played = polars.read_parquet(tmp_path / "machines.parquet")
    assert played.equals(polars.read_parquet(tmp_path / "alone.parquet"))
    told = run(tmp_path, sys.executable, EXAMPLE, "machines.parquet").stdout
    won = played.filter(polars.col("bot") == "my_bots:Doomed")["share"].to_list()
    assert f"┆ 12    ┆ {sum(won) / 12:.2f} ┆" in told


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What is started in the background ignores interrupts, and so would the tests."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_keeps_what_the_cluster_has_played(cluster: str) -> None:
    def interrupt(played: int, total: int) -> None:
        if played >= 6:
            signal.raise_signal(signal.SIGINT)

    result = simulate("red-planet", games=300, seed=1, progress=interrupt, ray=cluster)
    assert 6 <= result.games < 300
    alone = simulate("red-planet", games=result.rows[-1].game + 1, seed=1)
    assert result.rows == [row for row in alone.rows if row.game in {played.game for played in result.rows}]


def test_what_goes_wrong_on_a_machine_is_told_as_it_would_be_here(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stubborn = ["tests.bots.test_tournament:Stubborn", "random", "random"]
    with pytest.raises(areo.IllegalChoice, match=r"^the bot .*Stubborn' made no legal choice"):
        simulate("red-planet", bots=stubborn, games=3, seed=1, ray=cluster)
    monkeypatch.setattr(machines, "fingerprint", lambda files: "another areo")
    with pytest.raises(areo.BadOption, match=r"^the machine .* has another areo: all have to play by the same rules"):
        simulate("red-planet", games=3, seed=1, ray=cluster)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--ray", "somewhere"], "areo: ray: local, auto or an address such as 10.0.0.1:6379 is expected"),
        (["--ray", "127.0.0.1:1"], "areo: ray: no cluster at 127.0.0.1:1: "),
        (["--ray", "127.0.0.1:head"], "areo: ray: no cluster at 127.0.0.1:head: "),
        (["--ray", "local", "--jobs", "2"], "areo: jobs and ray exclude each other"),
    ],
)
@pytest.mark.parametrize("command", [["simulate", "red-planet"], ["train", "ares-expedition", "--in", "course"]])
def test_an_address_that_leads_nowhere_is_refused_on_one_line(
    command: list[str], arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(app, [*command, *arguments])
    assert told.exit_code == 2
    assert message in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "find_spec", lambda name: None)
    told = CliRunner().invoke(app, ["simulate", "red-planet", "--ray", "auto"])
    assert told.exit_code == 2
    assert told.stderr == "areo: a cluster needs Ray, which is not installed: pip install 'areo[ray]'\n"
