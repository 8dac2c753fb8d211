"""The finished parts of unfinished studies, kept on disk so that a stopped run loses none of them."""
from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np

from ..files.atomic import bytes_of, write_whole
from ..text.causes import cause_of
from ..text.spoken import SpokenError


class StudyJournal:
    """A folder beside a study's file, `<file>.parts`, with an array of summaries for each finished part.

    A part is written completely or not at all, even if the program is stopped. Raises InputError for a folder that
    belongs to another study.
    """

    def __init__(self, path: Path, study: str) -> None:
        self.folder = path.with_name(path.name + ".parts")
        self.owner = self.folder / "study.json"
        if self.owner.exists():
            if self.owner.read_text(encoding="utf-8") != study:
                raise SpokenError("journal-other", folder=str(self.folder))
        elif self.folder.exists() and any(self.folder.glob("*.npy")):
            raise SpokenError("journal-no-study", folder=str(self.folder))
        self.study = study

    def read(self, seed: int, like: np.ndarray[Any, Any]) -> np.ndarray[Any, Any] | None:
        """The part that begins with a seed, an array of the shape and type of `like`, or None if it is not there.

        Raises InputError if the file holds anything but the summaries of exactly these seeds.
        """
        path = self._path(seed, len(like))
        if not path.exists():
            return None
        try:
            rows = np.load(path, allow_pickle=False)
        except (OSError, ValueError, EOFError) as error:
            raise SpokenError("read-again", path=str(path), why=cause_of(error)) from error
        if rows.dtype != like.dtype or rows.shape != like.shape or (rows["seed"] != seed + np.arange(len(like))).any():
            raise SpokenError("other-games", path=str(path))
        return np.asarray(rows)

    def add(self, seed: int, rows: np.ndarray[Any, Any]) -> None:
        """Keep a part. It is not synced to the disk, because that would take longer than playing it. A stopped program
        loses nothing. Reading notices a part that a failure of the machine damaged."""
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise SpokenError("write", path=str(self.folder), why=cause_of(error)) from error
        if not self.owner.exists():
            write_whole(self.owner, self.study.encode())
        write_whole(self._path(seed, len(rows)), bytes_of(np.save, rows, allow_pickle=False), durable=False)

    def remove(self) -> None:
        """Remove the folder, because its study is finished. The file that names the study goes last, in case this is
        stopped."""
        for part in self.folder.glob("*.npy"):
            part.unlink(missing_ok=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _path(self, seed: int, games: int) -> Path:
        return self.folder / f"{seed}-{games}.npy"
