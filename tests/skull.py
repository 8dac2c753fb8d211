"""Skull, as docs/add-a-game.md writes it: its steps, and the finished package."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
BLOCK = re.compile(r"```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)```", re.S)
BARE = '''"""The same game, that does not say what lies where."""
from .game import Skull


class Bare(Skull):
    name = "bare"
    title = {"es": "Calavera desnuda", "en": "Bare skull"}
    layout = None


GAME = Bare()
'''


def steps() -> Iterator[tuple[str, str]]:
    """What the page has its reader do, in order: ("run", command and what it prints) or (a file, its next part)."""
    for kind, title, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if kind == "console":
            yield from (("run", command) for command in re.split(r"^\$ ", text, flags=re.M)[1:])
        else:
            assert title, text
            yield title, text


def files() -> dict[str, str]:
    """All that the page writes: a file's first part is all of it, others are added below."""
    written: dict[str, str] = {}
    for name, text in steps():
        if name != "run":
            written[name] = f"{written[name]}\n\n{text}" if name in written else text
    return written


def installed(folder: Path) -> Path:
    """A folder in which Skull is installed, and Bare skull beside it, that has no layout."""
    points = "[tapete.games]\nskull = skull.game:GAME\nbare = skull.bare:GAME\n"
    found = {name: text for name, text in files().items() if name.startswith("skull/")}
    for name, text in {**found, "skull/bare.py": BARE, "skull-1.0.dist-info/entry_points.txt": points,
                       "skull-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: skull\nVersion: 1.0\n"}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder
