"""`python -m tests.concern [--base COMMIT] [--seconds N] [--list]`: run the tests that a change concerns.

Exit code 1 if something failed, 2 for a commit that git does not know. What there was no time for is said; `make test`
runs it.
"""
from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .change import Change, rare, read_change, usual_base, words_in
from .costs import of_file
from .graph import ROOT, Graph, listed
from .order import FAILURES
from .readers import matches

SECONDS = 60
CORES = 2
LAST = 3.0
"""How much further tests in a browser are if the page itself did not change: they cost most."""
PATIENCE = 12.0
"""Seconds that a page may take for anything on a machine that does nothing else."""
RESERVE = 6.0
"""Seconds of the time that ending the tests may take."""
COMPILES = 150
"""Seconds from which on the rules of a game are compiled first."""
PAGE = "src/tapete/table/static/index.html"
SITE = "src/tapete/site/page/sw.js"
NO_TESTS = 5
"""pytest's exit code if all tests of a file were left out."""
MOST_FAILURES = 10
BROWSER, SITES = "tests/browser/**", ("tests/browser/test_site*", "tests/site/*")


class Lane:
    """Commands one after the other, beside those of other lanes, until one fails or the time is up."""

    def __init__(self, until: float, reserve: float) -> None:
        self.until, self.reserve, self.said, self.failed = until, reserve, "", False
        self.steps: list[tuple[list[str], str, bool]] = []

    def add(self, *command: str, folder: str = ".", needed: bool = False) -> None:
        """`needed`: without it, what follows means nothing."""
        self.steps.append(([*command], folder, needed))

    def run(self) -> None:
        for command, folder, needed in self.steps:
            shown = " ".join(command[:6]).replace(sys.executable, "python")
            limit = self.until + self.reserve - time.time()
            if limit <= 0:
                self.said += f"left for make test: {shown}\n"
                continue
            with subprocess.Popen(command, cwd=ROOT / folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  text=True) as run:
                said, stopped = _ended(run, limit)
            self.said += f"$ {shown}\n{said}"
            if stopped:
                self.said += f"left for make test: the rest of {shown}: the time was up\n"
            self.failed |= not stopped and run.returncode not in (0, NO_TESTS)
            if needed and (stopped or run.returncode):
                return


def _ended(run: subprocess.Popen[str], limit: float) -> tuple[str, bool]:
    """A command's output, and whether it was stopped because it took longer than `limit` seconds."""
    try:
        return run.communicate(timeout=limit)[0], False
    except subprocess.TimeoutExpired:
        run.send_signal(signal.SIGINT)      # pytest ends its servers and browsers
    try:
        return run.communicate(timeout=RESERVE)[0], True
    except subprocess.TimeoutExpired:
        run.kill()
        return run.communicate()[0], True


def chosen(far: Mapping[str, float], change: Change, seconds: float) -> list[str]:
    """The closest files of tests, as many as may fit into these seconds of processor time."""
    texts = {name: words_in((ROOT / name).read_text(encoding="utf-8")) for name in far}
    weights = rare(change.words, texts)
    shared = {name: sum(weights[word] for word in text & weights.keys()) for name, text in texts.items()}
    files, used = [], 0.0
    for name in sorted(far, key=lambda name: (far[name], -shared[name], name)):
        if used < seconds or far[name] == 0:
            files.append(name)
            used += of_file(name, change.game)
    return files


def stale(target: str) -> bool:
    """Whether make would build a file again."""
    return subprocess.run(["make", "-q", target], cwd=ROOT, capture_output=True, check=False).returncode != 0


def plan_file(folder: Path, change: Change, far: Mapping[str, float], until: float, slack: float,
              compiles: bool) -> str:
    plan: dict[str, Any] = {"far": far, "words": change.words, "game": change.game, "until": until,
                            "patience": PATIENCE * slack, "compile": compiles}
    (folder / "plan.json").write_text(json.dumps(plan))
    return str(folder / "plan.json")


