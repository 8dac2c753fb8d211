"""Refuses games of packages whose source has mistakes, before anything of them runs or is compiled."""
from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

from .finding import SourceError, SourceFinding
from .package import check_package, folder_of


def refuse_mistakes(point: EntryPoint) -> None:
    """Raise the first mistake in the source of the package that an entry point names, with all of them as `others`."""
    folder = folder_of(point)
    found = () if folder is None else _mistakes(folder)
    if found:
        raise _refusal(found, point.name)


@cache
def _mistakes(folder: Path) -> tuple[SourceFinding, ...]:
    """The mistakes of a package, looked for once in a process."""
    return tuple(check_package(folder))


def _refusal(found: tuple[SourceFinding, ...], name: str) -> SourceError:
    said = [SourceError("in-source", place=each.place, wrong=each.wrong) for each in found]
    if len(found) == 1:
        return said[0]
    error = SourceError("in-source-more", place=found[0].place, wrong=found[0].wrong, n=len(found) - 1, name=name)
    error.others = said[1:]
    return error
