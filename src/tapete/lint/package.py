"""Checks a package: finds its folder, and all mistakes in its source."""
from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from ..text.spoken import SpokenError
from .declared import check_declared
from .effects import EffectsOf
from .finding import SourceError, SourceFinding
from .loops import check_loops
from .names import check_names
from .records import Declarations
from .rules import RuleTypes
from .source import Sources
from .syntax import check_syntax
from .texts import check_texts

GROUP = "tapete.games"
IGNORE = "# tapete: ignore"
"""The comment of a line in which nothing is to be found."""


def check_package(folder: Path) -> list[SourceFinding]:
    """The mistakes in the source of the package in a folder, in the order of files and lines. Nothing of it runs.

    A line with the comment `# tapete: ignore` has none.
    """
    sources = Sources(folder.absolute())
    found: dict[str, SourceFinding] = {}
    for finding in _all(sources):
        found.setdefault(finding.place, finding)        # others at one place follow from the first
    ignored = {(module.file, number) for module in sources.own for number, line in enumerate(
        module.file.read_text(encoding="utf-8").splitlines(), 1) if IGNORE in line}
    kept = (each for each in found.values() if (each.file, each.line) not in ignored)
    return sorted(kept, key=lambda each: (str(each.file), each.line, each.column))


def _all(sources: Sources) -> Iterator[SourceFinding]:
    for file, error in sources.broken.items():
        line, column = (error.lineno or 1, error.offset or 1) if isinstance(error, SyntaxError) else (1, 1)
        yield SourceFinding(file, line, max(column, 1), SourceError("no-python"))
    declared, effects = Declarations(sources), EffectsOf(sources)
    for module in sources.own:
        yield from check_names(sources, module)
        yield from check_declared(declared, module)
        yield from check_syntax(module)
        yield from check_loops(effects, module)
    yield from RuleTypes(sources, declared).check()
    yield from check_texts(declared)


def folder_of(point: EntryPoint) -> Path | None:
    """The folder of the package that an entry point names, without importing it; None if there is none."""
    spec = find_spec(point.module.split(".")[0])
    places = [] if spec is None else spec.submodule_search_locations or []
    return next((Path(place) for place in places), None)


def packages_in(folder: Path) -> list[Path]:
    """The packages with games in a folder: those that its `pyproject.toml` names, or the folder itself if it is a
    package. InputError if there is none."""
    project = folder / "pyproject.toml"
    if project.is_file():
        found = list(dict.fromkeys(_named_in(project)))
        if found:
            return found
    if (folder / "__init__.py").is_file():
        return [folder]
    raise SpokenError("check-no-package", folder=str(folder))


def _named_in(project: Path) -> Iterator[Path]:
    try:
        data = tomllib.loads(project.read_text(encoding="utf-8"))
    except ValueError:
        raise SpokenError("check-no-package", folder=str(project.parent)) from None
    points = data.get("project", {}).get("entry-points", {}).get(GROUP, {})
    for value in points.values() if isinstance(points, dict) else ():
        name = str(value).partition(":")[0].split(".")[0]
        for folder in (project.parent / name, project.parent / "src" / name):
            if (folder / "__init__.py").is_file():
                yield folder
