"""What a table's game starts from."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from ...gamedef.by_players import at_table
from ...gamedef.game import Game
from ...gamedef.ruleset import Ruleset
from ...games import find_game
from ...referee.session import Session
from ..store.models import TableRow
from .dice import TableDice
from .versions import options_of


def options_at(row: TableRow) -> tuple[Ruleset, BaseModel]:
    """The ruleset and the options of a table."""
    ruleset, options = options_of(row.game, row.ruleset, row.version, json.dumps(row.options, sort_keys=True))
    return ruleset, at_table(options, len(row.seats))


@dataclass(frozen=True)
class GameSetup:
    """What a table's game starts from. It does not change after the start."""

    game: Game
    """The game with the table's custom cards."""
    ruleset: Ruleset
    options: BaseModel
    roles: Sequence[str | None]
    """By seat: the role asked for; None draws one."""
    seed: int
    given: Mapping[str, Any]
    """A position to start from, by paths of the view."""
    real_dice: bool

    @classmethod
    def of(cls, row: TableRow) -> GameSetup:
        """The setup of a table. Raises InputError if this program does not have its rules."""
        ruleset, options = options_at(row)
        return cls(find_game(row.game).playing(options), ruleset, options, [seat.role for seat in row.seats], row.seed,
                   row.given or {}, row.typed_dice)

    def new_session(self, dice: Sequence[tuple[int, int]] = ()) -> Session:
        """A new session at the start of the game. `dice`: the first rolls, if the table has real dice."""
        session = Session(self.game, self.ruleset, self.options, self.roles, self.seed, self._dice(dice))
        session.lay(self.given)
        return session

    def session_at(self, state: Any) -> Session:
        """A new session at a true state of the game."""
        return Session.at(state, self.game, self.ruleset, self.options, self.roles, self.seed, self._dice())

    def _dice(self, recorded: Sequence[tuple[int, int]] = ()) -> TableDice | None:
        return TableDice(recorded) if self.real_dice else None
