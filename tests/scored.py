"""High card as a game with a score: how many points the seat with the fewest has, for all seats together."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from high_card.game import GAME, HighCardWording

from tapete.game import Results, Scored, Speech
from tapete.games import speech_for, speech_of

GRADES = {"NOTHING": 0, "LITTLE": 1, "MUCH": 5}
NAMES = {"es": ("nada", "poco", "mucho"), "en": ("nothing", "little", "much")}


class FairShares(Results):
    """One score for all."""

    result = Scored(0, 60, GRADES)

    def points(self, state: Any, seat: int) -> int:
        return min(int(player.points) for player in state.players[:state.n_seats])

    def points_of_games(self, rows: Any, seats: int) -> Any:
        return rows["points"][:, :seats].min(axis=1)

    def cause(self, speech: Speech, state: Any, names: Any) -> str:
        return speech.say("cause-CARDS", points="")


class OwnScores(Results):
    """A score for each seat."""

    result = Scored(0, 60, GRADES, per="seat")

    def points(self, state: Any, seat: int) -> int:
        return int(state.players[seat].points)

    def points_of_games(self, rows: Any, seats: int) -> Any:
        return rows["points"][:, :seats]

    def cause(self, speech: Speech, state: Any, names: Any) -> str:
        return speech.say("cause-CARDS", points="")


class Named(HighCardWording):
    """With names for the grades."""

    def names_in(self, language: str) -> Mapping[str, str]:
        return {**super().names_in(language),
                **{f"grade-{grade}": name for grade, name in zip(GRADES, NAMES[language], strict=True)}}


@contextmanager
def scored(results: type[Results]) -> Iterator[None]:
    """While this lasts, High card has these results."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(vars(GAME), "results", results(GAME))
        patch.setitem(vars(GAME), "wording", Named(GAME))
        for kept in (speech_of, speech_for):
            kept.cache_clear()
        yield
    for kept in (speech_of, speech_for):
        kept.cache_clear()
