"""How a game ends for its seats."""
from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any
from warnings import warn

import numpy as np

from ...text.speech import Speech
from ...text.spoken import SpokenError
from ..result import Ranked, Result, Scored, Won
from .part import GamePart


class Results(GamePart):
    """What a game's result is, and how the end is told.

    A game that is `Won` defines `returns`. One that is `Ranked` or `Scored` defines `points` and `points_of_games`.
    """

    result: Result
    constant_sum: bool = False
    """Whether two seats want opposite results: with two seats, their `value`s add up to 1."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "cooperative" in vars(cls) and "result" not in vars(cls):
            warn(f"{cls.__name__}.cooperative is now Results.result: see docs/game-reference.md", DeprecationWarning,
                 stacklevel=2)
            cls.result = property(_of_before)   # type: ignore[assignment]

    @property
    def cooperative(self) -> bool:
        """Whether all seats have one result: `value` is the same for all."""
        return self.result.per == "game"

    @property
    def has_scores(self) -> bool:
        """Whether the game has a score, and nobody wins it."""
        return isinstance(self.result, Scored)

    def won(self, state: Any, seat: int) -> bool | None:
        """Whether a seat won a finished game. None in a game that nobody wins."""
        if self.has_scores:
            return None
        if isinstance(self.result, Ranked):
            return self.points(state, seat) == self.result.best(
                self.points(state, each) for each in range(state.n_seats))
        return bool(self.game.rules.value(state, seat) > 0)

    def points(self, state: Any, seat: int) -> int:
        """The points, or the score, of a seat in a finished game.

        A game that is `Won` may have points too: they rank its winners, and those who lost, the highest first.
        """
        if isinstance(self.result, Won):
            return 0
        raise self._lacks("points")

    def points_of_games(self, rows: Any, seats: int) -> Any:
        """The same points in simulated games: whole numbers, an array (games, seats), or (games,) if all seats have
        the same."""
        raise self._lacks("points_of_games")

    def _lacks(self, name: str) -> SpokenError:
        return SpokenError("results-lack", results=type(self).__name__, name=name, result=type(self.result).__name__)

    def scores(self, rows: Any, seats: int) -> Any:
        """The points of each seat in simulated games: an array (games, seats)."""
        points = np.asarray(self.points_of_games(rows, seats))
        return points if points.ndim == 2 else np.repeat(points[:, None], seats, axis=1)

    def returns(self, rows: Any, seats: int) -> Any:
        """What each seat got in simulated games, 0 to 1: an array (games, seats).

        For an ended game it is the same as `rules.value`. It is 1 for a win, a share of 1 for a shared win, and for a
        score its place between the lowest and the highest.
        """
        if isinstance(self.result, Won):
            raise self._lacks("returns")
        return self.result.returns(self.scores(rows, seats))

    def expected(self, value: float) -> float:
        """What a search's estimate from 0 to 1 stands for: a chance to win, or a score."""
        return self.result.score(value) if isinstance(self.result, Scored) else value

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        """How a finished game went for a seat, in a few words: its points, its side. Empty: nothing to say."""
        if isinstance(self.result, Won):
            return ""
        return self.said(speech, self.points(state, seat))

    def said(self, speech: Speech, points: int) -> str:
        """Points or a score in words, with its grade."""
        if not isinstance(self.result, Scored):
            return speech.say("result-points", n=points)
        grade = self.result.grade(points)
        if grade is None:
            return speech.say("result-score", n=points, most=self.result.highest)
        return speech.say("result-graded", n=points, most=self.result.highest, grade=speech.say(f"grade-{grade}"))

    def told_scores(self, speech: Speech, state: Any, names: Sequence[str]) -> Sequence[str]:
        """What a finished game with scores says at its end: a line for each score, with its grade. Nothing in a game
        that is won."""
        if not self.has_scores:
            return ()
        if self.cooperative:
            return (self.fared(speech, state, 0),)
        return [speech.say("play-scored", name=name, score=self.fared(speech, state, seat))
                for seat, name in enumerate(names)]

    @abstractmethod
    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        """How a finished game ended, in a sentence. `names` are the seats' names."""


def _of_before(results: Results) -> Won:
    """The result of a game that says only whether it is cooperative, as in version 0.2."""
    return Won("game" if results.cooperative else "seat")
