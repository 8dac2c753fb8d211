"""Repeatable randomness: the draws of a test's games depend only on the test's name, in every environment."""
from __future__ import annotations

import random
import secrets
from pathlib import Path

import pytest


class Drawn:
    """What the program draws its games by, held still by a name: `secrets.randbelow` and `secrets.SystemRandom`."""

    def __init__(self, name: str) -> None:
        self._random = random.Random(name)

    def below(self, most: int) -> int:
        return self._random.randrange(most)

    def system(self) -> random.Random:
        return self._random

    def put_in(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(secrets, "randbelow", self.below)
        patch.setattr(secrets, "SystemRandom", self.system)


class DrawnByFile(Drawn):
    """By the name that a file holds by then, for a server that serves several tests, one after the other."""

    def __init__(self, file: Path) -> None:
        super().__init__("")
        self.file, self.name = file, ""

    def below(self, most: int) -> int:
        self._look()
        return super().below(most)

    def system(self) -> random.Random:
        self._look()
        return super().system()

    def _look(self) -> None:
        name = self.file.read_text(encoding="utf-8")
        if name != self.name:
            self.name, self._random = name, random.Random(name)


def name_of(item: pytest.Item) -> str:
    """A test's name, without the group that pytest-xdist adds."""
    return item.nodeid.partition("@")[0]
