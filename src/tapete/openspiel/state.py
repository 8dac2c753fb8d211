"""A state of OpenSpiel around one of `tapete.state`."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from ..runtime.integers import one_of, whole_numbers
from ..state import CHANCE, GameState
from ..text.spoken import SpokenError


class SpielState(pyspiel.State):
    """A state of a game of Tapete, in OpenSpiel. An action of chance is the number of an outcome, from 0.

    `tapete` is the state as `tapete.state` has it.
    """

    # OpenSpiel copies and pickles what is in __dict__, which is the state inside; the game has its own place.
    __slots__ = ("__dict__", "_game")

    _inside: GameState | None = None

    def __init__(self, game: Any) -> None:
        """`game`: the `SpielGame` that it is of, which makes it."""
        super().__init__(game)
        self._game = game

    @property
    def tapete(self) -> GameState:
        # It begins when it is first asked for, because OpenSpiel clones by a new state with another's insides.
        state = self._inside
        if state is None:
            state = self._inside = self._game.begin()
        return state

    # ---- what OpenSpiel asks -------------------------------------------------------------------

    def current_player(self) -> int:
        return self.tapete.current_player

    def is_terminal(self) -> bool:
        return self.tapete.is_over

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self._game.numbers
        return sorted([numbers[action] for action in self.tapete.legal_actions()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.tapete.chance_outcomes()
        if len(outcomes) > self._game.most_outcomes:
            raise SpokenError("state-outcomes", n=len(outcomes), most=self._game.most_outcomes)
        return [(number, odds) for number, (_, odds) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        state = self.tapete
        actions = state.legal_actions() if state.is_chance else self._game.codes
        state.apply(actions[one_of(action, "action", len(actions))])

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            text: str = self._game.tapete.action_to_string(self._game.codes[action])
            return text
        actions = self.tapete.legal_actions() if self.tapete.is_chance else []
        return f"outcome {actions[action]}" if action < len(actions) else f"outcome number {action}"

    def returns(self) -> list[float]:
        return self.tapete.returns()

    def __str__(self) -> str:
        """The actions so far, with where the state began if it draws chance itself. It tells what is hidden."""
        return self.tapete.serialize()

    # ---- beyond it -----------------------------------------------------------------------------

    @whole_numbers
    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat cannot tell from this one, with all dealt again that it may not know. Its history
        begins there.
        """
        made: SpielState = self._game.new_initial_state()
        made._inside = self.tapete.resample_from_infostate(player, int(sampler() * (1 << 53)))
        return made

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()
