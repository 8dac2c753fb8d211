"""`tapete check`: look through what somebody has written for a game."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from ..errors import InputError
from ..games import find_game, speech_for
from ..kernel.config import read_yaml
from ..kernel.game import Game, Ruleset
from ..kernel.schema import config_schema
from ..kernel.speech import LANGUAGES
from ..spoken import SpokenError, said
from .common import language_of
from .options import GameName, Lang, RulesetName


def check(game: GameName,
          files: Annotated[list[Path] | None, typer.Argument(help="Configurations, cards or packs of your own "
                                                             "(YAML).")] = None,
          schema: Annotated[bool, typer.Option("--schema", help="Print the JSON schema of configurations, for editors, "
                                               "and look through nothing.")] = False,
          card_schema: Annotated[bool, typer.Option("--card-schema", help="Print the JSON schema of files of cards of "
                                                    "your own.")] = False,
          ruleset: RulesetName = None, lang: Lang = None) -> None:
    """Look through configurations, cards and packs of your own: everything that is wrong, or what their cards say."""
    found, language, wrong = find_game(game), language_of(lang), 0
    chosen = found.ruleset(ruleset)
    if schema:
        print(json.dumps(config_schema(type(found.options(chosen))), ensure_ascii=False, indent=2))
        return
    if card_schema:
        if (of_pieces := found.pieces_schema()) is None:
            raise SpokenError("check-no-schema", game=found.name)
        print(json.dumps(of_pieces, ensure_ascii=False, indent=2))
        return
    if not files:
        raise SpokenError("check-nothing")
    for path in files:
        try:
            playing = game_with(found, chosen, path)
        except InputError as error:
            for each in (error, *error.others):
                print(said(each, language))
            wrong += 1
            continue
        print(speech_for(found, language).say("check-fine", file=str(path)))
        shown = [[(name, list(lines)) for name, lines in playing.pieces(speech_for(playing, each))]
                 for each in sorted(LANGUAGES, key=lambda each: each != language)]
        for card in zip(*shown, strict=True):
            for name, lines in card:
                print("  ".join([f"  {name}:", *filter(None, lines)]))
    if wrong:
        raise typer.Exit(2)


def game_with(game: Game, ruleset: Ruleset, path: Path) -> Game:
    """The game with what a file brings; InputError for what is wrong with it, with all `others`."""
    pieces = game.pieces_in(read_yaml(path), str(path))
    return game.playing(game.options(ruleset, path if pieces is None else pieces))
