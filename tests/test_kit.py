"""The conformance kit finds what it is there to find: leaks planted in sound games."""
from collections.abc import Callable
from copy import copy
from typing import Any

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.referee.session import Session
from tapete.testing.told import Untold, untold

GLOOM = find_game("gloom")


def found_in(rules: Any, choices: int = 40) -> list[Untold]:
    """What the kit finds untold in a game of Gloom that is played by these rules."""
    session = Session(GLOOM, GLOOM.ruleset(), GLOOM.options(GLOOM.ruleset()), [None] * 3, 4)
    session.game = copy(session.game)
    session.game.rules = rules
    agents: list[SeatedAgent] = [SeatedAgent("random", seat, 4) for seat in range(3)]
    found: list[Untold] = []
    for number in range(choices):
        if number % 4 == 0:
            found += [each for seat in range(3) for each in untold(session, seat, number)]
        session.play(agents[session.to_move].choose(session, number))
    return found


def leaving_open(what: Callable[[Any, int], None]) -> Any:
    """Gloom's rules with a blind that leaves something open."""
    def blind(s: Any, seat: int) -> None:
        kept = GLOOM.State.copy(s)
        GLOOM.rules.blind(s, seat)
        what(s, kept)
    return GLOOM.rules._replace(blind=blind)


def test_an_honest_game_passes() -> None:
    assert found_in(GLOOM.rules) == []


def test_hands_that_lie_open_are_found() -> None:
    def open_hands(s: Any, kept: Any) -> None:
        for p in range(s.n_seats):
            s.seats[p].hand.cards[:] = kept.seats[p].hand.cards[:]
        s.seen[:] = kept.seen[:]
    found = found_in(leaving_open(open_hands))
    assert any(path.startswith("seats.*.hand") for each in found for path in each.paths)


def test_what_happens_without_a_word_in_the_log_is_found(monkeypatch: Any) -> None:
    """A discarded hand whose cards nobody is told of, as it once was."""
    from tapete.games.gloom.rules import hands
    told = hands.tell
    monkeypatch.setattr(hands, "tell", lambda s, what, *args: what == hands.Told.DISCARDED or told(s, what, *args))
    found = found_in(GLOOM.rules, 120)
    assert any("discards.*" in each.paths and each.choice == "discard hand" for each in found)
