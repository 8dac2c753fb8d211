"""The engine that a command names."""
from __future__ import annotations

from ...runtime.integers import whole_numbers
from ...text.spoken import SpokenError
from .engine import Engine, Local, check_workers
from .ray_engine import RayEngine


@whole_numbers
def open_engine(text: str, workers: int) -> Engine:
    """`local`, `ray` or `ray:ADDRESS` as an engine; InputError for another, or where it cannot be reached.

    `workers` is the number of processes on this machine; a cluster that is joined has its own.
    """
    check_workers(workers)
    name, _, address = text.partition(":")
    if text == "local":
        return Local(workers)
    if name == "ray" and (address or text == "ray"):
        return RayEngine(address or None, workers)
    raise SpokenError("engine", text=text)
