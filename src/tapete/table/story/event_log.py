"""The event history of a table's game, stored compactly: ten bytes per event, and four for each viewer told of it."""
from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, pairwise
from typing import Annotated

from ...kernel.log import EVERYBODY
from ...referee.session import SessionEvent
from .snapshot_types import Count, Ints, Pairs, Shorts, Unsound

UNDONE = -1
"""An event of the table itself: a seat took a choice back."""
SEATS = -4
"""An event of the table itself: who sits in a seat changed. It has the seat, the index of the change in
`transcript.SEAT_CHANGES`, and a name as its note."""

_WIDTH = 5


@dataclass(frozen=True)
class EventLine:
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
    to: int | None = None
    """The viewer, if nobody else is told the event."""


@dataclass
class EventLog:
    """All events at a table, and which viewer was told each one at which moment.

    Events and moments are counted for each viewer separately. A gap in the count would betray what others were told or
    asked. A snapshot holds exactly its fields.
    """

    heard: Annotated[dict[int, Ints], Pairs]
    """For each viewer: the numbers of the events that it has been told, in order."""
    ends: Annotated[dict[int, Ints], Pairs]
    """For each viewer: how many events it had been told at the end of each of its moments."""
    asides: Annotated[dict[int, list[Count]], Pairs]
    """For each viewer: the moments in which nothing happened to the game, in order."""
    told: Shorts = field(default_factory=lambda: array("h"))
    """Five numbers for each event: whom it is for, what it is, and its arguments."""
    notes: Annotated[dict[Count, str], Pairs] = field(default_factory=dict)
    """Players' own words, by the number of the event."""
    shown: Count = 0
    """How many events have been shown to the viewers that they are for."""

    @classmethod
    def of(cls, viewers: Sequence[int]) -> EventLog:
        """An empty log for these viewers."""
        return cls({viewer: array("i") for viewer in viewers}, {viewer: array("i", [0]) for viewer in viewers},
                   {viewer: [] for viewer in viewers})

    @property
    def viewers(self) -> Collection[int]:
        return self.heard.keys()

    def check(self, viewers: Sequence[int]) -> None:
        """Raise Unsound unless the log is for these viewers, and each of them was told existing events only, in order,
        once, and only those for that viewer."""
        whole, happened = len(self.told) % _WIDTH == 0, len(self)
        sound = (whole and self.shown <= happened and all(number < happened for number in self.notes)
                 and all([*by_viewer] == [*viewers] for by_viewer in (self.heard, self.ends, self.asides)))
        for viewer in viewers if sound else ():
            heard, ends = self.heard[viewer], self.ends[viewer]
            sound = (sound and all(one < two for one, two in pairwise(chain((-1,), heard, (happened,))))
                     and all(self[number].is_for(viewer) for number in heard)
                     and len(ends) > 0 and ends[0] == 0 and ends[-1] == len(heard)
                     and all(one <= two for one, two in pairwise(ends)))
        if not sound:
            raise Unsound

    def __len__(self) -> int:
        return len(self.told) // _WIDTH

    def __getitem__(self, number: int) -> SessionEvent:
        seats, what, a, b, c = self.told[number * _WIDTH:(number + 1) * _WIDTH]
        return SessionEvent(seats, what, a, b, c, self.notes.get(number, ""))

    def numbers_of(self, what: int) -> list[int]:
        """The numbers of the shown events of one kind."""
        return [number for number, each in enumerate(self.told[1:self.shown * _WIDTH:_WIDTH]) if each == what]

    def add(self, news: Iterable[SessionEvent]) -> None:
        """Append what has happened. Nobody is told yet."""
        for told in news:
            if told.note:
                self.notes[len(self)] = told.note
            self.told.extend((told.seats, told.what, told.a, told.b, told.c))

    def show_next(self) -> None:
        """Tell the next event to each viewer that it is for, except those who were told earlier."""
        told = self[self.shown]
        for viewer in self.viewers:
            if told.is_for(viewer) and self._next_for(viewer) <= self.shown:
                self.heard[viewer].append(self.shown)
        self.shown += 1

    def show_all(self) -> None:
        """Tell all events that have happened to the viewers that they are for."""
        while self.shown < len(self):
            self.show_next()

    def tell_at_once(self, viewer: int) -> None:
        """Tell a viewer who does not wait all events that have happened."""
        for number in range(max(self.shown, self._next_for(viewer)), len(self)):
            if self[number].is_for(viewer):
                self.heard[viewer].append(number)

    def _next_for(self, viewer: int) -> int:
        """The number of the first event that a viewer may still be told."""
        heard = self.heard[viewer]
        return heard[-1] + 1 if heard else 0

    def make_public(self) -> None:
        """Drop the events that only some viewers were told, because other people sit here now."""
        public = array("i", (number for number in range(self.shown) if self[number].seats == EVERYBODY))
        for viewer in self.viewers:
            self.heard[viewer] = array("i", public)
            self.ends[viewer] = array("i", [0, len(public)])
            self.asides[viewer].clear()

    def close_moment(self, viewers: Iterable[int], aside: bool = False) -> None:
        """End a moment for these viewers, and for each viewer that was told something in it.

        `aside`: nothing happened to the game in this moment.
        """
        now = set(viewers)
        for viewer in self.viewers:
            if viewer in now or len(self.heard[viewer]) != self.ends[viewer][-1]:
                self.ends[viewer].append(len(self.heard[viewer]))
                if aside:
                    self.asides[viewer].append(self.seq(viewer))

    def settled(self, viewer: int, seq: int) -> int:
        """The last moment from `seq` on up to which nothing has happened to the game."""
        while seq + 1 in self.asides[viewer]:
            seq += 1
        return seq

    def seq(self, viewer: int) -> int:
        """How many moments a viewer has had."""
        return len(self.ends[viewer]) - 1

    def count(self, viewer: int, seq: int | None = None) -> int:
        """How many events a viewer has been told, in total or up to a moment."""
        ends = self.ends[viewer]
        return ends[-1 if seq is None else min(seq, len(ends) - 1)]

    def lines(self, viewer: int, first: int, end: int | None = None) -> Iterator[EventLine]:
        """The events that a viewer was told, from index `first` up to `end` (exclusive)."""
        heard, ends = self.heard[viewer], self.ends[viewer]
        for index in range(first, len(heard) if end is None else end):
            told = self[heard[index]]
            yield EventLine(bisect_right(ends, index), index, told.what, told.a, told.b, told.c, told.note,
                            heard[index], viewer if told.to == viewer else None)
