"""`python -m tapete.desk.work FOLDER`: does the piece of long work that a folder's `ask.json` asks for.

It writes a line of JSON now and then that says how far it is, leaves `result.json`, and ends when its input does.
"""
from __future__ import annotations

import json
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

from ..errors import TapeteError
from ..files import write_whole
from ..lab.engine import Local
from ..lab.known import note
from ..lab.simulate import Batch, pack_blank, play_batch
from ..spoken import said
from .contest import check, tournament
from .jobs import ASK, RESULT
from .played import NICE, processes
from .sensitivity import sensitivity, study_of
from .tuning import tune
from .why import why

WORK: Mapping[str, Callable[..., Any]] = {"sensitivity": sensitivity, "tune": tune, "why": why,
                                          "tournament": tournament, "check": check}
OFTEN = 0.3
"""Seconds between two lines at least."""
LOOK_BACK = 20.0
"""Seconds from whose games it is told how long the rest will take."""


class Progress:
    """Says how far the work is, on standard output."""

    def __init__(self) -> None:
        self.done, self.total = 0, 0
        self._said: deque[tuple[float, int]] = deque()

    def __call__(self, games: int) -> None:
        self.done += games
        now, total = time.monotonic(), max(self.done, self.total)
        if not self._said or now - self._said[-1][0] >= OFTEN:
            self._said.append((now, self.done))
            print(json.dumps({"done": self.done, "total": total, "left": self._left(total)}), flush=True)

    def found(self, result: Any) -> None:
        """What there is to see already, in place of what there was."""
        print(json.dumps({"result": result}, ensure_ascii=False), flush=True)

    def _left(self, total: int) -> float | None:
        """Seconds that the rest will take if it goes on as lately; None while that cannot be told."""
        while len(self._said) > 2 and self._said[-1][0] - self._said[0][0] > LOOK_BACK:
            self._said.popleft()
        (began, before), (now, done) = self._said[0], self._said[-1]
        if done == before or now - began < LOOK_BACK / 10:
            return None
        return (now - began) * (total - done) / (done - before)


def work(folder: Path) -> None:
    """Do what a folder asks for."""
    ask: Mapping[str, Any] = json.loads((folder / ASK).read_text(encoding="utf-8"))
    note(ask["kind"], ask["game"], folder, desk=True)
    with Local(processes()) as engine:
        prepare(ask)
        result = WORK[ask["kind"]](ask, folder, engine, Progress())
    write_whole(folder / RESULT, json.dumps(result, ensure_ascii=False).encode())


def prepare(ask: Mapping[str, Any]) -> None:
    """Have the rules compiled before it is told how far the work is: that takes long, and no game is played."""
    players = ask["players"]
    study = study_of(ask, {}, players[0] if isinstance(players, list) else players, 1)
    play_batch(Batch(replace(study, games=0), pack_blank(study)))


def _end_with_input() -> None:
    while os.read(0, 1024):      # sys.stdin would be locked when the work ends
        pass
    os._exit(1)


def main(folder: Path) -> int:
    Thread(target=_end_with_input, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        work(folder)
    except TapeteError as error:
        print(json.dumps({"wrong": said(error, json.loads((folder / ASK).read_text()).get("lang", "es"))}), flush=True)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
