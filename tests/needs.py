"""What some machines lack. A test that needs it is left out there, which pytest's last lines say; FULL=1 fails it."""
from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from typing import NoReturn

import pytest

FULL = os.environ.get("FULL") == "1"
LEFT_OUT = "for want of "
EXTRAS = {"cuda": "numba_cuda", "learn": "tensorboard", "ray": "ray"}
"""A package that each of the heavy extras brings. All others `make test` installs."""
PACKAGES = {"chromium": "chromium", "pdftoppm": "poppler-utils"}
"""The Debian package of each program."""


def missing(what: str, how: str) -> NoReturn:
    """Leave the test out, or its whole file if asked for there: nobody has what it needs here."""
    if FULL:
        pytest.fail(f"{what} is missing ({how}) and FULL=1 leaves nothing out")
    pytest.skip(f"{LEFT_OUT}{what} ({how})", allow_module_level=True)


def need_extra(extra: str) -> None:
    """Go on where the packages of an extra are installed."""
    if find_spec(EXTRAS[extra]) is None:
        missing(f"the extra {extra}", f"pip install -e '.[{extra}]'")


def need_program(name: str) -> str:
    """The path of a program."""
    path = shutil.which(name)
    return path or missing(name, f"on Debian, apt install {PACKAGES[name]}")
