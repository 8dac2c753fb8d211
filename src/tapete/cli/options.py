"""Options that all commands for many games share, and the functions that such a command plays with."""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..files.config import plain_data, read_yaml
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..lab.engines.choose import open_engine
from ..lab.engines.engine import Engine
from ..lab.run import StudyRun
from ..lab.study_folders import add_study_folder
from ..sheets.files import config_in
from ..text.causes import cause_of
from ..text.speech import Speech
from ..text.spoken import SpokenError
from .common import compiling, whole_number

GameName = Annotated[str, typer.Argument(help="The game.")]
Games = Annotated[str, typer.Option(metavar="N", help="Games to play of each.")]
Players = Annotated[str, typer.Option(metavar="N", help="How many seats.")]
Roles = Annotated[str | None, typer.Option(help="A role for each seat, separated by commas; any draws one at random.")]
RulesetName = Annotated[str | None, typer.Option(help="The ruleset.")]
Config = Annotated[Path | None, typer.Option(help="A file with changed options: YAML, or a spreadsheet (.xlsx, .ods, "
                                              ".csv, .zip).")]
Seed = Annotated[str, typer.Option(metavar="N", help="The first game's seed; the others follow.")]
Workers = Annotated[str, typer.Option(metavar="N", help="Processes on this machine that play games.")]
EngineName = Annotated[str, typer.Option("--engine", metavar="ENGINE",
                                         help="local, ray (started here), ray:auto or ray:HOST:PORT (joined).")]
Settings = Annotated[list[str], typer.Option("--set", help="An option and its values: end.keys=3,4,5 or end.keys=3..5. "
                                             "For agents: agent.iterations=100,1000. For tables: players=2,3,4.")]
Out = Annotated[Path, typer.Option(help="A folder for the results. The same command continues it.")]
OptionalOut = Annotated[Path | None, typer.Option(help="A folder for the results. The same command continues it.")]
OneAgent = Annotated[str, typer.Option(help="One agent, or one for each seat, separated by commas.")]
CheckAgent = Annotated[str | None, typer.Option("--check", metavar="AGENT", help="Also play everything by this agent, "
                                                "in a tenth of the games, and warn if a figure differs.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
Lang = Annotated[str | None, typer.Option(help="es or en.")]


def options_in(game: Game, ruleset: Ruleset, config: Path | None) -> Mapping[str, Any]:
    """A configuration file, YAML or a spreadsheet, as plain data. Raises InputError if it is not a mapping."""
    found = config_in(game, ruleset, config)
    data = plain_data((read_yaml(found) if isinstance(found, Path) else found) or {})
    if not isinstance(data, Mapping):
        raise SpokenError("options-by-name", file=str(config), example="end: {keys: 3}")
    return data


def folder_for(path: Path, kind: str, game: str) -> Path:
    """A folder for results, made if it is missing, and noted in the list of studies. Raises InputError if it cannot be
    made."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SpokenError("make-folder", path=str(path), why=cause_of(error)) from error
    add_study_folder(kind, game, path)
    return path


def engine_for(name: str, workers: str) -> Engine:
    """The engine with a name."""
    return open_engine(name, whole_number(workers, "--workers"))


def compile_for(run: StudyRun, speech: Speech) -> None:
    """Print what an earlier run has left, and compile what this one needs, with a progress bar."""
    if run.earlier:
        print(speech.say("lab-goes-on", earlier=run.earlier, total=run.total), file=sys.stderr)
    with compiling(speech):
        run.prepare()


@contextmanager
def playing(speech: Speech, total: int, earlier: int = 0) -> Iterator[Callable[[int], None]]:
    """A progress bar over `total` games, on standard error."""
    console = Console(stderr=True, markup=False)
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speech.say("simulate-working"), total=total, completed=earlier)
        yield lambda n: bar.advance(task, n)
