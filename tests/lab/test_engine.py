"""Engines: each job is done once, again if a process or a machine died, with the same results on all."""
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from tapete.errors import DefectError, EngineError, InputError
from tapete.games import find_game
from tapete.lab.engines import ray_engine
from tapete.lab.engines.choose import open_engine
from tapete.lab.engines.engine import RETRIES, Engine, Local
from tapete.lab.engines.ray_engine import RayEngine
from tapete.lab.run import StudyRun
from tapete.lab.simulate import make_study, run_study

from ..jobs import Job, begun, break_down, die_always, die_the_first_time, square
from ..needs import need_extra

GAME = find_game("high_card")
OPTIONS = GAME.options(GAME.ruleset())
SQUARES = [number ** 2 for number in range(8)]


def jobs(folder: Path, n: int = 8, seconds: float = 0.0) -> list[Job]:
    return [Job(number, str(folder), seconds) for number in range(n)]


def all_of(engine: Engine, work, given: list[Job]) -> list[int]:
    """The results in order; every job must come once."""
    done = list(engine.run(work, given))
    assert sorted(index for index, _ in done) == list(range(len(given)))
    return [result for _, result in sorted(done)]


@pytest.mark.parametrize("workers", [1, 2])
def test_every_job_is_done_once(tmp_path: Path, workers: int) -> None:
    with Local(workers) as engine:
        assert all_of(engine, square, jobs(tmp_path)) == SQUARES
        assert all_of(engine, square, jobs(tmp_path)) == SQUARES
        assert all_of(engine, square, []) == []
    assert [begun(tmp_path, number) for number in range(8)] == [2] * 8


def test_a_job_whose_process_died_is_done_again(tmp_path: Path) -> None:
    with Local(2) as engine:
        assert all_of(engine, die_the_first_time, jobs(tmp_path)) == SQUARES
    assert begun(tmp_path, 3) == 2


def test_a_job_that_kills_its_process_each_time_is_given_up(tmp_path: Path) -> None:
    done = []
    with Local(2) as engine, pytest.raises(EngineError, match=rf"died {RETRIES + 1} times in a row"):
        done.extend(engine.run(die_always, jobs(tmp_path)))
    assert RETRIES + 1 <= begun(tmp_path, 3) <= RETRIES + 8     # the others have finished in between
    assert len({index for index, _ in done}) == len(done)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_defect_is_not_tried_again(tmp_path: Path, workers: int) -> None:
    with Local(workers) as engine, pytest.raises(DefectError, match="broke in job 3"):
        list(engine.run(break_down, jobs(tmp_path)))
    assert begun(tmp_path, 3) == 1


def test_processes_end_with_the_engine_in_the_middle_of_a_job(tmp_path: Path) -> None:
    began = time.monotonic()
    with Local(2) as engine:
        next(engine.run(square, [Job(0, str(tmp_path)), Job(1, str(tmp_path), 600), Job(2, str(tmp_path), 600)]))
    assert time.monotonic() - began < 120


def test_the_same_games_in_any_number_of_processes() -> None:
    """In parts that do not depend on who plays them."""
    study = make_study(GAME, GAME.ruleset(), OPTIONS, [None] * 2, ["mcts:iterations=20", "greedy"], 5, 300)
    assert np.array_equal(run_study(study), run_study(study, workers=3))
    assert [part.games for part in study.parts()] == [2] * 150


@pytest.mark.parametrize(("text", "workers", "said"), [
    ("cloud", 1, "expected local, ray, ray:auto or ray:HOST:PORT"), ("local:3", 1, "expected local"),
    ("ray:", 1, "expected local"), ("local", 0, "0 workers: expected 1 or more")])
def test_an_engine_that_cannot_be_is_refused(text: str, workers: int, said: str) -> None:
    with pytest.raises(InputError, match=said):
        open_engine(text, workers)


