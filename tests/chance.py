"""Repeatable randomness: the draws of a test's tables depend only on the test's name, in every environment."""
from __future__ import annotations

import random
from pathlib import Path

import pytest

from tapete.referee.session import LARGEST_SEED
from tapete.table.live import chance


class Drawn:
    """`tapete.table.live.chance` by a name."""

    def __init__(self, name: str) -> None:
        self._random = random.Random(name)

    def fresh_seed(self) -> int:
        return self._random.randrange(LARGEST_SEED + 1)

    def face(self, sides: int) -> int:
        return self._random.randrange(sides) + 1

    def put_in(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(chance, "fresh_seed", self.fresh_seed)
        patch.setattr(chance, "face", self.face)


class DrawnByFile(Drawn):
    """By the name that a file holds by then, for a server that serves several tests, one after the other."""

    def __init__(self, file: Path) -> None:
        super().__init__("")
        self.file, self.name = file, ""

    def fresh_seed(self) -> int:
        self._look()
        return super().fresh_seed()

    def face(self, sides: int) -> int:
        self._look()
        return super().face(sides)

    def _look(self) -> None:
        name = self.file.read_text(encoding="utf-8")
        if name != self.name:
            self.name, self._random = name, random.Random(name)


def name_of(item: pytest.Item) -> str:
    """A test's name, without the group that pytest-xdist adds."""
    return item.nodeid.partition("@")[0]
