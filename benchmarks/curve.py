"""How much more a search wins that searches longer, and what it would win with ten seconds for each choice.

    python benchmarks/curve.py [carcosa] --players 4 --rungs 1000,3000,10000,30000 --games 100 --seconds 300 --out FILE

In a cooperative game `mcts` plays alone, in all seats, the seeds from 1: a rung for each number of iterations, until it
has played its games or used its seconds of processor time. With `--out` each game leaves a line in a file, and a curve
that was stopped goes on. Then a logistic regression of the wins on the logarithm of the time for a choice, by which the
curve goes on to `--at` milliseconds: once straight, and once with a bend, which says how far the one can be trusted.
"""
from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import erfc, exp, log10, sqrt
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from tapete.agents import VERSION
from tapete.games import find_game
from tapete.lab.simulate import make_study
from tapete.lab.statistics import wilson
from tapete.lab.study import StudyBatch, pack_blank, play_batch

AGENT = "mcts:iterations={iterations}"
Z = 1.959963984540054
STEPS = 50
"""Newton's steps at most; it takes less than ten where there is a curve."""
FLAT = 1e12
"""How nearly singular what is solved may be: beyond it the likelihood grows without an end."""


class NoCurve(Exception):
    """Rungs through which no regression goes."""


@dataclass(frozen=True)
class Played:
    """A played game, its cost, and its number of choices that were not forced."""

    game: str
    version: int
    agents_version: int
    players: int
    iterations: int
    seed: int
    won: bool
    ms: float
    choices: int


@dataclass(frozen=True)
class Point:
    """All games of a rung: how often they were won, and milliseconds of processor time for a choice."""

    iterations: int
    games: int
    won: int
    ms: float


@dataclass(frozen=True)
class Foretold:
    """What a regression says of a longer time: the chance to win with its 95 % interval."""

    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Curve:
    """The logit of a win by the logarithm of the time: how much a tenfold time adds, with its standard error; what is
    foretold straight and with a bend; and how likely a bend so strong is where there is none."""

    slope: float
    error: float
    straight: Foretold
    bent: Foretold | None
    p_bent: float | None


def one_game(name: str, players: int, iterations: int, seed: int) -> StudyBatch:
    game = find_game(name)
    ruleset = game.ruleset()
    study = make_study(game, ruleset, game.options(ruleset), [None] * players,
                       (AGENT.format(iterations=iterations),) * players, seed, 1)
    return StudyBatch(study, pack_blank(study))


def play(name: str, players: int, iterations: int, seed: int) -> Played:
    batch = one_game(name, players, iterations, seed)
    began = process_time()
    rows = play_batch(batch)
    ms = 1000 * (process_time() - began)
    return Played(name, batch.part.version, VERSION, players, iterations, seed,
                  bool(find_game(name).results.returns(rows, players)[0, 0] == 1), ms,
                  int(rows["choices"][0] - rows["forced"][0]))


def climb(name: str, players: int, rungs: Sequence[int], games: int, seconds: float, out: Path | None) -> list[Point]:
    """Each rung's games, those that are in the file not again, unless rules or agents have changed."""
    version = find_game(name).ruleset().version
    kept = [Played(**json.loads(line)) for line in out.read_text("utf-8").splitlines()] if out and out.exists() else []
    play_batch(one_game(name, players, 1, 1))       # whatever is to be compiled is, before anything is timed
    points = []
    for iterations in rungs:
        rung = [each for each in kept if each.seed <= games
                and (each.game, each.version, each.agents_version, each.players, each.iterations)
                == (name, version, VERSION, players, iterations)]
        for seed in range(len(rung) + 1, games + 1):
            if sum(each.ms for each in rung) > 1000 * seconds:
                break
            rung.append(play(name, players, iterations, seed))
            if out:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(rung[-1])) + "\n")
        points.append(Point(iterations, len(rung), sum(each.won for each in rung),
                            sum(each.ms for each in rung) / max(1, sum(each.choices for each in rung))))
    return points


def regress(points: Sequence[Point], degree: int) -> tuple[Any, Any, float]:
    """Fit the logit of a win to powers of log10 of the time. Returns the coefficients (the constant first), their
    covariance, and the log-likelihood."""
    x = np.array([[log10(point.ms) ** power for power in range(degree + 1)] for point in points])
    won, games = (np.array([getattr(point, name) for point in points], float) for name in ("won", "games"))
    fit = np.zeros(degree + 1)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-x @ fit))
        steep = x.T @ ((games * chance * (1 - chance))[:, None] * x)
        if not np.linalg.cond(steep) < FLAT:
            break
        step = np.linalg.solve(steep, x.T @ (won - games * chance))
        fit += step
        if np.abs(step).max() < 1e-10:
            break
    if not np.linalg.cond(steep) < FLAT or np.abs(step).max() > 1e-3:
        raise NoCurve("no curve goes through these rungs: up to some time all is lost, or from some on all is won")
    chance = 1 / (1 + np.exp(-x @ fit))
    return fit, np.linalg.inv(steep), float((won * np.log(chance) + (games - won) * np.log(1 - chance)).sum())


def foretell(fit: Any, cov: Any, ms: float) -> Foretold:
    at = np.array([log10(ms) ** power for power in range(len(fit))])
    logit, half = float(at @ fit), Z * sqrt(float(at @ cov @ at))
    return Foretold(*(1 / (1 + exp(-each)) for each in (logit, logit - half, logit + half)))


def curve_of(points: Sequence[Point], ms: float) -> Curve:
    """The curve through rungs, and what it says of so many milliseconds; without a bend where there are but two."""
    fit, cov, likely = regress(points, 1)
    bent, p_bent = None, None
    if len(points) > 2:
        fit_bent, cov_bent, likely_bent = regress(points, 2)
        bent, p_bent = foretell(fit_bent, cov_bent, ms), erfc(sqrt(max(0.0, likely_bent - likely)))
    return Curve(float(fit[1]), sqrt(cov[1, 1]), foretell(fit, cov, ms), bent, p_bent)


def told(foretold: Foretold) -> str:
    return f"{foretold.chance:.1%} ({foretold.low:.1%} to {foretold.high:.1%})"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="carcosa")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rungs", default="1000,3000,10000", help="iterations, by commas, rising")
    parser.add_argument("--games", type=int, default=100, help="of each rung at most")
    parser.add_argument("--seconds", type=float, default=300.0, help="of processor time for each rung at most")
    parser.add_argument("--at", type=float, default=10_000.0, help="milliseconds for which it is foretold")
    parser.add_argument("--out", type=Path, help="a file with a line for each game; running again goes on")
    given = parser.parse_args(arguments)
    if not find_game(given.game).results.cooperative:
        parser.error(f"{given.game} is won by one against the others; a curve is of games that are won together")
    points = climb(given.game, given.players, [int(each) for each in given.rungs.split(",")], given.games,
                   given.seconds, given.out)
    for point in points:
        low, high = wilson(point.won, point.games)
        print(f"  {point.iterations:7} iterations {point.ms:8.2f} ms a choice   {point.won} of {point.games}: "
              f"{point.won / point.games:.1%} ({low:.1%} to {high:.1%})")
    if len(points) > 1:
        try:
            curve = curve_of(points, given.at)
        except NoCurve as why:
            parser.error(str(why))
        print(f"ten times the time: {curve.slope:+.2f} ± {Z * curve.error:.2f} (logit)\n"
              f"with {given.at:.0f} ms: {told(curve.straight)}" + ("" if curve.bent is None else
              f"; with a bend {told(curve.bent)}, p of the bend {curve.p_bent:.2f}"))


if __name__ == "__main__":
    main()
