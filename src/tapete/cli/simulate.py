"""`tapete simulate`: play many games, and show the results."""
from __future__ import annotations

import json
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..agents import split_agents
from ..compiler.backends import using_backend
from ..games import find_game, speech_for, speech_of
from ..lab.engines.cuda_device import check_mode, play_on_cuda
from ..lab.figures import read_figures
from ..lab.run import StudyRun
from ..lab.simulate import make_study, results
from ..lab.study import Study, game_of
from ..sheets.files import config_in
from ..text.speech import Speech
from .common import language_of, players_in, roles_in, whole_number
from .lab.figures import group_table, summary
from .lab.talk_costs import show_talk
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
    agent: Annotated[str, typer.Option(help="random, greedy, mcts:..., expectimax:..., learned:... or a class of your "
                                       "own such as ./mine.py:Careful; one, or one for each seat.")]
    = "random",
    roles: Roles = None,
    ruleset: RulesetName = None,
    config: Config = None,
    seed: Seed = "1",
    workers: Workers = "1",
    engine: EngineName = "local",
    mode: Annotated[str, typer.Option(metavar="MODE", help="cpu, or cuda: random games on an NVIDIA card.")] = "cpu",
    form: Annotated[str | None, typer.Option(metavar="FORM", help="The compiled form of the rules: wasm (a module, "
                                             "ready at once), native (machine code, compiled first) or auto (a module "
                                             "until the machine code is ready).")] = None,
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option(help="A Parquet file with a row for each game. The same command continues "
                                             "it.")]
    = None,
    lang: Lang = None,
) -> None:
    """Play many games by agents, compiled; the same seed gives the same results on any engine and number of workers."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    rules, count = found.ruleset(ruleset), players_in(players)
    study = make_study(found, rules, found.options(rules, config_in(found, rules, config)), roles_in(roles, count),
                       split_agents(agent), whole_number(seed, "--seed"), whole_number(games, "--games"))
    if check_mode(mode) == "cuda":
        began = time.perf_counter()
        rows = play_on_cuda(study, out)
        _show(study, rows, time.perf_counter() - began, int(rows["choices"].sum()), as_json, speech)
        return
    run = StudyRun([study], None if out is None else [out])
    with using_backend(form) if form else nullcontext(), engine_for(engine, workers) as opened:
        compile_for(run, speech)
        began = time.perf_counter()
        with playing(speech, run.total, run.earlier) as bar:
            rows = run.play(opened, bar)[0]
        seconds = time.perf_counter() - began
    _show(study, rows, seconds, run.choices, as_json, speech, run.total - run.earlier)


def _show(study: Study, rows: Any, seconds: float, choices: int, as_json: bool, speech: Speech,
          fresh: int | None = None) -> None:
    """Print the results of a study. `fresh` of its games were played now, in `seconds`, with `choices` choices."""
    shown = results(study, rows)
    shown["seconds"] = round(seconds, 3)
    shown["decisions_per_second"] = round(choices / seconds)
    if talk := show_talk(study.agents, range(study.seed, study.seed + study.games), speech):
        shown["talk"] = talk
    if as_json:
        print(json.dumps(shown, ensure_ascii=False, indent=2))
        return
    found = game_of(study)
    speech = speech_for(found, speech.language)
    figures = read_figures(found, found.figures.report(rows))
    table = summary(shown, figures, found, speech)
    played = (len(rows) if fresh is None else fresh) / seconds
    if played:
        table.add_row(speech.say("simulate-speed"), speech.say(
            "simulate-rates", decisions=shown["decisions_per_second"], games=speech.figure(played, ",.0f")))
    console = Console(markup=False)
    console.print(table)
    for group in figures.groups:
        console.print(group_table(group, found, speech))
