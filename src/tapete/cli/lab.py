"""`tapete lab ...`: agents compared, and configurations."""
from __future__ import annotations

import typer

from .again import again
from .sweep import sweep
from .tournament import tournament
from .tune import tune

app = typer.Typer(no_args_is_help=True, help="Measure a game: agents compared, configurations compared.")

for _command in (tournament, sweep, tune, again):
    app.command()(_command)
