"""Compare the figures that the documents promise with those kept for the last release: `make check-figures`.

    python benchmarks/check_figures.py                        # all, in at most fifteen minutes
    python benchmarks/check_figures.py --only souls --only server
    python benchmarks/check_figures.py --changed main         # those that depend on a file that changed since main
    python benchmarks/check_figures.py --keep VERSION         # keep them as those of a release

Each figure is sampled in turns with all others, so that a slow moment slows all. A figure fell if it is worse than the
release's by more than its noise: half of the spread of its samples, then and now, and at least its own floor. The exit
code is 1 if one fell. `guarded.py` lists the figures.
"""
from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from guarded import ROOT, Figure, figures

KEPT = Path(__file__).resolve().parent / "released"
ROUNDS = 5
LIMIT = 900.0
"""Seconds after which no further round begins."""


@dataclass(frozen=True)
class Sampled:
    """The median of a figure's samples, the smallest and the largest."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> Sampled:
        return cls(statistics.median(samples), min(samples), max(samples))

    @property
    def noise(self) -> float:
        """Half of the spread, as a share of the median."""
        return (self.high - self.low) / 2 / self.median


def fall(figure: Figure, before: Sampled, now: Sampled) -> float:
    """By what share a figure is worse than before; below 0 if it is better."""
    change = now.median / before.median - 1
    return -change if figure.more_is_better else change


def noise(figure: Figure, before: Sampled, now: Sampled) -> float:
    """The share by which a figure may be worse for no reason."""
    return max(figure.floor, before.noise + now.noise)


def verdict(figure: Figure, before: Sampled | None, now: Sampled) -> tuple[str, bool]:
    """A line about a figure, and whether it fell."""
    value = f"{now.median:,.4g} {figure.unit}"
    if before is None:
        return f"new     {figure.name}: {value}", False
    worse, by_chance = fall(figure, before, now), noise(figure, before, now)
    fell = worse > by_chance
    word = "FELL" if fell else "rose" if worse < -by_chance else "same"
    return (f"{word:8}{figure.name}: {value}, {before.median:,.4g} before "
            f"({now.median / before.median - 1:+.1%}, noise {by_chance:.1%})"), fell


def newest(folder: Path) -> Path | None:
    """The file of the last release."""
    def number(path: Path) -> list[int]:
        return [int(part) for part in path.stem.split(".")]
    return max(folder.glob("*.json"), key=number, default=None)


def read(path: Path) -> Mapping[str, Sampled]:
    return {name: Sampled(**each) for name, each in json.loads(path.read_text(encoding="utf-8"))["figures"].items()}


def concerned(chosen: Sequence[Figure], changed: Sequence[str]) -> list[Figure]:
    """The figures that depend on one of these files."""
    return [figure for figure in chosen if any(path.startswith(tuple(figure.paths)) for path in changed)]


def changed_since(reference: str) -> list[str]:
    """The files that differ from a commit, those that git does not know among them."""
    def lines(*command: str) -> list[str]:
        done = subprocess.run(["git", *command], cwd=ROOT, check=True, capture_output=True, text=True)
        return done.stdout.split("\n")
    return [path for path in (*lines("diff", "--name-only", reference), *lines("ls-files", "-o", "--exclude-standard"))
            if path]


def sample(chosen: Sequence[Figure], rounds: int, limit: float) -> dict[str, Sampled]:
    """Every figure once, then again, until the rounds or the time are over. A line to stderr for each round."""
    begun, found = time.monotonic(), dict[str, list[float]]()
    running: dict[str, Iterator[float]] = {figure.name: figure.samples() for figure in chosen}
    for number in range(rounds):
        for figure in chosen:
            if number and figure.once:
                continue
            found.setdefault(figure.name, []).append(next(running[figure.name]))
        took = time.monotonic() - begun
        print(f"round {number + 1} of {rounds}: {took:.0f} s", file=sys.stderr, flush=True)
        if took * (number + 2) / (number + 1) > limit:
            break
    return {name: Sampled.of(samples) for name, samples in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], metavar="TEXT", help="figures whose name has this text")
    parser.add_argument("--changed", metavar="COMMIT", help="figures that depend on a file that changed since a commit")
    parser.add_argument("--keep", metavar="VERSION", help="keep the figures as those of this release")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="samples of each")
    asked = parser.parse_args()
    chosen = [figure for figure in figures() if not asked.only or any(text in figure.name for text in asked.only)]
    if asked.changed:
        chosen = concerned(chosen, changed_since(asked.changed))
    for figure in chosen:
        if lacks := figure.lacks():
            print(f"left out {figure.name}: this machine lacks {lacks}")
    chosen = [figure for figure in chosen if not figure.lacks()]
    kept = newest(KEPT)
    before = {} if kept is None or asked.keep else read(kept)
    now = sample(chosen, asked.rounds, LIMIT)
    told = [verdict(figure, before.get(figure.name), now[figure.name]) for figure in chosen]
    print("\n".join(line for line, _ in told))
    if asked.keep:
        machine = f"{platform.machine()}, Python {platform.python_version()}"
        figures_kept = {name: vars(each) for name, each in now.items()}
        KEPT.mkdir(exist_ok=True)
        (KEPT / f"{asked.keep}.json").write_text(
            json.dumps({"machine": machine, "figures": figures_kept}, indent=1) + "\n", encoding="utf-8")
    return int(any(fell for _, fell in told))


if __name__ == "__main__":
    sys.exit(main())
