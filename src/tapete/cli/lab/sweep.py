"""`tapete lab sweep`: compare configurations."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ...agents import split_agents
from ...gamedef.game import Game
from ...games import find_game, speech_of
from ...lab.checked import as_data as checked_data
from ...lab.scale import LENGTHS, rate_of, result_in
from ...lab.sweep import Sweep, SweepPoint, as_rows, write_json
from ...lab.tuning.design import DesignSettings, parse_axis, parse_design, points_of
from ...text.speech import Speech
from ..common import language_of, players_in, roles_in, whole_number
from ..options import (
    AsJson,
    CheckAgent,
    Config,
    EngineName,
    GameName,
    Games,
    Lang,
    OneAgent,
    Out,
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
from .checking import checking, print_checked
from .measures import differences, heading, number, span


def sweep(game: GameName, settings: Settings, out: Out,
          design: Annotated[str, typer.Option(help="grid plays every combination; random:40 draws 40 of them by the "
                                              "seed.")]
          = "grid",
          agent: OneAgent = "greedy", games: Games = "2000", players: Players = "4", roles: Roles = None,
          ruleset: RulesetName = None, config: Config = None, seed: Seed = "1", workers: Workers = "1",
          engine: EngineName = "local", check: CheckAgent = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """Compare configurations: combinations of the values given, all on the same seeds."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    first = whole_number(seed, "--seed")
    seats = roles_in(roles, players_in(players))
    rules = found.ruleset(ruleset)
    frame = DesignSettings(found, rules, options_in(found, rules, config), seats, split_agents(agent),
                           first, whole_number(games, "--games"))
    points = points_of([parse_axis(text) for text in settings], parse_design(design), first)
    study = Sweep(frame, points, folder_for(out, "sweep", game))
    with engine_for(engine, workers) as opened:
        compile_for(study.run, speech)
        with playing(speech, study.run.total, study.run.earlier) as bar:
            shown = study.play(opened, bar)
        checked = checking(study.studies, study.played, check, out, opened, speech)
    rows = as_rows(shown)
    for row, one in zip(rows, checked, strict=False):
        row["by_another"] = checked_data(one)
    text = write_json(out / "sweep.json", rows)
    if as_json:
        print(text, end="")
    else:
        print_points(shown, found, speech)
        names = [_named(point.values) for point in shown]
        print_checked(zip(names, checked, strict=False), frame.agents, found, speech)


def print_points(points: Sequence[SweepPoint], game: Game, speech: Speech) -> None:
    """Print a row for each point: its values, win rate or score, and lengths of games. A competitive game also has what
    each seat got, or the aims."""
    alike = len({point.shown["games"] for point in points}) == 1
    rows = [_measures(point.shown, alike, game, speech) for point in points]
    heads = max(rows, key=len)      # with more players there are more seats
    table = Table(*points[0].values, *heads)
    for point, row in zip(points, rows, strict=True):
        table.add_row(*map(str, point.values.values()), *(row.get(head, "") for head in heads))
    console = Console(markup=False)
    console.print(table)
    if any(point.contrasts for point in points):
        console.print(differences([one for point in points for one in point.contrasts], game, speech, [
            (_named(point.values), _named(point.beside or {})) for point in points for _ in point.contrasts]))


def _named(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{path}={value}" for path, value in values.items())


def _measures(shown: Mapping[str, Any], alike: bool, game: Game, speech: Speech) -> dict[str, str]:
    """Cells by column. The number of games is left out if it is the same in all rows."""
    cells = {} if alike else {speech.say("lab-games"): speech.figure(shown["games"])}
    rate = rate_of(game)
    if rate in shown:
        mean, low, high = result_in(shown)
        cells[heading(rate, game, speech)] = number(game, rate, mean, speech)
        cells[speech.say("lab-interval")] = span(game, rate, low, high, speech)
    aims = shown.get("aims", {})
    for seat, got in enumerate(() if aims else shown.get("seats", ())):
        mean, low, high = result_in(got)
        cells[speech.say("lab-seat", seat=seat + 1)] = (
            f"{number(game, rate, mean, speech)}  ({span(game, rate, low, high, speech)})")
    for unit in LENGTHS:
        if unit in shown:
            cells[speech.say(f"lab-{unit}")] = speech.figure(shown[unit]["mean"], ".1f")
    for aim, one in aims.items():
        if aim not in (rate, *LENGTHS):
            told, *ends = (number(game, aim, value, speech) for value in (one["mean"], *one["interval_95"]))
            cells[heading(aim, game, speech)] = f"{told}  ({' - '.join(ends)})"
    return cells
