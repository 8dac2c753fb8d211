"""Hints of a search: their lines in each game, without anything that a seat may not know."""
from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tapete.agents import parse_agent
from tapete.agents.foresight import Forecast, SearchLine, foreseen, told_in
from tapete.agents.hints import HintAnalysis, analyse, expected, reasons, speaks_against
from tapete.agents.mcts import ActionValue, Searcher
from tapete.agents.seat import SeatedAgent
from tapete.gamedef.game import Game
from tapete.games import NAMES, find_game, speech_of
from tapete.games.carcosa.vocabulary import Told
from tapete.kernel.dice import TOLD_ROLL
from tapete.kernel.log import EVERYBODY, LOG_SIZE
from tapete.referee.session import Session
from tapete.testing.worlds import redealt
from tapete.text.speech import Speech

CARCOSA = find_game("carcosa")
KING, HOUSE, SLIDE = (int(Told.KING_PRESENCE), 1, 2, 1), (int(Told.HOUSE), 1, 0, 0), (int(Told.DECKS_ROTATED), 0, 0, 0)


def after(action: int, worth: float, **told: tuple[int, float]) -> Forecast:
    """The events that follow a choice in a hundred lines: how often they come, and how much they are worth."""
    of = {"king": KING, "house": HOUSE, "slide": SLIDE, "roll": (TOLD_ROLL, 4, 2, 0)}
    return Forecast(action, 100, worth, 0.1, {of[name]: figures for name, figures in told.items()})


def opinion(action: int, visits: int, value: float) -> ActionValue:
    return ActionValue(action, visits, value, value - 0.2, value + 0.2)


def moment(name: str, choices: int, seed: int = 3) -> Session:
    """A game that thumbs have played on for so many choices, and to where somebody has to choose."""
    game = find_game(name)
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * (game.configuration.usual_seats or game.most),
                      seed)
    agents = [SeatedAgent("greedy", seat, seed) for seat in range(len(session.asked))]
    number = 0
    while number < choices or len(session.legal()) < 2:
        session.play(agents[session.to_move].choose(session, number))
        number += 1
    return session


def test_a_line_counts_what_its_seat_is_told_once() -> None:
    own, others, all_ = (1 << 2, 5, 1, 2, 3), (1 << 1, 6, 1, 2, 3), (EVERYBODY, 7, 0, 0, 0)
    found = foreseen(9, 2, [[SearchLine(0.2, [own, own, others]), SearchLine(0.6, [all_])],
                            [SearchLine(0.9, [all_]), SearchLine(0.7, [all_])]])
    assert (found.lines, found.worth, round(found.spread, 9)) == (2, 0.4, 0.2)
    assert found.told == {(5, 1, 2, 3): (1, 0.2), (7, 0, 0, 0): (2, 0.8)}
    assert (found.share((7, 0, 0, 0)), found.share((6, 1, 2, 3))) == (1.0, 0.0)


def test_the_oldest_that_a_log_holds_comes_first() -> None:
    state: Any = CARCOSA.State.array(1)
    log = state[0]["log"]
    log["told"] = LOG_SIZE + 3
    log["a"] = range(LOG_SIZE)
    assert [told[2] for told in told_in(log)] == [*range(3, LOG_SIZE), 0, 1, 2]


def test_what_is_told_is_what_follows_the_one_choice_and_not_the_other() -> None:
    best = after(1, 0.5, king=(60, 0.5), house=(95, 0.5), slide=(99, 0.5), roll=(80, 0.5))
    rival = after(2, 0.4, house=(94, 0.4))
    assert expected(CARCOSA, best, rival) == [KING]


def test_against_speaks_what_costs() -> None:
    best = after(1, 0.5, king=(10, 0.3))
    assert speaks_against(best, after(2, 0.4, king=(60, 0.35), house=(60, 0.45), roll=(80, 0.1))) == KING
    assert speaks_against(best, after(2, 0.4, king=(20, 0.1), house=(60, 0.45))) is None


def test_counsel_is_said_in_the_games_words() -> None:
    counsel = HintAnalysis([opinion(1, 900, 0.5), opinion(2, 300, 0.4)],
                           [after(1, 0.5, slide=(60, 0.5)), after(2, 0.4, king=(60, 0.35))])
    label = {1: "End the turn", 2: "Go to “there” (1 action)"}.__getitem__
    told = reasons(CARCOSA, speech_of("carcosa", "en"), counsel, label, ["Ana", "Beto"])
    king = CARCOSA.wording.sentence(speech_of("carcosa", "en"), CARCOSA.wording.happening(*KING), []).rstrip(".")
    assert told[0].startswith("After “End the turn” the search expects: ") and told[0].endswith(" (6 times in 10).")
    assert told[1:] == [f"Against “Go to ‘there’”: {king} (6 times in 10; after “End the turn”, almost never)."]


def test_noise_is_no_counsel() -> None:
    foreseen_alike = [after(1, 0.5, slide=(60, 0.5)), after(2, 0.5, king=(60, 0.35))]
    near = HintAnalysis([opinion(1, 60, 0.51), opinion(2, 40, 0.49), opinion(3, 2, 0.1)], foreseen_alike)
    assert [each.action for each in near.close] == [1, 2]
    told = reasons(CARCOSA, speech_of("carcosa", "es"), near, "opción {}".format, [])
    assert told == ["Demasiado igualadas: «opción 1» o «opción 2». La búsqueda no ve entre ellas ninguna diferencia "
                    "que cuente."]
    assert not HintAnalysis([opinion(1, 6000, 0.55), opinion(2, 4000, 0.49)], foreseen_alike).close
    assert HintAnalysis([opinion(1, 10**6, 0.505), opinion(2, 10**6, 0.5)], foreseen_alike).close     # half a point
    assert HintAnalysis([opinion(1, 9, 0.9), opinion(2, 1, 0.1)], foreseen_alike).close
    assert not HintAnalysis([opinion(1, 1, 1.0)]).close


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_the_same_in_states_that_its_seat_cannot_tell_apart(name: str) -> None:
    session = moment(name, 25)
    game, seat, seats = session.game, session.to_move, len(session.asked)
    blinded = session.blinded(seat)
    found = []
    for deal in range(2):
        other = redealt(game, session.state, seat, deal) if deal else session.state
        seen = game.State.copy(other)
        game.rules.blind(seen, seat)
        searcher = Searcher(game, parse_agent("mcts:iterations=200"), seats, 7)
        found.append(analyse(searcher, seen, session.legal()))
    assert found[0] == found[1]
    assert len(found[0].foreseen) == 2 and all(each.told for each in found[0].foreseen)
    for language in ("es", "en"):
        speech, names = speech_of(name, language), [f"seat {i}" for i in range(seats)]
        assert reasons(game, speech, found[0], partial(_label, game, speech, blinded, names), names)
        for each in found[0].foreseen:
            assert all(game.wording.sentence(speech, game.wording.happening(*telling), names) for telling in each.told)


def _label(game: Game, speech: Speech, blinded: Any, names: list[str], action: int) -> str:
    return game.wording.label(speech, blinded, action, names)


def test_foreseeing_leaves_a_search_as_it_was() -> None:
    session = moment("carcosa", 10)
    blinded, legal = session.blinded(session.to_move), session.legal()
    plain, asked = (Searcher(CARCOSA, parse_agent("mcts:iterations=100"), 4, 7) for _ in range(2))
    analyse(asked, blinded, legal)
    asked.reseed(7)
    assert asked.think(blinded, legal) == plain.think(blinded, legal)
