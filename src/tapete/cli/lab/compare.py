"""`tapete lab compare`: compare configurations on the same seeds."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ...agents import split_agents
from ...gamedef.game import Game
from ...games import find_game, speech_of
from ...lab.checked import as_data as checked_data
from ...lab.compare import Comparison, Variants, as_data, named
from ...lab.sweep import write_json
from ...lab.tuning.design import DesignSettings
from ...text.speech import Speech
from ..common import language_of, players_in, roles_in, whole_number
from ..options import (
    AsJson,
    CheckAgent,
    EngineName,
    GameName,
    Games,
    Lang,
    OneAgent,
    OptionalOut,
    Players,
    Roles,
    RulesetName,
    Seed,
    Workers,
    compile_for,
    engine_for,
    folder_for,
    options_in,
    playing,
)
from .checking import checking, print_checked
from .measures import differences, heading, number


def compare(game: GameName,
            configs: Annotated[list[Path], typer.Argument(help="Files with changed options. A single file is compared "
                                                          "with the ruleset.")],
            out: OptionalOut = None, agent: OneAgent = "greedy", games: Games = "2000", players: Players = "4",
            roles: Roles = None, ruleset: RulesetName = None, seed: Seed = "1", workers: Workers = "1",
            engine: EngineName = "local", check: CheckAgent = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """Set configurations against each other on the same seeds: the differences, how sure they are, and how many games
    more would settle those that are not."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    rules = found.ruleset(ruleset)
    frame = DesignSettings(found, rules, {}, roles_in(roles, players_in(players)), split_agents(agent),
                           whole_number(seed, "--seed"), whole_number(games, "--games"))
    changed = {name: options_in(found, rules, path) for name, path in named(configs, rules.name)}
    variants = Variants(frame, changed,
                        None if out is None else folder_for(out, "compare", game))
    with engine_for(engine, workers) as opened:
        compile_for(variants.run, speech)
        with playing(speech, variants.run.total, variants.run.earlier) as bar:
            comparison = variants.play(opened, bar)
        checked = checking(variants.studies, variants.played, check, out, opened, speech)
    others = {name: checked_data(one) for name, one in zip(variants.names, checked, strict=False)}
    data = {"frame": frame.as_data(), "configurations": changed} | as_data(comparison) | (
        {"by_another": others} if others else {})
    if out is not None:
        write_json(out / "compare.json", data)
    if as_json:
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        _print(comparison, found, speech)
        print_checked(zip(variants.names, checked, strict=False), frame.agents, found, speech)


def _print(comparison: Comparison, game: Game, speech: Speech) -> None:
    measures = list(next(iter(comparison.shown.values())))
    shown = Table("", *(heading(measure, game, speech) for measure in measures))
    for name, of in comparison.shown.items():
        numbers = [[number(game, measure, value, speech) for value in (shows.mean, shows.low, shows.high)]
                   for measure in measures for shows in [of[measure]]]
        shown.add_row(name, *(f"{mean}  ({low} - {high})" for mean, low, high in numbers))
    console = Console(markup=False)
    console.print(shown)
    console.print(differences(comparison.contrasts, game, speech))
