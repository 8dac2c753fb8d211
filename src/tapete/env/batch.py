"""Step thousands of games in one compiled call: the vectorised environment."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
from pydantic import BaseModel

from ..errors import DefectError
from ..gamedef.action_space import ActionSpace, factors_of
from ..gamedef.by_players import at_table
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..kernel.agenda import Fault
from ..kernel.at_once import let_choose
from ..kernel.dice import AGENTS_SEED, new_rngs
from ..referee.session import check_seats, check_seed
from ..runtime.integers import one_of, whole_number, whole_numbers
from ..runtime.whole_copies import CopiedWhole
from ..text.spoken import SpokenError
from .stepping import BROKEN, DONE, BatchArrays, BatchMachine, batch_machine_of, index_of, new_settings, new_slots

BOUND = 100_000
"""A game with more choices than this counts as endless, which is a defect."""


class Batch(CopiedWhole):
    """`n` games of a ruleset side by side; game i plays the seeds seed + i, seed + i + n, ... one after the other.

    All results are in arrays that every `step` overwrites in place, one row a game. None is a copy: `torch.from_numpy`
    and `jax.dlpack.from_dlpack` take them as they are. Copy an array to keep it.

        - `seen`: what the seat to move may know, as records (`observation.record`); `observations`: the same numbers as
          (n, width).
        - `masks`: (n, actions) of bool, the legal actions. `menu`: kind and arguments of the actions on the menu.
        - `seats`: (n,), the seat to move; after a step that ended a game, in the next one.
        - `rewards`: (n, seats) of float32, each seat's reward of the last step: the game's value to it (0 to 1) at the
          end, else 0; plus the shaping.
        - `ended`, `cut`: (n,) of 0 or 1, whether the last step ended the game, or stopped it at `limit` choices. The
          observation is then the first of the next game.
        - `last_observations`, `last_masks`, `last_seats`: of the last finished game of each row, (n, width),
          (n, actions) and (n,): what its seat saw at the end. Where the game was stopped at `limit`, that is the seat
          that had to choose, with its legal actions; else the seat that chose last, and no action.
        - `lengths`, `last_lengths`, `outcomes`: (n,), choices of the current game, and of the last finished one; how
          the finished one ended, by the game's code.

    `roles` is a role for each seat, None to draw one. With `skip_forced`, a choice with one legal action is made within
    the step. `shaping` multiplies an added reward: `discount` x the value of the seat's new observation minus the value
    of the last one. Without `auto_reset`, a finished game stays as it is: its mask is empty, and it can only rest until
    `reset` or `begin`. The same seeds give the same games as everywhere else. Raises InputError for invalid arguments.

    A copy, also a pickled one, goes on from the same positions with the same draws, in arrays of its own.
    """

    @whole_numbers
    def __init__(self, game: Game, ruleset: Ruleset, options: BaseModel, roles: Sequence[str | None], n: int,
                 seed: int = 1, *, skip_forced: bool = False, limit: int = 0, shaping: float = 0.0,
                 discount: float = 1.0, auto_reset: bool = True) -> None:
        check_seats(game, len(roles))
        check_seed(seed)
        if n < 1:
            raise SpokenError("batch-games", n=n)
        if limit < 0 or limit > BOUND:
            raise SpokenError("batch-limit", limit=limit, most=BOUND)
        if shaping < 0.0 or not 0.0 <= discount <= 1.0:
            raise SpokenError("batch-shaping", shaping=str(shaping), discount=str(discount))
        options = at_table(options, len(roles))
        self.ruleset, self.n = ruleset, n
        self._use(game, options, _new_arrays(game, options, n, len(roles)), new_rngs(1))
        self._states[n + 1] = game.State.pack(game.blank(options, roles))[0]
        settings = self._settings[0]
        settings["seats"], settings["skip_forced"], settings["limit"], settings["bound"] = len(
            roles), skip_forced, limit, BOUND
        settings["shaping"], settings["discount"], settings["stay"] = shaping, discount, not auto_reset
        self.reset(seed)

    def _use(self, game: Game, options: BaseModel, arrays: BatchArrays, rng: Any) -> None:
        """Work in these arrays. The public arrays are the same memory. `MADE` names what this sets."""
        self.game, self._options = game.playing(options), options
        self.space, self.sight = ActionSpace(self.game), game.observation.spec
        self._machine, self._arrays, self._rng = machine_of(game), arrays, rng
        self._states, self._slots, self._settings = arrays.states, arrays.slots, arrays.settings
        self.masks, self.rewards, self.seen = arrays.masks, arrays.rewards, arrays.seen[:self.n]
        self.observations = self.sight.flat(self.seen)
        self.seats, self.ended, self.cut = self._slots["seat"], self._slots["ended"], self._slots["cut"]
        self.lengths, self.last_lengths = self._slots["length"], self._slots["last_length"]
        self.choices, self.last_choices = self._slots["choices"], self._slots["last_choices"]
        self.outcomes, self.last_seats = self._slots["outcome"], self._slots["last_seat"]
        self.last_observations, self.last_masks = self.sight.flat(arrays.last_seen[:self.n]), arrays.last_masks

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in MADE}
        data = [array.tobytes() for array in (*self._arrays, self._rng)]
        return {**kept, "made": (self.game._origin or self.game, self._options, self.rewards.shape[1],
                                 layout_of(self._arrays), data)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        kept = dict(state)
        game, options, seats, layout, data = kept.pop("made")
        vars(self).update(kept)
        blank = _new_arrays(game, options, self.n, seats)
        if layout != layout_of(blank):
            raise SpokenError("batch-layout", game=game.name)
        *arrays, rng = (filled_with(*each) for each in zip((*blank, new_rngs(1)), data, strict=True))
        self._use(game, options, BatchArrays(*arrays), rng)

    @whole_numbers
    def reset(self, seed: int) -> None:
        """Restart all games: game i with the seed seed + i."""
        check_seed(seed)
        self._slots["seed"] = seed + np.arange(self.n)
        self._rng[0]["seed"], self._rng[0]["count"] = seed ^ AGENTS_SEED, 0
        self._check(self._machine.begin.compiled(self._arrays, np.ones(self.n, np.bool_)), None)

    @whole_numbers
    def begin(self, which: Any, seeds: Sequence[int] | None = None) -> None:
        """Begin a new game in the rows that `which`, (n,) of bool, marks: with the row's next seed, n more than the
        last one, or with the row's number in `seeds`, (n,). InputError for arrays of another shape.
        """
        which = np.ascontiguousarray(which)
        if which.shape != (self.n,) or which.dtype != np.bool_:
            raise SpokenError("batch-which", n=self.n, kind=which.dtype, shape=which.shape)
        if seeds is None:
            self._slots["seed"][which] += self.n
        else:
            if len(seeds) != self.n:
                raise SpokenError("batch-seeds", n=self.n, given=len(seeds))
            self._slots["seed"][which] = np.array([check_seed(seed) for seed in seeds], np.int64)[which]
        self._check(self._machine.begin.compiled(self._arrays, which), None)

    def step(self, actions: Any) -> None:
        """Make a choice in every game: an array (n,) of integers below `space.size`. A game whose action is
        `stepping.REST` rests: it stays as it is, with rewards of 0.

        Raises InputError if a choice is not legal; then no game has changed.
        """
        actions = np.asarray(actions)
        if actions.dtype == object:
            whole = [whole_number(action, "action") for action in actions.flat]
            actions = np.array(whole, np.int64).reshape(actions.shape)
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise SpokenError("batch-actions", n=self.n, kind=actions.dtype, shape=actions.shape)
        actions = np.ascontiguousarray(actions, np.int64)
        self._check(self._machine.step.compiled(self._arrays, actions), actions)

    def sample(self) -> Any:
        """A random legal choice for every game, `stepping.REST` for one that is over. The draws depend on the seed of
        the last reset.
        """
        actions = np.empty(self.n, np.int64)
        self._machine.draw.compiled(self._arrays.menus, actions, self._rng, self.space.firsts, self.space.ranks)
        return actions

    @whole_numbers
    def state(self, i: int) -> Any:
        """A plain copy of the true state of game i, with all that is hidden."""
        one_of(i, "game", self.n)
        return self.game.State.unpack(self._states[i:i + 1])

    @whole_numbers
    def look(self, i: int, seat: int) -> Any:
        """The observation of a seat in game i now, as a flat row of its own."""
        one_of(i, "game", self.n)
        one_of(seat, "seat", self.rewards.shape[1], self.game.spectator)
        row = self.sight.record.array(2)
        self._machine.look.compiled(self._states, row, i, seat, 0)
        return self.sight.flat(row)[0]

    @whole_numbers
    def asked(self, i: int) -> dict[int, Any]:
        """The seats that may choose in game i now, each with its mask, (actions,) of bool. They are several where the
        game asks at once; then each step is the choice of the seat to move, the lowest of those that have not chosen.
        """
        one_of(i, "game", self.n)
        if not self.masks[i].any():
            return {}
        wanted, state = self.game.interaction, None
        if wanted.at_once:
            state = self.state(i)
        if state is None or not wanted.asks_at_once(state):
            return {int(self.seats[i]): self.masks[i]}
        menu, found = self.game.Menu.plain(), {}
        for seat in wanted.asking(state):
            let_choose(state, seat)
            self.game.rules.legal(state, menu)
            found[seat] = np.zeros(self.space.size, np.bool_)
            for k, action in enumerate(menu.actions[:menu.n]):
                found[seat][index_of(action, k, self.space.firsts, self.space.ranks)] = True
        return found

    @property
    def steps(self) -> int:
        """Choices made in all games since the batch was made, including forced ones."""
        return int(self._settings[0]["steps"])

    @property
    def menu(self) -> tuple[Any, Any]:
        """The number of actions on each menu, (n,), and their kinds and arguments, (n, most, 3). Entries beyond a
        menu's number are left over from earlier menus."""
        return self._arrays.menus["n"], factors_of(self._arrays.menus["actions"])

    def _check(self, result: int, actions: Any) -> None:
        if result == DONE:
            return
        i = int(self._settings[0]["at"])
        if result == BROKEN:
            raise DefectError(f"the rules broke in the game of seed {self._slots['seed'][i]}: "
                              f"{Fault(int(self._states[i]['fault'])).name}")
        action = int(actions[i])
        named = self.space.by_grammar and 0 <= action < self.space.size
        what = f" ({self.space.text(int(self.space.codes[action]))})" if named else ""
        legal = ", ".join(map(str, np.flatnonzero(self.masks[i])))
        if not legal:
            raise SpokenError("batch-over", game=i, action=f"{action}{what}")
        raise SpokenError("batch-illegal", game=i, action=f"{action}{what}", legal=legal)


