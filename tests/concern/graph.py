"""Which file uses which, and how closely: imports, files named in strings, games named in tests, and the files that a
folder's code reads.

A smaller weight is a closer tie. The sum of weights from a changed file to a test says how directly it is concerned.
"""
from __future__ import annotations

import heapq
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

from tapete.games import NAMES

from .facts import Facts, longest, module_of, modules_in, read_facts
from .readers import UNTESTED, matches, readers_of

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".venv" / "concern.json"
MIRROR, NEAR, IMPORT, NAMED, LATE, FAR = 0.5, 0.75, 1.0, 1.5, 2.0, 3.0
"""A module's own test file; an import within a package, or by its tests; another import; a file's name in a string; an
import inside a function; a tie by a whole folder or by a list of all games."""
DOTTED = re.compile(r"\b(?:tapete|tests)(?:\.\w+)+")
SHARED = "tests/conftest.py"
SCENARIOS = "tests/referee/test_scenarios.py"
"""It plays the scenarios of all games."""
PAGE_ENDS = ("", ".ts", ".svelte.ts", "/index.ts")
def listed(root: Path = ROOT) -> list[str]:
    """All files that git knows or would add, by their paths from the root."""
    named = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root,
                           capture_output=True, check=True, text=True).stdout
    return sorted({name for name in named.split("\0") if name and (root / name).is_file()})


def game_of(name: str) -> str | None:
    """The game to which a file belongs by its path."""
    parts = PurePosixPath(name).parts
    for part in parts[:-1] if len(parts) < 3 or parts[:2] == ("src", "tapete") else parts:
        if part.partition(".")[0] in NAMES:
            return part.partition(".")[0]
    return next((game for game in NAMES if parts[0] == "rules" and parts[-1] == f"{game}.toml"), None)


def is_test(name: str) -> bool:
    """Whether pytest or vitest collects a file."""
    last = PurePosixPath(name).name
    python = name.startswith("tests/") and last.startswith("test_") and last.endswith(".py")
    return python or last.endswith(".test.ts")


