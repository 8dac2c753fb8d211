"""A state that draws chance itself: it goes on from a seed as a game at a table does, by compiled rules."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..errors import DefectError
from ..kernel.agenda import Fault
from ..referee.session import check_seed
from ..runtime.integers import one_of, whole_number, whole_numbers
from .base import OVER, GameState
from .recall import Row, as_if_dealt_again, just_told, row_of_choice
from .seated import SeatedGame
from .walker import HEAD

BOUND = 100_000
"""A random game with more choices than this counts as endless, which is a defect."""


class Playout(NamedTuple):
    """A random game: what it was worth to each seat, 0 to 1, and how many choices it took."""

    returns: list[float]
    choices: int


@dataclass(frozen=True)
class Start:
    """Where the history of a state begins: at a seed (`data` is empty), or at the bytes of a state.

    `rows` were told before. In their place may be the state that was dealt again for a seat: where that one began, and
    its choices. Its rows are found only if somebody asks for them.
    """

    seed: int = 0
    data: bytes = b""
    rows: tuple[Row, ...] = ()
    before: tuple[Start, tuple[int, ...], int] | None = None

    def told(self, game: SeatedGame) -> tuple[Row, ...]:
        if self.before is None:
            return self.rows
        start, choices, seat = self.before
        return tuple(as_if_dealt_again(played_again(game, ToldSince(start), choices).rows(game), seat))


@dataclass(frozen=True)
class ToldSince:
    """What was told since a start, up to some choice; and the bytes of the state there."""

    start: Start
    choices: int = -1
    data: bytes = b""
    since: tuple[Row, ...] = ()

    def rows(self, game: SeatedGame) -> tuple[Row, ...]:
        return self.start.told(game) + self.since


def played_again(game: SeatedGame, so_far: ToldSince, choices: Sequence[int]) -> ToldSince:
    """Play choices again by plain rules, which tell what happens, from where `so_far` has come to."""
    rules, kind, rows = game.game.rules, game.game.State, list(so_far.since)
    begun = so_far.choices >= 0
    state = kind.from_bytes(so_far.data if begun else so_far.start.data or game.blank)
    state.log.on = 1
    told = state.log.told

    def hear(work: Any) -> Any:
        nonlocal told
        result = work(state)
        rows.extend(just_told(state, told))
        told = state.log.told
        return result

    def on() -> None:
        while hear(rules.step):
            pass

    if not begun and not so_far.start.data:
        state.dice.seed = so_far.start.seed
        hear(rules.setup)
        on()
    for action in choices[max(so_far.choices, 0):]:
        rows.append(row_of_choice(int(rules.chooser(state)), action))
        hear(lambda s, action=action: rules.act(s, action))
        on()
    return ToldSince(so_far.start, len(choices), kind.to_bytes(state), tuple(rows))


class SampledState(GameState):
    """A state that draws chance itself. `StateGame.new_state` makes it. Clones with the same choices go on the same."""

    __slots__ = ("_choices", "_returns", "_start", "_states", "_told")

    def __init__(self, game: SeatedGame, start: Start) -> None:
        walk = game.walker()
        self.game, self._start, self._choices = game, start, list[int]()
        self._told = ToldSince(start)
        self._returns = [0.0] * len(game.roles)
        self._states = walk.new(start.data or game.blank)
        if start.data:
            self._read(walk, walk.look(self._states, walk.menus, walk.out, walk.worth))
        else:
            self._read(walk, walk.begin(self._states, walk.menus, walk.out, walk.worth, start.seed))

    def _read(self, walk: Any, fault: int) -> None:
        """Read what an entry point left."""
        if fault:
            raise DefectError(f"the rules broke: {Fault(fault).name}")
        out = walk.out
        n = int(out[1])
        if n:
            self._player, self._actions = int(out[0]), walk.numbers(out[HEAD:HEAD + n])
        else:
            self._player, self._actions, self._returns = OVER, [], walk.numbers(walk.worth)

    def apply(self, action: int | str) -> None:
        if type(action) is not int and not isinstance(action, str):
            action = whole_number(action, "action")     # a decorator would be one call more for each choice
        number = action if type(action) is int and action in self._actions else self._number(action)
        self._choices.append(number)
        walk = self.game.walker()
        self._read(walk, walk.go(self._states, walk.menus, walk.out, walk.worth, number))

    def clone(self) -> SampledState:
        made = object.__new__(SampledState)
        made.game, made._start, made._told = self.game, self._start, self._told
        made._player, made._actions, made._returns = self._player, self._actions, self._returns
        made._choices = self._choices[:]
        made._states = self.game.walker().again(self._states)
        return made

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """None, because this state never stops at a chance."""
        return []

    def returns(self) -> list[float]:
        return list(self._returns)

    @whole_numbers
    def play_out(self, seed: int) -> Playout:
        """Play a copy to the end of the game in one compiled call, each legal action as likely as another. The choices
        are drawn from the seed; this state stays as it is.
        """
        walk = self.game.walker()
        states = walk.again(self._states)
        if fault := walk.finish(states, walk.menus, walk.lucks, walk.out, walk.worth, walk.made, check_seed(seed),
                                BOUND):
            raise DefectError(f"the rules broke: {Fault(fault).name}")
        return Playout(walk.numbers(walk.worth), int(walk.made[0]))

    @whole_numbers
    def action_as_seen(self, action: int, player: int) -> int:
        """A legal action as a seat sees it when it is carried out: one action stands for all that the seat cannot tell
        apart. In a search, nodes that this seat tells apart are those with different ones.
        """
        return int(self.game.walker().see(self._states, self._number(action),
                                          one_of(player, "player", len(self.game.roles))))

    def world(self) -> Any:
        return self.game.walker().plain(self._states)

    def _rows(self) -> Sequence[Row]:
        if self._told.choices != len(self._choices):
            self._told = played_again(self.game, self._told, self._choices)
        return self._told.rows(self.game)

    @whole_numbers
    def resample_from_infostate(self, player: int, seed: int) -> SampledState:
        walk, kind = self.game.walker(), self.game.game.State
        for each in self._seeds(player, seed):
            states = walk.again(self._states)
            fault = walk.deal(states, walk.menus, walk.lucks, walk.out, walk.worth, walk.made, player, each)
            made = object.__new__(SampledState)
            made.game, made._choices, made._states, made._returns = self.game, [], states, self._returns
            made._start = Start(data=walk.data(states), before=(self._start, tuple(self._choices), player))
            made._told = ToldSince(made._start)
            went_on = walk.made[0]
            made._read(walk, fault)
            if not went_on or kind.to_bytes(made.blinded(player)) == kind.to_bytes(self.blinded(player)):
                return made
        raise AssertionError("the seeds never end without an error")

    def history(self) -> list[int]:
        return list(self._choices)

    def serialize(self) -> str:
        start = self._start
        return self.game.written({"chance": "sampled", "seed": start.seed, "data": start.data.hex(),
                                  "rows": start.told(self.game), "history": self._choices})
