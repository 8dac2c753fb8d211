"""The queue of long work: each asker has a share of it, and a turn does one piece for each.

A piece of work gets the number of its turn when somebody asks for it. An asker's first piece gets the turn that is
being served, and each further piece the next turn. The desk's file keeps the number, also after a restart.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

EACH = 5
"""Pieces of work that one asker may have waiting and running."""
IN_ALL = 200
"""Pieces in all. A fuller queue takes a piece only from an asker who has none in it."""
OPEN = ("waiting", "running")
"""States from which work goes on."""

Job = Mapping[str, Any]


def in_turn(jobs: Iterable[Job]) -> list[Job]:
    """The open jobs in the order in which the desk does them: first the ones at work, then by turn.

    `jobs` begin with the oldest, and so does each turn.
    """
    return sorted((job for job in jobs if job["state"] in OPEN),
                  key=lambda job: (job["state"] != "running", job["turn"]))


def turn_of(opened: Iterable[Job], asker: str) -> int | None:
    """The turn of a new piece of an asker's, among the open jobs; None if the asker already has their share."""
    queue = in_turn(opened)
    own = [job for job in queue if job["asker"] == asker]
    if len(own) >= (EACH if len(queue) < IN_ALL else 1):
        return None
    served = int(queue[0]["turn"]) if queue else 0
    return max([served, *(int(job["turn"]) + 1 for job in own)])
