"""Four Souls asks a person only where they want to be asked."""
from tapete.agents.seat import SeatedAgent
from tapete.games import find_game, speech_of
from tapete.games.souls.stops import STOPS, USUAL, stop_of
from tapete.games.souls.vocabulary import Act, Op
from tapete.kernel.agenda import frame_op, top_frame
from tapete.kernel.menu import kind_of
from tapete.kernel.speech import LANGUAGES
from tapete.referee.session import Session


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
        chosen = game.automatic(session.blinded(session.to_move), legal, frozenset(STOPS), False)
        assert chosen == (legal[0] if len(legal) == 1 else None)


def test_what_is_no_stop_is_passed_and_nothing_else() -> None:
    game, met = find_game("souls"), set()
    for session in moments(4):
        seat, legal = session.to_move, session.legal()
        state = session.blinded(seat)
        chosen = game.automatic(state, legal, USUAL, False)
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
            assert kind_of(game.automatic(session.state, legal, frozenset(STOPS), True)) == Act.PASS
            assert game.turn(session.state) == session.state.turn


def test_every_stop_has_a_name() -> None:
    for language in LANGUAGES:
        assert all(speech_of("souls", language).say(f"stop-{stop}") for stop in STOPS)
