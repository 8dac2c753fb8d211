"""`tapete lab profile`: what each thing is worth, how often each rule runs, and how games go."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from ...agents import split_agents
from ...gamedef.catalogue import Counted
from ...games import find_game, speech_for
from ...lab.engines.engine import Engine
from ...lab.figures import read_figures
from ...lab.profile.files import read_how, write_profile
from ...lab.profile.kept import ProfileCheckpoint
from ...lab.profile.measures import Estimate
from ...lab.profile.run import GameProfile, compile_first, run_profile, tasks_of
from ...lab.profile.study import ProfileStudy, catalogue_of, make_profile
from ...lab.profile.tables import course_figures, hope_in, tables_of
from ...lab.profile.worth import Columns, in_order, whose_results, worths_of
from ...lab.results import check_out
from ...lab.simulate import make_study, results
from ...lab.study import game_of
from ...sheets.files import config_in
from ...text.speech import Speech
from ...text.spoken import SpokenError
from ..common import compiling, language_of, names_in, players_in, roles_in, whole_number
from ..options import EngineName, Workers, engine_for, folder_for
from .figures import group_table, summary

SHOWN = 6
"""Things printed at each end of a long list. The files hold them all."""


def profile(
    game: Annotated[str | None, typer.Argument(help="The game.")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="A folder for the results.")] = None,
    again: Annotated[Path | None, typer.Option(help="A file of an earlier profile, to run that profile again.")] = None,
    games: Annotated[str, typer.Option(metavar="N", help="How many games to count.")] = "5000",
    agent: Annotated[str, typer.Option(help="One agent, or one for each seat, separated by commas.")] = "greedy",
    players: Annotated[str, typer.Option(metavar="N", help="How many seats.")] = "4",
    roles: Annotated[str | None, typer.Option(help="A role for each seat, separated by commas; any draws one at "
                                              "random.")] = None,
    ruleset: Annotated[str | None, typer.Option(help="The ruleset.")] = None,
    config: Annotated[Path | None, typer.Option(help="A file with changed options.")] = None,
    seed: Annotated[str, typer.Option(metavar="N", help="The first game's seed; the others follow.")] = "1",
    ablate: Annotated[str | None, typer.Option(
        metavar="KINDS", help="Remove things one at a time: kinds separated by commas (card,room,action), or "
                              "all.")] = None,
    hope_games: Annotated[str | None, typer.Option(
        metavar="N", help="Games in which the profile follows the chance of winning, or the expected score. By default "
                          "200, or all if there are fewer.")] = None,
    playouts: Annotated[str, typer.Option(metavar="N", help="Playouts for each estimate of the chance of "
                                          "winning, or of the score.")] = "100",
    plain_games: Annotated[str | None, typer.Option(
        metavar="N", help="Games in which the profile counts how often each rule runs. By default 40, or all if there "
                          "are fewer.")] = None,
    workers: Workers = "1",
    engine: EngineName = "local",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
) -> None:
    """Measure what cards, rooms, roles and actions are worth, how often rules run, and how games go."""
    if out is None:
        raise SpokenError("out-results")
    if again is not None:
        if game is not None:
            raise SpokenError("again-game")
        how = read_how(again)
    else:
        if game is None:
            raise SpokenError("game-or-again")
        found = find_game(game)
        rules, total = found.ruleset(ruleset), whole_number(games, "--games")
        study = make_study(found, rules, found.options(rules, config_in(found, rules, config)),
                           roles_in(roles, players_in(players)), split_agents(agent),
                           whole_number(seed, "--seed"), total)
        how = make_profile(found, study, _or_fewer(hope_games, "--hope-games", 200, total),
                           whole_number(playouts, "--playouts"), _or_fewer(plain_games, "--plain-games", 40, total),
                           _kinds(game, ablate))
    speech = speech_for(game_of(how.study), language_of(lang))
    folder_for(out, "profile", how.study.game)
    check_out(out / "games.parquet")
    kept = ProfileCheckpoint(out, how.to_json())
    with engine_for(engine, workers) as opened:
        done = _run(how, opened, speech, kept)
    write_profile(out, done)
    kept.remove()
    figures = figures_of(done)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
    else:
        _print(figures, tables_of(done), done, speech, out)


def _or_fewer(given: str | None, what: str, usual: int, games: int) -> int:
    return min(usual, games) if given is None else whole_number(given, what)


def _kinds(game: str, ablate: str | None) -> tuple[str, ...]:
    """Kinds by name, in the singular or with an s."""
    removable = [kind.name for kind in catalogue_of(find_game(game)).kinds if kind.removable]
    if ablate is None:
        return ()
    if ablate == "all":
        return tuple(removable)
    return tuple(name if name in removable else name.removesuffix("s") for name in names_in(ablate, "--ablate"))


def _run(how: ProfileStudy, engine: Engine, speech: Speech, kept: ProfileCheckpoint) -> GameProfile:
    console = Console(stderr=True, markup=False)
    with compiling(speech):
        compile_first(how)
    with Progress(TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(),
                  console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speech.say("simulate-working"), total=sum(part.cost for part in tasks_of(how)))
        return run_profile(how, engine, lambda cost: bar.advance(task, cost), kept)


def figures_of(done: GameProfile) -> dict[str, Any]:
    """The figures of a profile for the games as a whole."""
    rules = tables_of(done)["rules"]
    shown = results(done.how.study, done.rows)
    course = course_figures(done.courses["turns"], done.courses["dead"], hope_in(done))
    return {**shown, **course, "turns": {**course["turns"], **shown.get("turns", {})},
            "rules": {"games": done.how.plain_games, "never": never_ran(rules)}}


def never_ran(rules: Columns) -> list[str]:
    """The rules whose code neither ran nor was asked in the plain games."""
    return [rule for rule, ran, asked in zip(rules["rule"], rules["ran_times"], rules["asked_times"], strict=True)
            if ran is not None and ran + asked == 0]


def _print(figures: dict[str, Any], tables: dict[str, Columns], done: GameProfile, speech: Speech, out: Path) -> None:
    say, console, study = speech.say, Console(markup=False), done.how.study
    game = game_of(study)
    told = read_figures(game, game.figures.report(done.rows))
    turns, table = figures["turns"], summary(figures, told, game, speech)
    table.add_row(say("profile-turns"), say("profile-dead", mean=speech.figure(turns["mean"], ".1f"),
                                            dead=speech.figure(turns["dead_share"], ".1%")))
    hope, scored = figures.get("hope"), game.results.has_scores
    if hope:
        digits = ".2f" if scored else ".1%"
        table.add_row(say("profile-swing"), say("profile-swing-of", swing=speech.figure(hope["swing"], digits),
                                                usual=speech.figure(hope["usual_change"], digits)))
        if hope.get("lost_from") is not None:
            table.add_row(say("profile-lost"), say("profile-lost-from", share=speech.figure(hope["lost_from"], ".0%")))
    console.print(table)
    kinds = catalogue_of(game).kinds
    for group in told.groups:
        if not any(group.name == f"{kind.name}s" for kind in kinds):
            console.print(group_table(group, game, speech))
    for kind in kinds:
        if kind.compares or (kind.removable and not kind.chosen) or kind.name in done.how.ablate:
            _print_kind(kind, tables, speech, scored)
    console.print(say("profile-caption-score" if scored else "profile-caption"))
    if not game.results.cooperative:
        console.print(say(whose_results(game)))
    if figures["rules"]["games"]:
        console.print(say("profile-never", n=figures["rules"]["games"], count=len(figures["rules"]["never"]),
                          rules=", ".join(figures["rules"]["never"])), highlight=False)
    console.print(say("profile-written", folder=str(out)), highlight=False)


def _print_kind(kind: Counted, tables: dict[str, Columns], speech: Speech, scored: bool) -> None:
    """Print one kind of things, from the most harmful to the most helpful."""
    ranked = in_order(worths_of(kind, tables["things"], tables["ablations"]))
    cells = [[speech.say(worth.key), speech.figure(worth.times / worth.games, ".2f"),
              *(_points(each, speech, scored) for each in (worth.lot, worth.hope, worth.without))] for worth in ranked]
    if not cells:
        return
    used = [0, 1, *(k for k in (2, 3, 4) if any(row[k] for row in cells))]
    heads = [speech.say(f"kind-{kind.name}"),
             *(speech.say(key) for key in ("profile-times", "profile-lot",
                                           "profile-hope-score" if scored else "profile-hope", "profile-without"))]
    table = Table(*(heads[k] for k in used))
    shown = cells if len(cells) <= 2 * SHOWN + 1 else [*cells[:SHOWN], ["..."] * 5, *cells[-SHOWN:]]
    for row in shown:
        table.add_row(*(row[k] for k in used))
    Console(markup=False).print(table)


def _points(estimate: Estimate | None, speech: Speech, scored: bool) -> str:
    """An estimate in games of 100, or in points of the score, with its interval."""
    if estimate is None:
        return ""
    value, low, high = (speech.figure(each, "+.2f") if scored else speech.figure(100 * each, "+.1f")
                        for each in (estimate.value, estimate.low, estimate.high))
    return f"{value}  ({low}, {high})"
