"""Leaks of a game whose hands are hidden from their owners, and whose deck is shuffled before it begins."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hanabi.game import GAME
from hanabi.rules import turn

from tapete.kernel.log import tell, tell_only
from tapete.testing import Conformance


class Hanabi(Conformance):
    """The kit as an author has it, with the moments that it looks at by default."""

    game = GAME
    hidden = (r"players\.(?P<blind>\d+)\.hand\..*",)


def tells_all(s: Any, seats: int, *line: int) -> None:
    """The owner is told, too."""
    tell(s, *line)


def tells_the_next(s: Any, seats: int, *line: int) -> None:
    """All but the owner are told, and then another line only the owner."""
    tell_only(s, seats, *line)
    tell_only(s, ~seats & 31, *line)


@pytest.mark.parametrize("tells", [tells_all, tells_the_next])
def test_a_log_that_tells_an_owner_each_card_drawn_is_found(monkeypatch: pytest.MonkeyPatch,
                                                           tells: Callable[..., None]) -> None:
    monkeypatch.setattr(turn, "tell_only", tells)
    with pytest.raises(AssertionError, match="is told DREW, which it may not know"):
        Hanabi().test_nothing_that_a_seat_may_not_know_reaches_it()


def test_a_mark_on_a_covered_card_that_only_agents_read_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of thumb and learners read a seat's blinded state, whatever its view shows."""
    def gives(s: Any, p: int, card: int) -> None:
        given(s, p, card)
        s.agenda[len(s.agenda) - 1] = card % 5
    given = turn.give_card
    monkeypatch.setattr(turn, "give_card", gives)
    with pytest.raises(AssertionError, match=r"is not told of agenda\.\*"):
        Hanabi().test_nothing_that_a_seat_may_not_know_reaches_it()
