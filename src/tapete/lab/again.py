"""Play the games of result files again, and compare every number with the file."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..agents import parse_agent
from ..agents.policies import check_no_code
from ..text.spoken import SpokenError
from .engines.engine import Engine
from .results import read_parquet
from .run import Progress, StudyRun
from .study import Study, code_of


@dataclass(frozen=True)
class Repeat:
    """The replay of one file's study: how many of its games differ, and the first that differs (None if none does)."""

    path: Path
    games: int
    different: int
    seed: int | None
    columns: tuple[str, ...]
    """The columns in which any game differs."""


class Again:
    """The studies of a file of results, or of all files in a folder. `total` is the number of games in them.

    Raises InputError for a file that cannot be read, for one of another version of the rules, for one with an agent
    whose choices depend on time, and for a folder without results. A file may name a policy, which is code: then it
    raises InputError unless `policies` names it too, and if its file has changed since.
    """

    def __init__(self, path: Path, policies: Sequence[str] = ()) -> None:
        paths = sorted(path.glob("*.parquet")) if path.is_dir() else [path]
        if not paths:
            raise SpokenError("no-parquet-here", path=str(path))
        self.found: list[tuple[Path, Study, Any]] = [(each, *read_parquet(each)) for each in paths]
        for each, study, _ in self.found:
            for agent in study.agents:
                if parse_agent(agent).timed:
                    raise SpokenError("again-clock", path=str(each), agent=agent)
            check_no_code(study.agents, str(each), policies)
            if study.code != code_of(study.agents):
                raise SpokenError("again-policy", path=str(each), agents=", ".join(policies))
        self.run = StudyRun([study for _, study, _ in self.found])
        self.total = self.run.total

    def play(self, engine: Engine, progress: Progress | None = None) -> Iterator[Repeat]:
        """Play each file's study again and yield how it compares."""
        for (path, study, before), now in zip(self.found, self.run.play(engine, progress), strict=True):
            differs = {name: (before[name] != now[name]).reshape(study.games, -1).any(axis=1)
                       for name in before.dtype.names}
            anywhere = np.any(list(differs.values()), axis=0)
            yield Repeat(path, study.games, int(anywhere.sum()),
                         int(before["seed"][anywhere.argmax()]) if anywhere.any() else None,
                         tuple(name for name, of_column in differs.items() if of_column.any()))
