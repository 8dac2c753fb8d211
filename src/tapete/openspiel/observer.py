"""What a seat knows, as OpenSpiel asks for it."""
from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from ..state import StateGame
from ..state.recall import NUMBERS
from ..text.spoken import SpokenError
from .state import SpielState


class SpielObserver:
    """Observes states for OpenSpiel: `string_from`, and `set_from`, which fills `tensor` and its parts in `dict`.

    There are five kinds: what a seat sees (`ObservationString`), the same with all that it was told and has chosen
    (`InformationStateString`), what everybody sees, with or without all that everybody was told, and what a seat sees
    beyond that. The last three have no tensor. InputError for other kinds.
    """

    def __init__(self, game: StateGame, length: int, kind: Any) -> None:
        """`length`: so many things told or chosen have room in a tensor. `kind`: an IIGObservationType."""
        self._game, self._length, self._recall = game, length, bool(kind.perfect_recall)
        self._public, one = bool(kind.public_info), kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not (
                self._public or (one and not self._recall)):
            raise SpokenError("spiel-observer")
        self._private = one
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and one and (length or not self._recall):
            self._shape()

    def _shape(self) -> None:
        """Make the tensor and its parts."""
        width = self._game.game.observation.spec.width
        parts: list[tuple[str, tuple[int, ...]]] = [("player", (self._game.num_players,)), ("sight", (width,))]
        if self._recall:
            parts.append(("told", (self._length, NUMBERS)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in parts), np.float32)
        at = 0
        for name, shape in parts:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at:at + size].reshape(shape)
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a seat knows. InputError if it was told more than `length` has room for."""
        if self.tensor is None:
            return
        inside, seats = state.tapete, self._game.num_players
        self.tensor[:seats] = 0
        self.tensor[player] = 1
        self.tensor[seats:] = inside.information_state_tensor(
            player, self._length) if self._recall else inside.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The text of what a seat knows."""
        inside, everybody = state.tapete, self._game.game.spectator
        if self._public and self._recall:
            seat = player if self._private else everybody
            return f"{f'seat {player}' if self._private else 'everybody'}\n{inside.information_state_string(seat)}"
        if self._public:
            return inside.observation_string(player if self._private else everybody)
        return _beyond(inside.observation_string(player), inside.observation_string(everybody))


def _beyond(seen: str, public: str) -> str:
    """What a view says that the one of everybody does not, as JSON; empty if there is nothing."""
    if seen == public:
        return ""
    return json.dumps(_differing(json.loads(seen), json.loads(public)), ensure_ascii=False, separators=(",", ":"))


def _differing(seen: Any, public: Any) -> Any:
    """Of two trees of the same form, the part of the first in which they differ. In lists, null is where they do not.
    """
    if isinstance(seen, dict) and isinstance(public, dict):
        return {key: _differing(value, public.get(key)) for key, value in seen.items()
                if key not in public or value != public[key]}
    if isinstance(seen, list) and isinstance(public, list) and len(seen) == len(public):
        return [None if value == other else _differing(value, other)
                for value, other in zip(seen, public, strict=True)]
    return seen
