"""Which folders hold studies, whoever began them: what a terminal plays is seen at the desk, and the other way round.

One line for each beginning, in a file of the data folder. It is only ever appended to, so that several programs may.
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
"""What lies in a folder whose work is done."""
REPORTED = ("tournament.json", "compare.json", "sweep.json", "tune.json", "few.json", "ladder.json", "things.parquet")
"""What `lab report` makes a page of."""
MOST = 100


@dataclass(frozen=True)
class Known:
    """A folder of studies: what was begun there, of which game, when (in seconds), and at the desk or at a terminal."""

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


def note(kind: str, game: str, folder: Path, desk: bool = False) -> None:
    """Remember where work was begun. Where that cannot be written the work goes on all the same: it is what was asked
    for."""
    line = json.dumps(asdict(Known(kind, game, str(folder.resolve()), time.time(), desk)), ensure_ascii=False)
    with suppress(OSError):
        data_home().mkdir(parents=True, exist_ok=True)
        with (data_home() / FILE).open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def known(wanted: Callable[[Known], bool] = lambda one: True) -> list[Known]:
    """The folders that are still there, what was begun last first, each once."""
    try:
        lines = (data_home() / FILE).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    found: dict[str, Known] = {}
    for line in reversed(lines):
        try:
            one = Known(**json.loads(line))
        except (ValueError, TypeError):     # cut off by whatever stopped a program, or of a later one
            continue
        if one.folder not in found and len(found) < MOST and one.path.is_dir() and wanted(one):
            found[one.folder] = one
    return list(found.values())
