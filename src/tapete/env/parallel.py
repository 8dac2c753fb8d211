"""Every game and ruleset as a PettingZoo environment in which all agents act at once."""
from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from ..runtime.integers import whole_number, whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..text.spoken import SpokenError
from .table import FRAMES, LegalActions, OneGame, check_render_mode, next_seed


class ParallelTableEnv(CopiedWhole, ParallelEnv[str, Any, Any]):
    """Like `aec.TableEnv`, but every agent acts in every step.

    Where the game asks several seats at once, all of them choose in one step. Otherwise one seat chooses at a time. The
    others take an extra action, to wait: the last one, `actions.size`. Their masks allow nothing else.
    """

    def __init__(self, game: Any, *, render_mode: str | None = None, **how: Any) -> None:
        self._table = OneGame(game, **how)
        self.metadata = {"name": f"tapete_{self._table.game.name}_{self._table.ruleset.name}",
                         "render_modes": ["ansi"], "render_fps": FRAMES}
        self.render_mode = check_render_mode(render_mode)
        self.sight, self.actions = self._table.batch.sight, self._table.batch.space
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []
        self._observation = self._table.observation_space(self.actions.size + 1)
        self._asked: dict[int, Any] = {}
        self._spaces = [LegalActions(self.actions.size + 1, partial(self._mask, seat))
                        for seat in range(self._table.seats)]
        self._draws = np.random.default_rng(0)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("sight", "actions")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.sight, self.actions = self._table.batch.sight, self._table.batch.space
        for seat, space in enumerate(self._spaces):
            space.follow(partial(self._mask, seat))

    @property
    def wait(self) -> int:
        """The action of an agent that does not choose."""
        return self.actions.size

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        self._table.seat_of(agent)
        return self._observation

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[self._table.seat_of(agent)]

    @whole_numbers
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a game, with this seed or with one drawn from the last given seed."""
        began, self._draws = next_seed(seed, self._draws)
        self._table.batch.reset(began)
        self._asked = self._table.asked()
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        for agent in actions:
            self._table.seat_of(agent)
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise SpokenError("env-no-action", agents=", ".join(missing))
        chosen = [whole_number(actions[agent], "action") for agent in self.agents]
        self._check(chosen)
        waiting, rewards = set(self._asked), np.zeros(len(chosen))
        while not self._table.over and self._table.to_move in waiting:      # a forced choice may have been made already
            waiting.remove(seat := self._table.to_move)
            self._table.step(chosen[seat])
            rewards += self._table.rewards()
        self._asked = self._table.asked()
        agents = self.agents
        if self._table.over:
            self.agents = []
        return (self._observations(agents), dict(zip(agents, map(float, rewards), strict=True)),
                dict.fromkeys(agents, self._table.ended), dict.fromkeys(agents, self._table.cut),
                {agent: {} for agent in agents})

    def _check(self, chosen: list[int]) -> None:
        """Refuse a choice that is not legal before any is made."""
        for seat, (agent, action) in enumerate(zip(self.agents, chosen, strict=True)):
            if seat not in self._asked and action != self.wait:
                movers = ", ".join(self.agents[each] for each in self._asked)
                raise SpokenError("env-wait", agent=agent, action=action, mover=movers, wait=self.wait)
            if len(self._asked) > 1 and seat in self._asked and not (
                    0 <= action < self.actions.size and self._asked[seat][action]):
                legal = ", ".join(map(str, np.flatnonzero(self._asked[seat])))
                raise SpokenError("env-illegal", agent=agent, action=action, legal=legal)

    def _observations(self, agents: list[str] | None = None) -> dict[str, Any]:
        return {agent: self._table.observe(seat, self._mask(seat))
                for seat, agent in enumerate(agents or self.agents)}

    def _mask(self, seat: int) -> Any:
        mask = self._asked.get(seat)
        if mask is None:
            mask = np.zeros(self.actions.size, np.int8)
        return np.append(mask, np.int8(not mask.any()))

    def render(self) -> str | None:
        """The board as text with what everybody may know, where `render_mode` is `ansi`; else None."""
        return self._table.text(self._table.game.spectator) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing; there is nothing to close."""