def pytest_run(plan: str, files: Sequence[str], processes: int) -> list[str]:
    spread = ["-n", str(processes), "--dist", "load", "--maxschedchunk", "1"] if processes > 1 else []
    return [sys.executable, "-m", "pytest", "-r", "N", "-p", "tests.concern.order", f"--plan={plan}", "-m", "not long",
            "--maxfail", str(MOST_FAILURES), *spread, *files]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("make check-changed")
    parser.add_argument("--base", default="")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--slack", type=float, default=1.0, help="how many times longer a busy machine may take")
    parser.add_argument("--list", action="store_true")
    asked = parser.parse_args(arguments)
    began = time.time()
    base = asked.base or usual_base()
    if subprocess.run(["git", "rev-parse", "--verify", "-q", f"{base}^{{commit}}"], cwd=ROOT, capture_output=True,
                      check=False).returncode:
        print(f"check-changed: git knows no commit {base}", file=sys.stderr)
        return 2
    change = read_change(base)
    if not change.files and not change.gone:
        print(f"Nothing differs from {base}.")
        return 0
    far = Graph(listed()).concerned(change.files)
    print(f"{len(change.files) + len(change.gone)} files differ from {base}; {len(far)} files of tests are concerned.",
          flush=True)
    python = {name: distance for name, distance in far.items() if name.endswith(".py")}
    if not any(name.startswith("web/") for name in change.files):
        python = {name: distance + LAST * matches(name, BROWSER) for name, distance in python.items()}
    left_sites = [name for name in python if any(matches(name, each) for each in SITES)] if stale(SITE) else []
    for name in left_sites:
        del python[name]
    reserve = RESERVE * asked.slack
    until = began + asked.seconds * asked.slack - reserve
    files = chosen(python, change, CORES * (asked.seconds - RESERVE))
    if asked.list:
        print("\n".join(f"{python[name]:5.1f}  {of_file(name, change.game):6.1f} s  {name}" for name in files))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        plan = plan_file(Path(folder), change, python, until, asked.slack, asked.seconds >= COMPILES)
        lanes = make_lanes(change, files, plan, asked.seconds >= COMPILES, Lane(until, reserve), Lane(until, reserve))
        with ThreadPoolExecutor(len(lanes)) as pool:
            for lane, _ in zip(lanes, pool.map(Lane.run, lanes), strict=True):
                print(lane.said, end="", flush=True)
        failures = Path(plan).with_name(FAILURES)
        broken = failures.read_text().splitlines() if failures.is_file() else []
    left = [name for name in python if name not in files]
    if left_sites:
        print(f"left for make test: this run did not rebuild the page without a server: "
              f"{', '.join(sorted(left_sites))}")
    if left:
        print(f"left for make test: {len(left)} files of tests that are further from the change: "
              f"{', '.join(sorted(left, key=lambda name: (python[name], name)))}")
    failed = bool(broken) or any(lane.failed for lane in lanes)
    print("".join(f"FAILED {test}\n" for test in broken), end="")
    used = os.times()
    print(f"{'FAILED' if failed else 'passed'} in {time.time() - began:.0f} s; "
          f"{used.user + used.system + used.children_user + used.children_system:.0f} s of processor time")
    return int(failed)


def make_lanes(change: Change, files: Sequence[str], plan: str, compiles: bool, first: Lane,
               second: Lane) -> list[Lane]:
    """Tests in one lane or, if some need a browser or the page is concerned, two."""
    sources = [name for name in change.files if name.endswith(".py")]
    if sources:
        first.add(sys.executable, "-m", "ruff", "check", *sources)
    if compiles and change.game:
        first.add(sys.executable, "-m", "tests.ready", change.game, needed=True)
    web = sorted(name for name in change.files if name.startswith("web/"))
    shown = [name for name in files if matches(name, BROWSER)]
    others = [name for name in files if name not in shown]
    beside = bool(shown or web)
    if others:
        first.add(*pytest_run(plan, others, 1 if beside else CORES))
    if web:
        first.steps.insert(0, (["npx", "vitest", "related", "--run", "--passWithNoTests",
                                *(name.removeprefix("web/") for name in web)], "web", False))
        first.add("npm", "run", "check", folder="web")
    if shown:
        if stale(PAGE):
            second.add("make", "--no-print-directory", "web", needed=True)
        second.add(*pytest_run(plan, shown, 1))
    return [lane for lane in (first, second) if lane.steps]


if __name__ == "__main__":
    sys.exit(main())
