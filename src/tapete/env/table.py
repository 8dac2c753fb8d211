"""The common parts of a game's environments: its spaces, and one compiled game behind them."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from rich.console import Console

from ..gamedef.game import Game
from ..games import find_game, speech_for
from ..referee.session import check_seats, check_seed
from ..runtime.integers import one_of, whole_number, whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..table.view.text_board import table_of
from ..text.spoken import SpokenError, as_written
from .batch import Batch

LARGEST_SEED = 2**31 - 1
FRAMES = 1
"""How many boards a second a player shows, for those that ask."""
WIDTH = 100
"""The characters of a line of the board as text."""


class LegalActions(CopiedWhole, spaces.Discrete):
    """A game's actions by number. A sample without a mask is drawn from the current legal actions, if there are any.

    A copy of the space alone belongs to no game: it keeps the legal actions of the moment when it was copied.
    """

    def __init__(self, size: int, legal: Callable[[], Any]) -> None:
        super().__init__(size)
        self.follow(legal)

    def follow(self, legal: Callable[[], Any]) -> None:
        """Draw from what `legal` returns: the legal actions, (actions,) of 0 or 1."""
        self._legal = legal

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_legal": partial(np.array, self._legal())}

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self._legal().any():
            mask = self._legal()
        return super().sample(mask, probability)


@whole_numbers
def new_batch(game: str | Game, ruleset: str | None = None, players: int | None = None,
              roles: Sequence[str | None] | None = None, config: Path | Mapping[str, Any] | None = None, n: int = 1,
              **how: Any) -> Batch:
    """A batch of `n` games of a ruleset, with `players` at the table.

    `roles` by seat, None to draw them; `config` is a file of options, or options; `how` are arguments of `Batch`.
    """
    found = find_game(game) if isinstance(game, str) else game
    rules = found.ruleset(ruleset)
    count = players if players is not None else len(roles) if roles else found.most
    check_seats(found, count)
    if roles is not None and len(roles) != count:
        raise SpokenError("env-roles", roles=len(roles), players=count)
    return Batch(found, rules, found.options(rules, config), list(roles) if roles else [None] * count, n, **how)


@whole_numbers
def observation_space_of(batch: Batch, actions: int) -> spaces.Dict:
    """The observation space of a seat: its observation as a flat row, and a mask of so many actions."""
    sight = batch.sight
    limits = np.iinfo(sight.dtype)
    return spaces.Dict({
        "observation": spaces.Box(limits.min, limits.max, (sight.width,), sight.dtype.type),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


@whole_numbers
def board_text(batch: Batch, i: int, seat: int, language: str = "en") -> str:
    """The board of game i as lines of text, with what a seat may know."""
    game, seats, state = batch.game, batch.rewards.shape[1], batch.state(i)
    game.rules.blind(state, seat)
    page = StringIO()
    names = [f"seat_{each}" for each in range(seats)]
    Console(file=page, width=WIDTH, markup=False).print(
        table_of(game, speech_for(game, language), state, names, WIDTH))
    return page.getvalue()


def check_render_mode(mode: str | None) -> str | None:
    """A render mode that the environments have: `ansi`, which is text, or None. InputError for any other."""
    if mode not in (None, "ansi"):
        raise SpokenError("env-render", mode=as_written(mode))
    return mode


class OneGame(CopiedWhole):
    """One game of a ruleset, with its spaces and rewards. `new_batch` describes the arguments."""

    def __init__(self, game: str | Game, *args: Any, **how: Any) -> None:
        self.batch = new_batch(game, *args, auto_reset=False, **how)
        self.game, self.ruleset = self.batch.game._origin or self.batch.game, self.batch.ruleset
        self.seats = self.batch.rewards.shape[1]
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]

    def observation_space(self, actions: int) -> spaces.Dict:
        """The observation space of a seat, with a mask of so many actions."""
        return observation_space_of(self.batch, actions)

    @whole_numbers
    def text(self, seat: int) -> str:
        """The board with what a seat may know, as lines of text."""
        if seat != self.game.spectator:
            one_of(seat, "seat", self.seats)
        return board_text(self.batch, 0, seat)

    def seat_of(self, agent: Any) -> int:
        """The seat of an agent by its name. Raises InputError for any other name."""
        if agent not in self.agents:
            raise SpokenError("env-agent", agent=as_written(agent), known=", ".join(self.agents))
        return self.agents.index(agent)

    def observe(self, seat: int, mask: Any) -> dict[str, Any]:
        return {"observation": self.batch.look(0, seat), "action_mask": mask}

    @property
    def mask(self) -> Any:
        """The legal actions of the seat to move, as numbers 0 and 1; empty once the game is over."""
        return self.batch.masks[0].astype(np.int8) * np.int8(not self.over)

    def mask_of(self, seat: int) -> Any:
        """The same for a seat; empty while another must choose."""
        return self.mask * np.int8(seat == self.to_move)

    def asked(self) -> dict[int, Any]:
        """The seats that may choose now, each with its legal actions as numbers 0 and 1: more than one where the game
        asks at once.
        """
        return {} if self.over else {seat: mask.astype(np.int8) for seat, mask in self.batch.asked(0).items()}

    @property
    def to_move(self) -> int:
        return int(self.batch.seats[0])

    @property
    def ended(self) -> bool:
        return bool(self.batch.ended[0])

    @property
    def cut(self) -> bool:
        return bool(self.batch.cut[0])

    @property
    def over(self) -> bool:
        return self.ended or self.cut

    def rewards(self) -> list[float]:
        """The rewards of the last step, by seat."""
        return [float(reward) for reward in self.batch.rewards[0]]

    def step(self, action: Any) -> None:
        self.batch.step(np.array([whole_number(action, "action")], np.int64))


def next_seed(given: int | None, draws: np.random.Generator) -> tuple[int, np.random.Generator]:
    """The seed of the next game, and the generator of later seeds. A given seed restarts that generator."""
    if given is not None:
        check_seed(given)
        return given, np.random.default_rng(given)
    return int(draws.integers(LARGEST_SEED)), draws
