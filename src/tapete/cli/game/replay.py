"""`tapete replay`: show or check a recorded game."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ...agents.replay_agents import rerecord
from ...gamedef.game import Game
from ...games import find_game, speech_for
from ...referee.session import SessionEvent, sentence_of
from ...referee.story import story
from ...referee.transcript import Replay, read
from ...text.speech import Speech, joined
from ..common import TEXTS, language_of, seat_names


def replay(file: Annotated[Path, typer.Argument(help="A recorded game, JSON lines.")],
           verify: Annotated[bool, typer.Option("--verify", help="Only check the record.")] = False,
           by_itself: Annotated[bool, typer.Option("--told", help="Only print what the record itself says. This works "
                                                   "with records of any version of the rules.")] = False,
           anew: Annotated[bool, typer.Option("--anew", help="Play the game again by the present rules with the same "
                                              "agents, and replace the record.")] = False,
           lang: Annotated[str | None, typer.Option(help="es or en.")] = None) -> None:
    """Tell a recorded game again, or check it; every dice and state is compared with the record."""
    if anew:
        choices = rerecord(file)
        print(Speech(language_of(lang), [TEXTS]).say("replay-anew", file=str(file),
                                                                                     n=choices))
        return
    transcript = read(file)
    if by_itself:
        print("\n".join(story(transcript, language_of(lang))))
        return
    game = find_game(transcript.header["game"])
    played = Replay(game, transcript)
    session = played.session
    game = session.game
    speech = speech_for(game, language_of(lang))
    names = seat_names(speech, session.roles)
    if verify:
        for _ in played.steps():
            pass
        if transcript.end is None:
            print(speech.say("replay-unfinished"))
        print(speech.say("replay-fine", file=str(file), n=len(transcript.choices)))
        return
    _tell(game, speech, session.news(), names)
    before = game.State.copy(session.state)
    for line in played.steps():
        question = game.wording.question(speech, before, names)
        label = game.wording.label(speech, before, game.grammar.parse(line["do"]), names)
        before = game.State.copy(session.state)
        print(f"\n{question}\n{speech.say('play-bot', name=names[line['seat']], action=label)}")
        _tell(game, speech, played.news, names)
    print("\n" + (speech.say("play-over", how=game.results.cause(speech, session.state, names)) if session.over
                  else speech.say("replay-unfinished")))


def _tell(game: Game, speech: Speech, news: Sequence[SessionEvent], names: list[str]) -> None:
    """Print what happened, except events that the final line repeats."""
    for told in news:
        if told.what not in game.wording.closing:
            print("  " + _said(game, speech, told, names))


def _said(game: Game, speech: Speech, told: SessionEvent, names: list[str]) -> str:
    """The sentence of an event, with the only seats that were told it. "You" is ambiguous when everything is shown."""
    sentence = sentence_of(game, speech, told, names)
    hearers = [name for seat, name in enumerate(names) if told.is_for(seat)]
    if len(hearers) == len(names):
        return sentence
    return speech.say("replay-aside", to=_together(speech, hearers), sentence=sentence)


def _together(speech: Speech, names: Sequence[str]) -> str:
    """Names in a row, the last joined by "and"."""
    if len(names) < 2:
        return "".join(names)
    return joined(speech.say("replay-hearers", first=", ".join(names[:-1]), last=names[-1]), speech.language)
