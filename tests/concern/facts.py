"""What a file says of others, read from its text alone. It is kept, so that only changed files are read again."""
from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tapete.files.atomic import write_whole
from tapete.games import NAMES

from ..imports import imports, package_of

FORMAT = 1
"""Raise it when a file's facts change though the file does not."""
PAGE = re.compile(r"""(?:\bfrom|\bimport|\bURL\()\s*\(?\s*['"](\.{1,2}/[^'"?]+)(?:\?\w+)?['"]""")
ALL_GAMES = re.compile(r"\b(?:game_names|rulesets|NAMES)\b|\bslow import games\b")
LONGEST = 200
"""Characters of a string that may name a file."""


class Facts(NamedTuple):
    """What a file imports at its top and inside functions, what each fixture of its imports, the arguments of its
    functions, its strings that may name files, and the games that it names."""

    near: list[str] = []
    late: list[str] = []
    fixtures: dict[str, list[str]] = {}
    arguments: list[str] = []
    strings: list[str] = []
    games: list[str] = []
    every_game: bool = False


def read_facts(root: Path, names: Iterable[str], kept: Path) -> dict[str, Facts]:
    """The facts of all Python files and files of the page; those of unchanged files come from the file `kept`."""
    before = json.loads(kept.read_text()) if kept.is_file() else {}
    if before.get("format") != FORMAT:
        before = {"format": FORMAT, "files": {}}
    now = {}
    for name in names:
        if name.endswith((".py", ".ts", ".svelte", ".mjs", ".css")):
            state = (root / name).stat()
            stamp = [state.st_mtime_ns, state.st_size]
            known = before["files"].get(name)
            now[name] = known if known and known[0] == stamp else [
                stamp, _read(name, (root / name).read_text(encoding="utf-8"))]
    if now != before["files"]:
        kept.parent.mkdir(parents=True, exist_ok=True)
        write_whole(kept, json.dumps({"format": FORMAT, "files": now}).encode())
    return {name: Facts(*facts) for name, (_, facts) in now.items()}


def _read(name: str, source: str) -> Facts:
    if not name.endswith(".py"):
        return Facts(near=sorted({*PAGE.findall(source)}))
    package = package_of(module_of(name) or "", PurePosixPath(name))
    tree = ast.parse(source)
    top, inside = [], {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inside[node.name] = sorted({*imports(package, ast.walk(node))})
        else:
            top += ast.walk(node)
    late = {each for found in inside.values() for each in found}
    facts = Facts(near=sorted({*imports(package, top)}), late=sorted(late))
    if not name.startswith("tests/"):
        return facts
    strings, arguments = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) <= LONGEST:
            if "." in node.value:
                strings.add(node.value)
            if node.value.isidentifier():       # as in a mark `usefixtures`
                arguments.add(node.value)
        elif isinstance(node, ast.arg):
            arguments.add(node.arg)
    words = {*re.findall(r"\w+", source)}
    return facts._replace(
        fixtures={each: found for each, found in inside.items() if found} if name.endswith("conftest.py") else {},
        strings=sorted(strings), arguments=sorted(arguments),
        games=[game for game in NAMES if game in words or game.capitalize() in words],
        every_game=bool(ALL_GAMES.search(source)))


def module_of(name: str) -> str | None:
    """The full name of a module by its path from the root; None for what is no module."""
    path = PurePosixPath(name)
    if path.suffix == ".py":
        for folder in ("src/tapete/example", "src", "tests/plugins"):       # as tests have them on Python's path
            if path.is_relative_to(folder):
                return _dotted(path.relative_to(folder))
        if path.parts[0] in ("tests", "benchmarks"):
            return _dotted(path)
    return None


def _dotted(path: PurePosixPath) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules_in(names: Iterable[str]) -> Mapping[str, str]:
    """The paths of modules by their full names."""
    return {module: name for name in names if (module := module_of(name))}


def longest(dotted: str, known: Mapping[str, str]) -> Iterator[str]:
    """The path of the module that a dotted name is, or is inside of."""
    while dotted:
        if dotted in known:
            yield known[dotted]
            return
        dotted = dotted.rpartition(".")[0]
