"""Every game and ruleset as a PettingZoo environment in which agents act in turn (AEC)."""
from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..runtime.integers import whole_numbers
from ..runtime.whole_copies import CopiedWhole
from .table import FRAMES, LegalActions, OneGame, check_render_mode, next_seed


class TableEnv(CopiedWhole, AECEnv[str, Any, Any]):
    """A game with an agent in each seat, `seat_0` and so on.

    An observation is a dictionary: `observation`, what the seat may know (see `tapete.gamedef.observation`), and
    `action_mask`, the legal actions, all 0 while another seat must choose. Rewards are the game's value to the seat, 0
    to 1, when it ends. An action that is not legal raises InputError. `table.new_batch` describes the arguments.
    """

    def __init__(self, game: Any, *, render_mode: str | None = None, **how: Any) -> None:
        super().__init__()
        self._table = OneGame(game, **how)
        self.metadata = {"name": f"tapete_{self._table.game.name}_{self._table.ruleset.name}",
                         "render_modes": ["ansi"], "render_fps": FRAMES, "is_parallelizable": False}
        self.render_mode = check_render_mode(render_mode)
        self.sight, self.actions = self._table.batch.sight, self._table.batch.space
        self.possible_agents = list(self._table.agents)
        self._observation = self._table.observation_space(self.actions.size)
        self._spaces = [LegalActions(self.actions.size, partial(self._table.mask_of, seat))
                        for seat in range(self._table.seats)]
        self._draws = np.random.default_rng(0)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("sight", "actions")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.sight, self.actions = self._table.batch.sight, self._table.batch.space
        for seat, space in enumerate(self._spaces):
            space.follow(partial(self._table.mask_of, seat))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        self._table.seat_of(agent)
        return self._observation

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[self._table.seat_of(agent)]

    @whole_numbers
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game, with this seed or with one drawn from the last given seed."""
        began, self._draws = next_seed(seed, self._draws)
        self._table.batch.reset(began)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.to_move]

    def observe(self, agent: str) -> Any:
        seat = self._table.seat_of(agent)
        return self._table.observe(seat, self._table.mask_of(seat))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._table.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._table.rewards(), strict=True))
        if self._table.over:
            self.terminations = dict.fromkeys(self.agents, self._table.ended)
            self.truncations = dict.fromkeys(self.agents, self._table.cut)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self._table.to_move]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as text with what the seat to move may know, where `render_mode` is `ansi`; else None."""
        return self._table.text(self._table.to_move) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing; there is nothing to close."""
