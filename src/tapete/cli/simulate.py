"""`tapete simulate`: many games, and what they show."""
from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ..agents import split_agents
from ..games import find_game, speech_of
from ..kernel.game import Game
from ..kernel.speech import Speech
from ..lab.card import check_mode, play_on_cuda
from ..lab.run import Run
from ..lab.simulate import Study, make_study, results
from .common import language_of, roles_in, whole_number
from .options import (
    AsJson,
    Config,
    EngineName,
    GameName,
    Lang,
    Players,
    Roles,
    RulesetName,
    Seed,
    Workers,
    compile_for,
    engine_for,
    playing,
)


def simulate(
    game: GameName,
    games: Annotated[str, typer.Option(metavar="N", help="How many games.")] = "1000",
    players: Players = "4",
    agent: Annotated[str, typer.Option(help="random, greedy, mcts:..., expectimax:..., learned:...; by seat.")]
    = "random",
    roles: Roles = None,
    ruleset: RulesetName = None,
    config: Config = None,
    seed: Seed = "1",
    workers: Workers = "1",
    engine: EngineName = "local",
    mode: Annotated[str, typer.Option(metavar="MODE", help="cpu, or cuda: random games on an NVIDIA card.")] = "cpu",
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option(help="A Parquet file with a row for each game; running again goes on.")]
    = None,
    lang: Lang = None,
) -> None:
    """Play many games by agents, compiled; the same seed gives the same results on any engine and number of workers."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    rules, count = found.ruleset(ruleset), whole_number(players, "--players")
    study = make_study(found, rules, found.options(rules, config), roles_in(roles, count),
                       split_agents(agent), whole_number(seed, "--seed"), whole_number(games, "--games"))
    if check_mode(mode) == "cuda":
        began = time.perf_counter()
        rows = play_on_cuda(study, out)
        _show(study, found, rows, time.perf_counter() - began, int(rows["choices"].sum()), as_json, speech)
        return
    run = Run([study], None if out is None else [out])
    with engine_for(engine, workers) as opened:
        compile_for(run, speech)
        began = time.perf_counter()
        with playing(speech, run.total, run.earlier) as bar:
            rows = run.play(opened, bar)[0]
        seconds = time.perf_counter() - began
    _show(study, found, rows, seconds, run.choices, as_json, speech, run.total - run.earlier)


def _show(study: Study, found: Game, rows: Any, seconds: float, choices: int, as_json: bool, speech: Speech,
          fresh: int | None = None) -> None:
    """Say what a study shows; `fresh` of its games were played now, in so many seconds, with so many choices."""
    shown = results(study, found, rows)
    shown["seconds"] = round(seconds, 3)
    shown["decisions_per_second"] = round(choices / seconds)
    if as_json:
        print(json.dumps(shown, ensure_ascii=False, indent=2))
    else:
        _print(shown, (len(rows) if fresh is None else fresh) / seconds, speech)


def _print(shown: dict[str, Any], games_per_second: float, speech: Speech) -> None:
    say = speech.say
    decisions = shown["decisions"]
    table = Table(show_header=False, title=say("simulate-title", game=shown["game"], ruleset=shown["ruleset"],
                                               players=shown["players"],
                                               agents=", ".join(dict.fromkeys(shown["agents"]))))
    table.add_row(say("simulate-games"), say("simulate-games-of", games=f"{shown['games']:,}",
                                             seed=str(shown["seed"])))
    if "win_rate" in shown:
        table.add_row(say("simulate-win-rate"), _share(shown["win_rate"], shown["win_rate_95"], speech))
    for seat, got in enumerate(shown.get("seats", [])):
        table.add_row(say("simulate-return", seat=seat, agent=got["agent"]),
                      _share(got["return"], got["return_95"], speech))
    if "rounds" in shown:
        rounds = shown["rounds"]
        table.add_row(say("simulate-rounds"), say("simulate-spread", mean=f"{rounds['mean']:.1f}",
                                                  median=f"{rounds['median']:.0f}", longest=rounds["longest"]))
    table.add_row(say("simulate-decisions"), say("simulate-forced", mean=f"{decisions['mean']:.1f}",
                                                 forced=f"{decisions['forced_share']:.1%}"))
    for cause, share in shown.get("causes", {}).items():
        table.add_row(say("simulate-ended", cause=cause), f"{share:.2%}")
    if games_per_second:
        table.add_row(say("simulate-speed"), say("simulate-rates", decisions=f"{shown['decisions_per_second']:,}",
                                                 games=f"{games_per_second:,.0f}"))
    Console().print(table)
    if "roles" in shown:
        _print_roles(shown["roles"], speech)


def _share(share: float, interval: list[float], speech: Speech) -> str:
    low, high = interval
    return speech.say("simulate-interval", rate=f"{share:.2%}", low=f"{low:.2%}", high=f"{high:.2%}")


def _print_roles(roles: dict[str, dict[str, Any]], speech: Speech) -> None:
    table = Table(*(speech.say(f"simulate-role-{column}") for column in (
        "name", "games", "wins", "sanity", "max", "slots", "keys")))
    for role, figures in roles.items():
        table.add_row(role, f"{figures['games']:,}", f"{figures['win_rate']:.2%}",
                      f"{figures['sanity_at_end']:.2f}", f"{figures['max_sanity_at_end']:.2f}",
                      f"{figures['slots_sacrificed']:.2f}", f"{figures['keys_at_end']:.2f}")
    Console().print(table)
