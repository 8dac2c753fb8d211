"""Objects whose every copy is whole: nothing that a copy does changes the original."""
from __future__ import annotations

from copy import deepcopy
from typing import Self


class CopiedWhole:
    """`copy.copy` copies as deeply as `copy.deepcopy`, because a copy that shares a game would move the original."""

    def __copy__(self) -> Self:
        return deepcopy(self)
