"""The source files that a function's machine code depends on, and their fingerprint, which names its cache folder."""
from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from ..kernel.optional_rules import CHANGED
from ..runtime.syntax import syntax_tree

PACKAGE = Path(__file__).parent.parent
PUBLIC = PACKAGE / "game.py"
"""The module that authors import from. It only re-exports, so a file depends on the modules behind the names that it
imports, and not on all of `game.py`.
"""
WORDS = {PACKAGE / name for name in ("errors.py", "text/spoken.py", "text/speech.py", "text/messages.py")}
"""Modules that only make sentences for people. No rule uses anything from them."""
READERS = {PACKAGE / name for name in ("files/config.py", "files/model_errors.py", "files/yaml_bounds.py",
                                       "text/plain_text.py")}
"""Modules that read and check files that people write.

Machine code depends on them only if a table is made from such a file.
"""
Used = frozenset[str] | None


def sources_of(function: Callable[..., Any]) -> set[Path]:
    """The files that may hold a rule, a table or a number that `function`, or what it calls, uses.

    These are its own file, the files of what it names there, the files of the functions in its closure, and all that
    these import. Files with optional rules that change their rules count too. For a game, its card files count as well,
    because tables are made from them, and so do the modules that read them.
    """
    found: set[Path] = set()
    own = Path(function.__code__.co_filename)
    handed = [file for cell in function.__closure__ or () for file in _files_of(cell.cell_contents)]
    named = [_file_of(function.__globals__.get(name)) for name in _names(function.__code__)]
    waiting = [*_imported(own, frozenset(_names(function.__code__))), *filter(None, [*handed, *named])]
    while waiting:
        file = waiting.pop()
        if file not in found and file not in WORDS and file not in READERS:
            found.add(file)
            waiting.extend([*_imported(file, None), *CHANGED.get(file, ())])
    games = {folder for file in found for folder in file.parents if folder.parent == PACKAGE / "games"}
    cards = {card for folder in games for card in folder.glob("**/cards/*.yaml")}
    return found.union([own], cards, READERS if cards else ())


@cache
def fingerprint(files: frozenset[Path], module: str = "") -> str:
    """A hash of the files' names and contents, of the Python version, and of the function's module name.

    Machine code names that module, and cannot be loaded if there is no such module.
    """
    digest = hashlib.sha256(f"{sys.version} {module} ".encode())
    for file in sorted(files):
        content = file.read_bytes()
        # A copy of a package under another name counts as different, because machine code refers to the modules it came
        # from.
        name = file.name if PACKAGE in file.parents else f"{file.parent.name}/{file.name}"
        digest.update(f"{name} {len(content)} ".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def _file_of(thing: Any) -> Path | None:
    """The file of a function's module. A function's code may be generated, but its module has a file."""
    if not isinstance(thing, FunctionType):
        return None
    file = getattr(sys.modules.get(thing.__module__), "__file__", None)
    return Path(file or thing.__code__.co_filename)


def _files_of(handed: Any) -> list[Path | None]:
    """The files of a function in a closure, or of all functions in a tuple of rules."""
    return [_file_of(each) for each in handed] if isinstance(handed, tuple) else [_file_of(handed)]


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _names(const)


@cache
def _imported(file: Path, used: Used) -> tuple[Path, ...]:
    """The files that a file imports, without libraries. If `used` is given, only the imports of these names count."""
    return tuple(dict.fromkeys(_imports(file, used)))


def _imports(file: Path, used: Used) -> Iterator[Path]:
    beside = [] if PACKAGE in file.parents else list(file.parents)
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.ImportFrom):
            names = [name.name for name in node.names if used is None or (name.asname or name.name) in used]
            module = node.module.split(".") if node.module else []
            if names and node.level:
                yield from _found([file.parents[node.level - 1]], [module, *([*module, name] for name in names)])
            elif names and module == [PACKAGE.name, PUBLIC.stem]:
                yield from _imported(PUBLIC, frozenset(name.name for name in node.names if name.name in names))
            elif names:
                yield from _found([PACKAGE.parent, *beside] if module[0] == PACKAGE.name else beside,
                                  [module, *([*module, name] for name in names)])
        elif isinstance(node, ast.Import):
            for name in node.names:
                parts = name.name.split(".")
                yield from _found([PACKAGE.parent] if parts[0] == PACKAGE.name else beside, [parts])


def _found(places: Iterable[Path], wanted: Iterable[list[str]]) -> Iterator[Path]:
    for parts in wanted:
        for place in places:
            stem = place.joinpath(*parts)
            yield from (path for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.is_file())


@cache
def _tree(file: Path) -> ast.Module:
    return syntax_tree(file.read_bytes()) if file.suffix == ".py" else ast.Module([], [])
