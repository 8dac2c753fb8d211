"""Checksum of a backup: its last line holds the checksum of everything before it. SQLite and PostgreSQL do not read
that far."""
from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

from ...text.spoken import SpokenError

_LINE = re.compile(rb"\ntapete sha256 ([0-9a-f]{64})\n\Z")
_LENGTH = len(b"\ntapete sha256 \n") + 64
_PIECE = 1 << 20


def seal(path: Path) -> None:
    """Write the checksum line at a file's end."""
    line = f"\ntapete sha256 {_digest(path, path.stat().st_size)}\n".encode()
    with path.open("ab") as file:
        file.write(line)
        file.flush()
        os.fsync(file.fileno())


def check_seal(path: Path) -> None:
    """Raise InputError if a file has changed since its line was written. A file without a line is older, and passes."""
    size = path.stat().st_size
    with path.open("rb") as file:
        file.seek(max(0, size - _LENGTH))
        found = _LINE.search(file.read(_LENGTH))
    if found is not None and _digest(path, size - _LENGTH) != found[1].decode():
        raise SpokenError("copy-changed", path=str(path))


def _digest(path: Path, size: int) -> str:
    """The checksum of a file's first `size` bytes."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while size > 0 and (piece := file.read(min(size, _PIECE))):
            digest.update(piece)
            size -= len(piece)
    return digest.hexdigest()
