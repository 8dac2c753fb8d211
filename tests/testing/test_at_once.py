"""The kit and questions at once: an honest game passes, and each way to give a choice away is found."""
from typing import Any

import pytest

from tapete.errors import IllegalMoveError, InputError
from tapete.kernel.agenda import schedule
from tapete.kernel.at_once import is_at_once
from tapete.kernel.flow import act_of
from tapete.kernel.log import tell
from tapete.referee.session import Session
from tapete.testing import Conformance
from tapete.testing.at_once import ChoicesAtOnce

from ..sealed.at_once import BIDS, GAME, Op, SealedAtOnce
from ..sealed.game import Told

SEATS = 3


class TestSealedAtOnce(Conformance):
    """An honest game passes."""

    game = GAME
    hidden = (r"laid\.(?P<owner>\d+)",)
    plain_games = 30
    checked_games = 50


def begin(game: SealedAtOnce = GAME, seed: int = 4) -> Session:
    return Session(game, game.ruleset(), game.options(game.ruleset(), {"rounds": 3}), [None] * SEATS, seed)


# ---- any order --------------------------------------------------------------------------------------

def test_seats_choose_in_any_order_and_nobody_twice() -> None:
    session = begin()
    assert session.asking == (0, 1, 2)
    assert session.play("bid 2", 1) == []
    assert session.asking == (0, 2)
    with pytest.raises(IllegalMoveError, match="Seat 1 has chosen already, or is not asked"):
        session.play("bid 1", 1)
    session.play("bid 3", 2)
    told = session.play("bid 1", 0)
    assert [(each.a, each.b) for each in told] == [(0, 1), (1, 2), (2, 3)]
    assert session.asking == (0, 1, 2)


def test_a_seat_sees_nobody_elses_choice_and_not_that_it_is_made() -> None:
    session = begin()
    before = [session.blinded(seat) for seat in (0, 2, GAME.spectator)]
    session.play("bid 2", 1)
    assert [session.blinded(seat) for seat in (0, 2, GAME.spectator)] == before
    assert session.blinded(1).laid[1] == 2


def test_whoever_is_asked_chooses_first_in_what_it_sees() -> None:
    session = begin()
    assert [GAME.rules.chooser(session.blinded(seat)) for seat in range(SEATS)] == [0, 1, 2]
    session.play("bid 2", 1)
    assert [GAME.rules.chooser(session.blinded(seat)) for seat in range(SEATS)] == [0, 0, 2]


def test_a_choice_that_is_refused_lets_nobody_else_choose_next() -> None:
    session = begin()
    for refused in (lambda: session.check_legal(99, 2), lambda: session.play(99, 2)):
        with pytest.raises(InputError):
            refused()
        assert session.to_move == 0


@pytest.mark.parametrize("op", [1, 2, 62, 63, 64, 65, 127])
def test_an_operation_is_the_same_to_machine_code(op: int) -> None:
    """Its shifts go by the remainder of 64, so that 65 would be taken for 1."""
    numba = pytest.importorskip("numba")
    assert bool(numba.njit(is_at_once)(1 << 1, op)) is bool(is_at_once(1 << 1, op)) is (op == 1)


# ---- what the kit finds ------------------------------------------------------------------------------

def planted(**rules: Any) -> type[ChoicesAtOnce]:
    """The kit's tests of a game with other rules."""
    game = type(GAME)()
    game.rules = GAME.rules._replace(**rules)
    return type("Planted", (ChoicesAtOnce,), {"game": game, "variants": ()})


def tells_that_it_has_chosen(s: Any, op: int, p: int, b: int, c: int, kind: int, x: int, y: int) -> None:
    s.laid[p] = x
    tell(s, Told.LAID, p, 0, 0)


def goes_on_at_once(s: Any, op: int, p: int, b: int, c: int, kind: int, x: int, y: int) -> None:
    s.laid[p] = x
    schedule(s, Op.OPEN, 0, 0, 0)


def shows_it(s: Any, op: int, p: int, b: int, c: int, kind: int, x: int, y: int) -> None:
    s.laid[p] = x
    s.points[p] += x == BIDS


def first_gets_more(s: Any, op: int, p: int, b: int, c: int, kind: int, x: int, y: int) -> None:
    s.laid[p] = x if b & (b - 1) else min(BIDS, x + 1)


@pytest.mark.parametrize(("answer", "found"), [
    (tells_that_it_has_chosen, "LAID is told before all have chosen"),
    (goes_on_at_once, "schedules something"),
    (shows_it, "sees that seat"),
    (first_gets_more, "the order of choices made at once makes a difference"),
])
def test_a_choice_that_shows_is_found(answer: Any, found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        planted(act=act_of(answer, asked=Op))().test_choices_made_at_once_stay_secret_and_may_come_in_any_order()


def test_rules_that_do_not_know_the_questions_are_found() -> None:
    with pytest.raises(AssertionError, match="`act_of` was not given asked="):
        planted(act=act_of(shows_it))().test_its_rules_know_the_questions_that_it_asks_at_once()


def test_a_sight_that_shows_who_has_chosen_is_found() -> None:
    def blind(s: Any, seat: int) -> None:
        if seat != 0:
            GAME.rules.blind(s, seat)

    with pytest.raises(AssertionError, match="seat 0 sees that seat"):
        planted(blind=blind)().test_choices_made_at_once_stay_secret_and_may_come_in_any_order()
