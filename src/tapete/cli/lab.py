"""`tapete lab ...`: agents compared, and configurations."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..agents import split_agents
from ..errors import InputError
from ..games import find_game, speech_of
from ..kernel.config import plain_data, read_yaml
from ..kernel.speech import Speech
from ..lab.simulate import check_workers
from ..lab.sweep import Point, combinations_of, parse_axis, run_sweep, write_index
from ..lab.tournament import Tournament, run_tournament
from ..lab.tune import as_yaml, parse_goal, run_tuning
from .common import compiling, language_of, roles_in, whole_number
from .profile import profile
from .report import report

app = typer.Typer(no_args_is_help=True, help="Measure a game: agents compared, configurations compared.")
app.command()(profile)
app.command()(report)

GameName = Annotated[str, typer.Argument(help="The game.")]
Games = Annotated[str, typer.Option(metavar="N", help="Games of each.")]
Players = Annotated[str, typer.Option(metavar="N", help="How many seats.")]
Roles = Annotated[str | None, typer.Option(help="A role for each seat, by commas; any draws one.")]
RulesetName = Annotated[str | None, typer.Option(help="The ruleset.")]
Config = Annotated[Path | None, typer.Option(help="A file with options that differ.")]
Seed = Annotated[str, typer.Option(metavar="N", help="The first game's seed; the others follow.")]
Workers = Annotated[str, typer.Option(metavar="N", help="Processes to play in.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
Lang = Annotated[str | None, typer.Option(help="es or en.")]


@app.command()
def tournament(game: GameName, agents: Annotated[str, typer.Option(help="Two agents or more, by commas.")],
               games: Games = "500", players: Players = "4", roles: Roles = None, ruleset: RulesetName = None,
               config: Config = None, seed: Seed = "1", workers: Workers = "1", as_json: AsJson = False,
               lang: Lang = None) -> None:
    """Compare agents: each plays all seats of the same games; win rates, and how sure their differences are."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    rules, count, names = found.ruleset(ruleset), whole_number(players, "--players"), split_agents(agents)
    each, processes = whole_number(games, "--games"), check_workers(whole_number(workers, "--workers"))
    with _playing(speech, each * len(names)) as bar:
        table = run_tournament(found, rules, found.options(rules, config), roles_in(roles, count), names,
                               whole_number(seed, "--seed"), each, processes, bar)
    if as_json:
        print(json.dumps(asdict(table), indent=2))
    else:
        _print_tournament(table, speech)


@app.command()
def sweep(game: GameName,
          settings: Annotated[list[str], typer.Option("--set", help="An option and its values: end.keys=3,4,5.")],
          out: Annotated[Path, typer.Option(help="A folder for the results; running again goes on.")],
          agent: Annotated[str, typer.Option(help="One agent, or one for each seat, by commas.")] = "greedy",
          games: Games = "2000", players: Players = "4", roles: Roles = None, ruleset: RulesetName = None,
          config: Config = None, seed: Seed = "1", workers: Workers = "1", as_json: AsJson = False,
          lang: Lang = None) -> None:
    """Compare configurations: every combination of the values given, on the same seeds."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    axes = [parse_axis(text) for text in settings]
    base = plain_data(read_yaml(config) or {}) if config else {}
    each, processes = whole_number(games, "--games"), check_workers(whole_number(workers, "--workers"))
    out.mkdir(parents=True, exist_ok=True)
    with _playing(speech, each * len(list(combinations_of(axes)))) as bar:
        points = list(run_sweep(found, found.ruleset(ruleset), base, axes,
                                roles_in(roles, whole_number(players, "--players")), split_agents(agent),
                                whole_number(seed, "--seed"), each, out, processes, bar))
    write_index(out / "sweep.json", points)
    if as_json:
        print((out / "sweep.json").read_text(encoding="utf-8"), end="")
    else:
        _print_sweep(points, speech)


@app.command()
def tune(game: GameName,
         settings: Annotated[list[str], typer.Option("--set", help="An option and its values: end.keys=3..6.")],
         target: Annotated[str, typer.Option(metavar="SHARE", help="The win rate wanted, like 0.35.")],
         out: Annotated[Path, typer.Option(help="A folder for the results; running again goes on.")],
         rounds: Annotated[str | None, typer.Option(metavar="LOW-HIGH", help="Mean rounds wanted, like 8-12.")] = None,
         trials: Annotated[str, typer.Option(metavar="N", help="Configurations to try, earlier ones included.")] = "30",
         agent: Annotated[str, typer.Option(help="One agent, or one for each seat, by commas.")] = "greedy",
         games: Games = "2000", players: Players = "4", roles: Roles = None, ruleset: RulesetName = None,
         config: Config = None, seed: Seed = "1", workers: Workers = "1", as_json: AsJson = False,
         lang: Lang = None) -> None:
    """Look for the options that give a win rate; the best configuration is left in best.yaml."""
    found, speech, goal = find_game(game), speech_of(game, language_of(lang)), parse_goal(target, rounds)
    axes = [parse_axis(text) for text in settings]
    base = plain_data(read_yaml(config) or {}) if config else {}
    each, tries = whole_number(games, "--games"), whole_number(trials, "--trials")
    if tries < 1:
        raise InputError(f"--trials {tries}: expected 1 or more")
    processes = check_workers(whole_number(workers, "--workers"))
    out.mkdir(parents=True, exist_ok=True)
    with _playing(speech, each * tries) as bar:
        points = run_tuning(found, found.ruleset(ruleset), base, axes,
                            roles_in(roles, whole_number(players, "--players")), split_agents(agent),
                            whole_number(seed, "--seed"), each, goal, tries, out, processes, bar)
    write_index(out / "tune.json", points)
    (out / "best.yaml").write_text(as_yaml(points[0].values), encoding="utf-8")
    if as_json:
        print((out / "tune.json").read_text(encoding="utf-8"), end="")
    else:
        _print_sweep(points[:10], speech)
        print(speech.say("lab-best", file=str(out / "best.yaml")))


@contextmanager
def _playing(speech: Speech, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar over so many games, after the rules have been compiled."""
    console = Console(stderr=True)
    with compiling(speech), Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speech.say("simulate-working"), total=games)
        yield lambda n: bar.advance(task, n)


def _print_tournament(table: Tournament, speech: Speech) -> None:
    console = Console()
    standings = Table(*(speech.say(f"lab-{column}") for column in ("agent", "games", "wins", "interval")))
    for one in table.standings:
        standings.add_row(one.agent, f"{one.games:,}", f"{one.rate:.1%}", f"{one.low:.1%} - {one.high:.1%}")
    console.print(standings)
    differences = Table(*(speech.say(f"lab-{column}") for column in ("pair", "difference", "interval", "p")))
    for two in table.differences:
        differences.add_row(f"{two.first} - {two.second}", f"{two.difference:+.1%}",
                            f"{two.low:+.1%} - {two.high:+.1%}", f"{two.p:.2g}")
    console.print(differences)


def _print_sweep(points: list[Point], speech: Speech) -> None:
    table = Table(*points[0].values, *(speech.say(f"lab-{column}") for column in ("wins", "interval", "rounds")))
    for point in points:
        low, high = point.shown["win_rate_95"]
        table.add_row(*map(str, point.values.values()), f"{point.shown['win_rate']:.1%}",
                      f"{low:.1%} - {high:.1%}", f"{point.shown['rounds']['mean']:.1f}")
    Console().print(table)
