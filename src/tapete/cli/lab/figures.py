"""Results of many games as tables for a screen, with everything that the same command gives as JSON."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from ...gamedef.game import Game
from ...lab.figures import GameStats, GroupStats, name_of, written
from ...lab.scale import is_share, rate_of
from ...text.speech import Speech
from .measures import span


def summary(shown: Mapping[str, Any], figures: GameStats, game: Game, speech: Speech) -> Table:
    """A table of who won, how long games were, how they ended, and the game's other figures."""
    say, decisions = speech.say, shown["decisions"]
    table = Table(show_header=False, title=say("simulate-title", game=shown["game"], ruleset=shown["ruleset"],
                                               players=shown["players"],
                                               agents=", ".join(dict.fromkeys(shown["agents"]))))
    table.add_row(say("simulate-games"), say("simulate-games-of", games=speech.figure(shown["games"]),
                                             seed=str(shown["seed"])))
    _add_results(table, shown, game, speech)
    if figures.unit:
        length = figures.length
        table.add_row(say(f"simulate-{figures.unit}"), say("simulate-spread", mean=speech.figure(length["mean"], ".1f"),
                                                           median=speech.figure(length["median"], ".0f"),
                                                           longest=speech.figure(length["longest"], ".0f")))
    table.add_row(say("simulate-decisions"), say("simulate-forced", mean=speech.figure(decisions["mean"], ".1f"),
                                                 forced=speech.figure(decisions["forced_share"], ".1%")))
    for cause, part in figures.causes.items():
        table.add_row(say("simulate-ended", cause=say(f"cause-{cause}")), speech.figure(part, ".2%"))
    for name, values in figures.single.items():
        table.add_row(say(f"figure-{name}"), written(game, speech, name, values))
    return table


def _add_results(table: Table, shown: Mapping[str, Any], game: Game, speech: Speech) -> None:
    """Add rows of how games went: the win rate, the score with its grades, or what each seat got, and its points."""
    say = speech.say
    if "win_rate" in shown:
        table.add_row(say("simulate-win-rate"), share(shown["win_rate"], shown["win_rate_95"], speech))
    if "score" in shown:
        table.add_row(say("simulate-score"), scored(shown["score"], speech))
    for grade, part in shown.get("grades", {}).items():
        table.add_row(say("simulate-grade", grade=say(f"grade-{grade}")), speech.figure(part, ".2%"))
    for seat, got in enumerate(shown.get("seats", [])):
        who = {"seat": seat + 1, "agent": got["agent"]}
        if "return" in got:
            table.add_row(say("simulate-return", **who), share(got["return"], got["return_95"], speech))
        for key in ("points", "score"):
            if key in got:
                table.add_row(say(f"simulate-{key}-of", **who), scored(got[key], speech))
        if "grades" in got:
            earned = [say("simulate-graded", grade=say(f"grade-{grade}"), share=speech.figure(part, ".1%"))
                      for grade, part in got["grades"].items()]
            table.add_row(say("simulate-grades-of", **who), "\n".join(earned))


def scored(score: Mapping[str, Any], speech: Speech) -> str:
    """A mean score with its interval, and the lowest and the highest."""
    low, high = score["mean_95"]
    return speech.say("simulate-scored", mean=speech.figure(score["mean"], ".2f"), low=speech.figure(low, ".2f"),
                      high=speech.figure(high, ".2f"), lowest=speech.figure(score["lowest"]),
                      highest=speech.figure(score["highest"]))


def share(rate: float, interval: Sequence[float], speech: Speech) -> str:
    """A share of games with its interval."""
    low, high = interval
    return speech.say("simulate-interval", rate=speech.figure(rate, ".2%"), low=speech.figure(low, ".2%"),
                      high=speech.figure(high, ".2%"))


def group_table(group: GroupStats, game: Game, speech: Speech) -> Table:
    """A table with a row for each thing: in how many games it was, how often its holder won or with which score, and
    its other figures."""
    rate = rate_of(game)
    table = Table(*(speech.say(key) for key in (f"figures-{group.name}", "simulate-thing-games",
                                                f"lab-{rate.replace('_', '-')}", "lab-interval")),
                  *(speech.say(f"figure-{name}") for name in group.more))
    for thing in group.things:
        table.add_row(name_of(game, speech, group.name, thing.name), speech.figure(thing.games),
                      speech.figure(thing.rate, ".2%" if is_share(game, rate) else ".2f"),
                      span(game, rate, thing.low, thing.high, speech),
                      *(written(game, speech, name, [thing.more[name]]) for name in group.more))
    return table
