"""The commands, and their errors: one sentence and exit code 2 for bad input."""
from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Annotated, Any, NoReturn

import typer

from .. import __version__
from ..errors import DefectError, EngineError, InputError, PackageError
from ..text.causes import cause_of
from ..text.speech import LANGUAGES, Speech
from ..text.spoken import SpokenError, said
from . import admin, check, doctor, export, games, learn, new, press, rules, serve, simulate
from .common import TEXTS, language_of
from .game import changes, chronicle, play, replay, scenario, sheet
from .lab import commands as lab
from .usage import asks_for_help, is_usage, usage_of

app = typer.Typer(name="tapete", no_args_is_help=True, add_completion=True, pretty_exceptions_enable=False,
                  help="Rules that run: play tabletop games, measure them, search them.")

COMMANDS: dict[str, Callable[..., Any]] = {
    "games": games.games, "new": new.new, "play": play.play, "simulate": simulate.simulate, "replay": replay.replay,
    "chronicle": chronicle.chronicle, "press": press.press, "export": export.export,
    "rules": rules.rules, "scenario": scenario.scenario, "check": check.check, "sheet": sheet.sheet,
    "changes": changes.changes,
    "serve": serve.serve, "desk": serve.desk, "doctor": doctor.doctor}


def _version(asked: bool) -> None:
    if asked:
        print(f"tapete {__version__}")
        raise typer.Exit


@app.callback()
def tapete(asked: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True,
                                               help="Print the version.")] = False) -> None:
    pass


for _name, _command in COMMANDS.items():
    app.command(_name)(_command)
app.add_typer(lab.app, name="lab")
app.add_typer(admin.app, name="admin")
app.add_typer(learn.app, name="learn")


def _language() -> str:
    """The language for errors, as far as the arguments show it."""
    given = [after for word, after in pairwise([*sys.argv, ""]) if word == "--lang"]
    given += [word.partition("=")[2] for word in sys.argv if word.startswith("--lang=")]
    return language_of(given[-1] if given and given[-1] in LANGUAGES else None)


def _refuse(error: InputError) -> NoReturn:
    print(f"tapete: {said(error, _language())}", file=sys.stderr)
    sys.exit(2)


def main() -> None:
    """Run a command. Bad input gives one sentence and exit code 2."""
    try:
        ended = app(standalone_mode=False)
    except InputError as error:
        _refuse(error)
    except OSError as error:
        if error.filename is None:
            raise
        _refuse(SpokenError("file", path=str(error.filename), why=cause_of(error)))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except PackageError as error:
        print(f"tapete: {Speech(_language(), [TEXTS]).say('app-package-defect', what=str(error))}", file=sys.stderr)
        sys.exit(2)
    except DefectError as error:
        print(f"tapete: {Speech(_language(), [TEXTS]).say('app-defect', what=str(error))}", file=sys.stderr)
        sys.exit(3)
    except EngineError as error:
        print(f"tapete: {said(error.args[0], _language())}", file=sys.stderr)
        sys.exit(4)
    except typer.Abort:
        print(f"tapete: {said(SpokenError('usage-stopped'), _language())}", file=sys.stderr)
        sys.exit(1)
    except Exception as error:
        if not is_usage(error):
            raise
        if asks_for_help(error):
            error.show()        # type: ignore[attr-defined]
            sys.exit(2)
        _refuse(usage_of(error))
    else:
        sys.exit(ended if isinstance(ended, int) else 0)
