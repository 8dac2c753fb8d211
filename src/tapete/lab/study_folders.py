"""The list of folders that hold studies, shared by the terminal and the desk.

One line for each start, in a file of the data folder. Programs only append to it, so several can write at once.
"""
from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path

from ..files.atomic import data_home

FILE = "runs.jsonl"
RESULTS = ("tournament.json", "compare.json", "sweep.json", "tune.json", "few.json", "ladder.json", "things.parquet",
           "result.json")
"""Result files; a folder whose work is done contains one of them."""
REPORTED = ("tournament.json", "compare.json", "sweep.json", "tune.json", "few.json", "ladder.json", "things.parquet")
"""The result files that `lab report` makes a page from."""
MOST = 100


@dataclass(frozen=True)
class StudyFolder:
    """A folder of studies: the kind of work, its game, its start (in seconds), and whether the desk or a terminal
    started it."""

    kind: str
    game: str
    folder: str
    began: float
    desk: bool = False

    @property
    def id(self) -> str:
        return blake2b(self.folder.encode(), digest_size=8).hexdigest()

    @property
    def path(self) -> Path:
        return Path(self.folder)

    @property
    def done(self) -> bool:
        return any((self.path / name).exists() for name in RESULTS)

    @property
    def reported(self) -> bool:
        return any((self.path / name).exists() for name in REPORTED)


def add_study_folder(kind: str, game: str, folder: Path, desk: bool = False) -> None:
    """Record a folder where work starts. If the record cannot be written, the work still goes on."""
    line = json.dumps(asdict(StudyFolder(kind, game, str(folder.resolve()), time.time(), desk)), ensure_ascii=False)
    with suppress(OSError):
        data_home().mkdir(parents=True, exist_ok=True)
        with (data_home() / FILE).open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def study_folders(wanted: Callable[[StudyFolder], bool] = lambda one: True) -> list[StudyFolder]:
    """The folders that still exist, the latest start first, each once."""
    try:
        lines = (data_home() / FILE).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    found: dict[str, StudyFolder] = {}
    for line in reversed(lines):
        try:
            one = StudyFolder(**json.loads(line))
        except (ValueError, TypeError):     # cut off when a program was stopped, or written by a later version
            continue
        if one.folder not in found and len(found) < MOST and one.path.is_dir() and wanted(one):
            found[one.folder] = one
    return list(found.values())
