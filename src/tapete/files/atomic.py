"""Writes files atomically: a file is there in full or not at all, even if the program is stopped.

Also the folders for caches and data.
"""
from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from errno import EEXIST
from io import BytesIO
from pathlib import Path
from shutil import rmtree
from threading import get_ident
from typing import Any

from ..text.causes import cause_of
from ..text.spoken import SpokenError


def cache_home() -> Path:
    """The cache folder for machine code: `$XDG_CACHE_HOME/tapete`, or `~/.cache/tapete`."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tapete"


def data_home() -> Path:
    """The default data folder for tables: `$XDG_DATA_HOME/tapete`, or `~/.local/share/tapete`."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tapete"


def _beside(path: Path) -> Path:
    """Where a file or a folder is made before it gets its name: beside it, and in each thread elsewhere."""
    return path.with_name(f".{path.name}.{os.getpid()}.{get_ident()}")


def write_whole(path: Path, content: bytes, *, new: bool = False, durable: bool = True) -> None:
    """Write a file in one step: a reader sees either the whole new content or the old file.

    `new`: only if the file does not exist. `durable`: the content is on the disk when this returns. InputError if it
    cannot be written.
    """
    path = path.resolve()       # through a link, the target is written and the link stays
    unfinished = _beside(path)
    try:
        try:
            if new and path.exists():
                raise FileExistsError(EEXIST, os.strerror(EEXIST))
            with unfinished.open("wb") as file:
                file.write(content)
                if durable:
                    file.flush()
                    os.fsync(file.fileno())
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise SpokenError("write", path=str(path), why=cause_of(error)) from error


def write_folder(path: Path, files: Mapping[str, bytes]) -> None:
    """Create a folder with files, given by their paths inside it. It is there in full or not at all.

    InputError if the path exists already, or if it cannot be written.
    """
    unfinished = _beside(path)
    try:
        if path.exists():
            raise FileExistsError(EEXIST, os.strerror(EEXIST))
        try:
            for name, content in files.items():
                (unfinished / name).parent.mkdir(parents=True, exist_ok=True)
                (unfinished / name).write_bytes(content)
            unfinished.rename(path)
        finally:
            rmtree(unfinished, ignore_errors=True)
    except OSError as error:
        raise SpokenError("write", path=str(path), why=cause_of(error)) from error


def append_line(path: Path, line: str) -> None:
    """Append a line to a file. It is on the disk when this returns. InputError if it cannot be written."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise SpokenError("write", path=str(path), why=cause_of(error)) from error


def bytes_of(save: Callable[..., Any], *args: Any, **named: Any) -> bytes:
    """The bytes that `save` would write to the file that is its first argument."""
    buffer = BytesIO()
    save(buffer, *args, **named)
    return buffer.getvalue()
