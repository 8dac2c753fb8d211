"""Where the ledger and the scenarios lie: beside the sources, or packed into the installed package."""
from __future__ import annotations

from pathlib import Path

from .errors import InputError

_PACKAGE = Path(__file__).parent


def data_folder(name: str) -> Path:
    """The folder `rules` or `scenarios`; InputError where this copy of Tapete came without it."""
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent.parent / name):
        if folder.is_dir():
            return folder
    raise InputError(f"this copy of Tapete has no folder {name}")
