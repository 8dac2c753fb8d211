"""A game with its options and seats: what its states ask it."""
from __future__ import annotations

import json
import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from ..files.config import plain_data
from ..gamedef.action_space import ActionSpace
from ..gamedef.by_players import at_table
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..referee.session import check_seats
from ..runtime.integers import whole_numbers
from ..text.spoken import SpokenError
from .walker import Walker

FORM = 1
"""The version of the text that `serialize` writes."""


class SeatedGame(ABC):
    """A game with its options and seats. `load_game` makes one that states begin from.

    Raises InputError for wrong options, roles or numbers of seats.
    """

    def __init__(self, game: Game, ruleset: Ruleset, config: Mapping[str, Any] | None, roles: Sequence[str | None],
                 compiled: bool = True) -> None:
        check_seats(game, len(roles))
        self.ruleset, self.config, self.roles = ruleset, plain_data(config or {}), list(roles)
        self.compiled = compiled
        self.options = at_table(game.options(ruleset, self.config), len(roles))
        self.game = game.playing(self.options)
        if len(roles) not in self.game.counts(self.options):
            raise SpokenError("state-seats", game=game.name, players=len(roles),
                              counts=", ".join(map(str, self.game.counts(self.options))))
        state = self.game.blank(self.options, self.roles)
        self.game.configuration.set_version(state, ruleset.version)
        self.blank: bytes = self.game.State.to_bytes(state)
        self._here = threading.local()
        self._space: ActionSpace | None = None

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def num_players(self) -> int:
        return len(self.roles)

    @property
    def space(self) -> ActionSpace:
        """The actions by number, for masks and heads of a net: `space.number(action)`, `space.codes[number]`."""
        if self._space is None:
            self._space = ActionSpace(self.game)
        return self._space

    def walker(self) -> Walker:
        """The entry points and arrays of this thread."""
        try:
            walker: Walker = self._here.walker
        except AttributeError:
            walker = self._here.walker = Walker(self.game, self.num_players, self.compiled)
        return walker

    # ---- actions -------------------------------------------------------------------------------

    @whole_numbers
    def action_to_string(self, action: int) -> str:
        """An action of a seat as people write it: `move F1_R2`."""
        return self.game.grammar.text(action)

    def string_to_action(self, text: str) -> int:
        """An action that people have written. InputError, which says what is expected, for any other text."""
        return self.game.grammar.parse(text)

    # ---- keeping -------------------------------------------------------------------------------

    def written(self, of_state: Mapping[str, Any]) -> str:
        """A state's text: a line of JSON."""
        return json.dumps({**self._about(), **of_state}, ensure_ascii=False, separators=(",", ":"))

    def _about(self) -> dict[str, Any]:
        layout = blake2b(repr(self.game.State.dtype.descr).encode(), digest_size=8).hexdigest()
        return {"tapete_state": FORM, "game": self.name, "ruleset": self.ruleset.name, "version": self.ruleset.version,
                "config": self.config, "roles": self.roles, "layout": layout}

    def _is_ours(self, state: Any) -> bool:
        """Whether it is a plain record of a state of this game, with these options and so many seats."""
        kind: Any = self.game.State
        return isinstance(state, kind.Plain | kind.Checked) and state.n_seats == self.num_players and (
            kind.from_bytes(self.blank).options == state.options)

    @abstractmethod
    def deserialize_state(self, text: str) -> Any:
        """The state that a state's `serialize` wrote."""
