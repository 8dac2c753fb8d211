"""Runs that are stopped in the middle, by Ctrl-C or by force: nothing finished is lost or played again.

The stopped run is a separate process. The continued one reads only the disk and needs no separate process, because
starting one takes longer than its games.
"""
import json
import os
import signal
import subprocess
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from tapete.agents import VERSION
from tapete.errors import InputError
from tapete.games import find_game
from tapete.lab.engines.engine import Local
from tapete.lab.journal import StudyJournal
from tapete.lab.results import read_parquet, write_parquet
from tapete.lab.run import StudyRun
from tapete.lab.simulate import make_study, run_study
from tapete.lab.study import Study, study_json

from ..sweep import sweep

GAME = find_game("high_card")
OPTIONS = GAME.options(GAME.ruleset())
SLOW = "mcts:iterations=400,horizon=0"      # some 2 s of games, so that there is a middle
SIMULATE = ("simulate", "high_card", "--players", 2, "--games", 750, "--agent", SLOW, "--lang", "en")


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even few games make several parts, for every agent, so that a stopped study still has some parts to play."""
    monkeypatch.setattr("tapete.lab.study.FEWEST", 1)


def study(games: int = 750, agent: str = SLOW) -> Study:
    return make_study(GAME, GAME.ruleset(), OPTIONS, [None] * 2, [agent], 1, games)


@pytest.fixture(scope="module")
def whole() -> np.ndarray[Any, Any]:
    """The games of SIMULATE, never interrupted. It also compiles, before anybody counts seconds."""
    return run_study(study())


def start(*args: object) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", "tapete.cli", *map(str, args)], text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
                            preexec_fn=_hear_interrupts)


def _hear_interrupts() -> None:
    """In a child: a shell has what it starts in the background ignore Ctrl-C, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stop_when(parts: int, how: signal.Signals, folder: Path, *args: object) -> subprocess.Popen[str]:
    """Start a command and stop it once so many parts are in journals below a folder."""
    command = start(*args)
    while command.poll() is None and len(list(folder.rglob("*.npy"))) < parts:
        time.sleep(0.01)
    assert command.poll() is None, f"it ended before it could be stopped: {command.communicate()}"
    children = below(command.pid)
    command.send_signal(how)
    command.wait(60)
    until = time.monotonic() + 60
    while any(_runs(child) for child in children):
        assert time.monotonic() < until, "the workers outlive what they worked for"
        time.sleep(0.05)
    return command


def below(pid: int) -> list[int]:
    """The processes that one has begun, and those that these have."""
    begun = [int(stat.parent.name) for stat in Path("/proc").glob("[0-9]*/stat") if _parent_of(stat) == pid]
    return begun + [other for each in begun for other in below(each)]


def _parent_of(stat: Path) -> int:
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:
        return -1


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(("how", "workers"), sweep(product((signal.SIGKILL, signal.SIGINT), (1, 2)), kept=(
    (signal.SIGKILL, 2), (signal.SIGINT, 1))))
def test_a_simulation_that_was_stopped_goes_on(tapete: Any, tmp_path: Path, whole: np.ndarray[Any, Any],
                                               how: signal.Signals, workers: int) -> None:
    """A part of the journal is changed in between: its mark is in the result, so it was not played again."""
    out, journal = tmp_path / "games.parquet", tmp_path / "games.parquet.parts"
    stopped = stop_when(20, how, tmp_path, *SIMULATE, "--out", out, "--workers", workers)
    assert stopped.returncode == (130 if how == signal.SIGINT else -how)
    assert not out.exists()
    part = sorted(journal.glob("*.npy"))[7]
    marked = np.load(part)
    marked["choices"] = 77
    np.save(part, marked)
    earlier = sum(len(np.load(path)) for path in journal.glob("*.npy"))
    code, _, err = tapete(*SIMULATE, "--out", out, "--workers", 3 - workers)
    assert code == 0, err
    assert f"Going on: {earlier:,} of 750 games were played before." in err
    rows = read_parquet(out)[1]
    assert set(rows["seed"][rows["choices"] == 77]) == set(marked["seed"])
    rows["choices"][rows["choices"] == 77] = whole["choices"][marked["seed"] - 1]
    assert np.array_equal(rows, whole)
    assert sorted(tmp_path.iterdir()) == [out]


