"""`tapete scenario`: run executable examples."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..kernel.speech import Speech
from ..referee.scenario import run, scenario_files
from ..spoken import said
from .common import TEXTS, language_of


def scenario(paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
             lang: Annotated[str | None, typer.Option(help="es or en.")] = None) -> None:
    """Run scenarios: a line each, and what differs. Exit code 1 if any fails."""
    language = language_of(lang)
    speech = Speech(language, [TEXTS])
    failed = 0
    count = 0
    for path in scenario_files(paths):
        result = run(path)
        count += 1
        print(speech.say("scenario-passed" if result.passed else "scenario-failed", path=str(path)))
        for difference in result.differences:
            print(f"       {said(difference, language)}")
        failed += not result.passed
    print(speech.say("scenario-total", passed=count - failed, failed=failed))
    if failed:
        raise typer.Exit(1)
