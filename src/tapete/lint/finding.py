"""A mistake in a package's source: where it is, and one sentence about it."""
from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from ..text.spoken import SpokenError


class SourceError(SpokenError):
    """A mistake in a package's source. Its texts are the messages `wrong-<key>` of `text`."""

    home = Path(__file__).parent / "text"


@dataclass(frozen=True)
class SourceFinding:
    """A mistake: its file, its line and column (both from 1), and what is wrong."""

    file: Path
    line: int
    column: int
    wrong: SourceError

    @property
    def place(self) -> str:
        """`file:line:column`, as editors read it; the file from the current folder, if it is in it."""
        return f"{shown_path(self.file)}:{self.line}:{self.column}"

    def written(self, language: str) -> str:
        """The finding as one line: its place and its sentence."""
        return f"{self.place}: {self.wrong.sentence(language)}"


def found_at(file: Path, node: ast.AST, key: str, /, **args: str | int) -> SourceFinding:
    """The finding at a node of a file's syntax tree. `key` names its message, `wrong-<key>`."""
    return SourceFinding(file, getattr(node, "lineno", 1), getattr(node, "col_offset", 0) + 1,
                   SourceError(key, **args))


def unknown_name(file: Path, node: ast.AST, key: str, name: str, known: Iterable[str], /,
                 **args: str | int) -> SourceFinding:
    """The finding for a name that does not exist: with the nearest of the `known` names, if one is near."""
    near = nearest(name, known)
    if near is None:
        return found_at(file, node, key, name=name, **args)
    return found_at(file, node, f"{key}-near", name=name, near=near, **args)


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The one of the known names that is most like a name; None if none is."""
    near = get_close_matches(name, [each for each in known if each != name], n=1)
    return near[0] if near else None


def shown_path(file: Path) -> str:
    """A file's path as sentences show it: from the current folder, if the file is in it."""
    try:
        return str(file.relative_to(Path.cwd()))
    except ValueError:
        return str(file)
