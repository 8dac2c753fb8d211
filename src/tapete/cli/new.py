"""`tapete new`: make a package with a small game, to change into another one."""
from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ..files.atomic import write_folder
from ..files.package_data import data_folder
from ..games import game_names
from ..text.speech import Speech
from ..text.spoken import SpokenError
from .common import language_of

PACKAGE = Path(__file__).parent.parent
EXAMPLE = PACKAGE / "example"
"""The project that is copied: High card, which Tapete's own tests play."""
LEFT_OUT = ("__pycache__", ".pytest_cache", ".ruff_cache", ".mypy_cache")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def new(
    name: Annotated[str, typer.Argument(help="The game's name in code: small letters, digits and _.")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="The folder for the new package.")] = Path(),
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
) -> None:
    """Make a package with a small, whole game: rules, texts, ledger, scenarios, tests. It plays at once."""
    check_name(name)
    if not out.is_dir():
        raise SpokenError("no-folder", out=str(out))
    folder = out / name.replace("_", "-")
    write_folder(folder, project(name))
    print(Speech(language_of(lang), [PACKAGE / "text"]).say("new-made", name=name, folder=str(folder.absolute()),
                                                              page=str(data_folder("docs") / "add-a-game.md")))


def check_name(name: str) -> None:
    """Raise InputError for a name that a game and its Python package cannot have, or that is taken."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > 40:
        raise SpokenError("package-name", name=name)
    if name in game_names():
        raise SpokenError("game-there", name=name)
    if find_spec(name) is not None:
        raise SpokenError("package-there", name=name)


def project(name: str) -> dict[str, bytes]:
    """The files of a project whose game has this name, by their paths."""
    files = (path for path in sorted(EXAMPLE.rglob("*")) if path.is_file() and not {*path.parts} & {*LEFT_OUT})
    texts = {path.relative_to(EXAMPLE).as_posix(): path.read_text(encoding="utf-8") for path in files}
    return {renamed(path, name): renamed(text, name).encode() for path, text in texts.items()}


def renamed(text: str, name: str) -> str:
    """A text of the example, with another game's name in place of its own."""
    title = name.replace("_", " ").capitalize()
    for old, put in (("high_card", name), ("high-card", name.replace("_", "-")), ("High card", title),
                     ("Carta alta", title), ("HighCard", "".join(map(str.capitalize, name.split("_"))))):
        text = text.replace(old, put)
    return text
