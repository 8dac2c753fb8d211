"""Measure the rules on an NVIDIA GPU, on one page: with this command alone, within ten minutes.

    python benchmarks/gpu.py [--out gpu.md]

For each game it checks that random games on the GPU equal the processor's, byte for byte, with few and with many of
them in a warp, and measures how many choices a second the GPU makes. Then it runs a round of training `learned`. Each
step has its own process, which is ended when its time is over, and the page says which steps were not reached. The
games are compiled at the same time, and measured one after the other. Without a GPU it says so and ends with exit code
2; with code 1 if a game differs.
"""
from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

import numpy as np

from tapete.errors import InputError
from tapete.gamedef.game import Game
from tapete.games import NAMES, find_game
from tapete.lab.simulate import make_study
from tapete.lab.study import BOUND, StudyBatch, pack_blank, play_batch

Play = Callable[[Any, int, int, int], Any]
"""Plays games somewhere: from an array of one blank state, the seeds from the first on, so many, so many of them in a
warp (or a block); their summaries."""

LIMIT = 580.0
"""Seconds for everything."""
TRAINING = 120.0
"""Seconds that are kept for the training."""
COMPARED = 5000
"""Games of each that must be the same."""
LANES = 1, 2, 4, 8, 32, 128
"""Games in a warp or a block that are tried."""
LONG_ENOUGH = 2.0
"""Seconds that games are measured for, at the least, if time and the card's memory allow."""
MORE, TOO_LONG = 4, 12.0
"""So many times as many games are tried next, if they will not take so many seconds."""
MOST = 1 << 22
"""The most games of one call, because their summaries are stored on the card."""
GOAL = 100e6
"""Choices a second that Carcosa is to make."""
ROWS, ITERATIONS = 4000, 50
"""Lessons of the round of training, and iterations of the search that teaches."""


@dataclass(frozen=True)
class Figures:
    """What was found of a game. `differs`: the seed of the first game that is another one, with however many in a warp;
    `rates`: choices a second on the card, by how many games are in a warp; `usual`: on one core. `ready`: seconds until
    all was compiled."""

    game: str
    compared: int
    differs: int | None
    measured: int
    rates: dict[str, float]
    usual: float
    ready: float

    @property
    def rate(self) -> float:
        """The best."""
        return max(self.rates.values())


def on_card(game: Game) -> Play:
    """Plays on the card; InputError where there is none."""
    from tapete.lab.engines.cuda import GpuKernel
    card = GpuKernel(game)
    return lambda blank, seed, n, lanes: card.play(blank, seed, n, BOUND, lanes)


def measure(game: Game, play: Play, compared: int = COMPARED, until: float = LONG_ENOUGH, most: int = MOST,
            now: Callable[[], float] = time.perf_counter, ready: Callable[[], None] = lambda: None) -> Figures:
    """Compare games that are played elsewhere with the processor's, and see how fast they go there.

    `ready` is called when all is compiled.
    """
    ruleset = game.ruleset()
    seats = game.configuration.usual_seats or game.most
    study = make_study(game, ruleset, game.options(ruleset), [None] * seats, ["random"], 1, compared)
    blank = pack_blank(study)
    started = now()
    play_batch(StudyBatch(replace(study, games=0), blank))
    play(blank, study.seed, 1, 1)
    compiled = now() - started
    ready()
    began = now()
    here = play_batch(StudyBatch(study, blank))
    usual = float(here["choices"].sum()) / max(1e-9, now() - began)
    other: set[int] = set()
    rates: dict[str, float] = {}
    measured = 0
    for lanes in LANES:
        n = compared
        while True:
            began = now()
            rows = play(blank, study.seed, n, lanes)
            took = max(1e-9, now() - began)
            rates[str(lanes)] = max(rates.get(str(lanes), 0.0), float(rows["choices"].sum(dtype=np.int64)) / took)
            measured += n
            other.update(i for i, (one, two) in enumerate(zip(here, rows, strict=False))
                         if one.tobytes() != two.tobytes())
            if took >= until or MORE * took > TOO_LONG or n >= most:
                break
            n = min(most, MORE * n)
    return Figures(game.name, compared, study.seed + min(other) if other else None, measured, rates, usual, compiled)


def train(folder: Path, rows: int = ROWS, iterations: int = ITERATIONS, workers: int | None = None) -> dict[str, Any]:
    """Train Carcosa's net for rounds 0 and 1, with few games. Returns the second's figures, and its device."""
    import jax  # type: ignore[import-not-found,unused-ignore]

    from tapete.lab.engines.engine import Local
    from tapete.learn.train import Training, TrainingPlan
    plan = TrainingPlan("carcosa", "canon-0.4", 4, rows=rows, iterations=iterations)
    began = time.perf_counter()
    with Local(workers or max(1, (os.cpu_count() or 1) - 1)) as engine:
        *_, last = Training(plan, folder).run(engine, 1)
    return asdict(last) | {"on": jax.devices()[0].platform, "all": time.perf_counter() - began}


