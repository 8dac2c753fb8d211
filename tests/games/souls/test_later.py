"""Delayed triggers of Four Souls: stored, copied, bounded, and printed."""
from __future__ import annotations

import pytest

from tapete.games import find_game, speech_of
from tapete.games.souls.language.library import NUMBERS, SOURCES
from tapete.games.souls.language.printing.sentences import card_text
from tapete.games.souls.model import LATERS
from tapete.referee.session import Session

from .test_stops import play, table

GAME = find_game("souls")


def waiting(count: int = 1) -> Session:
    """A table at which a promise waits so many times."""
    card = {"id": "PROMISE", "name": {"en": "Promise"}, "type": "misc", "set": "own", "count": 20,
            "abilities": [{"play": {"this turn, once": {"when": "you take damage", "do": "gain 3c"}}}]}
    session = table({"players.0.hand": ["PROMISE"] * count, "players.0.more_plays": count, "players.0.cents": 0,
                     "players.0.plays": 0}, {"own": [{"deck": "loot", "cards": [card]}]})
    for _ in range(count):
        play(session, "play PROMISE")
        while session.state.n_stack:
            play(session, "pass")
    return session


def test_what_waits_is_in_every_copy_of_a_game() -> None:
    session = waiting()
    for copy in (GAME.State.copy(session.state), GAME.State.unpack(GAME.State.pack(session.state))):
        assert [each.model_dump() for each in session.game.view(copy).later] == [
            {"seat": 0, "card": "PROMISE", "number": 0, "until": "TURN"}]


def test_what_waits_is_there_when_a_recorded_game_is_taken_up() -> None:
    session = waiting()
    again = Session(session.game, GAME.ruleset(), session.options, ["SAMSON", "LAZARUS"], 1)
    again.state = GAME.State.unpack(GAME.State.pack(session.state))
    for each in (session, again):
        play(each, "pass")
    assert session.game.view(session.state).later == again.game.view(again.state).later


def test_one_more_than_can_wait_takes_the_place_of_the_oldest() -> None:
    session = waiting(LATERS + 1)
    assert session.state.n_later == LATERS and not session.state.fault
    assert not GAME.rules.broken(session.state)


def test_what_waits_no_longer_for_another_has_come_is_told() -> None:
    session = waiting(LATERS)
    session.game.scenarios.edit(session.state, "players.0.hand", ["PROMISE"])
    session.game.scenarios.edit(session.state, "players.0.more_plays", 1)
    news = session.play(session.game.grammar.parse("play PROMISE"), session.to_move)
    while session.state.n_stack:
        news += session.play(session.game.grammar.parse("pass"), session.to_move)
    speech = speech_of("souls", "en")
    said = [session.game.wording.sentence(speech, session.game.wording.happening(each.what, each.a, each.b, each.c),
                                          ["Ana", "Blas"])
            for each in news]
    assert said.count("So much has been left to wait that what “Promise” left for Ana waits no more.") == 1


@pytest.mark.parametrize(("card", "language", "says"), [
    ("HOST_HAT", "en", "the next time this prevents damage this turn, choose another player that is alive"),
    ("HOST_HAT", "es", "la primera vez que esto evita daño este turno, elige otro jugador vivo"),
    ("CRYSTAL_BALL", "en", "the next time a player rolls a die after this, if the roll is the number named: loot 3"),
    ("CRYSTAL_BALL", "es", "la primera vez que un jugador tira un dado después de esto, si la tirada es el número "
                           "dicho: saquea 3")])
def test_what_waits_is_printed_with_the_effect_that_leaves_it(card: str, language: str, says: str) -> None:
    lines = card_text(speech_of("souls", language), SOURCES[NUMBERS[card]])
    assert len(lines) == 1 and says in lines[0]
