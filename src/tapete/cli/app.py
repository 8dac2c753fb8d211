"""The commands, and how what goes wrong is said: one sentence, exit code 2."""
from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import typer

from ..errors import DefectError, EngineError, InputError
from . import admin, chronicle, games, lab, learn, play, press, replay, rules, scenario, serve, simulate

app = typer.Typer(name="tapete", no_args_is_help=True, add_completion=True, pretty_exceptions_enable=False,
                  help="Rules that run: play tabletop games, measure them, search them.")

COMMANDS: dict[str, Callable[..., Any]] = {
    "games": games.games, "play": play.play, "simulate": simulate.simulate, "replay": replay.replay,
    "chronicle": chronicle.chronicle, "press": press.press, "rules": rules.rules, "scenario": scenario.scenario,
    "serve": serve.serve}

for _name, _command in COMMANDS.items():
    app.command(_name)(_command)
app.add_typer(lab.app, name="lab")
app.add_typer(admin.app, name="admin")
app.add_typer(learn.app, name="learn")


def main() -> None:
    """Run a command; exit code 2 and one sentence for anything given that cannot be used."""
    try:
        app()
    except InputError as error:
        print(f"tapete: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except DefectError as error:
        print(f"tapete: a defect in Tapete itself: {error}", file=sys.stderr)
        sys.exit(3)
    except EngineError as error:
        print(f"tapete: {error}", file=sys.stderr)
        sys.exit(4)
