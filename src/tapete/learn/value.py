"""The value function that a search uses where it cuts a line, fitted to games: logistic regression on how a seat
stands.

Games of an agent are watched (`moments`). Weights are fitted to four fifths of them, and compared with the game's own
value on the rest, which are other games. It needs only numpy.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..agents import parse_seated
from ..agents.fitted_weights import LEAN, fit_for, read_fits, save_fit
from ..gamedef.by_players import at_table
from ..games import find_game
from ..lab.engines.engine import Engine
from ..lab.statistics import interval
from ..referee.session import check_seats, check_seed
from ..runtime.integers import whole_numbers
from ..text.spoken import SpokenError
from .moments import ValueJob, run_job

PART = 25
"""Games of a part; parts do not depend on the engine."""
KEPT_BACK = 5
"""One part in so many is kept back."""
RIDGE = 1.0
"""The penalty of a weight of 1, for a number with a spread of 1. It equals the loss of a moment that was predicted with
certainty and is half right."""
STEPS = 30
"""Most steps of Newton's method; it needs less than ten."""
SURE = 1e-3
"""Chances are kept so far from 0 and 1 when a loss is computed, because the game's own value may be 0 or 1."""


@whole_numbers
@dataclass(frozen=True)
class FitPlan:
    """The settings of a fitted value."""

    game: str
    ruleset: str
    players: int
    agent: str
    games: int
    watched: float
    """The share of the clock's ticks that store moments."""
    seed: int = 1


@dataclass(frozen=True)
class Loss:
    """The loss of values against final values, in nats, on games kept back: the fitted value's and the game's own. Also
    how much lower the fitted one is, with its 95 % interval, by games."""

    fitted: float
    own: float
    gain: float
    low: float
    high: float


@dataclass(frozen=True)
class FitReport:
    moments: int
    games: int
    kept_back: int
    """Games on which the value was judged."""
    loss: Loss


def learn_value(plan: FitPlan, engine: Engine, path: Path) -> FitReport:
    """Watch games, fit weights and write them beside those for other numbers of seats in the file. Returns their loss.

    Raises InputError for an invalid plan or an unusable file."""
    game = find_game(plan.game)
    check_seats(game, plan.players)
    check_seed(plan.seed)
    check_seed(plan.seed + plan.games)
    if parse_seated(plan.agent).plain or parse_seated(plan.agent).timed:
        raise SpokenError("value-agent", agent=plan.agent)
    if not game.observation.features:
        raise SpokenError("no-features", game=plan.game)
    if plan.games < PART * KEPT_BACK:
        raise SpokenError("value-games", least=PART * KEPT_BACK, n=plan.games)
    if not 0 < plan.watched <= 1:
        raise SpokenError("value-watched", n=str(plan.watched))
    if path.exists():
        read_fits(path, game)       # an unusable file is refused before an hour of games
    ruleset = game.ruleset(plan.ruleset)
    blank = game.State.pack(game.blank(at_table(game.options(ruleset), plan.players), [None] * plan.players))
    orders = [ValueJob(plan.game, blank, (plan.agent,) * plan.players, plan.seed + first, min(PART, plan.games - first),
                       plan.watched) for first in range(0, plan.games, PART)]
    parts = dict(engine.run(run_job, orders))
    taught = np.concatenate([parts[i] for i in range(len(orders)) if (i + 1) % KEPT_BACK])
    kept_back = np.concatenate([parts[i] for i in range(len(orders)) if (i + 1) % KEPT_BACK == 0])
    if not len(taught) or not len(kept_back) or taught["worth"].min() == taught["worth"].max():
        raise SpokenError("value-nothing")
    width = len(game.observation.features)
    weights = fit(taught["seen"][:, :width], taught["worth"])
    loss = judge(weights, kept_back["seen"][:, :width], kept_back)
    report = FitReport(len(taught) + len(kept_back), plan.games, len(np.unique(kept_back["seed"])), loss)
    save_fit(path, game, plan.players, fit_for(
        game, ruleset, plan.players, {LEAN: weights[-1], **dict(zip(game.observation.features, weights, strict=False))},
        made_of(plan, report)))
    return report


def made_of(plan: FitPlan, report: FitReport) -> Mapping[str, Any]:
    """The description of how a file of weights was made."""
    return {**asdict(plan), "moments": report.moments, "loss": asdict(report.loss)}


def fit(seen: Any, worth: Any) -> Any:
    """Weights for the numbers and, last, a constant, of a logistic regression that predicts the value of moments. A
    small ridge penalty keeps the weights of numbers without spread at 0."""
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


def log_losses(said: Any, worth: Any) -> Any:
    """The loss of predicted chances, in nats, one by one."""
    held = np.clip(said, SURE, 1 - SURE)
    return -(worth * np.log(held) + (1 - worth) * np.log(1 - held))


def judge(weights: Any, seen: Any, moments: Any) -> Loss:
    """The loss of the weights and of the game's own value on moments."""
    fitted = log_losses(1 / (1 + np.exp(-(seen @ weights[:-1] + weights[-1]))), moments["worth"])
    own = log_losses(moments["guess"], moments["worth"])
    _, of_game = np.unique(moments["seed"], return_inverse=True)
    counts = np.bincount(of_game)
    gains = np.bincount(of_game, weights=own - fitted) * len(counts) / counts.sum()
    low, high = interval(gains)
    return Loss(float(fitted.mean()), float(own.mean()), float((own - fitted).mean()), low, high)
