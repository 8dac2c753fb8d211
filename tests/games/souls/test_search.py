"""An asked seat has a legal choice in every seat's view. An exact search plays on from what its seat may know, and
there the questions to others depend on cards that it does not know."""
from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.games.souls.vocabulary import LAST_CHOICE, Op
from tapete.kernel.agenda import Fault, frame_op, top_frame
from tapete.referee import scenario
from tapete.referee.session import Session

GAME = find_game("souls")


def settle(state: Any) -> None:
    while GAME.rules.step(state):
        pass


def stuck(session: Session, seat: int) -> str:
    """The questions that nobody can answer if a seat plays on from what it may know; empty if all have an answer.

    A player who searches a deck sees it while they choose, and nobody else chooses anything meanwhile.
    """
    state = session.blinded(seat)
    settle(state)
    op = Op(frame_op(top_frame(state)))
    if op is Op.SEARCH and seat != session.to_move:
        return ""
    menu = GAME.Menu.plain()
    GAME.rules.legal(state, menu)
    return "" if menu.n else f"{op.name} for seat {seat}"


def test_a_price_out_of_a_hand_that_is_covered_can_be_paid() -> None:
    """The other player pays with a card that the seat that thinks does not know: a search ended in that as a defect."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), {}), [None, None], 1)
    session.lay({"asleep": [1], "active": 0, "players.0.items": ["SMELTER"], "players.0.hand": ["A_PENNY"]})
    state = session.blinded(1)
    GAME.rules.act(state, GAME.grammar.parse("pay SMELTER 0"))
    settle(state)
    menu = GAME.Menu.plain()
    GAME.rules.legal(state, menu)
    assert frame_op(top_frame(state)) == Op.DISCARD and menu.n == 1 and state.fault == Fault.NONE


@pytest.mark.parametrize("options", [{"sets": ["base", "gold", "plus"]}, {"rooms": True}], ids=["sets", "rooms"])
def test_every_question_of_a_game_can_be_answered_in_every_seats_eyes(options: dict[str, Any]) -> None:
    asked: Counter[int] = Counter()
    for seed in range(3):
        session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), options), [None] * 3, seed)
        agents = [SeatedAgent("random", seat, seed) for seat in range(3)]
        for number in range(500):
            if session.over:
                break
            asked[frame_op(top_frame(session.state))] += 1
            assert not [said for seat in range(3) if (said := stuck(session, seat))]
            session.play(agents[session.to_move].choose(session, number))
    assert asked[Op.DISCARD] and max(asked) <= LAST_CHOICE


def test_every_question_of_every_scenario_can_be_answered_in_every_seats_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    found: set[str] = set()
    asked: set[Op] = set()
    play = Session.play

    def watched(self: Session, action: int, *args: Any, **more: Any) -> Any:
        told = play(self, action, *args, **more)
        if not self.over:
            asked.add(Op(frame_op(top_frame(self.state))))
            found.update(filter(None, (stuck(self, seat) for seat in range(len(self.asked)))))
        return told

    monkeypatch.setattr(Session, "play", watched)
    for path in sorted(Path("scenarios/souls").rglob("*.yaml")):
        scenario.run(path)
    assert not found
    assert {Op.DISCARD, Op.DISCARD_ANY, Op.GIVE, Op.TAKE, Op.TO_DECK} <= asked
