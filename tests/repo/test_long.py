"""The long checks go on where they were stopped."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from ..long import ROOT, noted, state_of, told

TESTS = """
from pathlib import Path
import pytest
HERE = Path(__file__).parent

def test_passes():
    with (HERE / "ran").open("a") as out:
        out.write("passed\\n")

def test_fails_once():
    with (HERE / "ran").open("a") as out:
        out.write("failed\\n")
    assert (HERE / "mended").exists()

@pytest.fixture
def broken():
    yield
    assert (HERE / "mended").exists()

def test_ends_badly(broken): ...

def test_stops():
    if not (HERE / "mended").exists():
        raise KeyboardInterrupt
"""


def run(folder: Path, stage: str = "one") -> int:
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.long", f"--noted={folder / 'noted'}", "--stage", stage,
         "-c", "pyproject.toml", "--rootdir", ".", "-p", "no:cacheprovider", str(folder / "test_it.py")],
        cwd=ROOT, capture_output=True, check=False).returncode


def test_what_passed_is_left_out_and_the_rest_goes_on(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    assert run(tmp_path) == 2
    assert [test.rpartition("::")[2] for _, test, _ in noted(tmp_path / "noted")] == ["test_passes"]
    with (tmp_path / "noted").open("a") as out:
        out.write('["one", "half a li')
        out.write("\n")
    (tmp_path / "mended").write_text("")
    assert run(tmp_path) == 0
    assert (tmp_path / "ran").read_text().split() == ["passed", "failed", "failed"]
    assert run(tmp_path) == 5, "nothing is left"
    assert run(tmp_path, "two") == 0, "another stage begins by itself"
    assert next(told(tmp_path / "noted")).split()[2:4] == ["4", "passed"]


def test_other_sources_begin_anew(tmp_path: Path) -> None:
    for command in (["init", "-q"], ["commit", "-qm", "Begin", "--allow-empty"]):
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *command], cwd=tmp_path,
                       check=True)
    states = [state_of(tmp_path)]
    for text in ("a", "b"):
        (tmp_path / "new").write_text(text)
        states.append(state_of(tmp_path))
    assert len({*states}) == 3 and states[0] == states[1].partition("-")[0]
