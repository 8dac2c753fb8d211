"""The event history of a table's game, stored compactly: ten bytes per event, and four for each viewer told of it."""
from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Any

from ...kernel.log import EVERYBODY
from ...referee.session import Told
from .snapshot_reader import Unsound

UNDONE = -1
"""An event of the table itself: a seat took a choice back."""
SEATS = -4
"""An event of the table itself: who sits in a seat changed. It has the seat, the index of the change in
`transcript.SEAT_CHANGES`, and a name as its note."""

_WIDTH = 5


@dataclass(frozen=True)
class Line:
    """An event as one viewer is told it. `index` counts the events that this viewer has been told."""

    seq: int
    index: int
    what: int
    a: int
    b: int
    c: int
    note: str = ""
    number: int = 0
    """The event's number among all events of the table, including those that this viewer is not told."""


class Chronicle:
    """All events at a table, and which viewer was told each one at which moment.

    Events and moments are counted for each viewer separately. A gap in the count would betray what others were told or
    asked.
    """

    def __init__(self, viewers: Sequence[int]) -> None:
        self.viewers = tuple(viewers)
        self._told = array("h")
        self._notes: dict[int, str] = {}
        """Players' own words, by the number of the event."""
        self._heard = {viewer: array("i") for viewer in viewers}
        """For each viewer: the numbers of the events that it has been told."""
        self._ends = {viewer: array("i", [0]) for viewer in viewers}
        """For each viewer: how many events it had been told at the end of each of its moments."""
        self._asides: dict[int, set[int]] = {viewer: set() for viewer in viewers}
        """For each viewer: the moments in which nothing happened to the game."""
        self.shown = 0
        """How many events have been shown to the viewers that they are for."""

    def kept(self) -> dict[str, Any]:
        """The whole chronicle as values for JSON. `again` makes a chronicle of them."""
        return {"told": _text(self._told), "notes": sorted(self._notes.items()), "shown": self.shown,
                "heard": [_text(self._heard[viewer]) for viewer in self.viewers],
                "ends": [_text(self._ends[viewer]) for viewer in self.viewers],
                "asides": [sorted(self._asides[viewer]) for viewer in self.viewers]}

    @classmethod
    def again(cls, viewers: Sequence[int], kept: dict[str, Any]) -> Chronicle:
        """The chronicle that `kept` describes. Raises Unsound if it is inconsistent, ValueError if a part is not
        base64."""
        chronicle = cls(viewers)
        chronicle._told, chronicle.shown = _array("h", kept["told"]), kept["shown"]
        chronicle._notes = dict(kept["notes"])
        for viewer, heard, ends in zip(viewers, kept["heard"], kept["ends"], strict=True):
            chronicle._heard[viewer], chronicle._ends[viewer] = _array("i", heard), _array("i", ends)
        chronicle._asides = {viewer: set(asides) for viewer, asides in zip(viewers, kept["asides"], strict=True)}
        chronicle._check()
        return chronicle

    def _check(self) -> None:
        """Raise Unsound unless each viewer was told existing events only, in order, once, and only those for that
        viewer."""
        whole, happened = len(self._told) % _WIDTH == 0, len(self)
        sound = whole and self.shown <= happened and all(number < happened for number in self._notes)
        for viewer in self.viewers:
            heard, ends = self._heard[viewer], self._ends[viewer]
            sound = (sound and all(one < two for one, two in pairwise(chain((-1,), heard, (happened,))))
                     and all(self[number].is_for(viewer) for number in heard)
                     and len(ends) > 0 and ends[0] == 0 and ends[-1] == len(heard)
                     and all(one <= two for one, two in pairwise(ends)))
        if not sound:
            raise Unsound

    def __len__(self) -> int:
        return len(self._told) // _WIDTH

    def __getitem__(self, number: int) -> Told:
        seats, what, a, b, c = self._told[number * _WIDTH:(number + 1) * _WIDTH]
        return Told(seats, what, a, b, c, self._notes.get(number, ""))

    def numbers_of(self, what: int) -> list[int]:
        """The numbers of the shown events of one kind."""
        return [number for number, each in enumerate(self._told[1:self.shown * _WIDTH:_WIDTH]) if each == what]

    def add(self, news: Iterable[Told]) -> None:
        """Append what has happened. Nobody is told yet."""
        for told in news:
            if told.note:
                self._notes[len(self)] = told.note
            self._told.extend((told.seats, told.what, told.a, told.b, told.c))

    def show_next(self) -> None:
        """Tell the next event to each viewer that it is for, except those who were told earlier."""
        told = self[self.shown]
        for viewer in self.viewers:
            if told.is_for(viewer) and self._next_for(viewer) <= self.shown:
                self._heard[viewer].append(self.shown)
        self.shown += 1

    def tell_at_once(self, viewer: int) -> None:
        """Tell a viewer who does not wait all events that have happened."""
        for number in range(max(self.shown, self._next_for(viewer)), len(self)):
            if self[number].is_for(viewer):
                self._heard[viewer].append(number)

    def _next_for(self, viewer: int) -> int:
        """The number of the first event that a viewer may still be told."""
        heard = self._heard[viewer]
        return heard[-1] + 1 if heard else 0

    def make_public(self) -> None:
        """Drop the events that only some viewers were told, because other people sit here now."""
        public = array("i", (number for number in range(self.shown) if self[number].seats == EVERYBODY))
        for viewer in self.viewers:
            self._heard[viewer] = array("i", public)
            self._ends[viewer] = array("i", [0, len(public)])
            self._asides[viewer].clear()

    def close_moment(self, viewers: Iterable[int], aside: bool = False) -> None:
        """End a moment for these viewers, and for each viewer that was told something in it.

        `aside`: nothing happened to the game in this moment.
        """
        now = set(viewers)
        for viewer in self.viewers:
            if viewer in now or len(self._heard[viewer]) != self._ends[viewer][-1]:
                self._ends[viewer].append(len(self._heard[viewer]))
                if aside:
                    self._asides[viewer].add(self.seq(viewer))

    def settled(self, viewer: int, seq: int) -> int:
        """The last moment from `seq` on up to which nothing has happened to the game."""
        while seq + 1 in self._asides[viewer]:
            seq += 1
        return seq

    def seq(self, viewer: int) -> int:
        """How many moments a viewer has had."""
        return len(self._ends[viewer]) - 1

    def count(self, viewer: int, seq: int | None = None) -> int:
        """How many events a viewer has been told, in total or up to a moment."""
        ends = self._ends[viewer]
        return ends[-1 if seq is None else min(seq, len(ends) - 1)]

    def heard(self, viewer: int) -> Sequence[int]:
        """The numbers of the events that a viewer has been told, in order."""
        return self._heard[viewer]

    def lines(self, viewer: int, first: int, end: int | None = None) -> Iterator[Line]:
        """The events that a viewer was told, from index `first` up to `end` (exclusive)."""
        heard, ends = self._heard[viewer], self._ends[viewer]
        for index in range(first, len(heard) if end is None else end):
            told = self[heard[index]]
            yield Line(bisect_right(ends, index), index, told.what, told.a, told.b, told.c, told.note,
                       heard[index])


def _text(numbers: array[int]) -> str:
    return b64encode(numbers.tobytes()).decode()


def _array(code: str, text: str) -> array[int]:
    return array(code, b64decode(text, validate=True))