def test_the_file_of_a_stopped_simulation_is_that_of_an_uninterrupted_one(tapete: Any, tmp_path: Path,
                                                                          whole: np.ndarray[Any, Any]) -> None:
    out, other = tmp_path / "games.parquet", tmp_path / "other.parquet"
    stop_when(5, signal.SIGKILL, tmp_path, *SIMULATE, "--out", out)
    assert tapete(*SIMULATE, "--out", out)[0] == 0
    write_parquet(other, study(), whole)
    assert out.read_bytes() == other.read_bytes()


COMMANDS = {
    "tournament.json": ("tournament", "high_card", "--players", 2, "--agents", f"{SLOW},greedy,random", "--games", 250),
    "sweep.json": ("sweep", "high_card", "--players", 2, "--agent", f"{SLOW},greedy", "--set", "hand=3..5",
                   "--games", 350),
}


@pytest.mark.parametrize("name", sweep(COMMANDS, kept=["tournament.json"]))
def test_other_studies_go_on_too(tapete: Any, tmp_path: Path, whole: np.ndarray[Any, Any], name: str) -> None:
    stopped, uninterrupted = tmp_path / "stopped", tmp_path / "uninterrupted"
    stop_when(60, signal.SIGKILL, stopped, "lab", *COMMANDS[name], "--out", stopped)
    code, _, err = tapete("lab", *COMMANDS[name], "--out", stopped, "--lang", "en")
    assert (code, "were played before" in err) == (0, True), err
    assert tapete("lab", *COMMANDS[name], "--out", uninterrupted)[0] == 0
    files = [{path.name: path.read_bytes() for path in folder.iterdir()} for folder in (stopped, uninterrupted)]
    assert files[0] == files[1]
    assert name in files[0]


def test_a_search_that_was_stopped_goes_on(tapete: Any, tmp_path: Path) -> None:
    args = ("lab", "tune", "carcosa", "--players", 2, "--set", "end.keys=1..5", "--set", "sanity.house=0..2",
            "--target", 0.4, "--games", 300, "--trials", 8)
    stopped, uninterrupted = tmp_path / "stopped", tmp_path / "uninterrupted"
    command = start(*args, "--out", stopped)
    while command.poll() is None and len(list(stopped.glob("*.parquet"))) < 2:
        time.sleep(0.01)
    assert command.poll() is None, command.communicate()
    command.kill()
    command.wait()
    code, _, err = tapete(*args, "--out", stopped, "--lang", "en")
    assert (code, "Going on with the search" in err) == (0, True), err
    assert tapete(*args, "--out", uninterrupted)[0] == 0
    files = [{path.name: path.read_bytes() for path in folder.iterdir()} for folder in (stopped, uninterrupted)]
    assert files[0] == files[1]


# ---- places that will not do -------------------------------------------------------------------

def test_another_study_in_the_same_place_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    StudyJournal(out, study_json(study(40, "random"))).add(1, run_study(study(1, "random")))
    for other in (study(41, "random"), study(40, "greedy")):
        with pytest.raises(InputError, match=r"games.parquet.parts: holds the unfinished games of another study"):
            StudyRun([other], [out])
    run = StudyRun([study(40, "random")], [out])
    assert (run.earlier, run.total) == (1, 40)
    run.play(Local())
    with pytest.raises(InputError, match=r"games.parquet: holds another study"):
        StudyRun([study(40, "greedy")], [out])
    again = StudyRun([study(40, "random")], [out])
    assert again.earlier == 40
    assert np.array_equal(again.play(Local())[0], run_study(study(40, "random")))


