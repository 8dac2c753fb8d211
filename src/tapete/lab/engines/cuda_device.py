"""Play a study on a graphics card (an NVIDIA GPU): random games by the same rules, with the same results as on the
processor."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from ...errors import DefectError
from ...games import find_game
from ...text.spoken import SpokenError
from ..results import check_out, write_parquet
from ..study import BOUND, Study, pack_blank

LANES = 32
"""Games of a warp that are played at a time, see `cuda.GpuKernel.play`."""


def check_mode(mode: str) -> str:
    """`cpu` or `cuda`, or InputError."""
    if mode not in ("cpu", "cuda"):
        raise SpokenError("mode", mode=mode)
    return mode


def play_on_cuda(study: Study, out: Path | None = None) -> Any:
    """The summaries of a study of random agents, written to a file if one is given.

    Raises InputError for agents that are not random, or if there is no GPU; DefectError if the rules broke.
    """
    if set(study.agents) != {"random"}:
        raise SpokenError("cuda-random", agents=", ".join(dict.fromkeys(study.agents)))
    from .cuda import play_on_gpu, require_gpu
    require_gpu()
    if out is not None:
        check_out(out)
    rows = play_on_gpu(find_game(study.game), pack_blank(study), study.seed, study.games, BOUND, LANES)
    broken = (rows["outcome"] == 0).nonzero()[0]
    if len(broken):
        raise DefectError(f"the rules broke in the game of seed {study.seed + int(broken[0])}")
    if out is not None:
        write_parquet(out, study, rows)
    return rows
