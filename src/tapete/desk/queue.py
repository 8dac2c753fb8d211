"""Turns among those who ask for long work: each has a share of the queue, and nobody waits for two turns of another.

A piece of work has the number of its turn from when it is asked for: an asker's pieces one turn after the other, the
first of them in the turn that is being served. It is in the desk's file, for every process and after a restart.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

EACH = 5
"""Pieces of work that one asker may have waiting and at work."""
IN_ALL = 200
"""Pieces in all, beyond which is taken from those alone who have none."""
OPEN = ("waiting", "running")
"""States from which work goes on."""

Job = Mapping[str, Any]


def in_turn(jobs: Iterable[Job]) -> list[Job]:
    """What is open, in the order in which it is done; what is at work comes first. Of one turn the oldest is first, as
    `jobs` begin with them."""
    return sorted((job for job in jobs if job["state"] in OPEN),
                  key=lambda job: (job["state"] != "running", job["turn"]))


def turn_of(opened: Iterable[Job], asker: str) -> int | None:
    """The turn of another piece of an asker's, beside the work that is open; None where they have their share."""
    queue = in_turn(opened)
    own = [job for job in queue if job["asker"] == asker]
    if len(own) >= (EACH if len(queue) < IN_ALL else 1):
        return None
    served = int(queue[0]["turn"]) if queue else 0
    return max([served, *(int(job["turn"]) + 1 for job in own)])
