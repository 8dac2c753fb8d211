"""A batch of a cooperative game as a Gymnasium vector environment: one learner plays all seats of all games."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..referee.session import check_seed
from ..runtime.integers import whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..text.spoken import SpokenError, as_written
from .stepping import REST
from .table import FRAMES, LARGEST_SEED, board_text, check_render_mode, new_batch, observation_space_of


class BatchVectorEnv(CopiedWhole, VectorEnv[Any, Any, Any]):
    """`num_envs` games in one compiled `batch`, with the observations, rewards and infos of `solo.SoloEnv`.

    `autoreset_mode` is Gymnasium's:

        - NextStep: the step after the last of a game ignores the game's action, and begins its next game.
        - SameStep: the next game begins in the step that ends a game. `infos["final_obs"]` has the last observation of
          the game that is over, and `infos["final_info"]["seat"]` its seat.
        - Disabled: games stay over until `reset(options={"reset_mask": ...})`. A step before that raises InputError.

    The last observation of a game that was stopped (`limit`) is that of the seat that had to choose, with its legal
    actions, so that a learner can bootstrap from it. An illegal action changes nothing: `infos["refused"]` has the
    action where `infos["_refused"]` is True. With `strict` it raises InputError. With `copy`, what `reset` and `step`
    return is the caller's own; without, observations and masks are the batch's arrays where that is possible.

    Game i plays the seeds seed + i, seed + i + n, ... one after the other. `how` are arguments of `table.new_batch`.
    InputError for a game that is not cooperative: `make_vec` plays it with `vectorization_mode="sync"` or "async".
    """

    @whole_numbers
    def __init__(self, game: Any, num_envs: int = 1, *, autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
                 render_mode: str | None = None, strict: bool = False, copy: bool = True, **how: Any) -> None:
        self.autoreset_mode = _mode_of(autoreset_mode)
        self.batch = new_batch(game, n=num_envs, auto_reset=self.autoreset_mode is AutoresetMode.SAME_STEP, **how)
        if not self.batch.game.results.cooperative:
            raise SpokenError("env-alone", game=self.batch.game.name)
        self.num_envs, self.strict, self.copy = num_envs, strict, copy
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {"render_modes": ["ansi"], "render_fps": FRAMES, "autoreset_mode": self.autoreset_mode}
        actions = self.batch.space.size
        self.single_observation_space = observation_space_of(self.batch, actions)
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | Sequence[int] | None = None,
              options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those that `options["reset_mask"]`, (n,) of bool, marks.

        `seed` is the seed of game 0, or one seed for each game. Without it, all games get a seed that is drawn from the
        last given one, and marked games play on with their next seeds.
        """
        marked = (options or {}).get("reset_mask")
        if isinstance(seed, Sequence | np.ndarray):
            self.batch.begin(np.ones(self.num_envs, np.bool_) if marked is None else marked, seed)
        elif marked is not None:
            self.batch.begin(marked, None if seed is None else [check_seed(seed) + i for i in range(self.num_envs)])
        else:
            super().reset(seed=None if seed is None else check_seed(seed))
            self.batch.reset(int(self.np_random.integers(LARGEST_SEED)) if seed is None else seed)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        over = self._over()
        if self.autoreset_mode is AutoresetMode.DISABLED and over.any():
            raise SpokenError("env-over", games=", ".join(map(str, np.flatnonzero(over))))
        asked = np.array(actions)
        resting = over if self.autoreset_mode is AutoresetMode.NEXT_STEP else np.zeros(self.num_envs, np.bool_)
        refused = np.zeros(self.num_envs, np.bool_)
        if asked.shape == (self.num_envs,) and asked.dtype.kind in "iu":     # else the batch refuses them
            asked[resting] = REST
            if not self.strict:
                refused = ~resting & ~self._legal(asked)
        taken = np.where(refused, REST, asked)
        self.batch.step(taken)
        rewards = self.batch.rewards[:, 0].astype(np.float64)
        if resting.any():
            self.batch.begin(resting)
        infos = self._infos()
        if refused.any():
            infos |= {"refused": np.where(refused, asked, 0), "_refused": refused}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and (ended := self._over()).any():
            infos |= self._final(ended)
        return (self._observations(), rewards, self.batch.ended.astype(np.bool_), self.batch.cut.astype(np.bool_),
                infos)

    def action_masks(self) -> Any:
        """The legal actions of each game, (n, actions) of bool. In a game that is over every action is allowed, because
        the next step ignores it.
        """
        masks = self.batch.masks.copy()
        masks[~masks.any(axis=1)] = True
        return masks

    def render(self) -> tuple[Any, ...] | None:
        """The board of each game as text with what the seat to move may know, where `render_mode` is `ansi`."""
        if self.render_mode is None:
            return None
        return tuple(board_text(self.batch, i, int(seat)) for i, seat in enumerate(self._seats()))

    def _legal(self, actions: Any) -> Any:
        masks = self.batch.masks
        known = (actions >= 0) & (actions < masks.shape[1])
        return known & masks[np.arange(self.num_envs), np.where(known, actions, 0)]

    def _over(self) -> Any:
        return (self.batch.ended | self.batch.cut).astype(np.bool_)

    def _stays(self) -> Any:
        """The games that are over and show their last observation."""
        over = self._over()
        return over if self.autoreset_mode is not AutoresetMode.SAME_STEP else np.zeros_like(over)

    def _seats(self) -> Any:
        return np.where(self._stays(), self.batch.last_seats, self.batch.seats)

    def _observations(self) -> dict[str, Any]:
        stays = self._stays()
        found = {"observation": self.batch.observations, "action_mask": self.batch.masks.view(np.int8)}
        if self.copy or stays.any():
            found = {name: array.copy() for name, array in found.items()}
        if stays.any():
            found["observation"][stays] = self.batch.last_observations[stays]
            found["action_mask"][stays] = self.batch.last_masks[stays]
        return found

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats().astype(np.int64), "_seat": np.ones(self.num_envs, np.bool_)}

    def _final(self, ended: Any) -> dict[str, Any]:
        """The last observations of the games that are over, in Gymnasium's form."""
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            last[i] = {"observation": self.batch.last_observations[i].copy(),
                       "action_mask": self.batch.last_masks[i].astype(np.int8)}
        seats = np.where(ended, self.batch.last_seats, 0).astype(np.int64)
        return {"final_obs": last, "_final_obs": ended.copy(), "_final_info": ended.copy(),
                "final_info": {"seat": seats, "_seat": ended.copy()}}


def _mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        known = ", ".join(each.value for each in AutoresetMode)
        raise SpokenError("env-autoreset", mode=as_written(mode), known=known) from None
