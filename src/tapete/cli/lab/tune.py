"""`tapete lab tune`: search for options that make a game what its designer wants."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ...agents import split_agents
from ...files.atomic import write_whole
from ...gamedef.game import Game
from ...games import find_game, speech_of
from ...lab.sweep import as_rows, write_json
from ...lab.tuning.aims import TuningGoal
from ...lab.tuning.design import DesignSettings, parse_axis
from ...lab.tuning.tune import FRESH, Tuning, TuningAnswer, as_yaml, parse_goal
from ...text.speech import Speech
from ...text.spoken import SpokenError
from ..common import compiling, language_of, players_in, roles_in, whole_number
from ..options import (
    AsJson,
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
    engine_for,
    folder_for,
    options_in,
    playing,
)
from .measures import heading, number
from .sweep import print_points
from .tune_few import tune_few


def tune(game: GameName, settings: Settings,
         target: Annotated[str, typer.Option(metavar="NUMBER", help="The wanted value of the aim, like 0.35, or "
                                             "0.35±0.02 (0.35+-0.02) to stop as soon as it is met.")],
         out: Out,
         aim: Annotated[str | None, typer.Option(metavar="MEASURE", help="What to measure: win_rate or score, rounds, "
                                                 "turns, or the wins of players with a thing, like characters/CAIN. In "
                                                 "a competitive game also strongest (the seat that wins most) or a "
                                                 "seat, like seat-0. By default win_rate or score, or strongest in a "
                                                 "competitive game.")] = None,
         also: Annotated[list[str] | None, typer.Option(metavar="MEASURE=LOW-HIGH", help="Another measure with its "
                                                        "lowest and highest value, like seat-0=0.2-0.3.")] = None,
         rounds: Annotated[str | None, typer.Option(metavar="LOW-HIGH", help="The same as --also rounds=LOW-HIGH.")]
         = None,
         trials: Annotated[str, typer.Option(metavar="N", help="Configurations to try in all, including those of "
                                             "earlier runs.")] = "30",
         most: Annotated[str | None, typer.Option(metavar="N", help="Change at most this many options, and as few as "
                                                  "possible. Then --players may name several numbers: 2,3,4.")] = None,
         apart: Annotated[bool, typer.Option("--apart", help="With --most: each number of players gets its own values "
                                             "of the same options.")] = False,
         check: Annotated[str | None, typer.Option(metavar="AGENT", help="With --most: also play the answer by this "
                                                   "agent, in a tenth of the games.")] = None,
         agent: OneAgent = "greedy", games: Games = "2000", players: Players = "4", roles: Roles = None,
         ruleset: RulesetName = None, config: Config = None, seed: Seed = "1", workers: Workers = "1",
         engine: EngineName = "local", as_json: AsJson = False, lang: Lang = None) -> None:
    """Look for the options that give a win rate, or another aim; the best configuration is left in best.yaml."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    goal = parse_goal(found, aim, target, [*(also or ()), *([] if rounds is None else [f"rounds={rounds}"])])
    tries = whole_number(trials, "--trials")
    if tries < 1:
        raise SpokenError("trials", trials=tries)
    counts = [players_in(each) for each in players.split(",")] if most is not None else [players_in(players)]
    seats = roles_in(roles, counts[0])
    rules = found.ruleset(ruleset)
    frame = DesignSettings(found, rules, options_in(found, rules, config), seats, split_agents(agent),
                           whole_number(seed, "--seed"), whole_number(games, "--games"))
    if most is not None:
        tune_few(frame, counts, [parse_axis(text) for text in settings], goal, out, whole_number(most, "--most"), tries,
                 apart, check, engine, workers, speech, as_json)
        return
    if apart or check is not None:
        raise SpokenError("tune-most")
    search = Tuning(frame, [parse_axis(text) for text in settings], goal, folder_for(out, "tune", game))
    if search.resumed:
        print(speech.say("lab-search-goes-on", folder=str(out)), file=sys.stderr)
    with engine_for(engine, workers) as opened, compiling(speech), \
            playing(speech, frame.games * (tries + FRESH)) as bar:
        answer = search.play(tries, opened, bar)
    write_whole(out / "best.yaml", as_yaml(frame.base, answer.values).encode())
    write_json(out / "tune.json", as_rows(answer.points))
    text = write_json(out / "best.json", {
        "target": goal.as_data(),
        "values": answer.values, "met": answer.met, "tried": answer.tried, "measured": answer.measured})
    if as_json:
        print(text, end="")
    else:
        print_points(answer.points[:10], found, speech)
        _print_answer(answer, goal, out / "best.yaml", found, speech)


def _print_answer(answer: TuningAnswer, goal: TuningGoal, best: Path, game: Game, speech: Speech) -> None:
    aim = goal.measure
    for key, shown in (("lab-tried", answer.tried), ("lab-measured", answer.measured)):
        mean, low, high = (number(game, aim, value, speech) for value in (shown["aims"][aim]["mean"],
                                                            *shown["aims"][aim]["interval_95"]))
        print(speech.say(key, aim=heading(aim, game, speech), mean=mean, low=low, high=high,
                         games=speech.figure(shown["games"])))
    if goal.tolerance is not None:
        print(speech.say("lab-met" if answer.met else "lab-not-met"))
    print(speech.say("lab-best", file=str(best)))
