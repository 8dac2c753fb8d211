"""`tapete lab again`: replay results from their own files."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ...agents import split_agents
from ...games import speech_of
from ...lab.again import Again
from ..common import language_of
from ..options import EngineName, Lang, Workers, compile_for, engine_for, playing


def again(path: Annotated[Path, typer.Argument(help="A Parquet file of results, or a folder of them.")],
          agents: Annotated[str | None, typer.Option(help="The policies of your own that played the file, separated by "
                                                     "commas. Their code is run only if you name them here.")] = None,
          workers: Workers = "1", engine: EngineName = "local", lang: Lang = None) -> None:
    """Play the studies of a file again, as its metadata says; exit code 1 where a game comes out differently."""
    found = Again(path, split_agents(agents) if agents else [])
    speech = speech_of(found.found[0][1].game, language_of(lang))
    with engine_for(engine, workers) as opened:
        compile_for(found.run, speech)
        with playing(speech, found.total) as bar:
            repeats = list(found.play(opened, bar))
    for one in repeats:
        if one.seed is None:
            print(speech.say("again-same", file=str(one.path), games=one.games))
        else:
            print(speech.say("again-different", file=str(one.path), games=one.games, different=one.different,
                             seed=str(one.seed), columns=", ".join(one.columns)))
    sys.exit(any(one.different for one in repeats))
