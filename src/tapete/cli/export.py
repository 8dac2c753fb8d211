"""`tapete export`: the page without a server, as a folder."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..games import find_game, speech_of
from ..text.spoken import SpokenError
from .common import language_of


def export(
    games: Annotated[list[str], typer.Argument(help="The games.")],
    out: Annotated[Path | None, typer.Option("--out", "-o", help="A new folder for the files.")] = None,
    config: Annotated[Path | None, typer.Option(help="A file with changed options for the game.")]
    = None,
    lang: Annotated[str | None, typer.Option(help="The page's first language, es or en. By default the browser's "
                                             "language.")] = None,
) -> None:
    """Write a page that plays by itself: a folder for any web host, with no server behind it."""
    if out is None:
        raise SpokenError("out-files")
    language = language_of(lang)
    for name in games:
        find_game(name)
    from ..site.export import export as write_site  # needs the extra `table`, which other commands do not
    from ..site.export import modules
    sizes = write_site(list(dict.fromkeys(games)), out, None if lang is None else language, config)
    speech = speech_of(games[0], language)
    weight = speech.figure(sum(sizes.values()) / 1e6, ".1f")
    print(speech.say("site-written", folder=str(out), files=len(sizes), megabytes=weight))
    easy = [name for name in games if name not in modules(games)]
    if easy:
        print(speech.say("site-easy", games=", ".join(easy)))
