"""A variant on paper and as a report: made in a process, handed back as one file."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..lab.report.page import make_page
from ..lab.results import write_parquet
from ..lab.simulate import study_of
from ..press.paper import paper_of, size_of
from ..press.printing import Job, options_on_paper, parts_of, print_job
from .changes import options_of

SINCE = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same variant gives the same bytes."""


def pages(game: str, ruleset: str, changes: Mapping[str, Any], what: str, language: str,
          players: int | None = None) -> tuple[str, bytes]:
    """A game by changed options on paper: one PDF, or an archive where there are several. InputError."""
    found, rules, options, config = options_of(game, ruleset, changes)
    options = options_on_paper(options, players)
    job = Job(found.playing(options), rules, config, options, language, paper_of("a4"), size_of("standard"))
    files = list(print_job(job, parts_of(what)))
    if len(files) == 1:
        return files[0]
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(ZipInfo(name, SINCE), data)
    return f"{job.name}.zip", out.getvalue()


def report(study: str, rows: Any, language: str) -> bytes:
    """The page of `tapete lab report` about games that were played."""
    whole = replace(study_of(study), games=len(rows))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        write_parquet(path, whole, rows)
        return make_page([path], language).html.encode()
