"""`--strict`, and the sentences about letters that no font of the press has."""
from __future__ import annotations

import sys
from itertools import product
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
    """Name on stderr what has no glyph; with `strict` the command then ends with exit code 2."""
    lacks = list(lacking)
    for lack in lacks:
        print(f"tapete: {said(lack.refused() if strict else lack.marked(), language)}", file=sys.stderr)
    if lacks and strict:
        raise typer.Exit(2)


def say_on_paper(game: Game, options: BaseModel, language: str) -> None:
    """Name on stdout what has no glyph on the cards, boards and sheets that `tapete press` would print by these
    options, in both languages."""
    lacking = {edition: Lacking() for edition in LANGUAGES}
    for edition, each in product(LANGUAGES, (options, *others_of(options).values())):
        lacking[edition].settable(game.printed(each, edition))
    for sentence in dict.fromkeys(said(lack.marked(), language) for found in lacking.values() for lack in found):
        print(f"  {sentence}")
