"""The part of `tapete check` that looks through the source of a package."""
from __future__ import annotations

import json
from pathlib import Path

import typer

from ..games import NAMES, game_names, point_of
from ..lint.finding import SourceFinding, shown_path
from ..lint.package import check_package, folder_of, packages_in
from ..text.speech import Speech
from ..text.spoken import SpokenError
from .common import TEXTS

GAMES = Path(__file__).parent.parent / "games"


def check_source(given: str | None, language: str, as_json: bool) -> None:
    """Print the mistakes in the source of packages, a line each; exit code 2 if there are any.

    `given` is a game or a folder, None the current folder. InputError if it is neither.
    """
    folders = _folders(given)
    found = [finding for folder in folders for finding in check_package(folder)]
    if as_json:
        print(json.dumps([_as_json(each, language) for each in found], ensure_ascii=False, indent=2))
    else:
        for each in found:
            print(each.written(language))
    if found:
        raise typer.Exit(2)
    if not as_json:
        for folder in folders:
            print(Speech(language, [TEXTS]).say("check-fine", file=shown_path(folder.absolute())))


def _folders(given: str | None) -> list[Path]:
    """The folders of the packages that somebody names."""
    if given is None:
        return packages_in(Path())
    if given in NAMES:
        return [GAMES / given]
    point = point_of(given)
    folder = Path(given) if point is None else folder_of(point)
    if folder is None or not folder.is_dir():
        raise SpokenError("check-no-game", name=given, known=", ".join(game_names()))
    return [folder] if point is not None else packages_in(folder)


def _as_json(finding: SourceFinding, language: str) -> dict[str, str | int]:
    return {"file": str(finding.file), "line": finding.line, "column": finding.column,
            "sentence": finding.wrong.sentence(language)}
