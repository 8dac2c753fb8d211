"""`tapete scenario`: run executable examples."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...referee.scenario import ScenarioResult, run_all
from ...text.speech import Speech
from ...text.spoken import said
from ..common import TEXTS, language_of


def scenario(paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
             lang: Annotated[str | None, typer.Option(help="es or en.")] = None) -> None:
    """Run scenarios: a line each, and what differs. Exit code 1 if any fails, 2 if any file cannot be run."""
    language = language_of(lang)
    speech = Speech(language, [TEXTS])
    passed = failed = unusable = 0
    for path, result in run_all(paths):
        if not isinstance(result, ScenarioResult):
            unusable += 1
            print(speech.say("scenario-unusable", wrong=said(result, language)))
            continue
        print(speech.say("scenario-passed" if result.passed else "scenario-failed", path=str(path)))
        for difference in result.differences:
            print(f"       {said(difference, language)}")
        passed += result.passed
        failed += not result.passed
    print(speech.say("scenario-total", passed=passed, failed=failed, unusable=unusable))
    if failed or unusable:
        raise typer.Exit(2 if unusable else 1)
