"""Results of many games as tables for a screen, with everything that the same command gives as JSON."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from ...gamedef.game import Game
from ...lab.figures import GameStats, GroupStats, name_of, written
from ...text.speech import Speech


def summary(shown: Mapping[str, Any], figures: GameStats, game: Game, speech: Speech) -> Table:
    """A table of who won, how long games were, how they ended, and the game's other figures."""
    say, decisions = speech.say, shown["decisions"]
    table = Table(show_header=False, title=say("simulate-title", game=shown["game"], ruleset=shown["ruleset"],
                                               players=shown["players"],
                                               agents=", ".join(dict.fromkeys(shown["agents"]))))
    table.add_row(say("simulate-games"), say("simulate-games-of", games=speech.figure(shown["games"]),
                                             seed=str(shown["seed"])))
    if "win_rate" in shown:
        table.add_row(say("simulate-win-rate"), share(shown["win_rate"], shown["win_rate_95"], speech))
    for seat, got in enumerate(shown.get("seats", [])):
        table.add_row(say("simulate-return", seat=seat + 1, agent=got["agent"]),
                      share(got["return"], got["return_95"], speech))
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


def share(rate: float, interval: Sequence[float], speech: Speech) -> str:
    """A share of games with its interval."""
    low, high = interval
    return speech.say("simulate-interval", rate=speech.figure(rate, ".2%"), low=speech.figure(low, ".2%"),
                      high=speech.figure(high, ".2%"))


def group_table(group: GroupStats, game: Game, speech: Speech) -> Table:
    """A table with a row for each thing: in how many games it was, how often its holder won, and its other figures."""
    table = Table(*(speech.say(key) for key in (f"figures-{group.name}", "simulate-thing-games", "simulate-thing-wins",
                                                "lab-interval")),
                  *(speech.say(f"figure-{name}") for name in group.more))
    for thing in group.things:
        table.add_row(name_of(game, speech, group.name, thing.name), speech.figure(thing.games),
                      speech.figure(thing.rate, ".2%"), speech.span(thing.low, thing.high, ".1%"),
                      *(written(game, speech, name, [thing.more[name]]) for name in group.more))
    return table
