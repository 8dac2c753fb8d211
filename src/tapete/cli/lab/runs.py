"""`tapete lab runs`: the folders with studies, started at a terminal or at the desk."""
from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime

import typer
from rich.console import Console
from rich.table import Table

from ...games import find_game, game_names
from ...lab.study_folders import study_folders
from ...text.speech import Speech
from ..common import TEXTS, language_of
from ..options import AsJson, Lang


def runs(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the folders in which studies were begun, at a terminal or at the desk; `lab report` makes pages of them."""
    language = language_of(lang)
    speech, found = Speech(language, [TEXTS]), study_folders()
    if as_json:
        print(json.dumps([{**asdict(one), "id": one.id, "done": one.done} for one in found], indent=2))
        return
    if not found:
        typer.echo(speech.say("lab-no-runs"))
        return
    table = Table(*(speech.say(f"lab-runs-{column}") for column in ("kind", "game", "began", "state", "folder")))
    for one in found:
        title = find_game(one.game).title[language] if one.game in game_names() else one.game
        table.add_row(speech.say(f"lab-runs-{one.kind}"), title,
                      datetime.fromtimestamp(one.began).strftime("%Y-%m-%d %H:%M"),
                      speech.say("lab-runs-done" if one.done else "lab-runs-open"), one.folder)
    Console(markup=False).print(table)
