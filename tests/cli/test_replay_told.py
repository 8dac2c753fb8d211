"""A replayed game, told at a terminal: each answer under its question, and the end once and complete."""
from __future__ import annotations

import io
import re
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tapete.cli.common import seat_names
from tapete.cli.game.screen import Screen
from tapete.gamedef.parts.interaction import SOMEBODY
from tapete.games import find_game, speech_for
from tapete.referee.session import Session, sentence_of
from tapete.referee.transcript import Replay, read
from tapete.text.speech import LANGUAGES

from ..sweep import sweep

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDS = ("carcosa/seed-101", "carcosa/tecnico-201", "gloom/seed-204", "bethlem/seed-204", "bethlem/propias-201",
           "souls/seed-101")


def shown(game: Any, seats: int, seed: int, shown_to: int) -> tuple[str, list[tuple[str, str, bool]]]:
    """What a terminal shows of a game of bots to a seat that looks on, and, of each choice, its question and answer as
    that seat knows them, and whether it may know of it."""
    rules = game.ruleset(None)
    session = Session(game, rules, game.options(rules), [None] * seats, seed)
    speech, out = speech_for(session.game, "en"), io.StringIO()
    screen = Screen(session, ["greedy"] * seats, speech, Console(file=out, width=1000), None, 0,
                    None, every=True)
    screen.shown_to = shown_to
    asked: list[tuple[str, str, bool]] = []
    carry_out = screen._carry_out

    def watched(seat: int, action: int, note: str | None) -> None:
        seen, names = session.blinded(shown_to), screen.names
        told = len(session.legal()) > 1 and screen._is_open(action)
        label = session.game.wording.label(speech, seen, action, names) if told else ""
        asked.append((session.game.wording.question(speech, seen, names), f"{names[seat]}: {label}", told))
        if game.interaction.awaited(seen) == SOMEBODY:
            assert not told
        carry_out(seat, action, note)

    screen._carry_out = watched     # type: ignore[method-assign]
    screen.run()
    return out.getvalue(), asked


@pytest.mark.parametrize("record, lang", sweep(product(RECORDS, LANGUAGES), kept=[*zip(RECORDS, cycle(LANGUAGES))]))
def test_a_replay_puts_each_answer_under_its_question_and_tells_the_end_once_and_whole(
        tapete: Any, record: str, lang: str) -> None:
    path = FIXTURES / f"{record}.jsonl"
    code, out, _ = tapete("replay", path, "--lang", lang, "--all")
    out = "\n" + re.sub(r"(?m)^\((?:To [^()]* alone|Solo para [^()]*)\) ", "", out)   # what only some seats see
    replay = Replay(find_game(record.split("/")[0]), read(path))
    game, session = replay.session.game, replay.session
    speech = speech_for(game, lang)
    names, before, pairs = seat_names(speech, session.roles), game.State.copy(session.state), []
    for line in replay.steps():
        label = game.wording.label(speech, before, game.grammar.parse(line["do"]), names)
        pairs.append(f"\n\n{game.wording.question(speech, before, names)}\n{names[line['seat']]}: {label}\n")
        before = game.State.copy(session.state)
    assert code == 0 and pairs
    at = 0
    for pair in pairs:
        at = out.index(pair, at) + len(pair) - 1
    ending = game.results.cause(speech, session.state, names)
    assert session.over and out.count(ending) == 1 and out.rstrip().endswith(ending)
    assert not re.search(r"(Fin de la partida|The game is over):", out)
    for told in replay.news:
        if told.what in game.wording.closing:
            assert f"  {sentence_of(game, speech, told, names)}\n" not in out


SHOWN = [(*game, watched) for game in (("carcosa", 2), ("gloom", 5), ("bethlem", 7), ("souls", 2))
         for watched in (False, True)]


@pytest.mark.parametrize(("name", "seats", "watched"), sweep(SHOWN, kept=SHOWN[1::2]))
def test_a_terminal_puts_what_bots_answer_under_its_question_and_no_other(name: str, seats: int, watched: bool) -> None:
    """The things that a spectator may know of, and the question as a spectator knows it."""
    game = find_game(name)
    out, asked = shown(game, seats, 3, game.spectator if watched else 0)
    at = 0
    for question, answer, told in asked:
        if told:
            pair = f"{question}\n{answer}\n"
            at = out.index(pair, at) + len(pair)
    open_ones = {question for question, _, told in asked if told}
    hidden = {question for question, _, _ in asked} - open_ones
    assert at and not [line for line in out.splitlines() if line.strip() and line in hidden]
