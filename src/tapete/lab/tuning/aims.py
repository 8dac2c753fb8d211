"""Aims of a search: the measures that are compared, the strongest of all seats, and how often the holder of a thing
wins (or its mean score), named `GROUP/THING` as in reports."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...gamedef.game import Game
from ...games import speech_for
from ...text.spoken import SpokenError
from ..contrast import MeasuredMean, measured, measures_of
from ..figures import read_figures
from ..scale import LENGTHS, rate_of, result_measures, weight
from ..study import Study, game_of

STRONGEST = "strongest"
"""The seat that gets most. It is chosen after the games, so what it gets is by chance a little too high."""
PARTS = 40
"""Games are cut into so many parts for measures that do not exist game by game."""


class StudyAims:
    """The results of a study's games."""

    def __init__(self, study: Study, rows: Any) -> None:
        self.study, self.rows, self.game = study, rows, game_of(study)
        self.measures = measures_of(study, rows)

    @cached_property
    def things(self) -> Mapping[str, MeasuredMean]:
        """How often the holder of each thing wins, or its mean score."""
        told = read_figures(self.game, self.game.figures.report(self.rows))
        return {f"{group.name}/{thing.name}": MeasuredMean(thing.rate, thing.low, thing.high)
                for group in told.groups for thing in group.things}

    def of(self, aim: str) -> MeasuredMean:
        """The value of an aim. Raises InputError for an unknown one."""
        if aim in self.measures:
            return measured(self.game, aim, self.measures[aim])
        if aim == STRONGEST and self._seats:
            return max((measured(self.game, name, self.measures[name]) for name in self._seats),
                       key=lambda one: one.mean)
        if aim in self.things:
            return self.things[aim]
        raise _unknown(aim, [*self.measures, *([STRONGEST] if self._seats else [])])

    def every(self, aims: Sequence[str]) -> dict[str, MeasuredMean]:
        """All measures, and the aims that are no measures."""
        return {name: self.of(name) for name in dict.fromkeys((*self.measures, *aims))}

    @property
    def _seats(self) -> list[str]:
        return [name for name in self.measures if name.startswith("seat-")]


def values_of(study: Study, rows: Any, aim: str) -> np.ndarray[Any, Any]:
    """Numbers whose mean is an aim, so that two studies of the same seeds can be compared.

    One number for each game, or for each part of the games if the aim is a thing, because a thing is not in every game.
    Raises InputError for an aim that these games do not show."""
    return values_in(tally(study, rows, aim, PARTS), aim, list(measures_of(study, rows)))


def tally(study: Study, rows: Any, aim: str, parts: int) -> np.ndarray[Any, Any]:
    """The counts behind an aim, which can be joined with those of other games.

    A row for each game, or, for a thing, for each of so many parts of the games: the sum of the measure, and the number
    of games."""
    measures = measures_of(study, rows)
    if aim in measures:
        return np.stack([np.asarray(measures[aim], float), np.ones(len(rows))], axis=1)
    return np.array([_sum_of(study, part, aim) for part in np.array_split(rows, min(parts, len(rows)))], float)


def values_in(tallied: np.ndarray[Any, Any], aim: str, known: Sequence[str]) -> np.ndarray[Any, Any]:
    """The numbers whose mean is the tallied aim. Raises InputError if the thing was in no game."""
    total, games = tallied.T
    if not games.any():
        raise _unknown(aim, known)
    rate = total.sum() / games.sum()
    return np.asarray(rate + (total - rate * games) / games.mean())     # linearised ratio: Cochran 1977, chapter 6


def _sum_of(study: Study, rows: Any, aim: str) -> tuple[float, int]:
    """The victories of a thing's holder, or the sum of its scores, and in how many games it was."""
    game = game_of(study)
    group, _, name = aim.partition("/")
    told = game.figures.report(rows).get(group, {}) if group in game.figures.groups else {}
    games = round(told[name]["games"]) if name in told else 0
    return (told[name][rate_of(game)] * games if games else 0.0), games


def usual_measure(game: Game) -> str:
    """The default measure of a game: how often all seats win, or their score. In a competitive game it is the length,
    because its seats are alike."""
    if game.results.cooperative:
        return rate_of(game)
    return next((unit for unit in LENGTHS if unit in game.Summary.array(1).dtype.names), "seat-0")


@dataclass(frozen=True)
class Bound:
    """A measure that should be between two numbers."""

    measure: str
    low: float
    high: float


@dataclass(frozen=True)
class TuningGoal:
    """A measure that should come near a number, and others that should stay within bounds. `within` is the tolerance:
    the distance from the number that is good enough."""

    game: Game
    measure: str
    value: float
    tolerance: float | None = None
    also: tuple[Bound, ...] = ()
    within: float = 0.0

    def as_data(self) -> dict[str, Any]:
        """The goal as plain data, without its game."""
        return {"measure": self.measure, "value": self.value, "tolerance": self.tolerance,
                "also": [asdict(bound) for bound in self.also], "within": self.within}

    @property
    def aims(self) -> list[str]:
        """All aims, the main one first."""
        return list(dict.fromkeys((self.measure, *(bound.measure for bound in self.also))))

    def away(self, lows: Mapping[str, Any], highs: Mapping[str, Any]) -> Any:
        """The distance from the goal of the nearest value between `lows` and `highs`, which hold a number or an array
        for each aim. 0 is at the goal. `scale.weight` says how shares, scores and rounds compare."""
        bounds = [Bound(self.measure, self.value - self.within, self.value + self.within), *self.also]
        return sum(np.maximum(0.0, np.maximum(bound.low - highs[bound.measure], lows[bound.measure] - bound.high))
                   * weight(self.game, bound.measure) for bound in bounds)

    def distance(self, shown: StudyAims) -> float:
        """The distance of a study from the goal."""
        means = {aim: shown.of(aim).mean for aim in self.aims}
        return float(self.away(means, means))

    def is_met(self, shown: StudyAims) -> bool:
        """Whether a study is within the tolerance and all bounds; False if there is no tolerance."""
        off = abs(shown.of(self.measure).mean - self.value)
        return (self.tolerance is not None and off <= self.tolerance
                and self.distance(shown) <= off * weight(self.game, self.measure))


def check_aims(game: Game, seats: int, aims: Sequence[str]) -> None:
    """Raise InputError for an aim that no games of so many seats could show. Only games show whether a thing occurs."""
    known = [*result_measures(game, seats), *([] if game.results.cooperative else [STRONGEST]),
             *(unit for unit in LENGTHS if unit in game.Summary.array(1).dtype.names)]
    speech = speech_for(game, "en")
    for aim in aims:
        group, _, thing = aim.partition("/")
        if aim not in known and not (thing and group in game.figures.groups
                                     and speech.has(f"{game.figures.groups[group]}-{thing}")):
            raise _unknown(aim, [*known, *(f"{group}/…" for group in game.figures.groups)])


def check_measure(game: Game, seats: int, measure: str) -> None:
    """Raise InputError for a measure by which two studies cannot be compared."""
    check_aims(game, seats, [measure])
    if measure == STRONGEST:        # it may be another seat in each study
        raise _unknown(measure, result_measures(game, seats))


def _unknown(aim: str, known: Sequence[str]) -> SpokenError:
    return SpokenError("no-measure", measure=aim, known=", ".join(known))
