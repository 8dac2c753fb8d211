"""The parts of the documents that are made of what games declare: their options, and the paths of their scenarios.

    python -m tapete.reference docs         writes them anew

Each stands in its page between two marks, `<!-- options of gloom -->` and `<!-- end -->`.
"""
from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_type_hints

from pydantic import BaseModel

from .errors import InputError
from .files import write_whole
from .games import find_game, game_names
from .kernel.game import Game
from .kernel.options import option_rows

PAGES = {"configuration.md": "options", "scenarios.md": "paths"}


def made(page: str, text: str) -> str:
    """A page with its parts as games declare them now. InputError for a mark that no game has, or that does not end.
    """
    what = PAGES[page]

    def part(found: re.Match[str]) -> str:
        name = found[1]
        if name not in game_names():
            raise InputError(f"{page}: '{name}' is no game")
        table = options_of(find_game(name)) if what == "options" else paths_of(find_game(name))
        return f"<!-- {what} of {name} -->\n{table}<!-- end -->"

    if text.count(f"<!-- {what} of ") != text.count("<!-- end -->"):
        raise InputError(f"{page}: expected an end to each mark")
    return re.sub(rf"<!-- {what} of (\w+) -->\n.*?<!-- end -->", part, text, flags=re.DOTALL)


def options_of(game: Game) -> str:
    """A table of a game's options, with the values of its default ruleset."""
    ruleset = game.ruleset()
    options = game.options(ruleset)
    rows = option_rows(type(options), options.model_dump())
    return _table(("option", "may be", f"`{ruleset.name}`", "what it is for"),
                  ((f"`{path}`", may_be, value, about) for path, may_be, value, about in rows))


def paths_of(game: Game) -> str:
    """A table of the paths of a game's referee's view, without those that only repeat the options."""
    view: type[BaseModel] = get_type_hints(type(game).view)["return"]
    rows = (row for row in game.paths.rows(view) if row[0].split(".")[0] not in game.told_by_options)
    return _table(("path", "value", "`given`"), ((f"`{path}`", kind, given) for path, kind, given in rows))


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(head)]
    lines += [["---"] * len(lines[0]), *(list(row) for row in rows)]
    return "".join(f"| {' | '.join(cell.replace('|', ', ') for cell in line)} |\n" for line in lines)


def main(folder: Path) -> None:
    for page in PAGES:
        path = folder / page
        write_whole(path, made(page, path.read_text(encoding="utf-8")).encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
