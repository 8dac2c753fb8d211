"""A game as a Gymnasium environment: one learner plays all seats of a cooperative game, or one seat among agents."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from ..agents.seat import SeatedAgent
from ..errors import InputError
from ..referee.session import check_seed
from ..runtime.integers import one_of, whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..text.spoken import SpokenError
from .stepping import index_of
from .table import FRAMES, LARGEST_SEED, LegalActions, OneGame, check_render_mode


class SoloEnv(CopiedWhole, gymnasium.Env[Any, Any]):
    """A game with one learner, who chooses from what the seat to move may know.

    With `opponents`, the learner plays `seat`, and agents play the others: one name for all, or a name for each of them
    by seat. Without, it plays all seats of a cooperative game, and seat 0 against `greedy` of any other game. An
    opponent's choices are made within the learner's step.

    Observations as in `aec.TableEnv`; the reward is the game's value to the seat, 0 to 1, when it ends. `info["seat"]`
    is the seat that chooses. Where the game was stopped (`limit`), the last observation is that of the seat that had to
    choose, with its legal actions. Gymnasium requires that every action of the space can be taken. An illegal action
    changes nothing, and `info["refused"]` says why; with `strict` it raises InputError.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": FRAMES}

    @whole_numbers
    def __init__(self, game: Any, *, render_mode: str | None = None, strict: bool = False, seat: int = 0,
                 opponents: str | Sequence[str] | None = None, **how: Any) -> None:
        self._table = OneGame(game, **how)
        self.render_mode, self.strict = check_render_mode(render_mode), strict
        if opponents is None and not self._table.game.results.cooperative:
            opponents = "greedy"
        self.seat = None if opponents is None else one_of(seat, "seat", self._table.seats)
        self._opponents = [] if opponents is None else self._named(opponents)
        self._agents: dict[int, SeatedAgent] = {}
        self.sight, self.actions = self._table.batch.sight, self._table.batch.space
        self.action_space: LegalActions = LegalActions(self.actions.size, self._mask)
        self.observation_space = self._table.observation_space(self.actions.size)
        self._seat_agents(0)

    def _named(self, opponents: str | Sequence[str]) -> list[str]:
        others = self._table.seats - 1
        named = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(named) != others:
            raise SpokenError("env-opponents", given=len(named), seats=others)
        return named

    def _seat_agents(self, seed: int) -> None:
        seats = [seat for seat in range(self._table.seats) if seat != self.seat] if self._opponents else []
        self._agents = {seat: SeatedAgent(name, seat, seed) for seat, name in zip(seats, self._opponents, strict=True)}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("sight", "actions")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.sight, self.actions = self._table.batch.sight, self._table.batch.space
        self.action_space.follow(self._mask)

    @whole_numbers
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game, with this seed or with one drawn from the last given seed.

        If the opponents finish a game before the learner has chosen, the game with the next seed begins.
        """
        if seed is not None:
            check_seed(seed)
        super().reset(seed=seed)
        began = seed if seed is not None else int(self.np_random.integers(LARGEST_SEED))
        self._table.batch.reset(began)
        self._seat_agents(began)
        self._play_opponents()
        while self._table.over:
            began += 1
            self._table.batch.reset(began)
            self._seat_agents(began)
            self._play_opponents()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seat = self._table.to_move if self.seat is None else self.seat
        legal = self._table.batch.masks[0].copy()
        watched = self._watched()
        try:
            self._table.step(action)
        except InputError as refusal:
            if self.strict:
                raise
            return self._observation(), 0.0, False, False, {**self._info(), "refused": str(refusal)}
        self._tell(watched, seat, int(action), int(legal.sum()))
        reward = self._table.rewards()[seat] + self._play_opponents()
        return self._observation(), reward, self._table.ended, self._table.cut, self._info()

    def action_masks(self) -> Any:
        """The legal actions, (actions,) of bool, as sb3-contrib's MaskablePPO asks for them."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """The board as text with what the learner's seat may know, where `render_mode` is `ansi`; else None."""
        return self._table.text(self._viewer()) if self.render_mode == "ansi" else None

    def _play_opponents(self) -> float:
        """Make the choices of agents until the learner must choose. Returns what they brought the learner's seat."""
        reward, batch = 0.0, self._table.batch
        while not self._table.over and self._table.to_move in self._agents:
            seat, state, menu = self._table.to_move, batch.state(0), batch.game.Menu.plain()
            batch.game.rules.legal(state, menu)
            choice = self._agents[seat].pick(batch.game, state, menu, self._table.seats, int(batch.lengths[0]),
                                             lambda: self._blinded(self._table.to_move))
            self._tell(state, seat, choice, menu.n, packed=True)
            k = list(menu.actions[:menu.n]).index(choice)
            self._table.step(index_of(choice, k, batch.space.firsts, batch.space.ranks))
            reward += self._table.rewards()[self.seat or 0]
        return reward

    def _blinded(self, seat: int) -> Any:
        state = self._table.batch.state(0)
        self._table.batch.game.rules.blind(state, seat)
        return state

    def _watched(self) -> Any:
        """The state before a choice, if there are agents that see the choice."""
        return self._table.batch.state(0) if self._agents else None

    def _tell(self, state: Any, seat: int, choice: int, legal: int, packed: bool = False) -> None:
        """Let the agents see a choice, which is a packed action or the number of one."""
        if state is None:
            return
        batch = self._table.batch
        if not packed:
            menu = batch.game.Menu.plain()
            batch.game.rules.legal(state, menu)
            choice = int(batch.space.codes[choice]) if batch.space.by_grammar else menu.actions[choice]
        for agent in self._agents.values():
            agent.see(batch.game, state, seat, choice, legal)

    def _mask(self) -> Any:
        return self._table.mask

    def _viewer(self) -> int:
        if self.seat is not None:
            return self.seat
        return int(self._table.batch.last_seats[0]) if self._table.over else self._table.to_move

    def _observation(self) -> Any:
        mask = self._table.batch.last_masks[0].astype(np.int8) if self._stopped_here() else self._table.mask
        return self._table.observe(self._viewer(), mask)

    def _stopped_here(self) -> bool:
        """Whether the game was stopped where the learner had to choose."""
        return self._table.cut and int(self._table.batch.last_seats[0]) == self._viewer()

    def _info(self) -> dict[str, Any]:
        return {"seat": self._viewer()}
