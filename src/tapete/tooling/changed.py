"""Writes generated files only if their content changes, so that nothing is built again without need."""
from __future__ import annotations

from pathlib import Path

from ..files.atomic import write_whole


def write_changed(file: Path, text: str) -> None:
    """Write a text file, unless it has this text already."""
    content = text.encode()
    if not file.is_file() or file.read_bytes() != content:
        write_whole(file, content)
