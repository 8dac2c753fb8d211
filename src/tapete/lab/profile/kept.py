"""The finished tasks of an unfinished profile, kept on disk so that a stopped run loses none of them."""
from __future__ import annotations

import shutil
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from ...files.atomic import bytes_of, write_whole
from ...text.causes import cause_of
from ...text.spoken import SpokenError
from .play import Array


class ProfileCheckpoint:
    """A folder `unfinished` in a profile's folder, with a file of arrays for each finished task.

    Raises InputError for a folder that belongs to another profile.
    """

    def __init__(self, folder: Path, profile: str) -> None:
        self.folder, self.profile = folder / "unfinished", profile
        self.owner = self.folder / "profile.json"
        if self.owner.exists() and self.owner.read_text(encoding="utf-8") != profile:
            raise SpokenError("kept-other", folder=str(self.folder))

    def read(self, task: int) -> tuple[Array, ...] | None:
        """The result of a task, None if it is not there. Raises InputError for a damaged file."""
        path = self._path(task)
        if not path.exists():
            return None
        try:
            with np.load(path, allow_pickle=False) as arrays:
                return tuple(arrays[name] for name in arrays.files)
        except (OSError, ValueError, EOFError, BadZipFile) as error:
            raise SpokenError("read-redo", path=str(path), why=cause_of(error)) from error

    def add(self, task: int, found: tuple[Array, ...]) -> None:
        """Keep the result of a task. Raises InputError if it cannot be written."""
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise SpokenError("write", path=str(self.folder), why=cause_of(error)) from error
        if not self.owner.exists():
            write_whole(self.owner, self.profile.encode())
        write_whole(self._path(task), bytes_of(np.savez, *found), durable=False)

    def remove(self) -> None:
        """Remove the folder, because its profile is written."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def _path(self, task: int) -> Path:
        return self.folder / f"{task}.npz"
