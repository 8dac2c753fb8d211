"""Open the engine that a command names."""
from __future__ import annotations

from ...runtime.integers import whole_numbers
from ...text.spoken import SpokenError
from .engine import Engine, Local, check_workers
from .ray_engine import RayEngine


@whole_numbers
def open_engine(text: str, workers: int) -> Engine:
    """The engine for `local`, `ray` or `ray:ADDRESS`. Raises InputError for another name, or if it cannot be reached.

    `workers` is the number of processes on this machine. A cluster that is joined has its own number.
    """
    check_workers(workers)
    name, _, address = text.partition(":")
    if text == "local":
        return Local(workers)
    if name == "ray" and (address or text == "ray"):
        return RayEngine(address or None, workers)
    raise SpokenError("engine", text=text)
