"""Games played choice by choice with plain rules, for agents limited by time or from other packages."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from pydantic import BaseModel

from ..agents.seat import SeatedAgent
from ..errors import DefectError
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..kernel.agenda import Fault
from ..kernel.playout import close_game
from ..referee.session import Session


def play_by_seat(game: Game, ruleset: Ruleset, options: BaseModel, roles: Sequence[str | None],
                 agents: Sequence[str], first_seed: int, games: int) -> np.ndarray[Any, Any]:
    """The summaries of games by seat, like a compiled contest's. They are not repeatable if an agent has a time limit,
    because machines differ in speed."""
    rows = game.Summary.array(games)
    for i in range(games):
        rows[i] = _play(Session(game, ruleset, options, roles, first_seed + i), agents)
    return rows


def _play(session: Session, agents: Sequence[str]) -> Any:
    seated = [SeatedAgent(name, seat, session.seed) for seat, name in enumerate(agents)]
    choices = forced = 0
    while not session.over:
        choice = seated[session.to_move].choose(session, choices)
        forced += len(session.legal()) == 1
        for agent in seated:
            agent.watch(session, choice)
        session.play(choice)
        choices += 1
    row = session.game.Summary.plain()
    if not close_game(session.state, row, session.seed, choices, forced, session.game.rules.summarise):
        raise DefectError(f"the rules broke in the game of seed {session.seed}: {Fault(session.state.fault).name}")
    return session.game.Summary.pack(row)[0]
