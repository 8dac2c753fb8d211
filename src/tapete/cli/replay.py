"""`tapete replay`: a recorded game told again, or checked."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..games import find_game, speech_of
from ..referee.session import sentence_of
from ..referee.story import story
from ..referee.transcript import Replay, read
from .common import language_of, seat_names


def replay(file: Annotated[Path, typer.Argument(help="A recorded game, JSON lines.")],
           verify: Annotated[bool, typer.Option("--verify", help="Only check it.")] = False,
           by_itself: Annotated[bool, typer.Option("--told", help="Only what the record itself says, whatever version "
                                                                  "of the rules it is of.")] = False,
           lang: Annotated[str | None, typer.Option(help="es or en.")] = None) -> None:
    """Tell a recorded game again, or check it; every dice and state is compared with the record."""
    transcript = read(file)
    if by_itself:
        print("\n".join(story(transcript, language_of(lang))))
        return
    game = find_game(transcript.header["game"])
    speech = speech_of(game.name, language_of(lang))
    played = Replay(game, transcript)
    session = played.session
    game = session.game
    names = seat_names(speech, session.roles)
    news = session.news()
    if not verify:
        for told in news:
            print(sentence_of(game, speech, told, names))
    before = game.State.copy(session.state)
    for line in played.steps():
        if not verify:
            label = game.label(speech, before, game.grammar.parse(line["do"]), names)
            before = game.State.copy(session.state)
            print(f"\n{speech.say('play-bot', name=names[line['seat']], action=label)}")
            for told in played.news:
                print("  " + sentence_of(game, speech, told, names))
    if transcript.end is None:
        print(speech.say("replay-unfinished"))
    if verify:
        print(speech.say("replay-fine", file=str(file), n=len(transcript.choices)))
