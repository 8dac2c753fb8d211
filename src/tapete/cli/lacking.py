"""`--strict`, and the sentences about letters that no font of the press has."""
from __future__ import annotations

import sys
from typing import Annotated

import typer
from pydantic import BaseModel

from ..kernel.by_players import others_of
from ..kernel.game import Game
from ..kernel.speech import LANGUAGES
from ..press.letters import Lacking
from ..spoken import said

Strict = Annotated[bool, typer.Option("--strict", help="Print nothing where the fonts lack a letter.")]


def say_lacking(lacking: Lacking, strict: bool, language: str) -> None:
    """Name on stderr the letters without a glyph. With `strict` the command then ends with exit code 2."""
    lacks = list(lacking)
    for lack in lacks:
        print(f"tapete: {said(lack.refused() if strict else lack.marked(), language)}", file=sys.stderr)
    if lacks and strict:
        raise typer.Exit(2)


def say_on_paper(game: Game, options: BaseModel, language: str) -> None:
    """Name on stdout the letters without a glyph on all cards, boards and sheets that `tapete press` would print with
    these options. Of the other language's edition it names what the first edition does not lack."""
    told: set[str] = set()
    for edition in sorted(LANGUAGES, key=lambda edition: edition != language):
        lacking = Lacking()
        for each in (options, *others_of(options).values()):
            lacking.settable(game.printed(each, edition), game.title[language])
        for lack in lacking:
            if not told.issuperset(lack.letters):
                print(f"  {said(lack.marked(), language)}")
        told |= lacking.letters
