"""`tapete play`: a whole game in the terminal, with people at one screen and bots in the other seats."""
from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ...agents import parse_seated, split_agents
from ...agents.policies import check_no_code
from ...files.atomic import write_whole
from ...files.config import read_bytes
from ...gamedef.by_players import at_table
from ...gamedef.game import Game
from ...games import find_game, speech_of
from ...referee.lesson import LessonDice, lesson_of
from ...referee.session import Session
from ...referee.transcript import LARGEST_RECORD, Recorder, Replay, normal, read
from ...sheets.files import config_in
from ...text.speech import Speech
from ...text.spoken import SpokenError
from ..common import language_of, roles_in, whole_number
from .screen import HUMAN, AskedDice, Quit, Screen


def play(
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[str | None, typer.Option(help="Who plays each seat, separated by commas: human, random, "
                                              "greedy, mcts:..., or a class of your own such as "
                                              "./mine.py:Careful.")] = None,
    roles: Annotated[str | None, typer.Option(help="A role for each seat, separated by commas; any draws one at "
                                              "random.")] = None,
    ruleset: Annotated[str | None, typer.Option(help="The ruleset.")] = None,
    config: Annotated[Path | None, typer.Option(help="A file with changed options.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="The same seed deals the same game.")] = None,
    save: Annotated[Path | None, typer.Option(help="A file to record the game in. If the file exists, its game goes "
                                              "on.")] = None,
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
    lesson: Annotated[bool, typer.Option("--lesson", help="Take the game's first lesson.")] = False,
    real_dice: Annotated[bool, typer.Option("--real-dice", help="Roll real dice, and type the numbers when "
                                            "asked.")] = False,
    every: Annotated[bool, typer.Option("--all", help="Show each choice. Without it, bots' passes in a row are one "
                                        "line.")] = False,
) -> None:
    """Play a game to its end; stop at any moment, and with --save go on later."""
    found = find_game(game)
    speech = speech_of(game, language_of(lang))
    console = Console(highlight=False, markup=False)      # names of cards come from files that people write
    if lesson:
        _check_alone(seats=seats, roles=roles, ruleset=ruleset, config=config, seed=seed, save=save,
                     real_dice=real_dice)
        _teach(found, speech, console, every).run()
    elif save is not None and save.exists():
        table = _take_up(found, save, speech, console, every, [] if seats is None else split_agents(seats))
        _check_same(table.session, save, seats=seats, roles=roles, ruleset=ruleset, config=config, seed=seed,
                    recorded=table.seats)
        table.run()
    else:
        begun = _begin(found, speech, console, seats=split_agents(seats or "human,greedy,greedy,greedy"),
                       roles=roles, ruleset=ruleset, config=config, save=save, real_dice=real_dice,
                       every=every, seed=secrets.randbelow(10**9) if seed is None else whole_number(seed, "--seed"))
        if begun is not None:
            begun.run()


def _begin(game: Game, speech: Speech, console: Console, seats: list[str], roles: str | None, ruleset: str | None,
           config: Path | None, save: Path | None, seed: int, real_dice: bool, every: bool) -> Screen | None:
    """A new game; None if the player quits while the setup asks for dice."""
    for seat in seats:
        if seat != HUMAN:
            parse_seated(seat)
    rules = game.ruleset(ruleset)
    asked = AskedDice(speech, console) if real_dice else None
    if asked is not None and speech.has("setup-dice"):       # not every game uses dice in its setup
        console.print(speech.say("setup-dice"))
    try:
        session = Session(game, rules, game.options(rules, config_in(game, rules, config)),
                          roles_in(roles, len(seats)), seed, asked)
    except Quit:
        console.print()
        console.print(speech.say("play-not-saved"), style="bold")
        return None
    recorder = None if save is None else Recorder(save, session, seats, real_dice)
    return Screen(session, seats, speech, console, recorder, 0, asked, every=every)


def _check_alone(**given: object) -> None:
    """Raise an error for options beside `--lesson`, because a lesson sets up its own table."""
    for option, value in given.items():
        if value:
            raise SpokenError("lesson-alone", option="--" + option.replace("_", "-"))


def _teach(game: Game, speech: Speech, console: Console, every: bool) -> Screen:
    """A first lesson, with bots in all other seats."""
    lesson = lesson_of(game.name)
    if lesson is None:
        raise SpokenError("no-lesson", game=game.name)
    chance = secrets.SystemRandom()
    session = lesson.begin(LessonDice(lesson.dice, lambda sides: chance.randint(1, sides)))
    seats = [HUMAN if seat == lesson.you else "greedy" for seat in range(len(lesson.roles))]
    return Screen(session, seats, speech, console, None, 0, None, lesson, every)


def _take_up(game: Game, save: Path, speech: Speech, console: Console, every: bool, named: Sequence[str]) -> Screen:
    transcript = read(save)
    check_no_code(transcript.header["seats"], str(save), named)
    replay = Replay(game, transcript)
    for _ in replay.steps():
        pass
    replay.session.news()
    written = read_bytes(save, LARGEST_RECORD)
    if (tidied := normal(written, save)) != written:
        write_whole(save, tidied)       # the next choice is appended to it
    asked = AskedDice(speech, console) if transcript.header["typed_dice"] else None
    replay.go_on_with(asked)
    seats = transcript.header["seats"]
    done = len(transcript.choices)
    console.print(speech.say("play-resumed", file=str(save), n=done), style="bold")
    recorder = Recorder(save, replay.session, seats, number=done)
    return Screen(replay.session, seats, speech, console, recorder, done, asked, every=every)


def _check_same(session: Session, save: Path, seats: str | None, roles: str | None, ruleset: str | None,
                config: Path | None, seed: str | None, recorded: Sequence[str]) -> None:
    """Raise an error unless the command's options agree with the save, so that nobody plays another game than they
    asked for."""
    asked = {"--seats": seats and split_agents(seats), "--ruleset": ruleset,
             "--seed": seed and whole_number(seed, "--seed"),
             "--roles": roles and roles_in(roles, len(recorded)),
             "--config": config and at_table(session.game.options(
                 session.ruleset, config_in(session.game, session.ruleset, config)), len(recorded))}
    held = {"--seats": list(recorded), "--ruleset": session.ruleset.name, "--seed": session.seed,
            "--roles": session.asked, "--config": session.options}
    for option, value in asked.items():
        if value and value != held[option]:
            raise SpokenError("other-save", file=str(save), option=option)
