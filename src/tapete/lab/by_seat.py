"""Games played choice by choice with plain rules, for agents limited by time, from other packages or of one's own."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from pydantic import BaseModel

from ..agents import parse_agent
from ..agents.policies import Policy
from ..agents.questions import SeatQuestion
from ..agents.seat import SeatedAgent
from ..errors import DefectError
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..kernel.agenda import Fault
from ..kernel.playout import close_game
from ..referee.session import Session

AT_ONCE = 256
"""Games that are played side by side, so that a policy is asked about all of them at once."""


def play_by_seat(game: Game, ruleset: Ruleset, options: BaseModel, roles: Sequence[str | None],
                 agents: Sequence[str], first_seed: int, games: int) -> np.ndarray[Any, Any]:
    """The summaries of games by seat, like a compiled contest's. They are not repeatable if an agent has a time limit,
    because machines differ in speed."""
    rows, policies = game.Summary.array(games), policies_of(agents)
    width = AT_ONCE if policies else 1
    for first in range(0, games, width):
        seeds = range(first, min(games, first + width))
        played = [PlayedBySeat(Session(game, ruleset, options, roles, first_seed + i), agents, policies)
                  for i in seeds]
        play_together(played)
        for i, each in zip(seeds, played, strict=True):
            rows[i] = each.summary()
    return rows


def policies_of(agents: Sequence[str]) -> dict[str, Policy]:
    """The policies among agents, by the text that names them. Each is one for all its seats and games."""
    parsed = {text: parse_agent(text) for text in agents}
    return {text: Policy(agent.name, agent.options) for text, agent in parsed.items() if agent.policy}


def play_together(games: Sequence[PlayedBySeat]) -> None:
    """Play games to their ends. Each policy is asked about all games that wait for it at once."""
    waiting = [(each, question) for each in games if (question := each.go_on()) is not None]
    while waiting:
        asked: dict[int, list[tuple[PlayedBySeat, SeatQuestion]]] = {}
        for each, question in waiting:
            asked.setdefault(id(each.policy), []).append((each, question))
        waiting = [again for together in asked.values() for again in _answered(together)]


def _answered(asked: Sequence[tuple[PlayedBySeat, SeatQuestion]]) -> Iterator[tuple[PlayedBySeat, SeatQuestion]]:
    """Ask the policy for which games wait, and play each on. Yields those that wait again."""
    choices = asked[0][0].policy.choose([question for _, question in asked])
    for (each, _), choice in zip(asked, choices, strict=True):
        each.carry_out(choice)
        question = each.go_on()
        if question is not None:
            yield each, question


class PlayedBySeat:
    """A game whose seats have agents."""

    def __init__(self, session: Session, agents: Sequence[str], policies: Mapping[str, Policy]) -> None:
        self.session, began = session, session.news()
        self.seated = [SeatedAgent(name, seat, session.seed, agents) for seat, name in enumerate(agents)]
        for name, agent in zip(agents, self.seated, strict=True):
            if name in policies:
                agent.policy = policies[name]
            agent.hear(began)
        self.choices = self.forced = 0

    @property
    def policy(self) -> Policy:
        """The policy that the game waits for."""
        return self.seated[self.session.to_move].policy

    def go_on(self) -> SeatQuestion | None:
        """Play until a policy must choose: its question. None if the game is over."""
        session = self.session
        while not session.over:
            agent = self.seated[session.to_move]
            if agent.agent.policy:
                question = agent.question(session, self.choices)
                if question is not None:
                    return question
            self.carry_out(agent.choose(session, self.choices), agent.words)
        for agent in self.seated:
            agent.hear_end(session, self.choices)
        return None

    def carry_out(self, choice: int, words: str | None = None) -> None:
        self.forced += len(self.session.legal()) == 1
        for agent in self.seated:
            agent.watch(self.session, choice)
        told = self.session.play(choice, note=words)
        for agent in self.seated:
            agent.hear(told)
        self.choices += 1

    def summary(self) -> Any:
        """The summary of the game that is over."""
        session, row = self.session, self.session.game.Summary.plain()
        if not close_game(session.state, row, session.seed, self.choices, self.forced, session.game.rules.summarise):
            raise DefectError(f"the rules broke in the game of seed {session.seed}: {Fault(session.state.fault).name}")
        return session.game.Summary.pack(row)[0]
