"""The statistics of games, grouped by kind, for screens and pages.

`simulate.results` holds the statistics of every game, and what a game's own `report` adds. This module reads a report
by its shape, so that a game needs no code to show it.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import DefectError
from ..gamedef.game import Game
from ..text.speech import Speech
from .scale import LENGTHS, is_share, rate_of
from .statistics import wilson

FEW = 30
"""With fewer games than this, a rate says too little to be ranked."""


@dataclass(frozen=True)
class ThingStats:
    """A role, a family or a card: in how many games it was, and how often its holder won, or with which mean score.
    With the 95 % interval."""

    name: str
    games: int
    rate: float
    low: float
    high: float
    more: Mapping[str, float]
    """Further figures by their names in the report."""


@dataclass(frozen=True)
class GroupStats:
    """The things of one kind, the best first; those in fewer than FEW games come last."""

    name: str
    things: Sequence[ThingStats]

    @property
    def more(self) -> list[str]:
        """The names of the further figures."""
        return list(self.things[0].more)


@dataclass(frozen=True)
class GameStats:
    """The statistics of a set of games."""

    unit: str
    """`rounds` or `turns`, empty if the game reports neither."""
    length: Mapping[str, float]
    """Mean, median and longest game, in the unit."""
    causes: Mapping[str, float]
    groups: Sequence[GroupStats]
    single: Mapping[str, Sequence[float]]
    """Any other figure by its name in the report, or by two names with a hyphen. Some have one value for each place."""


def read_figures(game: Game, told: Mapping[str, Any]) -> GameStats:
    """The figures of a game's report, by their shape."""
    unit = next((unit for unit in LENGTHS if unit in told), "")
    left = {name: value for name, value in told.items() if name not in (unit, "causes", *game.figures.groups)}
    single: dict[str, Sequence[float]] = {}
    for name, value in left.items():
        if isinstance(value, Mapping):
            single |= {f"{name}-{inner}": [one] for inner, one in value.items()}
        else:
            single[name] = value if isinstance(value, Sequence) else [value]
    return GameStats(unit, told.get(unit, {}), told.get("causes", {}),
                     [GroupStats(name, _things(game, told[name])) for name in game.figures.groups if told.get(name)],
                     single)


def _things(game: Game, told: Mapping[str, Mapping[str, float]]) -> list[ThingStats]:
    return sorted((_thing(game, name, figures) for name, figures in told.items()),
                  key=lambda thing: (thing.games < FEW, -thing.rate))


def _thing(game: Game, name: str, figures: Mapping[str, float]) -> ThingStats:
    """A thing with its figures. A shared victory counts as a part of one, so a game may give its rate's interval
    itself. A game with scores does, because only the game knows their spread."""
    games, rate = round(figures["games"]), figures[rate_of(game)]
    more = {key: value for key, value in figures.items() if key not in ("games", rate_of(game), "margin")}
    if not is_share(game, rate_of(game)):
        if "margin" not in figures:
            raise DefectError(f"{game.name}: the figures of {name} have a score and no margin, half its 95 % interval")
        return ThingStats(name, games, rate, rate - figures["margin"], rate + figures["margin"], more)
    low, high = wilson(round(rate * games), games) if "margin" not in figures else (
        max(0.0, rate - figures["margin"]), min(1.0, rate + figures["margin"]))
    return ThingStats(name, games, rate, low, high, more)


def name_of(game: Game, speech: Speech, group: str, thing: str) -> str:
    """The displayed name of one of a group's things."""
    return speech.say(f"{game.figures.groups[group]}-{thing}")


def keys_of(game: Game, figures: GameStats) -> list[str]:
    """The keys of the messages that a game needs to show its figures."""
    return [*(f"cause-{cause}" for cause in figures.causes), *(f"figure-{name}" for name in figures.single),
            *(f"figures-{group.name}" for group in figures.groups),
            *(f"{game.figures.groups[group.name]}-{thing.name}" for group in figures.groups for thing in group.things),
            *(f"figure-{name}" for group in figures.groups for name in group.more)]


def written(game: Game, speech: Speech, name: str, values: Sequence[float]) -> str:
    """A figure as displayed text; some are shares of all games, in percent."""
    return ", ".join(speech.figure(value, ".1%" if name in game.figures.shares else ",.2f") for value in values)