def page_of(card: str, found: Sequence[Figures | str], trained: dict[str, Any] | str, took: float) -> str:
    """Everything as one page of Markdown; a text in place of figures says why there are none."""
    lines = [f"# Tapete on {card}", "", f"`python benchmarks/gpu.py`, {took:.0f} seconds.", "",
             "| game | games compared | the same | choices a second | on one core | times | ready after |",
             "|---|---|---|---|---|---|---|"]
    for each in found:
        if isinstance(each, Figures):
            same = "yes" if each.differs is None else f"**no**: the game of seed {each.differs} is another one"
            lines.append(f"| {each.game} | {each.compared:,} | {same} | {each.rate:,.0f} | {each.usual:,.0f} | "
                         f"{each.rate / each.usual:.1f} | {each.ready:.0f} s |")
    lines += ["", *(each for each in found if isinstance(each, str)), "",
              "Million choices a second, by the games in a warp (from 32 on, in a block):", "",
              f"| game | {' | '.join(map(str, LANES))} |", "|---" * (1 + len(LANES)) + "|"]
    lines += [f"| {each.game} | {' | '.join(f'{rate / 1e6:.1f}' for rate in each.rates.values())} |"
              for each in found if isinstance(each, Figures)]
    carcosa = next((each for each in found if isinstance(each, Figures) and each.game == "carcosa"), None)
    if carcosa is not None:
        lines += ["", f"The goal for Carcosa, {GOAL:,.0f} choices a second, is "
                  f"{'reached' if carcosa.rate >= GOAL else f'{GOAL / carcosa.rate:.1f} times as many'}."]
    lines += ["", "## A round of training", "", trained if isinstance(trained, str) else
              f"{trained['lessons']:,} lessons of {trained['games']:,} games of Carcosa, fitted by JAX on "
              f"{trained['on']}: {trained['seconds']:.0f} seconds; round 0 besides, {trained['all']:.0f} in all. "
              f"Off by {trained['worth_loss']:.4f} (worth) and {trained['choice_loss']:.4f} (choice)."]
    return "\n".join(lines) + "\n"


READY = "ready"
"""What a process says that waits to be told to go on: nothing else may be measured meanwhile."""


class Apart:
    """A process of its own that finds something out: it says a line when it is ready, waits, and says what it found."""

    def __init__(self, *what: str) -> None:
        self.what = " ".join(what)
        self._process = subprocess.Popen([sys.executable, __file__, *what], stdin=subprocess.PIPE, text=True,
                                         stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self._lines: Queue[str] = Queue()
        self._errors: list[str] = []
        for listen in (self._listen, self._note_errors):
            Thread(target=listen, daemon=True).start()

    def found(self, until: float) -> Any:
        """What it found, once it was ready; a sentence where that was not by then (`time.monotonic`), or it failed."""
        given = max(0.0, until - time.monotonic())
        said = self._line(until)
        if said == READY:
            try:
                assert self._process.stdin is not None
                self._process.stdin.write("\n")
                self._process.stdin.close()
            except BrokenPipeError:
                pass        # it has failed in between: its errors say how
            said = self._line(until)
        self._process.kill()
        self._process.wait()
        if said is None:
            return f"{self.what}: not finished within {given:.0f} seconds."
        return json.loads(said) if said else f"{self.what}: it failed: {(self._errors or ['without a word'])[-1]}"

    def has_spoken(self) -> bool:
        """Whether it is ready, or has ended."""
        return not self._lines.empty()

    def _line(self, until: float) -> str | None:
        """The next line that it says, empty if it ended; None where it is not said in time."""
        try:
            return self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            return None

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(("{", READY)):
                self._lines.put(line.strip())
        self._process.wait()
        self._lines.put("")

    def _note_errors(self) -> None:
        assert self._process.stderr is not None
        self._errors.extend(line.strip() for line in self._process.stderr if line.strip())


def as_they_come(processes: Sequence[Apart], until: float) -> Iterator[Apart]:
    """Each once it has spoken; when the time is over, those that have not."""
    left = list(processes)
    while left:
        spoken = [each for each in left if each.has_spoken()] or (left if time.monotonic() >= until else [])
        if not spoken:
            time.sleep(0.05)
            continue
        left.remove(each := spoken[0])
        yield each


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("gpu.md"), help="the page")
    parser.add_argument("--game", choices=NAMES, help="only this game, as a line of JSON")
    parser.add_argument("--train", action="store_true", help="only the training, as a line of JSON")
    given = parser.parse_args(arguments)
    if given.train:
        wait_turn()
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(train(Path(folder))))
        return 0
    try:
        from tapete.lab.engines.cuda import require_gpu
        card = require_gpu().get_current_device().name
    except InputError as error:
        print(error, file=sys.stderr)
        return 2
    if given.game:
        game = find_game(given.game)
        print(json.dumps(asdict(measure(game, on_card(game), ready=wait_turn))))
        return 0
    began = time.monotonic()
    found: list[Figures | str] = []
    for each in as_they_come([Apart("--game", name) for name in NAMES], began + LIMIT - TRAINING):
        got = each.found(began + LIMIT - TRAINING)
        found.append(got if isinstance(got, str) else Figures(**got))
    trained = Apart("--train").found(began + LIMIT)
    page = page_of(card.decode() if isinstance(card, bytes) else str(card), found, trained, time.monotonic() - began)
    given.out.write_text(page, encoding="utf-8")
    print(page)
    return int(any(isinstance(each, Figures) and each.differs is not None for each in found))


def wait_turn() -> None:
    """Say that all is ready, and wait to be told to go on."""
    print(READY, flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    sys.exit(main())
