"""The figures that the documents promise, each in a form that takes seconds, and comparable between machines.

A rate is told as a share of a reference that runs in turns with it: a compiled loop for compiled code, a loop of plain
Python for processes. So a slower machine, or a busy one, changes a figure little. Bytes need no reference.
"""
from __future__ import annotations

import gzip
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path

from rates import Work, rate

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "tapete" / "table" / "static" / "assets"
PAGE = ROOT / "src" / "tapete" / "site" / "page"
SECONDS = 0.6
"""CPU seconds of one turn of a rate."""
GAMES = {"carcosa": ("canon-0.4", 4), "gloom": ("reglamento", 5), "bethlem": ("propias-1", 7), "souls": ("base", 4)}
SITE = ("gloom", "Cthulhu Gloom")
CORE = ("src/tapete/kernel/", "src/tapete/compiler/")


@dataclass(frozen=True)
class Figure:
    """A promised figure: its description, where the documents promise it, and the function that samples it."""

    name: str
    what: str
    unit: str
    promised: str
    more_is_better: bool
    floor: float
    """The smallest relative change that is reported, even if the samples vary less."""
    samples: Callable[[], Iterator[float]]
    """Endless samples; how many are taken is the caller's choice. The first of a rate compiles and is not taken."""
    paths: Sequence[str]
    """Beginnings of the paths of files that the figure depends on."""
    lacks: Callable[[], str] = lambda: ""
    """What this machine needs to measure it, in a few words; empty if it needs nothing more."""
    once: bool = False
    """Whether a second sample would say the same, or take too long."""


def compiled_reference() -> Work:
    """A compiled loop that works on whole numbers and a small table, as rules do."""
    import numba
    import numpy as np

    @numba.njit
    def turn(table: np.ndarray, n: int) -> int:
        x = 88172645463325252
        for _ in range(n):
            x ^= x << 13
            x ^= x >> 7
            x ^= x << 17
            place = x & 1023
            table[place] = (table[place] + (x & 7)) ^ table[(place + 1) & 1023]
        return int(table[0])

    table = np.zeros(1024, np.int64)

    def work() -> int:
        turn(table, 200_000)
        return 200_000
    return work


def plain_reference() -> float:
    """The CPU seconds of a fixed piece of plain Python."""
    began, words = time.process_time(), dict[str, int]()
    for number in range(200_000):
        key = f"{number % 1000:04}"
        words[key] = words.get(key, 0) + len(key)
    return time.process_time() - began


def share(make: Callable[[], Work]) -> Callable[[], Iterator[float]]:
    """Samples of a rate of compiled code, as a share of the compiled reference in the same turn."""
    def samples() -> Iterator[float]:
        from tapete.compiler.backends import using_backend
        with using_backend("native"):
            work, reference = make(), compiled_reference()
            work()
            reference()
            while True:
                beside = rate(reference, SECONDS / 3)
                yield rate(work, SECONDS) / beside
    return samples


def spent(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """The CPU seconds of a command and its children. CalledProcessError if it fails."""
    def used() -> float:
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        return children.ru_utime + children.ru_stime
    before = used()
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env=environment)
    return used() - before


def played(name: str) -> Work:
    from games import played as games_played
    return games_played(name, *GAMES[name], real=True)


def searched(name: str) -> Work:
    from games import searched as games_searched
    return games_searched(name, *GAMES[name])


def stepped() -> Work:
    from env import stepped as env_stepped
    return env_stepped("carcosa", *GAMES["carcosa"])


def starts(cold: bool) -> Iterator[float]:
    """`tapete simulate carcosa --games 1` as machine code, beside the plain reference."""
    command = [sys.executable, "-m", "tapete.cli", "simulate", "carcosa", "--games", "1"]
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_CACHE_HOME": folder, "TAPETE_FORM": "native"}
        if not cold:
            spent(command, environment)
        while True:
            yield spent(command, environment) / plain_reference()
            if cold:
                shutil.rmtree(folder)
                Path(folder).mkdir()


def chosen() -> Iterator[float]:
    """A server's CPU time for one choice at a table with four pages, beside the plain reference."""
    from table_load import measure
    asked = Namespace(servers=1, db=None, clients=1, tables=16, rate=40.0, seconds=6.0, by_table=False, idle=0)
    while True:
        found = measure(asked)
        yield found["server_processors"] / found["choices_per_second"] / plain_reference()


