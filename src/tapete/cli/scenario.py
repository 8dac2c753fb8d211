"""`tapete scenario`: run executable examples."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..referee.scenario import run, scenario_files


def scenario(paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")]) -> None:
    """Run scenarios: a line each, and what differs. Exit code 1 if any fails."""
    failed = 0
    count = 0
    for path in scenario_files(paths):
        result = run(path)
        count += 1
        print(f"{'ok  ' if result.passed else 'FAIL'} {path}")
        for difference in result.differences:
            print(f"       {difference}")
        failed += not result.passed
    print(f"{count - failed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)
