"""Raises the program's version in each file that names it.

    python -m tests.raise_version 0.3.0

`make release VERSION=0.3.0` does this, and then moves the fragments in `changes` to `CHANGELOG.md`.
"""
from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

from tapete.files.atomic import write_whole

PLACES = {
    "pyproject.toml": ('\nversion = "{}"\n',),
    "src/tapete/__init__.py": ('__version__ = "{}"',),
    "CITATION.cff": ("\nversion: {}\n",),
    "web/package.json": ('"tapete-web",\n  "version": "{}"',),
    "web/package-lock.json": ('"tapete-web",\n  "version": "{}"', '"tapete-web",\n      "version": "{}"'),
    **dict.fromkeys(("README.md", "README.es.md", "docs/index.md", "docs/index.es.md"), ("tapete-{}-py3",)),
}
"""The text around the version, by file. `tests/repo/test_versions.py` finds a file that is missing here."""


def version_of(root: Path) -> str:
    return str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def raise_version(root: Path, new: str) -> None:
    """Writes `new` in place of the present version. ValueError, and nothing is written, if `new` is no later version or
    a file does not name the present one as `PLACES` says."""
    old = version_of(root)
    if not re.fullmatch(r"\d+\.\d+\.\d+", new) or _order(new) <= _order(old):
        raise ValueError(f"{new!r}: expected a version like 1.2.3 that is later than {old}")
    texts = {}
    for name, places in PLACES.items():
        text = (root / name).read_text(encoding="utf-8")
        for place in places:
            if place.format(old) not in text:
                raise ValueError(f"{name}: expected {place.format(old).strip()!r}")
            text = text.replace(place.format(old), place.format(new))
        texts[name] = text
    for name, text in texts.items():
        write_whole(root / name, text.encode())


def _order(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


if __name__ == "__main__":
    try:
        raise_version(Path.cwd(), sys.argv[1] if sys.argv[1:] else "")
    except ValueError as wrong:
        sys.exit(f"{wrong}")
