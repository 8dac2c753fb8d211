"""`tapete lab sweep`: configurations compared."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ..agents import split_agents
from ..games import find_game, speech_of
from ..kernel.speech import Speech
from ..lab.design import Frame, parse_axis, parse_design, points_of
from ..lab.sweep import Point, Sweep, as_rows, write_json
from .common import language_of, roles_in, whole_number
from .options import (
    AsJson,
    Config,
    EngineName,
    GameName,
    Games,
    Lang,
    OneAgent,
    Players,
    Roles,
    RulesetName,
    Seed,
    Settings,
    Workers,
    compile_for,
    engine_for,
    folder_for,
    options_in,
    playing,
)


def sweep(game: GameName, settings: Settings,
          out: Annotated[Path, typer.Option(help="A folder for the results; running again goes on.")],
          design: Annotated[str, typer.Option(help="grid: every combination; random:40: so many drawn by the seed.")]
          = "grid",
          agent: OneAgent = "greedy", games: Games = "2000", players: Players = "4", roles: Roles = None,
          ruleset: RulesetName = None, config: Config = None, seed: Seed = "1", workers: Workers = "1",
          engine: EngineName = "local", as_json: AsJson = False, lang: Lang = None) -> None:
    """Compare configurations: combinations of the values given, all on the same seeds."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    first = whole_number(seed, "--seed")
    seats = roles_in(roles, whole_number(players, "--players"))
    frame = Frame(found, found.ruleset(ruleset), options_in(config), seats, split_agents(agent),
                  first, whole_number(games, "--games"))
    points = points_of([parse_axis(text) for text in settings], parse_design(design), first)
    study = Sweep(frame, points, folder_for(out))
    with engine_for(engine, workers) as opened:
        compile_for(study.run, speech)
        with playing(speech, study.run.total, study.run.earlier) as bar:
            shown = study.play(opened, bar)
    text = write_json(out / "sweep.json", as_rows(shown))
    if as_json:
        print(text, end="")
    else:
        print_points(shown, speech)


def print_points(points: Sequence[Point], speech: Speech) -> None:
    """A row for each point: its values, and who won how often, or, of a competitive game, what each seat got."""
    alike = len({point.shown["games"] for point in points}) == 1
    table = Table(*points[0].values, *_measures(points[0].shown, alike, speech))
    for point in points:
        table.add_row(*map(str, point.values.values()), *_measures(point.shown, alike, speech).values())
    Console().print(table)


def _measures(shown: Mapping[str, Any], alike: bool, speech: Speech) -> dict[str, str]:
    """Cells by their columns; the number of games only where it is not the same in all rows."""
    cells = {} if alike else {speech.say("lab-games"): f"{shown['games']:,}"}
    if "win_rate" in shown:
        low, high = shown["win_rate_95"]
        cells[speech.say("lab-wins")] = f"{shown['win_rate']:.1%}"
        cells[speech.say("lab-interval")] = f"{low:.1%} - {high:.1%}"
    for seat, got in enumerate(shown.get("seats", [])):
        low, high = got["return_95"]
        cells[speech.say("lab-seat", seat=seat)] = f"{got['return']:.1%}  ({low:.1%} - {high:.1%})"
    if "rounds" in shown:
        cells[speech.say("lab-rounds")] = f"{shown['rounds']['mean']:.1f}"
    return cells
