"""What a search may aim at: the measures that are compared, the strongest of all seats, and how often whoever has a
thing wins, named `GROUP/THING` as reports tell of them."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...gamedef.game import Game
from ...games import speech_for
from ...text.spoken import SpokenError
from ..contrast import Measured, measured, measures_of
from ..figures import LENGTHS, read_figures
from ..study import Study, game_of

STRONGEST = "strongest"
"""The seat that wins most often: of no aim is it sure which that is, so that by chance it is a little too high."""
PARTS = 40
"""Into so many parts games are cut where something cannot be told game by game."""
A_ROUND = 0.1
"""What a round, or a turn, counts for beside a whole share."""


class Shown:
    """What the games of a study have shown."""

    def __init__(self, study: Study, rows: Any) -> None:
        self.study, self.rows = study, rows
        self.measures = measures_of(study, rows)

    @cached_property
    def things(self) -> Mapping[str, Measured]:
        """How often whoever has a thing wins."""
        game = game_of(self.study)
        return {f"{group.name}/{thing.name}": Measured(thing.rate, thing.low, thing.high)
                for group in read_figures(game, game.report(self.rows)).groups for thing in group.things}

    def of(self, aim: str) -> Measured:
        """What an aim comes to; InputError for none."""
        if aim in self.measures:
            return measured(aim, self.measures[aim])
        if aim == STRONGEST and self._seats:
            return max((measured(name, self.measures[name]) for name in self._seats), key=lambda one: one.mean)
        if aim in self.things:
            return self.things[aim]
        raise _unknown(aim, [*self.measures, *([STRONGEST] if self._seats else [])])

    def every(self, aims: Sequence[str]) -> dict[str, Measured]:
        """All measures, and the aims that are none."""
        return {name: self.of(name) for name in dict.fromkeys((*self.measures, *aims))}

    @property
    def _seats(self) -> list[str]:
        return [name for name in self.measures if name.startswith("seat-")]


def values_of(study: Study, rows: Any, aim: str) -> np.ndarray[Any, Any]:
    """Numbers whose mean an aim is, those of two studies of the same seeds to be set against each other: game by game,
    or, for a thing, which is not in every game, part by part. InputError for what these games do not show."""
    return values_in(tally(study, rows, aim, PARTS), aim, list(measures_of(study, rows)))


def tally(study: Study, rows: Any, aim: str, parts: int) -> np.ndarray[Any, Any]:
    """What an aim comes to in games, to be joined with what it does in others: a line for each game, or, for a thing,
    for each of so many parts of them, of what was won and of how many."""
    measures = measures_of(study, rows)
    if aim in measures:
        return np.stack([np.asarray(measures[aim], float), np.ones(len(rows))], axis=1)
    return np.array([_victories(study, part, aim) for part in np.array_split(rows, min(parts, len(rows)))], float)


def values_in(tallied: np.ndarray[Any, Any], aim: str, known: Sequence[str]) -> np.ndarray[Any, Any]:
    """The numbers whose mean is what was tallied; InputError where it was in no game."""
    won, games = tallied.T
    if not games.any():
        raise _unknown(aim, known)
    rate = won.sum() / games.sum()
    return np.asarray(rate + (won - rate * games) / games.mean())       # a ratio, linearised: Cochran 1977, chapter 6


def _victories(study: Study, rows: Any, aim: str) -> tuple[float, int]:
    """How often whoever had a thing won, and in how many games it was."""
    game = game_of(study)
    group, _, name = aim.partition("/")
    told = game.report(rows).get(group, {}) if group in game.groups else {}
    games = round(told[name]["games"]) if name in told else 0
    return (told[name]["win_rate"] * games if games else 0.0), games


def usual_measure(game: Game) -> str:
    """What is asked about where nobody says: how often all seats win; where they play against each other, how long
    games are, for a seat is as good as another."""
    if game.cooperative:
        return "win_rate"
    return next((unit for unit in LENGTHS if unit in game.Summary.array(1).dtype.names), "seat-0")


@dataclass(frozen=True)
class Bound:
    """A measure that is to lie between two numbers."""

    measure: str
    low: float
    high: float


@dataclass(frozen=True)
class Goal:
    """A measure that is to come near a number, how far from it will do, and others that are to lie within bounds.
    `within`: how far from the number it is as good."""

    measure: str
    value: float
    tolerance: float | None = None
    also: tuple[Bound, ...] = ()
    within: float = 0.0

    @property
    def aims(self) -> list[str]:
        """All that is aimed at, the first first."""
        return list(dict.fromkeys((self.measure, *(bound.measure for bound in self.also))))

    def away(self, lows: Mapping[str, Any], highs: Mapping[str, Any]) -> Any:
        """How far from the goal is the nearest of what lies between these, one number of each aim or an array: 0 is
        there; a tenth of a share counts like a round."""
        bounds = [Bound(self.measure, self.value - self.within, self.value + self.within), *self.also]
        return sum(np.maximum(0.0, np.maximum(bound.low - highs[bound.measure], lows[bound.measure] - bound.high))
                   * _weight(bound.measure) for bound in bounds)

    def distance(self, shown: Shown) -> float:
        """How far a study is from the goal."""
        means = {aim: shown.of(aim).mean for aim in self.aims}
        return float(self.away(means, means))

    def is_met(self, shown: Shown) -> bool:
        """Whether a study is within the tolerance and all bounds; False where there is no tolerance."""
        off = abs(shown.of(self.measure).mean - self.value)
        return (self.tolerance is not None and off <= self.tolerance
                and self.distance(shown) <= off * _weight(self.measure))


def check_aims(game: Game, seats: int, aims: Sequence[str]) -> None:
    """InputError for what no games of so many seats could show; whether a thing comes into them, only games say."""
    known = [*(["win_rate"] if game.cooperative else [*(f"seat-{seat}" for seat in range(seats)), STRONGEST]),
             *(unit for unit in LENGTHS if unit in game.Summary.array(1).dtype.names)]
    speech = speech_for(game, "en")
    for aim in aims:
        group, _, thing = aim.partition("/")
        if aim not in known and not (thing and group in game.groups and speech.has(f"{game.groups[group]}-{thing}")):
            raise _unknown(aim, [*known, *(f"{group}/…" for group in game.groups)])


def check_measure(game: Game, seats: int, measure: str) -> None:
    """InputError for what two studies cannot be set against each other by."""
    check_aims(game, seats, [measure])
    if measure == STRONGEST:        # of two studies it may be two seats
        raise _unknown(measure, [f"seat-{seat}" for seat in range(seats)])


def is_length(measure: str) -> bool:
    """Whether a measure is a number of rounds or turns; all others are shares of 1."""
    return measure in LENGTHS


def _weight(measure: str) -> float:
    return A_ROUND if is_length(measure) else 1.0


def _unknown(aim: str, known: Sequence[str]) -> SpokenError:
    return SpokenError("no-measure", measure=aim, known=", ".join(known))
