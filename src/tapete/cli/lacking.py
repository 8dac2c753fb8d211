"""`--strict`, and the sentences about letters that no font of the press has."""
from __future__ import annotations

import sys
from typing import Annotated

import typer

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