@pytest.mark.parametrize(("address", "said"), [
    ("here", "ray:here: expected ray, ray:auto or ray:HOST:PORT"), ("127.0.0.1:1", "ray:127.0.0.1:1: does not answer"),
    ("127.0.0.1:99999", "ray:127.0.0.1:99999: does not answer")])
def test_a_cluster_that_cannot_be_is_refused(address: str, said: str) -> None:
    need_extra("ray")
    with pytest.raises(InputError, match=said):
        open_engine(f"ray:{address}", 1)


def test_a_machine_without_ray_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InputError, match=r"needs Ray: pip install 'tapete\[ray\]'"):
        open_engine("ray", 1)


def test_an_address_where_something_else_listens_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    need_extra("ray")
    import socket
    monkeypatch.setattr(ray_engine, "ANSWER_SECONDS", 3.0)
    with socket.create_server(("127.0.0.1", 0)) as server, \
            pytest.raises(InputError, match="no Ray cluster answers there within 3 seconds"):
        open_engine(f"ray:127.0.0.1:{server.getsockname()[1]}", 1)


def test_ray_started_here_does_all_that_processes_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One cluster for all checks, because it takes seconds to start."""
    need_extra("ray")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    with RayEngine(None, 2) as engine:
        assert all_of(engine, die_the_first_time, jobs(tmp_path)) == SQUARES
        assert begun(tmp_path, 3) == 2
        (tmp_path / "defect").mkdir()
        with pytest.raises(DefectError, match="broke in job 3"):
            list(engine.run(break_down, jobs(tmp_path / "defect")))
        assert begun(tmp_path / "defect", 3) == 1
        (tmp_path / "always").mkdir()
        with pytest.raises(EngineError, match=f"lost the same games {RETRIES + 1} times"):
            list(engine.run(die_always, jobs(tmp_path / "always")[3:4]))
        assert begun(tmp_path / "always", 3) == RETRIES + 1
        monkeypatch.setattr(ray_engine, "rules_digest", lambda: "another")
        with pytest.raises(InputError, match="has another version of Tapete"):
            list(engine.run(square, jobs(tmp_path)))


def test_a_cluster_that_loses_a_node_in_the_middle_gives_the_same_results(tmp_path: Path,
                                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    """Two nodes; one of them is killed while games are played on it. Nothing is lost and nothing counted twice."""
    need_extra("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    from ray.cluster_utils import Cluster
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        node = cluster.add_node(num_cpus=1)
        out, journal = tmp_path / "games.parquet", tmp_path / "games.parquet.parts"
        agents = ["mcts:iterations=300,horizon=0", "greedy"]
        command = ["simulate", "high_card", "--players", 2, "--games", 1000, "--agent", ",".join(agents),
                   "--engine", f"ray:{cluster.address}", "--out", out]
        playing = subprocess.Popen([sys.executable, "-m", "tapete.cli", *map(str, command)], stderr=subprocess.PIPE)
        while playing.poll() is None and len(list(journal.glob("*.npy"))) < 20:
            time.sleep(0.05)
        assert playing.poll() is None, playing.communicate()
        _kill_while_it_works(node)
        assert playing.wait(120) == 0, playing.communicate()
        study = make_study(GAME, GAME.ruleset(), OPTIONS, [None] * 2, agents, 1, 1000)
        rows = StudyRun([study], [out]).play(Local())[0]
        assert np.array_equal(rows, run_study(study))
        assert not journal.exists()
        with RayEngine(cluster.address, 1) as engine:       # the node that is left goes on alone
            assert all_of(engine, square, jobs(tmp_path)) == SQUARES
    finally:
        cluster.shutdown()


def _kill_while_it_works(node) -> None:
    """Kill a node's raylet and its workers. One of them is in the middle of a job."""
    raylet = node.all_processes["raylet"][0].process.pid
    workers = [int(stat.parent.name) for stat in Path("/proc").glob("[0-9]*/stat")
               if stat.read_text().rpartition(")")[2].split()[1] == str(raylet)]
    assert workers
    os.kill(raylet, signal.SIGKILL)
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
