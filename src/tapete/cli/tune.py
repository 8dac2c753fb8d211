"""`tapete lab tune`: options looked for that give a win rate."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..agents import split_agents
from ..errors import InputError
from ..files import write_whole
from ..games import find_game, speech_of
from ..kernel.speech import Speech
from ..lab.design import Frame, parse_axis
from ..lab.sweep import as_rows, write_json
from ..lab.tune import FRESH, Answer, Tuning, as_yaml, parse_goal
from .common import compiling, language_of, roles_in, whole_number
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
    engine_for,
    folder_for,
    options_in,
    playing,
)
from .sweep import print_points


def tune(game: GameName, settings: Settings,
         target: Annotated[str, typer.Option(metavar="SHARE", help="The win rate wanted, like 0.35, or 0.35±0.02 "
                                             "(0.35+-0.02) to stop once it is met.")],
         out: Annotated[Path, typer.Option(help="A folder for the results; running again goes on.")],
         rounds: Annotated[str | None, typer.Option(metavar="LOW-HIGH", help="Mean rounds wanted, like 8-12.")] = None,
         trials: Annotated[str, typer.Option(metavar="N", help="Configurations to try, earlier ones included.")] = "30",
         agent: OneAgent = "greedy", games: Games = "2000", players: Players = "4", roles: Roles = None,
         ruleset: RulesetName = None, config: Config = None, seed: Seed = "1", workers: Workers = "1",
         engine: EngineName = "local", as_json: AsJson = False, lang: Lang = None) -> None:
    """Look for the options that give a win rate; the best configuration is left in best.yaml."""
    found, speech, goal = find_game(game), speech_of(game, language_of(lang)), parse_goal(target, rounds)
    tries = whole_number(trials, "--trials")
    if tries < 1:
        raise InputError(f"--trials {tries}: expected 1 or more")
    seats = roles_in(roles, whole_number(players, "--players"))
    frame = Frame(found, found.ruleset(ruleset), options_in(config), seats, split_agents(agent),
                  whole_number(seed, "--seed"), whole_number(games, "--games"))
    search = Tuning(frame, [parse_axis(text) for text in settings], goal, folder_for(out))
    if search.resumed:
        print(speech.say("lab-search-goes-on", folder=str(out)), file=sys.stderr)
    with engine_for(engine, workers) as opened, compiling(speech), \
            playing(speech, frame.games * (tries + FRESH)) as bar:
        answer = search.play(tries, opened, bar)
    write_whole(out / "best.yaml", as_yaml(answer.values).encode())
    write_json(out / "tune.json", as_rows(answer.points))
    text = write_json(out / "best.json", {
        "target": {"win_rate": goal.win_rate, "tolerance": goal.tolerance, "rounds": goal.rounds},
        "values": answer.values, "met": answer.met, "tried": answer.tried, "measured": answer.measured})
    if as_json:
        print(text, end="")
    else:
        print_points(answer.points[:10], speech)
        _print_answer(answer, goal.tolerance is not None, out / "best.yaml", speech)


def _print_answer(answer: Answer, asked: bool, best: Path, speech: Speech) -> None:
    for key, shown in (("lab-tried", answer.tried), ("lab-measured", answer.measured)):
        low, high = shown["win_rate_95"]
        print(speech.say(key, rate=f"{shown['win_rate']:.1%}", low=f"{low:.1%}", high=f"{high:.1%}",
                         games=f"{shown['games']:,}"))
    if asked:
        print(speech.say("lab-met" if answer.met else "lab-not-met"))
    print(speech.say("lab-best", file=str(best)))
