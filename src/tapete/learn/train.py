"""Expert iteration: train a net on the results of search, and let the search use the net (Anthony, Tian & Barber 2017;
Silver et al. 2017).

Round 0 copies the rules of thumb. In each later round, games are played in which most choices are made fast, by the
rules of thumb or by the net, and some by a search that uses the net. The net is trained on these lessons and those of
the last rounds. Finished rounds are stored in the folder, and a stopped training goes on after them.
"""
from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..agents import VERSION, parse_seated
from ..agents.learned import WEIGHTS, read_weights, save_weights
from ..files.atomic import append_line, bytes_of, write_whole
from ..gamedef.by_players import at_table
from ..games import find_game
from ..lab.engines.engine import Engine
from ..referee.session import check_seats, check_seed
from ..runtime.integers import whole_numbers
from ..text.spoken import SpokenError
from .lessons import KEPT, SampleJob, TrainingSamples, concatenate, run_job
from .net import Fitting
from .weights import first_weights, scales_of

PARTS = 8
"""Parts in which a round's lessons are made, on any engine."""
SEEDS = 10**7
"""Seeds of games that belong to one round."""


@whole_numbers
@dataclass(frozen=True)
class TrainingPlan:
    """The settings of a training. Together with the machine's arithmetic they determine its result."""

    game: str
    ruleset: str
    players: int
    seed: int = 1
    rows: int = 200_000
    """Lessons of a round."""
    iterations: int = 200
    """Iterations of the search that makes the searched choices."""
    rollout: str = "none"
    horizon: int = 0
    exploration: float = 0.1
    fast: str = "greedy"
    """The agent for choices that are not searched: greedy, or learned, which draws from the net's policy."""
    thought: float = 0.15
    """Share of the choices that are searched."""
    watched: float = 0.05
    """Share of the other choices that leave a lesson."""
    noise: float = 0.25
    hidden: int = 64
    middle: int = 32
    rate: float = 0.001
    batch: int = 1024
    epochs: int = 3
    remembered: int = 4
    """Rounds whose lessons a net is trained on."""
    trust: float = 0.5
    """The weight of the search's estimate, beside the game's end, in the value of a position."""


@dataclass(frozen=True)
class RoundReport:
    """The results of a round."""

    round: int
    lessons: int
    games: int
    won: float
    """The mean final value of its games to the seats that left lessons."""
    worth_loss: float
    choice_loss: float
    """The loss of the trained net on lessons that it was not trained on: cross entropy, in nats."""
    seconds: float


