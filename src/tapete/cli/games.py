"""`tapete games`: list the games."""
from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ..games import find_game, game_names
from ..text.speech import Speech
from .common import TEXTS, language_of


def games(as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
          lang: Annotated[str | None, typer.Option(help="es or en.")] = None) -> None:
    """List the games, their rulesets, seats and roles."""
    found = [{"name": game.name, "title": dict(game.title), "seats": [game.fewest, game.most],
              "roles": list(game.roles),
              "rulesets": [{"name": r.name, "version": r.version, "title": dict(r.title)} for r in game.rulesets]}
             for game in (find_game(name) for name in game_names())]
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return
    language = language_of(lang)
    speech = Speech(language, [TEXTS])
    table = Table(*(speech.say(f"games-{column}") for column in ("game", "rulesets", "seats", "roles")))
    for name in game_names():
        game = find_game(name)
        rulesets = (speech.say("games-ruleset", name=r.name, title=r.title[language], version=r.version)
                    for r in game.rulesets)
        table.add_row(f"{game.name}\n{game.title[language]}", "\n".join(rulesets),
                      speech.say("games-players", fewest=game.fewest, most=game.most), ", ".join(game.roles))
    Console(markup=False).print(table)
