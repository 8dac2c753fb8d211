"""Where a game's own files are."""
from __future__ import annotations

import sys
from pathlib import Path


def home_of(game: object) -> Path:
    """The folder of the module that defines the game's class. Its texts are there, under `text`."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent
