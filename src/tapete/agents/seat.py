"""An agent in a seat at a table: it chooses from what its seat may know."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from ..gamedef.game import Game
from ..kernel.dice import AGENTS_SEED, Dice, next_below, plain_rng
from ..kernel.record import RecordType
from ..referee.session import Session, SessionEvent
from ..runtime.whole_copies import CopiedWhole
from ..text.spoken import SpokenError, as_written
from . import parse_seated
from .expectimax import ExactSearcher
from .listeners import Listener, SeatAsked, listener_of
from .mcts import Searcher
from .others import Chooser, chooser_of
from .policies import Policy
from .questions import SeatQuestion, question_seed

DICE = cast(RecordType, Dice)


class SeatedAgent(CopiedWhole):
    """An agent in one seat; InputError for an agent that would see more than the seat may.

    Its random numbers come from the game's seed, its seat and the number of the choice. So a game repeats itself, also
    after it was saved and loaded. Two options are exceptions, because they depend on things outside the game: `ms` (the
    machine's speed) and `reuse` (what was thought before the game was loaded).
    """

    def __init__(self, name: str, seat: int, seed: int, table: Sequence[str] = ()) -> None:
        self.agent, self.seat = parse_seated(name), seat
        self.name, self.table = name, tuple(table)
        self.words: str | None = None
        """Its own words with its last choice."""
        self._heard: list[SessionEvent] = []
        self._listener: Listener | None = None
        self.seed = (seed ^ AGENTS_SEED) + seat
        self.rng = plain_rng(self.seed)
        self.waited, self.tick = 0, -1
        self._searcher: Searcher | None = None
        self._chooser: Chooser | None = None
        self._policy: Policy | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "rng": DICE.to_bytes(self.rng), "_policy": None, "_listener": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, rng=DICE.from_bytes(state["rng"]))

    def choose(self, session: Session, number: int) -> int:
        """One of the session's legal actions for choice `number`, which this agent must make."""
        legal, self.words = session.legal(), None
        if self.agent.listens and len(legal) > 1:
            asking, self._heard = self._asking(session, number), []
            choice, self.words = self._follow().choose(asking, lambda name: self._otherwise(name, session, number))
            return choice
        return self.pick(session.game, session.state, session.menu, len(session.asked), number,
                         lambda: session.blinded(self.seat))

    def pick(self, game: Game, state: Any, menu: Any, seats: int, number: int, blinded_state: Callable[[], Any]) -> int:
        """One of the legal actions of a state outside a session.

        `menu` is its menu, `seats` the number of seats, and `blinded_state` returns what this seat may know.
        """
        self.rng.count = number << 10
        legal: list[int] = list(menu.actions[:menu.n])
        tick = game.rules.clock(state)
        self.waited = self.waited + 1 if tick == self.tick else 0
        self.tick = tick
        if len(legal) == 1:
            return legal[0]
        if self.agent.name == "random":
            return int(legal[next_below(self.rng, len(legal))])
        blinded = blinded_state()
        if self.agent.policy:
            return self.policy.choose([self._question(game, seats, blinded, legal, number)])[0]
        if self.agent.listens:
            raise SpokenError("talk-no-words", agent=self.agent.name)
        if self.agent.plain:
            return self._other(game, seats, blinded, legal)
        if self.agent.searches and self.waited < self.agent.options["patience"]:
            if self.agent.name == "expectimax":
                reckoner = ExactSearcher(game, self.agent, seats)
                return reckoner.think(blinded, self.seat)[0].action
            searcher = self._search_for(game, seats)
            searcher.reseed(self.seed + (number << 20))
            return searcher.think(blinded, legal)[0].action
        return int(game.rules.greedy(blinded, menu, self.rng))

    @property
    def policy(self) -> Policy:
        """The policy that it asks, made when it is first needed."""
        if self._policy is None:
            self._policy = Policy(self.agent.name, self.agent.options)
        return self._policy

    @policy.setter
    def policy(self, policy: Policy) -> None:
        self._policy = policy

    def question(self, session: Session, number: int) -> SeatQuestion | None:
        """The question to its policy for choice `number`; None if the seat has only one legal action."""
        legal = session.legal()
        return None if len(legal) == 1 else self._question(session.game, len(session.asked),
                                                           session.blinded(self.seat), legal, number)

    def _question(self, game: Game, seats: int, blinded: Any, legal: list[int], number: int) -> SeatQuestion:
        return SeatQuestion(game, seats, self.seat, number, blinded, tuple(legal),
                        question_seed(self.seed, self.seat, number))

    def _other(self, game: Game, seats: int, blinded: Any, legal: list[int]) -> int:
        """The choice of another package's agent. InputError if it is not legal."""
        if self._chooser is None:
            self._chooser = chooser_of(self.agent.name, self.agent.options, game, self.seat, seats)
        choice = self._chooser.choose(blinded, list(legal), self.rng)
        if choice not in legal:
            raise SpokenError("agent-chose", agent=self.agent.name, choice=as_written(choice))
        return int(choice)

    def hear(self, events: Sequence[SessionEvent]) -> None:
        """Hear what happened, as far as the seat may know of it."""
        if self.agent.listens:
            self._heard += [event for event in events if event.is_for(self.seat)]

    def hear_end(self, session: Session, number: int) -> None:
        """Hear that the game is over."""
        if self.agent.listens:
            self._follow().over(self._asking(session, number))

    def _follow(self) -> Listener:
        if self._listener is None:
            self._listener = listener_of(self.agent.name, self.seat, self.agent.options)
        return self._listener

    def _asking(self, session: Session, number: int) -> SeatAsked:
        return SeatAsked(session, self.seat, number, self.name, self.table, tuple(self._heard))

    def _otherwise(self, name: str, session: Session, number: int) -> int:
        """The choice of another agent in its place."""
        return SeatedAgent(name, self.seat, self.seed).choose(session, number)

    def watch(self, session: Session, choice: int) -> None:
        """See any seat's choice just before it is carried out, so that a search that remembers goes on from there."""
        self.see(session.game, session.state, session.to_move, choice, len(session.legal()))

    def see(self, game: Game, state: Any, mover: int, choice: int, legal: int) -> None:
        """The same outside a session: a choice of the seat `mover`, one of `legal` actions, in a state."""
        if self._searcher is not None and self.agent.options["reuse"] > 0 and legal > 1:
            self._searcher.follow(mover, int(game.rules.seen_as(state, choice, self.seat)))

    def _search_for(self, game: Game, seats: int) -> Searcher:
        if self._searcher is None:
            self._searcher = Searcher(game, self.agent, seats, self.seed)
        return self._searcher
