"""A state of a game that a program can search: what both kinds of states have in common.

The names are OpenSpiel's: a `SampledState` draws chance itself, from a seed; an `ExplicitState` stops at each chance
and lets the caller decide it.
"""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Self

import numpy as np

from ..errors import DefectError
from ..referee.session import LARGEST_SEED, Session, check_seed
from ..runtime.integers import one_of, whole_number, whole_numbers
from ..text.spoken import SpokenError
from .recall import Row, known_to, tensor_of, text_of
from .seated import SeatedGame

DEALS = 200
"""So many deals are tried for one that fits what a seat sees."""
CHANCE = -1
"""The player of a state in which chance decides next."""
OVER = -4
"""The player of a state in which the game is over."""


class GameState(ABC):
    """A state of a game. A player is a seat, from 0. An action is an integer of the game's grammar; see
    `StateGame.action_to_string`.

    A state changes by `apply`. `clone` is cheap, so a search clones before it applies. Copies and pickles are clones.
    """

    __slots__ = ("_actions", "_player", "game")

    game: SeatedGame
    _actions: list[int]
    _player: int

    # ---- whose turn it is ----------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        """The seat that must choose, CHANCE, or OVER."""
        return self._player

    @property
    def is_chance(self) -> bool:
        """Whether chance decides next. `chance_outcomes` says what may come."""
        return self._player == CHANCE

    @property
    def is_over(self) -> bool:
        return self._player == OVER

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat that must choose, or the actions of chance; none when the game is over."""
        return self._actions[:]

    def legal_actions_mask(self) -> Any:
        """The legal actions by number, an array (actions,) of bool; see `StateGame.space`. All are False at a chance.

        SpokenError for a game whose actions are numbered by menu.
        """
        space = self.game.space
        mask = np.zeros(space.size, np.bool_)
        if not space.by_grammar:
            raise SpokenError("state-no-numbers", game=self.game.name)
        if not self.is_chance:
            mask[[space.number(action) for action in self._actions]] = True
        return mask

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The actions of chance, each with its probability. They add up to 1."""

    # ---- going on ------------------------------------------------------------------------------

    @abstractmethod
    @whole_numbers
    def apply(self, action: int | str) -> None:
        """Carry out a legal action and all that follows, up to the next choice (or chance). A text is read as people
        type it.

        Raises IllegalMoveError, with the rule that forbids it, for an action that is not legal. InputError for what is
        no action. The state is then as it was.
        """

    @abstractmethod
    def clone(self) -> Self:
        """A state of its own that is equal to this one, also in the chance to come."""

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.clone()

    def __reduce__(self) -> Any:
        return _loaded, (self.game, self.serialize())

    @whole_numbers
    def child(self, action: int | str) -> Self:
        """The state after an action. This one stays as it is."""
        made = self.clone()
        made.apply(action)
        return made

    def _number(self, action: Any) -> int:
        """A legal action as an int. InputError or IllegalMoveError for anything else."""
        if isinstance(action, str):
            action = self.game.string_to_action(action)
        elif type(action) is not int:
            action = whole_number(action, "action")
        if action in self._actions:
            return int(action)
        if self.is_chance:
            raise SpokenError("state-no-outcome", action=action, legal=", ".join(map(str, self._actions)))
        it = self.game
        Session.at(self.world(), it.game, it.ruleset, it.options, it.roles, 0).check_legal(action)
        raise DefectError(f"{it.action_to_string(action)} is legal and on no menu")

    # ---- results -------------------------------------------------------------------------------

    @abstractmethod
    def returns(self) -> list[float]:
        """What the game was worth to each seat, 0 to 1, once it is over; before that zeros."""

    # ---- what a seat knows ---------------------------------------------------------------------

    @abstractmethod
    def world(self) -> Any:
        """A plain copy of the true state, with all that is hidden: for the program, never for a player.

        SpokenError at a chance.
        """

    @abstractmethod
    def _rows(self) -> Sequence[Row]:
        """All that was told and chosen since the start."""

    def _in_sight(self) -> GameState | None:
        """The state that seats see: this one, at a chance that of the last choice, None before the first choice."""
        return self

    @whole_numbers
    def blinded(self, player: int) -> Any:
        """The state with everything hidden that a seat may not know, as agents get it: a plain record.

        A player may be the game's `spectator` here and for texts, who knows what everybody knows. At a chance, this is
        the state of the last choice; SpokenError if there was none.
        """
        game, state = self.game.game, self._in_sight()
        one_of(player, "player", len(self.game.roles), game.spectator)
        if state is None:
            raise SpokenError("state-chance")
        seen = state.world()
        game.rules.blind(seen, player)
        return seen

    @whole_numbers
    def observation_string(self, player: int) -> str:
        """What a seat sees now: its view, as JSON. Equal for all states that it cannot tell apart.

        At a chance, what it saw at the last choice; empty before the first choice.
        """
        one_of(player, "player", len(self.game.roles), self.game.game.spectator)
        return "" if self._in_sight() is None else self.game.game.view(self.blinded(player)).model_dump_json()

    @whole_numbers
    def observation_tensor(self, player: int) -> Any:
        """What a seat sees now as numbers, an array (width,) of the game's observation (docs/observations.md).

        At a chance, what it saw at the last choice; zeros before the first choice.
        """
        return self._sight(player).copy()

    def _sight(self, player: int) -> Any:
        spec = self.game.game.observation.spec
        seen = spec.record.plain()
        if self._in_sight() is not None:
            spec.observe(self.blinded(player), player, seen)
        return spec.flat(spec.record.pack(seen))[0]

    @whole_numbers
    def information_state_string(self, player: int) -> str:
        """All that a seat has been told and has chosen since the start, and what it sees now.

        At a chance, what it knew at the last choice, and that choice if it was its own.
        """
        one_of(player, "player", len(self.game.roles), self.game.game.spectator)
        return f"{text_of(self.game.game, known_to(self._rows(), player))}sees {self.observation_string(player)}"

    @whole_numbers
    def information_state_tensor(self, player: int, length: int | None = None) -> Any:
        """The same as numbers, an array of 64-bit integers: the observation, then four numbers for each thing told or
        chosen (`recall`).

        It grows with the game. With `length`, it has the size for so many things, and zeros at its end. SpokenError if
        there are more.
        """
        one_of(player, "player", len(self.game.roles))
        return tensor_of(self._sight(player), known_to(self._rows(), player), length)

    @abstractmethod
    @whole_numbers
    def resample_from_infostate(self, player: int, seed: int) -> GameState:
        """A state that the seat cannot tell from this one: all that it may not know is dealt again, from a seed, each
        possible deal as likely as another; later chance is drawn again too. What it has been told and has chosen stays
        the same.

        The deal does not ask why the others chose as they did. Of what only others were told, the new state keeps
        nothing.
        """

    def _seeds(self, player: int, seed: int) -> Iterator[int]:
        """The seeds of the deals to be tried for a seat, the first `seed` itself. SpokenError when there are no more.
        """
        one_of(player, "player", len(self.game.roles))
        if self.is_over:
            raise SpokenError("state-over")
        for k in range(DEALS):
            yield check_seed(seed) if k == 0 else seed + k * 0x9E3779B97F4A7C15 & LARGEST_SEED
        raise SpokenError("not-anew")

    # ---- keeping -------------------------------------------------------------------------------

    @abstractmethod
    def history(self) -> list[int]:
        """The actions since the start or since hidden things were dealt again; those of chance too, if it is asked
        for.
        """

    @abstractmethod
    def serialize(self) -> str:
        """The state as a text, which `StateGame.deserialize_state` reads. It holds what is hidden."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return type(self) is type(other) and self.serialize() == other.serialize()

    __hash__ = None     # type: ignore[assignment]

    def __repr__(self) -> str:
        whose = {CHANCE: "chance", OVER: "over"}.get(self._player, f"seat {self._player}")
        return f"<{type(self).__name__} of {self.game.name}: {whose}, {len(self.history())} actions>"


def _loaded(game: SeatedGame, text: str) -> GameState:
    state: GameState = game.deserialize_state(text)
    return state
