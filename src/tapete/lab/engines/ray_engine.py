"""An engine that runs jobs on a Ray cluster: one started on this machine, or one that it joins."""
from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ...compiler.fingerprint import fingerprint
from ...errors import EngineError
from ...text.causes import cause_of
from ...text.spoken import SpokenError
from .engine import RETRIES, Engine, Job, Result

CONNECT_SECONDS = 10.0
"""Timeout of a connection to a cluster's address."""
ANSWER_SECONDS = 60.0
"""Timeout of an answer from a cluster's address. Ray itself takes three seconds of an idle processor to ask."""
IN_FLIGHT = 1000
"""Most jobs that are submitted to the cluster at a time."""


class RayEngine(Engine):
    """A Ray cluster: None starts one on this machine, `auto` or HOST:PORT joins one.

    Raises InputError without Ray, or for an address that does not answer.
    """

    def __init__(self, address: str | None, workers: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError as error:
            raise SpokenError("no-ray") from error
        self._ray: Any = ray
        if address not in (None, "auto"):
            _check_answers(str(address))
        where = {"num_cpus": workers, "include_dashboard": False} if address is None else {"address": address}
        try:
            ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise SpokenError("ray-elsewhere", address=str(address)) from error

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[tuple[int, Result]]:
        ray = self._ray
        task = ray.remote(max_retries=RETRIES)(_work_alike)
        rules, left, waiting = rules_digest(), iter(enumerate(jobs)), {}
        while True:
            for index, job in left:
                waiting[task.remote(work, job, rules)] = index
                if len(waiting) == IN_FLIGHT:
                    break
            if not waiting:
                return
            (finished,), _ = ray.wait(list(waiting), num_returns=1)
            yield waiting.pop(finished), self._result(finished)

    def _result(self, finished: Any) -> Any:
        try:
            return self._ray.get(finished)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self._ray.exceptions.RayError as error:
            raise EngineError(SpokenError("ray-lost", times=RETRIES + 1)) from error

    def close(self) -> None:
        self._ray.shutdown()


def _check_answers(address: str) -> None:
    """Raise InputError unless a Ray cluster answers at HOST:PORT in time. `ray.init` would wait for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise SpokenError("ray-address", address=address)
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
        subprocess.run([sys.executable, "-m", "ray.scripts.scripts", "status", "--address", address], check=True,
                       timeout=ANSWER_SECONDS, capture_output=True)
    except (OSError, OverflowError) as error:
        raise SpokenError("ray-silent", address=address, why=cause_of(error)) from error
    except subprocess.SubprocessError as error:
        raise SpokenError("ray-none", address=address, seconds=f"{ANSWER_SECONDS:.0f}") from error


@cache
def rules_digest() -> str:
    """A fingerprint of this machine's Tapete: its rules, and the Python version that runs them."""
    root = Path(__file__).parents[2]
    places = ("kernel/*.py", "compiler/*.py", "gamedef/*.py", "files/*.py", "text/*.py", "runtime/*.py", "search/*.py",
              "learn/*.py", "games/**/*.py", "games/**/cards/*.yaml")
    return fingerprint(frozenset(file for place in places for file in root.glob(place)))


def _work_alike(work: Callable[[Job], Result], job: Job, rules: str) -> Result:
    """`work(job)`, if this machine has the same rules as the one that submits the job; else InputError."""
    if rules != rules_digest():
        raise SpokenError("ray-other", machine=socket.gethostname())
    return work(job)
