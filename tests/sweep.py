"""Sweeps: conditions for all cases are tested in `make test` with one case of each kind, and in `make check-long` with
all."""
from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def sweep(cases: Iterable[Any], kept: Collection[Any]) -> list[Any]:
    """The cases as parameters of a test; those that are not kept are for `make check-long`."""
    every = list(cases)
    assert kept and all(case in every for case in kept), f"{kept} are not among {every}"
    return [pytest.param(*(case if isinstance(case, tuple) else (case,)),
                         marks=[] if case in kept else [pytest.mark.long]) for case in every]
