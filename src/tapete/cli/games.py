"""`tapete games`: list the games."""
from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ..games import find_game, game_names


def games(as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False) -> None:
    """List the games, their rulesets, seats and roles."""
    found = [{"name": game.name, "title": dict(game.title), "seats": [game.fewest, game.most],
              "roles": list(game.roles),
              "rulesets": [{"name": r.name, "version": r.version, "title": dict(r.title)} for r in game.rulesets]}
             for game in (find_game(name) for name in game_names())]
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return
    table = Table("game", "rulesets", "seats", "roles")
    for name in game_names():
        game = find_game(name)
        table.add_row(game.name, ", ".join(f"{r.name} (version {r.version})" for r in game.rulesets),
                      f"{game.fewest} to {game.most}", ", ".join(game.roles))
    Console(markup=False).print(table)
