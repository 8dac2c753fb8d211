"""`python -m tests.long [--list]`: the long checks, which can be stopped and go on where they were.

Passed checks are noted at once, in `.venv/long`, in a file for each state of the sources. The next run skips them, and
runs failed and stopped checks again. At the end, or with `--list`, it prints the time of each test file. Exit code 1 if
something failed, 130 if it was stopped.
"""
from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOTED = ROOT / ".venv" / "long"
STAGES: dict[str, tuple[list[str], dict[str, str]]] = {
    "sweeps": (["-m", "long and not browser"], {}),
    "bounds": (["tests/table/test_api.py"], {"BOUNDS": "1"}),
    "browser": (["-m", "long and browser", "tests/browser"], {}),
}
"""The arguments of pytest for each stage, and what it adds to the environment."""
NOTHING_LEFT = 5
"""pytest's exit code if it has no test to run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--noted", metavar="FILE", help="where passed tests are noted, and from where they are known")
    parser.addoption("--stage", default="", help="the stage to which they belong")


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("noted"):
        config.pluginmanager.register(Notes(Path(file), config.getoption("stage")))


class Notes:
    """Leaves out tests that passed, and notes those that pass with their seconds."""

    def __init__(self, file: Path, stage: str) -> None:
        self.file, self.stage = file, stage
        self.took: dict[str, float] = defaultdict(float)
        self.failed: set[str] = set()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        known = {test for stage, test, _ in noted(self.file) if stage == self.stage}
        passed = [item for item in items if key_of(item.nodeid) in known]
        config.hook.pytest_deselected(items=passed)
        items[:] = [item for item in items if key_of(item.nodeid) not in known]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = key_of(report.nodeid)
        self.took[test] += report.duration
        if report.failed:
            self.failed.add(test)
        if report.when == "teardown" and test not in self.failed:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([self.stage, test, round(self.took[test], 1)]) + "\n")


def key_of(test: str) -> str:
    """A test's name without the group that the shared fixtures' file adds for pytest-xdist."""
    return test.partition("@")[0]


def noted(file: Path) -> Iterator[tuple[str, str, float]]:
    """The stage, the test and the seconds of all that passed. A line that a stopped run left half is none."""
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        if line.endswith("]"):
            stage, test, seconds = json.loads(line)
            yield stage, test, seconds


def state_of(root: Path = ROOT) -> str:
    """A name for what the sources say: the commit, and a hash of what differs from it."""
    def git(*arguments: str) -> str:
        return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout
    differs = git("diff", "HEAD") + "".join(
        f"{name}\n{hashlib.sha256((root / name).read_bytes()).hexdigest()}\n"
        for name in git("ls-files", "--others", "--exclude-standard").splitlines())
    commit = git("rev-parse", "--short=12", "HEAD").strip()
    return f"{commit}-{hashlib.sha256(differs.encode()).hexdigest()[:8]}" if differs else commit


def told(file: Path) -> Iterator[str]:
    """The time of each test file, the longest first."""
    times: dict[tuple[str, str], list[float]] = defaultdict(list)
    for stage, test, seconds in noted(file):
        times[stage, test.partition("::")[0]].append(seconds)
    for (stage, name), each in sorted(times.items(), key=lambda part: -sum(part[1])):
        yield f"{sum(each):9.0f} s  {len(each):5} passed  {stage}: {name}"
    yield f"{sum(map(sum, times.values())):9.0f} s  {sum(map(len, times.values())):5} passed  in all"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.long", description="The long checks, from where they were.")
    parser.add_argument("--list", action="store_true", help="run nothing: print the time of each test file that passed")
    only_list = parser.parse_args(arguments).list
    NOTED.mkdir(parents=True, exist_ok=True)
    file, code = NOTED / f"{state_of()}.jsonl", 0
    if not only_list:
        known = len([*noted(file)])
        if known:
            print(f"{known} tests passed before on these sources; the others go on.", flush=True)
        for stage, (options, environment) in STAGES.items():
            ran = subprocess.run([sys.executable, "-m", "pytest", "-p", "tests.long", "--timeout", "0",
                                  f"--noted={file}", "--stage", stage, *options], cwd=ROOT, check=False,
                                 env=os.environ | environment)
            if ran.returncode == pytest.ExitCode.INTERRUPTED:
                code = 130
                break
            code = code or int(ran.returncode not in (0, NOTHING_LEFT))
    print("\n".join(told(file)))
    return code


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
