"""`python -m tests.concern [--base COMMIT] [--seconds N] [--list]`: run the tests that a change concerns.

Exit code 1 if something failed, 2 for a commit that git does not know. What there was no time for is said; `make test`
runs it.
"""
from __future__ import annotations

import argparse
import json
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
from .graph import ROOT, Graph, listed, matches

SECONDS = 60
CORES = 2
RESERVE = 6.0
"""Seconds of the time that ending the tests may take."""
COMPILES = 150
"""Seconds from which on the rules of a game are compiled first."""
PAGE = "src/tapete/table/static/index.html"
SITE = "src/tapete/site/page/sw.js"
BROWSER, SITES = "tests/browser/**", ("tests/browser/test_site*", "tests/site/*")


class Lane:
    """Commands one after the other, beside those of other lanes, until one fails or the time is up."""

    def __init__(self, until: float) -> None:
        self.until, self.said, self.failed = until, "", False
        self.steps: list[tuple[list[str], str, bool]] = []

    def add(self, *command: str, folder: str = ".", needed: bool = False) -> None:
        """`needed`: without it, what follows means nothing."""
        self.steps.append(([*command], folder, needed))

    def run(self) -> None:
        for command, folder, needed in self.steps:
            shown = " ".join(command[:6]).replace(sys.executable, "python")
            limit = self.until + RESERVE - time.time()
            if limit <= 0:
                self.said += f"left for make test: {shown}\n"
                continue
            try:
                ran = subprocess.run(command, cwd=ROOT / folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                     text=True, timeout=limit, check=False)
            except subprocess.TimeoutExpired:
                self.said += f"left for make test: {shown} (the time was up)\n"
                continue
            self.said += f"$ {shown}\n{ran.stdout}"
            if ran.returncode not in ((0, 5) if "pytest" in command else (0,)):
                self.failed = True
                if needed:
                    return


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
    """Whether make would build a file anew."""
    return subprocess.run(["make", "-q", target], cwd=ROOT, capture_output=True, check=False).returncode != 0


def plan_file(folder: Path, change: Change, far: Mapping[str, float], until: float, compiles: bool) -> str:
    plan: dict[str, Any] = {"far": far, "words": change.words, "game": change.game, "until": until, "compile": compiles}
    (folder / "plan.json").write_text(json.dumps(plan))
    return str(folder / "plan.json")


def pytest_run(plan: str, files: Sequence[str], processes: int) -> list[str]:
    spread = ["-n", str(processes), "--dist", "load", "--maxschedchunk", "1"] if processes > 1 else []
    return [sys.executable, "-m", "pytest", "-p", "tests.concern.order", "--plan", plan, "-m", "not long", *spread,
            *files]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("make check-changed")
    parser.add_argument("--base", default="")
    parser.add_argument("--seconds", type=float, default=SECONDS)
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
    left_sites = [name for name in python if any(matches(name, each) for each in SITES)] if stale(SITE) else []
    for name in left_sites:
        del python[name]
    until = began + asked.seconds - RESERVE
    files = chosen(python, change, CORES * (asked.seconds - RESERVE))
    if asked.list:
        print("\n".join(f"{far[name]:5.1f}  {of_file(name, change.game):6.1f} s  {name}" for name in files))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        plan = plan_file(Path(folder), change, far, until, asked.seconds >= COMPILES)
        lanes = make_lanes(change, files, plan, until, asked.seconds >= COMPILES)
        with ThreadPoolExecutor(len(lanes)) as pool:
            for lane, _ in zip(lanes, pool.map(Lane.run, lanes), strict=True):
                print(lane.said, end="", flush=True)
    left = [name for name in python if name not in files]
    if left_sites:
        print(f"left for make test: the page without a server is not built anew: {', '.join(sorted(left_sites))}")
    if left:
        print(f"left for make test: {len(left)} files of tests that are further from the change: "
              f"{', '.join(sorted(left, key=lambda name: (python[name], name)))}")
    failed = any(lane.failed for lane in lanes)
    print(f"{'FAILED' if failed else 'passed'} in {time.time() - began:.0f} s")
    return int(failed)


def make_lanes(change: Change, files: Sequence[str], plan: str, until: float, compiles: bool) -> list[Lane]:
    """Tests in one lane or, if some need a browser or the page is concerned, two."""
    first, second = Lane(until), Lane(until)
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