@cache
def first_visit() -> tuple[float, float, float]:
    """The first visit of a page without a server on slow 4G: bytes and milliseconds until its picture, bytes until its
    board."""
    from playwright.sync_api import sync_playwright

    from site_visit import NETS, Counting, Visit, served
    from tapete.site.export import export
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        export([SITE[0]], Path(home) / "site")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
        Counting.bytes_a_second, Counting.delay = NETS["slow4g"]
        with served(Path(home) / "site") as address:
            visit, Counting.sent, begun = Visit(page, address, SITE[1]), 0, time.perf_counter()
            visit.open()
            picture, took = Counting.sent, 1000 * (time.perf_counter() - begun)
            Counting.bytes_a_second, Counting.delay = NETS["none"]
            visit.begin("easy")
            board = Counting.sent
        browser.close()
    return float(picture), took, float(board)


def visited(which: int) -> Callable[[], Iterator[float]]:
    return lambda: iter([first_visit()[which]])


def scripts(folder: Path) -> Callable[[], Iterator[float]]:
    """The bytes of all scripts of a page, as a host sends them: compressed."""
    def samples() -> Iterator[float]:
        while True:
            yield float(sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in folder.rglob("*.js")))
    return samples


def packs() -> Iterator[float]:
    while True:
        yield float(sum(path.stat().st_size for path in (PAGE / "python").glob("*.zst")))


def installed() -> Iterator[float]:
    """The bytes of the wheel with the packages that play takes, in an environment of its own."""
    from weight import built, measured
    while True:
        with tempfile.TemporaryDirectory() as folder:
            yield float(measured(built(Path(folder)), "").bytes)


def no_chromium() -> str:
    if shutil.which("chromium") is None:
        return "chromium"
    return no_page()


def no_page() -> str:
    return "" if (PAGE / "index.html").exists() else "the page without a server (make site)"


def no_static() -> str:
    return "" if STATIC.is_dir() else "the page (make web)"


def no_bench(module: str) -> Callable[[], str]:
    return lambda: "" if find_spec(module) else f"the package {module}"


def figures() -> list[Figure]:
    """All guarded figures."""
    games = [Figure(f"games {name}", f"real choices of {name}'s random games", "of the compiled reference",
                    "benchmarks/README.md", True, 0.04, share(partial(played, name)),
                    (*CORE, f"src/tapete/games/{name}/"), no_bench("numba")) for name in GAMES]
    searches = [Figure(f"search {name}", f"iterations of a search of {name} with random playouts",
                       "of the compiled reference", "benchmarks/README.md", True, 0.05,
                       share(partial(searched, name)),
                       (*CORE, "src/tapete/search/", "src/tapete/agents/", f"src/tapete/games/{name}/"),
                       no_bench("numba")) for name in GAMES]
    web = ("web/", "src/tapete/site/", "src/tapete/tooling/page_types.py")
    return [
        *games, *searches,
        Figure("batch", "steps of 256 environments of Carcosa", "of the compiled reference", "docs/environments.md",
               True, 0.06, share(stepped), (*CORE, "src/tapete/env/", "src/tapete/games/carcosa/"),
               no_bench("numba")),
        Figure("cold start", "the first simulation with nothing compiled", "plain references", "benchmarks/README.md",
               False, 0.08, lambda: starts(True), (*CORE, "src/tapete/games/carcosa/", "src/tapete/lab/"),
               no_bench("numba"), once=True),
        Figure("warm start", "a simulation with the code on the disk", "plain references", "benchmarks/README.md",
               False, 0.10, lambda: starts(False), (*CORE, "src/tapete/cli/", "src/tapete/lab/", "src/tapete/text/"),
               no_bench("numba")),
        Figure("server", "a server's time for a choice that four pages see", "plain references", "docs/hosting.md",
               False, 0.12, chosen, ("src/tapete/table/", "src/tapete/referee/", "src/tapete/gamedef/"),
               no_bench("websockets")),
        Figure("site picture", "bytes until the first picture of a page without a server", "bytes",
               "docs/in-a-link.md", False, 0.02, visited(0), web, no_chromium, once=True),
        Figure("site picture, slow 4G", "time until the first picture on slow 4G", "ms", "docs/in-a-link.md", False,
               0.25,
               visited(1), web, no_chromium, once=True),
        Figure("site board", "bytes until the first board of a page without a server", "bytes", "docs/in-a-link.md",
               False,
               0.02, visited(2), (*web, "src/tapete/"), no_chromium, once=True),
        Figure("site packs", "bytes of Python and its packs", "bytes", "docs/in-a-link.md", False, 0.02, packs,
               (*web, "src/tapete/"), no_page, once=True),
        Figure("scripts", "bytes of the page's scripts, compressed", "bytes", "docs/in-a-link.md", False, 0.02,
               scripts(STATIC), ("web/",), no_static, once=True),
        Figure("installed play", "bytes of the set-up to play", "bytes", "benchmarks/README.md", False, 0.03,
               installed, ("pyproject.toml",), once=True),
    ]
