"""`tapete check`: check files that somebody has written for a game, and the source of a package with a game."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from pydantic import BaseModel

from ..errors import InputError
from ..files.config import read_yaml
from ..gamedef.game import Game
from ..gamedef.parts.own_cards import Worth
from ..gamedef.ruleset import Ruleset
from ..gamedef.schema import config_schema
from ..games import find_game, speech_for
from ..lab.simulate import make_study, run_study
from ..sheets.files import config_in, is_sheets
from ..text.speech import LANGUAGES, Speech
from ..text.spoken import SpokenError, said
from .common import language_of, whole_number
from .options import Lang, RulesetName
from .paper_checks import refuse_unfit, say_on_paper
from .source_check import check_source


def check(game: Annotated[str | None, typer.Argument(
              help="The game, or a folder with a package; by default the package in the current folder.")] = None,
          files: Annotated[list[Path] | None, typer.Argument(help="Configurations, cards or packs of your own "
                                                             "(YAML or spreadsheets). Without them, the source of the "
                                                             "game's package is checked.")] = None,
          schema: Annotated[bool, typer.Option("--schema", help="Only print the JSON schema of configurations, for "
                                               "editors.")] = False,
          card_schema: Annotated[bool, typer.Option("--card-schema", help="Only print the JSON schema of files with "
                                                    "your own cards.")] = False,
          games: Annotated[str, typer.Option(metavar="N", help="Also play this many games of two seats by greedy, and "
                                             "say how much each of your own items was worth.")] = "0",
          ruleset: RulesetName = None, as_json: Annotated[bool, typer.Option(
              "--json", help="The mistakes in a package's source as JSON.")] = False, lang: Lang = None) -> None:
    """Look through the source of a game's package: every mistake with its file and line. With files: look through
    configurations, cards and packs of your own, and say what is wrong, or what their cards say."""
    language, wrong = language_of(lang), 0
    if game is None or not (files or schema or card_schema):
        check_source(game, language, as_json)
        return
    found = find_game(game)
    chosen = found.ruleset(ruleset)
    if schema:
        print(json.dumps(config_schema(type(found.options(chosen))), ensure_ascii=False, indent=2))
        return
    if card_schema:
        if (of_pieces := found.own_cards.schema()) is None:
            raise SpokenError("check-no-schema", game=found.name)
        print(json.dumps(of_pieces, ensure_ascii=False, indent=2))
        return
    to_play = whole_number(games, "--games")
    for path in files or ():
        try:
            _look_through(found, chosen, path, language, to_play)
        except InputError as error:
            for each in (error, *error.others):
                print(said(each, language))
            wrong += 1
    if wrong:
        raise typer.Exit(2)


def _look_through(game: Game, ruleset: Ruleset, path: Path, language: str, games: int) -> None:
    """Print what a file adds, and what that is worth in `games` games. Raises InputError for its mistakes."""
    options = options_with(game, ruleset, path)
    playing = game.playing(options)
    refuse_unfit(playing, ruleset, options, str(path), language)
    shown = [[(name, list(lines)) for name, lines in playing.own_cards.texts(speech_for(playing, each))]
             for each in sorted(LANGUAGES, key=lambda each: each != language)]
    print(speech_for(game, language).say("check-fine", file=str(path)))
    for card in zip(*shown, strict=True):
        for name, lines in card:
            print("  ".join([f"  {name}:", *filter(None, lines)]))
    if room := playing.own_cards.room_left(speech_for(playing, language)):
        print(f"  {room}")
    say_on_paper(playing, options, language)
    if games:
        study = make_study(game, ruleset, options, [None] * 2, ["greedy"], 1, games)
        for name, worth in playing.own_cards.worth(run_study(study)).items():
            print("  " + worth_said(speech_for(playing, language), name, worth, games))


def options_with(game: Game, ruleset: Ruleset, path: Path) -> BaseModel:
    """The options with what a file adds. Raises InputError for its mistakes, with all `others`."""
    if is_sheets(path):
        return game.options(ruleset, config_in(game, ruleset, path))
    pieces = game.own_cards.read(read_yaml(path), str(path))
    return game.options(ruleset, path if pieces is None else pieces)


def worth_said(speech: Speech, name: str, worth: Worth, games: int) -> str:
    """A sentence about what a card was worth in `games` games."""
    if worth.compared < 2:
        return speech.say("check-unheld", card=name, held=worth.games, games=games)
    gain, error = round(100 * worth.gain), round(100 * worth.error)
    return speech.say("check-worth", card=name, held=worth.games, games=games, compared=worth.compared,
                      gain=f"{gain:+d}", low=f"{gain - error:+d}", high=f"{gain + error:+d}",
                      usual=f"{round(100 * worth.usual):+d}")
