"""Generates the tables of the documents from games' declarations: options, paths of scenarios, effects of cards, what
learners see and do.

    python -m tapete.tooling.reference docs         writes them again

Each table is in its page between two marks, `<!-- options of GAME -->` and `<!-- end -->`. The mark may name a ruleset
other than the first: `<!-- options of bethlem propias-1 -->`. A table of all our games is marked `<!-- spaces of games
-->`.
"""
from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_type_hints

from pydantic import BaseModel

from ..errors import InputError
from ..files.atomic import write_whole
from ..gamedef.action_space import ActionSpace
from ..gamedef.game import Game
from ..gamedef.options import option_rows
from ..games import NAMES, find_game, game_names


def made(page: str, text: str) -> str:
    """A page with its tables generated from today's declarations.

    InputError for a mark of an unknown game, or without an end.
    """
    def part(found: re.Match[str]) -> str:
        what, name, ruleset = found.groups()
        if what in OF_ALL and name == "games":
            return f"<!-- {what} of {name} -->\n{OF_ALL[what]()}<!-- end -->"
        if name not in game_names() or what not in TABLES:
            raise InputError(f"{page}: '{name}' is no game")
        table = TABLES[what](find_game(name), ruleset, "es" if page.endswith(".es.md") else "en")
        return f"<!-- {what} of {name}{f' {ruleset}' if ruleset else ''} -->\n{table}<!-- end -->"

    kinds = "|".join((*TABLES, *OF_ALL))
    done, parts = re.subn(rf"<!-- ({kinds}) of (\w+)(?: ([\w.-]+))? -->\n.*?<!-- end -->", part, text, flags=re.DOTALL)
    if parts != _marks(text):
        raise InputError(f"{page}: expected an end to each mark")
    return done


def _marks(text: str) -> int:
    return len(re.findall(f"<!-- (?:{'|'.join((*TABLES, *OF_ALL))}) of ", text))


def options_of(game: Game, name: str | None = None, language: str = "en") -> str:
    """A table of a game's options, with the values of a ruleset, by default the first."""
    ruleset = game.ruleset(name)
    options = game.options(ruleset)
    rows = option_rows(type(options), game.configuration.written(ruleset))
    return _table(("option", "may be", f"`{ruleset.name}`", "what it is for"),
                  ((f"`{path}`", may_be, value, about) for path, may_be, value, about in rows))


def effects_of(game: Game, _: str | None = None, language: str = "en") -> str:
    """A table of what a designer's own card may do in a game."""
    return _table(EFFECTS[language], game.own_cards.effects(language))


def paths_of(game: Game, _: str | None = None, language: str = "en") -> str:
    """A table of the paths of a game's referee's view, without those that only repeat the options."""
    view: type[BaseModel] = get_type_hints(type(game).view)["return"]
    rows = (row for row in game.scenarios.paths.rows(view)
            if row[0].split(".")[0] not in game.scenarios.not_fingerprinted)
    return _table(("path", "value", "`given`"), ((f"`{path}`", kind, given) for path, kind, given in rows))


def spaces_of_all() -> str:
    """A table of the numbers that a learner of each of our games deals with."""
    def row(name: str) -> Iterable[str]:
        game = find_game(name)
        space, sight = ActionSpace(game), game.observation.spec
        return (game.title["en"], f"{game.fewest} to {game.most}", "yes" if game.results.cooperative else "no",
                str(space.size), "grammar" if space.by_grammar else "menu", str(sight.width),
                f"{8 * sight.dtype.itemsize} bits", "its own" if game.observation.own else "its whole state",
                "yes" if sight.fair else "no")

    return _table(("game", "seats", "cooperative", "actions", "numbered by", "numbers in an observation", "each of",
                   "described by", "`fair`"), map(row, NAMES))


def entities_of(game: Game, _: str | None = None, language: str = "en") -> str:
    """A table of the entities of a game's observation, with the shape of each array of n games."""
    sight = game.observation.spec
    shapes = {name: array.shape[1:] for name, array in sight.entities(sight.record.array(1)).items()}
    return _table(("entity", "array", "numbers"), (
        (f"`{name}`", f"(n, {items}, {each})", str(items * each)) for name, (items, each) in shapes.items()))


def sight_of(game: Game, _: str | None = None, language: str = "en") -> str:
    """A table of the fields of a game's observation."""
    sight = game.observation.spec
    items = {name: array.shape[1] for name, array in sight.entities(sight.record.array(1)).items()}
    return _table(("field", "numbers", "values", "what it says"), (
        (f"`{each.path}`", f"{n} x {each.size}" if (n := items[each.path.split(".")[0]]) > 1 else str(each.size),
         f"{each.low} to {each.high}{', names' if each.values else ''}", each.meaning) for each in sight.elements()))


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(head)]
    lines += [["---"] * len(lines[0]), *(list(row) for row in rows)]
    return "".join(f"| {' | '.join(cell.replace('|', ', ') for cell in line)} |\n" for line in lines)


EFFECTS = {"en": ("effect", "takes", "what a card then says"), "es": ("efecto", "admite", "qué dice entonces la carta")}
TABLES = {"options": options_of, "paths": paths_of, "effects": effects_of, "entities": entities_of, "sight": sight_of}
OF_ALL = {"spaces": spaces_of_all}


def pages(folder: Path) -> list[Path]:
    """The documents that have such tables."""
    return [path for path in sorted(folder.glob("*.md")) if _marks(path.read_text(encoding="utf-8"))]


def main(folder: Path) -> None:
    for path in pages(folder):
        write_whole(path, made(path.name, path.read_text(encoding="utf-8")).encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