MADE = ("game", "_options", "space", "sight", "_machine", "_arrays", "_rng", "_states", "_slots", "_settings", "masks",
        "rewards", "seen", "observations", "seats", "ended", "cut", "lengths", "last_lengths", "choices",
        "last_choices", "outcomes", "last_seats", "last_observations", "last_masks")
"""The attributes of a batch that a copy makes again from its arrays."""


def _new_arrays(game: Game, options: BaseModel, n: int, seats: int) -> BatchArrays:
    """Blank arrays for `n` games with so many seats."""
    space = ActionSpace(game.playing(options))
    return BatchArrays(game.State.array(n + 2), game.Menu.array(n), new_slots(n), new_settings(),
                       game.observation.spec.record.array(n + 1), np.zeros((n, space.size), np.bool_),
                       game.observation.spec.record.array(n + 1), np.zeros((n, space.size), np.bool_),
                       np.zeros((n, seats), np.float32), np.zeros((n, seats)), space.codes, space.firsts, space.ranks)


def layout_of(arrays: BatchArrays) -> str:
    """A fingerprint of the shapes of arrays and of the fields in them."""
    return blake2b(repr([(array.shape, array.dtype.descr) for array in arrays]).encode(), digest_size=8).hexdigest()


def filled_with(array: Any, data: bytes) -> Any:
    """An array of the same type and shape with these bytes."""
    return np.frombuffer(bytearray(data), array.dtype).reshape(array.shape)


@cache
def machine_of(game: Game) -> BatchMachine:
    """A game's compiled entry points for batches."""
    return batch_machine_of(game.rules, game.observation.spec, type(game).__module__)
