"""Where the tests' processor time goes.

`python -m pytest -p tests.spent --spent=FILE` notes it, and `python -m tests.spent FILE` tells it.

Write the `=`: pytest would take a file that stands alone for one of tests, and its folder for the root.

A process counts with all that it started. A daemon, such as PostgreSQL's server, leaves that family and is not counted.
"""
from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

TICK = os.sysconf("SC_CLK_TCK")
BROWSERS = ("chrom", "headless", "node", "MainThread")
"""How the names of a browser's processes, and of the driver that steers it, begin."""
TESTS, PROGRAMS, BROWSER = "tests", "programs", "browser"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--spent", metavar="FILE", help="append each test's processor time to this file")


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("spent"):
        config.pluginmanager.register(Meter(Path(file).absolute()))


class Meter:
    """Appends a line of JSON for each test: its id, and the seconds that each kind of process used since the last."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.before = spent()
        self._note("collection")

    def _note(self, test: str) -> None:
        now = spent()
        used = {kind: round(now[kind] - self.before[kind], 3) for kind in now}
        self.before = now
        with self.file.open("a") as out:
            out.write(json.dumps({"test": test, **used}) + "\n")

    def pytest_collection_finish(self) -> None:
        self._note("collection")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        try:
            return (yield)
        finally:
            self._note(item.nodeid.partition("@")[0])


def spent() -> Counter[str]:
    """The processor seconds that this process and its family used so far, by kind."""
    seconds: Counter[str] = Counter({TESTS: 0.0, PROGRAMS: 0.0, BROWSER: 0.0})
    ours = os.times()
    seconds[TESTS] = ours.user + ours.system
    seconds[PROGRAMS] = ours.children_user + ours.children_system
    for pid in _family(os.getpid()):
        try:
            name, fields = _stat(pid)
        except (FileNotFoundError, ProcessLookupError):     # it ended meanwhile
            continue
        kind = BROWSER if name.startswith(BROWSERS) else PROGRAMS
        seconds[kind] += sum(map(int, fields[11:15])) / TICK
    return seconds


def _stat(pid: int) -> tuple[str, list[str]]:
    before, _, after = Path(f"/proc/{pid}/stat").read_text().rpartition(")")
    return before.partition("(")[2], after.split()


def _family(pid: int) -> Iterator[int]:
    """All that a process started, and what these started."""
    try:
        children = " ".join(file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")).split()
    except (FileNotFoundError, ProcessLookupError):
        return
    for child in map(int, children):
        yield child
        yield from _family(child)


def told(file: Path, depth: int = 0) -> Iterator[str]:
    """The file's tests added up by file (or, with a depth of 1, by function), the most expensive first."""
    sums: dict[str, Counter[str]] = {}
    for line in file.read_text().splitlines():
        noted = json.loads(line)
        name = noted.pop("test")
        key = name.partition("::")[0] if depth == 0 else name.partition("[")[0]
        sums.setdefault(key, Counter()).update(noted)
        sums.setdefault("all", Counter()).update(noted)
    for name, used in sorted(sums.items(), key=lambda row: -row[1].total()):
        yield f"{used.total():8.1f}  " + "  ".join(f"{kind} {used[kind]:7.1f}" for kind in used) + f"  {name}"


if __name__ == "__main__":
    print("\n".join(told(Path(sys.argv[1]), int(*sys.argv[2:]) if sys.argv[2:] else 0)))
