"""`python -m tapete.desk.studies.work FOLDER NICE`: do the piece of long work in a folder's `ask.json`.

It writes lines of JSON that report its progress, leaves `result.json`, and ends when its input is closed.
"""
from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ...errors import TapeteError
from ...files.atomic import write_whole
from ...lab.engines.engine import Local
from ...lab.study import StudyBatch, pack_blank, play_batch
from ...lab.study_folders import add_study_folder
from ...runtime.workers import end_with_input
from ...text.spoken import said
from .contest import check, tournament
from .jobs import ASK, RESULT
from .played import processes
from .sensitivity import sensitivity, study_of
from .tuning import tune
from .why import why

WORK: Mapping[str, Callable[..., Any]] = {"sensitivity": sensitivity, "tune": tune, "why": why,
                                          "tournament": tournament, "check": check}
OFTEN = 0.3
"""Fewest seconds between two lines."""
LOOK_BACK = 60.0
"""Seconds of playing, about, that the estimate of the remaining time is based on."""
FIRST_LOOK = 5.0
"""Seconds of playing before the first estimate."""
AT_ONCE = 0.001
"""A step shorter than so many seconds played nothing, because its result was there before."""


class Progress:
    """Report the progress of the work on standard output.

    Games that are `watched`, played plain, take another time than those that are only played. The speed of each kind is
    measured separately, so that the estimate for one does not use the speed of the other.
    """

    def __init__(self) -> None:
        self.done, self.total = 0, 0
        self.plain = 0
        """The part of the total for games that are still to be watched."""
        self._paces = {False: _Pace(), True: _Pace()}
        self._last, self._said = time.monotonic(), -OFTEN

    def __call__(self, games: int, watched: bool = False) -> None:
        self.done += games
        if watched:
            self.plain -= games
        now, total = time.monotonic(), max(self.done, self.total)
        self._paces[watched].add(now - self._last, games)
        self._last = now
        if now - self._said >= OFTEN:
            self._said = now
            print(json.dumps({"done": self.done, "total": total, "left": self._left(total)}), flush=True)

    def found(self, result: Any) -> None:
        """Report an intermediate result, which replaces the one before."""
        print(json.dumps({"result": result}, ensure_ascii=False), flush=True)

    def _left(self, total: int) -> float | None:
        """The seconds that the rest will take at the latest speed; None while it is unknown."""
        played, watched = self._paces[False], self._paces[True]
        if played.seconds + watched.seconds < FIRST_LOOK:
            return None
        plain = max(0, self.plain)
        each = played.each or watched.each
        return None if each is None else (total - self.done - plain) * each + plain * (watched.each or each)


class _Pace:
    """The recent time of one game of a kind."""

    def __init__(self) -> None:
        self.seconds, self.games = 0.0, 0.0

    def add(self, seconds: float, games: int) -> None:
        if seconds < AT_ONCE or not games:
            return
        fading = min(1.0, LOOK_BACK / (self.seconds + seconds))
        self.seconds, self.games = (self.seconds + seconds) * fading, (self.games + games) * fading

    @property
    def each(self) -> float | None:
        return self.seconds / self.games if self.games else None


def work(folder: Path) -> None:
    """Do the work that a folder asks for."""
    ask: Mapping[str, Any] = json.loads((folder / ASK).read_text(encoding="utf-8"))
    add_study_folder(ask["kind"], ask["game"], folder, desk=True)
    with Local(processes()) as engine:
        prepare(ask)
        result = WORK[ask["kind"]](ask, folder, engine, Progress())
    write_whole(folder / RESULT, json.dumps(result, ensure_ascii=False).encode())


def prepare(ask: Mapping[str, Any]) -> None:
    """Compile the rules before the first report of progress, because compiling takes long and plays no game."""
    players = ask["players"]
    study = study_of(ask, {}, players[0] if isinstance(players, list) else players, 1)
    play_batch(StudyBatch(replace(study, games=0), pack_blank(study)))


def main(folder: Path, nice: int) -> int:
    end_with_input()
    if hasattr(os, "nice"):
        os.nice(nice)
    try:
        work(folder)
    except TapeteError as error:
        print(json.dumps({"wrong": said(error, json.loads((folder / ASK).read_text()).get("lang", "es"))}), flush=True)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
