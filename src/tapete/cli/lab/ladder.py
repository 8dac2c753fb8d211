"""`tapete lab ladder`: the agents of a game from the weakest to the strongest."""
from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ...agents import split_agents
from ...gamedef.game import Game
from ...games import find_game, speech_of
from ...lab.ladder import Ladder, Rung, rungs_of
from ...lab.scale import rate_of
from ...lab.sweep import write_json
from ...lab.tuning.design import DesignSettings
from ...sheets.files import config_in
from ...text.speech import Speech
from ..common import language_of, players_in, roles_in, whole_number
from ..options import (
    AsJson,
    Config,
    EngineName,
    GameName,
    Games,
    Lang,
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
from .measures import number, rated, result_columns, signed, span
from .talk_costs import show_talk

Iterations = Annotated[str, typer.Option(help="Iterations of each search, rising, separated by commas.")]
Clairvoyant = Annotated[bool, typer.Option(help="Add a search that sees hidden cards and future dice.")]
Agents = Annotated[str | None, typer.Option(help="These agents instead, from the weakest, separated by commas.")]


def ladder(game: GameName, iterations: Iterations = "10,100,1000", clairvoyant: Clairvoyant = False,
           agents: Agents = None, games: Games = "500", players: Players = "4", roles: Roles = None,
           ruleset: RulesetName = None, config: Config = None, seed: Seed = "1", out: OptionalOut = None,
           workers: Workers = "1", engine: EngineName = "local", as_json: AsJson = False, lang: Lang = None) -> None:
    """Measure the agents of a game from the weakest to the strongest: random, greedy, searches that look ahead ever
    more often; each alone in all seats, or, where the game is competitive, against the one below."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    rules, count = found.ruleset(ruleset), players_in(players)
    rungs = split_agents(agents) if agents else rungs_of(
        [whole_number(n, "--iterations") for n in iterations.split(",")], clairvoyant)
    frame = DesignSettings(found, rules, options_in(found, rules, config), roles_in(roles, count), rungs,
                           whole_number(seed, "--seed"),
                           whole_number(games, "--games"))
    climbed = Ladder(found, rules, found.options(rules, config_in(found, rules, config)), frame.roles, rungs,
                     frame.seed, frame.games,
                     None if out is None else folder_for(out, "ladder", game))
    with engine_for(engine, workers) as opened:
        compile_for(climbed.run, speech)
        with playing(speech, climbed.run.total, climbed.run.earlier) as bar:
            found_rungs = climbed.play(opened, bar)
    data = {"game": game, "ruleset": rules.name, "version": rules.version, "players": count,
            "frame": frame.as_data(), "rungs": [asdict(rung) for rung in found_rungs]}
    if talk := show_talk(rungs, range(frame.seed, frame.seed + frame.games), speech):
        data["talk"] = talk
    if out is not None:
        write_json(out / "ladder.json", data)
    if as_json:
        print(json.dumps(data, indent=2))
    else:
        _print(found_rungs, found, speech)


def _print(rungs: list[Rung], game: Game, speech: Speech) -> None:
    rate = rate_of(game)
    columns = ["agent", *(each for each in result_columns(game) if each != "interval"), "ms", "above", "p-holm"]
    table = Table(*(speech.say(f"lab-{column}") for column in columns))
    for rung in rungs:
        rating = "" if rung.rating is None else rated(rung.rating, speech)
        more = rung.above
        mean = number(game, rate, rung.mean, speech)
        table.add_row(rung.agent, f"{mean} ({span(game, rate, rung.low, rung.high, speech)})",
                      *([] if rung.rating is None else [rating]),
                      "" if rung.ms is None else speech.figure(rung.ms, ".3g"),
                      "" if more is None else signed(game, rate, more.difference, speech)
                      + f" ({span(game, rate, more.low, more.high, speech, '+')})",
                      "" if more is None else speech.figure(more.p_holm, ".2g"))
    Console(markup=False).print(table)
