"""`tapete lab tournament`: agents against each other."""
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
from ...lab.scale import rate_of
from ...lab.sweep import write_json
from ...lab.tournament import Tournament
from ...lab.tournament import TournamentResult as Standings
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
    playing,
)
from .measures import number, rated, result_columns, signed, span
from .talk_costs import show_talk


def tournament(game: GameName, agents: Annotated[str, typer.Option(help="Two agents or more, separated by commas.")],
               games: Games = "500", players: Players = "4", roles: Roles = None, ruleset: RulesetName = None,
               config: Config = None, seed: Seed = "1",
               out: OptionalOut = None, workers: Workers = "1", engine: EngineName = "local", as_json: AsJson = False,
               lang: Lang = None) -> None:
    """Compare agents on the same games: each alone in all seats, or, where the game is competitive, against each
    other in all rotations of the seats; and how sure their differences are."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    rules, count = found.ruleset(ruleset), players_in(players)
    contest = Tournament(found, rules, found.options(rules, config_in(found, rules, config)),
                         roles_in(roles, count), split_agents(agents),
                         whole_number(seed, "--seed"), whole_number(games, "--games"),
                         None if out is None else folder_for(out, "tournament", game))
    with engine_for(engine, workers) as opened:
        compile_for(contest.run, speech)
        with playing(speech, contest.run.total, contest.run.earlier) as bar:
            table = contest.play(opened, bar)
    data = asdict(table)
    first = contest.studies[0].seed
    if talk := show_talk(contest.agents, range(first, first + contest.games), speech):
        data["talk"] = talk
    if out is not None:
        write_json(out / "tournament.json", data)
    if as_json:
        print(json.dumps(data, indent=2))
    else:
        _print(table, found, speech)


def _print(table: Standings, game: Game, speech: Speech) -> None:
    console, rate = Console(markup=False), rate_of(game)
    columns = ["agent", "games", *result_columns(game)]
    standings = Table(*(speech.say(f"lab-{column}") for column in columns))
    for one in table.standings:
        rating = [] if one.rating is None else [rated(one.rating, speech)]
        standings.add_row(one.agent, speech.figure(one.games), number(game, rate, one.mean, speech),
                          span(game, rate, one.low, one.high, speech), *rating)
    console.print(standings)
    differences = Table(*(speech.say(f"lab-{column}") for column in ("pair", "difference", "interval", "p", "p-holm")))
    for two in table.differences:
        differences.add_row(f"{two.first} - {two.second}", signed(game, rate, two.difference, speech),
                            span(game, rate, two.low, two.high, speech, "+"), speech.figure(two.p, ".2g"),
                            speech.figure(two.p_holm, ".2g"))
    console.print(differences)
