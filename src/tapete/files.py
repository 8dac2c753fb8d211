"""Files that the program writes: each is there whole or not at all, whatever stops the program."""
from __future__ import annotations

import os
from collections.abc import Callable
from errno import EEXIST
from io import BytesIO
from pathlib import Path
from typing import Any

from .errors import InputError


def write_whole(path: Path, content: bytes, *, new: bool = False, lasting: bool = True) -> None:
    """Write a file in one step: who looks sees all of it or what was there before.

    `new`: only if there is none; `lasting`: it is on the disk when this returns. InputError where it cannot be written.
    """
    path = path.resolve()       # what a link names is written, and the link stays
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            if new and path.exists():
                raise FileExistsError(EEXIST, os.strerror(EEXIST))
            with unfinished.open("wb") as file:
                file.write(content)
                if lasting:
                    file.flush()
                    os.fsync(file.fileno())
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror or error})") from error


def append_line(path: Path, line: str) -> None:
    """Add a line to a file; it is on the disk when this returns. InputError where it cannot be written."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror or error})") from error


def bytes_of(save: Callable[..., Any], *args: Any, **named: Any) -> bytes:
    """What a function that saves to a file given first would write there."""
    buffer = BytesIO()
    save(buffer, *args, **named)
    return buffer.getvalue()
