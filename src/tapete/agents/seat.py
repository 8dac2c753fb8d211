"""An agent at a table: it chooses from what its seat may know."""
from __future__ import annotations

from ..kernel.dice import luck, next_below
from ..referee.session import Session
from . import parse_agent
from .expectimax import Reckoner
from .mcts import Searcher


class SeatedAgent:
    """An agent in one seat.

    Its luck comes from the game's seed, its seat and the number of the choice: a game repeats itself, also
    when it was saved and taken up again in between. Two options are exempt, for what they depend on is not in
    the game: `ms` (the machine's speed) and `reuse` (what was thought before the game was taken up).
    """

    def __init__(self, name: str, seat: int, seed: int) -> None:
        self.agent, self.seat = parse_agent(name), seat
        self.seed = (seed ^ 0x2545F4914F6CDD1D) + seat
        self.luck = luck(self.seed)
        self.waited, self.tick = 0, -1
        self._searcher: Searcher | None = None

    def choose(self, session: Session, number: int) -> int:
        """One of the session's legal actions for its choice of this number; it must be this agent's to make."""
        self.luck.count = number << 10
        legal = session.legal()
        tick = session.game.rules.clock(session.state)
        self.waited = self.waited + 1 if tick == self.tick else 0
        self.tick = tick
        if len(legal) == 1:
            return legal[0]
        if self.agent.name == "random":
            return int(legal[next_below(self.luck, len(legal))])
        blinded = session.blinded(self.seat)
        if self.agent.searches and self.waited < self.agent.options["patience"]:
            if self.agent.name == "expectimax":
                reckoner = Reckoner(session.game, self.agent, len(session.asked))
                return reckoner.think(blinded, self.seat)[0].action
            searcher = self._search_for(session)
            searcher.reseed(self.seed + (number << 20))
            return searcher.think(blinded, legal)[0].action
        return int(session.game.rules.greedy(blinded, session.menu, self.luck))

    def watch(self, session: Session, choice: int) -> None:
        """See a choice, anybody's, about to be carried out: a search that remembers goes on from there."""
        if self._searcher is not None and self.agent.options["reuse"] > 0 and len(session.legal()) > 1:
            seen = int(session.game.rules.seen_as(session.state, choice, self.seat))
            self._searcher.follow(session.to_move, seen)

    def _search_for(self, session: Session) -> Searcher:
        if self._searcher is None:
            self._searcher = Searcher(session.game, self.agent, len(session.asked), self.seed)
        return self._searcher
