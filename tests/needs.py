"""Tools that some machines lack. A test that needs one is skipped there, as pytest's last lines say; with FULL=1 it
fails."""
from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from typing import NoReturn

import pytest

FULL = os.environ.get("FULL") == "1"
LEFT_OUT = "for want of "
EXTRAS = {"cuda": "numba_cuda", "learn": "tensorboard", "openspiel": "pyspiel", "ray": "ray"}
"""A package that each of the heavy extras brings. All others `make test` installs."""
PACKAGES = {"chromium": "chromium", "pdftoppm": "poppler-utils"}
"""The Debian package of each program."""
CHROMIUM = "chromium-headless-shell", "chromium"
"""Chromium as pages are tested with it. Without a window's trappings somebody new costs it 0.1 processor seconds; with
them, two, and a table twice as many as here."""


def missing(what: str, how: str) -> NoReturn:
    """Leave the test out, or its whole file if asked for there: nobody has what it needs here."""
    if FULL:
        pytest.fail(f"{what} is missing ({how}) and FULL=1 leaves nothing out")
    pytest.skip(f"{LEFT_OUT}{what} ({how})", allow_module_level=True)


def need_extra(extra: str) -> None:
    """Go on where the packages of an extra are installed."""
    if find_spec(EXTRAS[extra]) is None:
        missing(f"the extra {extra}", f"pip install -e '.[{extra}]'")


def find_program(*names: str) -> str | None:
    """The path of the first that is there of programs that do the same."""
    return next((path for path in map(shutil.which, names) if path), None)


def need_program(*names: str) -> str:
    """The path of the first that is there of programs that do the same; the last is the one that every Debian has."""
    return find_program(*names) or missing(names[-1], f"on Debian, apt install {PACKAGES[names[-1]]}")