class Training:
    """A training in a folder, new or continued. Raises InputError if that folder holds another plan, or if other rules
    or agents began it."""

    def __init__(self, plan: TrainingPlan, folder: Path) -> None:
        check_seed(plan.seed * SEEDS * 1000)
        self.plan, self.folder = plan, folder
        self.game = find_game(plan.game)
        check_seats(self.game, plan.players)
        if plan.fast not in ("greedy", "learned"):
            raise SpokenError("fast", fast=plan.fast)
        ruleset = self.game.ruleset(plan.ruleset)
        options = self.game.options(ruleset)
        self.blank = self.game.State.pack(self.game.blank(at_table(options, plan.players), [None] * plan.players))
        folder.mkdir(parents=True, exist_ok=True)
        self._agree({"version": ruleset.version, "agents_version": VERSION})
        self.done = len(list(folder.glob("round-*.npz")))

    def _agree(self, versions: dict[str, int]) -> None:
        path = self.folder / "plan.json"
        if not path.exists():
            write_whole(path, (json.dumps(asdict(self.plan) | versions, indent=2) + "\n").encode())
            return
        found = json.loads(path.read_text(encoding="utf-8"))
        begun = {name: found.pop(name, 0) for name in versions}
        if found != asdict(self.plan):
            raise SpokenError("training-other", path=str(path))
        if begun != versions:
            raise SpokenError("training-version", path=str(path), rules=begun["version"], now_rules=versions["version"],
                              agents=begun["agents_version"], now_agents=versions["agents_version"])

    def file_of(self, number: int) -> Path:
        """The weights that a round ended with."""
        return self.folder / f"round-{number:03}.npz"

    @whole_numbers
    def run(self, engine: Engine, rounds: int) -> Iterator[RoundReport]:
        """Go on until so many rounds are finished, not counting round 0."""
        while self.done <= rounds:
            began = time.perf_counter()
            number = self.done
            lessons = self._lessons(engine, number)
            weights, off = self._fit(number, lessons)
            save_weights(self.file_of(number), self.game, weights)
            self.done += 1
            report = RoundReport(number, len(lessons), lessons.games, float(lessons.worth.mean()), off["worth"],
                                 off["choice"], time.perf_counter() - began)
            self._log(report)
            yield report

    def _orders(self, number: int) -> list[SampleJob]:
        plan = self.plan
        first, weights = number == 0, self._weights(number - 1)
        full = parse_seated("mcts:iterations=1" if first else
                           f"learned:iterations={plan.iterations},exploration={plan.exploration},"
                           f"rollout={plan.rollout},horizon={plan.horizon}")
        seeds = (plan.seed * 1000 + number) * SEEDS
        fast = parse_seated("greedy" if first else plan.fast)
        return [SampleJob(plan.game, self.blank, plan.players, weights, full, fast,
                          seeds + part * (SEEDS // PARTS), SEEDS // PARTS, plan.rows // PARTS,
                          0.0 if first else plan.thought, plan.watched, 0.03, first, plan.noise)
                for part in range(PARTS)]

    def _lessons(self, engine: Engine, number: int) -> TrainingSamples:
        parts = dict(engine.run(run_job, self._orders(number)))
        lessons = concatenate([parts[part] for part in sorted(parts)])
        write_whole(self._lessons_of(number), bytes_of(np.savez_compressed, games=lessons.games,
                                                       **{name: getattr(lessons, name) for name in KEPT}))
        old = self._lessons_of(number - self.plan.remembered)
        old.unlink(missing_ok=True)
        return lessons

    def _lessons_of(self, number: int) -> Path:
        return self.folder / f"lessons-{number:03}.npz"

    def _remembered(self, number: int) -> Iterator[TrainingSamples]:
        """The lessons of the last rounds before this one."""
        for earlier in range(max(0, number - self.plan.remembered + 1), number):
            with np.load(self._lessons_of(earlier)) as file:
                yield TrainingSamples(**{name: file[name] for name in KEPT}, games=int(file["games"]))

    def _weights(self, number: int) -> dict[str, Any]:
        if number < 0:
            return first_weights(self.game, self.plan.hidden, self.plan.middle, self.plan.seed)
        found = read_weights(self.file_of(number), self.game)
        return {name: found[name] for name in WEIGHTS}

    def _fit(self, number: int, fresh: TrainingSamples) -> tuple[dict[str, Any], dict[str, float]]:
        """Weights fitted to the lessons of a round and earlier ones, and their loss on a 20th that was kept back."""
        weights, lessons = self._weights(number - 1), concatenate([*self._remembered(number), fresh])
        if number == 0:
            weights["scales"] = scales_of(weights, lessons.seen)
        draws = np.random.default_rng([self.plan.seed, number])
        order = draws.permutation(len(lessons))
        kept_back, order = order[:len(order) // 20], order[len(order) // 20:]
        fitting, size = Fitting(weights, self.plan.rate), min(self.plan.batch, len(order))
        for _ in range(self.plan.epochs):
            order = draws.permutation(order)
            for k in range(0, len(order) - size + 1, size):
                fitting.step(self._some(lessons, order[k:k + size]))
        return fitting.now(), fitting.judge(self._some(lessons, kept_back))

    def _some(self, lessons: TrainingSamples, which: Any) -> dict[str, Any]:
        """Some lessons, with the target values of their positions."""
        guess, worth = lessons.guess[which], lessons.worth[which]
        trust = np.where(guess < 0, 0, self.plan.trust)
        return {"seen": lessons.seen[which], "shares": lessons.shares[which], "masks": lessons.masks[which],
                "thought": lessons.thought[which].astype(np.float32),
                "target": (trust * guess + (1 - trust) * worth).astype(np.float32)}

    def _log(self, report: RoundReport) -> None:
        """Append a report as a line of JSON, and write it for TensorBoard."""
        from tensorboard.summary import Writer
        append_line(self.folder / "rounds.jsonl", json.dumps(asdict(report)))
        writer = Writer(str(self.folder))
        for name in ("won", "worth_loss", "choice_loss", "games"):
            writer.add_scalar(name, getattr(report, name), step=report.round)
        writer.close()
