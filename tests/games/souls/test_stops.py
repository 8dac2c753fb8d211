"""Four Souls asks a person only where they want to be asked."""
from typing import Any

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game, speech_of
from tapete.games.souls.names import Pend
from tapete.games.souls.stops import STOPS, USUAL, stop_of
from tapete.games.souls.vocabulary import Act, Op
from tapete.kernel.agenda import frame_op, top_frame
from tapete.kernel.menu import kind_of
from tapete.referee.session import Session
from tapete.text.speech import LANGUAGES


def moments(seed: int, upto: int = 400):
    game = find_game("souls")
    session = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * 3, seed)
    agents = [SeatedAgent("greedy", seat, seed) for seat in range(3)]
    for number in range(upto):
        if session.over:
            break
        yield session
        session.play(agents[session.to_move].choose(session, number))


def test_with_every_stop_all_real_choices_are_asked() -> None:
    game = find_game("souls")
    for session in moments(3):
        legal = session.legal()
        chosen = game.interaction.automatic(session.blinded(session.to_move), legal, frozenset(STOPS), False)
        assert chosen == (legal[0] if len(legal) == 1 else None)


def test_what_is_no_stop_is_passed_and_nothing_else() -> None:
    game, met = find_game("souls"), set()
    for session in moments(4):
        seat, legal = session.to_move, session.legal()
        state = session.blinded(seat)
        chosen = game.interaction.automatic(state, legal, USUAL, False)
        if len(legal) == 1:
            continue
        if frame_op(top_frame(state)) != Op.PRIORITY:
            assert chosen is None
            continue
        stop = stop_of(state, seat)
        met.add(stop)
        passed = stop is not None and stop not in USUAL and kind_of(legal[0]) == Act.PASS
        assert (chosen is not None) == passed
        assert chosen is None or kind_of(chosen) == Act.PASS
    assert {None, "OWN", "ROLL"} <= met


def test_passing_lasts_to_the_end_of_the_turn() -> None:
    game = find_game("souls")
    for session in moments(5, 120):
        legal = session.legal()
        if frame_op(top_frame(session.state)) == Op.PRIORITY and kind_of(legal[0]) == Act.PASS:
            assert kind_of(game.interaction.automatic(session.state, legal, frozenset(STOPS), True)) == Act.PASS
            assert game.interaction.turn(session.state) == session.state.turn


def table(given: dict[str, Any], options: dict[str, Any] | None = None) -> Session:
    """A game of two in the action phase of seat 0, with nobody else awake."""
    game = find_game("souls")
    session = Session(game, game.ruleset(), game.options(game.ruleset(), options), ["SAMSON", "LAZARUS"], 1)
    for path, value in {"asleep": [0, 1], "active": 0, **given}.items():
        session.game.scenarios.edit(session.state, path, value)
    return session


def play(session: Session, *choices: str) -> None:
    for choice in choices:
        session.play(session.game.grammar.parse(choice), session.to_move)


def automatic(session: Session, stops: frozenset[str] = frozenset(), passing: bool = True) -> int | None:
    seat = session.to_move
    return session.game.interaction.automatic(session.blinded(seat), session.legal(), stops, passing)


def test_a_question_with_one_answer_is_not_asked_unless_that_would_say_what_is_in_a_hand() -> None:
    game = find_game("souls")
    for session in moments(6):
        if len(legal := session.legal()) == 1:
            assert automatic(session, frozenset(STOPS), False) == legal[0]
    session = table({"players.0.items": ["MR_BOOM"], "monsters": ["DIP", "FATTY"], "players.1.hand": ["BUTTER_BEAN"],
                     "players.1.more_plays": 1})
    play(session, "tap MR_BOOM", "choose DIP", "pass")
    state, legal = session.blinded(1), session.legal()
    assert session.to_move == 1 and state.stack[0].kind == Pend.MONSTER_DEATH and len(legal) == 1
    assert game.interaction.automatic(state, legal, frozenset(STOPS), False) == legal[0]
    assert game.interaction.automatic(state, legal, frozenset(STOPS), False, alone=False) is None
    for other in ("BOMB", "A_DIME"):        # whatever is in that hand
        game.scenarios.edit(session.state, "players.1.hand", [other])
        assert game.interaction.automatic(session.blinded(1), session.legal(), frozenset(STOPS), False,
                                          alone=False) is None


@pytest.mark.parametrize("souls", [3, 2])
def test_the_last_chance_before_a_winning_soul_is_never_passed(souls: int) -> None:
    session = table({"players.0.items": ["MR_BOOM"], "players.0.souls": ["GURDY", "PIN", "CHUB"][:souls],
                     "monsters": ["MONSTRO", "FATTY"], "things.MONSTRO.hurt": 3,
                     "players.1.hand": ["O_THE_FOOL"], "players.1.more_plays": 1})
    play(session, "tap MR_BOOM", "choose MONSTRO")
    met = []
    while session.to_move == 1 and session.state.n_stack:
        top = session.state.stack[session.state.n_stack - 1].kind
        met.append(Pend(top))
        assert (automatic(session) is None) == (top == Pend.CARCASS and souls == 3)
        play(session, "pass")
    assert met[:4] == [Pend.ABILITY, Pend.MONSTER_DEATH, Pend.REWARD, Pend.CARCASS]
    assert session.over == (souls == 3)


def test_a_bonus_soul_that_cents_to_come_would_earn_is_a_last_chance_too() -> None:
    session = table({"players.0.hand": ["A_DIME"], "players.0.souls": ["GURDY", "PIN", "CHUB"], "players.0.cents": 15,
                     "bonus": ["SOUL_OF_GREED"], "players.1.hand": ["BUTTER_BEAN"], "players.1.more_plays": 1})
    play(session, "play A_DIME")
    assert session.to_move == 1 and automatic(session) is None


def test_offering_cents_is_nothing_that_one_is_asked_for_by_itself() -> None:
    session = table({"players.0.hand": ["A_DIME"], "players.0.cents": 0, "players.1.cents": 4}, {"bargaining": True})
    play(session, "play A_DIME")
    assert session.to_move == 1 and len(session.legal()) > 1
    assert kind_of(automatic(session, frozenset(STOPS) - {"BARGAIN"}, False)) == Act.PASS
    assert automatic(session, frozenset({"BARGAIN"}), False) is None
    assert kind_of(automatic(session, frozenset({"BARGAIN"}), True)) == Act.PASS


def test_every_stop_has_a_name() -> None:
    for language in LANGUAGES:
        assert all(speech_of("souls", language).say(f"stop-{stop}") for stop in STOPS)
