"""Games of other packages in an exported page: a pack with the package's files, and a check that the page has what they
import.

The page compiles these files when it begins, because its Python is not the one that exports.
"""
from __future__ import annotations

import ast
import gzip
import json
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from ..files.config import READY, read_yaml
from ..games import point_of
from ..runtime.syntax import syntax_tree
from ..text.messages import read_messages, ready
from ..text.spoken import SpokenError
from .gather import PACKAGES, has_module

LACKING = "lacking.json"
"""The file of the built page with the modules of Python's own library that the page has not got."""
MOST = 4 << 20
"""The most bytes that the files of a game's package may have in a page."""
CARRIED = (".py", ".ftl", ".yaml", ".toml", ".json")
LEFT_OUT = frozenset(("__pycache__", "pictures", "scenarios", "tests", "wasm"))
"""Folders of a package that a page does not read. Its pictures are in the answers that the export makes."""
THEIRS = frozenset(name.partition(".")[0] for name in PACKAGES)
"""The packages beside Tapete that a page has."""


def package_pack(name: str, lacking: frozenset[str]) -> tuple[bytes, int]:
    """The pack of another package's game, compressed, and its size in bytes before that. `lacking` has the modules of
    Python's own library that the page lacks. Raises InputError for a module that imports something that the page lacks,
    and for files that are too large."""
    files = package_files(name)
    size = sum(map(len, files.values()))
    if size > MOST:
        raise SpokenError("site-package-size", name=name, most=MOST >> 20, given=-(-size >> 20))
    point = point_of(name)
    assert point is not None, name
    for path, line, module in _missing(files, point.module, lacking):
        raise SpokenError("site-package-import", name=name, file=path, line=line, module=module)
    pack = packed(files)
    return gzip.compress(pack, 9, mtime=0), len(pack)


def package_files(name: str) -> dict[str, bytes]:
    """The files of a game's package by path, with the entry point by which the page finds the game."""
    point = point_of(name)
    assert point is not None, name
    top = point.module.partition(".")[0]
    spec = find_spec(top)
    assert spec is not None, top
    files = {f"{top}-0.dist-info/entry_points.txt": f"[tapete.games]\n{name} = {point.value}\n".encode(),
             f"{top}-0.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {top}\nVersion: 0\n".encode()}
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    if not folders and spec.origin is not None:
        return files | {f"{top}.py": Path(spec.origin).read_bytes()}
    return files | {path: data for folder in folders for path, data in _tree(folder, top)}


def _tree(folder: Path, top: str) -> Iterator[tuple[str, bytes]]:
    for file in sorted(folder.rglob("*")):
        within = file.relative_to(folder)
        if file.suffix in CARRIED and file.is_file() and not LEFT_OUT & set(within.parts[:-1]):
            yield f"{top}/{within.as_posix()}", _parsed(file)


def _parsed(file: Path) -> bytes:
    """A file for the page. Messages and YAML are parsed in advance, because a page is slow at it."""
    if file.suffix == ".ftl":
        return ready(read_messages(file))
    return f"{READY}{read_yaml(file)!r}".encode() if file.suffix == ".yaml" else file.read_bytes()


def packed(files: Mapping[str, bytes]) -> bytes:
    """One file of many, as `web/site/python.mjs` writes it: the length of a table of contents, that table as JSON, and
    all bytes one after the other."""
    index, at = {}, 0
    for path in sorted(files):
        index[path] = [at, len(files[path])]
        at += len(files[path])
    head = json.dumps(index).encode()
    return b"".join([len(head).to_bytes(4, "little"), head, *(files[path] for path in sorted(files))])


def _missing(files: Mapping[str, bytes], first: str, lacking: frozenset[str]) -> Iterator[tuple[str, int, str]]:
    """What the game's module, and the modules of its package that it imports, ask for and the page lacks: file, line,
    and module. Imports inside functions are not looked at, because a page may never call these."""
    top = first.partition(".")[0]
    seen: set[str] = set()
    waiting = [first]
    while waiting:
        module = waiting.pop()
        parts = module.split(".")
        waiting += [".".join(parts[:n]) for n in range(1, len(parts))]
        path = _path_of(files, module)
        if path is None or path in seen:
            continue
        seen.add(path)
        for line, name in imports(path, syntax_tree(files[path])):
            if name.partition(".")[0] == top:
                waiting.append(name)
            elif not _has(name, lacking):
                yield path, line, name


def _path_of(files: Mapping[str, bytes], module: str) -> str | None:
    base = module.replace(".", "/")
    return next((path for path in (f"{base}.py", f"{base}/__init__.py") if path in files), None)


def imports(path: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The imports that happen while a module loads: their lines, and modules. Those of `from` come also with each name,
    which may be a module."""
    home = path.removesuffix(".py").removesuffix("/__init__").split("/")
    inside = home if path.endswith("/__init__.py") else home[:-1]
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.Import():
                yield from ((node.lineno, each.name) for each in node.names)
            case ast.ImportFrom(level=0):
                yield node.lineno, node.module or ""
            case ast.ImportFrom():
                base = ".".join([*inside[:len(inside) + 1 - node.level], *([node.module] if node.module else [])])
                yield from ((node.lineno, name) for name in (base, *(f"{base}.{each.name}" for each in node.names)))
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
                pass
            case ast.If() if "TYPE_CHECKING" in ast.unparse(node.test):
                waiting += node.orelse
            case ast.Try() if any("ImportError" in ast.unparse(each.type) for each in node.handlers if each.type):
                waiting += [*node.handlers, *node.orelse, *node.finalbody]
            case _:
                waiting += ast.iter_child_nodes(node)


def _has(name: str, lacking: frozenset[str]) -> bool:
    """Whether a page has a module of another package or of Python's own library."""
    top = name.partition(".")[0]
    if top == "tapete":
        return has_module(name)
    if top in sys.stdlib_module_names:
        parts = name.split(".")
        return not any(".".join(parts[:n]) in lacking for n in range(1, len(parts) + 1))
    return top in THEIRS or name == "numpy"
