"""The design of a study of configurations: axes of options, and the points on them that are played."""
from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from ...agents import parse_agent, split_agents
from ...files.config import merge, parse_yaml, plain_data
from ...gamedef.game import Game
from ...gamedef.ruleset import Ruleset
from ...referee.session import check_seats
from ...runtime.integers import whole_numbers
from ...text.plain_text import as_typed
from ...text.spoken import SpokenError
from ..simulate import make_study
from ..study import Study

PLAYERS = "players"
"""The axis of numbers of seats."""
NUMBER = r"-?\d+(?:\.\d*)?(?:e-?\d+)?"


@dataclass(frozen=True)
class Axis:
    """An option by its dotted path, and the values that it takes: those listed, or all between two numbers."""

    path: str
    values: tuple[Any, ...] = ()
    between: tuple[float, float] | None = None

    def at(self, share: float) -> Any:
        """The value at a place on the axis, from 0 to less than 1; a real number has four digits."""
        if self.between is None:
            return self.values[int(share * len(self.values))]
        low, high = self.between
        return min(high, max(low, float(f"{low + share * (high - low):.4g}")))


def parse_axis(text: str) -> Axis:
    """The axis of `end.keys=3,4,5`, `end.keys=3..5` or `agent.exploration=0.1..0.9`; values are YAML.

    `agent=greedy,mcts` is an axis of agents. Raises InputError that says what was expected.
    """
    path, equals, rest = as_typed(text).partition("=")
    if not equals or not path or not rest.strip():
        raise SpokenError("set", text=text)
    span = re.fullmatch(f"({NUMBER})\\.\\.({NUMBER})", rest.strip())
    if span:
        return _parse_span(path, text, span[1], span[2])
    values = split_agents(rest) if path == "agent" else plain_data(parse_yaml(f"[{rest}]", f"--set {path}"))
    for i, value in enumerate(values):
        if value in values[:i]:
            raise SpokenError("set-twice", text=text, value=value)
    return Axis(path, tuple(values))


def _parse_span(path: str, text: str, low: str, high: str) -> Axis:
    if float(low) >= float(high):
        raise SpokenError("set-lower", text=text)
    if "." in low + high or "e" in low + high:
        return Axis(path, between=(float(low), float(high)))
    return Axis(path, tuple(range(int(low), int(high) + 1)))


def parse_design(text: str) -> int | None:
    """`grid` as None, `random:40` as 40; InputError for anything else."""
    if text == "grid":
        return None
    found = re.fullmatch(r"random:(\d+)", as_typed(text))
    if not found or int(found[1]) < 1:
        raise SpokenError("design", text=text)
    return int(found[1])


@whole_numbers
def points_of(axes: Sequence[Axis], draws: int | None, seed: int) -> list[dict[str, Any]]:
    """The points of a design: every combination, the last axis changing fastest, or so many that are drawn.

    Drawn points are a Latin hypercube (McKay, Beckman & Conover 1979): they are spread evenly on each axis, and no
    point is there twice. Raises InputError for a grid over real numbers, for an axis that is there twice, or for more
    draws than there are combinations.
    """
    paths = [axis.path for axis in axes]
    if len(set(paths)) < len(paths):
        raise SpokenError("set-path-twice", path=str(next(path for path in paths if paths.count(path) > 1)))
    if draws is None:
        for axis in axes:
            if axis.between:
                raise SpokenError("set-endless", path=str(axis.path))
        return [dict(zip(paths, values, strict=True)) for values in product(*(axis.values for axis in axes))]
    possible = math.prod(math.inf if axis.between else len(axis.values) for axis in axes)
    if draws > possible:
        raise SpokenError("design-few", draws=draws, possible=int(possible))
    generator = np.random.default_rng(seed)
    points: list[dict[str, Any]] = []
    while len(points) < draws:
        places = [(generator.permutation(draws) + generator.random(draws)) / draws for _ in axes]
        for shares in zip(*places, strict=True):
            point = {axis.path: axis.at(float(share)) for axis, share in zip(axes, shares, strict=True)}
            if point not in points and len(points) < draws:
                points.append(point)
    return points


def configuration(values: Mapping[str, Any]) -> dict[str, Any]:
    """Dotted paths with values as a nested configuration, without the values that concern agents or seats."""
    whole: dict[str, Any] = {}
    for path, value in values.items():
        if _is_who_plays(path):
            continue
        nested: Any = value
        for part in reversed(path.split(".")):
            nested = {part: nested}
        whole = merge(whole, nested)
    return whole


def agents_at(agents: Sequence[str], values: Mapping[str, Any]) -> list[str]:
    """The agents of a point: `agent` names one for all seats; `agent.x` sets x of those that have such an option.

    Raises InputError if none has it.
    """
    agents = [values["agent"]] if "agent" in values else list(agents)
    for path, value in values.items():
        if path.startswith("agent."):
            agents = _set_option(agents, path.removeprefix("agent."), value)
    return agents


def _set_option(agents: Sequence[str], key: str, value: Any) -> list[str]:
    having = [i for i, agent in enumerate(agents) if key in parse_agent(agent).options]
    if not having:
        raise SpokenError("set-agent", key=key, agents=", ".join(dict.fromkeys(agents)))
    changed = list(agents)
    for i in having:
        name, _, rest = agents[i].partition(":")
        options = dict(option.split("=", 1) for option in rest.split(",") if option) | {key: str(value)}
        changed[i] = f"{name}:{','.join(f'{k}={v}' for k, v in options.items())}"
    return changed


def seats_at(game: Game, roles: Sequence[str | None], values: Mapping[str, Any]) -> Sequence[str | None]:
    """The roles of a point, one for each seat that `players` asks for. Raises InputError for an invalid number, and if
    roles were asked for."""
    if PLAYERS not in values:
        return roles
    players = values[PLAYERS]
    if not isinstance(players, int) or isinstance(players, bool):
        raise SpokenError("set-players", value=str(players))
    if any(roles):
        raise SpokenError("set-players-roles")
    check_seats(game, players)
    return [None] * players


def _is_who_plays(path: str) -> bool:
    return path in (PLAYERS, "agent") or path.startswith("agent.")


@whole_numbers
@dataclass(frozen=True)
class DesignSettings:
    """The common settings of the studies of a design's points."""

    game: Game
    ruleset: Ruleset
    base: Mapping[str, Any]
    roles: Sequence[str | None]
    agents: Sequence[str]
    seed: int
    games: int

    def study_at(self, values: Mapping[str, Any]) -> Study:
        """The study of a point, on the same seeds as all others. Raises InputError for invalid options."""
        options = self.game.options(self.ruleset, merge(dict(self.base), configuration(values)))
        roles = seats_at(self.game, self.roles, values)
        return make_study(self.game, self.ruleset, options, roles, agents_at(self.agents, values), self.seed,
                          self.games)

    def as_data(self) -> dict[str, Any]:
        """How something was made, as plain data for a report."""
        return {"game": self.game.name, "ruleset": self.ruleset.name, "version": self.ruleset.version,
                "roles": list(self.roles), "agents": list(self.agents), "seed": self.seed, "games": self.games,
                "changed": dict(self.base)}
