"""`tapete sheet`: a game's tables as a spreadsheet, and what a spreadsheet changes."""
from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from ...files.atomic import write_folder, write_whole
from ...files.yaml_writer import as_yaml
from ...gamedef.game import Game
from ...gamedef.ruleset import Ruleset
from ...games import find_game
from ...sheets.files import SUFFIXES, config_in, needing_libraries
from ...text.spoken import SpokenError, said
from ..common import language_of
from ..options import Config, GameName, Lang, RulesetName


def sheet(game: GameName,
          out: Annotated[Path | None, typer.Option("-o", "--out", help="Write the sheets here: a file .xlsx, .ods or "
                                                   ".zip (of CSV files), or a folder of CSV files.")] = None,
          read: Annotated[Path | None, typer.Option(help="Read these sheets, and show what they change. Nothing is "
                                                    "taken.")] = None,
          to: Annotated[Path | None, typer.Option(help="Also write what they change as a file for --config.")] = None,
          ruleset: RulesetName = None, config: Config = None, lang: Lang = None) -> None:
    """Write a game's cards, roles, lists and numbers as a spreadsheet, or show what a filled one changes. Every command
    takes the spreadsheet as --config."""
    language, found = language_of(lang), find_game(game)
    rules = found.ruleset(ruleset)
    if (out is None) == (read is None) or (to is not None and read is None):
        raise SpokenError("sheet-what")
    if out is not None:
        _write(found, rules, config, out, language)
    elif read is not None:
        _show(found, rules, read, to, language)


def _write(game: Game, ruleset: Ruleset, config: Path | None, out: Path, language: str) -> None:
    if out.suffix.lower() not in ("", *SUFFIXES) or out.suffix.lower() == ".csv":
        raise SpokenError("sheet-out", known=".xlsx, .ods, .zip")
    with needing_libraries():
        from ...sheets.names import sheet_speech
        from ...sheets.sheets import book, written
    made = book(game, ruleset, config_in(game, ruleset, config), language)
    files = written(made, out.suffix.lower(), language)
    if isinstance(files, bytes):
        write_whole(out, files)
    else:
        write_folder(out, files)
    print(sheet_speech(language).say("sheet-written", file=str(out), n=len(made)))


def _show(game: Game, ruleset: Ruleset, path: Path, to: Path | None, language: str) -> None:
    """Print what is new, changed, missing and wrong, sheet by sheet; exit code 2 if anything is wrong."""
    with needing_libraries():
        from ...sheets.names import sheet_speech
        from ...sheets.sheets import read_sheets
        from ...sheets.shown import finding_said
    found, speech = read_sheets(game, ruleset, path), sheet_speech(language)
    for name, findings in groupby(found.findings, key=lambda each: each.sheet):
        print(speech.say("sheet-of", sheet=name))
        for each in findings:
            print(f"  {finding_said(each, speech)}")
    for error in found.wrong:
        print(said(error, language))
    if found.wrong:
        raise typer.Exit(2)
    if not found.config:
        print(speech.say("sheet-nothing"))
    if to is not None:
        write_whole(to, as_yaml(dict(found.config)).encode())
        print(speech.say("sheet-taken", file=str(to)))
