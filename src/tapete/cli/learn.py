"""`tapete learn`: train a net for the agent `learned`, and fit the value function for searches that cut off their
playouts."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..games import find_game, speech_of
from ..text.spoken import SpokenError
from .common import compiling, language_of, players_in, whole_number
from .options import EngineName, GameName, Lang, Players, RulesetName, Seed, Workers, engine_for, folder_for

app = typer.Typer(no_args_is_help=True, help="Train agents.")


@app.command()
def train(game: GameName,
          out: Annotated[Path, typer.Option(help="A folder for the training. The same command continues it.")],
          rounds: Annotated[str, typer.Option(metavar="N", help="Rounds of search and fitting in all, including those "
                                              "of earlier runs.")] = "10",
          lessons: Annotated[str, typer.Option(metavar="N", help="Lessons in a round.")] = "200000",
          iterations: Annotated[str, typer.Option(metavar="N", help="Iterations of the search that teaches.")] = "200",
          thought: Annotated[float, typer.Option(help="Share of the choices that the search makes.")] = 0.15,
          fast: Annotated[str, typer.Option(help="The agent that makes the other choices: greedy or "
                                            "learned.")] = "greedy",
          rollout: Annotated[str, typer.Option(help="The agent that plays below the search tree: none, greedy or "
                                               "random.")] = "none",
          horizon: Annotated[str, typer.Option(metavar="N", help="Ticks of the game's clock after which the search "
                                               "values a line. 0 sets no limit.")] = "0",
          hidden: Annotated[str, typer.Option(metavar="N", help="Width of the net's first layer.")] = "64",
          players: Players = "4", ruleset: RulesetName = None, seed: Seed = "1", workers: Workers = "1",
          engine: EngineName = "local", lang: Lang = None) -> None:
    """Teach a net what search makes of positions, round by round; `learned:weights=FILE` plays by it."""
    found, speech = find_game(game), speech_of(game, language_of(lang))
    try:
        from ..learn.train import Training, TrainingPlan
    except ImportError as error:
        raise SpokenError("no-learn", package=error.name or "") from error
    plan = TrainingPlan(game, found.ruleset(ruleset).name, players_in(players),
                seed=whole_number(seed, "--seed"), rows=whole_number(lessons, "--lessons"),
                iterations=whole_number(iterations, "--iterations"), thought=thought, fast=fast, rollout=rollout,
                horizon=whole_number(horizon, "--horizon"), hidden=whole_number(hidden, "--hidden"))
    training = Training(plan, folder_for(out, "learn", game))
    if training.done:
        print(speech.say("learn-goes-on", rounds=training.done - 1), file=sys.stderr)
    with engine_for(engine, workers) as opened, compiling(speech):
        for report in training.run(opened, whole_number(rounds, "--rounds")):
            print(speech.say("learn-round", round=report.round, lessons=report.lessons, games=report.games,
                             won=speech.figure(report.won, ".1%"), worth=speech.figure(report.worth_loss, ".4f"),
                             choice=speech.figure(report.choice_loss, ".4f"),
                             seconds=speech.figure(report.seconds, ".0f")), flush=True)
    print(speech.say("learn-done", file=str(training.file_of(training.done - 1))))


@app.command()
def value(game: GameName,
          out: Annotated[Path, typer.Option(help="The file for the weights. The agent `mcts:value=FILE` uses it.")],
          agent: Annotated[str, typer.Option(help="The agent that plays every seat.")] = "mcts:iterations=100",
          games: Annotated[str, typer.Option(metavar="N", help="Games to play and watch.")] = "2000",
          watched: Annotated[float, typer.Option(help="Share of the game clock's ticks at which the features of all "
                                                 "seats are noted.")] = 0.2,
          players: Players = "4", ruleset: RulesetName = None, seed: Seed = "1", workers: Workers = "1",
          engine: EngineName = "local", lang: Lang = None) -> None:
    """Fit to games how much what counts in a game is worth, and say how good that is on games kept back."""
    from ..learn.value import FitPlan, learn_value
    found, speech = find_game(game), speech_of(game, language_of(lang))
    plan = FitPlan(game, found.ruleset(ruleset).name, players_in(players), agent, whole_number(games, "--games"),
                   watched,
                   whole_number(seed, "--seed"))
    with engine_for(engine, workers) as opened, compiling(speech):
        report = learn_value(plan, opened, out)
    loss = report.loss
    losses = {name: speech.figure(getattr(loss, name), ".4f") for name in ("fitted", "own", "gain", "low", "high")}
    print(speech.say("value-fitted", moments=report.moments, games=report.games, kept=report.kept_back, **losses))
    print(speech.say("learn-done", file=str(out)))
