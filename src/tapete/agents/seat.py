"""An agent at a table: it chooses by plain rules, from what its seat may know."""
from __future__ import annotations

from ..kernel.dice import luck, next_below
from ..kernel.playout import GREEDY
from ..referee.session import Session
from . import agent_code


class SeatedAgent:
    """An agent in one seat.

    Its luck comes from the game's seed, its seat and the number of the choice: a game repeats itself, also
    when it was saved and taken up again in between.
    """

    def __init__(self, name: str, seat: int, seed: int) -> None:
        self.code, self.seat = agent_code(name), seat
        self.luck = luck((seed ^ 0x2545F4914F6CDD1D) + seat)

    def choose(self, session: Session, number: int) -> int:
        """One of the session's legal actions for its choice of this number; it must be this agent's to make."""
        self.luck.count = number << 10
        legal = session.legal()
        if len(legal) == 1:
            return legal[0]
        if self.code == GREEDY:
            return int(session.game.rules.greedy(session.blinded(self.seat), session.menu, self.luck))
        return int(legal[next_below(self.luck, len(legal))])
