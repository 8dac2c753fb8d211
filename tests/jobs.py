"""Jobs for engines, as a module that worker processes can import; each start of a job leaves a mark."""
import os
import signal
import time
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

from tapete.errors import DefectError


class Job(NamedTuple):
    number: int
    folder: str
    seconds: float = 0.0


def begun(folder: str | Path, number: int) -> int:
    """How often a job was begun."""
    return len(list(Path(folder).glob(f"{number}.*")))


def square(job: Job) -> int:
    (Path(job.folder) / f"{job.number}.{uuid4()}").touch()
    time.sleep(job.seconds)
    return job.number ** 2


def die_the_first_time(job: Job) -> int:
    result = square(job)
    if job.number == 3 and begun(job.folder, 3) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return result


def die_always(job: Job) -> int:
    result = square(job)
    if job.number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return result


def break_down(job: Job) -> int:
    result = square(job)
    if job.number == 3:
        raise DefectError("the rules broke in job 3")
    return result
