"""`tapete lab ...`: compare agents and configurations."""
from __future__ import annotations

import typer

from .again import again
from .compare import compare
from .ladder import ladder
from .profile import profile
from .report import report
from .runs import runs
from .sweep import sweep
from .tournament import tournament
from .tune import tune

app = typer.Typer(no_args_is_help=True, help="Measure a game: agents, configurations, what things are worth.")

for _command in (tournament, ladder, compare, sweep, tune, profile, report, again, runs):
    app.command()(_command)
