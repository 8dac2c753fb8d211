"""The folders of rules, scenarios and documents: beside the sources, or inside the installed package."""
from __future__ import annotations

from pathlib import Path

from ..text.spoken import SpokenError

_PACKAGE = Path(__file__).parents[1]


def data_folder(name: str) -> Path:
    """The folder `rules`, `scenarios` or `docs`; InputError if this copy of Tapete came without it."""
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent.parent / name):
        if folder.is_dir():
            return folder
    raise SpokenError("no-data", name=name)
