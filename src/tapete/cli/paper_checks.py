"""Checks for paper: letters that the press's fonts lack, `--strict`, and texts that do not fit."""
from __future__ import annotations

import sys
from typing import Annotated

import typer
from pydantic import BaseModel

from ..errors import InputError
from ..gamedef.by_players import others_of
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..press.letters import LetterReport
from ..press.paper import paper_of, size_of
from ..press.printing import PrintJob
from ..press.trial import can_typeset, unfit
from ..text.speech import LANGUAGES
from ..text.spoken import SpokenError, said

Strict = Annotated[bool, typer.Option("--strict", help="Print nothing if the fonts lack a letter.")]


def say_lacking(lacking: LetterReport, strict: bool, language: str) -> None:
    """Name on stderr the letters without a glyph. With `strict` the command then ends with exit code 2."""
    lacks = list(lacking)
    for lack in lacks:
        print(f"tapete: {said(lack.refused() if strict else lack.marked(), language)}", file=sys.stderr)
    if lacks and strict:
        raise typer.Exit(2)


def say_on_paper(game: Game, options: BaseModel, language: str) -> None:
    """Name on stdout the letters without a glyph on all cards, boards and sheets that `tapete press` would print with
    these options. For the other language's edition, name only letters that are not named already."""
    told: set[str] = set()
    for edition in sorted(LANGUAGES, key=lambda edition: edition != language):
        lacking = LetterReport()
        for each in (options, *others_of(options).values()):
            lacking.settable(game.printing.printed(each, edition), game.title[language])
        for lack in lacking:
            if not told.issuperset(lack.letters):
                print(f"  {said(lack.marked(), language)}")
        told |= lacking.letters


def refuse_unfit(game: Game, ruleset: Ruleset, options: BaseModel, name: str, language: str) -> None:
    """Raise InputError, with all `others`, if `tapete press` cannot print what these options change. `name` is the file
    that changes it. Without the typesetter nothing is tried, and stdout says so."""
    if not can_typeset():
        print(f"  {SpokenError('fit-untried', name=name).sentence(language)}")
        return
    usual, wrong = game.options(ruleset), dict[str, InputError]()
    for edition in sorted(LANGUAGES, key=lambda edition: edition != language):
        for each in (options, *others_of(options).values()):
            job = PrintJob(game, ruleset, {}, each, edition, paper_of("a4"), size_of("standard"))
            known = PrintJob(game, ruleset, {}, usual, edition, job.paper, job.size).printed()
            for error in unfit(job, known):
                wrong.setdefault(str(error), SpokenError("in-file", name=name, wrong=error))
    if wrong:
        first, *others = wrong.values()
        first.others = others
        raise first