def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    journal = StudyJournal(out, study_json(study(40, "random")))
    journal.add(1, run_study(study(1, "random")))
    part = journal.folder / "1-1.npy"
    good = part.read_bytes()
    for damaged, said in ((good[:50], "cannot be read"), (b"", "cannot be read"), (good[:-8], "cannot be read")):
        part.write_bytes(damaged)
        with pytest.raises(InputError, match=f"1-1.npy: {said}"):
            StudyRun([study(40, "random")], [out])
    part.write_bytes(good)
    part.rename(journal.folder / "2-1.npy")
    with pytest.raises(InputError, match=r"2-1.npy: holds other games than its name says"):
        StudyRun([study(40, "random")], [out])
    (journal.folder / "study.json").unlink()
    with pytest.raises(InputError, match=r"holds games but no study.json"):
        StudyRun([study(40, "random")], [out])


def test_a_run_stopped_between_its_last_part_and_its_file_is_finished(tmp_path: Path) -> None:
    out, small = tmp_path / "games.parquet", study(3, "random")
    journal, rows = StudyJournal(out, study_json(small)), run_study(small)
    for part in small.parts():
        journal.add(part.seed, rows[part.seed - 1:part.seed - 1 + part.games])
    run = StudyRun([small], [out])
    assert run.earlier == 3
    assert np.array_equal(read_parquet(out)[1], rows)
    assert not journal.folder.exists()


# ---- again -------------------------------------------------------------------------------------

def test_results_are_repeated_from_their_file(tapete: Any, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    StudyRun([study(60, "greedy")], [out]).play(Local())
    table = pq.read_table(out)
    assert json.loads(table.schema.metadata[b"tapete.study"])["version"] == 1
    assert tapete("lab", "again", out, "--lang", "en", "--workers", 2) == (
        0, f"{out}: all 60 games came out the same.\n", "")
    points = table["points_1"].to_pylist()
    points[41] += 1
    pq.write_table(table.set_column(table.schema.get_field_index("points_1"), table.schema.field("points_1"),
                                    [np.array(points, "i2")]), out)
    code, said, _ = tapete("lab", "again", tmp_path, "--lang", "en")
    assert (code, said) == (1, f"{out}: 1 of 60 games came out differently, the first of them seed 42, in points.\n")


@pytest.mark.parametrize(("key", "old", "new", "said"), [
    (b"tapete.study", b'"version": 1', b'"version": 7', "was played by version 7 of high_card standard, with Tapete"),
    (b"tapete.study", f'"agents_version": {VERSION}'.encode(), b'"agents_version": 77',
     "was played by version 77 of the agents, with Tapete"),
    (b"tapete.study", f'"agents_version": {VERSION}, '.encode(), b"", "was played by version 0 of the agents"),
    (b"tapete.study", b'"games": 60', b'"games": 61', "another number of rows than its study"),
    (b"tapete.study", b'"seed"', b'"sed"', "the study in its metadata cannot be read"),
    (b"tapete.study", b"high_card", b"chess", "'chess' is no game"),
    (b"tapete.schema", b"1", b"9", "is no file of results that this version of Tapete can read")])
def test_a_file_that_cannot_be_repeated_is_refused(tapete: Any, tmp_path: Path, key: bytes, old: bytes, new: bytes,
                                                   said: str) -> None:
    out = tmp_path / "games.parquet"
    StudyRun([study(60, "greedy")], [out]).play(Local())
    table = pq.read_table(out)
    metadata = dict(table.schema.metadata)
    metadata[key] = metadata[key].replace(old, new)
    pq.write_table(table.replace_schema_metadata(metadata), out)
    with pytest.raises(InputError, match=said):
        read_parquet(out)
    code, _, err = tapete("lab", "again", out, "--lang", "en")
    assert (code, said in err) == (2, True)


@pytest.mark.usefixtures("english")
def test_a_folder_without_results_cannot_be_repeated(tapete: Any, tmp_path: Path) -> None:
    code, _, err = tapete("lab", "again", tmp_path)
    assert (code, "there are no Parquet files in this folder" in err) == (2, True)