class Graph:
    """The ties of all files: `users[file][other]` is how closely `other` uses `file`.

    A game is a file `game:NAME`, and its part of the page is a file `page:NAME`.
    """

    def __init__(self, names: Iterable[str], root: Path = ROOT, kept: Path = KEPT) -> None:
        self.names = sorted(names)
        self.users: dict[str, dict[str, float]] = defaultdict(dict)
        self._all, self._known = {*self.names}, modules_in(self.names)
        self._code: dict[str, list[str]] = defaultdict(list)
        self._by_last: dict[str, list[str]] = defaultdict(list)
        for name in self.names:
            folder, _, last = name.rpartition("/")
            self._by_last[last].append(name)
            if last.endswith(".py"):
                self._code[folder].append(name)
        self._facts = read_facts(root, self.names, kept)
        for name in self.names:
            self._add(name)
        for game in NAMES:
            self._tie(SCENARIOS, f"game:{game}", MIRROR)

    def _tie(self, user: str, used: str, weight: float) -> None:
        if user != used:
            self.users[used][user] = min(weight, self.users[used].get(user, weight))

    def _add(self, name: str) -> None:
        for reader in readers_of(name):
            self._tie(reader, name, NEAR)
        if game := game_of(name):
            if name.startswith("tests/") and name.endswith(".py"):
                self._tie(name, f"game:{game}", MIRROR)
            else:
                self._tie(f"{'page' if name.startswith('web/') else 'game'}:{game}", name, MIRROR)
        facts = self._facts.get(name)
        if facts and name.endswith(".py"):
            self._add_python(name, facts)
        elif facts:
            self._add_page(name, facts)
        elif name.startswith(("src/", "tests/")):
            for reader in self._beside(name):
                self._tie(reader, name, IMPORT)

    def _beside(self, name: str) -> list[str]:
        """The code of the nearest folder above a data file that has code."""
        for folder in map(str, PurePosixPath(name).parents):
            if folder in self._code:
                return self._code[folder] if folder != "tests" else []
        return []

    def _add_page(self, name: str, facts: Facts) -> None:
        for said in facts.near:
            whole = _plain(PurePosixPath(name).parent / said)
            for end in PAGE_ENDS:
                if f"{whole}{end}" in self._all:
                    self._tie(name, f"{whole}{end}", IMPORT)

    def _add_python(self, name: str, facts: Facts) -> None:
        for weight, found in ((LATE, facts.late), (IMPORT, facts.near)):
            for used in found:
                beside = str(PurePosixPath(name).with_name(f"{used}.py"))
                for target in [beside] if beside in self._all else longest(used, self._known):
                    near = weight == IMPORT and _package(name) == _package(target)
                    self._tie(name, target, NEAR if near else weight)
        for above in longest((module_of(name) or "").rpartition(".")[0], self._known):
            self._tie(name, above, LATE)
        if name.startswith("tests/"):
            self._add_test(name, facts)

    def _add_test(self, name: str, facts: Facts) -> None:
        for said in facts.strings:
            for module in DOTTED.findall(said):
                for target in longest(module, self._known):
                    self._tie(name, target, NAMED)
            for other in self._by_last.get(said.rpartition("/")[2], ()):
                if other == said or other.endswith(f"/{said}"):
                    self._tie(name, other, NAMED)
        for game in NAMES:
            if game in facts.games or facts.every_game:
                self._tie(name, f"game:{game}", LATE if game in facts.games else FAR)
                if name.startswith("tests/browser/"):
                    own = name == f"tests/browser/test_{game}.py"
                    self._tie(name, f"page:{game}", MIRROR if own else LATE if game in facts.games else FAR)
        for folder in PurePosixPath(name).parents:
            shared = str(folder / "conftest.py")
            if shared != name and shared in self._all:
                self._tie(name, shared, FAR if shared == SHARED else IMPORT)
                for fixture in self._facts[shared].fixtures.keys() & {*facts.arguments}:
                    for used in self._facts[shared].fixtures[fixture]:
                        for target in longest(used, self._known):
                            self._tie(name, target, LATE)
        if is_test(name):
            path = PurePosixPath(name)
            for other in self._by_last[path.name.removeprefix("test_")]:
                if path.parent.name in PurePosixPath(other).parts and not other.startswith("tests/"):
                    self._tie(name, other, MIRROR)

    # ---- what a change concerns -----------------------------------------------------------------

    def concerned(self, changed: Mapping[str, float]) -> dict[str, float]:
        """The distance of each test file from the changed files. Each changed file has a distance to begin with."""
        far: dict[str, float] = {}
        waiting = [(distance, name) for name, distance in changed.items()]
        heapq.heapify(waiting)
        while waiting:
            distance, name = heapq.heappop(waiting)
            if name not in far:
                far[name] = distance
                # All tests share the file of fixtures at the top, so its own imports lead nowhere.
                if name != SHARED or name in changed:
                    for user, weight in self.users[name].items():
                        heapq.heappush(waiting, (distance + weight, user))
        return {name: distance for name, distance in far.items() if is_test(name)}


def _package(name: str) -> tuple[str, ...]:
    """The package that a module or its tests belong to."""
    return PurePosixPath(name.removeprefix("src/tapete/").removeprefix("tests/")).parts[:1]


def _plain(path: PurePosixPath) -> str:
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def unreached(graph: Graph) -> Iterator[str]:
    """The files that no test would be run for, if they changed."""
    reached: set[str] = set()
    users_of = graph.users
    used_by: dict[str, set[str]] = defaultdict(set)
    for used, users in users_of.items():
        for user in users:
            used_by[user].add(used)
    waiting = [name for name in graph.names if is_test(name)]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += used_by[name]
    for name in graph.names:
        if name not in reached and not any(matches(name, pattern) for pattern in UNTESTED):
            yield name
