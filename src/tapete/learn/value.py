"""The value by which a search cuts a line off, fitted to games: logistic regression on how a seat stands.

Games of an agent are watched (`moments`); weights are fitted to four fifths of them, and on the rest, of other games,
they are held against the game's own value. numpy is all that it takes.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..agents import parse_seated
from ..agents.fitted import LEAN, fit_for, read_fits, save_fit
from ..gamedef.by_players import at_table
from ..games import find_game
from ..lab.engines.engine import Engine
from ..lab.statistics import interval
from ..referee.session import check_seats, check_seed
from ..runtime.integers import whole_numbers
from ..text.spoken import SpokenError
from .moments import Order, watch

PART = 25
"""Games of a part; parts do not depend on who plays them."""
KEPT_BACK = 5
"""One part of so many is kept back."""
RIDGE = 1.0
"""What a weight of 1, of a number that scatters by 1, costs: as much as a moment told with certainty and half right."""
STEPS = 30
"""Newton's steps at most; it takes less than ten."""
SURE = 1e-3
"""Chances are held to be no nearer to 0 or 1 where it is asked how far off they were: the game's own may be either."""


@whole_numbers
@dataclass(frozen=True)
class Plan:
    """All that a fitted value depends on."""

    game: str
    ruleset: str
    players: int
    agent: str
    games: int
    watched: float
    """The share of the clock's ticks that leave moments."""
    seed: int = 1


@dataclass(frozen=True)
class Loss:
    """How far values were from what games came to be worth, in nats, on games kept back: the fitted one and the game's
    own, and how much less the fitted one with its 95 % interval, by games."""

    fitted: float
    own: float
    gain: float
    low: float
    high: float


@dataclass(frozen=True)
class Report:
    moments: int
    games: int
    kept_back: int
    """Games on which the value was judged."""
    loss: Loss


def learn_value(plan: Plan, engine: Engine, path: Path) -> Report:
    """Watch games, fit weights and write them, beside those for other numbers of seats that are in the file; how good
    they are. InputError for a plan or a file that will not do."""
    game = find_game(plan.game)
    check_seats(game, plan.players)
    check_seed(plan.seed)
    check_seed(plan.seed + plan.games)
    if parse_seated(plan.agent).plain or parse_seated(plan.agent).timed:
        raise SpokenError("value-agent", agent=plan.agent)
    if not game.features:
        raise SpokenError("no-features", game=plan.game)
    if plan.games < PART * KEPT_BACK:
        raise SpokenError("value-games", least=PART * KEPT_BACK, n=plan.games)
    if not 0 < plan.watched <= 1:
        raise SpokenError("value-watched", n=str(plan.watched))
    if path.exists():
        read_fits(path, game)       # what cannot be added to is said before an hour of games
    ruleset = game.ruleset(plan.ruleset)
    blank = game.State.pack(game.blank(at_table(game.options(ruleset), plan.players), [None] * plan.players))
    orders = [Order(plan.game, blank, (plan.agent,) * plan.players, plan.seed + first, min(PART, plan.games - first),
                    plan.watched) for first in range(0, plan.games, PART)]
    parts = dict(engine.run(watch, orders))
    taught = np.concatenate([parts[i] for i in range(len(orders)) if (i + 1) % KEPT_BACK])
    kept_back = np.concatenate([parts[i] for i in range(len(orders)) if (i + 1) % KEPT_BACK == 0])
    if not len(taught) or not len(kept_back) or taught["worth"].min() == taught["worth"].max():
        raise SpokenError("value-nothing")
    width = len(game.features)
    weights = fit(taught["seen"][:, :width], taught["worth"])
    loss = judge(weights, kept_back["seen"][:, :width], kept_back)
    report = Report(len(taught) + len(kept_back), plan.games, len(np.unique(kept_back["seed"])), loss)
    save_fit(path, game, plan.players, fit_for(
        game, ruleset, plan.players, {LEAN: weights[-1], **dict(zip(game.features, weights, strict=False))},
        made_of(plan, report)))
    return report


def made_of(plan: Plan, report: Report) -> Mapping[str, Any]:
    """What a file of weights says of how it was made."""
    return {**asdict(plan), "moments": report.moments, "loss": asdict(report.loss)}


def fit(seen: Any, worth: Any) -> Any:
    """Weights for the numbers and, last, a constant, by which a logistic regression says what moments are worth; a
    little ridge keeps those of numbers that never scatter at 0."""
    spread = seen.std(axis=0)
    scale = np.where(spread > 0, spread, 1.0)
    rows = np.column_stack([(seen - seen.mean(axis=0)) / scale, np.ones(len(seen))])
    cost, weights = np.full(rows.shape[1], RIDGE), np.zeros(rows.shape[1])
    cost[-1] = 1e-9
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-rows @ weights))
        steep = rows.T @ ((said * (1 - said))[:, None] * rows) + np.diag(cost)
        step = np.linalg.solve(steep, rows.T @ (worth - said) - cost * weights)
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    plain = np.where(spread > 0, weights[:-1] / scale, 0.0)
    return np.append(plain, weights[-1] - plain @ seen.mean(axis=0))


def off(said: Any, worth: Any) -> Any:
    """How far chances were from what came, in nats, one by one."""
    held = np.clip(said, SURE, 1 - SURE)
    return -(worth * np.log(held) + (1 - worth) * np.log(1 - held))


def judge(weights: Any, seen: Any, moments: Any) -> Loss:
    """How far weights and the game's own value were from what moments came to be worth."""
    fitted = off(1 / (1 + np.exp(-(seen @ weights[:-1] + weights[-1]))), moments["worth"])
    own = off(moments["guess"], moments["worth"])
    _, of_game = np.unique(moments["seed"], return_inverse=True)
    counts = np.bincount(of_game)
    gains = np.bincount(of_game, weights=own - fitted) * len(counts) / counts.sum()
    low, high = interval(gains)
    return Loss(float(fitted.mean()), float(own.mean()), float((own - fitted).mean()), low, high)
