"""All that a table's game has told, small: ten bytes for each happening."""
from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..referee.session import Told

UNDONE = -1
"""What the table itself tells: a choice was taken back, by a seat."""

_WIDTH = 5


@dataclass(frozen=True)
class Line:
    """A happening as one seat is told it; `index` counts what that seat has been told."""

    seq: int
    index: int
    what: int
    a: int
    b: int
    c: int
    note: str = ""


class Chronicle:
    """What was told after each entry of a table, and to whom.

    A seat's events are counted for itself: a gap in the count would betray what others were told.
    """

    def __init__(self, viewers: Sequence[int]) -> None:
        self.viewers = tuple(viewers)
        self._told = array("h")
        self._notes: dict[int, str] = {}
        """Players' own words, by the number of the happening."""
        self._ends = array("i", [0])
        """How many happenings there are up to each seq."""
        self._counts = {viewer: array("i", [0]) for viewer in viewers}
        """How many of them are for a viewer."""

    @property
    def seq(self) -> int:
        return len(self._ends) - 1

    def add(self, news: Sequence[Told]) -> None:
        """The happenings of the next seq."""
        for told in news:
            if told.note:
                self._notes[len(self._told) // _WIDTH] = told.note
            self._told.extend((told.seats, told.what, told.a, told.b, told.c))
        self._ends.append(self._ends[-1] + len(news))
        for viewer, counts in self._counts.items():
            counts.append(counts[-1] + sum(told.is_for(viewer) for told in news))

    def news(self, seq: int) -> list[Told]:
        """All that was told after a seq, whoever it was for."""
        return [Told(seats, what, a, b, c, self._notes.get(i, ""))
                for i in range(self._ends[seq - 1], self._ends[seq])
                for seats, what, a, b, c in [self._told[i * _WIDTH:(i + 1) * _WIDTH]]]

    def count(self, viewer: int, seq: int) -> int:
        """How many events a viewer has been told up to a seq."""
        return self._counts[viewer][min(seq, self.seq)]

    def lines(self, viewer: int, after: int) -> Iterator[Line]:
        """What a viewer was told after a seq."""
        after = min(after, self.seq)
        index = self._counts[viewer][after]
        for seq in range(after + 1, self.seq + 1):
            for told in self.news(seq):
                if told.is_for(viewer):
                    yield Line(seq, index, told.what, told.a, told.b, told.c, told.note)
                    index += 1
