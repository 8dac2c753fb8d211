"""A game: its core, and the parts that it may have.

A game's rules are functions over its state record. The rest of the program reaches a game through `Game` alone.
`tapete.games` finds the games.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from ..text.spoken import SpokenError
from . import moved
from .core import Core
from .options import fill
from .parts.configuration import Configuration
from .parts.figures import Figures
from .parts.interaction import Interaction
from .parts.lessons import Lessons
from .parts.observation import Observation
from .parts.own_cards import OwnCards
from .parts.part import part
from .parts.presentation import Presentation
from .parts.printing import Printing
from .parts.results import Results
from .parts.scenarios import Scenarios
from .parts.search import SearchHints
from .parts.sheets import Sheets
from .parts.tale import Tale
from .parts.wording import Wording
from .ruleset import Ruleset


class Game(Core):
    """One game: the core, and parts. A game states each part in which it differs from the default.

        class Skull(Game):
            interaction = part(SkullInteraction)

    Every game has `wording` and `results` of its own.
    """

    wording = part(Wording)
    results = part(Results)
    configuration = part(Configuration)
    interaction = part(Interaction)
    presentation = part(Presentation)
    figures = part(Figures)
    observation = part(Observation)
    search = part(SearchHints)
    scenarios = part(Scenarios)
    lessons = part(Lessons)
    tale = part(Tale)
    printing = part(Printing)
    own_cards = part(OwnCards)
    sheets = part(Sheets)

    def options(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None = None) -> BaseModel:
        """A ruleset's options merged with a configuration, for any number of seats (`gamedef.by_players`). InputError
        says what is wrong and where.
        """
        return self.configuration.options(ruleset, config)

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        """A plain state before setup: options, number of seats, and roles (None draws one)."""
        state = self.State.plain()
        state.n_seats = len(seats)
        fill(state.options, options)
        for seat, role in enumerate(seats):
            if role is not None:
                raise SpokenError("no-roles", seat=seat, role=role, game=self.name)
        return state

    def counts(self, options: BaseModel) -> Sequence[int]:
        """The numbers of seats for which these options make a game: some or all of `fewest` to `most`."""
        return range(self.fewest, self.most + 1)

    def playing(self, options: BaseModel) -> Game:
        """The game that these options make: another one if they bring own cards, with other names and another grammar.
        Its records, rules and machine are the same.
        """
        return self

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        moved.adopt(cls)


moved.install(Game)
