"""`tapete chronicle`: a recorded game as a book to keep."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...files.atomic import write_whole
from ...games import find_game, speech_of
from ...press.letters import LetterReport
from ...referee.transcript import Replay, read
from ...tale.build import tell
from ...tale.pages import FORMS, page
from ...text.spoken import SpokenError
from ..common import language_of, names_in
from ..paper_checks import Strict, say_lacking


def chronicle(file: Annotated[Path, typer.Argument(help="A recorded game, JSON lines.")],
              out: Annotated[Path | None, typer.Option("--out", "-o", help="The book's file, .html or .pdf.")] = None,
              names: Annotated[str | None, typer.Option(help="The players' names by seat, separated by "
                                                        "commas.")] = None,
              strict: Strict = False,
              lang: Annotated[str | None, typer.Option(help="es or en.")] = None) -> None:
    """Write the story of a recorded game, with its players' own words, as HTML or PDF."""
    if out is None or out.suffix[1:] not in FORMS:
        raise SpokenError("out-page", out=str(out or ''))
    transcript, language = read(file), language_of(lang)
    game = find_game(transcript.header["game"])
    people = names_in(names, "--names") if names else []
    if len(people) > len(transcript.header["roles"]):
        raise SpokenError("names-for-seats", names=len(people), seats=len(transcript.header['roles']))
    lacking = LetterReport()
    book = page(tell(Replay(game, transcript), people, language), game.name, out.suffix[1:], lacking)
    say_lacking(lacking, strict, language)
    write_whole(out, book)
    print(speech_of(game.name, language).say("tale-written", file=str(out)))
