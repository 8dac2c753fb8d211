"""`tapete replay`: show or check a recorded game."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ...agents.replay_agents import rerecord
from ...gamedef.game import Game
from ...games import find_game, speech_for
from ...referee.chance_log import as_line, chance_of, compare
from ...referee.idle_run import IdleRun
from ...referee.session import SessionEvent, sentence_of
from ...referee.story import story
from ...referee.transcript import Replay, Transcript, read
from ...text.speech import Speech, listed
from ..common import TEXTS, language_of, seat_names


def replay(file: Annotated[Path, typer.Argument(help="A recorded game, JSON lines.")],
           verify: Annotated[bool, typer.Option("--verify", help="Only check the record.")] = False,
           by_itself: Annotated[bool, typer.Option("--told", help="Only print what the record itself says. This works "
                                                   "with records of any version of the rules.")] = False,
           chance: Annotated[bool, typer.Option("--chance", help="Print every die, lot, draw and shuffle of the game, "
                                                "with the rule that asked for it.")] = False,
           as_json: Annotated[bool, typer.Option("--json", help="Print the log of chance as lines of JSON.")] = False,
           against: Annotated[Path | None, typer.Option("--against", help="Check the game's chance against such lines "
                                                        "of JSON.")] = None,
           anew: Annotated[bool, typer.Option("--anew", help="Play the game again by the present rules with the same "
                                              "agents, and replace the record.")] = False,
           every: Annotated[bool, typer.Option("--all", help="Show each choice. Without it, passes in a row are one "
                                               "line.")] = False,
           lang: Annotated[str | None, typer.Option(help="es or en.")] = None) -> None:
    """Tell a recorded game again, or check it; every dice and state is compared with the record."""
    if anew:
        choices = rerecord(file)
        print(Speech(language_of(lang), [TEXTS]).say("replay-anew", file=str(file),
                                                                                     n=choices))
        return
    transcript = read(file)
    if by_itself:
        print("\n".join(story(transcript, language_of(lang), every=every)))
        return
    game = find_game(transcript.header["game"])
    if chance or as_json or against is not None:
        _chance(game, transcript, language_of(lang), as_json, against)
        return
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
    before, run = game.State.copy(session.state), IdleRun(speech)
    for line in played.steps():
        action, name = game.grammar.parse(line["do"]), names[line["seat"]]
        at_once = game.interaction.let_choose(before, line["seat"])
        label = game.wording.label(speech, before, action, names)
        if not every and game.wording.is_idle(before, action):
            _line(run.add(name, label))
        else:
            _line(run.told())
            question = game.wording.question(speech, before, names)
            asked = [seat for seat in range(len(names)) if at_once or seat == line["seat"]
                     or _question_as(game, speech, before, seat, names) == question]
            told = [seat for seat in range(len(names)) if seat == line["seat"]
                    or (not at_once and _sees(game, before, action, seat, seat in asked)
                        and game.wording.label(speech, _seen(game, before, seat), action, names) == label)]
            choice = speech.say("play-bot", name=name, action=label)
            print(f"\n{_aside(speech, question, asked, names)}\n{_aside(speech, choice, told, names)}")
        before = game.State.copy(session.state)
        if played.news:
            _line(run.told())
            _tell(game, speech, played.news, names)
    _line(run.told())
    if not session.over:
        print("\n" + speech.say("replay-unfinished"))
        return
    print("\n" + speech.say("play-over", how=game.results.cause(speech, session.state, names)))
    for scored in game.results.told_scores(speech, session.state, names):
        _line(scored)


def _chance(game: Game, transcript: Transcript, language: str, as_json: bool, against: Path | None) -> None:
    """Print the log of chance, or check it against a file."""
    entries, speech = list(chance_of(game, transcript)), Speech(language, [TEXTS])
    if against is not None:
        compare(against, entries)
        print(speech.say("replay-chance-same", file=str(against), n=len(entries)))
        return
    for entry in entries:
        print(as_line(entry) if as_json else speech.say(
            "replay-chance", choice=entry.choice, kind=entry.kind, of=entry.of, most=entry.of - 1,
            drawn=0 if entry.first is None else (entry.last or 0) - entry.first + 1, first=entry.first or 0,
            last=entry.last or 0, rules=", ".join(entry.rules) or "none",
            result=" ".join(map(str, entry.result)) if isinstance(entry.result, list) else entry.result))


def _tell(game: Game, speech: Speech, news: Sequence[SessionEvent], names: list[str]) -> None:
    """Print what happened, except events that the final line repeats."""
    for told in news:
        if told.what not in game.wording.closing:
            _line(_said(game, speech, told, names))


def _line(said: str) -> None:
    """Print a line under a choice; nothing if there is none."""
    if said:
        print("  " + said)


def _said(game: Game, speech: Speech, told: SessionEvent, names: list[str]) -> str:
    """The sentence of an event, with the only seats that were told it. "You" is ambiguous when everything is shown."""
    sentence = sentence_of(game, speech, told, names)
    return _aside(speech, sentence, [seat for seat in range(len(names)) if told.is_for(seat)], names)


def _aside(speech: Speech, sentence: str, seats: Sequence[int], names: list[str]) -> str:
    """A sentence with the only seats that it is for; by itself if it is for all."""
    if len(seats) == len(names):
        return sentence
    return speech.say("replay-aside", to=listed(speech, [names[seat] for seat in seats]), sentence=sentence)


def _sees(game: Game, before: Any, action: int, seat: int, asked: bool) -> bool:
    """Whether a seat sees which choice is made. `asked` is whether it knows the question. If it does not, and all that
    may be chosen looks alike to it, it sees nothing."""
    menu = game.Menu.plain()
    game.rules.legal(before, menu)
    alike = {int(game.rules.seen_as(before, each, seat)) for each in menu.actions[:menu.n]}
    return int(game.rules.seen_as(before, action, seat)) == action and (asked or len(alike) > 1)


def _question_as(game: Game, speech: Speech, before: Any, seat: int, names: list[str]) -> str:
    """A question as a seat reads it, to whom hidden things have no name."""
    return game.wording.question(speech, _seen(game, before, seat), names)


def _seen(game: Game, before: Any, seat: int) -> Any:
    """A state as a seat sees it."""
    seen = game.State.copy(before)
    game.rules.blind(seen, seat)
    return seen
