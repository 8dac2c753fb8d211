"""`tapete simulate`: many games, and what they show."""
from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..agents import split_agents
from ..games import find_game, speech_of
from ..kernel.speech import Speech
from ..lab.simulate import (
    check_out,
    check_workers,
    make_study,
    pack_blank,
    play_part,
    results,
    run_study,
    write_parquet,
)
from .common import compiling, language_of, roles_in, whole_number


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[str, typer.Option(metavar="N", help="How many games.")] = "1000",
    players: Annotated[str, typer.Option(metavar="N", help="How many seats.")] = "4",
    agent: Annotated[str, typer.Option(help="random, greedy, mcts:..., expectimax:...; one for each seat by commas.")]
    = "random",
    roles: Annotated[str | None, typer.Option(help="A role for each seat, by commas; any draws one.")] = None,
    ruleset: Annotated[str | None, typer.Option(help="The ruleset.")] = None,
    config: Annotated[Path | None, typer.Option(help="A file with options that differ.")] = None,
    seed: Annotated[str, typer.Option(metavar="N", help="The first game's seed; the others follow.")] = "1",
    workers: Annotated[str, typer.Option(metavar="N", help="Processes to play in.")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    out: Annotated[Path | None, typer.Option(help="A Parquet file with a row for each game.")] = None,
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
) -> None:
    """Play many games by agents, compiled; the same seed gives the same results on any number of workers."""
    found = find_game(game)
    rules = found.ruleset(ruleset)
    count = whole_number(players, "--players")
    speech = speech_of(game, language_of(lang))
    study = make_study(found, rules, found.options(rules, config), roles_in(roles, count),
                       split_agents(agent), whole_number(seed, "--seed"), whole_number(games, "--games"))
    processes = check_workers(whole_number(workers, "--workers"))
    if out is not None:
        check_out(out)
    with compiling(speech):
        play_part(replace(study, games=1), pack_blank(study))
    console = Console(stderr=True)
    began = time.perf_counter()
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speech.say("simulate-working"), total=study.games)
        rows = run_study(study, processes, lambda n: bar.advance(task, n))
    seconds = time.perf_counter() - began
    if out is not None:
        write_parquet(out, study, rows)
    shown = results(study, found, rows)
    shown["seconds"] = round(seconds, 3)
    shown["decisions_per_second"] = round(shown["decisions"]["total"] / seconds)
    if as_json:
        print(json.dumps(shown, ensure_ascii=False, indent=2))
    else:
        _print(shown, speech)


def _print(shown: dict[str, Any], speech: Speech) -> None:
    say = speech.say
    low, high = shown["win_rate_95"]
    rounds, decisions = shown["rounds"], shown["decisions"]
    table = Table(show_header=False, title=say("simulate-title", game=shown["game"], ruleset=shown["ruleset"],
                                               players=shown["players"],
                                               agents=", ".join(dict.fromkeys(shown["agents"]))))
    table.add_row(say("simulate-games"), say("simulate-games-of", games=f"{shown['games']:,}",
                                             seed=str(shown["seed"])))
    table.add_row(say("simulate-win-rate"), say(
        "simulate-interval", rate=f"{shown['win_rate']:.2%}", low=f"{low:.2%}", high=f"{high:.2%}"))
    table.add_row(say("simulate-rounds"), say("simulate-spread", mean=f"{rounds['mean']:.1f}",
                                              median=f"{rounds['median']:.0f}", longest=rounds["longest"]))
    table.add_row(say("simulate-decisions"), say("simulate-forced", mean=f"{decisions['mean']:.1f}",
                                                 forced=f"{decisions['forced_share']:.1%}"))
    for cause, share in shown["causes"].items():
        table.add_row(say("simulate-ended", cause=cause), f"{share:.2%}")
    table.add_row(say("simulate-speed"), say("simulate-rates", decisions=f"{shown['decisions_per_second']:,}",
                                             games=f"{shown['games'] / shown['seconds']:,.0f}"))
    console = Console()
    console.print(table)
    per_role = Table(*(say(f"simulate-role-{column}") for column in (
        "name", "games", "wins", "sanity", "max", "slots", "keys")))
    for role, figures in shown["roles"].items():
        per_role.add_row(role, f"{figures['games']:,}", f"{figures['win_rate']:.2%}",
                         f"{figures['sanity_at_end']:.2f}", f"{figures['max_sanity_at_end']:.2f}",
                         f"{figures['slots_sacrificed']:.2f}", f"{figures['keys_at_end']:.2f}")
    console.print(per_role)
