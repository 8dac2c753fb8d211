"""Play studies on an engine and keep their results. Games that an earlier run has finished are read, not played
again."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ..agents import parse_agent
from ..errors import DefectError
from ..games import find_game
from .engines.engine import Engine
from .journal import StudyJournal
from .results import check_out, read_rows, write_parquet
from .study import Study, StudyBatch, pack_blank, play_batch, study_json

Progress = Callable[[int], None]
"""Called with the number of games just finished."""


class StudyRun:
    """Studies to be played, each into a Parquet file of its own if paths are given.

    `earlier` is the number of games that an earlier run has left there, `total` that of all. `choices` is the number of
    choices in the games that this run has played. Raises InputError, before anything is played, for a path that is not
    usable or belongs to another study.
    """

    def __init__(self, studies: Sequence[Study], paths: Sequence[Path] | None = None) -> None:
        places: Sequence[Path | None] = paths if paths is not None else [None] * len(studies)
        self._kept = [_FinishedParts(study, path) for study, path in zip(studies, places, strict=True)]
        self.choices = 0
        self.total = sum(study.games for study in studies)
        self.earlier = self.total - sum(part.games for kept in self._kept for part in kept.missing())

    def prepare(self) -> None:
        """Compile what will be needed once, in this process, before several processes need it at the same time."""
        studies = {(kept.study.game, kept.searches): kept.study for kept in self._kept if kept.missing()}
        for study in studies.values():
            play_batch(StudyBatch(replace(study, games=0), pack_blank(study)))

    def play(self, engine: Engine, progress: Progress | None = None) -> list[np.ndarray[Any, Any]]:
        """The summaries of each study, an array in order of seed. Raises DefectError if the rules broke."""
        self.prepare()
        batches = [(kept, StudyBatch(part, blank)) for kept in self._kept if kept.missing()
                   for blank in [pack_blank(kept.study)] for part in kept.missing()]
        for index, rows in engine.run(play_batch, [batch for _, batch in batches]):
            kept, batch = batches[index]
            kept.add(batch.part, rows)
            self.choices += int(rows["choices"].sum())
            if progress:
                progress(batch.part.games)
        return [kept.rows() for kept in self._kept]


class _FinishedParts:
    """The parts of one study that are finished, in memory and on the disk."""

    def __init__(self, study: Study, path: Path | None) -> None:
        self.study, self.path = study, path
        self.searches = any(parse_agent(agent).searches for agent in study.agents)
        self._parts = study.parts()
        self._done: dict[int, Any] = {}
        self._journal = None
        if path is not None:
            check_out(path)
            self._journal = StudyJournal(path, study_json(study))
            if path.exists():
                self._read_file(path, self._journal)
            else:
                self._read_journal(path, self._journal)

    def missing(self) -> list[Study]:
        return [part for part in self._parts if part.seed not in self._done]

    def add(self, part: Study, rows: Any) -> None:
        """Keep a part that was just played; the last one also writes the study's file."""
        if part.seed in self._done:
            raise DefectError(f"the games from seed {part.seed} on were played twice")
        self._done[part.seed] = rows
        if self._journal is not None and self.path is not None:
            self._journal.add(part.seed, rows)
            self._finish(self._journal, self.path)

    def rows(self) -> np.ndarray[Any, Any]:
        """All summaries in order of seed; each seed is there once."""
        rows = np.concatenate([self._done[part.seed] for part in self._parts])
        if (rows["seed"] != self.study.seed + np.arange(self.study.games)).any():
            raise DefectError("the games that were played are not those of the study")
        return rows

    def _read_file(self, path: Path, journal: StudyJournal) -> None:
        rows = read_rows(path, self.study)
        for part in self._parts:
            first = part.seed - self.study.seed
            self._done[part.seed] = rows[first:first + part.games]
        journal.remove()

    def _read_journal(self, path: Path, journal: StudyJournal) -> None:
        game = find_game(self.study.game)
        for part in self._parts:
            rows = journal.read(part.seed, game.Summary.array(part.games))
            if rows is not None:
                self._done[part.seed] = rows
        self._finish(journal, path)

    def _finish(self, journal: StudyJournal, path: Path) -> None:
        """Write the study's file and remove the journal, once all parts are there."""
        if len(self._done) == len(self._parts):
            write_parquet(path, self.study, self.rows())
            journal.remove()
