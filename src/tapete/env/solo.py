"""A cooperative game as a Gymnasium environment: one learner plays all seats."""
from __future__ import annotations

from typing import Any

import gymnasium

from ..errors import InputError
from ..referee.session import check_seed
from ..runtime.integers import whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..text.spoken import SpokenError
from .table import LARGEST_SEED, LegalActions, OneGame


class SoloEnv(CopiedWhole, gymnasium.Env[Any, Any]):
    """A cooperative game in which the learner chooses for the seat to move, from what that seat may know.

    Observations as in `aec.TableEnv`; the reward is the game's value, 0 to 1, when it ends. `info` names the seat that
    chooses. Gymnasium requires that every action of the space can be taken. An illegal action changes nothing, and
    `info["refused"]` says why; with `strict` it raises InputError. Raises InputError for a game that is not
    cooperative.
    """

    metadata = {"render_modes": []}

    def __init__(self, game: Any, *, render_mode: str | None = None, strict: bool = False, **how: Any) -> None:
        self._table = OneGame(game, **how)
        if not self._table.game.results.cooperative:
            raise SpokenError("env-alone", game=self._table.game.name)
        self.render_mode, self.strict = render_mode, strict
        self.sight, self.actions = self._table.batch.sight, self._table.batch.space
        self.action_space: LegalActions = LegalActions(self.actions.size, self._mask)
        self.observation_space = self._table.observation_space(self.actions.size)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("sight", "actions")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.sight, self.actions = self._table.batch.sight, self._table.batch.space
        self.action_space.follow(self._mask)

    @whole_numbers
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game, with this seed or with one drawn from the last given seed."""
        if seed is not None:
            check_seed(seed)
        super().reset(seed=seed)
        began = seed if seed is not None else int(self.np_random.integers(LARGEST_SEED))
        self._table.batch.reset(began)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            self._table.step(action)
        except InputError as refusal:
            if self.strict:
                raise
            return self._observation(), 0.0, False, False, {**self._info(), "refused": str(refusal)}
        return self._observation(), self._table.rewards()[0], self._table.ended, self._table.cut, self._info()

    def _mask(self) -> Any:
        return self._table.mask

    def _observation(self) -> Any:
        return self._table.observe(self._table.to_move, self._table.mask)

    def _info(self) -> dict[str, Any]:
        return {"seat": self._table.to_move}
